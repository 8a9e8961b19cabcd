"""No player and no card can hold a table for ever."""

from __future__ import annotations

from kickdoor import Game, Refused
from kickdoor.core.game import FREE_ACTS
from kickdoor.rules.ruling import load
from kickdoor.rules.scenario import lay_out

ENDLESS = """
- name: An ability without cost or limit
  cards:
    - id: whistle
      kind: item
      abilities: [{id: blow, window: any, do: []}]
    - id: mirror
      kind: curse
      effect: [{lose_levels: 1}]
    - id: echo
      kind: item
      triggers:
        - {on: level_lost, do: [{gain_levels: 1}]}
        - {on: level_gained, do: [{lose_levels: 1}]}
  given:
    Ada: {level: 5, equipped: [whistle, echo]}
    Ben: {hand: [mirror]}
"""


def table(tmp_path) -> Game:  # type: ignore[no-untyped-def]
    folder = tmp_path / "rulings"
    folder.mkdir()
    (folder / "endless.yaml").write_text(ENDLESS)
    ruling = load(folder)[0]
    return lay_out(ruling.given, ruling.cards)


def test_free_acts_have_an_allowance(tmp_path) -> None:  # type: ignore[no-untyped-def]
    game = table(tmp_path)
    for _ in range(FREE_ACTS):
        game.step(0, "use:whistle>blow")
    refusal = game.why_not(0, "use:whistle>blow")
    assert refusal is not None
    assert refusal.rule == "engine-enough"
    game.step(0, "kick-open")


def test_a_chain_without_end_is_cut_and_told(tmp_path) -> None:  # type: ignore[no-untyped-def]
    game = table(tmp_path)
    events = game.step(1, "play:mirror>@0")
    assert any(event.kind == "runaway" for event in events)
    assert game.decisions
    try:
        game.step(0, "kick-open")
    except Refused as refused:
        raise AssertionError(refused) from refused
