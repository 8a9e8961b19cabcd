"""Findings: all that the laboratory finds in a study, read through once, as plain figures."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from kickdoor.core.ruleset import STANDING
from kickdoor.lab import plain
from kickdoor.lab.bestiary import bestiary
from kickdoor.lab.cards import CardCount
from kickdoor.lab.chances import Chances
from kickdoor.lab.drama import Drama
from kickdoor.lab.identities import HoldingCount
from kickdoor.lab.impact import NOTHING, Impact
from kickdoor.lab.marks import DRAWN, PLAYED, SOLD
from kickdoor.lab.report import Report
from kickdoor.lab.verdict import owned, verdict

if TYPE_CHECKING:
    from collections import Counter

    from kickdoor.core.definition import Definition
    from kickdoor.core.ruleset import Ruleset
    from kickdoor.lab.impact import Swing
    from kickdoor.lab.plain import Plain
    from kickdoor.lab.plan import Plan
    from kickdoor.lab.study import Study

BANDED = (("greedy",), (4,), 4)
"""The bots, seats and deal for which the band of measures is known."""


def findings(study: Study, plan: Plan, rules: Ruleset) -> dict[str, Any]:
    """Return what a study found: its measures, cards, identities, monsters, items, its verdict."""
    report, cards, holders = Report(), CardCount(rules), HoldingCount(rules)
    drama, chances = Drama(), Chances()
    for game in study.games():
        for counter in (report, cards, holders, drama, chances):
            counter.add(game)
    impact = Impact({each.ident: each.deck for each in rules.definitions})
    for marks in study.marks():
        impact.add(marks)
    used, held = cards.report(), holders.holdings()
    swings = impact.swings(DRAWN, chances), impact.swings(PLAYED, chances)
    banded = (plan.bots, plan.seats, plan.options.get("deal")) == BANDED
    found = verdict(rules, report, held, used, banded=banded)
    return {
        "plan": _plain_plan(plan),
        "banded": banded,
        **plain.plain_report(report, sum(1 for _ in study.failures())),
        "lengths": {"rounds": _histogram(report.rounds)},
        "drama": {name: plain.plain_share(share) for name, share in drama.shares().items()},
        **plain.plain_holders(held),
        **plain.plain_cards(used),
        "features": dict(used.worked),
        "impact": _plain_impact(rules, *swings),
        "monsters": [
            {**beast._asdict(), "beaten": round(beast.beaten, plain.DIGITS)}
            for beast in bestiary(rules, impact)
        ],
        "items": [_plain_item(each, impact, swings[0]) for each in _items(rules)],
        "verdict": [asdict(finding) for finding in found],
    }


def _plain_plan(plan: Plan) -> Plain:
    return {
        "packs": list(plan.packs),
        "options": dict(plan.options),
        "bots": list(plan.bots),
        "seats": list(plan.seats),
    }


def _histogram(rounds: Counter[float]) -> dict[str, int]:
    found: dict[int, int] = {}
    for value, games in rounds.items():
        found[int(value)] = found.get(int(value), 0) + games
    return {str(value): found[value] for value in sorted(found)}


def _plain_impact(
    rules: Ruleset, drawn: dict[str, Swing], played: dict[str, Swing]
) -> dict[str, Plain]:
    return {
        each.ident: {
            "kind": each.kind,
            "deck": each.deck,
            "own": owned(rules, each.ident),
            "drawn": _plain_swing(drawn.get(each.ident, NOTHING)),
            "played": _plain_swing(played.get(each.ident, NOTHING)),
        }
        for each in rules.definitions
        if each.kind != STANDING
    }


def _plain_swing(swing: Swing) -> Plain:
    return {
        "cases": swing.cases,
        "change": round(swing.change, plain.DIGITS),
        "interval": [round(end, plain.DIGITS) for end in swing.interval],
    }


def _items(rules: Ruleset) -> list[Definition]:
    """Return the items, the dearest first."""
    items = [each for each in rules.definitions if each.is_item]
    return sorted(items, key=lambda each: (-each.value, each.ident))


def _plain_item(item: Definition, impact: Impact, drawn: dict[str, Swing]) -> Plain:
    came, played, sold = impact.times(item.ident, (DRAWN, PLAYED, SOLD))
    return {
        "card": item.ident,
        "value": item.value,
        "drawn": came,
        "played": played,
        "sold": sold,
        "change": round(drawn.get(item.ident, NOTHING).change, plain.DIGITS),
    }
