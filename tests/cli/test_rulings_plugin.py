"""The pytest plugin collects rulings where it is told to, and is not noticed anywhere else."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import entry_points

import pytest

pytest_plugins = ["pytester"]

DOORS = """
- name: A turn begins at the door
  expect: {turn: Ada, pending: Ada kick-open}

- name: A turn begins with the loot
  expect: {pending: Ada loot}
"""
SWITCHED_ON = "--kickdoor-rulings"


@pytest.fixture
def project(pytester):
    """A project with a file of rulings, one of which does not hold, and a YAML file of its own."""
    folder = pytester.mkdir("rulings")
    (folder / "doors.yaml").write_text(DOORS, "utf-8")
    (pytester.path / "other.yaml").write_text("- name: not ours\n", "utf-8")
    pytester.makeini("[pytest]\naddopts = -p no:cacheprovider -p no:xdist\n")
    return pytester


def test_the_plugin_is_installed():
    (plugin,) = entry_points(group="pytest11", name="kickdoor")
    assert plugin.value == "kickdoor_pytest"


def test_it_is_off_until_it_is_turned_on(project):
    result = project.runpytest_subprocess()
    result.assert_outcomes()
    result.stdout.fnmatch_lines(["*no tests ran*"])


@pytest.mark.parametrize("how", ["option", "ini"])
def test_rulings_are_tests(project, how):
    if how == "ini":
        project.makeini("[pytest]\nkickdoor_rulings = true\naddopts = -p no:xdist\n")
    result = project.runpytest_subprocess(*([SWITCHED_ON] if how == "option" else []))
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        [
            "*rulings/doors.yaml:6: A turn begins with the loot",
            "    plain, cloned, saved, undone, leaks: at the end",
            "    wanted: 'Ada loot' is pending",
            "    found:  it is refused by turn-*",
            "    open:   Ada must (floor): kick-open",
            "FAILED rulings/doors.yaml::A turn begins with the loot*",
        ]
    )
    assert "Traceback" not in result.stdout.str()


def test_rulings_are_chosen_by_name_and_ways_by_option(project):
    result = project.runpytest_subprocess(
        SWITCHED_ON, "-k", "loot", "--kickdoor-ways", "plain,leaks"
    )
    result.assert_outcomes(failed=1, deselected=1)
    result.stdout.fnmatch_lines(["    plain, leaks: at the end"])


def test_a_way_that_is_none_is_a_usage_error(project):
    result = project.runpytest_subprocess(SWITCHED_ON, "--kickdoor-ways", "plian")
    assert result.ret != 0
    output = result.stdout.str() + result.stderr.str()
    assert "kickdoor_ways plian: there is no way 'plian'; did you mean \"plain\"?" in output


def test_a_file_with_mistakes_is_an_error_with_their_places(project):
    (project.path / "rulings" / "doors.yaml").write_text("- {name: x, gvien: {}}\n", "utf-8")
    result = project.runpytest_subprocess(SWITCHED_ON)
    result.assert_outcomes(errors=1)
    assert re.search(
        r'doors.yaml:1:\d+: unknown key "gvien"; did you mean "given"', result.stdout.str()
    )


def test_the_plugin_alone_does_not_load_the_engine():
    look = (
        "import sys, kickdoor_pytest; "
        "print([name for name in sys.modules if name.partition('.')[0] in ('kickdoor', 'yaml')])"
    )
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
