"""docs/rulebook.md is what its script makes of the rulebook."""

import importlib.util
import re

import pytest

from support.repo import ROOT

SCRIPT = ROOT / "scripts" / "rulebook_page.py"


@pytest.fixture(scope="module")
def script():
    spec = importlib.util.spec_from_file_location("rulebook_page", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_up_to_date(script):
    written = script.TARGET.read_text("utf-8")
    assert written == script.page(script.book()), "run: python scripts/rulebook_page.py"


def test_every_entry_has_one_anchor_and_every_link_leads_to_one(script):
    page = script.TARGET.read_text("utf-8")
    anchors = re.findall(r'<a id="([\w-]+)"></a>', page)
    assert len(anchors) == len(set(anchors))
    ids = {rule["id"] for rule in script.book()["rule"]}
    assert ids <= set(anchors)
    assert len([each for each in anchors if each.startswith("topic-")]) == len(anchors) - len(ids)
    assert set(re.findall(r"\]\(#([\w-]+)\)", page)) <= set(anchors)


def test_a_change_of_the_rulebook_changes_the_page(script):
    book = script.book()
    changed = {**book, "rule": [{**book["rule"][0], "text": "Another <text>."}, *book["rule"][1:]]}
    assert "Another &lt;text&gt;." in script.page(changed)
    assert script.page(changed) != script.page(book)


def test_the_readme_leads_to_the_page():
    assert "(docs/rulebook.md)" in (ROOT / "README.md").read_text("utf-8")
