"""Loading: from a pack's files to a compiled pack, with those that it requires."""

from __future__ import annotations

from dataclasses import fields
from hashlib import blake2b
from typing import TYPE_CHECKING

from kickdoor.core.equipment import Board, Pile
from kickdoor.lang import frozen, words
from kickdoor.lang.company import companies, speaks_of_others
from kickdoor.lang.compiler import compile_card, kind_of
from kickdoor.lang.forms import LookForm, PackForm, PaletteForm, SlotForm
from kickdoor.lang.look import Look
from kickdoor.lang.mistakes import PackError, Report, Spot, UnreadableError
from kickdoor.lang.pack import Option, Pack, find_required
from kickdoor.lang.reader import Reader
from kickdoor.lang.source import read_file
from kickdoor.lang.tables import check_tables, room_of
from kickdoor.lang.vocabulary import HAND_SLOTS, Names

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from kickdoor.core.definition import Definition
    from kickdoor.lang.pack import Company
    from kickdoor.lang.source import Node


def read_pack(folder: Path, report: Report) -> tuple[Pack, ...]:
    """Compile a pack, after those that it requires; mistakes go to the report.

    Cards with mistakes are left out, so that the rest can be looked at.
    """
    words.load()
    drafts: dict[str, Draft] = {}
    _collect(folder, drafts, report, ())
    packs = []
    seen: list[Draft] = []
    for draft in drafts.values():
        seen.append(draft)
        joining = [tag for each in seen for tag in each.form.joining_tags]
        wider = _names([*_known_drafts(draft, seen), *seen], report)
        packs.append(draft.compile(_names(seen, report), wider, joining, report))
    return tuple(packs)


class Draft:
    """A pack whose files are read but not compiled."""

    def __init__(self, folder: Path, form: PackForm, nodes: list[Node]) -> None:
        """Take the pack's tables and the nodes of its cards."""
        self.folder = folder
        self.form = form
        self.nodes = nodes

    def compile(self, names: Names, wider: Names, joining: Sequence[str], report: Report) -> Pack:
        """Return the pack; ``names`` are its words and those of the packs that it requires.

        ``wider`` are also those of the packs that it knows, for cards that say what they lie with.
        ``joining`` are the tags, of all of them, whose monsters may join each other's fights.
        """
        form = self.form
        names, wider = names.within(form.id), wider.within(form.id)
        compiled = [
            compile_card(node, wider if speaks_of_others(node) else names, report, joining)
            for node in self.nodes
        ]
        company = companies(
            form.id, self.nodes, {*_mechanics(wider), form.id, *form.requires, *form.knows}, report
        )
        cards = tuple(each for each in compiled if each is not None)
        return Pack(
            id=form.id,
            name=form.name,
            requires=form.requires,
            groups={name: group.places for name, group in form.groups.items()},
            centre={name: group.places for name, group in form.centre.items()},
            plain={
                **{name: group.plain for name, group in form.groups.items() if group.plain},
                **{name: scene.plain for name, scene in form.centre.items() if scene.plain},
            },
            fixed=tuple(name for name, group in form.groups.items() if group.fixed),
            slots={name: room_of(slot) for name, slot in form.slots.items()},
            mounts=tuple(
                name
                for name, slot in form.slots.items()
                if isinstance(slot, SlotForm) and slot.mount
            ),
            steeds=tuple(
                name
                for name, slot in form.slots.items()
                if isinstance(slot, SlotForm) and slot.mount and slot.steed
            ),
            piles={
                name: Pile(each.deal, each.choice, each.swap_on_death, each.face == "up")
                for name, each in form.piles.items()
            },
            board=Board(form.board.track, form.board.spaces) if form.board else None,
            tags=form.tags,
            joining_tags=form.joining_tags,
            terms=form.terms,
            switches=form.switches,
            rules=form.rules,
            options={
                name: Option(each.default, each.choices, each.sets, each.text)
                for name, each in form.options.items()
            },
            windows=form.windows,
            cards=cards,
            replaces={
                self._known(old, names, report): self._known(new, names, report)
                for old, new in form.replaces.items()
            },
            removes=tuple(self._known(each, names, report) for each in form.removes),
            look=_look(form.look),
            overlay=form.overlay,
            hash=_content_hash(form, cards, company),
            path=str(self.folder),
            knows=form.knows,
            company=company,
            newest=tuple(name for name, group in form.centre.items() if group.newest),
        )

    def _known(self, name: str, names: Names, report: Report) -> str:
        """Return the whole id of a card that the pack's tables name; report one that is none."""
        ident = names.card(name)
        if ident is None:
            spot = Spot(str(self.folder / "pack.yaml"))
            report.unknown(spot, "card", name, names.card_names())
        return ident or name


def _look(form: LookForm) -> Look:
    return Look(
        dark=_palette(form.dark),
        light=_palette(form.light),
        table=form.table,
        frame=form.frame,
        display=form.display,
        tints=form.tints,
        two_sided=form.two_sided,
    )


def _palette(form: PaletteForm) -> dict[str, str]:
    """Return the colours that are given, by their names."""
    found = {each.name: getattr(form, each.name) for each in fields(form)}
    return {name: colour for name, colour in found.items() if colour is not None}


def _content_hash(
    form: PackForm, cards: Sequence[tuple[Definition, int]], company: Mapping[str, Company]
) -> str:
    """Return a hash of all that a game depends on."""
    tables = (
        form.groups,
        form.centre,
        form.slots,
        form.piles,
        form.board,
        form.tags,
        form.joining_tags,
        form.switches,
        form.options,
        form.windows,
        form.replaces,
        form.removes,
    )
    content = (tables, cards, company) if company else (tables, cards)
    return blake2b(frozen.canonical(content), digest_size=16).hexdigest()


def read_pack_file(folder: Path, report: Report) -> PackForm | None:
    """Return what a ``pack.yaml`` says, or None after a mistake."""
    node = read_file(folder / "pack.yaml", report)
    if node is None:
        return None
    try:
        form = Reader(report, Names("")).form(PackForm, node)
    except UnreadableError:
        return None
    assert isinstance(form, PackForm)
    check_tables(form, node, folder, report)
    return form


def read_cards(files: Iterable[Path], report: Report) -> list[Node]:
    """Return the nodes of the cards in some files."""
    nodes: list[Node] = []
    for file in files:
        found = read_file(file, report)
        if found is None:
            continue
        if not isinstance(found.value, list):
            report.add(found.spot, f"a list of cards is wanted here, not {found.what()}")
            continue
        nodes.extend(found.value)
    return nodes


def _collect(
    folder: Path, drafts: dict[str, Draft], report: Report, asked_by: tuple[str, ...]
) -> None:
    """Read a pack's files and those of the packs that it requires, which come first."""
    form = read_pack_file(folder, report)
    if form is None:
        return
    if form.id in asked_by:
        spot = read_file(folder / "pack.yaml", Report())
        assert spot is not None
        report.add(spot.spot, f"requires itself: {' -> '.join((*asked_by, form.id))}")
        return
    for each in form.requires:
        try:
            found = find_required(each, folder)
        except PackError as error:
            report.mistakes.extend(error.mistakes)
            continue
        _collect(found, drafts, report, (*asked_by, form.id))
    if form.id not in drafts:
        files = sorted((folder / "cards").glob("*.yaml"))
        drafts[form.id] = Draft(folder, form, read_cards(files, report))


def _known_drafts(draft: Draft, seen: Sequence[Draft]) -> list[Draft]:
    """Return the drafts of the packs that one knows without requiring them; mistakes are their own."""
    found: dict[str, Draft] = {}
    for name in draft.form.knows:
        _collect(find_required(name, draft.folder), found, Report(), ())
    return [each for name, each in found.items() if name not in {one.form.id for one in seen}]


def _mechanics(names: Names) -> set[str]:
    """Return what a table may have or lack: groups, slots, piles, tags, a board."""
    return {*names.groups, *names.centre, *names.slots, *names.piles, *names.tags, "board"}


def _names(drafts: list[Draft], report: Report) -> Names:
    """Return every word that the packs declare; report ids that the last one has twice."""
    names = Names("")
    for draft in drafts:
        for group, form in draft.form.groups.items():
            known = names.groups.setdefault(group, set())
            if form.plain:
                known.add(form.plain)
        for name, scenes in draft.form.centre.items():
            _declare(names.centre, name, scenes.plain)
        slots = set(draft.form.slots)
        names.slots |= (slots - {"hands"}) | (set(HAND_SLOTS) if "hands" in slots else set())
        names.piles |= set(draft.form.piles)
        names.tags |= {*draft.form.tags, *draft.form.joining_tags}
        doubt = report if draft is drafts[-1] else Report()
        for node in draft.nodes:
            _enter(node, draft.form.id, names, doubt)
    return names


def names_of(packs: Iterable[Pack], own: str, nodes: Iterable[Node]) -> Names:
    """Return the words of loaded packs and of some cards that are not of any pack yet.

    ``own`` is the name that these cards get as their pack.
    """
    names = Names(own)
    for pack in packs:
        for group in pack.groups:
            known = names.groups.setdefault(group, set())
            if group in pack.plain:
                known.add(pack.plain[group])
        for group in pack.centre:
            _declare(names.centre, group, pack.plain.get(group, ""))
        slots = set(pack.slots)
        names.slots |= (slots - {"hands"}) | (set(HAND_SLOTS) if "hands" in slots else set())
        names.piles |= set(pack.piles)
        names.tags |= {*pack.tags, *pack.joining_tags}
        for definition in pack.definitions:
            names.cards[definition.ident] = definition.kind
            if definition.kind == "identity":
                name = definition.ident.rsplit("/", 1)[-1]
                names.groups.setdefault(definition.group, set()).add(name)
            elif definition.kind == "scene":
                name = definition.ident.rsplit("/", 1)[-1]
                names.centre.setdefault(definition.group, set()).update((name, *definition.tags))
    report = Report()
    for node in nodes:
        _enter(node, own, names, report)
    report.raise_any()
    return names


def _declare(known: dict[str, set[str]], group: str, plain: str) -> None:
    """Enter a group with the word for having none of it."""
    words_of = known.setdefault(group, set())
    if plain:
        words_of.add(plain)


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
    if kind_of(node) == "scene" and group is not None and isinstance(group.value, str):
        tags = fields["tags"].plain() if "tags" in fields else ()
        listed = tags if isinstance(tags, list) else ()
        names.centre.get(group.value, set()).update((str(at.value), *map(str, listed)))
