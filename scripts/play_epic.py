"""Play Epic games of every set that gives feats, and save what came of them.

python scripts/play_epic.py                          # all: hours; begun again, it goes on
python scripts/play_epic.py --set star --games 200   # one set, fewer games
python scripts/play_epic.py --fresh                  # from the beginning

Each set is mixed with `munchkin`; then games of six sets drawn by a seed are played, and games of
greedy bots, whose length is told. Results lie in benchmarks/results/epic.json.
"""

import argparse
import json
import random
import subprocess
import sys
from pathlib import Path

from platformdirs import user_cache_path

from kickdoor.rules.epic_list import listed_sets

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "benchmarks" / "results" / "epic.json"
LEADS = "munchkin"
SIX = "six-sets"
DRAWS = 20
"""How many times six sets are drawn; the games are dealt out among them."""

KEPT = ("games", "failures", "rounds-mean", "rounds-p90", "decisions-a-game", "deaths-a-game")


def mixes(names, chance):
    """Yield what is played: a name, the sets, and whether it is one of the draws of six."""
    for name in names:
        yield name, [LEADS] if name == LEADS else [LEADS, name], False
    for draw in range(DRAWS):
        yield f"{SIX}-{draw}", chance.sample(names, 6), True


def play(name, sets, bots, games, jobs, fresh):
    """Play games of a mix, from where its journal stops; return the report."""
    journal = user_cache_path("kickdoor", appauthor=False) / "epic" / f"{name}-{bots}.jsonl"
    journal.parent.mkdir(parents=True, exist_ok=True)
    if fresh:
        journal.unlink(missing_ok=True)
    line = ["simulate", "--games", str(games), "--bots", bots, "--seats", "3-6", "--no-checks"]
    line += ["--option", "epic=true", "--jobs", str(jobs), "--json", "--journal", str(journal)]
    line += [part for each in sets for part in ("--set", each)]
    print(f"kickdoor {' '.join(line)}", flush=True)
    run = [sys.executable, "-m", "kickdoor.cli.main", *line]
    done = subprocess.run(run, stdout=subprocess.PIPE, check=False)
    if not done.stdout:
        raise SystemExit(done.returncode or 1)
    return json.loads(done.stdout)


def summed(report, sets):
    """Return what is kept of a report; a round is a turn of each player."""
    return {"sets": sets, **{key: report[key] for key in KEPT}}


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    names = [each.id for each in listed_sets()]
    options.add_argument("--set", action="append", choices=[*names, SIX], help="only this")
    options.add_argument("--games", type=int, default=2000, help="for each set, by random bots")
    options.add_argument("--six", type=int, default=1000, help="for all draws of six sets")
    options.add_argument("--greedy", type=int, default=40, help="for each set, by greedy bots")
    options.add_argument("--jobs", type=int, default=0, help="processes; 0 is one for each core")
    options.add_argument("--fresh", action="store_true", help="play again what was played before")
    asked = options.parse_args()
    saved = json.loads(TARGET.read_text("utf-8")) if TARGET.exists() else {}
    failures = 0
    for name, sets, drawn in mixes(names, random.Random(SIX)):
        if asked.set and name not in asked.set and not (drawn and SIX in asked.set):
            continue
        wanted = {"random": asked.six // DRAWS if drawn else asked.games}
        wanted |= {} if drawn else {"greedy": asked.greedy}
        for bots, games in wanted.items():
            if games:
                report = play(name, sets, bots, games, asked.jobs, asked.fresh)
                failures += report["failures"]
                saved[f"{name}-{bots}"] = summed(report, sets)
                TARGET.write_text(json.dumps(saved, indent=1) + "\n", "utf-8")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
