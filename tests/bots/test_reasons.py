"""Why a bot did what it did: from what everybody sees, and with a sentence in every language."""

import re

import pytest

from kickdoor import Game
from kickdoor.bots.driver import Driver
from kickdoor.bots.reasons import REASONS, UNSAID, reason_of
from kickdoor.bots.roster import make_bot
from kickdoor.core.chance import Chance
from kickdoor.rules.scenario import lay_out
from kickdoor.rules.sets import ruleset
from support.repo import ROOT

ADA, BEN = 0, 1


def fight(level, holder="Ben"):
    people = {"Ada": {"level": level, "equipped": ["sword-nearly-new"]}}
    people.setdefault(holder, {})["hand"] = ["leftover-stew"]
    return lay_out(
        {
            **people,
            "combat": {"main": "Ada", "monsters": ["hydra-in-committee"]},
        },
        (),
    )


@pytest.mark.parametrize(("level", "why"), [(9, "stops-victory"), (8, "")])
def test_a_play_against_a_fight_for_the_win_is_called_so(level, why):
    game = fight(level)
    assert reason_of(game, BEN, "play:munchkins/leftover-stew>monsters") == why


def test_a_play_for_a_losing_side_of_ones_own_turns_the_fight():
    game = fight(1, holder="Ada")
    assert reason_of(game, ADA, "play:munchkins/leftover-stew>munchkins") == "turns-fight"


def test_a_curse_is_called_one_and_what_needs_no_reason_has_none():
    game = lay_out({"Ada": {"hand": ["selective-amnesia", "elf"]}}, ())
    assert reason_of(game, ADA, "play:munchkins/selective-amnesia>@1") == "curses"
    for key in ("play:munchkins/elf", "kick-open", "pass", "end-turn", "equip:munchkins/elf"):
        assert reason_of(game, ADA, key) == UNSAID


def test_reasons_are_the_same_whatever_hidden_cards_there_are():
    rules = ruleset(["munchkins"], {"deal": 4})
    game = Game.new(rules, ["Ada", "Ben", "Cleo"], {"deal": 4}, 3)
    seen = set()

    class Explained:
        name, keen = "explained", 1.0

        def __init__(self, seat):
            self.bot = make_bot("greedy", seat)

        def choose(self, game, seat):
            key = self.bot.choose(game, seat)
            why = reason_of(game, seat, key)
            for watcher in range(3):
                if watcher != seat:
                    assert reason_of(game.deal_for(watcher, Chance.of("anew")), seat, key) == why
            seen.add(why)
            return key

    Driver(game, [Explained(seat) for seat in range(3)], Chance.of(3)).play()
    assert seen <= REASONS | {UNSAID}
    assert len(seen) > 6


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_has_a_sentence_for_every_reason(language):
    text = (ROOT / "web" / "src" / "text" / f"{language}.ts").read_text("utf-8")
    block = re.search(r"reasons: \{(.*?)\} as Record", text, re.DOTALL).group(1)
    named = set(re.findall(r"^\s*'?([a-z-]+)'?: '", block, re.MULTILINE))
    assert named == REASONS
