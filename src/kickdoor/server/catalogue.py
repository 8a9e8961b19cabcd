"""Catalogue: all cards and sets in the words of one language, for the client to draw."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from kickdoor.lang.pack import load_packs, overlays
from kickdoor.lang.wording import languages_of
from kickdoor.rules.leading import board_of, by_rank, first_says, options_of, switches_of
from kickdoor.rules.sets import overlaid
from kickdoor.server.messages import (
    BoardInfo,
    CardArt,
    CardInfo,
    Catalogue,
    EditionInfo,
    LookInfo,
    OptionInfo,
)
from kickdoor.server.mixes import members, packs_of
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

MIXES_KEPT = 500
"""Mixes in a language of which what is told is kept ready: there are more than anybody will lay."""


@cache
def catalogue(language: str) -> bytes:
    """Return the catalogue in a language as JSON."""
    sets, cards = [], {}
    strings: dict[str, str] = {}
    for edition in editions():
        words = words_for(edition, language)
        packs = load_packs([edition])
        added = overlays()
        sets.append(_edition(edition, words))
        found = _strings(words)
        strings.update(found if words.language == language else {**found, **strings})
        for pack in (*packs, *added):
            for definition in pack.definitions:
                cards[definition.ident] = _card(definition, words)
    return encode(Catalogue(sets, cards, strings))


@lru_cache(MIXES_KEPT)
def edition_json(edition: str, language: str) -> bytes:
    """Return what is told of a set, or of a mix of several, in a language, as JSON."""
    return encode(_edition(edition, words_for(edition, language)))


@lru_cache(MIXES_KEPT)
def rulebook_json(edition: str | None, language: str) -> bytes:
    """Return what there is to look up about a set, or about all sets, as JSON."""
    return encode(rulebook(edition, language))


def _edition(edition: str, words: Words) -> EditionInfo:
    packs = packs_of(edition)
    ranked = by_rank(packs)
    by_id = {pack.id: pack for pack in packs}
    sets = [by_id[name] for name in members(edition)]
    offered = {**options_of(ranked), **overlaid()}
    board = board_of(ranked, int(switches_of(ranked)["goal"]))
    plain = first_says(pack.plain for pack in ranked)
    return EditionInfo(
        id=edition,
        name=" + ".join(words.wording.pack_name(pack) for pack in sets),
        sets=[pack.id for pack in sets],
        languages=list(languages_of(packs)),
        options=[_option(name, option, words) for name, option in offered.items()],
        board=BoardInfo(board.track, list(board.spaces)) if board else None,
        look=_look(ranked),
        fixed=[group for pack in packs for group in pack.fixed],
        mounts=[slot for pack in packs for slot in pack.mounts],
        scenes={
            group: words.wording.word("plain", plain.get(group, ""))
            for pack in packs
            for group in pack.centre
        },
    )


def _look(ranked: Sequence[Pack]) -> LookInfo:
    """Return the look of the leading set, with the lights and the turned cards of all."""
    look = ranked[0].look
    tints = {
        scene.ident: tint
        for pack in reversed(ranked)
        for scene in pack.definitions
        if scene.kind == "scene"
        for tint in _tints(scene, pack.look.tints)[:1]
    }
    two_sided = [group for pack in ranked for group in pack.look.two_sided]
    dark, light = dict(look.dark), dict(look.light)
    return LookInfo(dark, light, look.table, look.frame, look.display, tints, two_sided)


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
        epic=words.wording.feat_text(definition) or None,
        joke=words.wording.card_joke(definition) or None,
        note=words.wording.card_note(definition) or None,
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
