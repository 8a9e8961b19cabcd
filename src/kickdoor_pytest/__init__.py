"""Pytest plugin: files of rulings are collected as tests, where they are asked for.

It is off until ``--kickdoor-rulings`` or ``kickdoor_rulings = true`` turns it on, and stands outside
the package so that a pytest which does not want it never imports the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

SWITCH = "kickdoor_rulings"
WAYS = "kickdoor_ways"
FOLDER = "rulings"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switch and the choice of ways."""
    group = parser.getgroup("kickdoor")
    text = "collect the rulings (*.yaml) in folders that are called rulings as tests"
    group.addoption("--kickdoor-rulings", action="store_true", help=text)
    parser.addini(SWITCH, text, type="bool", default=False)
    ways = "the ways to play rulings in, separated by commas; all when left out"
    group.addoption("--kickdoor-ways", metavar="WAYS", default="", help=ways)
    parser.addini(WAYS, ways, default="")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect a file of rulings."""
    if file_path.suffix != ".yaml" or FOLDER not in file_path.parts or not _is_on(parent.config):
        return None
    from kickdoor_pytest.collecting import RulingFile

    return RulingFile.from_parent(parent, path=file_path)


def _is_on(config: pytest.Config) -> bool:
    return bool(config.getoption("--kickdoor-rulings") or config.getini(SWITCH))
