"""What a table's log holds, read beside the server."""

import json
import sqlite3

from kickdoor import Game
from kickdoor.core.log import Log
from support.opening import CARDS


def rows_of(data, table):
    """Return the rows of a table as the store has them."""
    with sqlite3.connect(data / "tables.sqlite3") as store:
        query = "select body from rows where table_id = ? order by seq"
        return [json.loads(body) for (body,) in store.execute(query, (table,))]


def card_of(key):
    """Return the card that an option plays."""
    return CARDS[key.partition(":")[2].partition(">")[0].partition("#")[0]]


def came_up(log, people):
    """Return what came up between some seats: a trade, a bargained help, a curse at a claim."""
    found = set()
    game = Game.replay(Log(log.header))
    for row in log.rows:
        if row[0] == "close":
            game.close(int(row[1]))
        elif row[0] == "choice":
            seat, key = int(row[1]), str(row[2])
            found |= _deals(game, key, people) | _curses(game, seat, key, people)
            game.step(seat, key)
    return found


def _deals(game, key, people):
    verb, _, ident = key.partition(":")
    if verb != "accept":
        return set()
    offer = next(each for each in game.state.offers if str(each.ident) == ident)
    matter = {"trade": "trade", "service": "help"}.get(offer.kind)
    return {matter} if matter and {offer.by, offer.to} <= people else set()


def _curses(game, seat, key, people):
    fight = game.state.fight
    if fight is None or fight.stage != "claim" or not key.startswith("play:"):
        return set()
    third = seat in people and seat not in fight.fighters() and f"@{fight.main}" in key
    return {"curse"} if third and card_of(key).kind == "curse" else set()
