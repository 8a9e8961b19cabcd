"""Every mix of sets can be played: all pairs and some larger ones, by seed where they grow too many."""

import os
from itertools import combinations
from random import Random

import pytest

from kickdoor.bots.driver import Driver
from kickdoor.bots.roster import make_bot
from kickdoor.core.chance import Chance
from kickdoor.core.game import Game
from kickdoor.lab.bulk import Failure, cores, play, run
from kickdoor.lab.plan import NAMES, Plan
from kickdoor.lang.pack import load_packs, shipped_packs
from kickdoor.server.mixes import JOINT
from kickdoor.server.showing import Showing
from kickdoor.server.words import words_for
from support.rotation import part, today

SEATS = (3, 4, 5, 6)
A_DAY = {2: 8, 3: 3, 4: 1}
"""How many mixes of each size are played; of more there are other ones every day."""

SHOWN_EVERY = 100
"""How many choices lie between two moments that are shown to everybody in both languages."""

SOAK_GAMES = 2000


def mixes(size):
    """Return all mixes of so many sets; which set leads goes by a seed."""
    found = combinations(shipped_packs(), size)
    return [tuple(Random(JOINT.join(each)).sample(each, size)) for each in found]


def played_today():
    """Return mixes of two, three and four sets: all of a size while they are few."""
    return [mix for size, count in A_DAY.items() for mix in part(mixes(size), count, whole=False)]


@pytest.mark.rules("combining-mix-sets", "combining-all-compatible-vox")
@pytest.mark.parametrize("mix", played_today(), ids=JOINT.join)
def test_a_mix_is_played_to_its_end_by_random_and_by_greedy_bots(mix):
    for bot in ("random", "greedy"):
        seed = Random(f"{bot} {mix} {today()}").randrange(2**32)
        outcome = play(Plan(mix, {}, (bot,), SEATS), seed)
        said = f"kickdoor simulate --games 1 --seed {seed} --bots {bot} --set {' --set '.join(mix)}"
        assert not isinstance(outcome, Failure), f"{said}\n{outcome.reason}\n{outcome.place}"


@pytest.mark.parametrize("mix", part(played_today(), 6, whole=False), ids=JOINT.join)
def test_a_mix_is_put_into_words_for_everybody_in_both_languages(mix):
    seed = Random(f"words {mix} {today()}").randrange(2**32)
    print("seed", seed)
    game = Game.new(mix, NAMES[: SEATS[seed % 4]], {}, seed)
    every = {each.ident for pack in load_packs(mix) for each in pack.definitions}
    spoken = [words_for(JOINT.join(mix), language) for language in ("en", "ru")]
    for words in spoken:
        for definition in game.rules.definitions:
            assert words.wording.card_name(definition)
            assert all(words.wording.card_text(definition))
    assert {each.ident for each in game.rules.definitions} <= every
    since = []

    def watch(game, events):
        since.extend(events)
        if game.state.revision % SHOWN_EVERY == 0:
            for words in spoken:
                for seat in (None, *range(len(game.state.players))):
                    Showing(game, 0, "").update(seat, words, {}, since, None)
            since.clear()

    bots = [make_bot("random", (seed, seat)) for seat in range(len(game.state.players))]
    Driver(game, bots, Chance.of(("words", seed)), watch=watch).play()
    assert game.over


@pytest.mark.parametrize("mix", played_today(), ids=JOINT.join)
def test_a_mix_is_dealt_from_one_deck_of_all(mix):
    rules = Game.new(mix, NAMES[:3], {}, 1).rules
    counted = {each.ident.split("/")[0] for each, _ in rules.copies}
    assert counted == set(mix)
    for name in mix:
        alone = {each.ident: n for each, n in Game.new([name], NAMES[:3], {}, 1).rules.copies}
        together = {each.ident: n for each, n in rules.copies if each.ident.startswith(f"{name}/")}
        assert together == alone


@pytest.mark.skipif(not os.environ.get("KICKDOOR_SOAK"), reason="long; set KICKDOOR_SOAK=1")
@pytest.mark.parametrize("mix", mixes(2), ids=JOINT.join)
def test_two_thousand_games_of_a_pair_end_well(mix):
    plan = Plan(mix, {}, ("random", "greedy", "random", "random"), SEATS)
    failures = [each for each in run(plan, range(SOAK_GAMES), cores()) if isinstance(each, Failure)]
    told = [f"seed {each.seed}: {each.reason}\n{each.place}" for each in failures[:5]]
    assert not failures, "\n".join([f"{len(failures)} of {SOAK_GAMES}", *told])
