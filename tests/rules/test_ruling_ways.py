"""Each way of playing a ruling finds what it is there for, and what it finds is said once."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from kickdoor.core import chance, view, windows, zones
from kickdoor.core.game import Game
from kickdoor.core.state import State
from kickdoor.rules.ruling import Ruling, load
from kickdoor.rules.ways import compiled, saved
from kickdoor.rules.ways.judging import judge
from kickdoor.rules.ways.known import WAYS, choose_ways, missing_here, ways_here
from kickdoor.rules.ways.otherwise import otherwise
from kickdoor.rules.ways.script import Script

FIGHT = """
- name: A fight is lost and the die decides
  cards:
    - {id: ogre, kind: monster, level: 9, bad_stuff: [{lose_levels: 1}]}
    - {id: hat, kind: item, slot: headgear, bonus: 2}
  given:
    Ada: {level: 3, hand: [hat]}
    Ben: {hand: [untimely-banana, elf]}
    doors: [ogre]
  play:
    - Ada play hat
    - refuse: Ada loot
    - Ada kick-open
    - expect: {combat: {munchkins: 5, monsters: 9}}
    - Ada concede
    - close
    - Ada flee ogre
    - close
  expect:
    Ada: {equipped: [hat]}
    pending: Ada end-turn
"""
HERE = ["plain", "cloned", "saved", "undone", "leaks"]


@pytest.fixture
def fight(tmp_path: Path) -> Ruling:
    return written(tmp_path, FIGHT)


def written(folder: Path, text: str) -> Ruling:
    place = folder / "rulings" / "one.yaml"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(dedent(text), "utf-8")
    (ruling,) = load(place)
    return ruling


def found(ruling: Ruling, *ways: str) -> dict[str, str]:
    """Return what each way finds, by its name."""
    verdict = judge(ruling, choose_ways(ways or HERE))
    return {name: str(failed) for names, failed in verdict.failures for name in names}


def test_what_holds_holds_in_every_way_and_its_facts_are_counted(fight: Ruling) -> None:
    verdict = judge(fight, ways_here())
    assert verdict.holds
    assert verdict.facts == 6 + 1 + 2 + 2  # choices, a refusal, two totals, two things at the end


@pytest.mark.parametrize("way", HERE)
def test_any_way_alone_counts_the_same_facts(fight: Ruling, way: str) -> None:
    assert judge(fight, choose_ways([way])).facts == 11


def test_what_does_not_hold_at_all_is_told_once(tmp_path: Path) -> None:
    ruling = written(tmp_path, FIGHT.replace("[hat]}\n    pending", "[]}\n    pending"))
    verdict = judge(ruling, choose_ways(HERE))
    ((ways, failed),) = verdict.failures
    assert ways == tuple(HERE)
    assert (failed.step, failed.wanted, failed.found) == (-1, "Ada's equipped is []", "[hat]")
    assert ruling.line_of(failed.step) == 19
    ada, ben = failed.questions
    assert (ada.player, ada.required, "end-turn" in ada.options) == ("Ada", True, True)
    assert (ben.player, ben.required, "trade Ada" in ben.options) == ("Ben", False, True)


def test_a_step_that_fails_has_its_line_and_what_was_open(tmp_path: Path) -> None:
    ruling = written(tmp_path, FIGHT.replace("Ada concede", "Ada claim"))
    ((_, failed),) = judge(ruling, choose_ways(["plain"])).failures
    assert failed.step == 5
    assert ruling.line_of(failed.step) == 15
    assert failed.found == "it is refused by combat-greater-wins (munchkins 5, monsters 9)"
    ada = failed.questions[0]
    assert (ada.player, ada.kind, ada.required) == ("Ada", "floor", True)
    assert ada.options == ("concede", "ask Ben", "ask Cleo")


# -- what each way finds ------------------------------------------------------------------------


@pytest.mark.interpreted
def test_cloned_finds_a_list_that_clones_share(
    fight: Ruling, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = State.clone

    def clone(self: State) -> State:
        copy = whole(self)
        copy.door_discards = self.door_discards
        return copy

    monkeypatch.setattr(State, "clone", clone)
    what = found(fight, "plain", "cloned", "undone")
    assert set(what) == {"cloned"}
    assert "an earlier clone does not change; found: state.door_discards is " in what["cloned"]


@pytest.mark.interpreted
def test_undone_and_cloned_find_chance_from_outside_the_state(
    fight: Ruling, monkeypatch: pytest.MonkeyPatch
) -> None:
    rolls = count()
    monkeypatch.setattr(chance, "die", lambda source, sides: next(rolls) % 6 + 1)
    assert {"cloned", "undone"} <= set(found(fight, "cloned", "undone"))


@pytest.mark.interpreted
def test_undone_finds_a_choice_that_is_not_logged(
    fight: Ruling, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Game.close

    def close(self: Game, revision: int) -> Any:
        events = whole(self, revision)
        self.log.rows = [row for row in self.log.rows if row[0] != "close"]
        return events

    monkeypatch.setattr(Game, "close", close)
    assert set(found(fight, "plain", "cloned", "undone")) == {"undone"}


@pytest.mark.interpreted
def test_undone_finds_what_is_told_otherwise_the_second_time(
    fight: Ruling, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = count()
    whole = Game.emit

    def emit(self: Game, event: Any) -> None:
        event.detail = event.detail or str(next(told))
        whole(self, event)

    monkeypatch.setattr(Game, "emit", emit)
    assert "is told in the same words" in found(fight, "undone")["undone"]


def test_saved_finds_what_is_not_written_down(
    fight: Ruling, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = saved.decode

    def decode(value: Any) -> Any:
        state = whole(value)
        state.script = ()
        state.free_acts = {}
        return state

    monkeypatch.setattr(saved, "decode", decode)
    scripted = Ruling(**{**_fields(fight), "given": {**fight.given, "dice": [5]}})
    what = found(scripted, "plain", "saved")
    assert set(what) == {"saved"}
    assert "a loaded game is the saved one; found: state.script" in what["saved"]


def _fields(ruling: Ruling) -> dict[str, Any]:
    return {name: getattr(ruling, name) for name in Ruling.__slots__}


@pytest.mark.interpreted
def test_leaks_finds_a_view_of_others_hands(fight: Ruling, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = view.view_of

    def view_of(game: Game, seat: int | None) -> Any:
        made = whole(game, seat)
        for each, player in zip(made.seats, game.state.players, strict=True):
            each.strength = sum(game.cards[card].value for card in player.hand)
        return made

    monkeypatch.setattr(view, "view_of", view_of)
    what = found(fight, "plain", "cloned", "leaks")
    assert set(what) == {"leaks"}
    assert "cannot tell how what is hidden" in what["leaks"]
    assert "view.seats[" in what["leaks"]


@pytest.mark.interpreted
def test_leaks_finds_an_event_that_tells_of_a_hidden_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Game.emit

    def emit(self: Game, event: Any) -> None:
        if event.target.startswith("hand:"):
            event.detail = " ".join(self.cards[card].ident for card in self.state.treasure[-9:])
        whole(self, event)

    ruling = written(
        tmp_path,
        """
        - name: What is looted is nobody's business
          given: {phase: after-door}
          play: [Ada loot]
          expect: {Ada: {hand: 1}}
        """,
    )
    assert not found(ruling)
    monkeypatch.setattr(Game, "emit", emit)
    what = found(ruling)
    assert set(what) == {"leaks"}
    assert "Ada learns nothing of what stays hidden from Ada; found: events[" in what["leaks"]


@pytest.mark.interpreted
def test_leaks_finds_a_question_that_depends_on_a_hidden_card(
    fight: Ruling, monkeypatch: pytest.MonkeyPatch
) -> None:
    def could_answer(game: Game, kinds: int) -> int:
        idents = [[game.cards[card].ident for card in p.hand] for p in game.state.players]
        return sum(1 << seat for seat, hand in enumerate(idents) if "munchkins/elf" in hand)

    monkeypatch.setattr(windows, "could_answer", could_answer)
    assert set(found(fight)) == {"leaks"}


# -- which there are ----------------------------------------------------------------------------


def test_the_compiled_way_is_there_where_the_machine_is_compiled(
    fight: Ruling, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = sys.modules[compiled.MACHINE]
    monkeypatch.setattr(machine, "__file__", "/somewhere/core/game.py")
    assert missing_here() == {"compiled": "this build is not compiled"}
    assert "compiled" not in [way.name for way in ways_here()]
    with pytest.raises(ValueError, match="cannot be run: this build is not compiled"):
        choose_ways(["compiled"])
    monkeypatch.setattr(machine, "__file__", "/somewhere/core/game.cpython-311.so")
    assert not missing_here()
    assert not found(fight, "compiled")


def test_ways_are_chosen_by_name_each_once_and_in_their_order() -> None:
    assert [way.name for way in choose_ways(["leaks", "plain", "leaks"])] == ["plain", "leaks"]
    with pytest.raises(ValueError, match="no way 'leeks'; did you mean \"leaks\""):
        choose_ways(["leeks"])


def test_every_way_says_what_it_does() -> None:
    for name, way in WAYS.items():
        assert way.name == name
        assert way.text


def test_hidden_cards_change_places_but_for_the_fixed_ones(fight: Ruling) -> None:
    game = Script(fight).start()
    top = zones.deck(game, "door")[-1]
    other = otherwise(game, 0, frozenset([top]), chance.Chance.of("x"))
    assert zones.deck(other, "door")[-1] == top
    assert zones.deck(other, "door") != zones.deck(game, "door")
    assert sorted(zones.deck(other, "door") + other.state.players[1].hand) == sorted(
        zones.deck(game, "door") + game.state.players[1].hand
    )
    assert other.state.handle != game.state.handle
