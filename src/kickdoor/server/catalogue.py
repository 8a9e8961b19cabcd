"""Catalogue: all cards and sets in the words of one language, for the client to draw."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from kickdoor.lang.pack import load_packs
from kickdoor.lang.wording import languages_of
from kickdoor.server.messages import (
    BoardInfo,
    CardArt,
    CardInfo,
    Catalogue,
    EditionInfo,
    LookInfo,
    OptionInfo,
)
from kickdoor.server.rulebook import concerning, rulebook
from kickdoor.server.showing import encode
from kickdoor.server.words import editions, words_for

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kickdoor.core.definition import Definition
    from kickdoor.lang.pack import Option, Pack
    from kickdoor.server.words import Words

STRINGS = ("part", "purpose", "kind", "word", "slot", "group")
"""Families of words that the client asks for by the bare name; the first that has it wins."""


@cache
def catalogue(language: str) -> bytes:
    """Return the catalogue in a language as JSON."""
    sets, cards = [], {}
    strings: dict[str, str] = {}
    for edition in editions():
        words = words_for(edition, language)
        packs = load_packs([edition])
        sets.append(_edition(packs, words))
        found = _strings(words)
        strings.update(found if words.language == language else {**found, **strings})
        for pack in packs:
            for definition in pack.definitions:
                cards[definition.ident] = _card(definition, words)
    return encode(Catalogue(sets, cards, strings))


@cache
def rulebook_json(edition: str | None, language: str) -> bytes:
    """Return what there is to look up about a set, or about all sets, as JSON."""
    return encode(rulebook(edition, language))


def _edition(packs: Sequence[Pack], words: Words) -> EditionInfo:
    pack = packs[-1]
    name, languages = words.wording.pack_name(pack), list(languages_of(packs))
    options = [_option(name, option, words) for name, option in pack.options.items()]
    board = BoardInfo(pack.board.track, list(pack.board.spaces)) if pack.board else None
    scenes = {
        group: words.wording.word("plain", pack.plain.get(group, "")) for group in pack.centre
    }
    fixed, mounts = list(pack.fixed), list(pack.mounts)
    return EditionInfo(pack.id, name, languages, options, board, _look(pack), fixed, mounts, scenes)


def _look(pack: Pack) -> LookInfo:
    look = pack.look
    tints = {
        each.ident: tint
        for each in pack.definitions
        if each.kind == "scene"
        for tint in _tints(each, look.tints)[:1]
    }
    dark, light = dict(look.dark), dict(look.light)
    return LookInfo(dark, light, look.table, look.frame, look.display, tints, list(look.two_sided))


def _tints(scene: Definition, tints: Mapping[str, str]) -> list[str]:
    """Return the lights that a card of the centre may throw: that of its name, then of its tags."""
    names = (scene.ident.rsplit("/", 1)[-1], *scene.tags)
    return [tints[name] for name in names if name in tints]


def _option(name: str, option: Option, words: Words) -> OptionInfo:
    choices = list(option.choices)
    if not choices and isinstance(option.default, bool):
        choices = [False, True]
    text = words.wording.option_text(name, option.text)
    return OptionInfo(name, option.default, choices, text)


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
