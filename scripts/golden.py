"""Write the golden files in tests/golden anew: playthroughs, corpus, matrix of interrupts.

The choices of the games are kept, and what comes of them is written anew, so that a diff shows what
has changed. A game whose choices have become illegal is played anew by bots; `--anew` plays all anew.

    python scripts/golden.py [--anew] [NAME...]      # NAME: playthroughs, corpus or matrix
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from kickdoor.core.decisions import Refused  # noqa: E402
from support import corpus, golden, matrix  # noqa: E402


def playthroughs(*, anew):
    for name, header in golden.headers().items():
        path = golden.FOLDER / f"{name}.txt"
        lines = None if anew or not path.exists() else kept(path, again)
        write(path, lines or golden.written(header, golden.chosen_by_bots(header)))


def again(text):
    return golden.written(*golden.read(text))


def positions(*, anew):
    for name, header in corpus.headers().items():
        path = corpus.FOLDER / f"{name}.txt"
        lines = None if anew or not path.exists() else kept(path, counted_again)
        write(path, lines or corpus.written(header, *corpus.chosen_anew(header)))


def counted_again(text):
    header, rows, marks = corpus.read(text)
    return corpus.written(header, rows, marks)


def interrupts(*, anew):
    write(matrix.PATH, matrix.written())


def kept(path, write_again):
    """Return the lines of a game with its choices kept; None where one is not legal any more."""
    try:
        return write_again(path.read_text("utf-8"))
    except (Refused, TypeError, ValueError) as error:
        print(f"{path.relative_to(ROOT)}: played anew: {error}")
        return None


def write(path, lines):
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "\n".join(lines) + "\n"
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")
        print(f"{path.relative_to(ROOT)}: {len(lines)} lines")


PARTS = {"playthroughs": playthroughs, "corpus": positions, "matrix": interrupts}


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", choices=[[], *PARTS], metavar="NAME")
    parser.add_argument("--anew", action="store_true", help="let bots choose anew in all games")
    given = parser.parse_args()
    for name in given.names or PARTS:
        PARTS[name](anew=given.anew)


if __name__ == "__main__":
    main()
