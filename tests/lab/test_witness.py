"""What a game notes of its cards while it is played."""

import pytest

from kickdoor import Game
from kickdoor.lab.features import Features
from kickdoor.lab.tally import Counter
from kickdoor.lab.witness import Witness, features_of
from kickdoor.rules.scenario import lay_out

ADA, BEN = 0, 1


def watched(**given):
    """Return a table that is laid out as given and takes notes from now on."""
    game = lay_out(given, ())
    return Witness(game.rules, game.cards, game.state, game.log)


def at_work(game, card):
    """Return the names of the features of a card that have been at work."""
    features = features_of(game.rules)
    return {
        feature.name
        for place, feature in enumerate(features.all)
        if feature.card == f"munchkins/{card}" and game.worked >> place & 1
    }


def noted(game, mask):
    return {each.ident for each in game.rules.definitions if mask >> each.index & 1}


def test_what_comes_from_a_deck_is_drawn_and_what_comes_into_play_is_played():
    game = watched(Ada={"hand": ["clip-on-beard", "read-the-manual"]}, doors=["tax-pigeon"])
    game.step(ADA, "play:clip-on-beard")
    assert noted(game, game.drawn) == set()
    assert noted(game, game.played) == {"munchkins/clip-on-beard"}
    game.step(ADA, "kick-open")
    assert noted(game, game.drawn) == {"munchkins/tax-pigeon"}
    assert "munchkins/tax-pigeon" in noted(game, game.played)


def test_a_level_card_is_at_work_when_somebody_is_lifted():
    game = watched(Ada={"hand": ["read-the-manual"]})
    game.step(ADA, "play:read-the-manual>@0")
    assert at_work(game, "read-the-manual") == {"level"}


def test_laying_an_item_down_is_no_effect_and_its_bonus_in_a_fight_is_one():
    game = watched(Ada={"hand": ["sword-nearly-new"]}, doors=["tax-pigeon"])
    game.step(ADA, "play:sword-nearly-new")
    assert at_work(game, "sword-nearly-new") == set()
    game.step(ADA, "kick-open")
    game.step(ADA, "claim")
    assert at_work(game, "sword-nearly-new") == {"numbers"}


def test_a_curse_that_takes_nothing_has_no_effect():
    game = watched(Ada={"level": 1}, doors=["selective-amnesia"])
    game.step(ADA, "kick-open")
    assert "munchkins/selective-amnesia" in noted(game, game.played)
    assert "effect" not in at_work(game, "selective-amnesia")


def test_a_curse_that_takes_a_level_has_one():
    game = watched(Ada={"level": 3}, doors=["selective-amnesia"])
    game.step(ADA, "kick-open")
    assert "effect" in at_work(game, "selective-amnesia")


def test_a_monster_is_at_work_when_it_is_killed():
    game = watched(Ada={"level": 9}, combat={"main": "Ada", "monsters": ["tax-pigeon"]})
    assert at_work(game, "tax-pigeon") == set()
    game.step(ADA, "claim")
    assert "fought" in at_work(game, "tax-pigeon")


def test_who_held_an_identity_ever_and_at_the_end():
    laid = lay_out({"Ada": {"hand": ["elf", "dwarf"]}}, ())
    game = Witness(laid.rules, laid.cards, laid.state, laid.log)
    counter = Counter(game)
    for key in ("play:elf", "play:dwarf"):
        counter.watch(game, game.step(ADA, key))
    game.state.winners = (ADA,)
    counter.watch(game, [])
    assert noted(game, counter.tally.held[ADA]) == {"munchkins/elf", "munchkins/dwarf"}
    assert noted(game, counter.tally.kept[ADA]) == {"munchkins/dwarf"}
    assert counter.tally.kept[BEN] == 0


def test_a_copy_takes_no_notes():
    game = watched(Ada={"hand": ["read-the-manual"]})
    copy = game.clone()
    copy.step(ADA, "play:read-the-manual>@0")
    assert type(copy) is Game
    assert game.worked == 0


@pytest.mark.parametrize("pack", ["munchkins", "russia", "ducktales", "vox-machina"])
def test_every_card_that_can_be_played_can_be_at_work(pack):
    game = Game.new([pack], ["Ada", "Ben", "Cleo"], {}, 1)
    features = Features(game.rules)
    idle = [
        each.ident
        for each, able in zip(game.rules.definitions, features.of_card, strict=True)
        if not able and each.kind != "rule"
    ]
    assert idle == []
