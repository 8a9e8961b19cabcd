"""Forms: what may be written in a card file, as dataclasses.

The reader fills them, the schema describes them, the compiler turns them into definitions. A field
is a key (``else_`` is the key ``else``); its type says what may stand there, its default that it may
be left out. The words for operations and conditions are classes of their own, see the registry.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from kickdoor.core.definition import Amount, Condition
from kickdoor.lang.filters import ANY_CARD, Filter
from kickdoor.lang.registry import NO_STEPS, Steps
from kickdoor.lang.vocabulary import (
    CardRef,
    CentreName,
    ColourName,
    DeckName,
    EventName,
    GroupName,
    IconName,
    KindName,
    SlotName,
    TagName,
    WindowName,
)

Source = Literal["", "own"]
"""Where a rule is from: ``own`` is our invention, in the place of something that we do not know."""

By = Literal["anyone", "fighter", "main", "helper", "outsider", "owner"]


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitForm:
    """How often an ability can be used in a fight, a turn, on a roll or for a loss of levels, or for each player hit.

    Those that are counted ``under`` one name share the limit.
    """

    times: int = 1
    under: str = ""
    per: Literal["combat", "turn", "roll", "loss"] = "combat"
    each: Literal["", "player"] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModifierForm:
    """A change of a number, written ``{NUMBER: amount, when: ..., to: ...}``."""

    number: str
    amount: int | Amount
    when: Condition | None = None
    to: str = "self"
    tag: str = ""
    layer: str = "add"
    of: Filter | None = None
    limit: LimitForm | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class QualityForm:
    """A standing rule, written as its name or ``{NAME: condition}``."""

    name: str
    when: Condition | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SidePick:
    """A side of the fight: the munchkins or the monsters."""

    side: Literal[True]
    name: str = "side"


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterPick:
    """A monster in the fight."""

    monster: Filter
    name: str = "monster"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerPick:
    """A player who meets the condition; ``{}`` for any."""

    player: Condition | None
    not_self: bool = False
    in_fight: bool = False
    name: str = "player"


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemPick:
    """An item in play, one's own or another player's; with ``followers``, a follower will do."""

    item: Filter
    of: Literal["you", "player", "anyone"] = "you"
    followers: bool = False
    name: str = "item"


@dataclass(frozen=True, slots=True, kw_only=True)
class IdentityPick:
    """An identity of one's own, of one of these groups, on which nothing lies yet."""

    identity: tuple[str, ...]
    name: str = "identity"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandCardPick:
    """A card from one's own hand."""

    hand_card: Filter
    name: str = "hand_card"


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberPick:
    """A number from the first to the second."""

    number: tuple[int, int]
    name: str = "number"


PickForm = SidePick | MonsterPick | PlayerPick | ItemPick | IdentityPick | HandCardPick | NumberPick


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardCost:
    """So many cards are discarded, from anywhere or from the hand only.

    The ``first`` has to fit, or all of them (``which``).
    """

    discard: int
    from_: Literal["any", "hand"] = "any"
    first: Filter | None = None
    which: Filter | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandCost:
    """The whole hand is discarded; it has to hold at least so many cards."""

    discard_hand: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemCost:
    """An item in play is discarded."""

    discard_item: Filter


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelCost:
    """So many levels are lost."""

    lose_level: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueCost:
    """Items from the hand and from play are discarded that are worth so much together."""

    discard_value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TreasuresCost:
    """As many cards are discarded as the picked monster is worth Treasures, one at least."""

    discard_treasures: Literal["picked"]


CostForm = TreasuresCost | ValueCost | DiscardCost | HandCost | ItemCost | LevelCost


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayForm:
    """A way to play the card: when, by whom, with what picks and cost, to what effect."""

    do: Steps
    window: tuple[WindowName, ...]
    id: str = ""
    by: By = "anyone"
    when: Condition | None = None
    picks: tuple[PickForm, ...] = ()
    cost: CostForm | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityForm:
    """A way to use the card, which stays where it is."""

    id: str
    do: Steps
    window: tuple[WindowName, ...]
    name: str = ""
    source: Source = ""
    by: By | None = None
    when: Condition | None = None
    picks: tuple[PickForm, ...] = ()
    cost: CostForm | None = None
    limit: LimitForm | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplacementForm:
    """Something else happens in place of an event, if the player wants it or in any case."""

    event: EventName
    do: Steps
    id: str = ""
    name: str = ""
    source: Source = ""
    when: Condition | None = None
    optional: bool = False
    cost: CostForm | None = None
    limit: LimitForm | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TriggerForm:
    """Something happens after an event."""

    on: EventName
    do: Steps
    id: str = ""
    name: str = ""
    source: Source = ""
    when: Condition | None = None
    optional: bool = False
    cost: CostForm | None = None
    limit: LimitForm | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EpicForm:
    """The card's Epic feat: what an Epic owner gets from it, and what of the card that replaces."""

    name: str = ""
    replaces: tuple[str, ...] = ()
    when: Condition | None = None
    modifiers: tuple[ModifierForm, ...] = ()
    qualities: tuple[QualityForm, ...] = ()
    abilities: tuple[AbilityForm, ...] = ()
    replacements: tuple[ReplacementForm, ...] = ()
    triggers: tuple[TriggerForm, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceForm:
    """One of several things that a player may choose."""

    id: str
    do: Steps


@dataclass(frozen=True, slots=True, kw_only=True)
class ArtForm:
    """The picture: two or three names of game-icons, the first is the big one."""

    icons: tuple[IconName, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LostForm:
    """A card is lost: the end of a curse that lasts."""

    lost: Filter


@dataclass(frozen=True, slots=True, kw_only=True)
class UntilForm:
    """What ends a curse that lasts."""

    until: LostForm


@dataclass(frozen=True, slots=True, kw_only=True)
class CardForm:
    """What every card has.

    It is left out where something is absent that it is to lie ``with``, or there that it is to lie
    ``without``.
    """

    id: str
    name: str
    kind: KindName
    joke: str = ""
    source: Source = ""
    deck: DeckName | None = None
    copies: int = 1
    tags: tuple[TagName, ...] = ()
    art: ArtForm | None = None
    with_: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    modifiers: tuple[ModifierForm, ...] = ()
    qualities: tuple[QualityForm, ...] = ()
    abilities: tuple[AbilityForm, ...] = ()
    replacements: tuple[ReplacementForm, ...] = ()
    triggers: tuple[TriggerForm, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterForm(CardForm):
    """A monster."""

    level: int
    treasures: int = 1
    levels: int = 1
    pursues_above: int = 0
    joins: tuple[CardRef, ...] = ()
    bad_stuff: Steps = NO_STEPS
    on_meet: Steps = NO_STEPS
    on_escape: Steps = NO_STEPS


@dataclass(frozen=True, slots=True, kw_only=True)
class CurseForm(CardForm):
    """A curse: an effect at once, one that lasts, or both."""

    effect: Steps = NO_STEPS
    lasting: Literal["fight", "turn", "forever"] | UntilForm | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class IdentityForm(CardForm):
    """An identity of one of the pack's groups; monsters take it for another one, ``seen_as``.

    The ``rank`` of all that one has of a group comes to no more than the own level. Discarded, it
    lies on the pile that it ``rests_in``.
    With ``same_as`` it is the same identity as one of another set, which may not be there, and nobody
    has both.
    """

    group: GroupName
    seen_as: str = ""
    same_as: str = ""
    rank: int = 0
    rests_in: DeckName | Literal[""] = ""
    epic: EpicForm | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PermissionForm(CardForm):
    """A permission: ``places`` identities of the group, or one without its drawbacks.

    One that ``adds`` gives room for so many more, whatever there is, and lifts no drawback.
    """

    group: GroupName
    places: int = 2
    adds: int = 0
    epic: EpicForm | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EnhancerForm(CardForm):
    """A monster enhancer; ``tag`` is given to the monster."""

    strength: int = 0
    treasures: int = 0
    tag: TagName | Literal[""] = ""
    plays: tuple[PlayForm, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemForm(CardForm):
    """An item that stays."""

    slot: SlotName | Literal[""] = ""
    worn_by: Literal["", "steed"] = ""
    big: bool = False
    bonus: int = 0
    value: int = 0
    usable_by: Condition | None = None
    plays: tuple[PlayForm, ...] = ()
    epic: EpicForm | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OneShotForm(CardForm):
    """An item that is used once: a ``boost`` to a side of a fight, or plays."""

    value: int = 0
    big: bool = False
    boost: int = 0
    helps_only: Condition | None = None
    usable_by: Condition | None = None
    plays: tuple[PlayForm, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelCardForm(CardForm):
    """A level, perhaps for those alone who meet a condition or pay a cost.

    It is never the winning one, unless it says with ``may_win`` that it may be.
    """

    may_win: bool = False
    needs: Condition | None = None
    cost: CostForm | None = None
    plays: tuple[PlayForm, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class FollowerForm(CardForm):
    """A follower, who may carry items, perhaps of one sort alone.

    With ``cheats`` what is carried works whatever its owner may not wear.
    """

    bonus: int = 0
    carries: int = 0
    carries_only: Filter | None = None
    cheats: bool = False
    plays: tuple[PlayForm, ...] = ()
    epic: EpicForm | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AttachmentForm(CardForm):
    """A card that goes onto an item; ``cheats`` lifts every requirement of it.

    With ``followers`` it may go onto a follower, who then does not count against the limit; ``onto``
    narrows the items. What it is worth adds to the item's value. With ``identities`` it goes onto an
    identity of one of these groups instead; those that a mix does not have do no harm.
    """

    cheats: bool = False
    followers: bool = False
    identities: tuple[str, ...] = ()
    onto: Filter = ANY_CARD
    bonus: int = 0
    value: int = 0
    plays: tuple[PlayForm, ...] = ()
    epic: EpicForm | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialForm(CardForm):
    """A card with nothing but plays."""

    plays: tuple[PlayForm, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneForm(CardForm):
    """A card that lies in the middle of the table and bears on everybody, perhaps for one turn.

    One that lasts a turn is played from hand in a fight alone, where no other of its group lies.
    One that is opened has an ``effect`` at once, upon whoever opens it.
    """

    group: CentreName
    lasting: Literal["turn"] | None = None
    effect: Steps = NO_STEPS
    plays: tuple[PlayForm, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleForm(CardForm):
    """What always holds for everybody where this set is played; it is no card of a deck."""

    epic: EpicForm | None = None


CARD_FORMS: dict[str, type[CardForm]] = {
    "monster": MonsterForm,
    "curse": CurseForm,
    "identity": IdentityForm,
    "permission": PermissionForm,
    "enhancer": EnhancerForm,
    "item": ItemForm,
    "one-shot": OneShotForm,
    "level-card": LevelCardForm,
    "follower": FollowerForm,
    "attachment": AttachmentForm,
    "special": SpecialForm,
    "scene": SceneForm,
    "rule": RuleForm,
}


Setting = int | bool | str


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupForm:
    """A group of identities: how many one may have, and the word for having none.

    One that is ``fixed`` is never given up, discarded, lost or looted.
    """

    places: int = 1
    plain: str = ""
    fixed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CentreForm:
    """A group of cards in the middle of the table: how many may lie there, the word for none.

    With ``newest`` only the card that came last holds; those below it wait until it is gone.
    """

    places: int = 1
    plain: str = ""
    newest: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotForm:
    """A slot: its room. A ``mount`` is ridden as long as it lies in play, and carries itself.

    Every rule on steeds is about mounts too, unless they say that they are none (a ship).
    """

    room: int
    mount: bool = False
    steed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class PileForm:
    """A pile of its own beside the two decks: what is dealt from it, and who may see it.

    ``deal`` cards go into play before each player at set-up, at random or, with ``choice``, as the
    switch ``choose_characters`` says. With ``swap_on_death`` the dead may change theirs.
    """

    deal: int = 0
    choice: bool = False
    swap_on_death: bool = False
    face: Literal["down", "up"] = "up"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardForm:
    """A board: how many spaces the track of levels has, and what else lies on it."""

    track: int
    spaces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionForm:
    """A choice of the table: it replaces the switch of its name, or those named in sets."""

    default: Setting
    choices: tuple[Setting, ...] = ()
    sets: tuple[str, ...] = ()
    text: str = ""


WindowForm = Literal["answers", "none"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PaletteForm:
    """Colours by name; what is left out is as in the base deck."""

    room: ColourName | None = None
    room_shade: ColourName | None = None
    seam: ColourName | None = None
    panel: ColourName | None = None
    raised: ColourName | None = None
    line: ColourName | None = None
    text: ColourName | None = None
    soft: ColourName | None = None
    faint: ColourName | None = None
    accent: ColourName | None = None
    on_accent: ColourName | None = None
    title: ColourName | None = None
    cloth: ColourName | None = None
    cloth_deep: ColourName | None = None
    on_cloth: ColourName | None = None
    rim: ColourName | None = None
    focus: ColourName | None = None
    paper: ColourName | None = None
    ink: ColourName | None = None
    ink_soft: ColourName | None = None
    door_back: ColourName | None = None
    treasure_back: ColourName | None = None
    back_rim: ColourName | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LookForm:
    """How the client draws the set: its colours, table, card frames and typeface."""

    dark: PaletteForm = PaletteForm()
    light: PaletteForm = PaletteForm()
    table: Literal["planks", "birch", "vault", "night"] = "planks"
    frame: Literal["plain", "painted", "comic", "gilt"] = "plain"
    display: Literal["grenze-gotisch", "ruslan-display", "baloo-2", "cinzel"] = "grenze-gotisch"
    tints: dict[str, ColourName] = field(default_factory=dict)
    two_sided: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PackForm:
    """A pack: what its cards may refer to, and the rules by which its edition differs.

    ``knows`` are sets of which its cards may speak that lie ``with`` them. A hidden one loads by its
    name, but no list of sets offers it. One that is an ``overlay`` is none
    either: it joins any sets at a table that takes the house rule of its name, which the text tells.
    """

    id: str
    name: str
    hidden: bool = False
    overlay: str = ""
    requires: tuple[str, ...] = ()
    knows: tuple[str, ...] = ()
    groups: dict[str, GroupForm] = field(default_factory=dict)
    centre: dict[str, CentreForm] = field(default_factory=dict)
    slots: dict[str, int | SlotForm] = field(default_factory=dict)
    piles: dict[str, PileForm] = field(default_factory=dict)
    board: BoardForm | None = None
    tags: tuple[str, ...] = ()
    joining_tags: tuple[str, ...] = ()
    terms: dict[str, str] = field(default_factory=dict)
    switches: dict[str, Setting] = field(default_factory=dict)
    options: dict[str, OptionForm] = field(default_factory=dict)
    windows: dict[str, WindowForm] = field(default_factory=dict)
    rules: dict[str, tuple[str, ...]] = field(default_factory=dict)
    replaces: dict[str, str] = field(default_factory=dict)
    removes: tuple[str, ...] = ()
    look: LookForm = LookForm()
