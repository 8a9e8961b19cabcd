"""Let each level of bots play against the one below, and save what came of it.

python scripts/play_levels.py                                    # all: hours; begun again, it goes on
python scripts/play_levels.py --set russia --pair normal-easy    # one of them
python scripts/play_levels.py --fresh                            # from the beginning

Two seats of a table of four for each level. A sequential test stops the games as soon as it has told
whether the better level wins three of five games rather than every second one. Results lie in
benchmarks/results/arena.json.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from platformdirs import user_cache_path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "benchmarks" / "results" / "arena.json"
PAIRS = ("normal-easy", "hard-normal")
SETS = ("munchkins", "russia")
TEST = "0.5,0.6"


def play(name, pair, asked):
    """Play the games of a pair, from where their journal stops; return the exit code and the report."""
    journal = user_cache_path("kickdoor", appauthor=False) / "levels" / f"{name}-{pair}.jsonl"
    journal.parent.mkdir(parents=True, exist_ok=True)
    if asked.fresh:
        journal.unlink(missing_ok=True)
    bots = ",".join(pair.split("-") * 2)
    line = ["arena", "--games", str(asked.games), "--bots", bots, "--sprt", TEST, "--set", name]
    line += ["--jobs", str(asked.jobs), "--json", "--journal", str(journal)]
    print(f"kickdoor {' '.join(line)}", flush=True)
    run = [sys.executable, "-m", "kickdoor.cli.main", *line]
    done = subprocess.run(run, stdout=subprocess.PIPE, check=False)
    if not done.stdout:
        raise SystemExit(done.returncode or 1)
    return done.returncode, json.loads(done.stdout)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--set", action="append", help="only this set")
    options.add_argument("--pair", action="append", choices=PAIRS, help="only these levels")
    options.add_argument("--games", type=int, default=400, help="at most, for each")
    options.add_argument("--jobs", type=int, default=0, help="processes; 0 is one for each core")
    options.add_argument("--fresh", action="store_true", help="play again what was played before")
    asked = options.parse_args()
    saved = json.loads(TARGET.read_text("utf-8")) if TARGET.exists() else {}
    worst = 0
    for name in asked.set or SETS:
        for pair in asked.pair or PAIRS:
            code, saved[f"{name}-{pair}"] = play(name, pair, asked)
            worst = max(worst, code)
            TARGET.write_text(json.dumps(saved, indent=1) + "\n", "utf-8")
    return worst


if __name__ == "__main__":
    sys.exit(main())
