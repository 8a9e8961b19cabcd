"""Play the games of every set that docs/balance.md tells of, and save what the laboratory finds.

python scripts/play_balance.py --as after                 # every set: hours; begun again, it goes on
python scripts/play_balance.py --as after --set booty --games 400
python scripts/play_balance.py --as before --from FOLDER  # save the studies of a folder, a set each
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from platformdirs import user_cache_path

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "balance"
STAGES = ("before", "after")
OVERLAY = "overlay:"
KEPT = (
    "plan", "games", "failures", "turns-mean", "rounds-median", "rounds-p10", "rounds-p90",
    "deaths-a-game", "fights-won", "seats", "drama", "identities", "verdict",
)  # fmt: skip
"""What is saved of a report; the whole of it stays in the folder of the games."""

NOTHING = ("never-drawn", "never-played", "without-effect", "idle-features")


def sets():
    """The sets that can be played alone, by name."""
    packs = sorted((ROOT / "src" / "kickdoor" / "packs").glob("*/pack.yaml"))
    return [path.parent.name for path in packs if OVERLAY not in path.read_text("utf-8")]


def digest(report):
    """Return what is saved of a report."""
    kept = {name: report[name] for name in KEPT}
    kept["nothing"] = {name: report["cards"][name] for name in NOTHING}
    kept["own"] = [card for card, each in report["impact"].items() if each["own"]]
    return kept


def play(name, folder, games, jobs):
    """Play what is missing of a set's games and report on all of them."""
    line = ["lab", "--set", name, "--games", str(games), "--jobs", str(jobs)]
    line += ["--folder", str(folder)]
    print(f"kickdoor {' '.join(line)}", flush=True)
    return subprocess.run(
        [sys.executable, "-m", "kickdoor.cli.main", *line], check=False
    ).returncode


def save(name, stage, folder):
    """Save the digest of a set's report."""
    report = json.loads((folder / "report.json").read_text("utf-8"))
    RESULTS.mkdir(parents=True, exist_ok=True)
    target = RESULTS / f"{name}-{stage}.json"
    target.write_text(json.dumps(digest(report), indent=1) + "\n", "utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--as", dest="stage", choices=STAGES, default="after")
    parser.add_argument("--games", type=int, default=1000, help="for each set")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 is one for each core")
    parser.add_argument("--set", action="append", choices=sets(), help="only this set")
    parser.add_argument("--from", dest="source", type=Path, help="save the reports found there")
    arguments = parser.parse_args()
    base = user_cache_path("kickdoor", appauthor=False) / "balance" / arguments.stage
    worst = 0
    for name in arguments.set or sets():
        folder = (arguments.source or base) / name
        if arguments.source is None:
            worst = max(worst, play(name, folder, arguments.games, arguments.jobs))
        if (folder / "report.json").exists():
            save(name, arguments.stage, folder)
    return worst


if __name__ == "__main__":
    sys.exit(main())
