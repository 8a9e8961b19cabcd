"""The command that reads packs counts what it reads, and says what it did not find."""

import pytest

from kickdoor.cli import main
from support.repo import PACKS


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
