"""Screen: a seat's view of the table, printed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console

    from kickdoor.cli._terminal.cards import Cards
    from kickdoor.core.view import CardView, FightView, OfferView, Part, SeatView, View
    from kickdoor.lang.wording import Wording


class Screen:
    """Prints views."""

    def __init__(self, console: Console, cards: Cards, wording: Wording) -> None:
        """Take where to print, and the words."""
        self._console = console
        self._cards = cards
        self._wording = wording
        self._say = wording.say
        self._shown: View | None = None

    def update(self, view: View) -> None:
        """Print a view if anything is not as it was when one was printed last."""
        last = self._shown
        if last is None or replace(view, log_length=last.log_length) != last:
            self.show(view)

    def show(self, view: View) -> None:
        """Print a view: the table, the fight, what is offered, and the own hand."""
        self._shown = view
        self._console.print()
        self._console.print(self._seats(view))
        if view.fight is not None:
            for line in self._fight(view.fight, view):
                self._console.print(line)
        for offer in view.offers:
            self._console.print(self._offer(offer, view))
        if view.you is not None:
            self._hand(view.you.hand)

    # -- the table ----------------------------------------------------------------------------

    def _seats(self, view: View) -> Table:
        say, table = self._say, view.table
        piles = {name: f"{pile.count}+{pile.discards}" for name, pile in table.piles.items()}
        title = say(
            "terminal-turn",
            turn=table.turn,
            goal=table.goal,
            doors=piles["door"],
            treasures=piles["treasure"],
        )
        grid = Table(title=title, title_justify="left", title_style="bold", box=None)
        grid.add_column("")
        grid.add_column(say("terminal-name"), no_wrap=True)
        for head in ("level", "strength"):
            grid.add_column(say(f"terminal-{head}"), justify="right")
        for head in ("who", "hand-cards", "in-play"):
            grid.add_column(say(f"terminal-{head}"))
        for seat in view.seats:
            active = seat.seat == table.active
            grid.add_row(
                "▶" if active else "",
                Text(seat.name, "bold" if view.you and seat.seat == view.you.seat else ""),
                str(seat.level),
                str(seat.strength) if seat.alive else say("terminal-dead"),
                self._traits(seat),
                say("terminal-hand-count", doors=seat.hand_doors, treasures=seat.hand_treasures),
                Text(", ").join(self._laid(seat)),
            )
        return grid

    def _traits(self, seat: SeatView) -> str:
        names = [self._wording.name_of(each) for held in seat.traits.values() for each in held]
        return ", ".join(names)

    def _laid(self, seat: SeatView) -> list[Text]:
        """Return what lies before a seat, without what it is; what is not worn is dim."""
        traits = {each for held in seat.traits.values() for each in held}
        return [self._card(card) for card in seat.table if card.id not in traits]

    def _card(self, card: CardView) -> Text:
        text = self._cards.name(card.id)
        if card.strength:
            text.append(f" {card.strength:+d}")
        if card.attached:
            text.append(" (").append_text(Text(", ").join(map(self._card, card.attached)))
            text.append(")")
        if card.strength is not None and not card.equipped:
            text.stylize("dim")
        return text

    # -- the fight ----------------------------------------------------------------------------

    def _fight(self, fight: FightView, view: View) -> list[Text]:
        say = self._say
        main = view.seats[fight.main].name
        if fight.helper is not None:
            helper = view.seats[fight.helper].name
            main = say("terminal-helped", main=main, helper=helper)
        totals = say(
            "terminal-fight", main=main, munchkins=fight.munchkins, monsters=fight.monsters
        )
        winning = say(
            "terminal-winning", side=fight.winning, levels=fight.levels, treasures=fight.treasures
        )
        style = "bold green" if fight.winning == "munchkins" else "bold red"
        lines = [Text.assemble((totals, style), "  ", winning)]
        lines.append(Text("  ").append(self._parts(fight.parts, view), "dim"))
        for foe in fight.foes:
            name = self._cards.name(foe.card.id)
            line = Text.assemble("  ", name, f" {foe.strength}")
            if len(foe.parts) > 1:
                line.append(f"  {self._parts(foe.parts, view)}", "dim")
            lines.append(line)
        if fight.side_parts:
            boosts = f"  {say('terminal-boost')}: {self._parts(fight.side_parts, view)}"
            lines.append(Text(boosts, "dim"))
        return lines

    def _parts(self, parts: list[Part], view: View) -> str:
        said = []
        for part in parts:
            label = self._wording.part_label(part.label)
            if part.seat is not None and part.card is None:
                label = f"{view.seats[part.seat].name}: {label}"
            said.append(self._say("terminal-part", label=label, amount=part.amount))
        return ", ".join(said)

    # -- bargains and the hand ----------------------------------------------------------------

    def _offer(self, offer: OfferView, view: View) -> Text:
        say = self._say
        paid = offer.gets if offer.kind == "service" else (*offer.gives, *offer.plays)
        gives = [self._cards.name(card.id).plain for card in paid]
        if offer.treasures:
            gives.insert(
                0,
                say("terminal-offer-treasures", count=offer.treasures, first=offer.first),
            )
        what = ", ".join(gives) or say("terminal-offer-nothing")
        if offer.kind == "trade":
            gets = ", ".join(self._cards.name(card.id).plain for card in offer.gets)
            what = say("terminal-offer-for", gives=what, gets=gets or say("terminal-offer-nothing"))
        names = {"by": view.seats[offer.by].name, "to": view.seats[offer.to].name}
        return Text(say("terminal-offer", kind=offer.kind, what=what, **names), "magenta")

    def _hand(self, hand: list[CardView]) -> None:
        if not hand:
            self._console.print(Text(self._say("terminal-hand-empty"), "dim"))
            return
        self._console.print(Text(self._say("terminal-hand"), "bold"))
        for card in hand:
            self._console.print(Text("  ").append_text(self._cards.brief(card.id)))
