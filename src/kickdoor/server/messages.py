"""Messages: all that goes over a table's socket, and the bodies of HTTP requests.

The browser's types are generated from these classes, so a field is described once, here. Fields
that are left out of an :class:`Update` have not changed.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from kickdoor.core.views import CardView, FightView, OfferView, SeatView, TableView, YouView
from kickdoor.server.circle import (
    FORTNIGHT_MS,
    USUAL_CLOCKS,
    CircleNews,
    CircleRequest,
    Clocks,
    Spectators,
)

VERSION = 1
"""Of these messages. It grows when a client of the version before would misread something."""

NAME_LENGTH = 24
CHAT_LENGTH = 400

Word = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(max_length=4000)]
Count = Annotated[int, Meta(ge=0)]
Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Milliseconds = Annotated[int, Meta(ge=0, le=FORTNIGHT_MS)]
Setting = int | str | bool


# -- client to server ---------------------------------------------------------------------------


class Hello(Struct, tag_field="t", tag="Hello"):
    """The first message of a socket. ``since`` is the last ``seq`` seen, null at first.

    ``version`` is that of the messages which the client speaks; it must be the server's.
    """

    since: Count | None = None
    version: Count = 1


class Answer(Struct, tag_field="t", tag="Answer"):
    """An option of a decision. ``seen`` is the last ``seq`` seen; a nonce acts once only."""

    decision: Word
    option: Key
    seen: Count
    nonce: Nonce


class Chat(Struct, tag_field="t", tag="Chat"):
    """Something said to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    nonce: Nonce


class PreviewRequest(Struct, tag_field="t", tag="Preview"):
    """Asks what a play would make of both sides' totals."""

    option: Key


class Ping(Struct, tag_field="t", tag="Ping"):
    """Asks for a :class:`Pong`."""


ClientMessage = Hello | Answer | Chat | PreviewRequest | Ping | CircleRequest


# -- parts of server messages -------------------------------------------------------------------


class Pace(Struct, frozen=True):
    """How long things take, in milliseconds.

    ``window_ms``: to react to a curse, a die or a claim; ``reading_ms``: to read what changed,
    before that; ``bot_ms``: that a bot takes to choose.
    """

    window_ms: Milliseconds
    reading_ms: Milliseconds
    bot_ms: Milliseconds


USUAL_PACE = Pace(window_ms=2600, reading_ms=1600, bot_ms=1200)


class Fight(Struct):
    """Wraps the fight, since "no fight" is news as well."""

    fight: FightView | None


class WireCard(Struct, omit_defaults=True):
    """A card that an event is about: its handle (where it is renewed, ``was`` is the old one)."""

    handle: int
    id: str
    was: int | None = None


class WireEvent(Struct, rename={"source": "from"}):
    """One thing that happened, as one viewer may see it; ``text`` names cards as [[pack/name]]."""

    k: str
    text: str
    seat: int
    cards: list[WireCard]
    source: str
    to: str
    amount: int


class WireOption(Struct):
    """A legal answer. ``card`` is the handle of the card it is about; ``grave``: ask again."""

    key: str
    label: str
    card: int | None
    group: str
    grave: bool


class WireRefusal(Struct):
    """What the seat could name but may not do now, with the rule that forbids it."""

    key: str
    label: str
    card: int | None
    rule: str
    text: str


class WireDecision(Struct):
    """The question that is put to the viewer's seat.

    It is sent again when something in it has changed, not for a new id and revision alone: an
    answer names the id that it has, and by ``seen`` what it was given in the light of.
    """

    id: str
    revision: int
    kind: str
    required: bool
    prompt: str
    source: str | None
    options: list[WireOption]
    refused: list[WireRefusal]


class Deadline(Struct):
    """When the open window closes: in ``ms`` from now, unless its revision changes.

    ``waited`` are the seats that asked for more time.
    """

    revision: int
    ms: int
    kind: str
    waited: list[int]


# -- server to client ---------------------------------------------------------------------------


class Welcome(Struct, tag_field="t", tag="Welcome"):
    """Answers a :class:`Hello`. ``you`` is null for a spectator; ``bots`` names each seat's bot.

    ``commitment`` is the hash of the secret that all chance at this table comes from.
    """

    table: str
    you: int | None
    names: list[str]
    bots: list[str | None]
    pace: Pace
    edition: str
    options: dict[str, Setting]
    commitment: str
    version: int = VERSION


class Update(Struct, tag_field="t", tag="Update"):
    """What has changed. On connecting, one update holds everything; then only what is new.

    ``nonce`` is that of the viewer's own answer which is in the log now; a draft is in no log.
    A section that is there holds only those of its fields that have changed; ``offers`` and
    ``hands`` are whole. ``hands`` are those that spectators may see, by seat.
    ``secret`` comes with the end of the game: the secret whose hash was the commitment.
    """

    seq: int
    events: list[WireEvent]
    table: TableView | UnsetType = UNSET
    seats: dict[str, SeatView] | UnsetType = UNSET
    fight: Fight | UnsetType = UNSET
    offers: list[OfferView] | UnsetType = UNSET
    hands: dict[str, list[CardView]] | UnsetType = UNSET
    you: YouView | UnsetType | None = UNSET
    decision: WireDecision | UnsetType | None = UNSET
    deadline: Deadline | UnsetType | None = UNSET
    nonce: str | UnsetType = UNSET
    secret: str | UnsetType = UNSET


class ChatLine(Struct, tag_field="t", tag="ChatLine", omit_defaults=True):
    """Something that was said; ``at`` is in seconds since 1970, ``seat`` -1 for a spectator.

    A bot says no text but why it made its last choice: ``why`` is a word of
    :mod:`kickdoor.bots.reasons`.
    """

    seat: int
    name: str
    text: str
    at: float
    why: str = ""


class Preview(Struct, tag_field="t", tag="Preview"):
    """What a play would make of both sides' totals; null where it cannot be told."""

    option: str
    munchkins: int | None
    monsters: int | None


class Refused(Struct, tag_field="t", tag="Refused"):
    """An answer or a line of chat that was not taken, and why."""

    nonce: str
    rule: str
    text: str


class Problem(Struct, tag_field="t", tag="Problem"):
    """Something is wrong with the line or with what was sent over it."""

    code: str
    text: str


class Pong(Struct, tag_field="t", tag="Pong"):
    """Answers a :class:`Ping`."""


ServerMessage = Welcome | Update | ChatLine | Preview | Refused | Problem | Pong | CircleNews


# -- over HTTP ----------------------------------------------------------------------------------


class NewTable(Struct):
    """Asks for a new table. ``edition`` is a set, or a mix: ``russia+munchkins``; the first leads.

    ``bots`` names the bots from the second seat on, or one for all. Seats that no bot takes are left open for people to join, but for those of ``hotseat``: names
    of others who play at the same screen. With ``reasons`` bots say why they do what they do. ``entropy`` is chance of one's own, in hex.
    """

    edition: Annotated[str, Meta(max_length=400)]
    seats: Annotated[int, Meta(ge=3, le=6)]
    name: str
    bots: list[Word] | Word = []
    options: dict[Word, Setting] = {}
    pace: Pace = USUAL_PACE
    clocks: Clocks = USUAL_CLOCKS
    public: bool = False
    ready: bool = False
    spectators: Spectators = "on"
    hotseat: list[str] = []
    entropy: Word = ""
    reasons: bool = False


class TableCreated(Struct):
    """Where the new table is."""

    table: str
    path: str


class JoinTable(Struct):
    """Asks for an open seat; ``entropy`` is chance of one's own, in hex."""

    name: str
    entropy: Word = ""


class SeatTaken(Struct):
    """The seat that one has at a table."""

    table: str
    seat: int


class SeatKey(Struct):
    """What opens a seat to another device of the same player."""

    key: Annotated[str, Meta(max_length=200)]


class HttpProblem(Struct):
    """Why a request was not done."""

    code: str
    text: str


class OptionInfo(Struct):
    """A house rule that a table may choose."""

    id: str
    default: Setting
    choices: list[Setting]
    text: str


class BoardInfo(Struct):
    """A board: the spaces of its track of levels, and the names of what else lies on it."""

    track: int
    spaces: list[str]


class LookInfo(Struct):
    """How a set is drawn: colours by name for dark and light screens, a surface, frames, a typeface.

    ``tints`` are the lights that cards of the centre throw on the table; cards of the groups
    ``two_sided`` have a picture on either face.
    """

    dark: dict[str, str]
    light: dict[str, str]
    table: str
    frame: str
    display: str
    tints: dict[str, str]
    two_sided: list[str]


class EditionInfo(Struct):
    """A set that can be played, or a mix of ``sets``, the leading one first.

    ``board`` is there where one of them has one; what the leading set looks like, the mix does.

    ``fixed`` are the groups of what one is for good, ``mounts`` the slots of what is ridden; ``scenes``
    maps a group of the centre to the word for none of it. A table of it is told of in one of its
    ``languages``, in English for those who ask for another.
    """

    id: str
    name: str
    sets: list[str]
    languages: list[str]
    options: list[OptionInfo]
    board: BoardInfo | None
    look: LookInfo
    fixed: list[str]
    mounts: list[str]
    scenes: dict[str, str]


class RuleInfo(Struct):
    """A rule, in our own words, under the topic it belongs to; ``see`` are ids that say the same."""

    topic: str
    text: str
    see: list[str]


class Absent(Struct, frozen=True, forbid_unknown_fields=True):
    """The rule by which cards of some kinds (of all, if none is named) have no such entry.

    ``entry`` is a group of the card's menu, ``place`` is ``hand`` or ``table``.
    """

    entry: str
    place: str
    rule: str
    kinds: tuple[str, ...] = ()


class Rulebook(Struct):
    """What there is to look up: names of topics, rules by id, and the rules behind a card's links.

    All are in the order of the book. A card names its links in its ``concerns``.
    """

    topics: dict[str, str]
    rules: dict[str, RuleInfo]
    concerns: dict[str, list[str]]
    absent: list[Absent]


class CardArt(Struct):
    """What a card's picture is made of: names of icons, the first one large."""

    icons: list[str]


class CardInfo(Struct):
    """A card as it is printed, in the chosen language; ``concerns`` are topics of the rulebook.

    ``epic`` is the line of its feat, for tables at which munchkins may be Epic.
    """

    name: str
    kind: str
    group: str | None
    deck: str
    level: int | None
    treasures: int | None
    levels: int | None
    bonus: int | None
    value: int | None
    slot: str | None
    big: bool
    hands: int | None
    text: list[str]
    epic: str | None
    joke: str | None
    note: str | None
    art: CardArt
    concerns: list[str]


class Catalogue(Struct):
    """All that can be played, and the words for what the server names by an id."""

    editions: list[EditionInfo]
    cards: dict[str, CardInfo]
    strings: dict[str, str]
