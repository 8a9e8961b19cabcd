"""Game: the one contract. People, bots, replays, tests and learners all use this class.

A game asks (:attr:`Game.decisions`), is answered (:meth:`Game.step`) and goes on to its next
question. The README plays one in ten lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.core import chance, joined, keys, naming, tags, windows
from kickdoor.core.decisions import Decision, Refusal, Refused
from kickdoor.core.effects import cancel_runaway
from kickdoor.core.events import EVERYONE, Event
from kickdoor.core.frames import CHECKS, FRAMES, OPEN_ACTS
from kickdoor.core.log import CHOICE, CLOSE, DIGEST, ENTROPY, SHOW, Log, ReplayMismatch
from kickdoor.core.logshape import table_of
from kickdoor.core.native import mypyc_attr
from kickdoor.core.ruleset import Ruleset
from kickdoor.core.standing import common
from kickdoor.core.state import Frame, Player, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from kickdoor.core.acts import Act, Named
    from kickdoor.core.definition import Definition
    from kickdoor.core.log import Row
    from kickdoor.core.ruleset import Setting
    from kickdoor.core.state import Window
    from kickdoor.core.view import View

ENGINE = "kickdoor-1"
STEP_BUDGET = 4000
FREE_ACTS = 40
BACK = "back"

PROVIDERS: list[Callable[[Sequence[str], Mapping[str, Setting]], Ruleset]] = []
"""Who turns names of packs into a ruleset; the rules enter themselves here."""

STARTERS: list[Callable[[Game], None]] = []
"""Who lays out a new game; the rules enter themselves here."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its state, its rules, and what has happened since the last step."""

    __slots__ = (
        "cards",
        "events",
        "log",
        "memo",
        "quiet",
        "record",
        "rules",
        "state",
    )

    def __init__(
        self, rules: Ruleset, cards: tuple[Definition, ...], state: State, log: Log
    ) -> None:
        """Put the parts together; :meth:`new` makes them."""
        self.rules = rules
        self.cards = cards
        self.state = state
        self.log = log
        self.events: list[Event] = []
        self.quiet = False
        self.record = True
        self.memo: dict[tuple[str, int], Any] | None = None
        """What was worked out since the game came to rest; None while it runs."""

    @classmethod
    def new(
        cls,
        packs: Sequence[str] | Ruleset,
        seats: Sequence[str],
        options: Mapping[str, Setting] | None = None,
        seed: object = 0,
    ) -> Game:
        """Start a game.

        Args:
            packs: names of sets, or a ruleset that is ready.
            seats: the players' names, 3 to 6, all different.
            options: the house rules that are not left as they are.
            seed: anything printable; the same seed and choices give the same game.

        Raises:
            ValueError: a number of seats, a name, or an option that cannot be.
        """
        names = _checked(seats)
        rules = packs if isinstance(packs, Ruleset) else PROVIDERS[0](packs, options or {})
        cards = tuple(d for d, count in rules.copies for _ in range(count))
        players = [Player(name, 1, True, False, [], []) for name in names]
        state = State(players, chance.key_of(seed))
        state.known = [0] * len(cards)
        state.handle = list(range(len(cards)))
        state.next_handle = len(cards)
        header: dict[str, object] = {
            "engine": ENGINE,
            "packs": dict(rules.hashes) or dict.fromkeys(rules.packs, ""),
            "seats": names,
            "options": dict(options or {}),
            "seed": seed if isinstance(seed, (int, str)) else repr(seed),
        }
        game = cls(rules, cards, state, Log(header))
        for start in STARTERS:
            start(game)
        game.run()
        return game

    # -- what may be done ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.state.winners)

    @property
    def winners(self) -> list[int]:
        """The seats that won; several where one fight brought them there."""
        return list(self.state.winners)

    @property
    def window(self) -> Window | None:
        """The window in which several seats may answer, or None on the floor."""
        return windows.current(self)

    @property
    def decisions(self) -> list[Decision]:
        """The open decisions, one for each seat that may act now."""
        state = self.state
        if state.winners:
            return []
        frame = state.stack[-1]
        kind = FRAMES[frame.kind]
        window = windows.current(self)
        owners = kind.owners(self, frame) if window is None else 0
        asked = window.waiting() if window is not None else 0
        others = self._others(kind.is_open(self, frame))
        why = kind.why(self, frame)
        source = self.cards[frame.card].ident if frame.card >= 0 else None
        found = []
        for seat in range(len(state.players)):
            bit = 1 << seat
            if not (owners | asked | others) & bit:
                continue
            name = kind.decision
            if self.live_draft(seat) is not None:
                name = "draft"
            elif asked & bit and window is not None:
                name = window.kind
            required = bool(owners & bit)
            found.append(
                Decision(self, seat, name, required, source, why if (owners | asked) & bit else "")
            )
        return found

    def _others(self, is_open: bool) -> int:
        if not is_open:
            return 0
        offered = 0
        for offer in self.state.offers:
            offered |= 1 << offer.to | 1 << offer.by
        return offered | windows.could_answer(self, -1)

    def acts_for(self, seat: int) -> Iterable[Act]:
        """Return the acts that a seat may think of now."""
        frame = self.state.stack[-1]
        kind = FRAMES[frame.kind]
        own = kind.acts(self, frame, seat)
        if kind.is_open(self, frame) and self.state.players[seat].alive:
            return (*own, *OPEN_ACTS)
        return own

    def option_keys(self, seat: int) -> list[str]:
        """Return the keys of everything that a seat may legally choose now (not to be changed)."""
        memo = self.memo
        if memo is None:
            return self._option_keys(seat)
        found: list[str] | None = memo.get(("keys", seat))
        if found is None:
            found = memo["keys", seat] = self._option_keys(seat)
        return found

    def _option_keys(self, seat: int) -> list[str]:
        if self.state.winners:
            return []
        draft = self.live_draft(seat)
        if draft is not None:
            head = draft[0] + ":" + ">".join(draft[1:]) + ">"
            named = keys.following(self, seat, draft)
            return [*(head + token for token in named or ()), BACK]
        heads = keys.legal_heads(self, seat)
        if self.memo is not None:
            self.memo["heads", seat] = heads
        return list(heads)

    def refused(self, seat: int) -> list[tuple[str, Refusal]]:
        """Return what a seat could name but may not do now, with why (the greyed menu)."""
        found = []
        for act in self.acts_for(seat):
            for token, value in act.heads(self, seat).items():
                refusal = act.why_not(self, seat, value)
                if refusal is not None:
                    found.append((f"{act.verb}:{token}" if token else act.verb, refusal))
        return found

    def picks(self, seat: int, key: str) -> list[str] | None:
        """Return what may be picked after a beginning, or None where it is complete.

        Raises:
            Refused: it is not the beginning of anything legal.
        """
        act, _, values, complete = keys.read(self, seat, key)
        return None if complete else list(act.picks(self, seat, values) or ())

    def why_not(self, seat: int, key: str) -> Refusal | None:
        """Return why a choice is refused, or None when it is legal (or a legal beginning)."""
        try:
            keys.read(self, seat, key)
        except Refused as refused:
            return refused.refusal
        return None

    # -- doing it -----------------------------------------------------------------------------

    def step(self, seat: int, key: str) -> list[Event]:
        """Make a choice and run on to the next decision; return what happened.

        A key that leaves picks open begins or goes on with a draft and happens to nobody yet.

        Raises:
            Refused: the choice is not legal now; nothing has changed.
        """
        self.events = []
        if key == BACK and self.live_draft(seat) is not None:
            del self.state.drafts[seat]
            self.memo = {}
            return []
        act, tokens, values, complete = keys.read(self, seat, key)
        if not complete:
            self.state.drafts[seat] = (act.verb, *tokens)
            self.memo = {}
            return []
        full = act.verb + (":" + ">".join(tokens) if tokens != [""] else "")
        self._commit(seat, act, full, values)
        return self.events

    def _commit(self, seat: int, act: Act, full: str, values: list[int]) -> None:
        state = self.state
        self.memo = None
        state.revision += 1
        state.drafts.pop(seat, None)
        self.log.rows.append((CHOICE, seat, full))
        window = state.window
        if window is not None and window.kind == "answers":
            window.replies[seat] = full
            window.passed |= 1 << seat
        else:
            if act.free:
                state.free_acts[seat] = state.free_acts.get(seat, 0) + 1
            if state.received and not act.keeps_received:
                for card in state.players[seat].hand:
                    state.received &= ~(1 << card)
            act.apply(self, seat, values)
        self.run()
        self._drop_stale_drafts()

    def carry_out(self, seat: int, key: str) -> bool:
        """Carry out a sealed reply; False when it has become illegal."""
        try:
            act, _, values, complete = keys.read(self, seat, key)
        except Refused:
            return False
        if complete:
            act.apply(self, seat, values)
        return complete

    def close(self, revision: int) -> list[Event]:
        """End the open window: its deadline has come. A stale revision does nothing."""
        self.events = []
        window = windows.current(self)
        if window is None or window.revision != revision:
            return []
        self.memo = None
        self.state.revision += 1
        self.log.rows.append((CLOSE, revision))
        self.state.received = 0
        windows.close(self)
        self.run()
        self._drop_stale_drafts()
        return self.events

    def add_entropy(self, seat: int, entropy: bytes) -> None:
        """Mix a player's own chance into the key, for every draw from now on."""
        self.state.key = chance.mix(self.state.key, entropy)
        self.log.rows.append((ENTROPY, seat, entropy.hex()))

    def show(self, seat: int, handle: int, to: int = EVERYONE) -> list[Event]:
        """Show a card of a seat's hand to another seat, or to everybody; it happens beside the game.

        Raises:
            Refused: the card is not in that hand, or there is nobody to show it to.
        """
        state = self.state
        hand = state.players[seat].hand if 0 <= seat < len(state.players) else ()
        card = next((each for each in hand if state.handle[each] == handle), None)
        if card is None or not EVERYONE <= to < len(state.players) or to == seat:
            raise Refused(Refusal("engine-unknown-option", option=f"show:{handle}"), "show")
        mask = EVERYONE if to == EVERYONE else 1 << to
        self.memo = {}
        state.known[card] = EVERYONE if mask == EVERYONE else state.known[card] | mask
        seen = EVERYONE if mask == EVERYONE else mask | 1 << seat
        self.log.rows.append((SHOW, seat, handle, to))
        self.events = []
        self.emit(Event("shown", seat, self.names((card,)), to=to, seen=seen, saw=1 << seat))
        return self.events

    def run(self) -> None:
        """Go on until somebody is asked, or the game is over."""
        state = self.state
        budget = STEP_BUDGET
        while not state.winners:
            changed = state.dirty
            if changed:
                state.dirty = 0
                if self._interrupted(changed):
                    continue
            frame = state.stack[-1]
            waits = FRAMES[frame.kind].advance(self, frame)
            if waits and state.stack[-1] is frame and not state.dirty:
                break
            budget -= 1
            if budget < 0:
                cancel_runaway(self)
                budget = STEP_BUDGET
        self.memo = {}

    def _interrupted(self, changed: int) -> bool:
        """Look at what has changed; tell whether a check put a frame on the stack."""
        for mask, check in CHECKS:  # noqa: SIM110  (a generator takes twice as long)
            if changed & mask and check(self):
                return True
        return False

    # -- reading keys -------------------------------------------------------------------------

    def live_draft(self, seat: int) -> tuple[str, ...] | None:
        """Return what a seat has begun to play, if that may go on now.

        While others' events are under way a draft rests; the seat can answer them meanwhile.
        """
        draft = self.state.drafts.get(seat)
        if draft is None or self.why_not(seat, f"{draft[0]}:{'>'.join(draft[1:])}") is not None:
            return None
        return draft

    def _drop_stale_drafts(self) -> None:
        if self.state.drafts and windows.frame_is_open(self):
            for seat in list(self.state.drafts):
                if self.live_draft(seat) is None:
                    del self.state.drafts[seat]
                    self.memo = {}

    # -- what procedures use ------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        """Tell what happened."""
        if not self.quiet:
            self.events.append(event)

    def push(self, frame: Frame) -> None:
        """Put a procedure on the stack."""
        self.state.stack.append(frame)

    def pop(self) -> Frame:
        """End the procedure on top."""
        return self.state.stack.pop()

    def frame_of(self, kind: str) -> Frame | None:
        """Return the innermost frame of a kind, or None."""
        for frame in reversed(self.state.stack):
            if frame.kind == kind:
                return frame
        return None

    def wake(self, event: str, seat: int) -> None:
        """Put the triggers of a player's cards that hear an event on the stack."""
        if event not in self.rules.heard:
            return
        for card in reversed([*self.state.players[seat].table, *common(self)]):
            if self.cards[card].kind == "monster":
                continue
            for place, listener in enumerate(self.cards[card].listeners):
                if listener.event == event and not listener.replaces:
                    holds = listener.when is None or listener.when.holds(self, seat, None)
                    if holds:
                        self.push(Frame("reaction", seat, card, {"listener": place}))

    def switch(self, name: str) -> Setting:
        """Return a switch of the edition or of the house."""
        return self.rules.switches.get(name, 0)

    def number_switch(self, name: str) -> int:
        """Return a switch that is a number."""
        return int(self.rules.switches.get(name, 0))

    def is_worn(self, card: int) -> bool:
        """Tell whether an item in play is equipped, or carried by a follower, or part of such a one."""
        state = self.state
        if state.equipped >> card & 1:
            return True
        host = state.host.get(card, -1)
        if host >= 0 and joined.is_part(self, card):
            return self.is_worn(host)
        return host >= 0 and (self.cards[host].kind == "follower" or bool(self.cards[card].worn_by))

    def has_tag(self, card: int, tag: str) -> bool:
        """Tell whether a card has a tag: printed on it or on a part, or given by what its owner is."""
        if any(tag in self.cards[each].tags for each in joined.parts(self, card)):
            return True
        return tags.counts_as(self, card, tag)

    def names(self, cards: Iterable[int]) -> tuple[tuple[int, int, int], ...]:
        """Return cards as events show them."""
        handle = self.state.handle
        return tuple((handle[card], handle[card], self.cards[card].index) for card in cards)

    def name_cards(self, cards: Sequence[int], *, merge: bool = True) -> Named:
        """Return tokens for some cards (see :func:`kickdoor.core.naming.name_cards`)."""
        return naming.name_cards(self, cards, merge=merge)

    # -- copies, views, replay ----------------------------------------------------------------

    def clone(self) -> Game:
        """Return an independent copy, with an empty log of its own after the same header."""
        copy = Game(self.rules, self.cards, self.state.clone(), Log(self.log.header))
        copy.quiet = self.quiet
        copy.record = self.record
        copy.memo = {}
        return copy

    def deal_for(self, seat: int, source: chance.Keyed) -> Game:
        """Return a copy in which all that a seat cannot know is dealt anew, for search."""
        from kickdoor.core.deal import deal_anew

        copy = self.clone()
        copy.record = False
        deal_anew(copy, seat, source)
        return copy

    def view(self, seat: int | None) -> View:
        """Return what a seat may see; None is a spectator."""
        from kickdoor.core.view import view_of

        return view_of(self, seat)

    def preview(self, seat: int, key: str) -> tuple[int, int] | None:
        """Return both sides' strengths as they would be after a choice, or None without a fight.

        It is worked out on a copy dealt anew, so it tells nothing that the seat cannot know.
        """
        from kickdoor.core.strengths import totals

        copy = self.deal_for(seat, chance.Chance.of("preview"))
        fight = copy.state.fight
        if fight is None:
            return None
        try:
            copy.step(seat, key)
        except Refused:
            return None
        after = copy.state.fight
        return totals(copy, after) if after is not None else None

    def digest(self) -> str:
        """Return a hash of the whole state, hidden cards and chance included."""
        from kickdoor.core.codec import digest

        return digest(self.state)

    def mark_turn(self) -> None:
        """Write the digest of this turn into the log."""
        if self.record:
            self.log.rows.append((DIGEST, self.state.turn, self.digest()))

    @classmethod
    def replay(cls, log: Log, rules: Ruleset | None = None) -> Game:
        """Play a log again.

        Raises:
            ReplayMismatch: a row comes out otherwise than the log says.
            Refused: a choice of the log is not legal.
            ValueError: a row or a field of the header is not what it must be, or its table cannot be.
        """
        table = table_of(log)
        packs = rules if rules is not None else table.packs
        game = cls.new(packs, table.seats, table.options, table.seed)
        game.follow(log.rows)
        return game

    def follow(self, rows: Sequence[Row]) -> None:
        """Let the rows of a log happen in this game, which stands as the log's did before them.

        Raises:
            ReplayMismatch: a row comes out otherwise than the log says.
            Refused: a choice of the log is not legal.
        """
        mine = self.log.rows
        for number, row in enumerate(rows, start=len(mine)):
            if row[0] == CHOICE:
                self.step(int(row[1]), str(row[2]))
            elif row[0] == CLOSE:
                self.close(int(row[1]))
            elif row[0] == ENTROPY:
                self.add_entropy(int(row[1]), bytes.fromhex(str(row[2])))
            elif row[0] == SHOW:
                self.show(int(row[1]), int(row[2]), int(row[3]))
            elif row[0] != DIGEST:
                mine.append(row)
            found = mine[number] if number < len(mine) else None
            if found != row:
                raise ReplayMismatch(number, row, found)


def _checked(seats: Sequence[object]) -> list[str]:
    if isinstance(seats, str):
        raise ValueError(f"seats: {seats!r} given; a list of 3 to 6 names is wanted")
    if not 3 <= len(seats) <= 6:
        raise ValueError(f"seats: {len(seats)} given; a game takes 3 to 6 players")
    names = []
    for name in seats:
        if not isinstance(name, str) or not name.strip():
            raise ValueError(f"seats: {name!r} is no name; it takes at least a letter")
        names.append(name)
    if len(set(names)) != len(names):
        raise ValueError("seats: two players have the same name; each needs one of its own")
    return names
