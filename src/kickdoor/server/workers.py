"""Workers: processes in which bots think, so that neither the event loop nor the tables wait for them.

A worker is sent a game in which all that the bot's seat cannot know has been dealt anew, without the
secret of the table. One that crashes or hangs is replaced; after a crash the choice is made again.
"""

from __future__ import annotations

import logging
import multiprocessing
import pickle
import queue
import secrets
import threading
import time
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from kickdoor.bots.reasons import UNSAID
from kickdoor.bots.roster import make_bot
from kickdoor.core.game import PROVIDERS, Game
from kickdoor.core.log import Log

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from kickdoor.bots.bot import Bot
    from kickdoor.core.ruleset import Ruleset
    from kickdoor.server.metrics import Metrics

ATTEMPTS = 3
THINKING_SECONDS = 20.0
RULESETS_KEPT = 16
FAILED = b"\x00"
"""Begins the answer of a worker whose bot failed: the text of the failure follows."""

logger = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot raised something, or thought for too long; the message says what."""


class Choice(NamedTuple):
    """What a bot chose, its own word for why, and the processor time that it took in seconds."""

    key: str
    why: str = UNSAID
    seconds: float = 0.0

    @classmethod
    def read(cls, text: str) -> Choice:
        """Read what :meth:`written` wrote.

        >>> Choice.read(Choice("play:a/potion", "looked-ahead", 0.1).written()).seconds
        0.1
        """
        key, _, rest = text.partition("\n")
        why, _, seconds = rest.partition("\n")
        return cls(key, why, float(seconds or 0))

    def written(self) -> str:
        """Return it as text; keys are of one line."""
        return f"{self.key}\n{self.why}\n{self.seconds}"


class Worker:
    """One process. It starts when it is first needed, and ends with the server."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._process: Any = None
        self._line: Connection | None = None

    def ask(self, question: bytes) -> bytes:
        """Put a question, and wait for the answer.

        Raises:
            EOFError, OSError: the process has crashed.
            TimeoutError: it takes too long.
        """
        if self._line is None:
            context = multiprocessing.get_context("spawn")
            self._line, other = context.Pipe()
            self._process = context.Process(target=_work, args=(other,), daemon=True)
            self._process.start()
            other.close()
        self._line.send_bytes(question)
        if not self._line.poll(THINKING_SECONDS):
            raise TimeoutError(f"no choice after {THINKING_SECONDS:.0f} s")
        return self._line.recv_bytes()

    @property
    def pid(self) -> int | None:
        """The process's number, where it runs."""
        return self._process.pid if self._process is not None else None

    def kill(self) -> None:
        """End the process at once; whoever waits for its answer is told by the broken line."""
        if self._process is not None:
            self._process.kill()

    def end(self) -> None:
        """End the process, and forget it: the next question starts another. Only for who asks."""
        if self._line is not None:
            self._line.close()
            self._process.kill()
            self._process.join()
            self._line = self._process = None


class Workers:
    """Some workers that share the questions of all bots. It may be used from several threads."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        """Take how many there are, and what counts."""
        self.all = [Worker() for _ in range(count)]
        self._idle: queue.LifoQueue[Worker] = queue.LifoQueue()
        self._metrics = metrics
        self._ended = threading.Event()
        for worker in self.all:
            self._idle.put(worker)

    def bot(self, name: str) -> Bot:
        """Return a bot that thinks in a worker.

        Raises:
            ValueError: there is no bot of that name.
        """
        return WorkerBot(name, self)

    def choose(self, name: str, game: Game, seat: int) -> Choice:
        """Let a bot choose in a game that is dealt anew for its seat.

        Raises:
            BotFailed: the bot failed, or worker after worker did.
        """
        header = {key: game.log.header[key] for key in ("packs", "options")}
        question = pickle.dumps((name, secrets.token_hex(16), header, game.state, seat))
        worker = self._idle.get()
        before = time.perf_counter()
        try:
            answer = self._answer(worker, question)
        finally:
            self._idle.put(worker)
        self._metrics.observe("kickdoor_bot_choice_seconds", time.perf_counter() - before)
        if answer.startswith(FAILED):
            raise BotFailed(answer[1:].decode())
        choice = Choice.read(answer.decode())
        self._metrics.count("kickdoor_bot_processor_seconds_total", choice.seconds)
        return choice

    def _answer(self, worker: Worker, question: bytes) -> bytes:
        for _ in range(ATTEMPTS):
            if self._ended.is_set():
                break
            try:
                return worker.ask(question)
            except TimeoutError as error:
                self._replace(worker, str(error))
                raise BotFailed(str(error)) from None
            except (EOFError, OSError) as error:
                self._replace(worker, f"it crashed ({type(error).__name__})")
        raise BotFailed("no worker could answer")

    def _replace(self, worker: Worker, why: str) -> None:
        if not self._ended.is_set():
            logger.warning("a bot's worker is replaced: %s", why)
            self._metrics.count("kickdoor_bot_workers_replaced_total")
        worker.end()

    def stop(self) -> None:
        """End all processes; who waits for one is told so."""
        self._ended.set()
        for worker in self.all:
            worker.kill()


class WorkerBot:
    """A bot that thinks in a worker; see :class:`kickdoor.bots.bot.Bot`."""

    def __init__(self, name: str, workers: Workers) -> None:
        """Take the name of the bot that does the thinking."""
        self.name = name
        self.keen = make_bot(name).keen
        self.why = UNSAID
        self._workers = workers

    def choose(self, game: Game, seat: int) -> str:
        """Return what the bot chooses; ``why`` is its own word for it, if it has one."""
        choice = self._workers.choose(self.name, game, seat)
        self.why = choice.why
        return choice.key


# -- inside a worker ----------------------------------------------------------------------------


def _work(line: Connection) -> None:
    """Answer questions until the server ends."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us
    while True:
        try:
            question = line.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            answer = _choose(question).written().encode()
        except Exception as error:  # noqa: BLE001  (told to whoever asked)
            answer = FAILED + f"{type(error).__name__}: {error}".encode()
        line.send_bytes(answer)


def _choose(question: bytes) -> Choice:
    before = time.process_time()
    name, seed, header, state, seat = pickle.loads(question)  # noqa: S301  (from the server alone)
    rules = _rules(tuple(header["packs"]), tuple(sorted(header["options"].items())))
    cards = tuple(each for each, count in rules.copies for _ in range(count))
    game = Game(rules, cards, state, Log({}))
    game.quiet = True
    game.record = False
    game.memo = {}
    bot = make_bot(name, seed)
    key = bot.choose(game, seat)
    return Choice(key, getattr(bot, "why", UNSAID), time.process_time() - before)


@lru_cache(RULESETS_KEPT)
def _rules(packs: tuple[str, ...], options: tuple[tuple[str, Any], ...]) -> Ruleset:
    return PROVIDERS[0](packs, dict(options))
