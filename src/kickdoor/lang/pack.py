"""Pack: a set of cards with its tables, read from a folder.

A pack is ``pack.yaml`` and the card files in ``cards/``. Packs hold no Python.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from kickdoor.lang import frozen, words
from kickdoor.lang.compiler import compile_card, kind_of
from kickdoor.lang.forms import PackForm
from kickdoor.lang.mistakes import PackError, Report, Spot, UnreadableError, nearest
from kickdoor.lang.reader import Reader
from kickdoor.lang.source import read_file
from kickdoor.lang.vocabulary import HAND_SLOTS, Names

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kickdoor.core.definition import Definition
    from kickdoor.lang.forms import OptionForm
    from kickdoor.lang.source import Node

SHIPPED = Path(__file__).parent.parent / "packs"
"""Where the packs lie that come with Kickdoor."""

Setting = int | bool | str


@dataclass(frozen=True, slots=True)
class Pack:
    """A loaded pack.

    ``groups`` maps a group of identities to how many one may have, ``plain`` to the word for having
    none; ``slots`` maps a slot to its room. ``rules`` maps a switch or option to the rulebook ids
    that it stands for. ``windows`` maps an event (``curse``, ``die:theft``) to the kind of window that it
    opens. ``cards`` holds pairs (definition, copies). ``hash`` is that of the compiled content: two
    packs with the same one play the same.
    """

    id: str
    name: str
    requires: tuple[str, ...]
    groups: Mapping[str, int]
    plain: Mapping[str, str]
    slots: Mapping[str, int]
    tags: tuple[str, ...]
    joining_tags: tuple[str, ...]
    terms: Mapping[str, str]
    switches: Mapping[str, Setting]
    rules: Mapping[str, tuple[str, ...]]
    options: Mapping[str, OptionForm]
    windows: Mapping[str, str]
    cards: tuple[tuple[Definition, int], ...]
    adds: tuple[str, ...]
    replaces: Mapping[str, str]
    removes: tuple[str, ...]
    hash: str
    path: Path

    @property
    def definitions(self) -> tuple[Definition, ...]:
        """The cards, each of them once."""
        return tuple(definition for definition, _ in self.cards)


def find_pack(name: str) -> Path:
    """Return the folder of a shipped pack by its name, or of any pack by its path.

    Raises:
        PackError: there is no such pack.
    """
    if "/" not in name and "\\" not in name and (SHIPPED / name / "pack.yaml").is_file():
        return SHIPPED / name
    if (Path(name) / "pack.yaml").is_file():
        return Path(name)
    report = Report()
    known = shipped_packs()
    report.add(Spot(name), f"no pack is here (pack.yaml is missing){nearest(name, known)}")
    raise PackError(report.mistakes)


def shipped_packs() -> tuple[str, ...]:
    """Return the names of the packs that come with Kickdoor."""
    return tuple(sorted(each.parent.name for each in SHIPPED.glob("*/pack.yaml")))


def load_packs(names: Sequence[str | Path]) -> tuple[Pack, ...]:
    """Load packs, those that they require first.

    Raises:
        PackError: with every mistake of every one of them.
    """
    report = Report()
    packs = read_packs(names, report)
    report.raise_any()
    return packs


def read_packs(names: Sequence[str | Path], report: Report) -> tuple[Pack, ...]:
    """Load packs like :func:`load_packs`, but put mistakes into a report and load what loads."""
    words.load()
    drafts: dict[str, _Draft] = {}
    for name in names:
        _collect(str(name), drafts, report, ())
    names_of = _names(list(drafts.values()), report)
    return tuple(draft.compile(names_of, report) for draft in drafts.values())


class _Draft:
    """A pack whose files are read but not compiled."""

    def __init__(self, path: Path, form: PackForm, nodes: list[Node]) -> None:
        self.path = path
        self.form = form
        self.nodes = nodes

    def compile(self, names: Names, report: Report) -> Pack:
        form = self.form
        names = names.within(form.id)
        cards = []
        for node in self.nodes:
            compiled = compile_card(node, names, report, form.joining_tags)
            if compiled is not None:
                cards.append(compiled)
        return Pack(
            id=form.id,
            name=form.name,
            requires=form.requires,
            groups={name: group.places for name, group in form.groups.items()},
            plain={name: group.plain for name, group in form.groups.items() if group.plain},
            slots=form.slots,
            tags=form.tags,
            joining_tags=form.joining_tags,
            terms=form.terms,
            switches=form.switches,
            rules=form.rules,
            options=form.options,
            windows=form.windows,
            cards=tuple(cards),
            adds=form.adds,
            replaces=form.replaces,
            removes=form.removes,
            hash=blake2b(frozen.to_bytes((form, cards)), digest_size=16).hexdigest(),
            path=self.path,
        )


def _collect(
    name: str, drafts: dict[str, _Draft], report: Report, asked_by: tuple[str, ...]
) -> None:
    """Read a pack's files and those of the packs that it requires, which come first."""
    try:
        path = find_pack(name)
    except PackError as error:
        report.mistakes.extend(error.mistakes)
        return
    node = read_file(path / "pack.yaml", report)
    if node is None:
        return
    try:
        form: PackForm = Reader(report, Names("")).form(PackForm, node)
    except UnreadableError:
        return
    if form.id in asked_by:
        report.add(node.spot, f"requires itself: {' -> '.join((*asked_by, form.id))}")
        return
    for each in form.requires:
        beside = path.parent / each
        found = str(beside) if (beside / "pack.yaml").is_file() else each
        _collect(found, drafts, report, (*asked_by, form.id))
    if form.id not in drafts:
        drafts[form.id] = _Draft(path, form, _read_cards(path, report))


def _read_cards(path: Path, report: Report) -> list[Node]:
    nodes: list[Node] = []
    for file in sorted((path / "cards").glob("*.yaml")):
        found = read_file(file, report)
        if found is None:
            continue
        if not isinstance(found.value, list):
            report.add(found.spot, f"a list of cards is wanted here, not {found.what()}")
            continue
        nodes.extend(found.value)
    return nodes


def _names(drafts: list[_Draft], report: Report) -> Names:
    """Return every word that the packs declare; report ids that are taken twice."""
    names = Names("")
    for draft in drafts:
        for group, form in draft.form.groups.items():
            known = names.groups.setdefault(group, set())
            if form.plain:
                known.add(form.plain)
        slots = set(draft.form.slots)
        names.slots |= (slots - {"hands"}) | (set(HAND_SLOTS) if "hands" in slots else set())
        names.tags |= {*draft.form.tags, *draft.form.joining_tags}
        for node in draft.nodes:
            _enter(node, draft.form.id, names, report)
    return names


def _enter(node: Node, pack: str, names: Names, report: Report) -> None:
    fields = node.value
    if not isinstance(fields, dict) or "id" not in fields:
        return
    at = fields["id"]
    ident = f"{pack}/{at.value}"
    if ident in names.spots:
        report.add(at.spot, f'"{at.value}" is the id of another card ({names.spots[ident]})')
        return
    names.spots[ident] = at.spot
    names.cards[ident] = kind_of(node)
    group = fields.get("group")
    if kind_of(node) == "identity" and group is not None and isinstance(group.value, str):
        names.groups.get(group.value, set()).add(str(at.value))
