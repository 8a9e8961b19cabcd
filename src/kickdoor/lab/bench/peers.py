"""Peers: other engines, each in an environment of its own, that play in the same rounds as ours.

The files of ``benchmarks/peers`` say what each takes and how it plays; they are part of the source, not of
the installed package. An environment is made once and kept in the user's cache.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import venv
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_cache_path

from kickdoor.lab.bench.stopwatch import Sample

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Self

PLACE = Path("benchmarks") / "peers"
READY = "ready"
WORK = ("games", "copies")
"""What a runner can be asked for."""


@dataclass(frozen=True, slots=True)
class Peer:
    """Another engine, and the game that it plays; its files are called after its name."""

    name: str
    game: str

    @property
    def runner(self) -> str:
        """The file that plays."""
        return f"play_{self.name}.py"

    @property
    def requirements(self) -> str:
        """The file that says what its environment holds."""
        return f"{self.name}.txt"


PEERS = (
    Peer("catanatron", "Catan, four players"),
    Peer("rlcard", "Uno, four players, the raw game"),
    Peer("openspiel", "Hearts, four players, in C++"),
    Peer("pettingzoo", "limit Hold'em, four players, with observations"),
    Peer("boardgameio", "a small shedding game, four players, in JavaScript"),
)


class PeersMissing(Exception):
    """Another engine cannot be run here; the message says why."""


def find_peers() -> Path:
    """Return the folder with the runners: of the source that runs, or below the current folder.

    Raises:
        PeersMissing: there is none, as where only the package is installed.
    """
    for root in (Path(__file__).parents[4], Path.cwd()):
        if (root / PLACE / PEERS[0].runner).is_file():
            return root / PLACE
    raise PeersMissing(f"{PLACE.as_posix()} is not here; run this in a copy of the source")


def environment(peer: Peer, folder: Path) -> Path:
    """Return the Python of a peer's own environment; make it where there is none yet.

    Raises:
        PeersMissing: it cannot be made, as where there is no network.
    """
    requirements = folder / peer.requirements
    name = blake2b(requirements.read_bytes() + sys.version.encode(), digest_size=8).hexdigest()
    home = user_cache_path("kickdoor", appauthor=False) / f"bench-{peer.name}-{name}"
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not (home / READY).exists():
        _make(home, python, requirements)
        (home / READY).touch()
    return python


def _make(folder: Path, python: Path, requirements: Path) -> None:
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    try:
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run(  # noqa: S603  (our own words)
            [*install, "--requirement", str(requirements)],
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(folder, ignore_errors=True)
        raise PeersMissing(f"its environment cannot be made: {_reason(error)}") from None


def _reason(error: OSError | subprocess.CalledProcessError) -> str:
    """Return the line in which a program that failed says why."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    lines = [line for line in str(error.stderr or error.output or error).splitlines() if line]
    return next((line for line in lines if "ERROR" in line), lines[-1] if lines else str(error))


class Player:
    """A process that does a piece of work when it is asked to, by lines of JSON."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str] | None = None) -> None:
        """Start it."""
        self._process = subprocess.Popen(  # noqa: S603  (our own words)
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=env,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def measure(self, work: str) -> Sample:
        """Let it do a piece of work for a round.

        Raises:
            PeersMissing: it failed.
        """
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            print(work, file=process.stdin, flush=True)
            line = process.stdout.readline()
        except OSError:
            line = ""
        if not line:
            _, said = process.communicate()
            why = said.strip().splitlines()[-1:] or ["it ended without a word"]
            raise PeersMissing(f"its runner failed: {why[0]}")
        answer = json.loads(line)
        return Sample(answer.pop("cpu"), answer.pop("wall"), answer)


def start(peer: Peer, folder: Path, games: int, copies: int) -> Player:
    """Start a peer, which in every round plays so many games and makes so many copies.

    Raises:
        PeersMissing: it cannot be had here, or does not play.
    """
    python = environment(peer, folder)
    player = Player([str(python), str(folder / peer.runner), str(games), str(copies)])
    for work in WORK:
        player.measure(work)
    return player
