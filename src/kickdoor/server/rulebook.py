"""Rulebook: the rules that a set is played by, for people to look up, and those of each card."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from kickdoor.server.messages import Absent, Rulebook, RuleInfo
from kickdoor.server.mixes import is_edition, members
from kickdoor.server.words import RULEBOOK, editions, words_for, words_of
from kickdoor.server.words import rulebook as texts_of

if TYPE_CHECKING:
    from kickdoor.core.definition import Definition
    from kickdoor.server.words import Words

CONCERNS = Path(__file__).parent / "concerns.toml"

LOOKED_UP = ("rule", "term")
"""Kinds of entries that a player looks up; the rest is advice, examples and what is in the box."""

ENGINE = "engine"
"""The topic of what the table itself refuses, under ids that no rulebook has."""


class Concern(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards the rules of a topic, and some others, concern."""

    topic: str
    rules: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    deck: str = ""
    big: bool = False
    cheats: bool = False

    def fits(self, card: Definition) -> bool:
        """Tell whether a card has all that is asked for."""
        return (
            (not self.kinds or card.kind in self.kinds)
            and (not self.groups or card.group in self.groups)
            and (not self.tags or bool({*card.tags, card.tag_given}.intersection(self.tags)))
            and (not self.deck or card.deck == self.deck)
            and (not self.big or card.big)
            and (not self.cheats or card.cheats)
        )


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the house knows about cards and rules, in the order in which it is shown."""

    concern: tuple[Concern, ...]
    absent: tuple[Absent, ...]


@cache
def cards() -> Cards:
    """Return what the house knows about cards and rules."""
    return msgspec.toml.decode(CONCERNS.read_bytes(), type=Cards)


@cache
def entries() -> tuple[dict[str, Any], ...]:
    """Return every entry of the rulebook as it is written."""
    with RULEBOOK.open("rb") as file:
        return tuple(tomllib.load(file)["rule"])


def binds(rule: dict[str, Any], edition: str | None) -> bool:
    """Tell whether a player of a set or a mix (of any, where it is None) looks an entry up."""
    kept = edition is None or bool(
        set(members(edition)) & {*rule["editions"], *rule.get("extends_to", ())}
    )
    return kept and rule.get("kind", "rule") in LOOKED_UP


def concerning(card: Definition) -> list[str]:
    """Return the topics that a card is linked to."""
    return [each.topic for each in cards().concern if each.fits(card)]


def rulebook(edition: str | None, language: str) -> Rulebook:
    """Return what there is to look up about a set, or about all sets, in the order of the book."""
    known_here = edition is not None and is_edition(edition, editions())
    spoken = words_for(edition, language).language if edition and known_here else language
    words = words_of(spoken)
    texts = texts_of(spoken)
    bound = [rule for rule in entries() if binds(rule, edition)]
    known = {rule["id"] for rule in bound}
    rules = {
        rule["id"]: RuleInfo(rule["topic"], texts[rule["id"]], _related(rule, bound, known))
        for rule in bound
    }
    rules.update(_refused_by_the_table(words))
    topics = dict.fromkeys(rule.topic for rule in rules.values())
    names = {topic: words.wording.say(f"topic-{topic}") for topic in topics}
    absent = [each for each in cards().absent if each.rule in rules]
    return Rulebook(names, rules, _links(rules), absent)


def _related(rule: dict[str, Any], bound: list[dict[str, Any]], known: set[str]) -> list[str]:
    """Return the rules that say the same: what an entry restates, and what restates it."""
    ident = rule["id"]
    original = rule.get("restates", ident)
    same = [each["id"] for each in bound if original in (each["id"], each.get("restates"))]
    return [each for each in same if each != ident and each in known]


def _refused_by_the_table(words: Words) -> dict[str, RuleInfo]:
    prefix = f"refusal-{ENGINE}-"
    return {
        f"{ENGINE}-{name}": RuleInfo(ENGINE, words.wording.say(prefix + name), [])
        for name in sorted(words.wording.catalogue.names(prefix))
    }


def _links(rules: dict[str, RuleInfo]) -> dict[str, list[str]]:
    """Return the rules behind each link of a card; links that lead nowhere are left out."""
    links = {}
    for each in cards().concern:
        named = [ident for ident in each.rules if ident in rules]
        own = [ident for ident, rule in rules.items() if rule.topic == each.topic]
        if own:
            links[each.topic] = [*own, *named]
    return links
