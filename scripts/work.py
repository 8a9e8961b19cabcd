"""Counts the work of the engine, and compares it with what is written down.

``python scripts/work.py`` prints what grew; ``--accept`` writes the counts down as the new bounds, which the
commit has to give a reason for.
"""

import json
import sys
from pathlib import Path

from kickdoor.lab.bench.work import count_all, grown

BOUNDS = Path(__file__).parent.parent / "benchmarks" / "work.json"


def bounds():
    """The calls that are written down."""
    return json.loads(BOUNDS.read_text("utf-8"))


def main(arguments):
    counts = count_all()
    if "--accept" in arguments:
        BOUNDS.write_text(json.dumps(counts, indent=2) + "\n", "utf-8")
        return 0
    for thing, calls in counts.items():
        print(f"{thing}: {calls:g} calls, {bounds().get(thing, 0):g} written down")
    lines = grown(bounds(), counts)
    print("\n".join(lines), file=sys.stderr)
    return bool(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
