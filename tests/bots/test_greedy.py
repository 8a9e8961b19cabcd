"""What a greedy bot does in plain situations."""

import pytest

from kickdoor.bots import losses
from kickdoor.bots.greedy import GreedyBot
from kickdoor.bots.sight import Sight
from kickdoor.lang.mistakes import Report
from kickdoor.lang.source import read_text
from kickdoor.rules.scenario import lay_out

ADA, BEN, CLEO = 0, 1, 2


def table(**given):
    return lay_out(given, ())


def choose(game, seat, seed=0):
    return GreedyBot(seed).choose(game, seat)


def act(game, seat, *, until=None, most=12):
    """Let the bot of a seat act until it has chosen a certain verb, or nothing; return its choices."""
    bot, made = GreedyBot(0), []
    for _ in range(most):
        key = bot.choose(game, seat)
        if not key:
            break
        made.append(key)
        if until and key.partition(":")[0] == until:
            break
        game.step(seat, key)
    return made


# -- its own turn ---------------------------------------------------------------------------------


def test_it_puts_on_what_makes_it_stronger_before_it_kicks_the_door():
    game = table(Ada={"hand": ["sword-nearly-new", "bucket-with-eyeholes"]})
    made = act(game, ADA, until="kick-open")
    assert made[-1] == "kick-open"
    assert game.view(ADA).seats[ADA].strength == 4


def test_it_changes_a_weak_weapon_for_a_better_one():
    game = table(
        Ada={
            "equipped": ["herring-of-last-resort", "letter-opener-of-doom"],
            "hand": ["battering-lamb"],
        }
    )
    act(game, ADA, until="kick-open")
    worn = [card.id for card in game.view(ADA).seats[ADA].table if card.equipped]
    assert worn == ["munchkins/battering-lamb"]


def test_it_plugs_what_it_cannot_hold_into_what_it_holds():
    game = table(pack="star", Ada={"equipped": ["laser", "phraser"], "carried": ["teaser"]})
    act(game, ADA, until="kick-open")
    assert game.view(ADA).seats[ADA].strength == 7


def test_it_lays_a_familiar_down_and_no_second_one():
    game = table(
        pack="pathfinder",
        Ada={"class": "witch", "hand": ["black-cat-with-references", "imp-on-a-gap-year"]},
    )
    act(game, ADA, until="kick-open")
    laid = [card.id for card in game.view(ADA).seats[ADA].table]
    assert len(laid) == 2
    assert laid[0] == "pathfinder/witch"


def test_it_distils_two_doors_that_are_worth_less_than_a_treasure():
    given = {"class": "alchemist", "hand": ["lich-with-a-hobby", "goblin-songwriter"]}
    made = act(table(pack="pathfinder", Ada=given), ADA, until="kick-open")
    assert made[0].startswith("use:pathfinder/alchemist>distil")


def test_it_doubles_a_potion_that_would_not_be_enough():
    game = table(
        pack="pathfinder",
        Ada={"level": 3, "class": "alchemist", "hand": ["goblin-fireworks", "goblin-songwriter"]},
        combat={"main": "Ada", "monsters": ["wyvern-with-vertigo"]},
    )
    game.step(ADA, "play:pathfinder/goblin-fireworks>munchkins")
    assert choose(game, ADA) == "pick:yes"


def test_it_keeps_two_good_weapons_rather_than_one_great_one():
    game = table(
        Ada={
            "level": 9,
            "equipped": ["sword-nearly-new", "shield-with-two-handles"],
            "hand": ["battering-lamb"],
        }
    )
    act(game, ADA, until="kick-open")
    assert game.view(ADA).seats[ADA].strength == 13


def test_it_takes_a_class_and_a_race_that_it_has_not():
    game = table(Ada={"hand": ["warrior", "elf"]})
    act(game, ADA, until="kick-open")
    assert set(game.view(ADA).seats[ADA].traits) == {"class", "race"}


def test_it_lifts_itself_with_a_level_card():
    game = table(Ada={"hand": ["read-the-manual"]})
    act(game, ADA, until="kick-open")
    assert game.view(ADA).seats[ADA].level == 2


def test_it_sells_what_it_cannot_use_once_that_buys_a_level():
    game = table(
        Ada={
            "level": 3,
            "equipped": ["sword-nearly-new"],
            "hand": ["mace-of-sharpness", "clip-on-beard"],
        }
    )
    act(game, ADA, until="kick-open")
    seat = game.view(ADA).seats[ADA]
    assert seat.level == 4
    assert [card.id for card in seat.table] == ["munchkins/sword-nearly-new"]


def test_it_does_not_sell_what_it_fights_with():
    game = table(
        Ada={
            "level": 3,
            "class": "warrior",
            "equipped": ["sword-for-three-hands", "quilted-excuse"],
        }
    )
    act(game, ADA, until="kick-open")
    assert game.view(ADA).seats[ADA].strength == 9


def test_it_sells_nothing_when_the_next_level_is_the_last():
    game = table(Ada={"level": 9, "hand": ["mace-of-sharpness", "clip-on-beard"]})
    assert not [key for key in act(game, ADA, until="kick-open") if key.startswith("sell")]


def test_it_looks_for_trouble_that_it_can_beat():
    game = table(Ada={"level": 4, "hand": ["tax-pigeon", "hydra-in-committee"]}, phase="after-door")
    assert act(game, ADA, until="trouble")[-1] == "trouble:munchkins/tax-pigeon"


def test_it_loots_when_all_its_monsters_are_too_strong():
    game = table(Ada={"level": 2, "hand": ["hydra-in-committee"]}, phase="after-door")
    assert act(game, ADA, until="loot")[-1] == "loot"


def test_far_behind_it_looks_for_trouble_that_takes_help():
    for level, trouble in ((2, True), (7, False)):
        game = table(
            Ada={"level": level, "hand": ["form-filling-fiend"]},
            Ben={"level": 9},
            phase="after-door",
        )
        made = act(game, ADA, until="loot" if not trouble else "trouble")
        assert (made[-1] == "trouble:munchkins/form-filling-fiend") is trouble


def test_it_lays_down_what_lets_it_have_two_classes():
    game = table(Ada={"class": "wizard", "hand": ["super-munchkin", "warrior"]})
    act(game, ADA, until="kick-open")
    assert game.view(ADA).seats[ADA].traits["class"] == ["munchkins/wizard", "munchkins/warrior"]


def test_it_gives_away_its_worst_card_to_the_lowest():
    game = table(
        Ada={
            "level": 3,
            "hand": [
                "hydra-in-committee",
                "read-the-manual",
                "wandering-monster",
                "fully-funded",
                "treasure-inside-the-treasure",
                "it-brought-its-twin",
            ],
        },
        Ben={"level": 2},
        Cleo={"level": 1},
        phase="charity",
    )
    game.state.players[ADA].level = 9  # Level cards lift nobody to the last level.
    gifts = [key for key in act(game, ADA, until="end-turn") if key.startswith("give")]
    assert len(gifts) >= 1
    assert all(key.endswith(">@2") for key in gifts)


# -- its own fights -------------------------------------------------------------------------------


def test_it_claims_a_fight_that_it_wins():
    game = table(Ada={"level": 5}, combat={"main": "Ada", "monsters": ["tax-pigeon"]})
    assert choose(game, ADA) == "claim"


def test_it_spends_a_potion_where_that_wins_the_fight():
    game = table(
        Ada={"level": 9, "hand": ["leftover-stew"]},
        combat={"main": "Ada", "monsters": ["hydra-in-committee"]},
    )
    assert choose(game, ADA) == "play:munchkins/leftover-stew>munchkins"


def test_it_does_away_with_a_monster_that_it_cannot_beat():
    game = table(
        Ada={"level": 6, "equipped": ["sword-nearly-new"], "hand": ["very-deep-rug"]},
        combat={"main": "Ada", "monsters": ["purple-prose-worm"]},
    )
    assert choose(game, ADA) == "play:munchkins/very-deep-rug>munchkins/purple-prose-worm"


def test_it_keeps_its_potion_where_that_is_not_enough():
    game = table(
        Ada={"level": 1, "hand": ["leftover-stew"]},
        combat={"main": "Ada", "monsters": ["door-that-kicks-back"]},
    )
    assert choose(game, ADA) == "concede"


def test_it_offers_no_more_than_the_helper_would_take():
    game = table(
        Ada={"level": 2},
        Ben={"level": 7, "race": "elf"},
        combat={"main": "Ada", "monsters": ["magpie-syndicate"]},
    )
    assert choose(game, ADA) == "ask:@1>0>done"


def test_it_asks_the_one_who_is_further_behind():
    game = table(
        Ada={"level": 2},
        Ben={"level": 7},
        Cleo={"level": 6},
        combat={"main": "Ada", "monsters": ["magpie-syndicate"]},
    )
    assert choose(game, ADA).startswith("ask:@2>")


def test_it_waits_for_an_answer_to_its_offer_and_withdraws_it_in_the_end():
    game = table(
        Ada={"level": 2},
        Ben={"level": 7, "race": "elf"},
        combat={"main": "Ada", "monsters": ["magpie-syndicate"]},
    )
    bot = GreedyBot(0)
    game.step(ADA, bot.choose(game, ADA))
    answers = [bot.choose(game, ADA) for _ in range(5)]
    assert answers[0] == ""
    assert any(answer.startswith("withdraw:") for answer in answers)


def test_it_asks_nobody_for_help_in_a_fight_for_the_win():
    game = table(
        Ada={"level": 9},
        Ben={"level": 9},
        combat={"main": "Ada", "monsters": ["hydra-in-committee"]},
    )
    assert choose(game, ADA) == "concede"


# -- others' fights -------------------------------------------------------------------------------


def help_asked(ada, ben, monster, offer="1>last>done"):
    game = table(Ada=ada, Ben=ben, combat={"main": "Ada", "monsters": [monster]})
    game.step(ADA, f"ask:@1>{offer}")
    return game


def test_it_helps_for_a_treasure():
    game = help_asked({"level": 4}, {"level": 4}, "magpie-syndicate")
    assert choose(game, BEN).startswith("accept")


def test_it_does_not_help_for_nothing_but_names_its_price_and_the_fighter_pays_it():
    game = help_asked({"level": 4}, {"level": 4}, "magpie-syndicate", "0>done")
    answer = choose(game, BEN)
    assert answer.startswith("counter")
    game.step(BEN, answer)
    assert choose(game, ADA) == f"accept:{game.state.offers[0].ident}"


def test_it_pays_no_price_of_more_than_half_of_the_treasures_or_of_an_item():
    game = help_asked({"level": 4}, {"level": 4}, "magpie-syndicate", "0>done")
    game.step(BEN, "counter:1>2>first>done")
    fight = game.view(ADA).fight
    assert (fight.treasures + 1) // 2 < 2
    assert choose(game, ADA).startswith("decline")


@pytest.mark.parametrize(("level", "backs"), [(3, True), (9, False)])
def test_it_backs_a_fight_from_outside_for_a_share_but_no_victory(level, backs):
    game = table(
        pack="steampunk",
        Ada={"level": level},
        Ben={"class": "tycoon", "hand": ["parrot-on-springs"]},
        combat={"main": "Ada", "monsters": ["moth-in-the-works"]},
    )
    game.step(ADA, "claim")
    assert choose(game, BEN).startswith("use:steampunk/tycoon") == backs


def test_it_never_helps_somebody_to_win():
    game = help_asked({"level": 9}, {"level": 9}, "hydra-in-committee", "3>first>done")
    assert choose(game, BEN).startswith("decline")


def test_as_an_elf_it_helps_in_a_fight_that_both_win():
    game = help_asked({"level": 9}, {"level": 9, "race": "elf"}, "hydra-in-committee", "0>done")
    assert choose(game, BEN).startswith("accept")


def test_it_does_not_help_where_help_is_not_enough():
    game = help_asked({"level": 1}, {"level": 1}, "door-that-kicks-back", "5>first>done")
    assert choose(game, BEN).startswith("decline")


def claimed(ada, ben, monsters, **more):
    game = table(Ada=ada, Ben=ben, combat={"main": "Ada", "monsters": monsters}, **more)
    game.step(ADA, "claim")
    return game


def test_it_does_all_it_can_against_a_fight_for_the_win():
    game = claimed(
        {"level": 9, "equipped": ["sword-nearly-new"]},
        {"hand": ["leftover-stew", "self-igniting-custard", "potion-of-eleven-coffees"]},
        ["tax-pigeon"],
    )
    made = []
    for _ in range(3):
        key = choose(game, BEN)
        if key in ("", "pass"):
            break
        made.append(key)
        game.step(BEN, key)
    assert made
    assert all(key.endswith(">monsters") for key in made)
    assert game.view(BEN).fight.winning == "monsters"


def test_it_wastes_nothing_on_the_small_fights_of_those_behind():
    game = claimed({"level": 2}, {"level": 6, "hand": ["leftover-stew"]}, ["sleeping-guard"])
    assert {choose(game, BEN, seed) for seed in range(8)} == {"pass"}


# -- answers and choices --------------------------------------------------------------------------


def test_it_cancels_a_curse_that_hurts_it():
    game = table(
        Ada={"level": 5, "hand": ["ring-of-second-thoughts"]},
        Ben={"hand": ["selective-amnesia"]},
    )
    game.step(BEN, "play:selective-amnesia>@0")
    assert choose(game, ADA) == "play:munchkins/ring-of-second-thoughts"


@pytest.mark.parametrize(("level", "victim"), [(1, "@0"), (5, "@2")])
def test_it_lets_curses_be_that_do_not_hurt_it(level, victim):
    game = table(
        Ada={"level": level, "hand": ["ring-of-second-thoughts"]},
        Ben={"hand": ["selective-amnesia"]},
        Cleo={"level": 5},
    )
    game.step(BEN, f"play:selective-amnesia>{victim}")
    assert choose(game, ADA) == "pass"


def test_it_gives_up_what_it_needs_least():
    game = table(
        Ada={"equipped": ["sword-nearly-new", "cardigan-of-mild-protection"]},
        doors=["hole-in-your-best-pocket"],
    )
    game.step(ADA, "kick-open")
    while game.window is not None:
        game.close(game.window.revision)
    assert choose(game, ADA) == "pick:munchkins/cardigan-of-mild-protection"


def test_it_escapes_from_death_by_a_card_and_keeps_the_card_for_less():
    for monster, escapes in (("purple-prose-worm", True), ("sleeping-guard", False)):
        game = table(
            Ada={
                "level": 1,
                "hand": ["instant-alibi"],
                "equipped": ["sword-nearly-new", "bucket-with-eyeholes"] if escapes else [],
            },
            combat={"main": "Ada", "monsters": [monster]},
        )
        if "concede" not in game.option_keys(ADA):
            continue
        game.step(ADA, "concede")
        while game.window is not None:
            game.close(game.window.revision)
        key = choose(game, ADA)
        assert (key == "play:munchkins/instant-alibi") is escapes


def test_it_curses_the_leader_rather_than_the_last():
    game = table(Ada={"hand": ["selective-amnesia"]}, Ben={"level": 2}, Cleo={"level": 8})
    victims = {key for seed in range(12) if (key := choose(game, ADA, seed)) != "kick-open"}
    assert victims == {"play:munchkins/selective-amnesia>@2"}


# -- what lies in the middle of the table ---------------------------------------------------------


def test_it_pours_cold_water_on_whoever_does_not_burn():
    game = table(
        pack="zombies",
        Ada={"hand": ["cold-shower"]},
        Ben={"level": 8, "curses": ["on-fire"]},
        Cleo={"level": 8},
    )
    victims = {key for seed in range(12) if (key := choose(game, ADA, seed)) != "kick-open"}
    assert victims == {"play:zombies/cold-shower>@2"}


# -- at sea ---------------------------------------------------------------------------------------


def running(pack="booty", *, dice=(), **given):
    """Return a table at which Ada, who has lost a fight against a deadly monster, is about to run."""
    game = table(pack=pack, dice=list(dice), **given)
    game.step(ADA, "concede")
    while game.window is not None:
        game.close(game.window.revision)
    return game


def test_it_abandons_a_ship_that_would_have_it_caught_by_something_deadly():
    ada = {"level": 8, "carried": ["treasure-map-folded-wrong"], "equipped": ["galleon-lying-low"]}
    combat = {"main": "Ada", "monsters": ["white-whale-tired-of-it"]}
    game = running(Ada=ada, combat=combat)
    assert choose(game, ADA) == "use:booty/galleon-lying-low>abandon-ship"


def test_it_keeps_a_ship_where_little_is_at_stake():
    ada = {"level": 2, "equipped": ["ghost-ship-crew-included"]}
    combat = {"main": "Ada", "monsters": ["cannibal-with-a-cookbook"]}
    assert choose(running(Ada=ada, combat=combat), ADA).startswith("flee")


def test_as_the_french_it_lets_a_partner_go_first_where_that_may_save_its_life():
    game = running(
        Ada={"level": 8, "identities": ["french"], "hand": ["damp-flintlock"]},
        Ben={"level": 7},
        combat={"main": "Ada", "helper": "Ben", "monsters": ["kraken-in-a-group-photo"]},
    )
    key = "use:booty/french>apres-vous>booty/kraken-in-a-group-photo>booty/damp-flintlock"
    assert choose(game, ADA) == key


def test_as_the_dutch_it_changes_its_ship_for_a_better_one():
    ada = {"identities": ["dutch"], "equipped": ["leaky-rowing-boat"]}
    better = table(pack="booty", Ada=ada, door_discards=["galleon-lying-low"])
    assert choose(better, ADA) == "use:booty/dutch>shipbuilding"
    worse = table(pack="booty", Ada=ada, door_discards=["swan-from-the-boating-lake"])
    assert choose(worse, ADA) != "use:booty/dutch>shipbuilding"


def test_it_lets_the_wind_take_its_worst_card_rather_than_give_one_away():
    hand = ["trade-winds", "press-gang", "sirens-on-tour", "skeleton-crew", "parley", "bilingual"]
    game = table(pack="booty", phase="charity", Ada={"level": 3, "hand": hand})
    assert choose(game, ADA) == "play:booty/trade-winds"


def test_as_a_pirate_it_boards_a_good_ship_for_two_cards_of_little_use():
    game = table(
        pack="booty",
        Ada={"level": 3, "class": "pirate", "hand": ["pirate", "pirate"]},
        Ben={"level": 5, "equipped": ["galleon-lying-low"]},
    )
    key = "use:booty/pirate>boarding-party>@1>booty/galleon-lying-low"
    assert any(each.startswith(key) for each in act(game, ADA, until="kick-open"))


def test_it_counts_what_fire_will_burn_for_turns_to_come():
    game = table(pack="zombies", Ben={"hand": ["one-shoe"]}, Cleo={"curses": ["on-fire"]})
    sight, petrol = Sight(game, ADA), game.rules.by_id["zombies/petrol-in-the-sprinklers"]
    costs = [losses.of_curse(sight, petrol, seat) for seat in (BEN, CLEO)]
    assert costs == [losses.BEFALLEN * losses.HAND_CARD / 3, 0]


def test_a_cultist_initiates_a_rival_and_gains_by_it():
    game = table(
        pack="cthulhu", Ada={"class": "cultist", "hand": ["mass-initiation"]}, Ben={"level": 3}
    )
    assert choose(game, ADA).startswith("play:cthulhu/mass-initiation>@")


def test_a_changeling_borrows_a_face_where_that_wins_the_fight():
    game = table(
        pack="bites",
        Ada={"level": 2, "race": "changeling", "hand": ["clip-on-widows-peak"]},
        combat={"main": "Ada", "monsters": ["goth-poet"]},
    )
    assert choose(game, ADA).startswith("use:bites/changeling>borrowed-face")


def test_a_changeling_keeps_the_own_face_before_those_who_do_not_care():
    game = table(
        pack="bites",
        Ada={"level": 2, "race": "changeling", "hand": ["clip-on-widows-peak"]},
        combat={"main": "Ada", "monsters": ["werechihuahua"]},
    )
    assert "borrowed-face" not in choose(game, ADA)


def test_an_epic_werewolf_wears_an_enhancer_that_strengthens():
    wolf = {"level": 10, "race": "werewolf"}
    game = table(
        pack="bites", Ada={**wolf, "hand": ["dressed-for-the-ball"]}, options={"epic": True}
    )
    assert choose(game, ADA) == "use:bites/werewolf>grow>bites/dressed-for-the-ball"
    game = table(pack="bites", Ada={**wolf, "hand": ["caught-in-daylight"]}, options={"epic": True})
    assert "grow" not in choose(game, ADA)


def test_whoever_is_no_cultist_makes_none():
    game = table(pack="cthulhu", Ada={"hand": ["mass-initiation"]}, Ben={"level": 3})
    assert choose(game, ADA) == "kick-open"


def test_it_talks_the_leading_cultist_out_of_it():
    game = table(
        pack="cthulhu",
        Ada={"hand": ["deprogrammed"]},
        Ben={"level": 8, "class": "cultist"},
        Cleo={"level": 2, "class": "cultist"},
    )
    assert choose(game, ADA) == "play:cthulhu/deprogrammed>@1"


def test_a_cultist_is_anointed_rather_than_a_monster():
    game = table(pack="cthulhu", Ada={"class": "cultist", "hand": ["anointed-in-something"]})
    assert choose(game, ADA) == "play:cthulhu/anointed-in-something>@0"


def test_it_shows_no_membership_card_where_that_only_strengthens_a_rival():
    game = table(pack="cthulhu", Ada={"equipped": ["membership-card"]}, Ben={"class": "cultist"})
    assert "use:cthulhu/membership-card" in game.option_keys(ADA)
    assert choose(game, ADA) == "kick-open"


def test_a_wizard_of_oz_bluffs_to_win():
    game = table(
        pack="oz",
        Ada={"level": 7, "class": "wizard", "hand": ["coin-from-kansas"]},
        combat={"main": "Ada", "monsters": ["tin-tax-collector", "apple-tree-with-an-arm"]},
    )
    assert act(game, ADA, until="claim") == [
        "use:oz/wizard>humbug>oz/coin-from-kansas",
        "claim",
    ]


def test_it_looks_behind_the_curtain_where_it_takes_what_lies_there_for_a_bluff():
    answers = set()
    for held in ("apple-tree-with-an-arm", "gingham-mail", "economy-class-monkey"):
        game = table(
            pack="oz",
            Ada={"level": 9, "class": "wizard", "hand": ["coin-from-kansas"]},
            Ben={"hand": [held]},
            combat={"main": "Ada", "monsters": ["desert-scenic-route"]},
        )
        game.step(ADA, "use:oz/wizard>humbug>oz/coin-from-kansas")
        game.step(ADA, "claim")
        answers.add(choose(game, BEN).partition(">")[0])
    assert answers == {"use:oz/behind-the-curtain", "pass"}


def test_a_soldier_turns_away_what_would_win_the_fight_for_the_monsters():
    for level, answer in ((9, "pick:yes"), (30, "pick:no")):
        game = table(
            pack="oz",
            Ada={"level": level, "class": "soldier", "hand": ["emerald-plated", "wet-sponge"]},
            Ben={"hand": ["something-in-the-cornfield", "metal-monarch"]},
            combat={"main": "Ada", "monsters": ["very-dull-poppies"]},
            switches={"goal": 40},
        )
        game.step(BEN, "play:oz/something-in-the-cornfield>oz/metal-monarch")
        assert choose(game, ADA) == answer


def test_a_professor_rounds_up_to_get_away():
    game = table(
        pack="oz",
        Ada={"level": 5, "class": "professor", "hand": ["only-wants-a-heart"]},
        combat={"main": "Ada", "monsters": ["tornado-express"]},
        dice=[5],
    )
    game.step(ADA, "concede")
    while game.window is not None:
        game.close(game.window.revision)
    game.step(ADA, "flee:oz/tornado-express")
    assert choose(game, ADA) == "use:oz/professor>round-up>oz/only-wants-a-heart"


def test_it_changes_the_season_to_win_a_fight():
    game = table(
        pack="russia",
        Ada={"level": 7, "class": "sportsman", "hand": ["summer-holiday-time"]},
        combat={"main": "Ada", "monsters": ["toptygin"]},
    )
    assert act(game, ADA, until="claim") == ["play:russia/summer-holiday-time", "claim"]


def test_it_keeps_a_season_that_changes_nothing_in_the_fight():
    game = table(
        pack="russia",
        Ada={"level": 7, "hand": ["summer-holiday-time"]},
        combat={"main": "Ada", "monsters": ["toptygin"]},
    )
    assert not any(key.startswith("play") for key in act(game, ADA, until="concede"))


def test_it_takes_the_bonus_of_gear_from_a_leader():
    game = table(
        pack="russia",
        Ada={"level": 9, "equipped": ["balalaika"]},
        Ben={"class": "hacker", "hand": ["get-a-level", "cheat"]},
        combat={"main": "Ada", "monsters": ["toptygin"]},
        dice=[6, 6],
    )
    game.state.players[ADA].level = 9
    game.state.fight.foes[0].strength = 3
    game.step(ADA, "claim")
    assert choose(game, BEN).startswith("use:russia/hacker>glitch>@0>russia/balalaika")


def test_it_lays_a_season_down_rather_than_give_it_away():
    given = ["summer-holiday-time", "cheat", "get-a-level", "wandering-monster", "super-munchkin"]
    game = table(
        pack="russia",
        Ada={"level": 9, "hand": [*given, "vii"]},
        phase="charity",
    )
    assert choose(game, ADA) == "play:russia/summer-holiday-time"


def test_it_gives_up_the_lesser_of_two_followers():
    cook = "{id: cook, name: Cook, kind: follower, bonus: 1}"
    groom = "{id: groom, name: Groom, kind: follower, bonus: 2}"
    game = lay_out(
        {
            "pack": "russia",
            "Ada": {
                "level": 8,
                "equipped": ["balalaika", "padded-jacket"],
                "follower": ["cook", "groom"],
                "cheated": {"cook": "cheat"},
            },
            "combat": {"main": "Ada", "helper": "Ben", "monsters": ["vii"]},
        },
        read_text(f"[{cook}, {groom}]", "cards", Report()).value,
    )
    game.step(ADA, "concede")
    while game.window is not None:
        game.close(game.window.revision)
    assert choose(game, ADA) == "sacrifice:ruling/cook>no"


# -- what turns a monster, a die or a hand --------------------------------------------------------


def test_it_puts_a_weaker_monster_in_the_place_of_one_that_it_cannot_beat():
    game = table(
        Ada={"level": 4, "hand": ["wrong-room", "tax-pigeon", "hydra-in-committee"]},
        combat={"main": "Ada", "monsters": ["purple-prose-worm"]},
    )
    made = act(game, ADA, until="claim")
    assert made[0] == "play:munchkins/wrong-room>munchkins/purple-prose-worm>munchkins/tax-pigeon"
    assert made[-1] == "claim"


def test_it_puts_a_stronger_monster_in_the_place_of_one_that_a_rival_beats():
    game = claimed(
        {"level": 9, "equipped": ["sword-nearly-new"]},
        {"level": 5, "hand": ["wrong-room", "colossus-of-roads"]},
        ["tax-pigeon"],
    )
    key = choose(game, BEN)
    assert key == "play:munchkins/wrong-room>munchkins/tax-pigeon>munchkins/colossus-of-roads"


def fleeing(die, **ben):
    """Return a table at which Ada has just rolled to get away from a monster that is stronger."""
    game = table(
        pack="vox-machina",
        Ada={"level": 7},
        Ben={"level": 6, **ben},
        combat={"main": "Ada", "monsters": ["sylas-briarwood"]},
        dice=[die],
    )
    game.step(ADA, "concede")
    while game.window is not None:
        game.close(game.window.revision)
    game.step(ADA, next(key for key in game.option_keys(ADA) if key.startswith("flee")))
    return game


@pytest.mark.parametrize("card", ["natural-one", "jogged-elbow"])
def test_it_spoils_the_escape_of_whoever_leads(card):
    assert choose(fleeing(6, hand=[card]), BEN) == f"play:vox-machina/{card}"


@pytest.mark.parametrize("card", ["natural-one", "jogged-elbow"])
def test_it_keeps_what_spoils_an_escape_where_there_is_none(card):
    assert choose(fleeing(1, hand=[card]), BEN) in ("", "pass")


def test_as_a_hacker_it_changes_its_worst_card_for_one_that_it_does_not_know():
    game = table(
        pack="russia",
        Ada={"level": 9, "class": "hacker", "hand": ["get-a-level", "cheat"]},
        Ben={"hand": ["borscht-bag"]},
    )
    key = "use:russia/hacker>phishing>@1>russia/get-a-level"
    assert key in act(game, ADA, until="kick-open")


def test_as_a_hacker_it_keeps_a_hand_that_is_better_than_the_unknown():
    game = table(
        pack="russia",
        Ada={"level": 2, "class": "hacker", "hand": ["cheat"]},
        Ben={"hand": ["borscht-bag"]},
    )
    assert not [key for key in act(game, ADA, until="kick-open") if "phishing" in key]


def test_it_takes_the_best_card_back_from_the_discards():
    game = table(
        pack="ducktales",
        Ada={"level": 3, "hand": ["salvage-rights"]},
        treasure_discards=["top-hat", "gold-nugget"],
    )
    made = act(game, ADA, until="kick-open")
    assert made[:2] == ["play:ducktales/salvage-rights", "pick:ducktales/gold-nugget"]


def test_two_cards_that_fetch_do_not_fetch_each_other_for_ever():
    game = table(
        packs=["munchkin", "legends"],
        Ada={"level": 3, "hand": ["legends/message-in-an-amphora"]},
        treasure_discards=["munchkin/lost-property-ticket", "munchkin/giant-toothpick"],
    )
    made = act(game, ADA, until="kick-open", most=30)
    assert made[-1] == "kick-open"


@pytest.mark.parametrize(("winter", "fetches"), [(True, True), (False, False)])
def test_it_fetches_from_the_discards_what_turns_a_fight(winter, fetches):
    game = table(
        pack="russia",
        Ada={"level": 3, "hand": ["forecast-for-yesterday"]},
        centre=["winter-thirty-below"] if winter else [],
        door_discards=["winter-blizzard", "autumn-harvest-fair"],
        combat={"main": "Ada", "monsters": ["skeleton-in-the-sideboard"]},
    )
    made = act(game, ADA, until="claim")
    assert any(key.endswith("forecast-for-yesterday") for key in made) == fetches
    assert made[-1] == "claim"


def test_it_fetches_the_one_that_turns_the_fight_and_not_the_dearest():
    game = table(
        Ada={"level": 9, "hand": ["rear-view-crystal-ball"]},
        treasure_discards=["mace-of-sharpness", "flask-of-bottled-applause"],
        combat={"main": "Ada", "monsters": ["rent-ogre"]},
    )
    made = act(game, ADA, until="claim")
    assert "pick:munchkins/flask-of-bottled-applause" in made
    assert made[-1] == "claim"


@pytest.mark.parametrize(("rides", "plays"), [(True, True), (False, False)])
def test_it_strikes_others_together_where_that_is_worth_the_card(rides, plays):
    ride = {"equipped": ["camel"]} if rides else {}
    game = table(
        pack="ducktales",
        Ada={"level": 3, "hand": ["parking-inspection"]},
        Ben={"level": 6, "hand": ["fireworks", "emergency-pie"], **ride},
        Cleo={"level": 6},
    )
    made = act(game, ADA, until="kick-open")
    assert ("play:ducktales/parking-inspection" in made) is plays


def test_it_puts_on_what_lets_it_carry_more():
    game = table(pack="ducktales", Ada={"hand": ["aircraft-carrier"]})
    assert "play:ducktales/aircraft-carrier" in act(game, ADA, until="kick-open")


def test_it_trusts_a_die_where_it_needs_one_to_win():
    game = table(
        pack="vox-machina",
        Ada={"level": 8, "hand": ["tankard-of-unknown-depth", "wand-of-perhaps"]},
        combat={"main": "Ada", "monsters": ["bear-of-two-minds"]},
        dice=[20, 20],
    )
    key = choose(game, ADA)
    assert key.startswith("play:vox-machina/"), key


def test_as_a_priest_it_prays_for_those_who_get_away_and_is_paid():
    game = fleeing(6, identities=["priest"])
    assert choose(game, BEN) == "use:vox-machina/priest>healing-prayer"


def test_as_a_sage_it_looks_at_what_comes():
    game = table(
        pack="vox-machina",
        Ada={"level": 4, "identities": ["sage"]},
        combat={"main": "Ada", "monsters": ["goblin-with-the-map"]},
    )
    game.step(ADA, "claim")
    while game.window is not None:
        game.close(game.window.revision)
    assert choose(game, ADA) == "pick:yes"


def test_it_turns_a_die_that_would_win_a_rival_the_game():
    game = table(
        pack="vox-machina",
        Ada={"level": 9, "hand": ["tankard-of-unknown-depth"]},
        Ben={"level": 6, "hand": ["natural-one"]},
        combat={"main": "Ada", "monsters": ["sylas-briarwood"]},
        dice=[12],
    )
    game.step(ADA, "play:tankard-of-unknown-depth")
    assert choose(game, BEN) == "play:vox-machina/natural-one"


def gladiator_against(level):
    return table(
        pack="legends",
        options={"epic": True},
        Ada={"level": 10, "class": "gladiator", "hand": ["sung-about-in-taverns"]},
        combat={"main": "Ada", "monsters": [level]},
    )


def test_as_a_gladiator_it_asks_for_death_where_that_wins_the_fight():
    made = act(gladiator_against("hydra-with-heirs"), ADA, until="claim")
    assert made == [
        "use:legends/gladiator>dare>legends/hydra-with-heirs>legends/sung-about-in-taverns",
        "claim",
    ]


def test_as_a_gladiator_it_does_not_ask_for_death_in_a_fight_that_is_won():
    assert choose(gladiator_against("midlife-minotaur"), ADA) == "claim"


@pytest.mark.parametrize(
    ("item", "danger", "answer"),
    [
        ("net-profit", "fate-with-scissors", "yes"),
        ("golden-fleece-lined-vest", "lesser-muse", "no"),
    ],
)
def test_as_a_faun_it_gives_an_item_for_the_die_in_great_danger_alone(item, danger, answer):
    foe = {"card": danger, "enhancers": ["blessed-by-the-wrong-god"]}
    game = table(
        pack="legends",
        options={"epic": True},
        Ada={"level": 10, "race": "faun", "equipped": [item]},
        combat={"main": "Ada", "monsters": [foe]},
    )
    game.step(ADA, "concede")
    game.close(game.window.revision)
    game.step(ADA, f"flee:legends/{danger}")
    assert choose(game, ADA) == f"pick:{answer}"


# -- seals and cops -------------------------------------------------------------------------------


def test_it_plays_on_against_one_who_might_have_something_to_say_to_it():
    game = table(
        pack="axe-cop",
        Ada={"level": 9, "class": "cop", "hand": ["eat-all-your-peas"]},
        Ben={"level": 8, "hand": ["with-infinity-heads"]},
        combat={"main": "Ada", "monsters": ["bad-egg"]},
    )
    game.step(ADA, "claim")
    assert choose(game, BEN) == "play:axe-cop/with-infinity-heads>axe-cop/bad-egg"


@pytest.mark.parametrize(("spare", "said"), [("cop", "yes"), ("have-it-be-your-birthday", "no")])
def test_as_a_cop_it_freezes_a_meddler_for_a_card_of_little_use(spare, said):
    game = table(
        pack="axe-cop",
        Ada={"level": 5, "class": "cop", "hand": [spare]},
        Ben={"hand": ["and-it-can-fly"]},
        combat={"main": "Ada", "monsters": ["bad-egg"]},
    )
    game.step(BEN, "play:axe-cop/and-it-can-fly>axe-cop/bad-egg")
    assert choose(game, ADA) == f"pick:{said}"


def test_it_closes_a_seal_where_many_are_open():
    seals = [
        "seal-of-rush-hour",
        "seal-of-no-signal",
        "seal-of-the-blackout",
        "seal-of-the-head-cold",
    ]
    one = table(pack="apocalypse", Ada={"hand": ["duct-tape"]}, centre=seals[:1])
    four = table(pack="apocalypse", Ada={"hand": ["duct-tape"]}, centre=seals)
    assert choose(one, ADA) == "kick-open"
    assert choose(four, ADA) == "play:apocalypse/duct-tape"


def test_it_opens_the_seventh_seal_if_its_cards_are_the_strongest():
    seals = ["rush-hour", "no-signal", "the-blackout", "the-head-cold", "hyperinflation"]
    centre = [f"seal-of-{name}" for name in (*seals, "the-empty-fridge")]
    hand = ["read-it-aloud-backwards"]
    strong = table(
        pack="apocalypse",
        Ada={"hand": hand, "equipped": ["crowbar-named-plan-a"]},
        centre=centre,
    )
    weak = table(
        pack="apocalypse",
        Ada={"hand": hand},
        Ben={"equipped": ["crowbar-named-plan-a"]},
        centre=centre,
    )
    assert choose(strong, ADA) == "play:apocalypse/read-it-aloud-backwards"
    assert choose(weak, ADA) == "kick-open"


def test_as_a_scientist_it_changes_what_it_does_not_need():
    game = table(pack="apocalypse", Ada={"class": "scientist", "hand": ["scientist"]})
    assert choose(game, ADA) == "use:apocalypse/scientist>transmutation"


@pytest.mark.parametrize(("level", "said"), [(15, "yes"), (13, "no")])
def test_an_epic_daredevil_fights_again_whom_it_can_beat(level, said):
    game = table(
        pack="apocalypse",
        options={"epic": True},
        Ada={"level": level, "class": "daredevil"},
        combat={
            "main": "Ada",
            "monsters": [{"card": "toaster-collective", "enhancers": ["radioactive"]}],
        },
        treasures=["lead-underpants"],
        dice=[1],
    )
    for key in ("concede", "flee:apocalypse/toaster-collective"):
        game.step(ADA, key)
        while game.window is not None:
            game.close(game.window.revision)
    assert choose(game, ADA) == f"pick:{said}"
