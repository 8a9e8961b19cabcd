"""Golden games: a game as a text that people can read in a diff, and that plays itself again.

A text holds the table, every choice that was made, what came of it, and a fingerprint at the start
of each turn. Choices are read back from it, so it stays what it is when bots are tuned.
"""

import json
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path

from kickdoor.core.codec import encode
from kickdoor.core.events import EVERYONE
from support.played import moves, new_game, play_through, redo

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
REMEDY = "if that is meant, run `make golden`, and let the commit say why"

LASTING = (
    "active",
    "corpse",
    "counter",
    "door",
    "door_discards",
    "equipped",
    "fight",
    "handle",
    "host",
    "key",
    "known",
    "locked",
    "offers",
    "phase",
    "players",
    "revision",
    "treasure",
    "treasure_discards",
    "turn",
    "winners",
)
"""What a fingerprint is taken of: named here, so that a state may get new fields for speed."""


def fingerprint(game):
    """Return a short hash of all that matters of a state."""
    found = [[name, without_blanks(encode(getattr(game.state, name)))] for name in LASTING]
    return blake2b(json.dumps(found).encode(), digest_size=5).hexdigest()


def without_blanks(value):
    """Leave out what is empty or 0 in the parts of a state: a new field changes no fingerprint."""
    if isinstance(value, list):
        return [without_blanks(each) for each in value]
    if isinstance(value, dict):
        return {key: without_blanks(each) for key, each in sorted(value.items()) if each or not key}
    return value


RULES = {
    "deal": 4,
    "listen_at_the_door": True,
    "shared_victory": True,
    "free_charity_discard": True,
    "sacrifice_beats_no_escape": True,
    "level_only_counts_penalties": True,
}
"""House rules, all other than usual."""


def header_of(style, seats, seed, options, changes=20_000, pack="munchkins"):
    """Return the header of a game that is to be recorded."""
    return {
        "pack": pack,
        "style": style,
        "seats": seats,
        "seed": seed,
        "options": options,
        "changes": changes,
    }


def table_of(header):
    """Start the game of a header."""
    return new_game(header["pack"], header["seats"], header["seed"], **header["options"])


def chosen_by_bots(header):
    """Return the choices that bots make at the table of a header."""
    game = table_of(header)
    play_through(game, header["style"], header["seed"], lambda *_: None, header["changes"])
    return moves(game.log.rows)


def written(header, rows):
    """Return a game as lines: the header, then turns, choices and what came of them."""
    game = table_of(header)
    lines = [json.dumps(header)]
    turn = -1
    for row in rows:
        if game.state.turn != turn:
            turn = game.state.turn
            lines.append(f"Turn {turn}, @{game.state.active}: {fingerprint(game)}")
        happened = redo(game, row)
        lines.append(choice_line(row))
        lines += [f"  {event_line(game, event, header['pack'])}" for event in happened]
    lines.append(f"End: {fingerprint(game)}")
    return lines


def read(text):
    """Return header and choices of a game that was written."""
    first, *lines = text.splitlines()
    rows = []
    for line in lines:
        if line.startswith(("  ", "Turn ", "End:")):
            continue
        kind, _, rest = line.partition(" ")
        if kind == "close":
            rows.append(("close", int(rest)))
        else:
            rows.append(("choice", int(kind.removeprefix("@")), rest))
    return json.loads(first), rows


def choice_line(row):
    """Return a choice as a line."""
    return f"close {row[1]}" if row[0] == "close" else f"@{row[1]} {row[2]}"


def event_line(game, event, pack):
    """Return an event in few words, with who sees its cards where that is not everybody."""
    names = [game.rules.definitions[index].ident for _, _, index in event.cards]
    where = f"{event.source}>{event.target}" if event.source or event.target else ""
    seen = "" if event.seen == EVERYONE or not event.cards else f"seen {event.seen:b}"
    parts = [
        event.kind,
        f"@{event.seat}" if event.seat >= 0 else "",
        " ".join(name.removeprefix(f"{pack}/") for name in names),
        where,
        f"to {event.to}" if event.to != -1 else "",
        str(event.amount) if event.amount else "",
        event.detail,
        seen,
    ]
    return " ".join(part for part in parts if part)


def first_difference(name, wanted, found):
    """Return where two lists of lines differ first, in words; None where they are equal."""
    context = ""
    for number, (want, have) in enumerate(zip_longest(wanted, found), start=1):
        if want != have:
            return (
                f"{name}, line {number}, after {context!r}:\n"
                f"  golden: {want!r}\n  now:    {have!r}\n{REMEDY}"
            )
        context = want if not want.startswith("  ") else context
    return None


FOLDER = GOLDEN / "playthroughs"


def headers():
    """Return the header of every golden playthrough, by the name of its file."""
    found = {}
    for seats in range(3, 7):
        for style in ("random", "greedy"):
            found[f"{style}-{seats}"] = header_of(style, seats, f"golden {seats}", {})
        found[f"roaming-{seats}"] = header_of("roaming", seats, f"golden {seats}", RULES, 600)
    for style, seats in (("random", 4), ("greedy", 3), ("greedy", 5)):
        found[f"{style}-{seats}-house"] = header_of(style, seats, f"house {seats}", RULES)
    return found
