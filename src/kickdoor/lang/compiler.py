"""Compiler: a card's form becomes its definition.

Each kind has a way to be played that need not be written: an item is put into play, a curse is
played at somebody. These are added as if they had been written, through the same reader.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.core.definition import Cost, Definition, Feat, Listener, Modifier, Pick, Play
from kickdoor.lang import defaults, feats, forms, vocabulary, words
from kickdoor.lang.checks import check_card, check_feat, check_picks
from kickdoor.lang.conditions import FacingMunchkin
from kickdoor.lang.filters import Filter
from kickdoor.lang.mistakes import UnreadableError
from kickdoor.lang.reader import Reader
from kickdoor.lang.source import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.lang.mistakes import Report, Spot
    from kickdoor.lang.source import Node
    from kickdoor.lang.vocabulary import Names


def compile_card(
    node: Node, names: Names, report: Report, joining: Sequence[str] = ()
) -> tuple[Definition, int] | None:
    """Return a card's definition and how many copies there are, or None after a mistake.

    ``joining`` are the tags whose monsters may join each other's fights.
    """
    kind = kind_of(node)
    if kind not in forms.CARD_FORMS:
        _report_kind(node, report)
        return None
    words.load()
    before = len(report.mistakes)
    reader = Reader(report, names, kind)
    try:
        form = reader.form(forms.CARD_FORMS[kind], node)
        check_card(form, node, report)
        compiled = _Card(form, node.spot, reader, names.pack, joining).definition()
        check_picks(compiled, reader, node.spot)
        check_feat(compiled, form, node, report)
    except UnreadableError:
        return None
    return (compiled, form.copies) if len(report.mistakes) == before else None


def kind_of(node: Node) -> str:
    """Return the kind that a card's node names, or nothing."""
    kind = node.value.get("kind") if isinstance(node.value, dict) else None
    return kind.value if kind is not None and isinstance(kind.value, str) else ""


def _report_kind(node: Node, report: Report) -> None:
    if not isinstance(node.value, dict):
        report.add(node.spot, f"a card is wanted here, not {node.what()}")
    elif "kind" not in node.value:
        report.add(node.spot, '"kind" is missing')
    elif not isinstance(node.value["kind"].value, str):
        report.add(
            node.value["kind"].spot, f"a kind is wanted here, not {node.value['kind'].what()}"
        )
    else:
        spot = node.value["kind"].spot
        report.unknown(spot, "kind", str(node.value["kind"].value), vocabulary.KINDS)


class _Card:
    """One card on the way from its form to its definition."""

    def __init__(
        self, form: Any, spot: Spot, reader: Reader, pack: str, joining: Sequence[str]
    ) -> None:
        self.form = form
        self.spot = spot
        self.reader = reader
        self.pack = pack
        self.joining = joining

    def definition(self) -> Definition:
        form = self.form
        number = self._number
        lasting, until = self._lasting()
        slot = getattr(form, "slot", "")
        plays = self.plays()
        return Definition(
            f"{self.pack}/{form.id}",
            form.kind,
            form.deck or vocabulary.DECK_OF_KIND.get(form.kind, ""),
            name=form.name,
            group=getattr(form, "group", ""),
            seen_as=getattr(form, "seen_as", ""),
            same_as=getattr(form, "same_as", ""),
            rank=number("rank"),
            rests=getattr(form, "rests_in", ""),
            level=number("level"),
            treasures=number("treasures"),
            levels=number("levels"),
            strength=number("strength") or number("bonus"),
            tags=frozenset(form.tags),
            tag_given=getattr(form, "tag", ""),
            slot=slot,
            worn_by=getattr(form, "worn_by", ""),
            hands=vocabulary.HAND_SLOTS.get(slot, 0),
            big=getattr(form, "big", False),
            value=number("value"),
            usable_by=getattr(form, "usable_by", None),
            pursues_above=number("pursues_above"),
            places=0 if number("adds") else number("places"),
            carries=number("carries"),
            carries_only=getattr(form, "carries_only", None),
            cheats=getattr(form, "cheats", False),
            lasting=lasting,
            lasting_until=until,
            bad_stuff=getattr(form, "bad_stuff", -1),
            effect=getattr(form, "effect", -1),
            on_meet=getattr(form, "on_meet", -1),
            on_escape=getattr(form, "on_escape", -1),
            modifiers=self.modifiers(),
            qualities=qualities(form),
            plays=plays,
            abilities=tuple(self.ability(each) for each in form.abilities),
            listeners=listeners(form),
            programs=tuple(self.reader.programs),
            feat=self.feat(),
            source=self.source(),
        )

    def _number(self, key: str) -> int:
        value = getattr(self.form, key, 0)
        assert isinstance(value, int)
        return value

    def _lasting(self) -> tuple[str, object]:
        lasting = getattr(self.form, "lasting", None)
        if isinstance(lasting, forms.UntilForm):
            return "until", lasting.until.lost
        return lasting or "", None

    def source(self) -> dict[str, object]:
        form = self.form
        found: dict[str, object] = {"joke": form.joke, "source": form.source}
        found["own"] = [each.id for each in _reactions(form) if each.source == "own"]
        if form.art is not None:
            found["icons"] = list(form.art.icons)
        names = {each.id: each.name for each in _reactions(form) if each.name}
        feat = getattr(form, "epic", None)
        if feat is not None:
            names.update({each.id: each.name or feat.name for each in _reactions(feat) if each.id})
            found["feat"] = feat.name
        if names:
            found["abilities"] = names
        return {key: value for key, value in found.items() if value}

    def modifiers(self) -> tuple[Modifier, ...]:
        bonus = self._number("bonus")
        adds = self._number("adds")
        own = (Modifier("strength", bonus),) if bonus else ()
        if adds:
            own = (Modifier("places", adds, of=Filter(group=self.form.group)),)
        return (*own, *modifiers(self.form))

    def feat(self) -> Feat | None:
        """Return what the card gives an Epic owner."""
        form = getattr(self.form, "epic", None)
        if form is None:
            return None
        feat = Feat(
            form.replaces,
            modifiers(form),
            qualities(form),
            tuple(self.ability(each) for each in form.abilities),
            listeners(form),
        )
        return feats.narrowed(feat, form.when)

    def plays(self) -> tuple[Play, ...]:
        written_out = getattr(self.form, "plays", ())
        found = [self._default(each) for each in defaults.plays(self.form, self.joining)]
        for index, each in enumerate(written_out):
            ident = each.id or ("play" if index == 0 else f"play-{index + 1}")
            found.append(self.play(each, ident))
        return tuple(found)

    def _default(self, default: defaults.Default) -> Play:
        form = self.reader.form(forms.PlayForm, written(default.play, self.spot))
        compiled = self.play(form, form.id)
        compiled.spends = default.spends
        if self.form.kind == "level-card":
            compiled.picks = (Pick("player", "player", self.form.needs),)
            compiled.cost = cost(self.form.cost)
        onto = getattr(self.form, "onto", None)
        if onto and compiled.picks[0].kind == "item":
            compiled.picks[0].which = onto
        helps_only = getattr(self.form, "helps_only", None)
        if helps_only is not None:
            compiled.when = FacingMunchkin(helps_only)
        return compiled

    def play(self, form: forms.PlayForm, ident: str) -> Play:
        return Play(
            ident,
            windows(form.window),
            form.do,
            by=form.by,
            when=form.when,
            picks=tuple(pick(each) for each in form.picks),
            cost=cost(form.cost),
        )

    def ability(self, form: forms.AbilityForm) -> Play:
        limit = form.limit
        return Play(
            form.id,
            windows(form.window),
            form.do,
            by=form.by or ("main" if self.form.kind == "monster" else "owner"),
            when=form.when,
            picks=tuple(pick(each) for each in form.picks),
            cost=cost(form.cost),
            limit=limit.times if limit else 0,
            per=limit.per if limit else "combat",
            each=limit.each if limit else "",
            under=limit.under if limit else "",
            spends=False,
            ability=True,
        )


def _reactions(form: Any) -> tuple[Any, ...]:
    """Return what may have a name of its own on a card, or in its feat."""
    return (*form.abilities, *form.replacements, *form.triggers)


def modifiers(form: forms.CardForm | forms.EpicForm) -> tuple[Modifier, ...]:
    """Return the modifiers that are written on a card, or in its feat."""
    return tuple(
        Modifier(each.number, each.amount, each.when, each.to, each.layer, each.tag, each.of)
        for each in form.modifiers
    )


def qualities(form: forms.CardForm | forms.EpicForm) -> dict[str, tuple[Any, ...]]:
    """Return the standing rules, each with the conditions under which it holds."""
    found: dict[str, list[Any]] = {}
    for each in form.qualities:
        found.setdefault(each.name, []).append(each.when)
    return {name: tuple(conditions) for name, conditions in found.items()}


def listeners(form: forms.CardForm | forms.EpicForm) -> tuple[Listener, ...]:
    """Return the replacements, then the triggers."""
    replacements = [_listener(each, each.event, replaces=True) for each in form.replacements]
    triggers = [_listener(each, each.on, replaces=False) for each in form.triggers]
    return (*replacements, *triggers)


def _listener(
    form: forms.ReplacementForm | forms.TriggerForm, event: str, *, replaces: bool
) -> Listener:
    return Listener(
        event,
        form.do,
        ident=form.id,
        when=form.when,
        optional=form.optional,
        cost=cost(form.cost),
        replaces=replaces,
        limit=form.limit.times if form.limit else 0,
        per=form.limit.per if form.limit else "combat",
        each=form.limit.each if form.limit else "",
    )


def windows(names: Sequence[str]) -> int:
    """Return the mask of several windows."""
    mask = 0
    for name in names:
        mask |= vocabulary.WINDOWS[name][0]
    return mask


def pick(form: forms.PickForm) -> Pick:
    """Return a pick as the machine reads it."""
    match form:
        case forms.SidePick():
            return Pick(form.name, "side")
        case forms.MonsterPick():
            return Pick(form.name, "monster", form.monster)
        case forms.PlayerPick():
            return Pick(
                form.name,
                "player",
                form.player,
                not_self=form.not_self,
                in_fight=form.in_fight,
            )
        case forms.ItemPick():
            return Pick(form.name, "item", form.item, of=form.of, followers=form.followers)
        case forms.IdentityPick():
            return Pick(form.name, "identity", form.identity)
        case forms.HandCardPick():
            return Pick(form.name, "hand_card", form.hand_card)
        case forms.NumberPick():
            return Pick(form.name, "number", count=form.number)


def cost(form: forms.CostForm | None) -> Cost | None:
    """Return a cost as the machine reads it."""
    match form:
        case None:
            return None
        case forms.DiscardCost():
            hand_only = form.from_ == "hand"
            return Cost(
                discard=form.discard, hand_only=hand_only, first=form.first, which=form.which
            )
        case forms.HandCost():
            return Cost(hand=form.discard_hand)
        case forms.ItemCost():
            return Cost(item=form.discard_item)
        case forms.ValueCost():
            return Cost(value=form.discard_value)
        case forms.TreasuresCost():
            return Cost(discard=1, treasures=True)
        case forms.LevelCost():
            return Cost(levels=form.lose_level)
