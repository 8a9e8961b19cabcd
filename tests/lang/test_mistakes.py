"""Every mistake is one line: where, what, and the nearest right word."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.lang.check import check
from kickdoor.lang.checks import OF_SOMETHING
from kickdoor.lang.mistakes import PackError, nearest
from kickdoor.lang.pack import load_packs
from support.language import read, write_pack

MONSTER = "- {id: x, name: X, kind: monster, level: 1, "
ITEM = "- {id: x, name: X, kind: item, "
SCENE = "- {id: x, name: X, kind: scene, group: season, "
ONE_SHOT = "- {id: x, name: X, kind: one-shot, "


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        (MONSTER + "§treasure: 2}", 'unknown key "treasure"; did you mean "treasures"?'),
        ("- {id: x, name: X, kind: §monstre}", 'unknown kind "monstre"; did you mean "monster"?'),
        ("- §{id: x, name: X}", '"kind" is missing'),
        ("- §{id: x, name: X, kind: monster}", '"level" is missing'),
        (MONSTER + "treasures: §two}", 'a whole number is wanted here, not "two"'),
        (MONSTER + "treasures: §true}", "a whole number is wanted here, not true"),
        (MONSTER + "bad_stuff: §{die: {}}}", "a list of operations is wanted here, not a mapping"),
        (
            MONSTER + "bad_stuff: [{§lose_level: 1}]}",
            'unknown operation "lose_level"; did you mean "lose_levels"?',
        ),
        (
            MONSTER + "bad_stuff: [{lose_levels: 1, §die: {}}]}",
            'an operation has one key: "lose_levels" stands here already, next to die',
        ),
        (
            MONSTER + "bad_stuff: [{lose_levels: {count: 1, §whom: you}}]}",
            'unknown key "whom"; did you mean "who"?',
        ),
        (
            MONSTER + "bad_stuff: [{lose_levels: {count: §many}}]}",
            'unknown word "many"; known: rolled',
        ),
        (
            MONSTER + "bad_stuff: [{if: {when: {class: §wizzard}, then: []}}]}",
            'unknown class "wizzard"; did you mean "wizard"?',
        ),
        (
            MONSTER + "bad_stuff: [{if: {when: {§level_atleast: 3}, then: []}}]}",
            'unknown condition "level_atleast"; did you mean "level_at_least"?',
        ),
        (
            MONSTER + "modifiers: [{§strenght: 3}]}",
            'unknown number "strenght"; did you mean "strength"?',
        ),
        (
            ITEM + "modifiers: §[{strength: 3, to: monsters}]}",
            'only a scene or a rule changes "strength" of every monster',
        ),
        (
            SCENE + "modifiers: §[{run_away: 3, to: monsters}]}",
            'a monster has no "run_away"; say to whom: fighter, fighters or everyone',
        ),
        (
            SCENE + "modifiers: §[{strength: 3, to: monsters, layer: set}]}",
            '"strength" of a monster is added to; it has no layers',
        ),
        (
            SCENE + "modifiers: §[{strength: 3, to: other_monsters}]}",
            'only a monster changes "strength" of other monsters',
        ),
        (
            ITEM + "modifiers: §[{strength: 3, of: {big: true}}]}",
            f'"strength" has no "of"; only {", ".join(OF_SOMETHING)} have',
        ),
        (
            ITEM + "modifiers: §[{item_bonus: 3, layer: add}]}",
            '"item_bonus" is multiplied; it has no other layers',
        ),
        (
            "- {id: x, name: X, kind: scene, group: §seson}",
            'unknown group "seson"; did you mean "season"?',
        ),
        (
            ITEM + "modifiers: [{strength: 3, when: {season: §wintr}}]}",
            'unknown season "wintr"; did you mean "winter"?',
        ),
        (
            MONSTER + "modifiers: §[{strength: 3, layer: set}]}",
            '"strength" of a monster is added to; it has no layers',
        ),
        (
            MONSTER + "bad_stuff: [{§lose_hand: {count: 1, who: others}}]}",
            '"lose_hand" is about one player: put it into "each: {who: others, do: [...]}"',
        ),
        (
            ITEM + "modifiers: §[{strength: 3, limit: {times: 1}}]}",
            '"strength" has no "limit"; only "sale" has',
        ),
        (
            ITEM + "abilities: §[{id: y, window: any, limit: {times: 0}, do: []}]}",
            'a limit is at least 1 in "times"',
        ),
        (
            MONSTER + "modifiers: §[{hand_limit: 3}]}",
            'a monster has no "hand_limit"; say to whom: fighter, fighters or everyone',
        ),
        (
            ITEM + "modifiers: §[{strength: 3, to: other_monsters}]}",
            'only a monster changes "strength" of other monsters',
        ),
        (
            MONSTER + "modifiers: [§{strength: 3, run_away: 1}]}",
            "one number is changed here, not several or none",
        ),
        (
            MONSTER + "modifiers: [{strength: 3, to: §everybody}]}",
            'unknown scope "everybody"; did you mean "everyone"?',
        ),
        (
            MONSTER + "qualities: [§no-helpers]}",
            'unknown quality "no-helpers"; did you mean "no-helper"?',
        ),
        (MONSTER + "qualities: [§ignored-unless]}", '"ignored-unless" needs a condition'),
        (MONSTER + "tags: [§undaed]}", 'unknown tag "undaed"; did you mean "undead"?'),
        (ITEM + "slot: §headgaer}", 'unknown slot "headgaer"; did you mean "headgear"?'),
        (ITEM + "big: §1}", "true or false is wanted here, not the number 1"),
        (
            ITEM + "art: {icons: [§Big Sword]}}",
            '"Big Sword" is no name of an icon: small letters, digits and hyphens',
        ),
        (
            ITEM + "usable_by: {carrying: {id: §lmap}}}",
            'unknown card "lmap"; did you mean "lamp"?',
        ),
        (
            MONSTER + "bad_stuff: [{die: {}}, §{lose_levels: 1}]}",
            "is never reached: the player is dead by now",
        ),
        (
            MONSTER
            + "bad_stuff: [{choose: {options: [{id: a, do: [die]}, {id: b, do: [die]}]}}, §lose_hand]}",
            "is never reached: the player is dead by now",
        ),
        (
            MONSTER + 'bad_stuff: [{roll: {"1-3": [], §"3-6": []}}]}',
            '3 is in "1-3" already',
        ),
        (
            MONSTER + 'bad_stuff: [{roll: {§"low": []}}]}',
            '"low" is no range of faces, such as "1-2" or "6"',
        ),
        (
            MONSTER + "bad_stuff: [{§remove_monster: {monster: picked}}]}",
            "speaks of a monster that nobody has picked",
        ),
        ("- {id: §X y, name: X, kind: item}", '"X y" is no id: small letters, digits and hyphens'),
        (ITEM + f"joke: §{'ha' * 46}}}", "a joke has 90 letters at most, not 92"),
        (ITEM + "copies: §0}", '"copies" is at least 1'),
        (ITEM + "copies: §100000000}", '"copies" is at most 1000'),
        (
            "- §{id: x, name: X, kind: special, plays: [{window: any, do: []}]}",
            '"deck" is missing: a special card has to say door or treasure',
        ),
        ("- §{id: x, name: X, kind: one-shot}", 'a one-shot needs "boost" or "plays"'),
        ("- §{id: x, name: X, kind: curse}", 'a curse needs "effect" or "lasting"'),
        (
            ONE_SHOT + "plays: [{window: §fight, do: []}]}",
            'unknown window "fight"; did you mean "flight"?',
        ),
        (
            ONE_SHOT + "plays: [{window: any, picks: [{§monstre: {}}], do: []}]}",
            'unknown key "monstre"; did you mean "monster"?',
        ),
        (
            ONE_SHOT + "plays: [{window: any, do: [{§set_die: picked}]}]}",
            "speaks of a number that nobody has picked",
        ),
        ("- §5", "a card is wanted here, not the number 5"),
    ],
)
def test_a_mistake_is_one_line(text: str, mistake: str) -> None:
    column = text.index("§") + 1
    assert read(text.replace("§", ""))[1] == [f"cards.yaml:1:{column}: {mistake}"]


def test_all_mistakes_of_a_card_are_shown_together() -> None:
    _, mistakes = read(
        """
        - id: x
          name: X
          kind: monster
          level: high
          bad_stuf: []
          modifiers:
            - {strengh: 1}
            - {run_away: one}
          qualities: [no-helpr]
        """
    )
    assert [line.split(": ", 1)[0] for line in mistakes] == [
        "cards.yaml:5:10",
        "cards.yaml:6:3",
        "cards.yaml:8:8",
        "cards.yaml:9:18",
        "cards.yaml:10:15",
    ]


def test_the_mistakes_of_a_pack_come_together_and_in_order(tmp_path: Path) -> None:
    pack = write_pack(
        tmp_path,
        "bad",
        """
        - {id: a, name: A, kind: item, slot: hat}
        - {id: b, name: B, kind: monster, level: 1, bad_stuff: [lose_lives]}
        - {id: a, name: A, kind: item}
        """,
    )
    with pytest.raises(PackError) as caught:
        load_packs([pack])
    lines = str(caught.value).splitlines()
    assert [str(each) for each in check(pack)] == lines
    assert [line.split("cards.yaml", 1)[1].split(": ")[0] for line in lines] == [
        ":2:38",
        ":3:57",
        ":4:8",
    ]
    assert '"a" is the id of another card' in lines[2]


def test_hints_are_near_or_few() -> None:
    assert nearest("colour", ["colours", "taste"]) == '; did you mean "colours"?'
    assert nearest("xyz", ["a", "b"]) == "; known: a, b"
    assert nearest("xyz", [f"word-{number}" for number in range(20)]) == ""
