"""The commands that read packs and rulings count what they read, and say what they did not find."""

import pytest

from kickdoor.cli import main
from support.repo import PACKS, SOURCE

CHARITY = str(SOURCE / "rules" / "rulings" / "charity.yaml")


def run(capsys, *arguments):
    code = main.run(list(arguments))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.mark.parametrize("name", ["munchkins", PACKS / "munchkins", PACKS / "munchkins/pack.yaml"])
def test_a_pack_is_named_by_its_id_its_folder_or_its_file(name, capsys):
    assert run(capsys, "check", str(name)) == (0, "1 pack read, no mistakes\n", "")


def test_what_is_no_pack_was_not_read(capsys):
    code, out, _ = run(capsys, "check", "nope")
    assert code == 2
    assert out.endswith("\nno packs read, 1 mistake\n")


def test_a_filter_that_leaves_no_ruling_is_said_to(capsys):
    code, _, err = run(capsys, "rulings", CHARITY, "--only", "zzzz")
    assert code == 2
    assert err.startswith("kickdoor: --only zzzz: none of ")


def test_rulings_are_counted(capsys):
    code, out, _ = run(capsys, "rulings", CHARITY)
    assert code == 0
    assert out.endswith(" rulings hold, 0 do not\n")
