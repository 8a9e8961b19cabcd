"""What a server says of the sets that it offers."""

import msgspec
import pytest

from kickdoor import Game
from kickdoor.server.catalogue import catalogue
from kickdoor.server.messages import Catalogue
from support.short import offered_in


@pytest.fixture
def short(tmp_path, monkeypatch):
    """A set that this server offers besides those that it has."""
    offered_in(tmp_path, monkeypatch)
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()


def test_a_set_of_ones_own_is_offered_by_its_name_and_its_games_are_played_again(short):
    shown = msgspec.json.decode(catalogue("en"), type=Catalogue)
    assert {each.id: each.name for each in shown.editions}["short"] == "A short game"
    game = Game.new(["short"], ["Ada", "Ben", "Cleo"])
    assert game.rules.goal == 4
    assert Game.replay(game.log).digest() == game.digest()
