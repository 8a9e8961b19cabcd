"""Every switch and option of a shipped pack is read by the rules, and names rules that there are."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import kickdoor
from kickdoor.lang.pack import Pack, load_packs, shipped_packs

HOME = Path(kickdoor.__file__).parent
CODE = "\n".join(
    path.read_text("utf-8")
    for room in ("core", "lang", "rules")
    for path in (HOME / room).rglob("*.py")
)
BY_DECK = ("deal_doors", "deal_treasures", "redraw_doors", "redraw_treasures")


def packs() -> list[Pack]:
    return [load_packs([name])[-1] for name in shipped_packs()]


@pytest.mark.parametrize("pack", packs(), ids=lambda pack: pack.id)
def test_every_switch_is_read(pack: Pack) -> None:
    names = {*pack.switches}
    for name, option in pack.options.items():
        names |= set(option.sets or (name,))
    for name in sorted(names - set(BY_DECK)):
        read = (f'switch("{name}")', f'switches.get("{name}"')
        assert any(each in CODE for each in read), f"nothing reads {name}"
    assert 'number_switch(f"deal_{name}s")' in CODE
    assert 'number_switch(f"redraw_{name}s")' in CODE


@pytest.mark.parametrize("pack", packs(), ids=lambda pack: pack.id)
def test_every_switch_is_tied_to_rules(pack: Pack) -> None:
    book = tomllib.loads((HOME / "rules" / "rulebook.toml").read_text("utf-8"))
    known = {rule["id"] for rule in book["rule"]}
    for name in (*pack.switches, *pack.options):
        assert pack.rules.get(name), f"{name} names no rule"
    for name, rules in pack.rules.items():
        assert set(rules) <= known, f"{name} names {sorted(set(rules) - known)}"
