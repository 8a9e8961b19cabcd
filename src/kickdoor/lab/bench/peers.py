"""Peers: other engines, in an environment of their own, that play in the same rounds as ours.

The files of ``benchmarks/peers`` say which engines these are and how they play; they are part of the
source, not of the installed package. The environment is made once and kept in the user's cache.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import venv
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_cache_path

from kickdoor.lab.bench.stopwatch import Sample

if TYPE_CHECKING:
    from typing import Self

PLACE = Path("benchmarks") / "peers"
REQUIREMENTS = "requirements.txt"
RUNNER = "runner.py"
READY = "ready"
WORK = ("catanatron", "catanatron-copies", "uno", "uno-copies")
"""What a runner can be asked for."""


class PeersMissing(Exception):
    """The other engines cannot be run here; the message says why."""


def find_peers() -> Path:
    """Return the folder with the runner: of the source that runs, or below the current folder.

    Raises:
        PeersMissing: there is none, as where only the package is installed.
    """
    for root in (Path(__file__).parents[4], Path.cwd()):
        if (root / PLACE / RUNNER).is_file():
            return root / PLACE
    raise PeersMissing(f"{PLACE.as_posix()} is not here; run this in a copy of the source")


def environment(peers: Path) -> Path:
    """Return the Python of the peers' environment; make it where there is none yet.

    Raises:
        PeersMissing: it cannot be made, as where there is no network.
    """
    wanted = (peers / REQUIREMENTS).read_bytes()
    name = blake2b(wanted + sys.version.encode(), digest_size=8).hexdigest()
    folder = user_cache_path("kickdoor", appauthor=False) / f"bench-peers-{name}"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not (folder / READY).exists():
        _make(folder, python, peers / REQUIREMENTS)
        (folder / READY).touch()
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
        raise PeersMissing(f"their environment cannot be made: {_reason(error)}") from None


def _reason(error: OSError | subprocess.CalledProcessError) -> str:
    """Return the line in which a program that failed says why."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    lines = [line for line in str(error.stderr or error.output or error).splitlines() if line]
    return next((line for line in lines if "ERROR" in line), lines[-1] if lines else str(error))


class Peers:
    """A process that plays with the other engines when it is asked to."""

    def __init__(self, python: Path, peers: Path, games: int, copies: int) -> None:
        """Start it; in every round it plays so many games and makes so many copies."""
        self._process = subprocess.Popen(  # noqa: S603  (our own words)
            [str(python), str(peers / RUNNER), str(games), str(copies)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def measure(self, work: str) -> Sample:
        """Let it do one of :data:`WORK` for a round.

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
            raise PeersMissing(f"their runner failed: {why[0]}")
        answer = json.loads(line)
        return Sample(answer.pop("cpu"), answer.pop("wall"), answer)
