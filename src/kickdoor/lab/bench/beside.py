"""Beside: the same work by another installation of Kickdoor, such as a compiled one, in the same rounds.

``python -m kickdoor.lab.bench.beside SIZE`` reads the name of a probe a line, and answers each with one line
of JSON: processor and clock seconds, and how much was done in them. ``about`` tells of the build.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

from kickdoor.lab.bench.peers import Player
from kickdoor.lab.bench.probes import Probes, Size
from kickdoor.rules.ways.compiled import Compiled


def start(python: Path, size: Size) -> Player:
    """Start the Kickdoor of another environment, which is named by its Python.

    Raises:
        PeersMissing: there is none in it, or an older one.
    """
    env = dict(os.environ)
    if python != Path(sys.executable):
        env.pop("PYTHONPATH", None)
    command = [str(python), "-P", "-m", "kickdoor.lab.bench.beside", json.dumps(asdict(size))]
    player = Player(command, env)
    player.measure("about")
    return player


def main() -> None:
    """Do what is asked for until nobody asks."""
    size = Size(**json.loads(sys.argv[1]))
    with TemporaryDirectory(prefix="kickdoor-beside-") as cache:
        probes = Probes(size, cache)
        gc.collect()
        gc.freeze()
        for line in sys.stdin:
            name = line.strip()
            if name == "about":
                done = {"cpu": 0, "wall": 0, "compiled": not Compiled().missing()}
            else:
                sample = getattr(probes, name)()
                done = {"cpu": sample.cpu, "wall": sample.wall, **sample.done}
            print(json.dumps(done), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
