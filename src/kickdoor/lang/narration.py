"""Narration: the log, one sentence for each event that says something to people."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from kickdoor.core.state import MONSTERS, MUNCHKINS

if TYPE_CHECKING:
    from kickdoor.core.events import Event
    from kickdoor.core.game import Game
    from kickdoor.lang.wording import Wording

CANCELLED = -1000
"""The total of a die that does not count any more."""

HIDDEN = {"door": "some-doors", "treasure": "some-treasures"}

LAST_CARD = re.compile(r"\[\[([^\]]+)\]\]\.$")


def line(wording: Wording, game: Game, event: Event, seat: int | None) -> str:
    """Return the sentence for an event as a seat may see it; nothing for what goes without saying.

    A move says nothing where another event tells of it, such as a card that was played.
    """
    message = _message(wording, game, event)
    if not wording.catalogue.has(message):
        return ""
    return _closed_once(wording, wording.say(message, **_args(wording, game, event, seat)))


def _closed_once(wording: Wording, text: str) -> str:
    """Drop the full stop after a last card whose name brings a mark of its own."""
    last = LAST_CARD.search(text)
    closed = last is not None and wording.name_of(last[1]).endswith(("!", "?"))
    return text[:-1] if closed else text


def _message(wording: Wording, game: Game, event: Event) -> str:
    kind, detail = event.kind, event.detail
    if kind == "moved":
        return f"event-moved-{_zone(event.source)}-{_zone(event.target)}"
    if kind == "die-used" and event.amount == CANCELLED:
        return "event-die-cancelled"
    if kind == "combat-won" and event.amount == 0:
        return "event-combat-off"
    if kind == "cursed" and event.to >= 0:
        return "event-cursed-by"
    if kind == "used" and _ability(wording, game, event):
        return "event-used-named"
    special = f"event-{kind}-{detail}"
    return special if detail and wording.catalogue.has(special) else f"event-{kind}"


def _zone(name: str) -> str:
    return name.partition(":")[0]


def _ability(wording: Wording, game: Game, event: Event) -> str:
    if event.kind != "used" or not event.cards:
        return ""
    definition = game.rules.definitions[event.cards[0][2]]
    return wording.ability_name(definition, event.detail)


def _args(wording: Wording, game: Game, event: Event, seat: int | None) -> dict[str, Any]:
    def player(number: int) -> str:
        return game.state.players[number].name if number >= 0 else ""

    side = {MUNCHKINS: "munchkins", MONSTERS: "monsters"}.get(event.to, "player")
    giver = event.source.partition(":")[2]
    winners = [int(each) for each in event.detail.split(",")] if event.kind == "won" else []
    return {
        "who": player(event.seat),
        "to": player(event.to) or "nobody",
        "from": player(int(giver)) if giver.isdecimal() else "",
        "cards": _cards(wording, game, event, seat),
        "count": len(winners) or len(event.cards),
        "amount": event.amount,
        "detail": event.detail,
        "target": event.target,
        "side": side,
        "for": wording.word("purpose", event.detail),
        "ability": _ability(wording, game, event),
        "winners": listed(wording, [player(each) for each in winners]),
    }


def _cards(wording: Wording, game: Game, event: Event, seat: int | None) -> str:
    """Return the cards that a seat sees by their links, and how many it does not see."""
    shown = []
    hidden = 0
    for _, _, index in event.cards_for(seat):
        if index >= 0:
            shown.append(f"[[{game.rules.definitions[index].ident}]]")
        else:
            hidden += 1
    if hidden:
        message = HIDDEN.get(event.source, "some-cards")
        shown.append(wording.say(message, count=hidden))
    return listed(wording, shown)


def listed(wording: Wording, parts: list[str]) -> str:
    """Return parts as a list in words: "a, b and c"."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    text = parts[0]
    for part in parts[1:-1]:
        text = wording.say("list-more", first=text, second=part)
    return wording.say("list-two", first=text, second=parts[-1])
