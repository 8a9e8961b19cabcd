"""Catalogue: all cards and sets in the words of one language, for the client to draw."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from kickdoor.lang.pack import load_packs
from kickdoor.server.messages import (
    BoardInfo,
    CardArt,
    CardInfo,
    Catalogue,
    EditionInfo,
    OptionInfo,
)
from kickdoor.server.rulebook import concerning, rulebook
from kickdoor.server.showing import encode
from kickdoor.server.words import editions, words_for

if TYPE_CHECKING:
    from kickdoor.core.definition import Definition
    from kickdoor.lang.pack import Option, Pack
    from kickdoor.server.words import Words

STRINGS = ("part", "purpose", "kind", "word", "slot", "group")
"""Families of words that the client asks for by the bare name; the first that has it wins."""


@cache
def catalogue(language: str) -> bytes:
    """Return the catalogue in a language as JSON."""
    sets, cards, strings = [], {}, {}
    for edition in editions():
        words = words_for(edition, language)
        packs = load_packs([edition])
        sets.append(_edition(packs[-1]))
        strings.update(_strings(words))
        for pack in packs:
            for definition in pack.definitions:
                cards[definition.ident] = _card(definition, words)
    return encode(Catalogue(sets, cards, strings))


@cache
def rulebook_json(edition: str | None, language: str) -> bytes:
    """Return what there is to look up about a set, or about all sets, as JSON."""
    return encode(rulebook(edition, language))


def _edition(pack: Pack) -> EditionInfo:
    options = [_option(name, option) for name, option in pack.options.items()]
    board = BoardInfo(pack.board.track, list(pack.board.spaces)) if pack.board else None
    return EditionInfo(pack.id, pack.name, options, board)


def _option(name: str, option: Option) -> OptionInfo:
    choices = list(option.choices)
    if not choices and isinstance(option.default, bool):
        choices = [False, True]
    return OptionInfo(name, option.default, choices, option.text)


def _card(definition: Definition, words: Words) -> CardInfo:
    monster = definition.kind == "monster"
    return CardInfo(
        name=words.wording.card_name(definition),
        kind=definition.kind,
        group=definition.group or None,
        deck=definition.deck,
        level=definition.level if monster else None,
        treasures=definition.treasures if monster else None,
        levels=definition.levels if monster else None,
        bonus=definition.strength or None,
        value=definition.value or None,
        slot=definition.slot or None,
        big=definition.big,
        hands=definition.hands or None,
        text=words.wording.card_text(definition),
        joke=words.wording.card_joke(definition) or None,
        art=CardArt(_icons(definition)),
        concerns=concerning(definition),
    )


def _icons(definition: Definition) -> list[str]:
    icons = definition.source.get("icons", ())
    return [str(icon) for icon in icons] if isinstance(icons, (list, tuple)) else []


def _strings(words: Words) -> dict[str, str]:
    found: dict[str, str] = {}
    for family in reversed(STRINGS):
        for name in words.wording.catalogue.names(f"{family}-"):
            try:
                found[name] = words.wording.say(f"{family}-{name}")
            except KeyError:
                continue  # a message with arguments is no word
    return found
