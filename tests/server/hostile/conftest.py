"""A server under attack, and a table of bystanders who must not notice."""

import asyncio
import time

import pytest

from support.live import FAST, Guest, live

SLOWEST = 3.0
"""Seconds that a bystander's line may take to come back while somebody misbehaves."""


@pytest.fixture
def attack(tmp_path):
    """`attack(play)`: run `play(server, ada, table)` while a bystander's table is watched.

    The bystander chats now and then at a table of its own; each line must come back in time.
    """

    def run(play):
        async def whole():
            async with (
                live(tmp_path, lambda: "hostile") as server,
                Guest(server) as bystander,
                Guest(server) as ada,
            ):
                quiet = await bystander.create(name="Bea", bots=["random"] * 2, pace=FAST)
                table = await ada.create(name="Ada", bots=["random"] * 2)
                async with bystander.sit(quiet) as player:
                    watching = asyncio.create_task(_watch(player))
                    try:
                        await play(server, ada, table)
                        await asyncio.sleep(0)
                    finally:
                        watching.cancel()
                        await asyncio.gather(watching, return_exceptions=True)
                    assert not watching.done() or watching.cancelled(), watching.exception()
                    assert await _said(player, "the end") < SLOWEST

        asyncio.run(whole())

    return run


async def _watch(player):
    for number in range(1000):
        assert await _said(player, f"line {number}") < SLOWEST
        await asyncio.sleep(1.6)


async def _said(player, text):
    before = time.monotonic()
    await player.send(t="Chat", text=text, nonce=f"n-{text.replace(' ', '-')}")
    while (await player.reply("ChatLine"))["text"] != text:
        pass
    return time.monotonic() - before
