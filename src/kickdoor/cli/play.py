"""``kickdoor play``: the game in a terminal, against bots."""

from __future__ import annotations

import secrets
import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from kickdoor.cli import UserError
from kickdoor.cli._games import FEWEST, MOST, read_bots, read_options
from kickdoor.cli._sets import Sets, read_shipped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.bots.bot import Bot
    from kickdoor.core.events import Event
    from kickdoor.core.game import Game
    from kickdoor.core.ruleset import Setting

SLOWEST = 60.0


def play(
    *,
    set_: Sets = ("munchkins",),
    seats: int = 4,
    bots: str = "greedy",
    name: str = "Ada",
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    seed: str | None = None,
    pace: float = 0.0,
    language: str = "en",
) -> int:
    """Play against bots in this terminal.

    Parameters
    ----------
    set_
        The set to play with; several are mixed, and the first leads.
    seats
        How many sit at the table, 3 to 6.
    bots
        The bot in all other seats, or one for each, with commas: greedy,random,greedy.
    name
        What you are called.
    option
        A house rule, as name=value; may be given several times.
    seed
        Let all chance come from this; the same seed and choices give the same game.
    pace
        Seconds that a bot thinks.
    language
        The language of the table.
    """
    if not FEWEST <= seats <= MOST:
        raise UserError(f"--seats {seats}: a game takes {FEWEST} to {MOST} players")
    if not 0 <= pace <= SLOWEST:
        raise UserError(f"--pace {pace:g}: seconds from 0 to {SLOWEST:g}")
    chance = secrets.token_hex(16) if seed is None else seed
    others = _make_bots(bots, seats - 1, chance)
    sets = read_shipped(set_)
    _check_language(language)
    game = _begin(sets, _names(name, seats - 1), read_options(option, None), chance)
    try:
        _sit(game, others, sets, chance, pace, language)
    except UnicodeError as error:
        raise UserError(f"this terminal does not speak UTF-8: {error}") from None
    return 0


def _begin(sets: Sequence[str], names: list[str], options: dict[str, Setting], seed: str) -> Game:
    from kickdoor import Game

    try:
        return Game.new(sets, names, options, seed)
    except ValueError as error:
        raise UserError(str(error)) from None


def _sit(
    game: Game, others: Sequence[Bot], sets: Sequence[str], seed: str, pace: float, language: str
) -> None:
    """Play to the end, or until the person gets up."""
    from rich.console import Console
    from rich.text import Text

    from kickdoor.cli._terminal.cards import Cards
    from kickdoor.cli._terminal.person import GotUp, Person
    from kickdoor.cli._terminal.screen import Screen
    from kickdoor.cli._terminal.sitting import Sitting
    from kickdoor.core.chance import Chance
    from kickdoor.lang.pack import load_packs
    from kickdoor.server.mixes import JOINT
    from kickdoor.server.words import words_for

    console = Console(highlight=False)
    words = words_for(JOINT.join(sets), language)
    say = words.wording.say
    cards = Cards(words.wording, game.rules.definitions)
    screen = Screen(console, cards, words.wording)

    def watch(game: Game, events: list[Event]) -> None:
        for event in events:
            if sentence := words.event(game, event, 0):
                console.print(Text("· ").append_text(cards.line(sentence)))

    def read(prompt: str) -> str:
        console.print(Text(prompt, "bold"), end="")
        line = sys.stdin.readline()
        if not line:
            console.print()
            raise EOFError
        return line

    names = [player.name for player in game.state.players]
    welcome = say(
        "terminal-welcome",
        set=" + ".join(words.wording.pack_name(load_packs([name])[-1]) for name in sets),
        name=names[0],
        others=", ".join(names[1:]),
    )
    console.print(Text(welcome, "bold"))
    watch(game, game.events)
    person = Person(console, screen, cards, words, read)
    sitting = Sitting(
        game, [person, *others], Chance.of(("play", seed)), person=0, watch=watch, pace=pace
    )
    try:
        sitting.play()
    except GotUp:
        console.print(say("terminal-bye"))
        return
    screen.show(game.view(0))
    console.print(Text(say("terminal-over"), "bold"))


# -- what the arguments mean --------------------------------------------------------------------


def _make_bots(text: str, count: int, seed: str) -> list[Bot]:
    from kickdoor.bots.entering import enter_bot

    names = read_bots(text)
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise UserError(f"--bots {text}: {len(names)} bots for {count} seats; name one, or {count}")
    return [enter_bot(each, f"{seed}/{seat}") for seat, each in enumerate(names, start=1)]


def _names(name: str, others: int) -> list[str]:
    from kickdoor.server.hall import BOT_PEOPLE, Wrong, clean_name

    try:
        mine = clean_name(name)
    except Wrong as wrong:
        raise UserError(f"--name: 1 to {wrong.args_of['most']} characters") from None
    bots = [each for each in BOT_PEOPLE if each.casefold() != mine.casefold()]
    return [mine, *bots[:others]]


def _check_language(language: str) -> None:
    from kickdoor.lang.wording import locales

    if language not in locales():
        raise UserError(f"--language {language}: there are {', '.join(locales())}")
