"""Words: what the server says to people about one set, by the catalogue of one language."""

from __future__ import annotations

import os
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import kickdoor.rules
from kickdoor.lang.catalogue import PSEUDO, SOURCE
from kickdoor.lang.pack import overlays, shipped_packs
from kickdoor.lang.wording import Wording, languages_of, locales, wording_of
from kickdoor.rules.leading import by_rank
from kickdoor.server.mixes import packs_of
from kickdoor.server.plain import clean_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.decisions import Decision, Refusal
    from kickdoor.core.events import Event
    from kickdoor.core.game import Game

SENTENCES_KEPT = 5000
"""Labels, and refusals with their arguments, that are kept ready."""

EDITIONS_KEPT = 100
"""Editions in a language whose words are kept ready; mixes are more than anybody will lay."""

QUOTED = 200
"""How much is quoted of what somebody sent that is wrong."""

RULEBOOK = Path(kickdoor.rules.__file__).parent / "rulebook.toml"


class Words:
    """The sentences of one language about one set."""

    def __init__(self, wording: Wording) -> None:
        """Take what renders them."""
        self.language = wording.locale
        self.wording = wording
        self._labels: dict[tuple[str, str], str] = {}
        self._refusals: dict[tuple[str, tuple[object, ...]], str] = {}

    def prompt(self, game: Game, decision: Decision) -> str:
        """Return the question that a decision puts, in one sentence."""
        return self.wording.prompt(game, decision)

    def option(
        self, game: Game, seat: int, verb: str, tokens: Sequence[str], values: Sequence[int]
    ) -> str:
        """Return what an option is called: its verb with the head, or its last pick.

        A verb with a card or a player of some name is called the same in every game: it is kept.
        """
        head = tokens[0] if len(tokens) == 1 else "?"
        if head.startswith("@"):
            head = f"@{game.state.players[values[0]].name}"
        elif head and "/" not in head:
            return self.wording.option_label(game, seat, verb, tokens, values)
        label = self._labels.get((verb, head))
        if label is None:
            label = self.wording.option_label(game, seat, verb, tokens, values)
            if len(self._labels) < SENTENCES_KEPT:
                self._labels[verb, head] = label
        return label

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is refused, in one sentence."""
        key = (refusal.rule, tuple(refusal.args.values()))
        text = self._refusals.get(key)
        if text is None:
            text = self.wording.refusal(refusal)
            if len(self._refusals) < SENTENCES_KEPT:
                self._refusals[key] = text
        return text

    def event(self, game: Game, event: Event, seat: int | None) -> str:
        """Return the line of the log for an event as a seat may see it; empty where it has none."""
        return self.wording.event_line(game, event, seat)

    def notice(self, kind: str, **args: str | int) -> str:
        """Return what has happened beside the game, in one sentence."""
        return self.wording.say(f"notice-{kind}", **args)

    def problem(self, code: str, **args: str | int) -> str:
        """Return what is wrong with a line, a request or a message, on one line."""
        said = {name: _shortened(value) for name, value in args.items()}
        return self.wording.say(f"problem-{code}", **said)


def _shortened(value: str | int) -> str | int:
    """Cut what somebody sent and a sentence quotes: a catalogue takes no text without end."""
    if not isinstance(value, str):
        return value
    plain = clean_text(value)
    return plain if len(plain) <= QUOTED else f"{plain[:QUOTED]}…"


def language_of(asked: str | None) -> str:
    """Return the language to speak to somebody who asked for one; English where it is not known."""
    if not asked:
        return SOURCE
    known = locales()
    return asked if asked in known else next((each for each in known if each == asked[:2]), SOURCE)


@lru_cache(EDITIONS_KEPT)
def words_for(edition: str, language: str) -> Words:
    """Return the sentences of a language about a set that is shipped, or a mix of several.

    A set that does not speak the language is told of in English, whole: nothing is mixed. What a
    table may add to the set is told of with it.
    """
    packs = packs_of(edition)
    spoken = language if language in (*languages_of(packs), PSEUDO) else SOURCE
    return Words(wording_of((*reversed(by_rank(packs)), *overlays()), spoken, rulebook(spoken)))


@cache
def words_of(language: str) -> Words:
    """Return the sentences of a language about no set: for lines and requests."""
    return Words(Wording(language))


@cache
def rulebook(language: str) -> dict[str, str]:
    """Return the text of every rule by its id: in a language, where it has a book, or in English."""
    translated = RULEBOOK.with_name(f"rulebook.{language}.toml")
    if translated.is_file():
        return tomllib.loads(translated.read_text("utf-8"))
    with RULEBOOK.open("rb") as file:
        return {rule["id"]: rule["text"] for rule in tomllib.load(file)["rule"]}


def editions() -> tuple[str, ...]:
    """Return the sets that can be played.

    The environment variable ``KICKDOOR_HIDDEN`` names hidden ones, and those of one's own, that this
    server offers as well.
    """
    extra = os.environ.get("KICKDOOR_HIDDEN", "").split()
    return tuple(dict.fromkeys((*shipped_packs(), *extra)))
