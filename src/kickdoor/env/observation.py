"""Observation: what a seat sees and is asked, written into a vector.

It is made of the seat's view and of the question put to it, and of nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kickdoor.env.terms import (
    BARGAINS,
    KINDS,
    PHASES,
    STAGES,
    VERBS,
    away,
    bucket,
    one_hot,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    from kickdoor.core.decisions import Decision
    from kickdoor.core.game import Game
    from kickdoor.core.ruleset import Ruleset
    from kickdoor.core.view import (
        CardView,
        FightView,
        OfferView,
        SeatView,
        TableView,
        View,
        YouView,
    )
    from kickdoor.env.layout import Layout


def observe(
    game: Game, seat: int, layout: Layout, decision: Decision | None
) -> NDArray[np.float32]:
    """Return the vector of a seat; ``decision`` is the question put to it, if it has the word."""
    view = game.view(seat)
    page = _Page(layout, game.rules, seat, len(view.seats))
    _write_table(page, view.table)
    for each in view.seats:
        _write_seat(page, each, view)
    if view.fight is not None:
        _write_fight(page, view.fight)
    for offer in _first_of_each(view.offers):
        _write_offer(page, offer)
    assert view.you is not None
    _write_own(page, view.you)
    if decision is not None:
        _write_question(page, decision, view.you.draft)
    return page.vector


class _Page:
    """An empty vector, and how fields are written into it."""

    def __init__(self, layout: Layout, rules: Ruleset, seat: int, seats: int) -> None:
        self.vector: NDArray[np.float32] = np.zeros(layout.size, np.float32)
        self._fields = layout.fields
        self._cards = rules.by_id
        self._seat = seat
        self._seats = seats

    def write(self, name: str, numbers: Sequence[int]) -> None:
        """Write the numbers of a whole field."""
        field = self._fields[name]
        assert len(numbers) == field.size, name
        low, high = field.low, field.high
        self.vector[field.start : field.start + field.size] = [
            min(max(number, low), high) for number in numbers
        ]

    def mark(self, name: str, place: int) -> None:
        """Write a 1 into one place of a field."""
        self.vector[self._fields[name].start + place] = 1

    def mark_seats(self, name: str, seats: Iterable[int]) -> None:
        """Mark seats by where they sit as seen from here."""
        for seat in seats:
            self.mark(name, self.place_of(seat))

    def place_of(self, seat: int) -> int:
        """Return how far away a seat is."""
        return away(self._seat, seat, self._seats)

    def count(self, name: str, cards: Iterable[CardView]) -> None:
        """Count cards whose faces are seen, with what lies on them."""
        for card in _flat(cards):
            self.count_id(name, card.id)

    def count_id(self, name: str, ident: str) -> None:
        """Count one card by its id; an unknown one is not counted."""
        definition = self._cards.get(ident)
        if definition is not None:
            field = self._fields[name]
            at = field.start + definition.index
            self.vector[at] = min(self.vector[at] + 1, field.high)


def _write_table(page: _Page, table: TableView) -> None:
    page.write("table", (table.turn, table.goal, table.epic_level))
    page.write("phase", one_hot(table.phase, PHASES))
    page.mark_seats("active", (table.active,))
    decks = (table.piles["door"], table.piles["treasure"])
    page.write("piles", [number for pile in decks for number in (pile.count, pile.discards)])
    page.count("discards.cards", [pile.top for pile in decks if pile.top is not None])
    for pile in table.piles.values():
        page.count("faces.cards", pile.faces)
    page.count("centre.cards", table.centre)
    page.count("flight.cards", table.in_flight)
    page.count("corpse.cards", table.corpse)
    page.count("doorway.cards", [each.card for each in table.doorway if not each.done])
    die = table.die
    if die is not None:
        page.write("die", (1, die.sides, die.value, die.total))
        page.mark_seats("die.seat", (die.seat,))


def _write_seat(page: _Page, seat: SeatView, view: View) -> None:
    name = f"seat.{page.place_of(seat.seat)}"
    page.write(
        name,
        (
            seat.level,
            seat.alive,
            seat.strength,
            seat.run_away,
            seat.hand_doors,
            seat.hand_treasures,
            seat.hand_limit,
            seat.epic,
            seat.seat in view.table.waiting,
            seat.seat in view.table.winners,
        ),
    )
    page.count(f"{name}.table.cards", seat.table)
    for card in _flat(seat.table):
        if card.equipped:
            page.count_id(f"{name}.equipped.cards", card.id)
    if view.you is not None and view.you.seat != seat.seat:
        page.count(f"{name}.hand.cards", seat.shown)


def _flat(cards: Iterable[CardView]) -> Iterator[CardView]:
    """Return cards with those that lie on them."""
    for card in cards:
        yield card
        yield from _flat(card.attached)


def _write_fight(page: _Page, fight: FightView) -> None:
    page.write(
        "fight",
        (
            1,
            fight.forced,
            fight.munchkins,
            fight.monsters,
            fight.winning == "munchkins",
            fight.levels,
            fight.treasures,
            fight.reaches,
            fight.for_the_win,
            len(fight.foes),
        ),
    )
    page.write("fight.stage", one_hot(fight.stage, STAGES))
    page.mark_seats("fight.main", (fight.main,))
    page.mark_seats("fight.helper", () if fight.helper is None else (fight.helper,))
    page.mark_seats("fight.passed", fight.passed)
    for foe in fight.foes:
        page.count_id("fight.monsters.cards", foe.card.id)
        page.count("fight.enhancers.cards", foe.card.attached)
    deal = fight.deal
    if deal is not None:
        page.write("deal", (1, deal.treasures, deal.first))
        page.count("deal.cards", (*deal.gives, *deal.plays))


def _first_of_each(offers: Iterable[OfferView]) -> Iterable[OfferView]:
    """Return the first offer of every seat to every other, which is the one that actions are about."""
    firsts: dict[tuple[int, int], OfferView] = {}
    for offer in offers:
        firsts.setdefault((offer.by, offer.to), offer)
    return firsts.values()


def _write_offer(page: _Page, offer: OfferView) -> None:
    """Write an offer to this seat, or mark that it has made one."""
    if page.place_of(offer.by) == 0:
        page.mark_seats("offered", (offer.to,))
        return
    if page.place_of(offer.to) != 0:
        return
    name = f"offer.{page.place_of(offer.by)}"
    page.write(name, (*one_hot(offer.kind, BARGAINS), offer.treasures, offer.first))
    page.count(f"{name}.gives.cards", (*offer.gives, *offer.plays))
    page.count(f"{name}.gets.cards", offer.gets)


def _write_own(page: _Page, you: YouView) -> None:
    page.count("seat.0.hand.cards", you.hand)
    for known in you.known:
        zone, _, seat = known.zone.partition(":")
        if zone == "hand":
            page.count(f"seat.{page.place_of(int(seat))}.hand.cards", (known.card,))
        else:
            page.count("known.cards", (known.card,))


def _write_question(page: _Page, decision: Decision, draft: Sequence[str]) -> None:
    page.write("decision", one_hot(decision.kind, KINDS))
    page.write("required", (decision.required,))
    if decision.why:
        page.mark("why", bucket(decision.why))
    if decision.source is not None:
        page.count_id("source.cards", decision.source)
    if decision.kind == "draft":
        _write_draft(page, draft)


def _write_draft(page: _Page, draft: Sequence[str]) -> None:
    verb, *tokens = draft
    page.write("draft.verb", one_hot(verb, VERBS))
    amounts = [int(token) for token in tokens[1:] if token.isdigit()]
    page.write("draft.numbers", (len(tokens), amounts[-1] if amounts else 0))
    for token in tokens:
        page.count_id("draft.cards", token.partition("#")[0])
        if token[:1] == "@" and token[1:].isdigit():
            page.mark_seats("draft.seats", (int(token[1:]),))
