"""No message tells a seat of a card that it may not know: every byte of a random game is searched."""

import asyncio
import random

import pytest

from support.knowing import CARD, knowable, shown_by
from support.seated import Onlooker, seated
from support.wander import NAMES


@pytest.mark.parametrize("seed", range(4))
def test_no_message_names_a_hidden_card(seed, soak):
    async def play():
        table, people = await seated(seed=f"wire {seed}", seats=4)
        spectator = Onlooker()
        table.attach(spectator, None)
        everybody = [*people, spectator]
        chance = random.Random(seed)
        hidden = 0
        before = table.record.game
        for watcher in everybody:
            watcher.raw.clear()
        for _ in range(500 * soak):
            game = table.record.game
            if game.over:
                break
            decision = chance.choice(game.decisions)
            if not decision.options:
                continue
            seat = people[decision.seat]
            options = [option.key for option in decision.options]
            table.preview(seat, chance.choice(options))
            before = table.record.game
            await table.choose(decision.seat, chance.choice(options), before.state.revision)
            hidden += check(table, before, everybody)
        return hidden

    assert asyncio.run(play()) > 1000


def check(table, before, everybody):
    """Search what everybody was just sent; return how many ids were looked at."""
    game = table.record.game
    events = table.record.steps[-1][1]
    looked_at = 0
    for watcher in everybody:
        text = b"".join(watcher.raw)
        watcher.raw.clear()
        named = set(CARD.findall(text))
        allowed = knowable(before, watcher.seat) | knowable(game, watcher.seat)
        leaked = named - allowed - shown_by(game, events, watcher.seat)
        assert not leaked, f"{leaked} told to seat {watcher.seat}"
        looked_at += len(named)
    return looked_at


@pytest.mark.parametrize("late", [None, 5])
def test_who_comes_late_is_not_told_what_was_hidden(late):
    async def play():
        table, _ = await seated(seed="late", seats=4)
        chance = random.Random(3)
        told = {seat: knowable(table.record.game, seat) for seat in (*range(4), None)}
        for _ in range(250):
            game = table.record.game
            decision = chance.choice(game.decisions)
            if decision.options:
                key = chance.choice(decision.options).key
                await table.choose(decision.seat, key, game.state.revision)
                game = table.record.game
                for seat in told:
                    told[seat] |= knowable(game, seat)
                    told[seat] |= shown_by(game, table.record.steps[-1][1], seat)
        for seat, allowed in told.items():
            watcher = Onlooker(None if seat is None else f"guest-{seat}")
            table.attach(watcher, late)
            assert set(CARD.findall(b"".join(watcher.raw))) <= allowed

    asyncio.run(play())


def test_names_of_players_are_no_ids():
    assert not any("/" in name for name in NAMES)
