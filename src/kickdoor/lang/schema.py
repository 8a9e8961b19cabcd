"""Schema: JSON Schema for card files and for ``pack.yaml``, made from the same forms and words.

Editors use it for completion and for checks while one types. It is not stricter than the compiler,
which also knows what other cards there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from kickdoor.core.definition import Amount, Condition, Operation
from kickdoor.core.ruleset import FREE_OF
from kickdoor.core.tags import TAGGED
from kickdoor.lang import forms, vocabulary, words
from kickdoor.lang.filters import Filter
from kickdoor.lang.hints import (
    Hint,
    first_line,
    is_form,
    is_literal,
    item_of,
    key_of,
    keys_of,
    members,
    value_of,
)
from kickdoor.lang.registry import CONDITIONS, OPERATIONS, SHORT, Steps, Who

if TYPE_CHECKING:
    from collections.abc import Mapping

DIALECT = "https://json-schema.org/draft/2020-12/schema"
WORD = "^[a-z0-9]+(-[a-z0-9]+)*$"
FREE = f"^{FREE_OF}."
"""What the names of rules begin with by which a group of identities bars no items."""

COLOUR = "^#[0-9a-f]{6}$"

Schema = dict[str, Any]

EMPTY: Schema = {"type": "object", "maxProperties": 0, "description": "no condition"}


def card_schema() -> Schema:
    """Return the schema of a card file: a list of cards."""
    words.load()
    maker = _Maker()
    kinds = [maker.reference(form) for form in forms.CARD_FORMS.values()]
    for kind, form in forms.CARD_FORMS.items():
        maker.definitions[form.__name__]["properties"]["kind"] = {
            "const": kind,
            "description": vocabulary.KINDS[kind],
        }
    return {
        "$schema": DIALECT,
        "title": "Kickdoor cards",
        "type": "array",
        "items": {"anyOf": kinds},
        "$defs": maker.definitions,
    }


def pack_schema() -> Schema:
    """Return the schema of a ``pack.yaml``."""
    maker = _Maker()
    top = maker.reference(forms.PackForm)
    return {"$schema": DIALECT, "title": "A Kickdoor pack", **top, "$defs": maker.definitions}


class _Maker:
    """Turns type hints into schemas; forms and words become definitions that refer to each other."""

    def __init__(self) -> None:
        self.definitions: dict[str, Schema] = {}
        self.known: dict[Hint, Schema] = {
            int: {"type": "integer"},
            bool: {"type": "boolean"},
            str: {"type": "string"},
            vocabulary.CardRef: {"type": "string", "description": "the id of a card"},
            vocabulary.GroupName: {"type": "string", "description": "a group of the pack"},
            vocabulary.CentreName: {
                "type": "string",
                "description": "a group in pack.yaml's centre",
            },
            vocabulary.SlotName: {"type": "string", "description": "a slot of the pack"},
            vocabulary.TagName: {"type": "string", "description": "a tag of the pack"},
            vocabulary.KindName: _listed(vocabulary.KINDS),
            vocabulary.DeckName: {
                "type": "string",
                "description": "door, treasure, or a pile of the pack",
            },
            vocabulary.PileName: {"type": "string", "description": "a pile of the pack"},
            vocabulary.WindowName: _listed(
                {name: text for name, (_, text) in vocabulary.WINDOWS.items()}
            ),
            vocabulary.EventName: _listed({**vocabulary.TRIGGERS, **vocabulary.REPLACEMENTS}),
            vocabulary.IconName: {"type": "string", "pattern": WORD},
            vocabulary.ColourName: {"type": "string", "pattern": COLOUR},
        }

    def schema(self, hint: Hint) -> Schema:
        """Return the schema of what may stand for a type."""
        options = members(hint)
        if len(options) > 1:
            made = [self.schema(each) for each in options]
            if Condition in options and type(None) in options:
                made.append(EMPTY)
            return {"anyOf": made}
        if hint in self.known:
            return self.known[hint]
        if hint is type(None):
            return {"type": "null"}
        if hint == Who:
            return {"enum": [*get_args(hint), "picked"]}
        if is_literal(hint):
            return {"enum": list(get_args(hint))}
        named = self._named(hint)
        if named is not None:
            return named
        if is_form(hint):
            return self.reference(hint)
        return self._container(hint)

    def _named(self, hint: Hint) -> Schema | None:
        makers = {
            Condition: self._condition,
            Operation: self._operation,
            Amount: self._amount,
            forms.ModifierForm: self._modifier,
            forms.QualityForm: self._quality,
        }
        if hint is Steps:
            return {"type": "array", "items": self.schema(Operation)}
        if hint == tuple[str, Steps]:
            return self.reference(forms.ChoiceForm)
        if hint not in makers:
            return None
        name = hint.__name__
        if name not in self.definitions:
            self.definitions[name] = {}
            self.definitions[name].update(makers[hint]())
        return {"$ref": f"#/$defs/{name}"}

    def _container(self, hint: Hint) -> Schema:
        if (item := item_of(hint)) is not None:
            listed: Schema = {"type": "array", "items": self.schema(item)}
            one = hasattr(item, "__supertype__") and item is not Steps
            return {"anyOf": [self.schema(item), listed]} if one else listed
        if (value := value_of(hint)) is not None:
            table: Schema = {"type": "object", "additionalProperties": self.schema(value)}
            return table
        items = [self.schema(each) for each in get_args(hint)]
        return {
            "type": "array",
            "prefixItems": items,
            "minItems": len(items),
            "maxItems": len(items),
        }

    def reference(self, cls: type) -> Schema:
        """Return a reference to the schema of a form or word, which is made when first asked for."""
        name = cls.__name__
        if name not in self.definitions:
            self.definitions[name] = {}
            self.definitions[name].update(self._form(cls))
        return {"$ref": f"#/$defs/{name}"}

    def _form(self, cls: type) -> Schema:
        keys = keys_of(cls)
        made: Schema = {
            "type": "object",
            "description": first_line(cls),
            "properties": {key: self.schema(each.hint) for key, each in keys.items()},
            "additionalProperties": False,
        }
        required = [key for key, each in keys.items() if each.required]
        if required:
            made["required"] = required
        return made

    # Words of the language --------------------------------------------------------------------

    def _condition(self) -> Schema:
        """Return every condition; those about groups of the pack have any other name."""
        properties = {word: self._word(cls) for word, cls in CONDITIONS.items()}
        condition = {"$ref": "#/$defs/Condition"}
        properties["facing"] = {
            "description": "A monster of the fight, or on a monster a munchkin of the fight.",
            "anyOf": [condition, self.reference(Filter)],
        }
        bare = [word for word, cls in CONDITIONS.items() if _bare(cls)]
        single = {
            "type": "object",
            "properties": properties,
            "additionalProperties": {"type": "string", "description": "an identity of a group"},
            "minProperties": 1,
            "maxProperties": 1,
        }
        return {"anyOf": [single, {"enum": bare}]}

    def _operation(self) -> Schema:
        bare = [word for word, cls in OPERATIONS.items() if _bare(cls)]
        single = {
            "type": "object",
            "properties": {word: self._word(cls) for word, cls in OPERATIONS.items()},
            "additionalProperties": False,
            "minProperties": 1,
            "maxProperties": 1,
        }
        return {"anyOf": [single, {"enum": bare}]}

    def _word(self, cls: type) -> Schema:
        """Return a word's parameters: a mapping of them, or what its short field takes."""
        made = self.reference(cls)
        options: list[Schema] = [made]
        short = SHORT.get(cls, "")
        keys = keys_of(cls)
        if short:
            hint = keys[key_of(short)].hint
            options.append(self.schema(hint))
            rows = value_of(hint)
            if rows is not None:
                definition = self.definitions[cls.__name__]
                definition["patternProperties"] = {"^[0-9]+(-[0-9]+)?$": self.schema(rows)}
                definition["required"] = []
        if _bare(cls):
            options.append({"type": "null"})
        return {"anyOf": options, "description": first_line(cls)}

    def _amount(self) -> Schema:
        from kickdoor.lang.conditions import Per
        from kickdoor.lang.reader import COUNTED_BARE

        counted = {key: self.schema(each.hint) for key, each in keys_of(Per).items()}
        times, most = counted.pop("times"), counted.pop("most")
        return {
            "type": "object",
            "description": first_line(Per),
            "properties": {
                "per": {
                    "anyOf": [
                        {
                            "type": "object",
                            "properties": counted,
                            "additionalProperties": False,
                            "minProperties": 1,
                            "maxProperties": 1,
                        },
                        {"enum": list(COUNTED_BARE)},
                    ]
                },
                "times": times,
                "most": most,
            },
            "required": ["per"],
            "additionalProperties": False,
        }

    def _modifier(self) -> Schema:
        amount = {
            "anyOf": [{"type": "integer"}, {"const": "unlimited"}, self.schema(Amount)],
        }
        properties: Schema = {
            number: {**amount, "description": text} for number, text in vocabulary.NUMBERS.items()
        }
        tag = self.schema(vocabulary.TagName)
        properties[TAGGED] = {**tag, "description": vocabulary.NUMBERS[TAGGED]}
        properties["items_tagged"] = {
            "type": "string",
            "description": vocabulary.NUMBERS["items_tagged"],
        }
        tagged = {
            "type": "object",
            "properties": {
                scope: self.reference(Filter) for scope in ("other_monsters", "monsters")
            },
            "additionalProperties": False,
        }
        return {
            "type": "object",
            "description": first_line(forms.ModifierForm),
            "properties": {
                **properties,
                "when": self.schema(Condition),
                "to": {"anyOf": [_listed(vocabulary.SCOPES), tagged]},
                "layer": _listed(vocabulary.LAYERS),
                "of": self.reference(Filter),
                "limit": self.reference(forms.LimitForm),
            },
            "additionalProperties": False,
        }

    def _quality(self) -> Schema:
        known = {**vocabulary.MONSTER_QUALITIES, **vocabulary.CARD_QUALITIES}
        condition = self.schema(Condition | None)
        named: Schema = {
            "type": "object",
            "properties": {
                name: {**condition, "description": text} for name, text in known.items()
            },
            "patternProperties": {FREE: condition},
            "additionalProperties": False,
            "minProperties": 1,
            "maxProperties": 1,
        }
        free = {"type": "string", "pattern": FREE}
        return {
            "description": first_line(forms.QualityForm),
            "anyOf": [_listed(known), free, named],
        }


def _bare(cls: type) -> bool:
    """Tell whether a word can stand without any parameter."""
    return not any(each.required for each in keys_of(cls).values())


def _listed(known: Mapping[str, str]) -> Schema:
    """Return a choice of words, each with its description."""
    return {"oneOf": [{"const": word, "description": text} for word, text in known.items()]}
