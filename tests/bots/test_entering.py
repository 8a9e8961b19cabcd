"""Bots of one's own are found by class or by entry point, and what is none is told in one line."""

import importlib.metadata
import sys

import pytest

from kickdoor.bots import entering
from kickdoor.bots.entering import enter_bot
from kickdoor.bots.roster import make_bot

BOT = """
from kickdoor.bots.sight import Sight

class Hasty:
    name = "hasty"
    keen = 0.0

    def __init__(self, seed=0):
        self.seed = seed

    def choose(self, game, seat):
        return Sight(game, seat).keys[0]

class Mute:
    name = "mute"
    keen = 0.0
    def __init__(self, seed): ...

class Nameless(Hasty):
    name = None

class Eager(Hasty):
    keen = 2

class Seedless:
    pass

answer = 42
"""


@pytest.fixture(autouse=True)
def visitors(tmp_path, monkeypatch):
    (tmp_path / "visitors.py").write_text(BOT, "utf-8")
    (tmp_path / "broken.py").write_text("def", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield
    sys.modules.pop("visitors", None)
    entering._maker.cache_clear()


def test_a_class_is_found_where_it_is_said_to_be():
    bot = enter_bot("visitors:Hasty", 7)
    assert (bot.name, bot.seed) == ("hasty", 7)


def test_an_installed_package_enters_its_bot_by_name(monkeypatch):
    entry = importlib.metadata.EntryPoint("hasty", "visitors:Hasty", entering.GROUP)

    def found(**wanted):
        return [entry] if wanted == {"group": entering.GROUP, "name": "hasty"} else []

    monkeypatch.setattr(entering, "entry_points", found)
    assert enter_bot("hasty", 3).seed == 3


def test_bots_of_the_house_are_found_as_before():
    assert enter_bot("search:20", 1).name == "search"
    with pytest.raises(ValueError, match="no budget '0'"):
        enter_bot("search:0")


def test_what_comes_over_a_wire_imports_nothing():
    with pytest.raises(ValueError, match="no bot 'visitors:Hasty'"):
        make_bot("visitors:Hasty")
    assert "visitors" not in sys.modules


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("clever", "no bot 'clever'; there are random, .*, or module:Class"),
        ("nowhere:Bot", "module 'nowhere' cannot be imported: No module named 'nowhere'"),
        ("broken:Bot", "module 'broken' cannot be imported: "),
        (":Bot", "module '' cannot be imported"),
        ("visitors:Missing", "module 'visitors' has no class 'Missing'"),
        ("visitors:answer", "module 'visitors' has no class 'answer'"),
        ("visitors:Mute", r"visitors:Mute is no bot: it has no method 'choose\(game, seat\)'"),
        ("visitors:Nameless", "visitors:Nameless is no bot: its 'name' is no text"),
        ("visitors:Seedless", "visitors:Seedless is no bot: it is not made from a seed alone"),
        ("visitors:Eager", "visitors:Eager is no bot: its 'keen' is 2, not a number from 0 to 1"),
    ],
)
def test_what_is_no_bot_is_told(name, told):
    with pytest.raises(ValueError, match=told):
        enter_bot(name)
