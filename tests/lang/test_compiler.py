"""Cards as written become definitions as the machine reads them."""

from __future__ import annotations

import pytest

from kickdoor.core import definition as masks
from kickdoor.core.definition import Condition, Operation
from kickdoor.lang import forms
from kickdoor.lang.conditions import (
    All,
    FacingMonster,
    FacingMunchkin,
    Not,
    Per,
    Trait,
    Wearing,
)
from kickdoor.lang.filters import Filter
from kickdoor.lang.ops.gaining import TakeDiscard
from kickdoor.lang.registry import OPERATIONS
from support.language import card


def word(operation: Operation) -> str:
    return next(name for name, cls in OPERATIONS.items() if cls is type(operation))


def test_a_monster_has_its_numbers_and_programs() -> None:
    monster = card(
        """
        kind: monster
        level: 8
        treasures: 2
        pursues_above: 3
        tags: [undead]
        bad_stuff: [{lose_levels: 2}, {lose_hand: {count: all, else: [die]}}]
        on_meet: [{lose_levels: 1}]
        """
    )
    assert (monster.ident, monster.deck) == ("test/x", "door")
    assert (monster.level, monster.treasures, monster.levels) == (8, 2, 1)
    assert monster.pursues_above == 3
    assert monster.tags == {"undead"}
    assert [word(each) for each in monster.programs[monster.bad_stuff]] == [
        "lose_levels",
        "lose_hand",
    ]
    nested = monster.programs[monster.bad_stuff][1].else_  # type: ignore[attr-defined]
    assert [word(each) for each in monster.programs[nested]] == ["die"]
    assert monster.on_meet >= 0
    assert monster.effect == monster.on_escape == -1


def test_a_short_value_fills_the_words_short_field() -> None:
    one = card("kind: monster\nlevel: 1\nbad_stuff: [{lose_levels: 2}]")
    two = card("kind: monster\nlevel: 1\nbad_stuff: [{lose_levels: {count: 2}}]")
    bare = card("kind: monster\nlevel: 1\nbad_stuff: [lose_hand]")
    assert one.programs == two.programs
    assert bare.programs == card("kind: monster\nlevel: 1\nbad_stuff: [{lose_hand: {}}]").programs


@pytest.mark.parametrize(
    ("text", "ident", "windows", "spends", "words"),
    [
        ("kind: item", "put", masks.OWN_REST | masks.RECEIVED | masks.SETUP, False, ["put_item"]),
        (
            "kind: identity\ngroup: class",
            "put",
            masks.OWN_TURN | masks.RECEIVED | masks.SETUP,
            False,
            ["put_identity"],
        ),
        (
            "kind: permission\ngroup: race",
            "put",
            masks.OWN_TURN | masks.RECEIVED | masks.SETUP,
            False,
            ["put_identity"],
        ),
        ("kind: follower", "put", masks.ANY | masks.SETUP, False, ["put_follower"]),
        ("kind: attachment", "attach", masks.OWN_REST | masks.RECEIVED, False, ["attach"]),
        ("kind: curse\neffect: [{lose_levels: 1}]", "curse", masks.ANY, True, ["curse"]),
        ("kind: level-card", "level", masks.ANY, True, ["gain_levels"]),
        ("kind: enhancer\nstrength: 5", "enhance", masks.COMBAT, True, ["enhance"]),
    ],
)
def test_every_kind_can_be_played_without_saying_so(
    text: str, ident: str, windows: int, spends: bool, words: list[str]
) -> None:
    definition = card(text)
    play = definition.plays[0]
    assert (play.ident, play.windows, play.spends) == (ident, windows, spends)
    assert [word(each) for each in definition.programs[play.do]] == words


def test_a_boost_goes_to_either_side_or_only_to_whom_it_helps() -> None:
    either = card("kind: one-shot\nboost: 3")
    assert [play.ident for play in either.plays] == ["put", "boost"]
    assert [pick.kind for pick in either.plays[1].picks] == ["side"]
    helps = card("kind: one-shot\nboost: 2\nhelps_only: {race: elf}")
    assert helps.plays[1].picks == ()
    assert helps.plays[1].when == FacingMunchkin(Trait("race", "elf"))


def test_tagged_monsters_join_and_so_does_what_is_made_one() -> None:
    monster = card("kind: monster\nlevel: 2\ntags: [undead]")
    assert [play.ident for play in monster.plays] == ["join"]
    assert monster.plays[0].when == FacingMonster(Filter(tag="undead"))
    enhancer = card("kind: enhancer\nstrength: 5\ntag: undead")
    assert [play.ident for play in enhancer.plays] == ["enhance", "join"]
    assert enhancer.tag_given == "undead"
    assert [pick.name for pick in enhancer.plays[1].picks] == ["hand_card"]
    assert card("kind: monster\nlevel: 2").plays == ()


def test_an_item_gives_its_bonus_as_a_modifier() -> None:
    item = card("kind: item\nslot: 2-hands\nbonus: 3\nvalue: 600\nbig: true")
    assert (item.strength, item.value, item.big) == (3, 600, True)
    assert (item.slot, item.hands) == ("2-hands", 2)
    assert [(each.number, each.amount) for each in item.numbers["strength"]] == [("strength", 3)]
    assert item.is_item


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("kind: item\nusable_by: {class: wizard}", Trait("class", "wizard")),
        (
            "kind: item\nusable_by: {not: {class: wizard}}",
            Not(Trait("class", "wizard", drawback=True)),
        ),
        (
            "kind: item\nusable_by: {not: {not: {class: wizard}}}",
            Not(Not(Trait("class", "wizard"))),
        ),
    ],
)
def test_being_shut_out_is_a_drawback(text: str, condition: Condition) -> None:
    assert card(text).usable_by == condition


@pytest.mark.parametrize(("amount", "drawback"), [(3, True), (-3, False)])
def test_a_monster_that_is_stronger_against_a_class_is_a_drawback(
    amount: int, drawback: bool
) -> None:
    monster = card(
        f"kind: monster\nlevel: 1\nmodifiers: [{{strength: {amount}, when: {{facing: {{race: elf}}}}}}]"
    )
    when = monster.modifiers[0].when
    assert when == FacingMunchkin(Trait("race", "elf", drawback=drawback))


def test_what_bad_stuff_does_when_and_what_spares_one() -> None:
    monster = card(
        """
        kind: monster
        level: 1
        bad_stuff:
          - if: {when: {race: elf}, then: [{lose_levels: 1}]}
          - die: {unless: {class: cleric}}
        """
    )
    harm, death = monster.programs[monster.bad_stuff]
    assert harm.when == Trait("race", "elf", drawback=True)  # type: ignore[attr-defined]
    assert death.unless == Trait("class", "cleric")  # type: ignore[attr-defined]


def test_facing_means_monsters_on_a_munchkins_card() -> None:
    item = card("kind: item\nmodifiers: [{strength: 2, when: {facing: {tag: undead}}}]")
    assert item.modifiers[0].when == FacingMonster(Filter(tag="undead"))


def test_operations_are_about_the_victim_or_about_who_plays() -> None:
    curse = card("kind: curse\neffect: [{gain_levels: 1}, {roll: {1-6: [lose_levels]}}]")
    assert [each.who for each in curse.programs[curse.effect]] == [  # type: ignore[attr-defined]
        "victim",
        "victim",
    ]
    special = card(
        """
        kind: special
        deck: door
        plays:
          - window: any
            do:
              - lose_levels: 1
              - each: {who: others, do: [{gain_levels: 1}]}
        """
    )
    play = special.programs[special.plays[0].do]
    assert play[0].who == "you"  # type: ignore[attr-defined]
    assert play[1].who == "others"  # type: ignore[attr-defined]
    inner = special.programs[play[1].do]  # type: ignore[attr-defined]
    assert inner[0].who == "victim"  # type: ignore[attr-defined]


def test_a_roll_has_its_table_beside_its_other_fields() -> None:
    curse = card('kind: curse\neffect: [{roll: {for: theft, "1-3": [die], 4-6: []}}]')
    roll = curse.programs[curse.effect][0]
    assert roll.for_ == "theft"  # type: ignore[attr-defined]
    assert list(roll.table) == ["1-3", "4-6"]  # type: ignore[attr-defined]


def test_abilities_have_picks_costs_and_limits() -> None:
    identity = card(
        """
        kind: identity
        group: class
        abilities:
          - id: stab
            name: Backstabbing
            window: [combat, flight]
            picks: [{player: {level_at_least: 2}, not_self: true, in_fight: true}]
            cost: {discard: 2, from: hand}
            limit: {times: 1, per: combat, each: player}
            do: [{boost: {amount: -2, player: picked}}]
          - id: tricks
            window: any
            picks: [{number: [1, 6]}, {monster: {}}]
            cost: {discard_hand: 3}
            do: [{set_die: picked}, {take_discard: {which: {kind: item}, deck: treasure}}]
        """
    )
    stab, tricks = identity.abilities
    assert stab.windows == masks.COMBAT | masks.FLIGHT
    assert (stab.by, stab.ability, stab.spends) == ("owner", True, False)
    assert (stab.limit, stab.per, stab.each) == (1, "combat", "player")
    assert (stab.picks[0].name, stab.picks[0].not_self, stab.picks[0].in_fight) == (
        "player",
        True,
        True,
    )
    assert stab.cost is not None
    assert (stab.cost.discard, stab.cost.hand_only) == (2, True)
    assert tricks.picks[0].count == (1, 6)
    assert identity.programs[tricks.do][1] == TakeDiscard(Filter(kind="item"), "treasure")
    assert tricks.cost is not None
    assert tricks.cost.hand == 3
    assert identity.source["abilities"] == {"stab": "Backstabbing"}


def test_modifiers_take_scopes_layers_and_counts() -> None:
    monster = card(
        """
        kind: monster
        level: 1
        modifiers:
          - {strength: {per: {fighters: {wearing: {slot: armor}}}, times: 3}}
          - {strength: 2, to: {other_monsters: {tag: undead}}}
          - {run_away: -1, to: fighters}
        """
    )
    counted, others, flight = monster.modifiers
    assert counted.amount == Per(fighters=Wearing(Filter(slot="armor")), times=3)
    assert (others.scope, others.tag) == ("other_monsters", "undead")
    assert flight.scope == "fighters"
    identity = card(
        """
        kind: identity
        group: race
        modifiers: [{big_limit: unlimited}, {sale: 200}, {hand_limit: 1, to: owner}]
        """
    )
    layers = [(each.amount, each.layer, each.scope) for each in identity.modifiers]
    assert layers == [(99, "set", "self"), (200, "set", "self"), (1, "add", "self")]


def test_curses_last_and_end() -> None:
    fight = card("kind: curse\nlasting: fight\nmodifiers: [{strength: -5}]")
    assert (fight.lasting, fight.lasting_until) == ("fight", None)
    until = card("kind: curse\nlasting: {until: {lost: {slot: headgear}}}")
    assert (until.lasting, until.lasting_until) == ("until", Filter(slot="headgear"))


def test_replacements_and_triggers_listen() -> None:
    identity = card(
        """
        kind: identity
        group: class
        replacements: [{id: again, event: draw-up, optional: true, do: [draw_discarded]}]
        triggers: [{on: monster_killed, when: own_turn, do: [{draw: 1}]}]
        """
    )
    first, second = identity.listeners
    assert (first.event, first.replaces, first.optional) == ("draw-up", True, True)
    assert (second.event, second.replaces) == ("monster_killed", False)


def test_qualities_may_depend() -> None:
    monster = card(
        """
        kind: monster
        level: 1
        qualities: [no-helper, {auto-escape: {all: [{race: elf}, {level_at_most: 3}]}}]
        """
    )
    assert monster.qualities["no-helper"] == (None,)
    (escape,) = monster.qualities["auto-escape"]
    assert isinstance(escape, All)


def test_words_may_name_cards_of_the_pack() -> None:
    item = card("kind: item\nmodifiers: [{strength: 1, when: {carrying: {id: lamp}}}]")
    assert item.modifiers[0].when.which == Filter(id="test/lamp")  # type: ignore[union-attr]


def test_every_kind_has_a_form() -> None:
    from kickdoor.lang.vocabulary import DECK_OF_KIND, KINDS

    assert set(forms.CARD_FORMS) == set(KINDS) == {*DECK_OF_KIND, "special", "rule"}
