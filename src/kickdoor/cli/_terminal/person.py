"""Person: the bot with hands. It shows what is asked, reads what is typed, and asks again.

A choice is picked to its end on a copy of the game, so that going back costs nobody a window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from kickdoor.bots.bot import NOTHING
from kickdoor.core.game import BACK
from kickdoor.core.view import waiting_for
from kickdoor.core.windows import PASS
from kickdoor.server.options import wire_decision

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from kickdoor.cli._terminal.cards import Cards
    from kickdoor.cli._terminal.screen import Screen
    from kickdoor.core.decisions import Decision
    from kickdoor.core.game import Game
    from kickdoor.server.messages import WireDecision
    from kickdoor.server.words import Words

IDLE = frozenset({PASS, "show", "trade", "withdraw", "lay", "unequip", "drop"})
"""Verbs for which nobody is asked where the turn is somebody else's, or a window is open."""

LAST = ("pick", "discard")
"""Groups of options that stand at the end of a menu."""

NAMED = 8
"""How many cards are named that an unclear name could mean."""


class GotUp(Exception):
    """The person has left the table."""


class Person:
    """Chooses by asking whoever sits at the terminal."""

    name = "person"
    keen = 1.0

    def __init__(
        self,
        console: Console,
        screen: Screen,
        cards: Cards,
        words: Words,
        read: Callable[[str], str],
    ) -> None:
        """Take where to print, the words, and what reads a line (EOFError ends the game)."""
        self._console = console
        self._screen = screen
        self._cards = cards
        self._words = words
        self._say = words.wording.say
        self._read = read

    def choose(self, game: Game, seat: int) -> str:
        """Return a whole choice; nothing where nobody waits for one.

        Raises:
            GotUp: the person leaves.
        """
        awaited = bool(waiting_for(game) >> seat & 1)
        if (not awaited or game.window is not None) and _has_nothing_to_do(game, seat):
            return PASS if awaited else NOTHING
        copy = game.clone()
        copy.quiet = True
        self._screen.update(game.view(seat))
        while True:
            decision = next((each for each in copy.decisions if each.seat == seat), None)
            if decision is None:
                return NOTHING
            path = self._pick(copy, decision, awaited)
            if path in (NOTHING, PASS):
                return path
            copy.step(seat, path)
            if path != BACK and seat not in copy.state.drafts:
                return path

    def _pick(self, game: Game, decision: Decision, awaited: bool) -> str:
        """Return the option of one question, or nothing where nobody waits for an answer."""
        wire = wire_decision(game, decision, self._words)
        wire.options.sort(key=lambda option: option.group in LAST)
        lazy = awaited and any(option.key == PASS for option in wire.options)
        menu = _Menu(wire, free=not awaited and decision.kind != "draft", lazy=lazy)
        self._ask(menu)
        while True:
            text = self._line(self._say("terminal-ask"))
            key = self._answer(menu, text, game)
            if key is not None:
                return key

    def _line(self, prompt: str) -> str:
        try:
            return " ".join(self._read(f"{prompt} ").split())
        except EOFError:
            raise GotUp from None

    # -- what is typed ------------------------------------------------------------------------

    def _answer(self, menu: _Menu, text: str, game: Game) -> str | None:
        """Return the key that a line means; None after something was said instead."""
        word, _, rest = text.partition(" ")
        if not text:
            return self._nothing(menu)
        number = menu.number_of(text)
        if number is not None:
            return self._number(menu, number)
        match word.casefold():
            case "?" | "help":
                self._help()
            case "q" | "quit" | "exit":
                raise GotUp
            case "t" | "table":
                self._screen.show(game.view(menu.seat))
                self._ask(menu)
            case "x":
                self._examine(menu, rest)
            case "why":
                self._why(menu, rest)
            case _:
                self._tell("terminal-unknown", text=text, last=menu.last)
        return None

    def _nothing(self, menu: _Menu) -> str | None:
        if menu.lazy:
            return PASS
        if menu.free:
            return NOTHING
        self._tell("terminal-must")
        return None

    def _number(self, menu: _Menu, number: int) -> str | None:
        if menu.free and number == 0:
            return NOTHING
        if 1 <= number <= menu.count:
            return self._sure(menu, number - 1)
        if menu.is_grey(number):
            self._tell_why(menu, number)
        else:
            self._tell("terminal-no-number", number=number, last=menu.count)
        return None

    def _sure(self, menu: _Menu, place: int) -> str | None:
        option = menu.wire.options[place]
        if not option.grave:
            return option.key
        if self._line(self._say("terminal-sure")).casefold()[:1] == "y":
            return option.key
        self._tell("terminal-kept")
        self._ask(menu)
        return None

    def _why(self, menu: _Menu, text: str) -> None:
        number = menu.number_of(text)
        if number is None:
            self._tell("terminal-why-what")
        else:
            self._tell_why(menu, number)

    def _tell_why(self, menu: _Menu, number: int) -> None:
        if menu.is_grey(number):
            grey = menu.wire.refused[number - menu.count - 1]
            self._tell("terminal-grey", label=grey.label, why=grey.text)
        elif 1 <= number <= menu.count:
            self._tell("terminal-open", label=menu.wire.options[number - 1].label)
        else:
            self._tell("terminal-no-number", number=number, last=menu.last)

    def _examine(self, menu: _Menu, text: str) -> None:
        if not text:
            self._tell("terminal-x-what")
            return
        number = menu.number_of(text)
        found = self._cards.find(text) if number is None else menu.cards_of(number)
        if len(found) == 1:
            self._console.print(self._cards.whole(found[0]))
        elif found:
            names = [self._cards.name(ident).plain for ident in found[:NAMED]]
            more = len(found) - len(names)
            self._tell("terminal-many-cards", text=text, names=", ".join(names), more=more)
        else:
            self._tell("terminal-no-card", text=text)

    # -- what is printed ----------------------------------------------------------------------

    def _tell(self, message: str, **args: str | int) -> None:
        self._console.print(Text(self._say(message, **args), "dim"))

    def _ask(self, menu: _Menu) -> None:
        wire = menu.wire
        self._console.print(Text(f"\n{wire.prompt}", "bold"))
        options = [
            Text.assemble((f"{place:>4}  ", "bold"), option.label)
            for place, option in enumerate(wire.options, start=1)
        ]
        if menu.free:
            options.insert(0, Text.assemble(("   0  ", "bold"), self._say("terminal-wait")))
        grey = [
            Text(f"{f'({place})':>5} {option.label}", "dim")
            for place, option in enumerate(wire.refused, start=menu.count + 1)
        ]
        self._console.print(self._columns([*options, *grey]))

    def _columns(self, lines: list[Text]) -> Table:
        """Set lines in as many columns as there is room for, to be read downwards."""
        widest = max(line.cell_len for line in lines) + 2
        columns = max(1, min(3, self._console.width // widest))
        height = -(-len(lines) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in range(height):
            grid.add_row(*lines[row::height])
        return grid

    def _help(self) -> None:
        grid = Table.grid(padding=(0, 2))
        for word in ("number", "enter", "examine", "why", "table", "quit"):
            grid.add_row(
                Text(self._say(f"terminal-key-{word}"), "bold"), self._say(f"terminal-help-{word}")
            )
        self._console.print(grid)


class _Menu:
    """A question with its numbers: first what can be chosen, then what cannot."""

    __slots__ = ("count", "free", "keys", "last", "lazy", "wire")

    def __init__(self, wire: WireDecision, *, free: bool, lazy: bool) -> None:
        self.wire = wire
        self.free = free
        self.lazy = lazy
        self.keys = [option.key for option in wire.options]
        self.keys += [refused.key for refused in wire.refused]
        self.count = len(wire.options)
        self.last = len(self.keys)

    @property
    def seat(self) -> int:
        return int(self.wire.id.partition(".")[0])

    def number_of(self, text: str) -> int | None:
        """Return the number that a text is, or that of the option whose key it is."""
        if text in self.keys:
            return self.keys.index(text) + 1
        return int(text) if text.isdecimal() else None

    def is_grey(self, number: int) -> bool:
        return self.count < number <= self.last

    def cards_of(self, number: int) -> list[str]:
        """Return the card that the option of a number is about."""
        if not 1 <= number <= self.last:
            return []
        tokens = self.keys[number - 1].partition(":")[2].split(">")
        idents = [token.partition("#")[0] for token in tokens if "/" in token]
        return idents[-1:]


def _has_nothing_to_do(game: Game, seat: int) -> bool:
    """Tell whether a seat could only do what leads nowhere now."""
    if any(offer.to == seat for offer in game.state.offers):
        return False
    return all(key.partition(":")[0] in IDLE for key in game.option_keys(seat))
