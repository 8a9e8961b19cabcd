"""`kickdoor play` is the whole game, to be played with nothing but what it prints."""

import io
import re

import pytest

from kickdoor.cli import main

OPTION = re.compile(r"(?<![\d(])(\d+)  (\S.*?)(?=\s{2,}|$)", re.MULTILINE)
WANTED = ("Claim the win", "Put on", "Play", "Kick Open", "Pass", "Ready", "Loot", "End", "Run")
ENOUGH = 3000


class Terminal(io.StringIO):
    """What is printed; as standard input, it answers what was printed since the last answer."""

    def __init__(self, answers=None, choose=None):
        super().__init__()
        self.answers = iter(answers) if answers is not None else None
        self.choose = choose or sensible
        self.asked = 0
        self.seen = 0

    def readline(self):
        self.asked += 1
        said = self.getvalue()[self.seen :]
        self.seen = len(self.getvalue())
        if self.answers is not None:
            answer = next(self.answers, None)
            if isinstance(answer, BaseException):
                raise answer
            return "" if answer is None else f"{answer}\n"
        return f"{self.choose(said)}\n" if self.asked < ENOUGH else ""


def sensible(said):
    """The first sensible option of the menu that was printed last."""
    if said.rstrip().endswith("(y/n)"):
        return "y"
    options = menu(said)
    for wanted in WANTED:
        for label, number in options.items():
            if label.startswith(wanted):
                return number
    return next(iter(options.values()))


def menu(said):
    """The numbers of what can be chosen in the menu that was printed last, by their labels."""
    return {label: number for number, label in OPTION.findall(said.split("\n\n")[-1])}


@pytest.fixture
def play(monkeypatch):
    """Play with some answers; return the exit code and all that was printed."""

    def run(*arguments, answers=None, choose=None):
        terminal = Terminal(answers, choose)
        monkeypatch.setattr("sys.stdin", terminal)
        monkeypatch.setattr("sys.stdout", terminal)
        return main.run(["play", *arguments]), terminal.getvalue()

    return run


def test_a_game_is_played_to_a_winner_by_what_is_printed_alone(play):
    code, said = play("--seed", "6")
    assert code == 0
    assert re.search(r"· (Ada|Bertil|Dagny|Egon).* the game!", said)
    assert said.rstrip().endswith("The game is over.")
    assert "against" in said, "no fight was shown"
    assert "[[" not in said, "a link was not made a name"


def test_the_same_seed_and_answers_give_the_same_game(play):
    first, second = (play("--seed", "x", "--bots", "random", answers=["1"] * 6) for _ in range(2))
    assert first == second
    assert first != play("--seed", "y", "--bots", "random", answers=["1"] * 6)


def test_the_cards_of_others_are_not_shown(play):
    _, said = play("--seed", "3", answers=[])
    assert "Bertil draws 2 Doors." in said
    assert "Ada draws 2 Doors." not in said


def test_options_of_the_table_are_taken(play):
    arguments = ["--seats", "3", "--option", "deal=4", "--name", "Zoe", "--bots", "random,greedy"]
    code, said = play(*arguments, answers=[])
    assert code == 0
    assert "You are Zoe; at the table: Bertil, Dagny." in said
    assert "Bertil draws 4 Doors." in said


def test_several_sets_are_mixed_and_the_first_one_leads(play):
    code, said = play("--set", "russia", "--set", "munchkins", "--seed", "3", answers=[])
    assert code == 0
    assert "Munchkin Russia + Munchkins" in said
    assert "Bertil draws 4 Doors." in said


def test_bots_are_never_called_as_the_player_is(play):
    _, said = play("--name", "bertil", answers=[])
    assert "You are bertil; at the table: Dagny, Egon, Frieda." in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", "dance is no answer; type a number from 1 to"),
        ("99", "There is no option 99; there are 1 to"),
        ("0", "There is no option 0"),
        ("", "You have to choose something."),
        ("why", "Say which option: why and its number."),
        ("why x", "Say which option: why and its number."),
        ("why 99", "There is no option 99"),
        ("why ready", "Ready can be chosen; there is no reason why not."),
        ("why 1", "can be chosen; there is no reason why not."),
        ("why trade:@1", "Trade with Bertil: It is not for the first plays."),
        ("trade:@1", "Trade with Bertil: It is not for the first plays."),
        ("x", "Say which card: x and part of its name."),
        ("x qqq", "No card here is called qqq."),
        ("x ready", "No card here is called ready."),
        ("x 999", "No card here is called 999."),
        ("x of", "more."),
        ("x great-aunt", "Monster, level 14, 4 Treasures"),
        ("x show:munchkins/iron-great-aunt", "Monster, level 14"),
        ("?", "read a card: part of its name"),
        ("t", "Turn 0, goal 10"),
        ("²", "² is no answer"),
        ("[bold", "[bold is no answer"),
    ],
)
def test_what_is_no_choice_is_answered_and_asked_again(play, typed, answer):
    code, said = play("--seed", "3", answers=[typed, "ready"])
    assert code == 0
    _, _, after = said.partition("> ")
    reply = re.sub(r"\s+", " ", after.partition("> ")[0])
    assert answer in reply
    assert ": turn 1." in said


@pytest.mark.parametrize("leave", ["q", "quit", None])
def test_whoever_leaves_is_let_go_in_one_line(play, leave):
    code, said = play("--seed", "3", answers=[] if leave is None else [leave])
    assert code == 0
    assert said.endswith("You get up from the table.\n")


def test_ctrl_c_leaves_with_one_line(play, capsys):
    code, _ = play("--seed", "3", answers=[KeyboardInterrupt()])
    assert code == 130
    assert capsys.readouterr().err == "kickdoor: stopped\n"


def test_a_choice_can_be_taken_back_before_it_is_complete(play):
    """Going back in the middle of a trade: nothing has happened, and the same is asked again."""
    menus = []

    def choose(said):
        options = menu(said)
        menus.append(list(options))
        if "Back" in options:
            return options["Back"]
        if len(menus) > 1 and "Back" in menus[-2]:
            return "q"
        trades = [number for label, number in options.items() if label.startswith("Trade with")]
        return trades[0] if trades else sensible(said)

    code, said = play("--seed", "18", choose=choose)
    assert code == 0
    assert menus[-3] == menus[-1]
    assert "Ada offers" not in said


def test_what_is_grave_is_asked_again(play):
    asked = 0

    def choose(said):
        nonlocal asked
        options = menu(said)
        if said.rstrip().endswith("Do it? (y/n)"):
            asked += 1
            return ("no", "y", "q")[asked - 1]
        return "q" if asked == 2 else options.get("Accept defeat") or sensible(said)

    _, said = play("--seed", "3", choose=choose)
    refused, _, done = said.partition("Then not.")
    assert "Ada accepts defeat." not in refused
    assert "Ada accepts defeat." in done


def test_every_sentence_goes_through_the_catalogue(play):
    """In the pseudo-locale every word is accented, but for names and kinds of input."""
    _, said = play("--seed", "3", "--language", "en-XA", answers=["?", "dance", "why 7"])
    assert "dance" in said
    plain = re.findall(r"(?<![\w⟦])(?:your|hand|turn|level|option|answer)\b", said)
    assert not plain


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "9"], "--seats 9: a game takes 3 to 6 players"),
        (["--seats", "many"], 'Invalid value for --seats: unable to convert "many" into int.'),
        (["--bots", "deep-blue"], "no bot 'deep-blue'; there are random"),
        (["--bots", "random,random"], "2 bots for 3 seats; name one, or 3"),
        (["--option", "deal"], "--option deal: write name=value"),
        (["--option", "deal=9"], "deal cannot be 9; it can be 2, 4"),
        (["--option", "listen_at_the_door=maybe"], "cannot be 'maybe'; it can be true or false"),
        (["--option", "zz=1"], "'zz' is none; there are"),
        (["--set", "chess"], "--set chess: there are "),
        (["--set", "russia", "--set", "russia"], "--set russia: it is named twice; once is enough"),
        (["--pace", "1000"], "--pace 1000: seconds from 0 to 60"),
        (["--language", "xx"], "--language xx: there are en"),
        (["--name", "x" * 99], "--name: 1 to 24 characters"),
    ],
)
def test_misuse_is_one_line_and_exit_code_2(play, capsys, arguments, said):
    code, printed = play(*arguments, answers=[])
    err = capsys.readouterr().err
    assert (code, printed) == (2, "")
    assert said in err
    assert err.count("\n") == 1
