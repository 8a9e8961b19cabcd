"""A bot at a live table: it takes an open seat by the table's link and plays over the websocket.

    python examples/websocket_bot.py http://127.0.0.1:8000/table/abcd2345 --name Robin

It needs nothing but the library ``websockets``, so it can be carried over to any other language;
docs/protocol.md tells what each message means. ``choose`` is the part to make better.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from itertools import count
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

VERSION = 1
"""Of the messages that this client speaks."""

COME_BACK = {1001, 1006, 1012, 1013}
"""Close codes after which the seat is still ours: lost lines, restarts, slowness."""

PAUSE = 0.1
"""Seconds before each answer: a server takes some 15 messages a second from one line."""

AWAY = 1.0
"""Seconds before coming back to a line that was lost."""

POINTLESS = {"back", "counter", "drop", "lay", "sell", "show", "trade", "unequip", "withdraw"}
"""Verbs with which a game that is played at random would go on for ever."""


def choose(decision: dict[str, Any], table: Player) -> str:
    """Return the key of an option.

    ``table.now`` holds all that the seat may see: table, seats, fight, offers, you.
    """
    keys = [option["key"] for option in decision["options"]]
    useful = [key for key in keys if key.partition(":")[0] not in POINTLESS]
    return random.choice(useful or keys)


def take_seat(link: str, name: str) -> tuple[str, str]:
    """Take an open seat; return the address of the table's socket, and the cookie that is the seat's.

    Raises:
        HTTPError: there is no such table, or no open seat; the body says why.
    """
    site = urlsplit(link)
    table = site.path.rstrip("/").rpartition("/")[2]
    place = f"{site.netloc}/api/tables/{table}"
    body = json.dumps({"name": name}).encode()
    kind = {"Content-Type": "application/json"}
    request = Request(f"{site.scheme}://{place}/join?lang=en", body, kind, method="POST")
    with urlopen(request, timeout=30) as answer:
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
    secure = "wss" if site.scheme == "https" else "ws"
    return f"{secure}://{place}/socket?lang=en", cookie


class Player:
    """What the seat knows, and what it says. It lives on when the line is lost."""

    def __init__(self) -> None:
        self.now: dict[str, Any] = {}
        self.seq: int | None = None
        self.waiting_for = ""
        """The nonce of the answer that has not been taken or refused yet."""
        self._nonces = count(1)

    @property
    def over(self) -> bool:
        return self.now.get("table", {}).get("phase") == "over"

    def play(self, line: ClientConnection) -> None:
        """Say hello and answer questions, until the game is over."""
        self.waiting_for = ""
        say(line, t="Hello", since=self.seq, version=VERSION)
        while not self.over:
            self.hear(line, json.loads(line.recv()))
            decision = self.now.get("decision")
            if decision and is_wanted(decision) and not self.waiting_for and not self.over:
                time.sleep(PAUSE)
                self.waiting_for = f"answer-{next(self._nonces)}"
                say(
                    line,
                    t="Answer",
                    decision=decision["id"],
                    option=choose(decision, self),
                    seen=self.seq,
                    nonce=self.waiting_for,
                )

    def hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        """Take a message into account; kinds that are not named here can be left alone."""
        kind = message.pop("t")
        if kind == "Update":
            self.seq = message["seq"]
            if "decision" in message or message.get("nonce") == self.waiting_for:
                self.waiting_for = ""
            merge(self.now, message)
        elif kind == "Refused" and message["nonce"] == self.waiting_for:
            self.waiting_for = ""  # Something happened meanwhile: think again.
        elif kind == "Circle" and message["ready_check"] and not message["begun"]:
            say(line, t="Ready", ready=True)
        elif kind == "Problem":
            print(f"the server says: {message['text']}", file=sys.stderr)


def say(line: ClientConnection, **message: Any) -> None:
    line.send(json.dumps(message))


def is_wanted(decision: dict[str, Any]) -> bool:
    """Tell whether somebody waits for an answer; other questions may be left alone."""
    asked = decision["required"] or decision["kind"] in {"closing", "answers", "draft"}
    return asked and bool(decision["options"])


def merge(now: dict[str, Any], update: dict[str, Any]) -> None:
    """Bring up to date what is known: of most sections only what has changed is sent."""
    for name, change in update.items():
        if name == "seats":
            seats = now.setdefault("seats", {})
            for seat, fields in change.items():
                seats[seat] = {**seats.get(seat, {}), **fields}
        elif name == "fight":
            fight = change["fight"]
            now["fight"] = None if fight is None else {**(now.get("fight") or {}), **fight}
        elif name in {"table", "you", "decision"} and change is not None:
            now[name] = {**(now.get(name) or {}), **change}
        else:
            now[name] = change


def play_at(link: str, name: str) -> Player:
    """Take a seat and play until the game is over, coming back when the line is lost."""
    address, cookie = take_seat(link, name)
    player = Player()
    while True:
        try:
            with connect(address, additional_headers={"Cookie": cookie}) as line:
                player.play(line)
                break
        except ConnectionClosed as closed:
            if (closed.rcvd.code if closed.rcvd else 1006) not in COME_BACK:
                raise
        except OSError:
            if player.seq is None:
                raise
        time.sleep(AWAY)
    return player


def main() -> None:
    parser = argparse.ArgumentParser(description="Take an open seat at a table, and play.")
    parser.add_argument("link", help="the table's link, as one sends it to friends")
    parser.add_argument("--name", default="Robin")
    asked = parser.parse_args()
    try:
        player = play_at(asked.link, asked.name)
    except HTTPError as refused:
        sys.exit(f"websocket_bot: {json.load(refused)['text']}")
    except (URLError, OSError, ValueError, WebSocketException) as wrong:
        sys.exit(f"websocket_bot: {asked.link}: {wrong}")
    won = [player.now["seats"][str(seat)]["name"] for seat in player.now["table"]["winners"]]
    print(f"won by {' and '.join(won)}")


if __name__ == "__main__":
    main()
