"""The repository as the house tests see it."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src" / "kickdoor"
PACKS = SOURCE / "packs"


@cache
def tracked_files() -> tuple[Path, ...]:
    """Every file that git knows, or, outside a clone, every file that is not plainly a product."""
    listing = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-z"], capture_output=True, check=False
    )
    if listing.returncode == 0 and listing.stdout:
        paths = [ROOT / name for name in listing.stdout.decode().split("\0") if name]
        return tuple(path for path in paths if path.is_file())
    products = {"node_modules", "static", "dist", "__pycache__", ".venv", ".git"}
    found = (path for path in ROOT.rglob("*") if not products & set(path.parts))
    return tuple(path for path in found if path.is_file())


def text_of(path: Path) -> str | None:
    """The file's text, or None for pictures, sounds and other binary files."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return None
