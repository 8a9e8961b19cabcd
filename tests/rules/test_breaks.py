"""Every break of ``scripts/mutants.toml`` can still be made: the code that it breaks stands where it says."""

import tomllib

import mutants


def test_every_break_finds_the_code_that_it_breaks():
    assert mutants.breaks(tomllib.loads(mutants.BREAKS.read_text("utf-8")))
