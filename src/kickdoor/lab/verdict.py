"""Verdict: what of a set is out of balance for certain, and what one would change.

Something is *out* where the whole interval (95 %) in which the true share lies is beyond its bound, and
*doubtful* where the share as found is beyond it but its interval is not: then more games would tell.
A card matters too seldom that has an effect in less than one in twenty of the games into which it comes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kickdoor.bots.arena import wilson
from kickdoor.lab.band import BAND

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.core.ruleset import Ruleset
    from kickdoor.lab.cards import CardReport
    from kickdoor.lab.identities import Holding
    from kickdoor.lab.report import Report

WEAK, STRONG = 0.7, 1.4
"""Between what multiples of an equal share the holders of an identity win."""

SEAT = 0.05
"""How far a seat's share may be from an equal one."""

SELDOM = 0.05
"""In what share of the games into which a card comes it should have an effect at the least."""

SEEN = 20
"""In how many games a card has to have come before its having no effect is told."""

OUT, DOUBTFUL = "out", "doubtful"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is out of balance.

    ``kind`` is among the messages ``lab-found-*`` of the catalogue, with what to do about it under
    ``lab-change-*``; ``subject`` is a card's id, a seat or a measure; ``value`` lies from ``low`` to
    ``high``, and ``bound`` is what it should keep. ``own`` tells whether the card is ours to change.
    ``unused`` names features of the card that were never at work.
    """

    kind: str
    subject: str
    certainty: str
    value: float
    low: float
    high: float
    bound: float
    own: bool = True
    unused: tuple[str, ...] = ()


def verdict(
    rules: Ruleset,
    report: Report,
    holders: list[Holding],
    cards: CardReport,
    *,
    banded: bool,
) -> list[Finding]:
    """Return what is out of balance, what is certain first.

    ``banded`` tells whether the games are such as the band was made for (:mod:`kickdoor.lab.band`).
    """
    found = [*_identities(rules, holders, cards), *_seats(report), *_cards(rules, cards)]
    if banded:
        found += _measures(report)
    return sorted(found, key=lambda finding: finding.certainty != OUT)


def _identities(rules: Ruleset, holders: list[Holding], cards: CardReport) -> Iterator[Finding]:
    idents = {each.ident for each in rules.definitions}
    for holding in holders:
        ever = holding.ever
        if holding.name not in idents or not ever.games:
            continue
        value, (low, high) = ever.share / ever.fair, (end / ever.fair for end in ever.interval)
        kind, bound = ("identity-strong", STRONG) if value > 1 else ("identity-weak", WEAK)
        certainty = _beyond(value, low, high, WEAK, STRONG)
        if certainty:
            own = owned(rules, holding.name)
            unused = tuple(
                name.partition(">")[2] for name in cards.idle if name.startswith(f"{holding.name}>")
            )
            yield Finding(kind, holding.name, certainty, value, low, high, bound, own, unused)


def _seats(report: Report) -> Iterator[Finding]:
    for share in report.by_seat():
        value = share.share - share.fair
        low, high = (end - share.fair for end in share.interval)
        certainty = _beyond(value, low, high, -SEAT, SEAT)
        if certainty:
            kind, bound = ("seat-strong", SEAT) if value > 0 else ("seat-weak", -SEAT)
            yield Finding(kind, share.name, certainty, value, low, high, bound)


def _cards(rules: Ruleset, cards: CardReport) -> Iterator[Finding]:
    for use in cards.uses:
        low, high = wilson(use.worked, use.drawn)
        certain = high < SELDOM
        if use.drawn >= SEEN and (certain or not use.worked):
            kind = "card-idle" if use.played else "card-unplayed"
            certainty = OUT if certain else DOUBTFUL
            value, own = use.worked / use.drawn, owned(rules, use.card)
            yield Finding(kind, use.card, certainty, value, low, high, SELDOM, own)


def _measures(report: Report) -> Iterator[Finding]:
    numbers = report.numbers()
    for name, kept in report.in_band().items():
        if not kept and report.games:
            value, bounds = numbers[name], BAND[name]
            high = bounds.most is not None and value > bounds.most
            kind, bound = ("measure-high", bounds.most) if high else ("measure-low", bounds.least)
            yield Finding(kind, name, DOUBTFUL, value, value, value, bound or 0.0)


def _beyond(value: float, low: float, high: float, least: float, most: float) -> str:
    """Return how certain it is that a value is beyond its bounds; nothing where it is within."""
    if high < least or low > most:
        return OUT
    return DOUBTFUL if not least <= value <= most else ""


def owned(rules: Ruleset, ident: str) -> bool:
    """Tell whether what a card does, or some of it, is our own invention."""
    source = rules.find(ident).source
    return source.get("source") == "own" or bool(source.get("own"))
