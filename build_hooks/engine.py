"""Compiles the engine to machine code with mypyc: the machine, the rules, and how random games are driven.

``python build_hooks/engine.py FOLDER`` leaves the extension modules below a folder, each where its source
lies in the package. The source stays what it is: a compiled module is found before the one beside it.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from contextlib import chdir
from pathlib import Path

PACKAGE = "kickdoor"
COMPILER = ("mypy[mypyc]>=2.4,<2.5", "setuptools>=77", "types-PyYAML>=6")
"""What a build needs besides hatchling."""

COMPILED = ("core/*.py", "rules/*.py", "bots/driver.py", "bots/random.py")
"""Where games spend their time, and random ones beside: of ten seconds the words of cards take one."""

INTERPRETED = frozenset(
    {
        # Packages, which are imports alone, and what classes are made with.
        "core/__init__.py",
        "core/native.py",
        "core/record.py",
        "rules/__init__.py",
        # Dataclasses, which mypyc would leave as slow as they are.
        "core/equipment.py",
        "core/views.py",
        # What happens once for each set, and not while games are played.
        "rules/company.py",
        "rules/leading.py",
        "rules/sets.py",
        "rules/variants.py",
        # The rulings and what is counted of them.
        "rules/coverage.py",
        "rules/epic_list.py",
        "rules/expectation.py",
        "rules/failure.py",
        "rules/feat_proofs.py",
        "rules/fitting.py",
        "rules/given.py",
        "rules/ruling.py",
        "rules/scenario.py",
        "rules/shape.py",
    }
)


def modules(source: Path) -> list[str]:
    """Return the files to compile, from the folder that holds the package."""
    package = source / PACKAGE
    found = [each for pattern in COMPILED for each in sorted(package.glob(pattern))]
    return [
        each.relative_to(source).as_posix()
        for each in found
        if each.relative_to(package).as_posix() not in INTERPRETED
    ]


def compile_engine(source: Path, target: Path, *, optimize: str = "2", jobs: int = 2) -> list[Path]:
    """Compile the package of a folder; return the extension modules, below the target.

    Raises:
        SystemExit: mypyc or the C compiler refuses something; they have said what.
    """
    from mypyc.build import mypycify
    from setuptools import setup

    target = target.resolve()
    files = modules(source)
    shutil.rmtree(target, ignore_errors=True)
    with tempfile.TemporaryDirectory() as drafts, chdir(source):
        extensions = mypycify(
            ["--ignore-missing-imports", "--config-file=", *files],
            opt_level=optimize,
            multi_file=True,
            group_name=PACKAGE,
            target_dir=f"{drafts}/c",
        )
        setup(
            name=PACKAGE,
            packages=[],
            py_modules=[],
            ext_modules=extensions,
            script_args=["-q", "build_ext", f"-b{target}", f"-t{drafts}/o", f"-j{jobs}"],
        )
    return sorted([*target.rglob("*.so"), *target.rglob("*.pyd")])


if __name__ == "__main__":
    compile_engine(Path(__file__).resolve().parents[1] / "src", Path(sys.argv[1]))
