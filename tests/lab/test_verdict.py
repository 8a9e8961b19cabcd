"""A verdict is certain only where the whole interval is beyond the bound."""

from kickdoor import Game
from kickdoor.lab.cards import card_report
from kickdoor.lab.features import Features
from kickdoor.lab.identities import holdings
from kickdoor.lab.report import Report
from kickdoor.lab.tally import CAUSES, Tally
from kickdoor.lab.verdict import DOUBTFUL, OUT, SEEN, verdict

RULES = Game.new(["munchkins"], ["Ada", "Ben", "Cleo"], {}, 1).rules
ELF = 1 << RULES.find("elf").index


def game(winner, **fields):
    gained = [dict.fromkeys(CAUSES, 0) for _ in range(4)]
    return Tally(seats=4, winners=[winner], gained=gained, held=[ELF, 0, 0, 0], **fields)


def judged(games, *, banded=False):
    return verdict(
        RULES, Report(games), holdings(RULES, games), card_report(RULES, games), banded=banded
    )


def found(games, kind):
    return {each.subject: each for each in judged(games) if each.kind == kind}


def test_an_identity_that_always_wins_is_too_strong_for_certain():
    elf = found([game(0)] * 30, "identity-strong")["munchkins/elf"]
    assert (elf.certainty, elf.value, elf.bound) == (OUT, 4, 1.4)


def test_few_games_leave_a_doubt():
    games = [game(0)] * 2 + [game(seat) for seat in (1, 2)]
    assert found(games, "identity-strong")["munchkins/elf"].certainty == DOUBTFUL


def test_an_equal_share_is_in_balance():
    games = [game(seat) for seat in range(4)] * 20
    assert not [each for each in judged(games) if each.kind.startswith(("identity", "seat"))]


def test_a_seat_that_never_wins_is_told():
    games = [game(1 + each % 3) for each in range(90)]
    seat = found(games, "seat-weak")["1"]
    assert (seat.certainty, seat.value) == (OUT, -0.25)


def coming(count, played=0, worked=0):
    """Return games into which a card comes, the first of which it is played and at work in."""
    card = RULES.find("tax-pigeon")
    came, able = 1 << card.index, Features(RULES).of_card[card.index]
    return [
        game(
            each % 4,
            drawn=came,
            played=came if each < played else 0,
            worked=able if each < worked else 0,
        )
        for each in range(count)
    ]


def certainty(games, kind):
    told = found(games, kind).get("munchkins/tax-pigeon")
    return told.certainty if told is not None else None


def test_a_card_that_comes_and_never_does_anything_is_told():
    assert certainty(coming(SEEN - 1), "card-unplayed") is None
    assert certainty(coming(SEEN), "card-unplayed") == DOUBTFUL
    assert certainty(coming(100), "card-unplayed") == OUT
    assert certainty(coming(100, played=60), "card-idle") == OUT


def test_a_card_that_does_something_once_in_a_while_is_alive():
    assert certainty(coming(100, played=60, worked=10), "card-idle") is None
    assert certainty(coming(SEEN, played=SEEN, worked=1), "card-idle") is None
    assert certainty(coming(400, played=400, worked=1), "card-idle") == OUT


def test_measures_are_judged_only_in_games_for_which_the_band_is_made():
    games = [game(each % 4, turns=400) for each in range(8)]
    assert not [each for each in judged(games) if each.kind.startswith("measure")]
    kinds = {each.subject: each.kind for each in judged(games, banded=True)}
    assert kinds["rounds-median"] == "measure-high"
