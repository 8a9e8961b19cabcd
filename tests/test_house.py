"""The house keeps its promises: its papers agree with each other, and it names no registry."""

import json
import re
import subprocess
import tomllib
from importlib.metadata import entry_points

import pytest

import kickdoor
from kickdoor.cli.main import command_modules
from support.repo import ROOT, text_of, tracked_files

PAPERS = ["README.md", "ARCHITECTURE.md", "STYLE.md", "CONTRIBUTING.md"]
BOOKS = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("*.md"))
# In pieces, since this file is part of what is searched.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("unpkg", "com"),
        ("jsdelivr", "net"),
    )
]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def make_targets() -> set[str]:
    return set(
        re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    )


@pytest.mark.parametrize("paper", PAPERS)
def test_make_commands_in_the_papers_exist(paper):
    text = (ROOT / paper).read_text("utf-8")
    named = set(re.findall(r"(?:^|`)make ([a-z][a-z-]*)", text, re.MULTILINE))
    assert named <= make_targets()


def test_the_readme_has_the_two_commands():
    text = (ROOT / "README.md").read_text("utf-8")
    assert "make run" in text
    assert "make test" in text


def named_commands(text: str) -> set[str]:
    """Return the commands of ours that a paper names, in code alone: prose may say anything."""
    blocks = re.findall(r"^```(?:sh|bash|console)?$(.*?)^```", text, re.MULTILINE | re.DOTALL)
    rest = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    spans = re.findall(r"`([^`]+)`", rest)
    code = "\n".join([*blocks, *spans])
    named = re.findall(r"(?:^|[\s/])kickdoor ([a-z][a-z-]*)", code, re.MULTILINE)
    return set(named)


@pytest.mark.parametrize("paper", [*PAPERS, *BOOKS])
def test_our_commands_in_the_papers_exist(paper):
    commands = {module.replace("_", "-") for module in command_modules()}
    assert named_commands((ROOT / paper).read_text("utf-8")) <= commands


def test_commands_are_found_in_code_alone():
    text = "`kickdoor check x`, from kickdoor import\n```sh\n.venv/bin/kickdoor new-thing\n```\n"
    assert named_commands(text + "```python\nfrom kickdoor import Game\n```\n") == {
        "check",
        "new-thing",
    }


@pytest.mark.parametrize("paper", PAPERS)
def test_links_between_the_papers_lead_somewhere(paper):
    text = re.sub(r"<!--.*?-->", "", (ROOT / paper).read_text("utf-8"), flags=re.DOTALL)
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    assert not [target for target in targets if not (ROOT / target).exists()]


def test_make_lists_its_commands():
    listing = subprocess.run(["make", "-C", str(ROOT), "help"], capture_output=True, check=True)
    assert {"run", "test"} <= set(re.findall(r"make ([a-z-]+)", listing.stdout.decode()))


def test_no_file_names_a_registry():
    wrong = [
        f"{path.relative_to(ROOT)}: {host}"
        for path in tracked_files()
        if (text := text_of(path)) is not None
        for host in REGISTRIES
        if host in text
    ]
    assert not wrong, "\n".join(wrong)


def test_lock_files_name_no_host():
    locks = [path for path in tracked_files() if path.name == "package-lock.json"]
    wrong = [path for path in locks if "://" in path.read_text("utf-8")]
    assert not wrong, f"{wrong}: run `npm run lock` in that folder"


def test_the_client_has_the_version_of_the_package():
    package = ROOT / "web" / "package.json"
    if not package.exists():
        pytest.skip("web/package.json not found; this tree holds no client")
    assert json.loads(package.read_text("utf-8"))["version"] == kickdoor.__version__


def test_the_changelog_knows_the_version_or_what_comes():
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(
        rf"^## \[(Unreleased|{re.escape(kickdoor.__version__)})\]", changelog, re.MULTILINE
    )


def test_every_tool_means_the_same_oldest_python():
    oldest = re.match(r">=(\d)\.(\d+)", PROJECT["project"]["requires-python"]).groups()
    assert PROJECT["tool"]["mypy"]["python_version"] == ".".join(oldest)
    assert PROJECT["tool"]["ruff"]["target-version"] == "py" + "".join(oldest)
    assert f"Python {'.'.join(oldest)}" in (ROOT / "README.md").read_text("utf-8")


def test_the_command_is_installed():
    (command,) = entry_points(group="console_scripts", name="kickdoor")
    assert command.value == "kickdoor.cli.main:main"


def test_scripts_are_executable_and_parse():
    for name in (".ci/run", "scripts/services.sh"):
        path = ROOT / name
        assert path.stat().st_mode & 0o111, f"chmod +x {name}"
        subprocess.run(["bash", "-n", str(path)], check=True)
