"""Bots at live tables: they think outside the event loop, at a human pace, and do not cheat.

A bot is given a copy of the game in which all that its seat cannot know is dealt anew, so it can
see no more than a person in its chair. The delay is drawn before the bot looks, and whether it is
asked depends on public facts alone: how long it takes tells nothing about its hand.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from kickdoor.bots.driver import MOMENTS
from kickdoor.bots.reasons import UNSAID, reason_of
from kickdoor.core.chance import Chance
from kickdoor.core.decisions import Refused
from kickdoor.core.view import waiting_for
from kickdoor.core.windows import PASS
from kickdoor.server.store import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from concurrent.futures import Executor

    from kickdoor.bots.bot import Bot
    from kickdoor.core.game import Game
    from kickdoor.server.table import Table

SPREAD = (0.6, 1.4)
"""A delay is the table's ``bot_ms`` times something between these."""

WINDOW_SHARE = 0.7
"""The largest part of a window's time that a bot takes to answer in it."""

PICKS_IN_A_ROW = 40
"""How many picks of one choice a bot may make before it is taken out of its hands."""

FAULTS = 3
"""How many choices of a bot may fail in the engine before it is taken out of its hands."""

HARMLESS = ("pass", "decline", "no", "done", "end-turn", "ready", "loot", "kick-open", "claim")
"""What is chosen for a bot that fails, the first of these that is legal; else anything."""

logger = logging.getLogger(__name__)


class BotDesk:
    """Lets the bots of one table choose when they are asked."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        pool: Executor,
        make: Callable[[str], Bot] | None = None,
    ) -> None:
        """Take the bots by seat, the threads in which they think, and who makes more of them."""
        self._make = make
        self._kinds: dict[int, str] = {}
        self._table = table
        self._bots = dict(bots)
        self._pool = pool
        self._asked: dict[int, asyncio.Task[None]] = {}
        self._looked: dict[int, int] = {}
        self._moment = (-1, "")
        self._chance = random.Random(secrets.randbits(64))  # noqa: S311  (paces, not cards)

    def wake(self) -> None:
        """See who is asked now; called after every change at the table."""
        self._seat_bots()
        game = self._table.record.game
        if game is None or game.over or self._table.record.company.paused:
            return
        keen = self._keen(game)
        for seat in self._bots:
            if seat not in self._asked and (seat in keen or self._is_asked(game, seat)):
                task = asyncio.get_running_loop().create_task(self._turn(seat))
                self._asked[seat] = task

    def _seat_bots(self) -> None:
        """Let those bots sit here that play now, for themselves or for people who are away."""
        kinds = self._table.record.company.bots()
        if self._make is None or kinds == self._kinds:
            return
        for seat in [seat for seat in self._bots if kinds.get(seat) != self._kinds.get(seat)]:
            del self._bots[seat]
            if seat in self._asked:
                self._asked.pop(seat).cancel()
        for seat in kinds.keys() - self._bots.keys():
            self._bots[seat] = self._make(kinds[seat])
        self._kinds = kinds

    def _keen(self, game: Game) -> list[int]:
        """Return the bystanders that want to act at a public moment that has just begun."""
        state = game.state
        moment = (state.turn, state.phase)
        if state.phase not in MOMENTS or moment == self._moment:
            return []
        self._moment = moment
        return [
            seat
            for seat, bot in self._bots.items()
            if seat != state.active and self._chance.random() < bot.keen
        ]

    def stop(self) -> None:
        """Let no bot choose any more."""
        for task in self._asked.values():
            task.cancel()

    @property
    def idle(self) -> bool:
        """Whether no bot is about to choose."""
        return not self._asked

    def _is_asked(self, game: Game, seat: int) -> bool:
        state = game.state
        if waiting_for(game) >> seat & 1:
            return True
        if self._looked.get(seat) == state.revision:
            return False
        offered = any(offer.to == seat for offer in state.offers)
        return offered and any(decision.seat == seat for decision in game.decisions)

    def _delay(self) -> float:
        pace = self._table.record.header.pace
        longest = (pace.reading_ms + pace.window_ms) * WINDOW_SHARE
        if self._table.record.closing is None:
            longest = float("inf")
        return min(pace.bot_ms * self._chance.uniform(*SPREAD), longest) / 1000

    async def _turn(self, seat: int) -> None:
        try:
            await asyncio.sleep(self._delay())
            await self._choose(seat)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("table %s: the bot in seat %d", self._table.record.ident, seat)
            await asyncio.sleep(1)
        finally:
            if self._asked.get(seat) is asyncio.current_task():
                del self._asked[seat]
        self.wake()

    async def _choose(self, seat: int) -> None:
        """Let the bot choose, and pick on as long as its choice is not complete."""
        faults = 0
        for number in range(PICKS_IN_A_ROW * 2):
            game = self._table.record.game
            if game is None or game.over:
                return
            revision = game.state.revision
            self._looked[seat] = revision
            clever = number < PICKS_IN_A_ROW and faults < FAULTS
            key = await self._think(game, seat) if clever else self._harmless(game, seat)
            if not key:
                key = self._declined(game, seat)
            if not key:
                return
            why = self._why(game, seat, key)
            try:
                await self._table.choose(seat, key, revision)
            except Refused:
                # Somebody was faster, or the bot is wrong: it looks again.
                continue
            except StoreError:
                await asyncio.sleep(1)
                continue
            except Exception:
                logger.exception("table %s: seat %d: %s", self._table.record.ident, seat, key)
                faults += 1
                continue
            after = self._table.record.game
            if after is None or seat not in after.state.drafts:
                await self._explain(seat, why)
                return

    def _why(self, game: Game, seat: int, key: str) -> str:
        """Return why a bot chooses something, where this table's bots say so."""
        if not self._table.record.header.reasons:
            return UNSAID
        own = getattr(self._bots.get(seat), "why", UNSAID)
        return own or reason_of(game, seat, key)

    async def _explain(self, seat: int, why: str) -> None:
        """Say why, if there is anything to say; what cannot be kept is left unsaid."""
        if why:
            with suppress(StoreError):
                await self._table.explain(seat, why)

    async def _think(self, game: Game, seat: int) -> str | None:
        copy = game.deal_for(seat, Chance.of(secrets.token_hex(16)))
        copy.quiet = True
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, self._bots[seat].choose, copy, seat)
        except Exception:
            logger.exception("table %s: the bot in seat %d", self._table.record.ident, seat)
            return self._harmless(game, seat)

    def _declined(self, game: Game, seat: int) -> str | None:
        """Return what it means that a bot wants nothing: a pass, where one is waited for."""
        if not waiting_for(game) >> seat & 1:
            return None
        return PASS if game.window is not None else self._harmless(game, seat)

    def _harmless(self, game: Game, seat: int) -> str | None:
        keys = game.option_keys(seat)
        for verb in HARMLESS:
            for key in keys:
                if verb in (key, key.partition(":")[0]) or key.endswith((f">{verb}", f":{verb}")):
                    return key
        return self._chance.choice(keys) if keys else None
