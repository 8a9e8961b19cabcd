"""Wording: everything that a person reads, in one language.

The server, the command line and the laboratory make one for each language and edition:

>>> from kickdoor.lang.pack import load_packs
>>> from kickdoor.lang.wording import wording_of
>>> wording = wording_of(load_packs(["munchkins"]))
>>> wording.say("kind-monster")
'Monster'
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from kickdoor.lang import asking, narration
from kickdoor.lang.cardtext import CardText, capital
from kickdoor.lang.catalogue import PSEUDO, SOURCE, Catalogue, locales, pack_terms
from kickdoor.lang.clauses import ability_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from kickdoor.core.decisions import Decision, Refusal
    from kickdoor.core.definition import Definition
    from kickdoor.core.events import Event
    from kickdoor.core.game import Game
    from kickdoor.lang.clauses import Clauses
    from kickdoor.lang.pack import Pack

__all__ = ["Wording", "languages_of", "locales", "wording_of"]

SENTENCES_KEPT = 5000
"""Sentences with their arguments that are kept ready: a table says the same over and over."""


class Wording:
    """The sentences of one language about one set of cards.

    ``rulebook`` maps rule ids to sentences, for refusals that the language has no words of its own
    for.
    """

    def __init__(
        self,
        locale: str = SOURCE,
        definitions: Iterable[Definition] = (),
        *,
        more: Sequence[str] = (),
        rulebook: Mapping[str, str] | None = None,
    ) -> None:
        """Take the cards; ``more`` are texts in Fluent that add to the language.

        Raises:
            LookupError: there is no such language.
        """
        self.locale = locale
        self.catalogue = Catalogue(locale, more)
        self.rulebook = dict(rulebook or {})
        self._by_id = {each.ident: each for each in definitions}
        self._texts: dict[str, tuple[Definition, list[str]]] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, message: str, **args: Any) -> str:
        """Return a message, filled with its arguments.

        Raises:
            UnknownMessageError: there is no such message, or it asks for an argument not given.
        """
        if not all(type(value) in (str, int) for value in args.values()):
            return str(self.catalogue.text(message, **args))
        key = (message, *args.items())
        said = self._said.get(key)
        if said is None:
            said = str(self.catalogue.text(message, **args))
            if len(self._said) < SENTENCES_KEPT:
                self._said[key] = said
        return said

    # Cards ------------------------------------------------------------------------------------

    def card_name(self, definition: Definition) -> str:
        """Return a card's name, translated where the language has one for it."""
        return str(self._called(definition))

    def card_joke(self, definition: Definition) -> str:
        """Return a card's joke, or nothing."""
        message = f"joke-{definition.ident.replace('/', '-')}"
        known = self.catalogue.has(message)
        return self.say(message) if known else str(definition.source.get("joke", ""))

    def card_note(self, definition: Definition) -> str:
        """Return what of a card is our invention, in one sentence, or nothing."""
        if definition.source.get("source") == "own":
            return self.sentence(self.say("note-own"))
        own = definition.source.get("own")
        known = own if isinstance(own, (list, tuple)) else ()
        names = [self.ability_name(definition, each) for each in known]
        if not names:
            return ""
        joined = self.clauses(definition).joined("both", names)
        return self.sentence(self.say("note-own-abilities", names=joined))

    def card_text(self, definition: Definition) -> list[str]:
        """Return the lines of a card's rules; numbers that it shows as numbers are not among them."""
        found = self._texts.get(definition.ident)
        if found is None or found[0] is not definition:
            lines = CardText(self.catalogue, definition, self._named).lines()
            found = self._texts[definition.ident] = (definition, lines)
        return found[1]

    def feat_text(self, definition: Definition) -> str:
        """Return the line of what an Epic owner gets from a card, or nothing."""
        return str(CardText(self.catalogue, definition, self._named).feat())

    def clauses(self, definition: Definition) -> Clauses:
        """Return the means to put parts of a card into words."""
        return CardText(self.catalogue, definition, self._named)

    def name_of(self, ident: str) -> str:
        """Return the name of a card by its id; the id itself where no such card is known."""
        definition = self._by_id.get(ident)
        return self.card_name(definition) if definition is not None else ident

    def ability_name(self, definition: Definition, ident: str) -> str:
        """Return the name of one of a card's abilities, or nothing."""
        return str(ability_name(self.catalogue, definition, ident))

    def pack_name(self, pack: Pack) -> str:
        """Return what a set is called."""
        message = f"pack-{pack.id}"
        return self.say(message) if self.catalogue.has(message) else pack.name

    def option_text(self, name: str, text: str) -> str:
        """Return what a house rule says, which its pack says in English."""
        message = f"house-{name.replace('_', '-')}"
        return self.say(message) if self.catalogue.has(message) else text

    def _called(self, definition: Definition) -> str:
        """Return a card's name with all the forms that it has."""
        message = f"card-{definition.ident.replace('/', '-')}"
        known = self.catalogue.has(message)
        return self.catalogue.text(message) if known else definition.name

    def _named(self, name: str) -> str:
        if name in self._by_id:
            return self._called(self._by_id[name])
        end = f"/{name}"
        for ident, definition in self._by_id.items():
            if ident.endswith(end):
                return self._called(definition)
        return name

    # The table --------------------------------------------------------------------------------

    def event_line(self, game: Game, event: Event, seat: int | None) -> str:
        """Return the sentence of the log for an event as a seat may see it, or nothing.

        Names of cards stand in double brackets, by their ids: ``[[munchkins/ogre]]``.
        """
        return narration.line(self, game, event, seat)

    def prompt(self, game: Game, decision: Decision) -> str:
        """Return the question that a decision puts, in one sentence."""
        return asking.prompt(self, game, decision)

    def option_label(
        self, game: Game, seat: int, verb: str, tokens: Sequence[str], values: Sequence[int]
    ) -> str:
        """Return what an option is called: its verb with the head, or its last pick."""
        return asking.label(self, game, seat, verb, tokens, values)

    def refusal(self, refusal: Refusal) -> str:
        """Return why something cannot be done, in one sentence."""
        message = f"refusal-{refusal.rule}"
        if self.catalogue.has(message):
            return self.say(message, **refusal.args)
        return self.rulebook.get(refusal.rule) or self.say("refusal-other")

    def part_label(self, label: str) -> str:
        """Return what a part of a number is called: a card's name, or a word such as Level."""
        if label in self._by_id:
            return self.name_of(label)
        return self.word("part", label)

    def word(self, family: str, name: str) -> str:
        """Return the word for a kind, slot, tag, group or purpose; its name where there is none."""
        message = f"{family}-{name}"
        return self.say(message) if self.catalogue.has(message) else name

    def sentence(self, text: str) -> str:
        """Return a clause as a sentence."""
        return self.say("sentence", text=capital(text))


def languages_of(packs: Sequence[Pack]) -> tuple[str, ...]:
    """Return the languages that every one of some packs speaks, English first.

    A pack speaks a language by having a folder for it, ``locale/<language>``.
    """
    others = (each for each in locales() if each not in (SOURCE, PSEUDO))
    return (
        SOURCE,
        *(each for each in others if all(_folder(pack, each).is_dir() for pack in packs)),
    )


def wording_of(
    packs: Sequence[Pack], locale: str = SOURCE, rulebook: Mapping[str, str] | None = None
) -> Wording:
    """Return the wording of some packs in a language, with their own words for terms.

    Raises:
        LookupError: there is no such language.
    """
    more = [*_terms(packs, locale), *_translations(packs, locale)]
    definitions = [each for pack in packs for each in pack.definitions]
    return Wording(locale, definitions, more=more, rulebook=rulebook)


def _terms(packs: Sequence[Pack], locale: str) -> list[str]:
    """Return the packs' terms, which are written in English."""
    if locale.partition("-")[0] != SOURCE:
        return []
    return [pack_terms(pack.terms) for pack in packs if pack.terms]


def _translations(packs: Sequence[Pack], locale: str) -> list[str]:
    """Return the packs' own files in a language: ``locale/<language>/*.ftl``."""
    language = SOURCE if locale.startswith(SOURCE) else locale
    files = [each for pack in packs for each in sorted(_folder(pack, language).glob("*.ftl"))]
    return [file.read_text("utf-8") for file in files]


def _folder(pack: Pack, language: str) -> Path:
    return Path(pack.path) / "locale" / language
