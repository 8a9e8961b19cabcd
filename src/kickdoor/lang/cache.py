"""Cache: compiled packs on disk, so that starting is fast.

An entry is named by a hash of the pack's files and of the language that compiled them; it says what
the required packs looked like. It is read back into our own classes only.
Deleting the cache is safe; an entry that cannot be read is compiled anew. The environment variable
``KICKDOOR_CACHE`` names another folder, or, when empty, none.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from kickdoor.core import definition
from kickdoor.core.game import ENGINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.lang.pack import Pack

LANGUAGE = Path(__file__).parent
DEFINITION = Path(definition.__file__)

Stamps = tuple[tuple[str, int, int], ...]
"""Files with their times of change and sizes."""


def stamps(folders: Sequence[Path]) -> Stamps:
    """Return what tells cheaply whether files of packs have changed."""
    found = []
    for folder in folders:
        for file in pack_files(folder):
            seen = file.stat()
            found.append((str(file), seen.st_mtime_ns, seen.st_size))
    return tuple(found)


def pack_files(folder: Path) -> list[Path]:
    """Return the files that make up a pack."""
    return [folder / "pack.yaml", *sorted((folder / "cards").glob("*.yaml"))]


def fetch(folder: Path) -> tuple[Pack, ...] | None:
    """Return a pack and those that it requires as they were stored, or None."""
    place = _entry(folder)
    if place is None:
        return None
    from kickdoor.lang.stored import loads

    try:
        head, _, body = place.read_bytes().partition(b"\n")
        requires = json.loads(head)
        if any(files_hash(Path(path)) != found for path, found in requires):
            return None
        packs = loads(body)
    except (OSError, ValueError, TypeError):
        return None
    return packs if isinstance(packs, tuple) else None


def store(folder: Path, packs: tuple[Pack, ...]) -> None:
    """Keep a pack and those that it requires; a cache that cannot be written is no error."""
    place = _entry(folder)
    if place is None:
        return
    from kickdoor.lang.pack import find_required
    from kickdoor.lang.stored import dumps

    known = [find_required(name, Path(pack.path)) for pack in packs for name in pack.knows]
    others = dict.fromkeys([*(Path(pack.path) for pack in packs[:-1]), *known])
    requires = [[str(path), files_hash(path)] for path in others]
    entry = json.dumps(requires).encode() + b"\n" + dumps(packs)
    draft = place.with_name(f"{place.name}.{os.getpid()}")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(entry)
        draft.replace(place)
    except OSError:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def files_hash(folder: Path) -> str:
    """Return a hash of a pack's files as they lie on the disk."""
    digest = blake2b(digest_size=16)
    for file in pack_files(folder):
        raw = file.read_bytes()
        digest.update(f"{file.name}\0{len(raw)}\0".encode())
        digest.update(raw)
    return digest.hexdigest()


def folder() -> Path | None:
    """Return where the cache lies, or None when there is to be none."""
    named = os.environ.get("KICKDOOR_CACHE")
    if named is not None:
        return Path(named) if named else None
    from platformdirs import user_cache_path

    return user_cache_path("kickdoor") / "packs"


def _entry(pack: Path) -> Path | None:
    place = folder()
    if place is None:
        return None
    try:
        name = blake2b(
            f"{language()}\0{pack.resolve()}\0{files_hash(pack)}".encode(), digest_size=16
        )
    except OSError:
        return None
    return place / f"{name.hexdigest()}.pack"


@cache
def language() -> str:
    """Return what tells one state of the language from another: engine, its build, and files at work."""
    seen = [ENGINE, Path(definition.__file__).suffix]
    for file in sorted([*LANGUAGE.glob("*.py"), *LANGUAGE.glob("ops/*.py"), DEFINITION]):
        try:
            stat = file.stat()
        except OSError:
            continue
        seen.append(f"{file.name}:{stat.st_mtime_ns}:{stat.st_size}")
    return "|".join(seen)
