"""Play the games of every edition that docs/editions.md tells of, and save their reports.

python scripts/play_editions.py                       # all of them: hours; begun again, it goes on
python scripts/play_editions.py --fresh               # from the beginning, as after a change of the bots
python scripts/play_editions.py --set russia --games 500 --arena 300 --band 300
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from platformdirs import user_cache_path

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "editions"
EDITIONS = ("munchkins", "russia", "ducktales", "vox-machina")
BAND_OPTIONS = {"munchkins": ["--deal", "4"]}
"""What makes the deal of an edition that of the band, where it is another."""


def commands(edition, arguments):
    """Yield what is played of an edition: the report's name and the command."""
    for bots in ("random", "greedy"):
        given = ["--games", str(arguments.games), "--bots", bots, "--seats", "3-6"]
        yield f"{edition}-{bots}", ["simulate", *given]
    given = ["--games", str(arguments.band), "--bots", "greedy", "--seats", "4", "--no-checks"]
    yield f"{edition}-band", ["simulate", *given, *BAND_OPTIONS.get(edition, [])]
    yield f"{edition}-arena", ["arena", "--games", str(arguments.arena)]


def play(name, edition, command, jobs, journal):
    """Run one command with a journal, where it takes one, and save its report."""
    line = [*command, "--set", edition, "--jobs", str(jobs), "--json"]
    if command[0] == "simulate":
        line += ["--journal", str(journal)]
    print(f"kickdoor {' '.join(line)}", flush=True)
    run = [sys.executable, "-m", "kickdoor.cli.main", *line]
    done = subprocess.run(run, stdout=subprocess.PIPE, check=False)
    if not done.stdout:
        return done.returncode or 1
    report = json.loads(done.stdout)
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"{name}.json").write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    return done.returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--games", type=int, default=10_000, help="for each edition and kind of bot"
    )
    parser.add_argument("--arena", type=int, default=1000, help="games against random bots")
    parser.add_argument("--band", type=int, default=1000, help="games of four greedy bots")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 is one for each core")
    parser.add_argument("--set", action="append", choices=EDITIONS, help="only this edition")
    parser.add_argument("--only", choices=("random", "greedy", "band", "arena"), help="only this")
    parser.add_argument("--fresh", action="store_true", help="play again what was played before")
    arguments = parser.parse_args()
    journals = user_cache_path("kickdoor", appauthor=False) / "editions"
    journals.mkdir(parents=True, exist_ok=True)
    worst = 0
    for edition in arguments.set or EDITIONS:
        for name, command in commands(edition, arguments):
            if arguments.only and not name.endswith(f"-{arguments.only}"):
                continue
            journal = journals / f"{name}.jsonl"
            if arguments.fresh:
                journal.unlink(missing_ok=True)
            worst = max(worst, play(name, edition, command, arguments.jobs, journal))
    return worst


if __name__ == "__main__":
    sys.exit(main())
