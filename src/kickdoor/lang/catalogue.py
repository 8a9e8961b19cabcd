"""Catalogue: the sentences of one language, in Fluent.

Files lie in ``locale/<language>/*.ftl``; a pack may add its own. A message may have attributes: the
forms of a noun that a sentence asks for, ``{ CASE($which, "acc") }``. The pseudo-locale ``en-XA`` is made
of the English one: accented and in brackets, so that text which bypasses the catalogue shows.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

FOLDER = Path(__file__).parent / "locale"
PSEUDO = "en-XA"
SOURCE = "en"

ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒĝĥíĵķļɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŘŠŢÚṼŴẊÝŽ",
)
OPEN, CLOSE = "⟦", "⟧"


SPARE_COMMA = re.compile(r",(?=\s*[,.:;)])")
"""The comma that closes a clause, where another mark closes it anyway."""


class Noun(str):
    """A message with attributes: the text, and its other forms by their names (``gen``, ``acc``)."""

    __slots__ = ("forms",)

    forms: Mapping[str, str]


class UnknownMessageError(KeyError):
    """A catalogue has no message of that name."""


class Catalogue:
    """The messages of one language; what it lacks is taken from English."""

    def __init__(self, locale: str = SOURCE, more: Iterable[str] = ()) -> None:
        """Read the language's files; ``more`` are texts in Fluent that add to them or replace some.

        Raises:
            LookupError: there is no such language.
        """
        self.locale = locale
        self._bundles = [_bundle(locale, tuple(more))]
        if locale not in (SOURCE, PSEUDO):
            self._bundles.append(_bundle(SOURCE, ()))

    def has(self, message: str) -> bool:
        """Tell whether there is a message of that name."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def names(self, prefix: str) -> list[str]:
        """Return the messages that begin with a prefix, without it."""
        found = {name for bundle in self._bundles for name in bundle._messages}
        return sorted(name.removeprefix(prefix) for name in found if name.startswith(prefix))

    def text(self, message: str, **args: Any) -> str:
        """Return a message, filled with its arguments.

        Raises:
            UnknownMessageError: there is no such message, or it asks for an argument not given.
        """
        for bundle in self._bundles:
            if not bundle.has_message(message):
                continue
            pattern = bundle.get_message(message).value
            if pattern is None:
                break
            given = {key: _plain(value) for key, value in args.items()}
            found = bundle.get_message(message)
            text = _filled(bundle, message, pattern, given)
            if not found.attributes:
                return text
            noun = Noun(text)
            noun.forms = {
                form: _filled(bundle, message, each, given)
                for form, each in found.attributes.items()
            }
            return noun
        raise UnknownMessageError(message)


def _filled(bundle: Any, message: str, pattern: Any, args: dict[str, Any]) -> str:
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise UnknownMessageError(f"{message}: {errors[0]}")
    return SPARE_COMMA.sub("", str(text))


def locales() -> tuple[str, ...]:
    """Return the languages that there are, the pseudo-locale last."""
    return (*sorted(each.name for each in FOLDER.iterdir() if each.is_dir()), PSEUDO)


def _plain(value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


@cache
def _bundle(locale: str, more: tuple[str, ...]) -> Any:
    pseudo = locale == PSEUDO
    language = SOURCE if pseudo else locale
    files = sorted((FOLDER / language).glob("*.ftl"))
    if not files:
        raise LookupError(f"no language {locale}; known: {', '.join(locales())}")
    article = _accented_article if pseudo else _article
    functions: dict[str, Any] = {"AN": article, "CASE": _case, "SIGNED": _signed}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for text in [*(file.read_text("utf-8") for file in files), *more]:
        try:
            bundle.add_resource(_parsed(text, pseudo=pseudo), allow_overrides=True)
        except ValueError as error:
            raise ValueError(f"{locale}: {error}") from None
    return bundle


@cache
def _parsed(text: str, *, pseudo: bool) -> ast.Resource:
    """Return the messages of a file: what all sets share is read once for all of them."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "not Fluent"
            raise ValueError(f"{reason}: {(entry.content or '').strip()[:80]}")
    if pseudo:
        _Pseudo().visit(resource)
    return resource


def _article(noun: Any) -> str:
    """Return an English noun with its article: an Elf, a Wizard."""
    text = str(noun)
    sounds = re.match(r"[^\w]*(?:(?!one\b)[aeio]|u(?!ni))", text, re.IGNORECASE)
    return f"{'an' if sounds else 'a'} {text}"


def _accented_article(noun: Any) -> str:
    article, _, rest = _article(noun).partition(" ")
    return f"{article.translate(ACCENTED)} {rest}"


def _case(noun: Any, form: Any) -> str:
    """Return a form of a noun; the noun itself where that form is written no other way."""
    forms = noun.forms if isinstance(noun, Noun) else {}
    return forms.get(str(form), str(noun))


def _signed(number: Any) -> str:
    """Return a number with its sign: +3, −2."""
    value = int(float(str(getattr(number, "value", number))))
    return f"+{value}" if value >= 0 else f"−{-value}"


class _Pseudo(Transformer):
    """Accents the words of every message and puts it in brackets."""

    def visit_Message(self, node: Any) -> Any:  # noqa: N802
        self.generic_visit(node)
        if node.value is not None:
            elements = node.value.elements
            elements.insert(0, ast.TextElement(OPEN))
            elements.append(ast.TextElement(CLOSE))
        return node

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802
        node.value = node.value.translate(ACCENTED)
        return node


def pack_terms(terms: Mapping[str, str]) -> str:
    """Return a pack's own words for terms of the game as Fluent."""
    return "\n".join(f"term-{key} = {_escaped(text)}" for key, text in sorted(terms.items())) + "\n"


def _escaped(text: str) -> str:
    return re.sub(r"[{}]", lambda found: f'{{"{found[0]}"}}', " ".join(text.split()))
