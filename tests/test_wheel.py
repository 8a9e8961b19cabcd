"""The wheel carries what a table needs: code, packs and the browser client."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from support.repo import ROOT, SOURCE, tracked_files


def copy_of_the_tree(target: Path) -> Path:
    """The tracked files alone, so that nothing in the working tree can help."""
    for path in tracked_files():
        if path.relative_to(ROOT).parts[0] != "tests":
            copy = target / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    return target


def build_wheel(tree: Path, **environment: str) -> set[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "out"]
    env = {**os.environ, "KICKDOOR_SKIP_CLIENT": "", **environment}
    done = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (tree / "out").glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.fixture
def client(require) -> Path:
    """The built client; `make client` builds it."""
    static = SOURCE / "server" / "static"
    return require(
        static if (static / ".sources").is_file() else None, "built client", "make client"
    )


def test_the_wheel_holds_the_client_and_the_packs(tmp_path, client):
    tree = copy_of_the_tree(tmp_path)
    shutil.copytree(client, tree / "src" / "kickdoor" / "server" / "static")
    names = build_wheel(tree)
    assert "kickdoor/server/static/index.html" in names
    packs = {str(path.relative_to(ROOT / "src")) for path in (SOURCE / "packs").rglob("*.yaml")}
    assert packs <= names
    assert not [name for name in names if "node_modules" in name]


def test_the_client_can_be_left_out(tmp_path):
    names = build_wheel(copy_of_the_tree(tmp_path), KICKDOOR_SKIP_CLIENT="1")
    assert {"kickdoor/__init__.py", "kickdoor_pytest/__init__.py"} <= names
    assert not [name for name in names if "/static/" in name]


def test_an_unchanged_client_is_not_built_again(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "build_hooks")
    import webclient

    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    runs = []

    def pretend(folder, arguments, **_):
        runs.append(arguments[0])
        if arguments[0] == "run":
            out = Path(arguments[arguments.index("--outDir") + 1])
            out.mkdir()
            (out / "index.html").write_text("table")

    monkeypatch.setattr(webclient, "npm", pretend)
    client = webclient.Client(tmp_path)
    assert client.build()
    assert runs == ["ci", "run"]
    assert not client.build()
    (tmp_path / "web" / "src" / "main.ts").write_text("changed")
    assert client.build()
    assert runs == ["ci", "run", "run"]
    assert (client.static / "index.html").read_text() == "table"


def test_a_failed_build_keeps_the_client_from_before(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "build_hooks")
    import webclient

    client = webclient.Client(tmp_path)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    client.static.mkdir(parents=True)
    (client.static / "index.html").write_text("before")
    monkeypatch.setattr(webclient, "npm", lambda *_, **__: None)
    with pytest.raises(webclient.ClientError, match=r"index\.html"):
        client.build()
    assert (client.static / "index.html").read_text() == "before"
    assert [path.name for path in client.static.parent.iterdir()] == ["static"]


PRETENDED = """
COMPILER = ()

def compile_engine(source, target):
    module = target / "kickdoor" / "core" / "game.cpython-311-x86_64-linux-gnu.so"
    module.parent.mkdir(parents=True)
    module.write_bytes(b"machine code")
    return [module]
"""


def test_the_compiled_engine_is_added_where_it_is_asked_for(tmp_path):
    """With a compiler that only pretends, since the real one takes minutes: `make compiled`."""
    tree = copy_of_the_tree(tmp_path)
    (tree / "build_hooks" / "engine.py").write_text(PRETENDED)
    pure = build_wheel(tree, KICKDOOR_SKIP_CLIENT="1")
    (wheel,) = (tree / "out").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    wheel.unlink()
    names = build_wheel(tree, KICKDOOR_SKIP_CLIENT="1", KICKDOOR_COMPILED="1")
    (wheel,) = (tree / "out").glob("*.whl")
    assert "none-any" not in wheel.name
    assert names - pure == {"kickdoor/core/game.cpython-311-x86_64-linux-gnu.so"}


def test_what_is_left_interpreted_is_there(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "build_hooks")
    import engine

    assert [each for each in engine.INTERPRETED if not (SOURCE / each).is_file()] == []
    compiled = engine.modules(SOURCE.parent)
    assert {"kickdoor/core/game.py", "kickdoor/rules/turn.py"} <= set(compiled)
    assert not {f"kickdoor/{each}" for each in engine.INTERPRETED} & set(compiled)
