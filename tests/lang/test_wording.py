"""Cards, events, questions and refusals in words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest

from kickdoor import Game
from kickdoor.core.decisions import Refusal
from kickdoor.core.events import Event
from kickdoor.core.frames import ACTS, FRAMES
from kickdoor.lang import vocabulary, words
from kickdoor.lang.catalogue import PSEUDO, Catalogue, UnknownMessageError, pack_terms
from kickdoor.lang.pack import load_packs, shipped_packs
from kickdoor.lang.registry import CONDITIONS, OPERATIONS
from kickdoor.lang.wording import Wording, locales, wording_of
from support.language import card
from support.repo import SOURCE
from support.spoken import NAMES, read_game


@cache
def wording(locale: str = "en") -> Wording:
    return wording_of([each for name in shipped_packs() for each in load_packs([name])], locale)


@cache
def plain() -> Wording:
    wizard = card("id: wizard\nname: Wizard\nkind: identity\ngroup: class")
    elf = card("id: elf\nname: Elf\nkind: identity\ngroup: race")
    return Wording("en", [wizard, elf])


def test_a_pack_says_how_those_of_a_group_are_spoken_of() -> None:
    more = [
        "a-trait-race = those born { $name }",
        "mod-monster-strength-against-human = { SIGNED($amount) } against common people",
        "cond-trait-race-not = { $person } was not born { $name }",
    ]
    elf = card("id: elf\nname: Elf\nkind: identity\ngroup: race")
    wizard = card("id: wizard\nname: Wizard\nkind: identity\ngroup: class")
    ogre = "kind: monster\nlevel: 1\nbad_stuff: []\nmodifiers:\n"
    against = ["{facing: {race: human}}", "{facing: {race: elf}}", "{facing: {class: wizard}}"]
    ogre += "\n".join(f"  - {{strength: +1, when: {each}}}" for each in against)
    said = Wording("en", [elf, wizard], more=more)
    spoken = {
        "kind: item\nusable_by: {race: elf}": ["Only usable by those born Elf."],
        "kind: item\nmodifiers: [{run_away: 1, when: {not: {race: elf}}}]": [
            "+1 to run away if second was not born Elf."
        ],
        ogre: ["+1 against common people.", "+1 against an Elf.", "+1 against a Wizard."],
    }
    for text, lines in spoken.items():
        assert said.card_text(card(f"id: it\nname: It\n{text}"))[: len(lines)] == lines


@pytest.mark.parametrize("locale", [each for each in locales() if each != PSEUDO])
@pytest.mark.parametrize("answer", ["keep", "under", "yes", "no"])
def test_every_answer_to_a_card_has_a_word(answer: str, locale: str) -> None:
    assert wording(locale).word("word", answer) != answer


def test_a_monster_is_not_taken_for_what_is_paid() -> None:
    paid = "cost: {discard_item: {}}, do: [{remove_monster: {monster: this, treasure: true}}]"
    text = f"abilities: [{{id: toll, name: Toll, window: combat, by: main, {paid}}}]"
    toll, _ = plain().card_text(card(f"kind: monster\nlevel: 1\nbad_stuff: []\n{text}"))
    assert toll.endswith(
        "discard an item from play: this monster leaves the fight, but its Treasures stay."
    )


def test_a_one_shot_has_no_an() -> None:
    text = "replacements: [{event: card-against, when: {playing: {kind: one-shot}}, do: []}]"
    (line,) = plain().card_text(card(f"id: it\nname: It\nkind: item\n{text}"))
    assert "if it is a One-Shot Item" in line


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("kind: item\nslot: headgear\nbonus: 3\nvalue: 600", []),
        ("kind: item\nusable_by: {race: elf}", ["Only usable by an Elf."]),
        ("kind: item\nusable_by: {not: {class: wizard}}", ["Not usable by a Wizard."]),
        (
            "kind: item\nusable_by: {any: [{race: elf}, {race: human}]}",
            ["Only usable by an Elf or a Human."],
        ),
        (
            "kind: item\nbonus: 1\nmodifiers: [{strength: 2, when: {race: elf}}, {run_away: -1}]",
            ["Another +2 if you are an Elf.", "−1 to run away."],
        ),
        ("kind: one-shot\nboost: 3", ["In any fight, +3 for the side of your choice."]),
        (
            "kind: one-shot\nboost: 2\nhelps_only: {race: elf}",
            ["In any fight, if an Elf is in the fight, the munchkins get +2."],
        ),
        (
            "kind: enhancer\nstrength: 5\ntreasures: 1\ntag: undead",
            [
                "Play it on a monster in a fight: it gets +5 and is worth one Treasure more.",
                "It becomes an Undead monster.",
                (
                    "Or play it together with a monster from your hand, "
                    "to join any fight with an Undead monster."
                ),
            ],
        ),
        (
            """
            kind: monster
            level: 8
            pursues_above: 3
            qualities: [no-helper, {auto-escape: {race: elf}}]
            modifiers:
              - {strength: 4, when: {facing: {class: wizard}}}
              - {strength: -2, when: {facing: {not: {wearing: {slot: headgear}}}}}
              - {run_away: 1}
            on_escape: [{lose_levels: 1}]
            bad_stuff: [{lose_items: {which: {big: true}, count: all, else: [{lose_levels: 2}]}}]
            """,
            [
                "+4 against a Wizard.",
                "−2 against anybody who wears no headgear.",
                "+1 to run away from it.",
                "Nobody can help you against it.",
                "If you are an Elf, you get away from it without a roll.",
                "It does not pursue anybody of level 3 or lower.",
                "Even if it pursues you in vain, lose a level.",
                "Bad Stuff: Lose all Big items or, having none, lose 2 levels.",
            ],
        ),
        ("kind: monster\nlevel: 1\nbad_stuff: []", ["Bad Stuff: None."]),
        (
            """
            kind: scene
            group: season
            modifiers: [{run_away: 2}, {strength: 1, to: monsters}, {strength: 2, to: {monsters: {tag: undead}}}]
            qualities: [no-new-monsters]
            replacements: [{event: caught, do: [die]}]
            """,
            [
                "Every player: +2 to run away.",
                "Every monster: +1 to strength.",
                "All Undead monsters: +2 to strength.",
                "No monster can be added to a fight that is on.",
                "In place of the Bad Stuff of a monster that catches you, you die.",
            ],
        ),
        (
            """
            kind: item
            bonus: 1
            modifiers: [{strength: 2, when: {season: winter}}, {run_away: 1, when: {not: {season: in-between}}}]
            """,
            [
                "Another +2 if winter lies in the middle of the table.",
                "+1 to run away if no in-between lies in the middle of the table.",
            ],
        ),
        (
            "kind: rule\nmodifiers: [{item_bonus: 0, of: {tag: undead}, to: fighters, when: {facing: {without_tag: undead}}}]",
            [
                (
                    "Every munchkin in the fight who faces a monster not marked Undead: "
                    "the bonus of each item marked Undead does not count."
                )
            ],
        ),
        (
            """
            kind: identity
            group: class
            modifiers: [{strength: 3, when: helping}]
            abilities:
              - {id: a, name: Away, window: combat, by: helper, cost: {discard_value: 300}, do: [leave_combat]}
              - {id: b, name: Bait, window: own-turn, picks: [{player: {}, not_self: true}, {hand_card: {}}], do: [swap_card]}
              - {id: c, name: Cut, window: combat, picks: [{item: {equipped: true}, of: anyone}], do: [silence_item]}
            """,
            [
                "+3 to your strength if you help in a fight.",
                (
                    "Away: In a fight in which you help, discard items from your hand or from play "
                    "worth at least 300 Gold Pieces together: leave the fight."
                ),
                "Bait: On your turn, give a card to another player and take a random card from that hand.",
                "Cut: In any fight, an item that is worn gives no bonus until the fight ends.",
            ],
        ),
        (
            "kind: follower\nbonus: 1\ncarries: 1\ncarries_only: {big: true}",
            [
                "It carries one item for you, which counts as worn.",
                "What it carries has to be a Big item.",
            ],
        ),
        (
            "kind: monster\nlevel: 1\nbad_stuff: [{die: {unless: {class: wizard}, else: [lose_hand]}}]",
            ["Bad Stuff: You die; but if you are a Wizard, discard your whole hand."],
        ),
        (
            'kind: curse\neffect: [{roll: {"1-2": [], "3-5": [{lose_levels: rolled}], "6": [die]}}]',
            [
                (
                    "Roll a die (1 to 2: nothing happens; "
                    "3 to 5: lose as many levels as the die shows; 6: you die)."
                )
            ],
        ),
        (
            "kind: curse\neffect: [{each: {who: others, when: {race: elf}, do: [{lose_hand: 2}]}}]",
            ["Every other player who is an Elf discards 2 cards from hand."],
        ),
        (
            "kind: curse\neffect: [{lose_hand: {count: 1, pick: left, to: picker}}]",
            ["The player to your left takes a card from your hand unseen."],
        ),
        (
            """
            kind: curse
            lasting: {until: {lost: {slot: headgear}}}
            modifiers: [{dice: -1}]
            """,
            ["−1 to every roll that you make.", "It lasts until you lose headgear."],
        ),
        (
            """
            kind: identity
            group: class
            abilities:
              - id: trick
                name: Old Trick
                window: combat
                by: fighter
                when: {facing: {tag: undead}}
                picks: [{player: {level_at_least: 3}, not_self: true}, {item: {}, of: player}]
                cost: {discard: 1}
                limit: {times: 3}
                do: [{steal_item: {from: picked}}, {lose_levels: {who: player}}]
            """,
            [
                (
                    "Old Trick: In your fight, if an Undead monster is in the fight, discard a card: "
                    "take an item from another player who is level 3 or higher; "
                    "that player loses a level (up to 3 times a fight)."
                )
            ],
        ),
        (
            """
            kind: item
            plays:
              - window: die
                when: {all: [{rolling_for: run-away}, {own_roll: true}, {roll_failed: true}]}
                do: [{set_die: 6}]
              - window: die
                when: {all: [{own_roll: false}, {race: elf}]}
                cost: {discard_item: {slot: headgear}}
                do: [{reroll: {}}]
              - window: [die, curse]
                when: {own_turn: true}
                do: [{cancel: {}}]
            """,
            [
                "In answer to your failed roll to run away, turn the die to 6.",
                (
                    "In answer to another player's roll, if you are an Elf, "
                    "discard headgear from play: the die is rolled again."
                ),
                "In answer to a curse or in answer to a roll, if it is your turn, cancel it.",
            ],
        ),
        (
            """
            kind: item
            bonus: 1
            usable_by: {not: {any: [{race: elf}, {class: wizard}]}}
            modifiers:
              - {strength: 1, when: {any: [{race: elf}, {alone: true}, {own_turn: true}]}}
            """,
            [
                "Not usable by an Elf or a Wizard.",
                "Another +1 if you are an Elf, nobody helps you or it is your turn.",
            ],
        ),
        (
            """
            kind: item
            modifiers:
              - {strength: 2, layer: multiply}
              - {run_away: 3, layer: clamp, when: {race: elf}}
              - {run_away: 0, layer: set}
              - {strength: 1, to: fighters}
              - {run_away: -1, to: everyone}
            """,
            [
                "Your strength counts 2 times.",
                "Your bonus to run away is 3 at most if you are an Elf.",
                "Your bonus to run away is 0.",
                "Every munchkin in the fight: +1 to strength.",
                "Every player: −1 to run away.",
            ],
        ),
        (
            """
            kind: enhancer
            strength: 5
            modifiers:
              - {run_away: -1}
              - {strength: -1, to: fighters, when: {not: {wearing: {slot: armor}}}}
            """,
            [
                "Play it on a monster in a fight: it gets +5.",
                "−1 to run away from it.",
                "Every munchkin in the fight who wears no armor: −1 to strength.",
            ],
        ),
        (
            """
            kind: item
            modifiers:
              - {strength: {per: {own_items: {big: true}}, times: 2}}
              - {strength: {per: {own_items: {slot: 1-hand, equipped: true}}}}
              - {strength: {per: {monsters: {tag: undead}}}, when: {not: {wearing: {slot: 2-hands}}}}
            """,
            [
                "+2 for each Big item that you have in play.",
                "+1 for each one-handed item that you are holding.",
                "+1 for each Undead monster in the fight if you hold no two-handed item.",
            ],
        ),
        (
            "kind: level-card\nneeds: {not: {highest_level: true}}",
            ["A player who is not of the highest level gains a level."],
        ),
        (
            "kind: item\nreplacements: [{event: lose-item, cost: {discard: 1}, optional: true, do: []}]",
            ["When you are about to lose an item, you may discard a card: it does not happen."],
        ),
        (
            "kind: item\nabilities: [{id: x, name: Shape, window: combat, picks: [{hand_card: {kind: monster}}], do: [{boost: {amount: half_level, most: 3, player: you}}, {discard_picked: {}}]}]",
            [
                "Shape: In any fight, you get half the level of a monster from your hand, rounded up, at most +3; discard that card."
            ],
        ),
        (
            "kind: item\nabilities: [{id: x, name: Lore, window: combat, picks: [{monster: {}}], do: [{roll: {1-3: [{enhance: {strength: -1, monster: picked}}], 4-6: [{enhance: {strength: -4, monster: picked}}]}}]}]",
            [
                "Lore: In any fight, roll a die (1 to 3: a monster gets −1; 4 to 6: a monster gets −4)."
            ],
        ),
        (
            "kind: permission\ngroup: race\nplaces: 2",
            ["You may have 2 race cards, or a single one without its drawbacks."],
        ),
    ],
)
def test_a_card_reads_like_one(text: str, lines: list[str]) -> None:
    assert plain().card_text(card(text)) == lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (
            "kind: level-card\nneeds: {season: winter}",
            ["A player who plays in winter gains a level."],
        ),
        (
            "kind: level-card\nneeds: {not: {season: in-between}}",
            ["A player who plays in some season gains a level."],
        ),
        (
            "kind: scene\ngroup: season\nmodifiers: [{run_away: -2, when: {not: {wearing: {slot: footgear}}}}]",
            ["Every player who wears no footgear: −2 to run away."],
        ),
        (
            "kind: curse\neffect: [{if: {when: {season: in-between}, then: [lose_levels], else: [{if: {when: {season: winter}, then: [{lose_levels: 2}], else: [die]}}]}}]",
            [
                "If there is no season, lose a level; if it is winter, lose 2 levels; otherwise you die."
            ],
        ),
        (
            "kind: item\nmodifiers: [{run_away: 1}, {run_away: 2, when: {season: winter}}]",
            ["+1 to run away.", "Another +2 to run away if it is winter."],
        ),
    ],
)
def test_a_season_is_spoken_of_as_one_does_of_a_season(text: str, lines: list[str]) -> None:
    said = wording_of(load_packs(["russia"]))
    assert said.card_text(card(f"id: it\nname: It\n{text}")) == lines


@pytest.mark.parametrize(
    ("locale", "name", "note"),
    [
        ("en", "hacker", "What it does is our own invention."),
        ("en", "oligarch", "Our own invention: Hired Muscle."),
        ("en", "cossack", ""),
        ("ru", "hacker", "Что она делает, придумано нами."),
        ("ru", "oligarch", "Придумано нами: Крыша едет."),
    ],
)
def test_a_card_tells_what_of_it_is_our_own(locale: str, name: str, note: str) -> None:
    packs = load_packs(["russia"])
    (found,) = [each for each in packs[-1].definitions if each.ident == f"russia/{name}"]
    assert wording_of(packs, locale).card_note(found) == note


def test_seasons_are_named_together() -> None:
    packs = load_packs(["russia"])
    (found,) = [each for each in packs[-1].definitions if each.ident == "russia/sportsman"]
    line = wording_of(packs).card_text(found)[0]
    assert line == "+2 to your strength if you are in a fight and it is winter or summer."


def test_who_alone_is_in_the_fight_is_called_by_name() -> None:
    text = "kind: monster\nlevel: 1\nmodifiers: [{treasures: 1, when: {facing: {all: [{class: wizard}, {alone: true}]}}}]"
    line, *_ = plain().card_text(card(f"id: it\nname: It\n{text}"))
    assert line == "One Treasure more if a Wizard who fights without help is in the fight."


def test_a_set_that_says_gear_says_it_on_every_card() -> None:
    packs = load_packs(["russia"])
    said = wording_of(packs)
    for definition in packs[-1].definitions:
        for line in said.card_text(definition):
            assert not re.search(r"\bitems?\b", line, re.IGNORECASE), (definition.ident, line)


@pytest.mark.parametrize("locale", locales())
def test_every_shipped_card_has_words(locale: str) -> None:
    for pack in shipped_packs():
        for definition in load_packs([pack])[-1].definitions:
            for line in wording(locale).card_text(definition):
                assert line
                assert "{" not in line
                assert "  " not in line


# Whatever can be said has words -------------------------------------------------------------------


def source_text() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(SOURCE.glob("*/**/*.py")))


def event_kinds() -> set[str]:
    return set(re.findall(r'Event\(\s*"([a-z-]+)"', source_text())) | {"claimed", "conceded"}


def refusal_ids() -> set[str]:
    text = source_text()
    found = set(re.findall(r'Refusal\(\s*"([a-z0-9-]+)"', text))
    found |= set(re.findall(r'Refusal\(\s*"[a-z0-9-]+"\s+if [^)]*?else "([a-z0-9-]+)"', text))
    slots = {f"items-slot-{slot}" for slot in ("headgear", "armor", "footgear", "hands")}
    return found | slots | {"items-extra-slot-carried-only", "combat-ties-lose"}


SILENT_WORDS = {"op-each", "cond-not", "cond-all", "cond-any"}


def dashed(names: Iterable[str], before: str, after: str = "") -> set[str]:
    return {f"{before}-{name.replace('_', '-')}{after}" for name in names if name}


def expected_messages() -> set[str]:
    words.load()
    return (
        dashed(OPERATIONS, "op")
        | dashed(CONDITIONS, "cond")
        | dashed({*CONDITIONS} - {"not", "all", "any"}, "cond", "-not")
        | dashed([*vocabulary.MONSTER_QUALITIES, *vocabulary.CARD_QUALITIES], "quality")
        | dashed([*vocabulary.TRIGGERS, *vocabulary.REPLACEMENTS], "hears")
        | dashed({*vocabulary.NUMBERS} - {"sale"}, "mod")
        | dashed(vocabulary.KINDS, "kind")
        | dashed(vocabulary.WINDOWS, "moment", "-anyone")
        | dashed(event_kinds() - {"moved"}, "event")
        | dashed(ACTS, "option")
        | dashed(refusal_ids(), "refusal")
        | {"mod-sale-set"}
    )


def test_whatever_can_be_said_has_words() -> None:
    catalogue = Catalogue()
    missing = {each for each in expected_messages() if not catalogue.has(each)}
    assert missing == SILENT_WORDS


def test_every_choice_has_a_question_of_its_own() -> None:
    catalogue = Catalogue()
    reasons = set(
        re.findall(r'\bask(?:_cards)?\(\s*game[^"]*?"([a-z]+-[a-z-]+|choose)"', source_text())
    )
    assert reasons
    assert {each for each in reasons if not catalogue.has(f"prompt-{each}")} == set()


def test_frames_that_wait_have_questions() -> None:
    catalogue = Catalogue()
    for name in ("turn-start", "turn-trouble", "turn-charity", "setup", "flight", "excess"):
        assert name.partition("-")[0] in FRAMES
        assert catalogue.has(f"prompt-{name}")


# Games in words, and in the pseudo-locale ---------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_game_can_be_read(seed: int) -> None:
    texts = set(read_game(wording(), seed, 300))
    assert len(texts) > 100
    for text in texts:
        assert not re.search(r"[{}]|  ", text)


def outside_the_catalogue(text: str) -> str:
    """Return the plain letters of a pseudo-localised text that are no name of a card or ability."""
    text = re.sub(r"\[\[.*?\]\]", "", text)
    for name in sorted(card_names(), key=len, reverse=True):
        text = text.replace(name, "")
    return "".join(re.findall(r"[A-Za-z]+", text))


@cache
def card_names() -> frozenset[str]:
    found = set()
    for name in shipped_packs():
        for definition in load_packs([name])[-1].definitions:
            abilities = definition.source.get("abilities")
            found |= {definition.name, *(abilities.values() if isinstance(abilities, dict) else ())}
    return frozenset(found)


@pytest.mark.parametrize("name", shipped_packs())
def test_no_card_text_bypasses_the_catalogue(name: str) -> None:
    for definition in load_packs([name])[-1].definitions:
        for line in wording(PSEUDO).card_text(definition):
            assert outside_the_catalogue(line) == "", line


@pytest.mark.parametrize("seed", range(3))
def test_nothing_at_the_table_bypasses_the_catalogue(seed: int) -> None:
    for text in read_game(wording(PSEUDO), seed, 300):
        assert outside_the_catalogue(text) == "", text


def test_refusals_come_from_the_catalogue_or_the_rulebook() -> None:
    said = Wording("en", rulebook={"some-rule": "It is a rule."})
    assert said.refusal(Refusal("combat-ties-lose")) == "Both sides are equal, so the monsters win."
    assert said.refusal(Refusal("some-rule")) == "It is a rule."
    assert said.refusal(Refusal("other-rule")) == "The rules forbid it now."
    for rule in refusal_ids():
        refusal = Refusal(rule, price="cards", count=1)
        assert outside_the_catalogue(wording(PSEUDO).refusal(refusal)) == ""


@pytest.mark.parametrize(
    ("price", "count", "text"),
    [
        ("cards", 1, "It costs a card, and you have none to spare."),
        ("cards", 2, "It costs 2 cards, and you have too few to spare."),
        ("hand", 3, "It costs your whole hand, of 3 cards or more."),
        ("levels", 1, "It costs a level that you have not to give."),
        ("item", 1, "It costs an item in play, and you have none that fits."),
    ],
)
def test_who_cannot_pay_is_told_the_price(price: str, count: int, text: str) -> None:
    refusal = Refusal("classes-discard-cost-source-munchkins", price=price, count=count)
    assert plain().refusal(refusal) == text


# The catalogue ------------------------------------------------------------------------------------


def test_messages_ask_for_what_they_need() -> None:
    catalogue = Catalogue()
    assert catalogue.text("op-lose-levels", count=2, person="second", subject="") == "lose 2 levels"
    with pytest.raises(UnknownMessageError, match="no-such-message"):
        catalogue.text("no-such-message")
    with pytest.raises(UnknownMessageError, match="count"):
        catalogue.text("op-lose-levels")


def test_packs_have_their_own_terms() -> None:
    said = Wording("en", more=[pack_terms({"gold": "Roubles {sic}"})])
    text = said.say("with-min-value", thing="an item", value=1200)
    assert text == "an item worth at least 1,200 Roubles {sic}"


@pytest.mark.parametrize(
    ("level", "asked"),
    [
        (1, "You are losing: get stronger, ask for help, or accept defeat and run."),
        (9, "You are winning: claim the win, or get stronger first."),
    ],
)
def test_a_fight_is_asked_about_as_it_stands(level: int, asked: str) -> None:
    game = Game.new(["munchkins"], NAMES, seed=1)
    while (fight := game.state.fight) is None:
        keys = {d.seat: [o.key for o in d.options] for d in game.decisions if d.required}
        seat, known = next(iter(keys.items()))
        plain = [key for key in ("ready", "kick-open", "loot", "end-turn") if key in known]
        game.step(seat, (plain or known)[0])
    game.state.players[fight.main].level = level
    (decision,) = [each for each in game.decisions if each.seat == fight.main]
    assert wording().prompt(game, decision) == asked


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError, match="no language tlh; known: en, "):
        Wording("tlh")


def test_the_pseudo_locale_accents_and_brackets() -> None:
    assert Wording(PSEUDO).say("option-ready") == "⟦Řéáđý⟧"
    assert Wording(PSEUDO).say("cond-trait", person="second", name="Elf") == "⟦ýóú ářé áñ Elf⟧"


@pytest.mark.parametrize(
    ("ident", "line"),
    [
        ("ducktales/cheat", "Ada plays [[ducktales/cheat]]"),
        ("ducktales/camel", "Ada plays [[ducktales/camel]]."),
    ],
)
def test_a_name_with_a_mark_of_its_own_closes_its_sentence(ident: str, line: str) -> None:
    game = Game.new(packs=["ducktales"], seats=["Ada", "Ben", "Cleo"])
    card = next(n for n, each in enumerate(game.cards) if each.ident == ident)
    told = Event("played", 0, cards=game.names([card]))
    assert wording_of(load_packs(["ducktales"])).event_line(game, told, 1) == line


def test_a_card_from_a_pile_of_its_own_is_told_of() -> None:
    game = Game.new(packs=["ducktales"], seats=["Ada", "Ben", "Cleo"])
    (pile,) = game.state.piles.values()
    told = Event("moved", 0, cards=game.names(pile[-1:]), source="pile:duck", target="table:0")
    line = wording_of(load_packs(["ducktales"])).event_line(game, told, 1)
    assert line == f"Ada is [[{game.cards[pile[-1]].ident}]] from now on."
