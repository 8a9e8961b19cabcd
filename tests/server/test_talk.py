"""Talk at a table: it is heard, and it binds nobody."""

import asyncio

import pytest

from kickdoor.server.messages import Chat
from support.seated import seated


def keys(game):
    return [(each.seat, option.key) for each in game.decisions for option in each.options]


@pytest.mark.rules("chat-deals-not-enforced", "chat-not-private")
def test_a_promise_changes_neither_the_game_nor_what_anybody_may_do():
    async def play():
        table, people = await seated()
        for seat in range(3):
            await table.choose(seat, "ready", table.record.game.state.revision)
        game = table.record.game
        before = game.digest(), keys(game)
        log = len(game.log.rows)
        await table.say(people[1], Chat("I help you for two treasures, I swear", "n1"))
        await table.say(people[0], Chat("Done!", "n2"))
        game = table.record.game
        assert (game.digest(), keys(game)) == before
        assert len(game.log.rows) == log
        for person in people:
            assert [each["text"] for each in person.got if each["t"] == "ChatLine"] == [
                "I help you for two treasures, I swear",
                "Done!",
            ]

    asyncio.run(play())
