"""The pair matrix: every card or ability that can interrupt, at every moment that it can meet.

For each, what happens in few words, or the rule that refuses it. Where a choice has to be made, the
first one is; where a play names a target, every target is tried. See tests/golden/matrix.txt.
"""

from functools import cache

from kickdoor import Refused
from kickdoor.core import standing, strengths
from kickdoor.core.definition import ANY, CAUGHT, COMBAT, CURSE, DIE, FLIGHT, OWN_TURN
from kickdoor.core.events import EVERYONE
from kickdoor.core.frames import ACTS
from kickdoor.core.state import MONSTERS, MUNCHKINS
from support.golden import GOLDEN
from support.moments import MOMENTS, moment
from support.played import new_game

PACK = "munchkins"
PATH = GOLDEN / "matrix.txt"
ADA = 0
TURNS = 14
"""How many questions are answered until the dust has settled."""

INTERRUPTS = ANY | OWN_TURN | COMBAT | FLIGHT | CURSE | DIE | CAUGHT
NEEDS = {"send-home": "cleric"}
"""What the one who uses an ability has to be, where that is not told by the card alone."""


@cache
def rows():
    """Return every interrupt as (verb, card, play or ability), in the order of the deck."""
    return [
        (verb, definition.ident, play.ident)
        for definition in new_game(PACK, 3, 0).rules.definitions
        for verb, plays in (("play", definition.plays), ("use", definition.abilities))
        for play in plays
        if play.windows & INTERRUPTS
    ]


def title(row):
    """Return what a row is called in the file."""
    verb, card, play = row
    return f"{verb} {card.removeprefix(f'{PACK}/')}" + ("" if play == "play" else f", {play}")


# -- one pair -----------------------------------------------------------------------------------


def cell(row, name):
    """Return what comes of an interrupt at a moment."""
    verb, card, play = row
    game = moment(name).clone()
    if not put(game, verb, card, play):
        return "-"
    key = f"{verb}:{card}"
    if key not in [*game.option_keys(ADA), *(each for each, _ in game.refused(ADA))]:
        why = game.why_not(ADA, key)
        return "not named" if why is None else f"no: {why.rule}"
    why = game.why_not(ADA, key)
    if why is not None:
        return f"no: {why.rule}"
    head = ACTS[verb].heads(game, ADA)[card]
    if play not in [each.ident for each in ACTS[verb].legal(game, ADA, head)]:
        return "no: not this way"
    ways = spread(game, key, play)
    if not ways:
        return "no: not this way"
    told = {way: outcome(game, way, name) for way in ways}
    if len(told) == 1:
        return next(iter(told.values()))
    return " | ".join(f"{short(way)}: {text}" for way, text in told.items())


def short(key):
    """Return the target that a key names."""
    return key.split(">")[-1] if ">" in key else key


def put(game, verb, card, play):
    """Give the card to Ada: into her hand, before her, or into the fight; False where it cannot be."""
    state = game.state
    definition = game.rules.by_id[card]
    if definition.kind == "monster" and verb == "use":
        if state.fight is None:
            return False
        if any(game.cards[foe.card].ident == card for foe in state.fight.foes):
            return True
        found = taken(game, card)
        if found is None:
            return False
        old = state.fight.foes[0].card
        state.fight.foes[0].card = found
        state.fight.cards[state.fight.cards.index(old)] = found
        (state.door if game.cards[old].deck == "door" else state.treasure).insert(0, old)
        state.known[found] = EVERYONE
        become(game, NEEDS.get(play))
        game.memo = {}
        return True
    found = taken(game, card)
    if found is None:
        return False
    player = state.players[ADA]
    on_table = verb == "use" or (definition.kind == "item" and play != "put")
    if on_table:
        player.table.append(found)
        state.known[found] = EVERYONE
        if definition.is_item:
            state.equipped |= 1 << found
            suit(game, found)
    else:
        player.hand.append(found)
        state.known[found] = 1 << ADA
    game.memo = {}
    return True


def taken(game, ident):
    """Take a copy of a card out of its deck; None where none is left."""
    for pile in (game.state.door, game.state.treasure):
        for card in pile:
            if game.cards[card].ident == ident:
                pile.remove(card)
                return card
    return None


def suit(game, item):
    """Make Ada somebody who may use an item."""
    for definition in game.rules.definitions:
        if standing.usable(game, ADA, item):
            return
        if definition.kind == "identity":
            become(game, definition.ident.removeprefix(f"{PACK}/"))
            if not standing.usable(game, ADA, item):
                game.state.door.insert(0, game.state.players[ADA].table.pop())
    game.memo = {}


def become(game, name):
    """Give Ada a class or a race."""
    found = taken(game, f"{PACK}/{name}") if name else None
    if found is not None:
        game.state.players[ADA].table.append(found)
        game.state.known[found] = EVERYONE
        game.memo = {}


def spread(game, key, play):
    """Return the ways to complete a play: every first target, then the first of all else."""
    picks = game.picks(ADA, key)
    if picks is None:
        return [key]
    if play in picks:
        key = f"{key}>{play}"
        picks = game.picks(ADA, key)
        if picks is None:
            return [key]
    elif key.startswith("use:"):
        return []
    return [finished(game, f"{key}>{pick}") for pick in picks]


def finished(game, key):
    """Complete a key by the first of all that it asks for."""
    while picks := game.picks(ADA, key):
        key = f"{key}>{picks[0]}"
    return key


# -- what comes of it -----------------------------------------------------------------------------


def outcome(game, key, name):
    """Return what a choice of Ada leads to, in few words."""
    copy = game.clone()
    told = []
    try:
        told += words(copy, copy.step(ADA, key), key)
    except Refused as refused:
        return f"no: {refused.refusal.rule}"
    told += settle(copy)
    parts = [*told, *changed(name, copy)]
    if parts == [*usual(name)[0]]:
        return "nothing changes"
    return "; ".join(parts) or "nothing"


def settle(game):
    """Let everybody else pass and choose the first thing, until somebody is free to do anything."""
    told = []
    for _ in range(TURNS):
        if game.over:
            break
        if game.window is not None and game.window.kind == "answers":
            told += words(game, game.close(game.window.revision))
        elif game.state.stack[-1].kind == "choice":
            decision = next(each for each in game.decisions if each.required)
            told += words(game, game.step(decision.seat, decision.options[0].key))
        else:
            break
    return told


def words(game, events, key=""):
    """Return what events tell, without the way of the played card itself."""
    played = key.partition(":")[2].partition(">")[0]
    lines = [_word(game, event, played) for event in events]
    return [line for line in lines if line]


SILENT = {"played", "used", "window", "equipped", "die-used"}


def _word(game, event, played):
    names = [game.rules.definitions[index].ident for _, _, index in event.cards]
    if event.kind in SILENT or (event.kind in ("moved", "cursed") and names == [played]):
        return ""
    shown = " ".join(name.removeprefix(f"{PACK}/") for name in names)
    who = "ABC"[event.seat] if event.seat >= 0 else ""
    side = {MUNCHKINS: "munchkins", MONSTERS: "monsters"}.get(event.to, "")
    if event.kind == "moved":
        if event.target in ("flight", "fight") or event.source == "flight":
            return ""
        return f"{shown} {_zone(event.source)}>{_zone(event.target)}"
    to = side or ("ABC"[event.to] if event.to >= 0 else "")
    amount = f"{event.amount:+d}" if event.amount else ""
    parts = [event.kind, who, to and f"to {to}", shown, amount, event.detail]
    return " ".join(part for part in parts if part)


def _zone(name):
    kind, _, seat = name.partition(":")
    if seat.isdigit():
        return "ABC"[int(seat)] + ("" if kind == "table" else "-hand")
    return kind


def place_of(game):
    """Return where a game stands, by name: whose, at what stage, what totals, who is waited for."""
    state = game.state
    if game.over:
        return {"": f"won by {letters(sum(1 << seat for seat in game.winners))}"}
    if state.stack[-1].kind == "excess":
        return {"": f"too much {'ABC'[state.stack[-1].seat]}"}
    if state.fight is None:
        return {"": f"{state.phase} {'ABC'[state.active]}"}
    munchkins, monsters = strengths.totals(game, state.fight)
    window = state.window
    return {
        "": f"{state.fight.stage} {'ABC'[state.fight.main]}",
        "munchkins": munchkins,
        "monsters": monsters,
        "waiting for": letters(window.waiting()) if window is not None else "",
    }


def letters(mask):
    """Return the seats of a mask by their letters."""
    return "".join("ABC"[seat] for seat in range(3) if mask >> seat & 1)


@cache
def usual(name):
    """Return what happens at a moment when nobody does anything, and where that leads."""
    game = moment(name).clone()
    return tuple(settle(game)), place_of(game)


def changed(name, game):
    """Return in what a game stands elsewhere than if nobody had done anything."""
    before, now = usual(name)[1], place_of(game)
    parts = []
    for key, value in now.items():
        old = before.get(key)
        if value == old:
            continue
        if isinstance(value, int) and isinstance(old, int):
            parts.append(f"{key} {value - old:+d}")
        else:
            parts.append(f"{key} {value}" if key else f"= {value}")
    return parts


# -- the file -------------------------------------------------------------------------------------

HEAD = """\
Every card or ability that can interrupt, at every moment that it can meet: a line says what comes of
it, and at which moments. Ada (A) has it, in her hand or before her; Ben is B, Cleo is C, and @0, @1,
@2 in keys. Totals are told by how they differ from those if nobody had done anything (the first
block), as is where the game stands (=: stage and main player of the fight, or phase and turn).
Written by `make golden`; a commit that changes a line says why.
"""


def block(row):
    """Return the lines of one interrupt: what comes of it, refusals last."""
    found = {}
    for name in MOMENTS:
        found.setdefault(cell(row, name), []).append(name)
    order = sorted(found, key=lambda text: (text == "-", text.startswith("no: ")))
    return ["", title(row), *(f"  {text} <- {'; '.join(found[text])}" for text in order)]


def quiet_block():
    """Return what happens at every moment when nobody does anything."""
    lines = ["", "nothing"]
    for name in MOMENTS:
        told, where = usual(name)
        state = " ".join(f"{key} {value}".strip() for key, value in where.items() if value != "")
        lines.append(f"  {'; '.join([*told, f'= {state}'])} <- {name}")
    return lines


def written():
    """Return the whole matrix as lines."""
    lines = [*HEAD.splitlines(), *quiet_block()]
    for row in rows():
        lines += block(row)
    return lines
