"""The import rule: core <- lang <- rules <- bots <- {env, lab, server} <- cli.

A room may import itself and the rooms to its left. Core knows the standard library alone, does no
I/O, reads no clock, and names no pack and no card; packs hold no Python.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml

from support.repo import PACKS, SOURCE, tracked_files

BELOW = {
    "core": set(),
    "lang": {"core"},
    "rules": {"core", "lang"},
    "bots": {"core", "lang", "rules"},
    "env": {"core", "lang", "rules", "bots"},
    "lab": {"core", "lang", "rules", "bots"},
    "server": {"core", "lang", "rules", "bots"},
    "cli": {"core", "lang", "rules", "bots", "env", "lab", "server"},
}
# The parts of the standard library with which nothing can be read, written, timed or drawn by lot.
PURE = {
    "__future__", "abc", "array", "ast", "base64", "binascii", "bisect", "collections",
    "contextlib", "copy", "dataclasses", "enum", "functools", "hashlib", "heapq", "hmac",
    "itertools", "json", "math", "numbers", "operator", "re", "string", "struct", "textwrap",
    "types", "typing", "unicodedata", "weakref", "zlib",
}  # fmt: skip
FOR_THE_COMPILER = "mypy_extensions.mypyc_attr"
"""What is imported for types alone, so that mypyc knows its own word."""

SPEAKS_OUT = {"open", "print", "input", "breakpoint", "eval", "exec", "__import__"}


@dataclass(frozen=True)
class Module:
    """One source file: its room, its tree, and where it is, for messages."""

    path: Path
    room: str
    tree: ast.Module

    def at(self, node: ast.AST) -> str:
        return f"{self.path.relative_to(SOURCE.parent)}:{getattr(node, 'lineno', 1)}"

    def imports(self) -> Iterator[tuple[ast.AST, str]]:
        """Each imported name in full, whether at the top, in a function or for types only."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from ((node, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield from ((node, f"{self._base(node)}.{alias.name}") for alias in node.names)

    def _base(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        package = ["kickdoor", *self.path.relative_to(SOURCE).parent.parts]
        return ".".join([*package[: len(package) - node.level + 1], *filter(None, [node.module])])

    def strings(self) -> Iterator[ast.Constant]:
        """Every string constant that is not a docstring."""
        prose = {id(node.value) for node in ast.walk(self.tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(self.tree):
            text = isinstance(node, ast.Constant) and isinstance(node.value, str)
            if text and id(node) not in prose:
                yield node


def modules(*rooms: str) -> list[Module]:
    paths = [(room, path) for room in rooms for path in sorted((SOURCE / room).rglob("*.py"))]
    return [
        Module(path, room, ast.parse(path.read_text("utf-8"), str(path))) for room, path in paths
    ]


def pack_names() -> set[str]:
    return {path.parent.name for path in PACKS.glob("*/pack.yaml")}


def card_ids() -> set[str]:
    """Every card's id, bare and with its pack."""
    found = set()
    for path in PACKS.glob("*/cards/**/*.yaml"):
        pack = path.relative_to(PACKS).parts[0]
        for card in yaml.load(path.read_bytes(), yaml.CSafeLoader) or []:
            found |= {card["id"], f"{pack}/{card['id']}"}
    return found


def test_every_room_is_known():
    rooms = {path.name for path in SOURCE.iterdir() if any(path.glob("**/*.py"))}
    assert rooms <= BELOW.keys()


@pytest.mark.parametrize("room", BELOW)
def test_a_room_imports_only_the_rooms_below_it(room):
    wrong = []
    for module in modules(room):
        for node, name in module.imports():
            top, _, rest = name.partition(".")
            target = rest.partition(".")[0]
            if top == "kickdoor" and target in BELOW and target not in BELOW[room] | {room}:
                wrong.append(f"{module.at(node)}: {room} may not import {name}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("room", ["core", "lang", "rules"])
def test_the_machine_does_not_import_the_whole_house(room):
    """`from kickdoor import Game` would reach every room through the front door."""
    wrong = [
        f"{module.at(node)}: import it from its own room instead of {name}"
        for module in modules(room)
        for node, name in module.imports()
        if name == "kickdoor" or (name.startswith("kickdoor.") and name.split(".")[1] not in BELOW)
        if name != "kickdoor.__version__"
    ]
    assert not wrong, "\n".join(wrong)


def test_core_imports_only_the_pure_standard_library():
    assert sys.stdlib_module_names >= PURE
    wrong = [
        f"{module.at(node)}: core may not import {name}"
        for module in modules("core")
        for node, name in module.imports()
        if name.partition(".")[0] not in PURE | {"kickdoor"}
        if not (name == FOR_THE_COMPILER and module.path.name == "native.py")
    ]
    assert not wrong, "\n".join(wrong)


def test_core_speaks_only_through_its_results():
    wrong = [
        f"{module.at(node)}: core may not call {node.func.id}"
        for module in modules("core")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in SPEAKS_OUT
    ]
    assert not wrong, "\n".join(wrong)


SIDES = {"munchkins", "monsters"}
"""The two sides of a fight, whatever packs are called."""


def test_core_names_no_pack_and_no_card():
    names = (pack_names() | card_ids()) - SIDES
    wrong = [
        f"{module.at(node)}: core names {node.value!r}"
        for module in modules("core")
        for node in module.strings()
        if node.value in names
    ]
    assert not wrong, "\n".join(wrong)


def test_no_card_is_treated_apart():
    """Above core too: a card's id in code means that a rule belongs into the card's data."""
    mention = re.compile(rf"\b({'|'.join(pack_names()) or '(?!)'})/[a-z]")
    wrong = [
        f"{module.at(node)}: names {node.value!r}"
        for module in modules("lang", "rules", "bots")
        for node in module.strings()
        if mention.search(node.value)
    ]
    assert not wrong, "\n".join(wrong)


def test_packs_hold_no_python():
    assert not [path for path in tracked_files() if PACKS in path.parents and path.suffix == ".py"]
    assert not list(PACKS.rglob("*.py"))
