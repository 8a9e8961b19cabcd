"""What is typed as a name or said at a table is text to everybody, and never more."""

import asyncio

import pytest

from support.live import Guest

NASTY = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "'; drop table rows; --",
    "{{7*7}} ${7*7} %s %n",
    "[[munchkins/wizard]]",
    "\u202etxet\u202c",
    "a\u0000b\u0007c",
)


@pytest.mark.parametrize("text", NASTY)
def test_a_line_of_chat_comes_back_as_text(attack, text):
    async def play(server, ada, table):
        async with ada.sit(table) as player, Guest(server) as other, other.sit(table) as watcher:
            await player.send(t="Chat", text=text, nonce="n")
            line = await watcher.reply("ChatLine")
            assert line["text"] == "".join(each for each in text if each.isprintable())
            assert "<script" not in watcher.raw[-1].replace(text, "")

    attack(play)


@pytest.mark.parametrize("name", ["<b>Bo</b>", "<script>x</script>", '"><img src=x>'])
def test_a_name_comes_back_as_text(attack, name):
    async def play(server, ada, table):
        async with Guest(server) as mallory:
            mine = await mallory.create(name=name)
            async with mallory.sit(mine) as player:
                assert player.welcome["names"][0] == name

    attack(play)


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "x" * 25])
def test_a_name_that_cannot_be_seen_or_is_too_long_is_refused(attack, name):
    async def play(server, ada, table):
        body = {"edition": "munchkins", "seats": 3, "name": name}
        answer = await ada.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "name")

    attack(play)


def test_every_answer_tells_browsers_what_to_refuse(attack):
    async def play(server, ada, table):
        for path in ("/", "/table/x", "/api/catalogue", "/api/nothing", "/healthz", "/none.js"):
            headers = (await ada.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe-eval" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"

    attack(play)


def test_a_cookie_cannot_be_read_by_scripts(attack):
    async def play(server, ada, table):
        async with Guest(server) as other:
            body = {"edition": "munchkins", "seats": 3, "name": "A"}
            made = await other.http.post("/api/tables", json=body)
            cookie = made.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            await asyncio.sleep(0)

    attack(play)
