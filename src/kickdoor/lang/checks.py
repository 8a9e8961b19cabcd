"""Checks: what types cannot say about a card, such as lengths, and what its kind needs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kickdoor.lang import forms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.lang.mistakes import Report, Spot
    from kickdoor.lang.source import Node

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_JOKE = 90
AT_LEAST = {"level": 1, "treasures": 0, "levels": 0, "value": 0, "places": 1, "copies": 1}


def check_card(form: forms.CardForm, node: Node, report: Report) -> None:
    """Report everything that is wrong with a card whose keys are right."""
    fields = node.value if isinstance(node.value, dict) else {}

    def spot(key: str) -> Spot:
        return fields[key].spot if key in fields else node.spot

    if not NAME.fullmatch(form.id):
        report.add(spot("id"), f'"{form.id}" is no id: small letters, digits and hyphens')
    if len(form.joke) > LONGEST_JOKE:
        report.add(spot("joke"), f"a joke has {LONGEST_JOKE} letters at most, not {len(form.joke)}")
    if form.art is not None and not 1 <= len(form.art.icons) <= 3:
        report.add(spot("art"), "a picture has one to three icons")
    if form.kind == "special" and form.deck is None:
        report.add(node.spot, '"deck" is missing: a special card has to say door or treasure')
    for key, least in AT_LEAST.items():
        if form.kind != "enhancer" and getattr(form, key, least) < least:
            report.add(spot(key), f'"{key}" is at least {least}')
    missing = _missing(form)
    if missing:
        report.add(node.spot, missing)
    plays = getattr(form, "plays", ())
    _report_twice("ability", [each.id for each in form.abilities], spot("abilities"), report)
    _report_twice("play", [each.id for each in plays if each.id], spot("plays"), report)
    for key, ways in (("plays", plays), ("abilities", form.abilities)):
        for way in ways:
            _report_twice("pick", [pick.name for pick in way.picks], spot(key), report)


def _missing(form: forms.CardForm) -> str:
    """Return what a card of this kind still needs to do anything."""
    match form:
        case forms.OneShotForm(boost=0, plays=()):
            return 'a one-shot needs "boost" or "plays"'
        case forms.OneShotForm(boost=0) if form.helps_only is not None:
            return '"helps_only" goes with "boost"'
        case forms.CurseForm(effect=-1, lasting=None):
            return 'a curse needs "effect" or "lasting"'
        case forms.SpecialForm(plays=()):
            return 'a special card needs "plays"'
    return ""


def _report_twice(what: str, idents: Sequence[str], spot: Spot, report: Report) -> None:
    for ident in sorted({each for each in idents if idents.count(each) > 1}):
        report.add(spot, f'more than one {what} of this card is called "{ident}"')
