"""Kickdoor does without what the environment needs, and the environment says what that is."""

import subprocess
import sys

NEEDED = ["gymnasium", "numpy", "pettingzoo"]


def python(code: str) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_what_is_missing_is_told_in_one_line():
    hidden = "; ".join(f"sys.modules[{each!r}] = None" for each in NEEDED)
    done = python(
        f"import sys; {hidden}\ntry:\n    import kickdoor.env\n"
        "except ImportError as error:\n    print(error)"
    )
    assert "pip install 'kickdoor[env]'" in done.stdout, done.stderr
    assert len(done.stdout.splitlines()) == 1


def test_kickdoor_needs_none_of_it():
    hidden = "; ".join(f"sys.modules[{each!r}] = None" for each in NEEDED)
    done = python(
        f"import sys; {hidden}; from kickdoor import Game; "
        "print(Game.new(['munchkins'], ['Ada', 'Ben', 'Cleo']).over)"
    )
    assert done.stdout == "False\n", done.stderr
