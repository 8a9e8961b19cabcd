"""Reader: turns nodes into forms and words, driven by their type hints.

Every mistake is reported where it stands, and reading goes on with the next key or item, so that
an author sees all of them.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Literal, get_args

from kickdoor.core.definition import Amount, Condition, Operation
from kickdoor.core.ruleset import FREE_OF
from kickdoor.lang import forms, vocabulary
from kickdoor.lang.conditions import FacingMonster, FacingMunchkin, InCentre, Per, Trait
from kickdoor.lang.filters import Filter
from kickdoor.lang.hints import (
    Hint,
    is_form,
    is_literal,
    item_of,
    key_of,
    keys_of,
    members,
    value_of,
)
from kickdoor.lang.mistakes import Report, UnreadableError
from kickdoor.lang.registry import CONDITIONS, OPERATIONS, SHORT, Steps, Who

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kickdoor.lang.mistakes import Spot
    from kickdoor.lang.source import Node
    from kickdoor.lang.vocabulary import Names

ICON = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
COLOUR = re.compile(r"#[0-9a-f]{6}")
AMOUNT = int | Literal["unlimited"] | Amount
PER_KEYS = ("per", "times", "most")
COUNTED_BARE = (
    *("hand", "level", "trophies", "followers", "all_followers", "stakes", "refusals"),
    *("name_words", "name_vowels", "deadly"),
)
"""What is counted without more being said."""

BESIDE_NUMBER = ("when", "to", "layer", "of", "limit")
"""The keys of a modifier beside the number that it changes."""

FOR_ALL = ("scene", "rule")
"""Kinds of cards that have no owner: what they change is everybody's, unless they say otherwise."""

FACES = re.compile(r"([1-9][0-9]?)(?:-([1-9][0-9]?))?")


class Reader:
    """Reads the nodes of one card.

    ``programs`` collects its lists of operations, ``spots`` where each operation (by its ``id``)
    stands. ``drawback`` says whether a condition about an
    identity is a disadvantage of that identity here, which a permission card may lift. ``who`` is
    whom operations are about that do not say so.
    """

    def __init__(self, report: Report, names: Names, kind: str = "") -> None:
        """Start a card of a kind; ``names`` are the words that packs declare."""
        self.report = report
        self.names = names
        self.kind = kind
        self.programs: list[tuple[Operation, ...]] = []
        self.spots: dict[int, Spot] = {}
        self.drawback = False
        self.who = "victim"
        self._by_hint: dict[Hint, Callable[[Node], object]] = {
            int: self._int,
            bool: self._bool,
            str: self._str,
            Condition: self.condition,
            Operation: self.operation,
            Amount: self.amount,
            Steps: self.steps,
            forms.ModifierForm: self.modifier,
            forms.QualityForm: self.quality,
            tuple[str, Steps]: self._choice,
            vocabulary.CardRef: self.card,
            vocabulary.GroupName: lambda n: self._known(n, "group", self.names.groups),
            vocabulary.CentreName: lambda n: self._known(n, "group", self.names.centre),
            vocabulary.SlotName: lambda n: self._known(n, "slot", self.names.slots),
            vocabulary.TagName: lambda n: self._known(n, "tag", self.names.tags),
            vocabulary.KindName: lambda n: self._known(n, "kind", vocabulary.KINDS),
            vocabulary.DeckName: lambda n: self._known(
                n, "deck", {*vocabulary.DECKS, *self.names.piles}
            ),
            vocabulary.PileName: lambda n: self._known(n, "pile", self.names.piles),
            vocabulary.WindowName: lambda n: self._known(n, "window", vocabulary.WINDOWS),
            vocabulary.IconName: self._icon,
            vocabulary.ColourName: self._colour,
        }

    # What stands at a place -------------------------------------------------------------------

    def read(self, hint: Hint, node: Node) -> Any:
        """Return what a node says, as the type asks.

        Raises:
            UnreadableError: it says nothing of the kind; the report knows.
        """
        options = members(hint)
        if len(options) > 1:
            return self._union(options, node)
        if hint in self._by_hint:
            return self._by_hint[hint](node)
        if is_literal(hint):
            return self._literal(hint, node)
        if is_form(hint):
            return self._word(hint, node) if hint in SHORT else self.form(hint, node)
        if (item := item_of(hint)) is not None:
            return self._items(item, node)
        if (value := value_of(hint)) is not None:
            return self._table(value, node)
        if get_args(hint):
            return self._fixed(get_args(hint), node)
        raise TypeError(f"no reader for {hint}")

    def _union(self, options: tuple[Hint, ...], node: Node) -> Any:
        nothing = node.value is None or (node.value == {} and Condition in options)
        if type(None) in options and nothing:
            return None
        options = tuple(each for each in options if each is not type(None))
        fitting = [each for each in options if self._could_be(each, node)]
        if fitting and is_literal(fitting[0]):
            return node.value
        if len(fitting) > 1 and isinstance(node.value, dict):
            keyed = [each for each in fitting if is_form(each) and _marks(each) & set(node.value)]
            fitting = keyed or fitting
        if len(fitting) == 1:
            return self.read(fitting[0], node)
        keyed_forms = [each for each in options if is_form(each)]
        if isinstance(node.value, dict) and keyed_forms and len(fitting) != 1:
            marks = {mark for each in keyed_forms for mark in _marks(each)}
            for key in node.value:
                if key not in marks:
                    raise self.report.unknown(node.keys[key], "key", key, marks)
            raise self.report.fail(node.spot, f"one of {', '.join(sorted(marks))} has to be here")
        if isinstance(node.value, str):
            words = [word for each in options if is_literal(each) for word in get_args(each)]
            if words:
                raise self.report.unknown(node.spot, "word", node.value, words)
        wanted = " or ".join(filter(None, (self._wanted(each) for each in options)))
        raise self.report.fail(node.spot, f"{wanted} is wanted here, not {node.what()}")

    def _could_be(self, hint: Hint, node: Node) -> bool:
        value = node.value
        if is_literal(hint):
            return any(value == word and type(value) is type(word) for word in get_args(hint))
        if hint is int:
            return isinstance(value, int) and not isinstance(value, bool)
        if hint is bool:
            return isinstance(value, bool)
        if hint is str or (hasattr(hint, "__supertype__") and hint is not Steps):
            return isinstance(value, str)
        if hint is Steps or item_of(hint) is not None:
            return isinstance(value, list)
        if hint is Condition:
            return isinstance(value, dict | str)
        return isinstance(value, dict)

    def _wanted(self, hint: Hint) -> str:
        if is_literal(hint):
            return " or ".join(str(word) for word in get_args(hint))
        names = {int: "a whole number", bool: "true or false", str: "a text", Steps: "a list"}
        if hint in names:
            return names[hint]
        if hint is Condition:
            return "a condition"
        if hint is Amount:
            return "{per: ...}"
        if item_of(hint) is not None:
            return "a list"
        return "a name" if hasattr(hint, "__supertype__") else "a mapping"

    def _wrong(self, hint: Hint, node: Node) -> UnreadableError:
        return self.report.fail(
            node.spot, f"{self._wanted(hint)} is wanted here, not {node.what()}"
        )

    # Plain values -----------------------------------------------------------------------------

    def _int(self, node: Node) -> int:
        if isinstance(node.value, bool) or not isinstance(node.value, int):
            raise self._wrong(int, node)
        return node.value

    def _bool(self, node: Node) -> bool:
        if not isinstance(node.value, bool):
            raise self._wrong(bool, node)
        return node.value

    def _str(self, node: Node) -> str:
        if not isinstance(node.value, str):
            raise self._wrong(str, node)
        return node.value

    def _literal(self, hint: Hint, node: Node) -> object:
        words = get_args(hint)
        if node.value == "picked" and hint == Who:
            return "player"
        if self._could_be(hint, node):
            return node.value
        if isinstance(node.value, str):
            raise self.report.unknown(node.spot, "word", node.value, map(str, words))
        raise self._wrong(hint, node)

    def _known(self, node: Node, what: str, known: object) -> str:
        word = self._str(node)
        assert isinstance(known, dict | set)
        if word not in known:
            raise self.report.unknown(node.spot, what, word, known)
        return word

    def _icon(self, node: Node) -> str:
        icon = self._str(node)
        if not ICON.fullmatch(icon):
            text = f'"{icon}" is no name of an icon: small letters, digits and hyphens'
            raise self.report.fail(node.spot, text)
        return icon

    def _colour(self, node: Node) -> str:
        colour = self._str(node)
        if not COLOUR.fullmatch(colour):
            text = f'"{colour}" is no colour: # and six of 0-9 and a-f, in quotes, as "#c8102e"'
            raise self.report.fail(node.spot, text)
        return colour

    def card(self, node: Node) -> str:
        """Return the whole id of a card that some pack has."""
        name = self._str(node)
        ident = self.names.card(name)
        if ident is None:
            raise self.report.unknown(node.spot, "card", name, self.names.card_names())
        return ident

    # Lists and mappings -----------------------------------------------------------------------

    def _items(self, hint: Hint, node: Node) -> tuple[Any, ...]:
        value = node.value
        if not isinstance(value, list):
            if isinstance(value, str) and self._could_be(hint, node):
                return (self.read(hint, node),)
            raise self.report.fail(node.spot, f"a list is wanted here, not {node.what()}")
        return tuple(self._each([(hint, each) for each in value]))

    def _fixed(self, hints: tuple[Hint, ...], node: Node) -> tuple[Any, ...]:
        if not isinstance(node.value, list) or len(node.value) != len(hints):
            text = f"a list of {len(hints)} is wanted here, not {node.what()}"
            raise self.report.fail(node.spot, text)
        return tuple(self._each(list(zip(hints, node.value, strict=True))))

    def _each(self, pairs: list[tuple[Hint, Node]]) -> list[Any]:
        """Read several nodes; raise only after all of them were read."""
        values: list[Any] = []
        failed: UnreadableError | None = None
        for hint, node in pairs:
            try:
                values.append(self.read(hint, node))
            except UnreadableError as error:
                failed = error
        if failed is not None:
            raise failed
        return values

    def _table(self, hint: Hint, node: Node) -> dict[str, Any]:
        table = self.mapping(node)
        if hint is Steps:
            self._check_faces(node)
        return dict(zip(table, self._each([(hint, each) for each in table.values()]), strict=True))

    def _check_faces(self, node: Node) -> None:
        seen: dict[int, str] = {}
        for key, spot in node.keys.items():
            match = FACES.fullmatch(key)
            low = int(match[1]) if match else 0
            high = int(match[2] or low) if match else 0
            if not match or high < low:
                raise self.report.fail(spot, f'"{key}" is no range of faces, such as "1-2" or "6"')
            for face in range(low, high + 1):
                if face in seen:
                    raise self.report.fail(spot, f'{face} is in "{seen[face]}" already')
                seen[face] = key

    def mapping(self, node: Node) -> dict[str, Node]:
        """Return the nodes of a mapping."""
        if not isinstance(node.value, dict):
            raise self.report.fail(node.spot, f"a mapping is wanted here, not {node.what()}")
        return node.value

    def form(self, cls: type, node: Node, hints: dict[str, Hint] | None = None) -> Any:
        """Return a form or word whose keys are written as a mapping."""
        written = self.mapping(node)
        known = keys_of(cls)
        failed: UnreadableError | None = None
        for key in written:
            if key not in known:
                failed = self.report.unknown(node.keys[key], "key", key, known)
        for key, each in known.items():
            if each.required and key not in written:
                failed = self.report.fail(node.spot, f'"{key}" is missing')
        values: dict[str, Any] = {}
        for key, each in known.items():
            if key in written:
                try:
                    values[each.name] = self._field(cls, key, each.hint, written[key])
                except UnreadableError as error:
                    failed = error
            elif each.hint in UNSAID and cls in SHORT:
                values[each.name] = self.who
        if failed is not None:
            raise failed
        return cls(**values)

    def _field(self, cls: type, key: str, hint: Hint, node: Node) -> Any:
        event_words = vocabulary.TRIGGERS if cls is forms.TriggerForm else vocabulary.REPLACEMENTS
        if hint is vocabulary.EventName:
            return self._known(node, "event", event_words)
        before = self.who
        self.who = _about(cls, key, before)
        try:
            with self.polarity(_harms(cls, key, drawback=self.drawback)):
                return self.read(hint, node)
        finally:
            self.who = before

    @contextmanager
    def polarity(self, drawback: bool) -> Iterator[None]:
        """Say for a while whether conditions about identities are drawbacks of them."""
        before = self.drawback
        self.drawback = drawback
        try:
            yield
        finally:
            self.drawback = before

    # Words of the language --------------------------------------------------------------------

    def _word(self, cls: type, node: Node) -> Any:
        """Read a word's parameters: a mapping of them, or a bare value for its short field."""
        known = keys_of(cls)
        short = key_of(SHORT[cls]) if SHORT.get(cls) else ""
        if node.value is None:
            node = type(node)({}, node.spot)
        if isinstance(node.value, dict):
            if short and value_of(known[short].hint) is not None:
                return self.form(cls, _gather(node, short, known))
            required = any(each.required for each in known.values())
            bare = bool(node.value) and not any(key in known for key in node.value)
            wrap = short and (bare or (required and not node.value))
            if not (wrap and _takes_mapping(known[short].hint)):
                return self.form(cls, node)
        if not short:
            keys = ", ".join(known) or "{}"
            raise self.report.fail(node.spot, f"a mapping is wanted here: {keys}")
        return self.form(cls, type(node)({short: node}, node.spot, {short: node.spot}))

    def operation(self, node: Node) -> Operation:
        """Return an operation, written ``{word: parameters}``."""
        word, value, spot = self._single(node, "an operation")
        if word not in OPERATIONS:
            raise self.report.unknown(spot, "operation", word, OPERATIONS)
        found = self._word(OPERATIONS[word], value)
        assert isinstance(found, Operation)
        self.spots[id(found)] = spot
        return found

    def _choice(self, node: Node) -> tuple[str, Steps]:
        form = self.form(forms.ChoiceForm, node)
        return form.id, form.do

    def _single(self, node: Node, what: str) -> tuple[str, Node, Spot]:
        if isinstance(node.value, str):
            return node.value, type(node)(None, node.spot), node.spot
        if not isinstance(node.value, dict) or not node.value:
            raise self.report.fail(node.spot, f"{what} is wanted here, not {node.what()}")
        word = next(iter(node.value))
        if len(node.value) > 1:
            extra = list(node.keys.values())[1]
            others = ", ".join(list(node.value)[1:])
            text = f'{what} has one key: "{word}" stands here already, next to {others}'
            raise self.report.fail(extra, text)
        return word, node.value[word], node.keys[word]

    def steps(self, node: Node) -> Steps:
        """Return the number of a list of operations among the card's programs."""
        nodes = node.value if isinstance(node.value, list) else None
        if nodes is None:
            raise self.report.fail(
                node.spot, f"a list of operations is wanted here, not {node.what()}"
            )
        number = len(self.programs)
        self.programs.append(())
        found = tuple(self._each([(Operation, each) for each in nodes]))
        self.programs[number] = found
        for index, each in enumerate(found[:-1]):
            if self._ends(each):
                self.report.add(
                    nodes[index + 1].spot, "is never reached: the player is dead by now"
                )
                break
        return Steps(number)

    def _ends(self, operation: Operation) -> bool:
        """Tell whether nothing can follow for the victim: death, whatever comes to pass."""
        if type(operation) is OPERATIONS.get("die"):
            return (
                getattr(operation, "unless", None) is None
                and getattr(operation, "who", "victim") == "victim"
            )
        branches = branches_of(operation)
        if len(branches) < 2 or type(operation) is OPERATIONS.get("roll"):
            return False
        return all(self._all_end(number) for number in branches)

    def _all_end(self, number: int) -> bool:
        return number >= 0 and any(self._ends(each) for each in self.programs[number])

    def condition(self, node: Node) -> Condition:
        """Return a condition, written ``{word: parameters}``."""
        word, value, spot = self._single(node, "a condition")
        if word in self.names.groups:
            return self._trait(word, value)
        if word in self.names.centre:
            return InCentre(word, self._known(value, word, self.names.centre[word]))
        if word == "facing":
            return self._facing(value)
        if word not in CONDITIONS:
            known = {*CONDITIONS, *self.names.groups, *self.names.centre, "facing"}
            raise self.report.unknown(spot, "condition", word, known)
        with self.polarity(self.drawback != (word == "not")):
            found = self._word(CONDITIONS[word], value)
        assert isinstance(found, Condition)
        return found

    def _trait(self, group: str, node: Node) -> Trait:
        name = self._known(node, group, self.names.groups[group])
        return Trait(group, name, drawback=self.drawback)

    def _facing(self, node: Node) -> Condition:
        if self.kind in ("monster", "enhancer"):
            return FacingMunchkin(self.condition(node))
        return FacingMonster(self.form(Filter, node))

    def amount(self, node: Node) -> Per:
        """Return a counted amount: ``{per: {monsters: ...}, times: 2}``."""
        written = self.mapping(node)
        for key in written:
            if key not in PER_KEYS:
                raise self.report.unknown(node.keys[key], "key", key, PER_KEYS)
        if "per" not in written:
            raise self.report.fail(node.spot, '"per" is missing')
        counted = written["per"]
        if counted.value in COUNTED_BARE:
            counted = type(node)(
                {counted.value: type(node)(True, counted.spot)},
                counted.spot,
                {counted.value: counted.spot},
            )
        if len(self.mapping(counted)) != 1:
            raise self.report.fail(counted.spot, "one thing is counted here, not several or none")
        both = dict(counted.value) if isinstance(counted.value, dict) else {}
        keys = dict(counted.keys)
        for beside in ("times", "most"):
            if beside in written:
                both[beside] = written[beside]
                keys[beside] = node.keys[beside]
        found = self.form(Per, type(node)(both, counted.spot, keys))
        assert isinstance(found, Per)
        return found

    # Modifiers and qualities ------------------------------------------------------------------

    def modifier(self, node: Node) -> forms.ModifierForm:
        """Return a modifier, written ``{NUMBER: amount, when: ..., to: ..., layer: ...}``."""
        written = self.mapping(node)
        found = [key for key in written if key in vocabulary.NUMBERS]
        for key in written:
            if key not in vocabulary.NUMBERS and key not in BESIDE_NUMBER:
                known = [*vocabulary.NUMBERS, *BESIDE_NUMBER]
                raise self.report.unknown(node.keys[key], "number", key, known)
        if len(found) != 1:
            text = "one number is changed here, not several or none"
            raise self.report.fail(node.spot, text)
        number = found[0]
        scope, tag = self._scope(written.get("to"))
        layer = vocabulary.LAYER_OF_NUMBER.get(number, "add")
        if "layer" in written:
            layer = self._known(written["layer"], "layer", vocabulary.LAYERS)
        amount: int | Amount | str = 1
        if number == "items_tagged":
            tag = self.read(vocabulary.TagName, written[number])
        else:
            with self.polarity(self.kind == "monster" and number == "strength"):
                amount = self.read(AMOUNT, written[number])
        if isinstance(amount, str):
            amount, layer = vocabulary.UNLIMITED, "set"
        when = None
        if "when" in written:
            with self.polarity(self._worsens(number, amount)):
                when = self.condition(written["when"])
        limit = self.form(forms.LimitForm, written["limit"]) if "limit" in written else None
        of = self.form(Filter, written["of"]) if "of" in written else None
        return forms.ModifierForm(
            number=number,
            amount=amount,
            when=when,
            to=scope,
            tag=tag,
            layer=layer,
            of=of,
            limit=limit,
        )

    def _worsens(self, number: str, amount: int | Amount) -> bool:
        """Tell whether a modifier is bad for the munchkin that it depends on."""
        size = amount.times if isinstance(amount, Per) else amount
        positive = not isinstance(size, int) or size > 0
        if self.kind in ("monster", "enhancer") and number == "strength":
            return positive
        return not positive

    def _scope(self, node: Node | None) -> tuple[str, str]:
        if node is None:
            return ("everyone" if self.kind in FOR_ALL else "self"), ""
        if isinstance(node.value, dict):
            word, value, spot = self._single(node, "a scope")
            if word not in ("other_monsters", "monsters"):
                raise self.report.unknown(spot, "scope", word, vocabulary.SCOPES)
            which = self.form(Filter, value)
            if which != Filter(tag=which.tag):
                raise self.report.fail(value.spot, "only a tag can narrow the monsters")
            return word, which.tag
        word = self._known(node, "scope", vocabulary.SCOPES)
        return vocabulary.COMPILED_SCOPE.get(word, word), ""

    def quality(self, node: Node) -> forms.QualityForm:
        """Return a standing rule, written as its name or ``{NAME: condition}``."""
        known = (
            vocabulary.MONSTER_QUALITIES
            if self.kind in ("monster", "enhancer")
            else vocabulary.CARD_QUALITIES
        )
        if self.kind not in ("monster", "enhancer"):
            known = {**known, **{FREE_OF + group: "" for group in self.names.groups}}
        if isinstance(node.value, dict):
            word, value, spot = self._single(node, "a quality")
            if word not in known:
                raise self.report.unknown(spot, "quality", word, known)
            with self.polarity(word in ("no-helper", "level-only", "cannot-escape")):
                return forms.QualityForm(name=word, when=self.read(Condition | None, value))
        word = self._known(node, "quality", known)
        if word == "ignored-unless":
            raise self.report.fail(node.spot, f'"{word}" needs a condition')
        return forms.QualityForm(name=word)


def branches_of(operation: Operation) -> list[int]:
    """Return the numbers of the programs that lie in an operation; -1 for one left out."""
    found: list[int] = []
    cls: Any = type(operation)
    for each in keys_of(cls).values():
        value = getattr(operation, each.name)
        if each.hint is Steps:
            found.append(value)
        elif isinstance(value, dict):
            found += [number for number in value.values() if isinstance(number, int)]
        elif item_of(each.hint) == tuple[str, Steps]:
            found += [number for _, number in value]
    return found


def _marks(cls: type) -> set[str]:
    """Return the keys that tell a form from its siblings: those that it must have."""
    return {key for key, each in keys_of(cls).items() if each.required}


def _takes_mapping(hint: Hint) -> bool:
    """Tell whether a mapping may stand for a type."""
    return any(
        each in (Condition, Amount) or is_form(each) or value_of(each) is not None
        for each in members(hint)
    )


def _gather(node: Node, short: str, known: dict[str, Any]) -> Node:
    """Move the keys that are no fields into the table that is the short field."""
    written = node.value if isinstance(node.value, dict) else {}
    if short in written:
        return node
    rest = {key: each for key, each in written.items() if key not in known}
    table = type(node)(rest, node.spot, {key: node.keys[key] for key in rest})
    own = {key: each for key, each in written.items() if key in known}
    return type(node)({**own, short: table}, node.spot, {**node.keys, short: node.spot})


UNSAID: tuple[Hint, ...] = (Who, Literal["victim", "you"])
"""Types of fields that say whom an operation is about."""

PLAYED = (forms.PlayForm, forms.AbilityForm, forms.ReplacementForm, forms.TriggerForm)


def _about(cls: type, key: str, before: str) -> str:
    """Return whom operations in a field are about: the victim of an effect, or who plays."""
    if issubclass(cls, forms.CardForm) or (cls is OPERATIONS.get("each") and key == "do"):
        return "victim"
    played = issubclass(cls, PLAYED)
    return "you" if played else before


HARMFUL_STEPS = {"bad_stuff", "effect", "on_meet", "on_escape"}


def _harms(cls: type, key: str, *, drawback: bool) -> bool:
    """Tell whether a condition in this field is a drawback of the identity that it names.

    What ``unless`` spares somebody is no drawback; what a curse does ``when`` somebody is of a
    class is one.
    """
    if issubclass(cls, forms.CardForm):
        return key in HARMFUL_STEPS
    return drawback and key != "unless"
