"""Looks: what pack.yaml may say about how a set is drawn, and that what is drawn can be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.lang.check import check
from kickdoor.lang.look import Look
from kickdoor.lang.pack import SHIPPED, Pack, load_packs

SETS = sorted(each.parent.name for each in SHIPPED.glob("*/pack.yaml"))

WORDS_ON = {
    "panel": ("text", "soft", "faint", "title"),
    "raised": ("text", "soft", "title"),
    "accent": ("on_accent",),
    "cloth": ("on_cloth",),
    "cloth_deep": ("on_cloth",),
    "paper": ("ink", "ink_soft"),
}
"""What is written on what; ordinary text needs a contrast of 4.5 to 1 (WCAG 2.1, AA)."""

AA_TEXT = 4.5
AA_SHAPES = 3.0


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def look_of(name: str) -> Look:
    return load_packs([name])[-1].look


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("screen", ["dark", "light"])
@pytest.mark.parametrize("name", SETS)
def test_words_can_be_read_in_the_colours_of_a_set(name: str, screen: str) -> None:
    look = look_of(name)
    palette = {**look.dark, **(look.light if screen == "light" else {})}
    poor = [
        f"{word} on {ground}: {found:.2f}"
        for ground, words in WORDS_ON.items()
        for word in words
        if ground in palette and word in palette
        if (found := contrast(palette[ground], palette[word])) < AA_TEXT
    ]
    assert not poor


@pytest.mark.parametrize("screen", ["dark", "light"])
@pytest.mark.parametrize("name", SETS)
def test_the_focus_can_be_seen(name: str, screen: str) -> None:
    look = look_of(name)
    palette = {**look.dark, **(look.light if screen == "light" else {})}
    if "focus" in palette:
        assert contrast(palette["focus"], palette["panel"]) >= AA_SHAPES


@pytest.mark.parametrize("name", SETS)
def test_words_on_the_table_can_be_read_in_any_light(name: str) -> None:
    look = look_of(name)
    for cloth in look.tints.values():
        for palette in (look.dark, look.light):
            assert contrast(palette["on_cloth"], cloth) >= AA_TEXT


def test_a_light_screen_leaves_out_only_what_cards_are_made_of() -> None:
    on_both = {"paper", "ink", "ink_soft", "door_back", "treasure_back", "back_rim"}
    for name in SETS:
        look = look_of(name)
        assert set(look.dark) - set(look.light) <= on_both, name


def test_a_set_without_a_look_has_that_of_the_base_deck(tmp_path: Path) -> None:
    assert pack_of(tmp_path, "").look == Look()
    assert look_of("munchkins") == Look()


def test_a_look_is_no_part_of_what_is_played(tmp_path: Path) -> None:
    plain = pack_of(tmp_path / "one", "")
    drawn = pack_of(tmp_path / "two", 'look: {dark: {room: "#123456"}, table: night}')
    assert drawn.look == Look(dark={"room": "#123456"}, table="night")
    assert drawn.hash == plain.hash


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("look: {dark: {rom: '#123456'}}", 'did you mean "room"?'),
        ("look: {light: {room: red}}", '"red" is no colour: # and six of 0-9 and a-f'),
        ("look: {light: {room: '#12345'}}", '"#12345" is no colour'),
        ("look: {table: nite}", 'did you mean "night"?'),
        ("look: {tints: {winter: blue}}", '"blue" is no colour'),
        ("look: {two_sided: [hero]}", 'unknown group "hero"'),
    ],
)
def test_a_look_that_cannot_be_drawn_is_a_mistake(tmp_path: Path, text: str, what: str) -> None:
    found = [str(mistake) for mistake in check(written(tmp_path, text))]
    assert any(what in each and "pack.yaml:3" in each for each in found), found


def written(folder: Path, text: str) -> Path:
    place = folder / "mine"
    place.mkdir(parents=True)
    (place / "pack.yaml").write_text(f"id: mine\nname: Mine\n{text}\n", "utf-8")
    return place


def pack_of(folder: Path, text: str) -> Pack:
    return load_packs([written(folder, text)])[-1]
