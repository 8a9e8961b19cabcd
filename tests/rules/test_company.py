"""Cards that are about something of an absent set stay in the box; others take their place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kickdoor.lang.mistakes import PackError
from kickdoor.lang.pack import load_packs
from kickdoor.rules.sets import ruleset

if TYPE_CHECKING:
    from pathlib import Path

PACK = """
id: lodge
name: Lodge
knows: [russia, vox-machina]
groups: {class: {places: 1}, race: {places: 1}}
slots: {headgear: 1, armor: 1, footgear: 1, hands: 2}
"""

CARDS = """
- {id: imp, name: Imp, kind: monster, level: 1, copies: 3}
- {id: pebble, name: Pebble, kind: item, bonus: 1, copies: 3}
- id: snow-shoes
  name: Snow Shoes
  kind: item
  slot: footgear
  bonus: 1
  with: [season]
  modifiers: [{strength: +2, when: {season: winter}}]
- {id: snow-shoes-indoors, name: Snow Shoes, kind: item, slot: footgear, bonus: 2, without: [season]}
- {id: track-mud, name: Track Mud, kind: curse, with: board, effect: [{lose_levels: 1}]}
- {id: two-cousins, name: Two Cousins, kind: special, deck: door, with: [russia, vox-machina], plays: [{window: any, do: [{draw: 1}]}]}
- {id: half-breed, name: Half-Breed, kind: permission, group: race}
- {id: two-jobs, name: Two Jobs, kind: permission, group: class}
"""


@pytest.fixture
def lodge(tmp_path: Path) -> Path:
    folder = tmp_path / "lodge"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(PACK, "utf-8")
    (folder / "cards" / "all.yaml").write_text(CARDS, "utf-8")
    return folder


def dealt(*names: Path | str) -> set[str]:
    """Return the cards of the lodge that lie in a deck."""
    idents = (definition.ident for definition, _ in ruleset(names).copies)
    return {ident.split("/")[1] for ident in idents if ident.startswith("lodge/")}


ALWAYS = {"imp", "pebble"}


def test_alone_a_set_leaves_out_what_speaks_of_others_and_what_nobody_could_use(
    lodge: Path,
) -> None:
    assert dealt(lodge) == {*ALWAYS, "snow-shoes-indoors"}


def test_a_card_lies_in_the_deck_where_what_it_is_with_is_there_and_its_stand_in_does_not(
    lodge: Path,
) -> None:
    assert dealt(lodge, "russia") == {*ALWAYS, "snow-shoes", "two-jobs"}
    assert dealt("russia", lodge) == {*ALWAYS, "snow-shoes", "two-jobs"}


def test_a_board_and_several_sets_can_be_asked_for(lodge: Path) -> None:
    assert dealt(lodge, "vox-machina") == {*ALWAYS, "snow-shoes-indoors", "track-mud"}
    both = dealt(lodge, "vox-machina", "russia")
    assert both == {*ALWAYS, "snow-shoes", "track-mud", "two-cousins", "two-jobs"}


def test_a_permission_waits_for_a_set_that_has_what_it_permits(lodge: Path) -> None:
    assert {"half-breed", "two-jobs"} <= dealt(lodge, "munchkins")


def test_without_saying_so_no_card_speaks_of_a_set_that_may_be_absent(lodge: Path) -> None:
    cards = lodge / "cards" / "all.yaml"
    cards.write_text(CARDS.replace("  with: [season]\n", ""), "utf-8")
    with pytest.raises(PackError, match='unknown condition "season"'):
        load_packs([lodge])


def test_company_that_nothing_is_called_by_is_a_mistake(lodge: Path) -> None:
    cards = lodge / "cards" / "all.yaml"
    cards.write_text(CARDS.replace("with: [season]", "with: [saeson]"), "utf-8")
    with pytest.raises(PackError, match='"saeson"; did you mean "season"'):
        load_packs([lodge])
