"""Plain: what many games came to, as numbers, texts and lists for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.bots.arena import Share
    from kickdoor.lab.cards import CardReport
    from kickdoor.lab.identities import Holding
    from kickdoor.lab.report import Report

Plain = dict[str, object]
DIGITS = 4


def plain_share(share: Share) -> Plain:
    """Return what share of the games somebody won."""
    return {
        "share": round(share.share, DIGITS),
        "fair": round(share.fair, DIGITS),
        "interval": [round(end, DIGITS) for end in share.interval],
    }


def plain_report(report: Report, failures: int) -> Plain:
    """Return the measures, who won, and whether the band is kept."""
    return {
        "failures": failures,
        **{name: round(value, DIGITS) for name, value in report.numbers().items()},
        "seats": {each.name: plain_share(each) for each in report.by_seat()},
        "bots": {each.name: plain_share(each) for each in report.by_bot()},
        "band": report.in_band(),
    }


def plain_cards(cards: CardReport) -> Plain:
    """Return which cards came to nothing, and in how many games each was drawn, played, at work."""
    return {
        "cards": {
            "never-drawn": cards.never_drawn,
            "never-played": cards.never_played,
            "without-effect": cards.without_effect,
            "idle-features": cards.idle,
            "uses": {each.card: [each.drawn, each.played, each.worked] for each in cards.uses},
        }
    }


def plain_holders(holders: Sequence[Holding]) -> Plain:
    """Return what the holders of each identity won, group by group."""
    groups: dict[str, dict[str, object]] = {}
    for each in holders:
        groups.setdefault(each.group, {})[each.name] = {
            "at-the-end": {"holders": each.end.games, **plain_share(each.end)},
            "ever": {"holders": each.ever.games, **plain_share(each.ever)},
        }
    return {"identities": groups}
