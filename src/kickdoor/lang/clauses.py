"""Clauses: conditions, filters and operations put into words.

A clause is about somebody: the reader ("you", the second person) or somebody else (the third).
:class:`Voice` knows who is who, and what was named before: "a monster" first, "that monster" then.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kickdoor.core.definition import Condition, Operation, Pick
from kickdoor.lang import vocabulary
from kickdoor.lang.circumstances import Used
from kickdoor.lang.conditions import (
    All,
    AnyOf,
    FacingMonster,
    FacingMunchkin,
    InCentre,
    Not,
    Per,
    Trait,
)
from kickdoor.lang.filters import Filter
from kickdoor.lang.registry import CONDITIONS, OPERATIONS
from kickdoor.lang.voyages import OnTop

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from kickdoor.core.definition import Definition
    from kickdoor.lang.catalogue import Catalogue

SECOND, THIRD = "second", "third"
REFERS = {
    "monster": "monster",
    "player": "player",
    "item": "item",
    "card": "hand_card",
}
"""Arguments of sentences and the picks that they name."""

NAMED_COUNTS = (
    *("trophies", "followers", "all_followers", "stakes", "refusals"),
    *("name_words", "name_vowels", "borne", "deadly"),
)
"""What is counted and has words of its own."""

PICKED = ("card", "player", "with_")
"""Fields whose ``picked`` is an argument of its own."""


@dataclass(slots=True)
class Voice:
    """Who a text is about: the victim's person and subject, the picks, and which were named."""

    picks: dict[str, Pick] = field(default_factory=dict)
    victim: str = ""
    named: set[str] = field(default_factory=set)

    def about(self, victim: str) -> Voice:
        """Return the same voice with another victim."""
        return Voice(self.picks, victim, self.named)

    def apart(self) -> Voice:
        """Return the same voice for one of several texts, which do not follow on each other."""
        return Voice(self.picks, self.victim, set(self.named))


class Clauses:
    """Puts the parts of one card into the words of one language."""

    def __init__(
        self, catalogue: Catalogue, definition: Definition, name_of: Callable[[str], str]
    ) -> None:
        """Take the language, the card, and a way to name other cards by their ids."""
        self.say = catalogue.text
        self.catalogue = catalogue
        self.definition = definition
        self.name_of = name_of

    # Words of packs ---------------------------------------------------------------------------

    def word(self, family: str, name: str) -> str:
        """Return a pack's word (of a tag, group, slot, purpose), or its name as it is."""
        message = f"{family}-{name}"
        return self.say(message) if self.catalogue.has(message) else name

    def trait_name(self, trait: Trait) -> str:
        """Return the name of an identity, or of having none."""
        plain = f"plain-{trait.name}"
        return self.say(plain) if self.catalogue.has(plain) else self.name_of(trait.name)

    def trait_message(self, base: str, trait: Trait, more: str = "") -> str:
        """Return a message about an identity: of its own, of its group, or that of all.

        A pack may say ``a-trait-drive`` for a group, or ``a-trait-driveless`` for having none of it.
        """
        own = (f"{base}-{trait.name}{more}", f"{base}-{trait.group}{more}")
        return next((each for each in own if self.catalogue.has(each)), f"{base}{more}")

    def ability_name(self, ident: str) -> str:
        """Return the name of one of the card's abilities, or nothing."""
        return ability_name(self.catalogue, self.definition, ident)

    def feat_name(self) -> str:
        """Return the name of the card's Epic feat, or nothing."""
        return feat_name(self.catalogue, self.definition)

    # Conditions -------------------------------------------------------------------------------

    def condition(self, condition: Condition, person: str = SECOND, no: bool = False) -> str:
        """Return a condition as a clause ("you are an Elf") or a predicate ("is an Elf")."""
        match condition:
            case Not():
                return self.condition(condition.condition, person, not no)
            case AnyOf() if not no and (parts := _of_one_centre(condition.conditions)):
                return self._in_centre(parts, person)
            case All() | AnyOf():
                joint = "both" if isinstance(condition, All) != no else "either"
                return self.joined(
                    joint, [self.condition(each, person, no) for each in condition.conditions]
                )
            case Trait():
                message = self.trait_message("cond-trait", condition, "-not" if no else "")
                return self.say(message, person=person, name=self.trait_name(condition))
            case InCentre():
                return self._in_centre([condition], person, no)
            case FacingMunchkin():
                return self._facing_munchkin(condition.condition, person, no)
        word = _word_of(CONDITIONS, type(condition))
        args = self._asked(condition)
        if isinstance(condition, Used):
            args["name"] = self.ability_name(condition.ability)
        if args.pop("yes", True) is False:
            no = not no
        which = args.pop("which", None)
        if isinstance(which, Filter):
            if isinstance(condition, FacingMonster) and not which.kind:
                which = Filter(**{**_values(which), "kind": "monster"})
            args["which"] = self._what(condition, which, args.get("count", 1), person)
            args["none"] = self._what(condition, which, "none", person)
            args["how"] = _how(which)
            word = self._word_of_slot(word, which.slot)
        if "purpose" in args:
            args["for"] = self.word("purpose", args.pop("purpose"))
        return self._cond(word.replace("_", "-"), no, person=person, **args)

    def _what(self, condition: Condition, which: Filter, count: int | str, person: str) -> str:
        """Return what a filter means: on a pile of discards any card, not only an item."""
        if isinstance(condition, OnTop) and which == Filter():
            return self.say("thing-card", count=count)
        return self.thing(which, count, person)

    def _asked(self, condition: Condition) -> dict[str, Any]:
        """Return what a condition asks for, by name; a condition within it as a predicate."""
        args = {name: getattr(condition, name) for name in _fields(condition)}
        if "group" in args:
            args["group"] = self.word("group", args["group"])
        inner = args.pop("condition", None)
        if isinstance(inner, Condition):
            args["predicate"] = self.condition(inner, THIRD)
        return args

    def _in_centre(self, parts: Sequence[InCentre], person: str, no: bool = False) -> str:
        """Return what lies in the middle of the table, in a group's own words where it has some."""
        word = f"centre-{parts[0].group}"
        name = self.joined("either", [self._centre_name(each.name) for each in parts])
        return self._cond(
            word if self.catalogue.has(f"cond-{word}") else "in-centre",
            no,
            person=person,
            name=name,
        )

    def _centre_name(self, name: str) -> str:
        known = (each for each in (f"plain-{name}", f"tag-{name}") if self.catalogue.has(each))
        message = next(known, "")
        return self.say(message) if message else self.name_of(name)

    def _facing_munchkin(self, condition: Condition, person: str, no: bool) -> str:
        """Return who is in the fight: an Elf, an Elf who fights alone, or somebody who does."""
        first, *rest = condition.conditions if isinstance(condition, All) else (condition,)
        if not no and isinstance(first, Trait) and self._is_called_by_name(first):
            who = self.say("a-trait", name=self.trait_name(first))
            if rest:
                predicate = self.joined("both", [self.condition(each, THIRD) for each in rest])
                who = self.say("who-with", who=who, predicate=predicate)
            return self._cond("facing-trait", no, who=who)
        predicate = self.condition(condition, THIRD)
        return self._cond("facing-munchkin", no, person=person, predicate=predicate)

    def _is_called_by_name(self, trait: Trait) -> bool:
        """Tell whether one who has the trait is called so: "an Elf", not "somebody without a class"."""
        usual = all(self.trait_message(each, trait) == each for each in ("a-trait", "cond-trait"))
        return usual and not self.catalogue.has(f"plain-{trait.name}")

    def _word_of_slot(self, word: str, slot: str) -> str:
        """Return a condition's word, of a slot's own where it has one: what is ridden is not worn."""
        own = f"{word}-{slot}"
        return own if slot and self.catalogue.has(f"cond-{own}") else word

    def _cond(self, word: str, no: bool, **args: Any) -> str:
        return self.say(f"cond-{word}-not" if no else f"cond-{word}", **args)

    def joined(self, message: str, parts: Iterable[str]) -> str:
        """Return parts joined with a message of a first and a second: "a, b and c"."""
        *before, last = [*parts] or [""]
        listed = "listed" if message in ("both", "either") else message
        text = ""
        for part in before:
            text = self.say(listed, first=text, second=part) if text else part
        return self.say(message, first=text, second=last) if text else last

    # Things -----------------------------------------------------------------------------------

    def thing(self, which: Filter, count: int | str = 1, person: str = SECOND) -> str:
        """Return what a filter means: an item, all Big items, no headgear."""
        text, used = self._noun(which, count)
        if which.equipped is not None:
            message = "with-worn" if which.equipped else "with-unworn"
            text = self.say(message, thing=text, person=person, how=_how(which))
        if which.big is not None and "big" not in used:
            text = self.say("with-big" if which.big else "with-small", thing=text)
        if which.tag and "tag" not in used:
            text = self.say("with-tag", thing=text, tag=self.word("tag", which.tag))
        if which.without_tag:
            tag = self.word("tag", which.without_tag)
            text = self.say("with-without-tag", thing=text, tag=tag)
        for name, unset, argument in (
            ("min_value", 0, "value"),
            ("max_value", -1, "value"),
            ("level_at_least", 0, "level"),
            ("level_at_most", -1, "level"),
            ("bonus_at_least", 0, "bonus"),
        ):
            value = getattr(which, name)
            if value != unset:
                message = f"with-{name.replace('_', '-')}"
                text = self.say(message, thing=text, **{argument: value})
        return self._by_use(which, text)

    def _by_use(self, which: Filter, text: str) -> str:
        """Add to a thing where it is worn, how it came, how it is used, and how its name begins."""
        for name in ("any_slot", "without_slots"):
            if slots := [self.word("slot", each) for each in getattr(which, name)]:
                message = f"with-{name.replace('_', '-')}"
                text = self.say(message, thing=text, slots=self.joined("either", slots))
        if which.fresh:
            text = self.say("with-fresh", thing=text)
        if which.one_shot is not None:
            text = self.say("with-one-shot" if which.one_shot else "with-lasting", thing=text)
        if which.mount is not None:
            text = self.say("with-mount" if which.mount else "with-no-mount", thing=text)
        text = self._lettered(text, which)
        if which.deck:
            text = self.say(f"with-deck-{which.deck}", thing=text)
        return text

    def _lettered(self, text: str, which: Filter) -> str:
        """Return a thing with what its name begins with, or has in it."""
        if which.initials:
            letters = self.joined("either", [self.word("letter", each) for each in which.initials])
            text = self.say("with-initials", thing=text, letters=letters)
        if which.name_has:
            letters = self.word("letters", which.name_has)
            text = self.say("with-name-has", thing=text, letters=letters)
        return text

    def _noun(self, which: Filter, count: int | str) -> tuple[str, set[str]]:
        size = "any" if which.big is None else "big" if which.big else "small"
        if which.id:
            return self.say("thing-named", count=count, name=self.name_of(which.id)), set()
        if which.kind == "monster":
            if which.tag:
                tag = self.word("tag", which.tag)
                return self.say("thing-tagged-monster", count=count, tag=tag), {"tag"}
            return self.say("thing-monster", count=count), set()
        if which.slot and self.catalogue.has(f"thing-{which.slot}"):
            return self.say(f"thing-{which.slot}", count=count), set()
        if which.slot:
            slot = self.word("slot", which.slot)
            return self.say("thing-slot", count=count, slot=slot), set()
        if which.group:
            group = self.word("group", which.group)
            return self.say("thing-group", count=count, group=group), set()
        if which.kind and which.kind != "item":
            kind = self.word("kind", which.kind)
            return self.say("thing-kind", count=count, kind=kind), set()
        return self.say("thing-item", count=count, size=size), {"big"}

    def pick(self, name: str, voice: Voice) -> str:
        """Return what a play names: "a monster" at first, "that monster" from then on."""
        pick = voice.picks.get(name)
        kind = pick.kind if pick is not None else name
        if pick is None or name in voice.named:
            if kind == "player":
                return self.say("who-player")
            return self.say(f"that-{kind}" if kind in ("monster", "item") else "that-card")
        if kind == "player":
            return self._player(pick)
        which = pick.which if isinstance(pick.which, Filter) else Filter()
        if kind == "monster" and not which.kind:
            which = Filter(**{**_values(which), "kind": "monster"})
        text = self.hand_card(which) if kind == "hand_card" else self.thing(which, 1, THIRD)
        return self.say("or-follower", thing=text) if pick.followers else text

    def hand_card(self, which: Filter) -> str:
        """Return what a filter means of cards in a hand, which need not be items."""
        if which not in (Filter(), Filter(deck=which.deck)):
            return self.thing(which, 1, THIRD)
        text = self.say("thing-card", count=1)
        return self.say(f"with-deck-{which.deck}", thing=text) if which.deck else text

    def _player(self, pick: Pick) -> str:
        message = "a-fighter" if pick.in_fight else "a-player"
        text = self.say(message, other=pick.not_self)
        if isinstance(pick.which, Condition):
            predicate = self.condition(pick.which, THIRD)
            text = self.say("who-with", who=text, predicate=predicate)
        return text

    def monster(self, word: str, voice: Voice) -> str:
        """Return the monster that a word means in an effect."""
        if word == "picked" and "monster" in voice.picks:
            return self.pick("monster", voice)
        if word in ("this", "picked") and self.definition.kind != "monster":
            return self.say("the-monster")
        return self.say("own-monster")

    # Amounts ----------------------------------------------------------------------------------

    def per(self, amount: Per) -> str:
        """Return a counted number: +2 for each ..., perhaps with the most that it comes to."""
        if amount.table_bonus is not None:
            text = self.say("per-table-bonus", which=self.thing(amount.table_bonus, "each"))
        else:
            text = self._counted(amount)
        return self.say("per-most", text=text, most=amount.most) if amount.most else text

    def _counted(self, amount: Per) -> str:
        if amount.lying is not None:
            group = self.word("group", amount.lying)
            return self.say("per-lying", amount=amount.times, group=group)
        if amount.own_used is not None:
            which = self.thing(amount.own_used, "each")
            return self.say("per-own-used", amount=amount.times, which=which)
        if amount.in_play is not None:
            which = self.thing(amount.in_play, "each")
            return self.say("per-in-play", amount=amount.times, which=which)
        return self._counted_otherwise(amount)

    def _counted_otherwise(self, amount: Per) -> str:
        size = amount.times
        if amount.monsters is not None:
            which = amount.monsters
            if which == Filter():
                return self.say("per-any-monsters", amount=size)
            monster = Filter(**{**_values(which), "kind": "monster"})
            return self.say("per-monsters", amount=size, which=self.thing(monster, "each"))
        if amount.others is not None:
            predicate = self.condition(amount.others, THIRD)
            return self.say("per-others", amount=size, predicate=predicate)
        if amount.fighters is not None:
            predicate = self.condition(amount.fighters, THIRD)
            return self.say("per-fighters", amount=size, predicate=predicate)
        if amount.own_items is not None:
            which = amount.own_items
            if which == Filter():
                return self.say("per-any-own-items", amount=size)
            message = "per-own-items-worn" if which.equipped else "per-own-items"
            return self.say(message, amount=size, which=self.thing(which, "each"))
        if amount.cards is not None:
            return self.say("per-cards", amount=size, which=self.thing(amount.cards, "each"))
        if amount.opposing is not None:
            tag = self.word("tag", amount.opposing)
            return self.say("per-opposing", amount=size, tag=tag)
        if amount.other_identities is not None:
            group = self.word("group", amount.other_identities)
            return self.say("per-other-identities", amount=size, group=group)
        for counted in NAMED_COUNTS:
            if getattr(amount, counted):
                return self.say(f"per-{counted.replace('_', '-')}", amount=size)
        return self.say("per-hand" if amount.hand else "per-level", amount=size)

    # Operations -------------------------------------------------------------------------------

    def subject(self, who: str, voice: Voice) -> tuple[str, str]:
        """Return the person and subject of a sentence about ``who``."""
        if who == "you" or (who == "victim" and not voice.victim):
            return SECOND, ""
        if who == "victim":
            return THIRD, voice.victim
        if who in ("player", "picked") and "player" in voice.picks:
            return THIRD, self.pick("player", voice)
        return THIRD, self.say(f"who-{who}")

    def steps(self, number: int, voice: Voice) -> list[str]:
        """Return a program as clauses, one for each operation that has words."""
        if number < 0:
            return []
        return [self.operation(each, voice) for each in self.definition.programs[number]]

    def effect(self, number: int, voice: Voice) -> str:
        """Return a program as one clause."""
        return self.joined("then", self.steps(number, voice)) or self.say("nothing")

    def operation(self, operation: Operation, voice: Voice) -> str:
        """Return one operation as a clause."""
        word = _word_of(OPERATIONS, type(operation))
        special = getattr(self, f"_op_{word}", None)
        if special is not None:
            text: str = special(operation, voice)
        else:
            text = self._generic(word, operation, voice)
        self._remember(word, operation, voice)
        self._name_victim(operation, voice)
        return text

    def _name_victim(self, operation: Operation, voice: Voice) -> None:
        """Let a victim that an operation has named be "that player" from then on."""
        if voice.victim and getattr(operation, "who", "") == "victim":
            voice.victim = self.say("who-victim")

    def _generic(self, word: str, operation: Operation, voice: Voice) -> str:
        args = self._args(operation, voice)
        text = self.say(f"op-{word.replace('_', '-')}", **args)
        self._name_victim(operation, voice)
        unless = getattr(operation, "unless", None)
        other = self.steps(getattr(operation, "else_", -1), voice)
        if isinstance(unless, Condition):
            person = args["person"]
            clause = self.condition(unless, person)
            if person == THIRD:
                clause = self.say("who-is", who=self.say("who-victim"), predicate=clause)
            if not other:
                return self.say("unless", text=text, unless=clause)
            return self.say(
                "unless-else", text=text, unless=clause, **{"else": self.joined("then", other)}
            )
        if other:
            how = word.replace("_", "-")
            return self.say("or-else", text=text, how=how, **{"else": self.joined("then", other)})
        return text

    def _args(self, operation: Operation, voice: Voice) -> dict[str, Any]:
        args: dict[str, Any] = {
            "monster": self.pick("monster", voice),
            "player": self.pick("player", voice),
            "item": self.pick("item", voice),
            "card": self.pick("hand_card", voice),
        }
        for name in _fields(operation):
            value = getattr(operation, name)
            if value == Filter() and hasattr(operation, "deck"):
                args[name] = self.say("thing-card", count=1)
            elif isinstance(value, Filter):
                args[name] = value
            elif name == "monster":
                args[name] = self.monster(value, voice)
            elif name == "group":
                args[name] = self.word("group", value)
            elif name == "token":
                args[name] = self.name_of(value)
            elif name in PICKED and value == "picked":
                continue
            elif isinstance(value, int | str):
                args["from" if name == "source" else name.rstrip("_")] = value
        who = getattr(operation, "who", "you")
        if not self.catalogue.has(f"who-{who}"):
            who = "you"
        args["person"], args["subject"] = self.subject(who, voice)
        for name, value in args.items():
            if isinstance(value, Filter):
                args[name] = self.thing(value, args.get("count", 1), args["person"])
        return args

    def _remember(self, word: str, operation: Operation, voice: Voice) -> None:
        """Note what was named, so that it is "that monster" from now on."""
        fields = _fields(operation)
        for argument, name in REFERS.items():
            if name in voice.picks and (argument in fields or argument in word):
                voice.named.add(name)
        if {"to", "with_", "source"} & set(fields) or word in ("steal_item", "borrow_item"):
            voice.named.add("player")
        if getattr(operation, "who", "") in ("player", "picked"):
            voice.named.add("player")

    def _op_swap_monster(self, operation: Any, voice: Voice) -> str:
        own = operation.monster == "this" and self.definition.kind == "monster"
        message = "op-swap-monster-this" if own else "op-swap-monster"
        return self.say(message, **self._args(operation, voice))

    def _op_boost(self, operation: Any, voice: Voice) -> str:
        text = self._boosted(operation, voice)
        return self.say("op-boost-lone", text=text) if operation.lone else text

    def _boosted(self, operation: Any, voice: Voice) -> str:
        if operation.side is not None:
            target = "either" if operation.side == "picked" else operation.side
            if operation.amount == "card_bonus":
                picked = "item" if "item" in voice.picks else "hand_card"
                card = self.pick(picked, voice)
                voice.named.add(picked)
                return self.say("op-boost-card-side", target=target, card=card)
            return self.say("op-boost", target=target, amount=operation.amount, subject="")
        person, subject = self.subject(operation.player or "player", voice)
        if operation.amount == "own_strength":
            return self.say("op-boost-double", person=person, subject=subject)
        if operation.amount == "half_level":
            whose, card = "you" if person == SECOND else "player", self.pick("hand_card", voice)
            voice.named.add("hand_card")
            return self.say("op-boost-half-level", target=whose, card=card, most=operation.most)
        if operation.amount == "card_bonus":
            whose, card = "you" if person == SECOND else "player", self.pick("hand_card", voice)
            voice.named.add("hand_card")
            return self.say("op-boost-card", target=whose, card=card, most=operation.most)
        target = "you" if person == SECOND else "player"
        return self.say("op-boost", target=target, amount=operation.amount, subject=subject)

    def _op_discard_picked(self, operation: Any, voice: Voice) -> str:
        picked = "item" if "item" in voice.picks else "hand_card"
        return self.say("op-discard-picked", card=self.pick(picked, voice))

    def _op_raise_top(self, operation: Any, voice: Voice) -> str:
        return self.say("op-raise-top", tag=self.word("tag", operation.tag))

    def _op_appraise(self, operation: Any, voice: Voice) -> str:
        message = "op-appraise-for" if operation.price else "op-appraise"
        return self.say(message, deck=operation.deck, price=operation.price)

    def _op_enhance(self, operation: Any, voice: Voice) -> str:
        return self.enhanced(
            self.monster(operation.monster, voice), operation.strength, operation.treasures
        )

    def enhanced(self, monster: str, strength: int, treasures: int) -> str:
        """Return what becomes of a monster: strength, and Treasures where they change."""
        message = "op-enhance-treasures" if treasures else "op-enhance"
        return self.say(message, monster=monster, strength=strength, treasures=treasures)

    def _op_kill_monster(self, operation: Any, voice: Voice) -> str:
        text = self._generic("kill_monster", operation, voice)
        return self.say("op-kill-consoles", text=text) if operation.consoles else text

    def _op_remove_monster(self, operation: Any, voice: Voice) -> str:
        pays = {True: "yes", False: "no", None: "edition"}[operation.treasure]
        if operation.monster == "all":
            return self.say("op-remove-all-monsters", treasure=pays)
        monster = self.monster(operation.monster, voice)
        return self.say("op-remove-monster", monster=monster, treasure=pays)

    def _op_roll_against(self, operation: Any, voice: Voice) -> str:
        args = self._args(operation, voice)
        voice.named.add("player")
        args["higher"] = self.effect(operation.higher, voice)
        message = "op-roll-against-lead" if operation.lead else "op-roll-against"
        text = self.say(message, **args)
        if operation.else_ < 0:
            return text
        other = self.effect(operation.else_, voice)
        return self.say("op-roll-against-else", text=text, **{"else": other})

    def _op_refit(self, operation: Any, voice: Voice) -> str:
        text = self.say("op-refit", **self._args(operation, voice))
        if operation.moves is None:
            return text
        return self.say(
            "op-refit-moves", text=text, moves=self.thing(operation.moves, "each", THIRD)
        )

    def _op_outrank(self, operation: Any, voice: Voice) -> str:
        monster = self.monster(operation.monster, voice)
        voice.named.add("monster")
        then, other = (self.steps(each, voice) for each in (operation.then, operation.else_))
        if not then:
            lesser = self.joined("then", other)
            return self.say("op-outrank-not", monster=monster, **{"else": lesser})
        text = self.say("op-outrank", monster=monster, then=self.joined("then", then))
        if not other:
            return text
        return self.say("op-outrank-else", text=text, **{"else": self.joined("then", other)})

    def _op_with_leave(self, operation: Any, voice: Voice) -> str:
        args = self._args(operation, voice)
        voice.named.add("player")
        return self.say("op-with-leave", **args, then=self.effect(operation.do, voice))

    def _op_if(self, operation: Any, voice: Voice) -> str:
        person, subject = self.subject(operation.who, voice)
        when = self.condition(operation.when, person)
        if person == THIRD:
            when = self.say("who-is", who=subject, predicate=when)
        then = self.joined("then", self.steps(operation.then, voice))
        other = self.joined("then", self.steps(operation.else_, voice))
        if not then:
            return self.say("op-if-not", when=when, **{"else": other})
        if not other:
            return self.say("op-if", when=when, then=then)
        if self.opens_with_if(operation.else_) and len(self._program(operation.else_)) == 1:
            return self.say("op-if-else-if", when=when, then=then, **{"else": other})
        return self.say("op-if-else", when=when, then=then, **{"else": other})

    def _program(self, number: int) -> tuple[Operation, ...]:
        return tuple(self.definition.programs[number]) if number >= 0 else ()

    def opens_with_if(self, number: int) -> bool:
        """Tell whether the clause of a program begins with "if", which may want a comma before it."""
        first = next(iter(self._program(number)), None)
        then = getattr(first, "then", -1)
        return isinstance(first, OPERATIONS["if"]) and bool(self._program(then))

    def _op_each(self, operation: Any, voice: Voice) -> str:
        who = self.say(f"who-{operation.who}")
        if operation.when is not None:
            predicate = self.condition(operation.when, THIRD)
            who = self.say("who-with", who=who, predicate=predicate)
        return self.effect(operation.do, voice.about(who))

    def _op_roll(self, operation: Any, voice: Voice) -> str:
        person, subject = self.subject(operation.who, voice)
        rows = []
        for key, number in operation.table.items():
            low, _, high = key.partition("-")
            message = "roll-row" if high and high != low else "roll-row-one"
            text = self.effect(number, voice.apart())
            rows.append(self.say(message, low=int(low), high=int(high or low), text=text))
        rows_said = self.joined("rows", rows)
        sides = operation.sides
        return self.say("op-roll", person=person, subject=subject, sides=sides, rows=rows_said)

    def _op_peek(self, operation: Any, voice: Voice) -> str:
        text = self.say("op-peek", deck=operation.deck)
        if operation.take is None:
            return text
        return self.say("op-peek-take", text=text, which=self.thing(operation.take))

    def _op_stop_play(self, operation: Any, voice: Voice) -> str:
        text = self.say("op-stop-play", to=operation.to)
        return self.say("op-stop-play-bar", text=text) if operation.bar else text

    def _op_choose(self, operation: Any, voice: Voice) -> str:
        person, subject = self.subject(operation.by, voice)
        texts = [self.effect(number, voice.apart()) for _, number in operation.options]
        return self.say(
            "op-choose", person=person, subject=subject, choices=self.joined("or-this", texts)
        )


def ability_name(catalogue: Catalogue, definition: Definition, ident: str) -> str:
    """Return the name of an ability, translated where the language has one for it, or nothing."""
    message = f"ability-{definition.ident.replace('/', '-')}-{ident}"
    if catalogue.has(message):
        return catalogue.text(message)
    names = definition.source.get("abilities")
    name = str(names.get(ident, "")) if isinstance(names, dict) else ""
    return feat_name(catalogue, definition) if name == definition.source.get("feat") else name


def feat_name(catalogue: Catalogue, definition: Definition) -> str:
    """Return the name of a card's Epic feat, translated where the language has one for it."""
    message = f"feat-{definition.ident.replace('/', '-')}"
    if catalogue.has(message):
        return catalogue.text(message)
    return str(definition.source.get("feat", ""))


def _of_one_centre(parts: Sequence[Condition]) -> list[InCentre]:
    """Return conditions that all ask what lies in the middle of the table, of one group; else none."""
    found = [each for each in parts if isinstance(each, InCentre)]
    alike = len(found) == len(parts) and len({each.group for each in found}) == 1
    return found if alike else []


def _how(which: Filter) -> str:
    """Return how items of a slot are in use: held in hands, or worn."""
    return "held" if which.slot in vocabulary.HAND_SLOTS else "worn"


def _fields(word: object) -> tuple[str, ...]:
    return tuple(getattr(type(word), "__dataclass_fields__", ()))


def _values(which: Filter) -> dict[str, Any]:
    return {name: getattr(which, name) for name in _fields(which)}


def _word_of(words: dict[str, Any], cls: type) -> str:
    return next(word for word, each in words.items() if each is cls)
