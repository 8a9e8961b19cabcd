"""Checks: what types cannot say about a card, such as lengths, and what its kind needs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kickdoor.core.definition import CAUGHT, DIE
from kickdoor.core.epic import POWERS
from kickdoor.lang import forms
from kickdoor.lang.conditions import Winning
from kickdoor.lang.feats import replaceable
from kickdoor.lang.ops.flow import Roll, span
from kickdoor.lang.reader import branches_of
from kickdoor.lang.registry import OPERATIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from kickdoor.core.definition import Definition, Operation, Play
    from kickdoor.lang.mistakes import Report, Spot
    from kickdoor.lang.reader import Reader
    from kickdoor.lang.source import Node

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_JOKE = 90
AT_LEAST = {"level": 1, "treasures": 0, "levels": 0, "value": 0, "places": 1, "copies": 1}
AT_MOST = {"level": 100, "treasures": 20, "levels": 10, "value": 100_000, "copies": 1000}
"""Bounds of a card's numbers: far beyond what makes sense, far below what fills a memory."""


USUAL_DIE = 6
"""The sides of a die where a card does not say that it is another one."""

FOR_ONE = (
    "if",
    "roll",
    "lose_items",
    "lose_value",
    "lose_hand",
    "lose_identity",
    "pay_equal",
    "leave_combat",
)
"""Operations that ask or test one player."""

SEVERAL = ("others", "everyone", "neighbours", "lowest", "highest")
"""Words that may mean several players."""

OF_MONSTERS = ("strength", "treasures", "levels", "run_away")
"""Numbers of a monster; what is added to the rolls to run away from it is one of them."""

OF_SOMETHING = (
    "sale_bonus",
    "sale_times",
    "item_bonus",
    "worn_bonus",
    "items_tagged",
    "room",
    "places",
    "grip",
    "spare_room",
    "carried_limit",
)
"""Numbers that say what they are about."""

PICK_OF_FIELD = {
    "monster": "monster",
    "card": "hand_card",
    "player": "player",
    "with_": "player",
    "side": "side",
}
"""The pick that a field means by ``picked``."""

PICK_OF_WORD = {
    ("escape", "source"): "monster",
    ("steal_item", "source"): "player",
    ("transfer_combat", "to"): "player",
    ("set_die", "to"): "number",
}
"""The same, where it depends on the word."""

PICKS_OF_WORD = {
    "steal_item": ("item", "player"),
    "borrow_item": ("item", "player"),
    "swap_card": ("hand_card", "player"),
    "silence_item": ("item",),
}
"""Picks that words need without a field that says so."""


def check_picks(definition: Definition, reader: Reader, spot: Spot) -> None:
    """Report operations that speak of something that was never picked."""
    report = reader.report
    feat = definition.feat
    plays = (*definition.plays, *definition.abilities, *(feat.abilities if feat else ()))
    ways = [(play.do, _picked(play)) for play in plays]
    heard = (*definition.listeners, *(feat.listeners if feat else ()))
    ways += [(each.do, {"player"} if each.event == "card-against" else set()) for each in heard]
    effects = (definition.bad_stuff, definition.effect, definition.on_meet, definition.on_escape)
    ways += [(number, set()) for number in effects]
    for number, picked in ways:
        for operation in _all(definition, number):
            for missing in sorted(_needs(operation) - picked):
                at = reader.spots.get(id(operation), spot)
                report.add(at, f"speaks of a {missing} that nobody has picked")
            if isinstance(operation, Roll) and (gap := _gap(operation)):
                report.add(reader.spots.get(id(operation), spot), gap)
            if _too_many(operation):
                report.add(reader.spots.get(id(operation), spot), _too_many(operation))


def _gap(roll: Roll) -> str:
    """Return which faces a table leaves out between its rows, or has beyond its die."""
    rows = [span(key) for key in roll.table]
    faces = {face for low, high in rows for face in range(low, high + 1)}
    sides = roll.sides or USUAL_DIE
    beyond = sorted(face for face in faces if face > sides)
    if beyond:
        return f"a die of {sides} sides never shows {beyond[-1]}"
    gaps = sorted(set(range(min(faces, default=1), max(faces, default=0))) - faces)
    named = ", ".join(map(str, gaps))
    return f"no row for {named}; an empty list says that nothing happens" if gaps else ""


def _too_many(operation: Operation) -> str:
    """Return why an operation that takes one player cannot take those that it names."""
    word = next(name for name, cls in OPERATIONS.items() if cls is type(operation))
    who = getattr(operation, "who", "")
    if word in FOR_ONE and who in SEVERAL:
        return f'"{word}" is about one player: put it into "each: {{who: {who}, do: [...]}}"'
    return ""


def _picked(play: Play) -> set[str]:
    """Return what a play can speak of: an answer to a die knows the monster it is about."""
    named = {pick.name for pick in play.picks}
    return named | {"monster"} if play.windows & (DIE | CAUGHT) else named


def _all(definition: Definition, number: int) -> Iterator[Operation]:
    """Yield the operations of a program and of those inside it."""
    if number < 0:
        return
    for operation in definition.programs[number]:
        yield operation
        for inner in branches_of(operation):
            yield from _all(definition, inner)


def _needs(operation: Operation) -> set[str]:
    word = next(name for name, cls in OPERATIONS.items() if cls is type(operation))
    needs = set(PICKS_OF_WORD.get(word, ()))
    for name in getattr(operation, "__dataclass_fields__", ()):
        value = getattr(operation, name)
        if value == "picked":
            needs.add(PICK_OF_WORD.get((word, name)) or PICK_OF_FIELD.get(name, name))
        elif value == "player" and name in ("who", "source", "player"):
            needs.add("player")
    if word == "boost" and getattr(operation, "side", None) is None:
        needs |= {"player"} if getattr(operation, "player", None) is None else set()
    return needs


def check_card(form: forms.CardForm, node: Node, report: Report) -> None:
    """Report everything that is wrong with a card whose keys are right."""
    fields = node.value if isinstance(node.value, dict) else {}

    def spot(key: str) -> Spot:
        return fields[key].spot if key in fields else node.spot

    if not NAME.fullmatch(form.id):
        report.add(spot("id"), f'"{form.id}" is no id: small letters, digits and hyphens')
    if len(form.joke) > LONGEST_JOKE:
        report.add(spot("joke"), f"a joke has {LONGEST_JOKE} letters at most, not {len(form.joke)}")
    if form.art is not None and not 1 <= len(form.art.icons) <= 3:
        report.add(spot("art"), "a picture has one to three icons")
    if form.kind == "special" and form.deck is None:
        report.add(node.spot, '"deck" is missing: a special card has to say door or treasure')
    for key, wrong in _out_of_bounds(form):
        report.add(spot(key), wrong)
    _check_standing(form.kind, form, spot("modifiers"), report)
    if any(each.name == POWERS and each.when is not None for each in form.qualities):
        report.add(spot("qualities"), f'"{POWERS}" asks nothing: write its name alone')
    missing = _missing(form)
    if missing:
        report.add(node.spot, missing)
    _check_ways(form, spot, report)


def _check_standing(
    kind: str, form: forms.CardForm | forms.EpicForm, spot: Spot, report: Report
) -> None:
    """Report modifiers that would do nothing, and standing rules that ask what none can."""
    for wrong in filter(None, [_misplaced(kind, each) for each in form.modifiers]):
        report.add(spot, wrong)
    asking = [each.when for each in form.modifiers] + [each.when for each in form.qualities]
    if any(map(_asks_who_wins, asking)):
        report.add(spot, '"winning" is a question to numbers; no number can ask it')


def check_feat(definition: Definition, form: forms.CardForm, node: Node, report: Report) -> None:
    """Report what is wrong with a card's Epic feat beside the rest of the card."""
    feat: forms.EpicForm | None = getattr(form, "epic", None)
    if feat is None or not isinstance(node.value, dict):
        return
    at = node.value["epic"]
    fields = at.value if isinstance(at.value, dict) else {}

    def spot(key: str) -> Spot:
        return fields[key].spot if key in fields else at.spot

    parts = (feat.modifiers, feat.qualities, feat.abilities, feat.replacements, feat.triggers)
    if not any(parts):
        report.add(at.spot, "a feat that gives nothing is none")
    _check_standing(form.kind, feat, spot("modifiers"), report)
    if any(each.name == POWERS for each in feat.qualities):
        report.add(spot("qualities"), f'"{POWERS}" is for cards that lend feats, not for a feat')
    known = replaceable(definition)
    for name in feat.replaces:
        if name not in known:
            report.unknown(spot("replaces"), "part of this card", name, known)
    for ident in sorted(_idents(form) & _idents(feat)):
        text = f'"{ident}" is the id of a part of the card itself; "replaces" takes that away'
        report.add(spot("abilities"), text)
    _check_abilities(feat.abilities, spot("abilities"), report)
    if definition.kind == "rule" and not feat.name:
        report.add(at.spot, '"name" is missing: a rule has no other to call its feat by')


def _idents(form: forms.CardForm | forms.EpicForm) -> set[str]:
    """Return the ids of abilities and reactions."""
    reactions = {each.id for each in form.replacements} | {each.id for each in form.triggers}
    return {each.id for each in form.abilities} | (reactions - {""})


def _out_of_bounds(form: forms.CardForm) -> Iterator[tuple[str, str]]:
    """Yield the numbers of a card that cannot be, each with what is wrong."""
    for key, least in AT_LEAST.items():
        if form.kind != "enhancer" and getattr(form, key, least) < least:
            yield key, f'"{key}" is at least {least}'
    for key, most in AT_MOST.items():
        if getattr(form, key, most) > most:
            yield key, f'"{key}" is at most {most}'


def _asks_who_wins(condition: object) -> bool:
    """Tell whether a condition looks at who would win, which depends on every number."""
    inner = getattr(condition, "conditions", ()) or (getattr(condition, "condition", None),)
    return isinstance(condition, Winning) or any(
        _asks_who_wins(each) for each in inner if each is not None
    )


def _check_ways(form: forms.CardForm, spot: Callable[[str], Spot], report: Report) -> None:
    """Report plays and abilities of one name, picks of one name, and limits of nothing."""
    plays = getattr(form, "plays", ())
    _report_twice("play", [each.id for each in plays if each.id], spot("plays"), report)
    for way in plays:
        _report_twice("pick", [pick.name for pick in way.picks], spot("plays"), report)
    _check_abilities(form.abilities, spot("abilities"), report)


def _check_abilities(abilities: Sequence[forms.AbilityForm], spot: Spot, report: Report) -> None:
    """Report abilities of one name, limits of nothing, and picks of one name."""
    _report_twice("ability", [each.id for each in abilities], spot, report)
    if any(each.limit is not None and each.limit.times < 1 for each in abilities):
        report.add(spot, 'a limit is at least 1 in "times"')
    for each in abilities:
        _report_twice("pick", [pick.name for pick in each.picks], spot, report)


def _misplaced(kind: str, modifier: forms.ModifierForm) -> str:
    """Return why a modifier would do nothing on a card of this kind."""
    number = f'"{modifier.number}"'
    if modifier.limit is not None and modifier.number != "sale":
        return f'{number} has no "limit"; only "sale" has'
    if modifier.of is not None and modifier.number not in OF_SOMETHING:
        return f'{number} has no "of"; only {", ".join(OF_SOMETHING)} have'
    if modifier.number == "items_tagged" and (modifier.of and modifier.of.tag):
        return f"{number} cannot ask for a tag itself"
    if modifier.number == "places" and not (modifier.of and modifier.of.group):
        return '"places" wants a group: of: {group: ...}'
    if modifier.number == "room" and not (modifier.of and modifier.of.slot):
        return '"room" wants a slot: of: {slot: ...}'
    if modifier.number == "item_bonus" and modifier.layer != "multiply":
        return f"{number} is multiplied; it has no other layers"
    if modifier.to == "monsters":
        return _upon_monsters(kind, modifier)
    if kind not in ("monster", "enhancer"):
        alone = modifier.to == "other_monsters"
        return f"only a monster changes {number} of other monsters" if alone else ""
    if modifier.to in ("self", "other_monsters"):
        if modifier.layer != "add":
            return f"{number} of a monster is added to; it has no layers"
        if modifier.number not in OF_MONSTERS:
            return f"a monster has no {number}; say to whom: fighter, fighters or everyone"
    return ""


def _upon_monsters(kind: str, modifier: forms.ModifierForm) -> str:
    """Return why a modifier of every monster would do nothing."""
    number = f'"{modifier.number}"'
    if kind not in ("scene", "rule"):
        return f"only a scene or a rule changes {number} of every monster"
    if modifier.number not in OF_MONSTERS or modifier.number == "run_away":
        return f"a monster has no {number}; say to whom: fighter, fighters or everyone"
    if modifier.layer != "add":
        return f"{number} of a monster is added to; it has no layers"
    return ""


def _missing(form: forms.CardForm) -> str:
    """Return what a card of this kind still needs to do anything."""
    match form:
        case forms.OneShotForm(boost=0, plays=()):
            return 'a one-shot needs "boost" or "plays"'
        case forms.OneShotForm(boost=0) if form.helps_only is not None:
            return '"helps_only" goes with "boost"'
        case forms.CurseForm(effect=-1, lasting=None):
            return 'a curse needs "effect" or "lasting"'
        case forms.SpecialForm(plays=()):
            return 'a special card needs "plays"'
    return ""


def _report_twice(what: str, idents: Sequence[str], spot: Spot, report: Report) -> None:
    for ident in sorted({each for each in idents if idents.count(each) > 1}):
        report.add(spot, f'more than one {what} of this card is called "{ident}"')
