"""Piles beside the decks: what is dealt from them, who sees them, and where their cards go."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from kickdoor import Game
from kickdoor.core import changes
from kickdoor.core.chance import Chance
from kickdoor.core.codec import decode, encode
from kickdoor.rules.sets import ruleset

if TYPE_CHECKING:
    from pathlib import Path

SEATS = ["Ada", "Ben", "Cleo"]
PACK = """
id: gifts
name: Gifts
requires: [munchkins]
groups: {gift: {places: 1}}
piles: {gift: {deal: 1, face: FACE}}
"""


def gifts(folder: Path, face: str, seed: int = 3) -> Game:
    """Start a game in which everybody is dealt one of five gifts."""
    home = folder / "gifts"
    (home / "cards").mkdir(parents=True)
    (home / "pack.yaml").write_text(PACK.replace("FACE", face), "utf-8")
    cards = [
        f"- {{id: gift-{n}, name: Gift, kind: identity, group: gift, deck: gift}}" for n in "abcde"
    ]
    (home / "cards" / "gifts.yaml").write_text("\n".join(cards), "utf-8")
    return Game.new(ruleset([home]), SEATS, seed=seed)


def test_an_open_pile_is_seen_by_all(tmp_path: Path) -> None:
    game = gifts(tmp_path, "up")
    dealt = {view.id for seat in game.view(None).seats for view in seat.table}
    pile = game.view(None).table.piles["gift"]
    assert (pile.count, pile.discards) == (2, 0)
    assert len(dealt) == 3
    assert {card.id for card in pile.faces} | dealt == {f"gifts/gift-{n}" for n in "abcde"}


def test_of_a_hidden_pile_the_number_alone_is_seen(tmp_path: Path) -> None:
    game = gifts(tmp_path, "down")
    for seat in (None, 0, 1, 2):
        pile = game.view(seat).table.piles["gift"]
        assert (pile.count, pile.faces) == (2, [])


def test_a_hidden_pile_is_dealt_anew_and_an_open_one_is_not(tmp_path: Path) -> None:
    for face, orders in (("down", 2), ("up", 1)):
        game = gifts(tmp_path / face, face)
        piles = [game.deal_for(0, Chance.of(n)).state.piles["gift"] for n in range(20)]
        assert all(sorted(pile) == sorted(game.state.piles["gift"]) for pile in piles)
        assert len({tuple(pile) for pile in piles}) == orders


def test_what_is_discarded_goes_back_under_the_pile(tmp_path: Path) -> None:
    game = gifts(tmp_path, "up")
    card, *_ = game.state.players[1].table
    top = game.state.piles["gift"][-1]
    changes.discard_from_table(game, 1, card)
    assert game.state.piles["gift"][0] == card
    assert game.state.piles["gift"][-1] == top


def test_copies_and_saves_hold_the_piles(tmp_path: Path) -> None:
    game = gifts(tmp_path, "down")
    copy = game.clone()
    assert copy.digest() == game.digest()
    assert decode(encode(game.state)).piles == game.state.piles
    copy.state.piles["gift"].pop()
    assert copy.digest() != game.digest()
    assert len(game.state.piles["gift"]) == 2


@pytest.mark.parametrize("name", ["ducktales", "vox-machina"])
def test_a_game_with_piles_is_its_log(name: str) -> None:
    game = Game.new([name], SEATS, seed=5)
    dice = Random(5)
    for _ in range(300):
        keys = [(d.seat, option.key) for d in game.decisions for option in d.options]
        game.step(*dice.choice(keys))
        if game.over:
            break
    assert Game.replay(game.log).digest() == game.digest()
