"""Moments of a game at which something may be answered: each laid out, then led up to.

Ada (seat 0) is the one who might interrupt; Ben (1) and Cleo (2) are the others.
"""

import copy
from functools import cache

from kickdoor.core.chance import key_of
from kickdoor.rules.scenario import lay_out

ADA = {
    "level": 4,
    "equipped": ["bucket-with-eyeholes", "cardigan-of-mild-protection"],
    "hand": ["suspicious-puddle", "letter-opener-of-doom", "jar-of-bad-language"],
}
BEN = {
    "level": 5,
    "class": "thief",
    "equipped": ["oar-boat-not-included", "second-hand-barrel"],
    "hand": ["tax-pigeon", "crowbar-of-opportunity"],
}
CLEO = {
    "level": 3,
    "race": "elf",
    "equipped": ["shield-with-two-handles"],
    "hand": ["sleeping-guard", "book-shaped-brick"],
}

STRONG, WEAK, UNDEAD = "hydra-in-committee", "wandering-beard", "ghost-of-meetings-past"
CURSE = "stubbed-toe-of-destiny"


def fight(main, *monsters, helper=None, **more):
    """Return what is given of a fight."""
    found = {"main": main, "monsters": list(monsters), **more}
    return {"combat": {**found, "helper": helper} if helper else found}


RUN = [(1, "concede"), "close"]
"""Ben gives up, and nobody comes between."""

OWN_RUN = [(0, "concede"), "close"]

MOMENTS = {
    "my turn begins": ({}, []),
    "Ben's turn begins": ({"turn": "Ben"}, []),
    "my fight, losing": (fight("Ada", STRONG), []),
    "my fight, winning": (fight("Ada", WEAK), []),
    "my fight, two monsters": (fight("Ada", STRONG, WEAK), []),
    "my fight, an undead": (fight("Ada", UNDEAD), []),
    "my fight, no one-shots": (fight("Ada", "iron-great-aunt"), []),
    "my fight, no helpers": (fight("Ada", "thing-in-the-cellar"), []),
    "my fight, for the win": ({**fight("Ada", WEAK), "Ada": {"level": 9}}, []),
    "my fight, with Ben's help": (fight("Ada", STRONG, helper="Ben"), []),
    "my fight, I have claimed it": (fight("Ada", WEAK), [(0, "claim"), (2, "pass")]),
    "my fight, I have conceded it": (fight("Ada", STRONG), [(0, "concede"), (2, "pass")]),
    "I help Ben": (fight("Ben", STRONG, helper="Ada"), []),
    "I help Ben, he has claimed it": (
        fight("Ben", STRONG, helper="Ada"),
        [(1, "claim"), (2, "pass")],
    ),
    "Ben's fight, losing": (fight("Ben", STRONG), []),
    "Ben's fight, claimed": (fight("Ben", WEAK), [(1, "claim"), (2, "pass")]),
    "Ben's fight, claimed, for the win": (
        {**fight("Ben", WEAK), "Ben": {"level": 9}},
        [(1, "claim"), (2, "pass")],
    ),
    "Ben's fight, conceded": (fight("Ben", STRONG), [(1, "concede"), (2, "pass")]),
    "I run": ({**fight("Ada", STRONG), "dice": [2]}, OWN_RUN),
    "I run, rolled 2": (
        {**fight("Ada", STRONG), "dice": [2, 6]},
        [*OWN_RUN, (0, f"flee:{STRONG}")],
    ),
    "I run, rolled 6": (
        {**fight("Ada", STRONG), "dice": [6, 2]},
        [*OWN_RUN, (0, f"flee:{STRONG}")],
    ),
    "we run, Ben first": (
        {**fight("Ben", STRONG, helper="Ada"), "Ben": {"level": 1}, "dice": [2, 6]},
        RUN,
    ),
    "Ben runs": ({**fight("Ben", STRONG), "dice": [2]}, RUN),
    "Ben runs, rolled 2": ({**fight("Ben", STRONG), "dice": [2, 6]}, [*RUN, (1, f"flee:{STRONG}")]),
    "Ben runs, rolled 6": ({**fight("Ben", STRONG), "dice": [6, 2]}, [*RUN, (1, f"flee:{STRONG}")]),
    "we run, Ben rolled 2": (
        {**fight("Ben", STRONG, helper="Ada"), "Ben": {"level": 1}, "dice": [2, 6]},
        [*RUN, (1, f"flee:{STRONG}")],
    ),
    "a curse on me": ({"turn": "Cleo", "Ben": {"hand+": [CURSE]}}, [(1, f"play:{CURSE}>@0")]),
    "a curse on me in my fight": (
        {**fight("Ada", STRONG), "Ben": {"hand+": [CURSE]}},
        [(1, f"play:{CURSE}>@0")],
    ),
    "a curse on Ben": ({"turn": "Cleo", "Cleo": {"hand+": [CURSE]}}, [(2, f"play:{CURSE}>@1")]),
    "a curse at my door": ({"doors": [CURSE]}, [(0, "kick-open")]),
    "Ben steals from me, rolled 5": (
        {"turn": "Ben", "dice": [5, 2]},
        [(1, "use:thief>theft>@0>bucket-with-eyeholes>tax-pigeon")],
    ),
    "Ben's sphinx, rolled 2": (
        {**fight("Ben", "sphinx-between-jobs"), "dice": [2, 6]},
        [(1, "use:sphinx-between-jobs>guess")],
    ),
    "Ben's Bad Stuff, rolled 2": (
        {**fight("Ben", "form-filling-fiend"), "Ben": {"level": 3}, "dice": [1, 2, 6]},
        [*RUN, (1, "flee:form-filling-fiend"), "close"],
    ),
    "Ben has to choose": ({"turn": "Ben", "doors": [UNDEAD]}, [(1, "kick-open")]),
    "I carry a Big item too many": (
        {"Ada": {"carried": ["moral-high-ground", "sword-for-three-hands"]}},
        [],
    ),
    "my charity": (
        {
            "phase": "charity",
            "Ada": {"hand+": ["iron-slippers", "mace-of-sharpness", "clip-on-beard", "elf"]},
        },
        [],
    ),
    "I am dead": ({"turn": "Ben", "Ada": {"dead": True, "hand": [], "equipped": []}}, []),
}


def _merged(given):
    whole = {
        "door_discards": ["halfling", "warrior"],
        "treasure_discards": ["bell-of-polite-interruption"],
        "doors": ["repo-beetle", "left-sock-golem"],
        "treasures": [
            "harp-of-blunt-force",
            "battering-lamb",
            "shoes-that-know-the-way-out",
            "poem-with-a-point",
            "full-suit-of-cutlery",
            "helmet-with-a-roof",
        ],
    }
    for name, usual in (("Ada", ADA), ("Ben", BEN), ("Cleo", CLEO)):
        seat = copy.deepcopy(usual)
        more = given.get(name, {})
        seat["hand"] = seat["hand"] + more.get("hand+", [])
        seat.update({key: value for key, value in more.items() if key != "hand+"})
        whole[name] = seat
    return {**whole, **{key: value for key, value in given.items() if key not in whole}}


@cache
def moment(name):
    """Return the game at a moment; not to be changed, only copied."""
    given, steps = MOMENTS[name]
    game = lay_out(_merged(given), ())
    game.state.key, game.state.counter = key_of("a moment"), 0  # whatever else is in the deck
    for step in steps:
        if step == "close":
            game.close(game.window.revision)
        else:
            game.step(*step)
    game.events = []
    return game
