"""Overlays: packs that any table adds to its sets by the house rule of their names."""

from __future__ import annotations

import msgspec
import pytest

from kickdoor import Game
from kickdoor.lang.pack import overlays, shipped_packs
from kickdoor.rules.coverage import GOAL, measure
from kickdoor.server.catalogue import catalogue
from kickdoor.server.messages import Catalogue
from support.repo import ROOT

SEATS = ["Ada", "Ben", "Cleo"]


@pytest.mark.parametrize("name", shipped_packs())
def test_any_set_is_played_with_the_epic_overlay_and_replayed(name: str) -> None:
    game = Game.new([name], SEATS, {"epic": True}, seed=3)
    assert game.rules.goal == 20
    assert game.rules.packs[-1] == "epic"
    seat, key = next((each.seat, each.options[0].key) for each in game.decisions if each.options)
    game.step(seat, key)
    assert Game.replay(game.log).digest() == game.digest()


def test_a_set_without_the_overlay_knows_nothing_of_it() -> None:
    game = Game.new(["munchkins"], SEATS)
    assert game.rules.goal == 10
    assert game.rules.epic_level == 0
    assert all(each.ordinary is None for each in game.cards)
    assert [seat.epic for seat in game.view(None).seats] == [False, False, False]


def test_an_overlay_is_no_set_that_can_be_chosen() -> None:
    assert "epic" in [pack.id for pack in overlays()]
    assert "epic" not in shipped_packs()


def test_a_house_rule_of_an_overlay_is_on_or_off() -> None:
    assert Game.new(["munchkins"], SEATS, {"epic": False}).rules.goal == 10
    with pytest.raises(ValueError, match="epic cannot be 7; it can be true or false"):
        Game.new(["munchkins"], SEATS, {"epic": 7})


def test_the_server_offers_the_overlay_at_every_table_and_tells_of_feats() -> None:
    told = msgspec.json.decode(catalogue("en"), type=Catalogue)
    for edition in told.editions:
        assert "epic" in [option.id for option in edition.options]
    assert (told.cards["munchkins/warrior"].epic or "").startswith("Epic, Ludicrous Strength: ")


@pytest.mark.parametrize("name", [pack.id for pack in overlays()])
def test_every_rule_and_card_of_an_overlay_is_proved(name: str) -> None:
    found = measure(["munchkins", name], editions=[name], tests=ROOT / "tests")
    missing = [each.id for each in found.rules_missing]
    assert not missing, f"no ruling and no test names {', '.join(missing)}"
    few = {each.id: each.rulings for each in found.cards_below(GOAL) if each.pack == name}
    assert not few
