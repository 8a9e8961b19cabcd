"""What people ask of each other beside the game: it holds for all, and after a restart."""

import asyncio
import random
from contextlib import asynccontextmanager

import pytest

from kickdoor.server import circle, clock
from kickdoor.server.circle import Clocks
from kickdoor.server.messages import Answer, Chat
from kickdoor.server.passing import wants_to_pass
from kickdoor.server.record import Record, log_of
from kickdoor.server.steward import now
from kickdoor.server.table import Table
from support.seated import LONG, MemoryStore, Onlooker, header_of
from support.wander import NAMES

JOIN = "join"


def run(play):
    return asyncio.run(play())


async def sit_down(store=None, seats=3, **header):
    """Return a table of people, whose header may be special, and who sits there."""
    store = store or MemoryStore()
    store.now = now()
    if not await store.rows("t"):
        await store.append("t", 0, [(JOIN, s, NAMES[s], f"guest-{s}") for s in range(seats)])
    plain = header_of("seed", seats, LONG)
    for name, value in {"host": "guest-0", **header}.items():
        setattr(plain, name, value)
    record = Record("t", plain)
    record.apply(await store.rows("t"))
    table = Table(record, store)
    people = [Onlooker(f"guest-{seat}") for seat in range(seats)]
    for person in people:
        table.attach(person, None)
    table.start()
    return table, people


@asynccontextmanager
async def company(store=None, seats=3, **header):
    table, people = await sit_down(store, seats, **header)
    try:
        yield table, people
    finally:
        table.stop()


async def asks(table, person, request):
    await table.steward.take(person, request)
    await quiet(table)


async def quiet(table):
    """Let everything that follows happen."""
    while table.steward._tasks:
        await asyncio.gather(*list(table.steward._tasks))
    await asyncio.sleep(0)


async def until(ready):
    async with asyncio.timeout(5):
        while not ready():  # noqa: ASYNC110  (anything may make it so)
            await asyncio.sleep(0.005)


def refused(person):
    return person.last_of("Refused")["rule"]


async def choose(table, seat, key):
    await table.choose(seat, key, table.record.game.state.revision)


async def everybody_ready(table):
    for seat in range(table.record.header.seats):
        await choose(table, seat, "ready")


async def wander_to(table, ready, seed=0):
    chance = random.Random(seed)
    while not ready(table.record.game):
        decision = chance.choice(table.record.game.decisions)
        if decision.options:
            await choose(table, decision.seat, chance.choice(decision.options).key)


def in_window(game):
    return game.window is not None and game.window.waiting() != 0


async def same_after_restart(table):
    """Return the table's record as another server has it, which must be the same."""
    store, record = table._store, table.record
    again = Record("t", record.header)
    again.apply(await store.rows("t"))
    assert again.game.digest() == record.game.digest()
    assert again.closing == record.closing
    assert again.company.paused == record.company.paused
    assert again.company.bots() == record.company.bots()
    assert again.guests == record.guests
    return again


# -- getting in ---------------------------------------------------------------------------------


def test_with_a_ready_check_the_game_begins_when_everybody_is_ready():
    async def play():
        async with company(ready=True) as (table, people):
            assert table.record.game is None
            for person in people[:2]:
                await asks(table, person, circle.Ready(True))
            await asks(table, people[0], circle.Ready(False))
            await asks(table, people[2], circle.Ready(True))
            assert table.record.game is None
            assert [c["ready"] for c in people[1].last_of("Circle")["chairs"]] == [
                False,
                True,
                True,
            ]
            await asks(table, people[0], circle.Ready(True))
            assert people[1].last_of("Update")["table"]["phase"] == "setup"
            await same_after_restart(table)

    run(play)


def test_the_host_gives_a_seat_to_a_bot_before_the_game_and_opens_it_again():
    async def play():
        async with company(ready=True) as (table, people):
            await asks(table, people[0], circle.SetChair(2, "random"))
            assert table.record.company.bots() == {2: "random"}
            assert people[2].seat is None
            assert table.record.names[2] not in ("", "Cleo")
            await asks(table, people[0], circle.SetChair(2, None))
            assert table.record.open_seats() == [2]
            assert "guest-2" in table.record.barred

    run(play)


def test_only_the_host_gives_seats_away():
    async def play():
        async with company() as (table, people):
            await asks(table, people[1], circle.SetChair(2, "random"))
            assert refused(people[1]) == "engine-not-host"
            await asks(table, people[0], circle.SetChair(0, "random"))
            assert refused(people[0]) == "engine-not-that-seat"
            await asks(table, people[0], circle.SetChair(1, "nobody"))
            assert refused(people[0]) == "engine-no-such-bot"
            assert table.record.company.bots() == {}

    run(play)


def test_a_seat_that_is_opened_in_a_game_is_played_by_a_bot_until_somebody_sits_down():
    async def play():
        async with company() as (table, people):
            await asks(table, people[0], circle.SetChair(1, None))
            assert table.record.company.bots() == {1: "greedy"}
            assert table.record.open_seats() == [1]
            assert people[1].seat is None
            digest = table.record.game.digest()
            assert await table.join(None, "Dora", "guest-9") == 1
            assert table.record.company.bots() == {}
            assert table.record.company.chairs[1].name == "Dora"
            assert table.record.game.digest() == digest
            await same_after_restart(table)

    run(play)


def test_when_the_host_leaves_the_first_who_is_there_is_host():
    async def play():
        async with company() as (table, people):
            await asks(table, people[0], circle.Rest(True))
            assert people[1].last_of("Circle")["host"]
            assert not people[0].last_of("Circle")["host"]
            await asks(table, people[0], circle.Rest(False))
            assert people[0].last_of("Circle")["host"]

    run(play)


# -- who is away --------------------------------------------------------------------------------


def test_a_bot_plays_for_who_is_away_and_the_seat_is_taken_back_at_once():
    async def play():
        async with company(clocks=Clocks(grace_ms=30)) as (table, people):
            table.detach(people[2])
            assert people[0].last_of("Circle")["chairs"][2]["left_ms"] is not None
            await until(lambda: table.record.company.bots() == {2: "greedy"})
            await same_after_restart(table)
            assert people[0].last_of("Notice")["kind"] == "stand-in-away"
            table.attach(people[2], None)
            await until(lambda: table.record.company.bots() == {})
            assert people[0].last_of("Notice")["kind"] == "back-again"

    run(play)


def test_nobody_is_played_for_while_another_tab_of_the_seat_is_open():
    async def play():
        async with company(clocks=Clocks(grace_ms=1)) as (table, people):
            tab = Onlooker("guest-2")
            table.attach(tab, None)
            table.detach(people[2])
            await asyncio.sleep(0.02)
            assert table.record.company.bots() == {}

    run(play)


def test_a_table_at_which_nobody_is_waits():
    async def play():
        async with company(clocks=Clocks(grace_ms=1)) as (table, people):
            for person in people:
                table.detach(person)
            await asyncio.sleep(0.02)
            assert table.record.company.bots() == {}
            assert table.idle

    run(play)


def test_whose_time_is_up_is_played_for_until_they_choose():
    async def play():
        async with company(clocks=Clocks(turn_ms=30)) as (table, people):
            await until(lambda: table.record.company.bots() == dict.fromkeys(range(3), "greedy"))
            assert people[0].last_of("Notice")["kind"] == "stand-in-clock"
            answer = Answer("1.0.floor", "ready", table.record.seq, "a")
            await table.answer(people[1], answer)
            assert 1 not in table.record.company.bots()
            assert table.record.game.log.rows == []
            assert ("choice", 1, "ready") in [each.row for each in await table._store.rows("t")]

    run(play)


def test_a_correspondence_clock_is_the_same_after_a_restart():
    async def play():
        day = 24 * 3_600_000
        async with company(clocks=Clocks(turn_ms=day, grace_ms=0, windows=False)) as (table, _):
            assert table.record.due(0) == table._store.now + day
            again = await same_after_restart(table)
            assert again.due(0) == table.record.due(0)

    run(play)


def test_windows_that_wait_for_everybody_have_no_deadline():
    async def play():
        async with company(clocks=Clocks(windows=False)) as (table, people):
            await wander_to(table, in_window)
            assert table.record.closing is not None
            assert table._timer is None
            late = Onlooker("guest-0")
            table.attach(late, None)
            assert late.last_of("Update")["deadline"] is None
            assert people[0].last_of("Circle")["clocks"]["windows"] is False

    run(play)


# -- more time, and less ------------------------------------------------------------------------


def test_wait_gives_everybody_more_time_once_a_seat():
    async def play():
        async with company(seats=5) as (table, people):
            await wander_to(table, in_window)
            closing = table.record.closing
            for seat in (0, 0, 1, 2):
                await asks(table, people[seat], circle.Wait(closing.revision))
            assert table.record.closing.at == closing.at + 3 * clock.WAIT_MS
            assert people[4].last_of("Update")["deadline"]["waited"] == [0, 1, 2]
            await asks(table, people[3], circle.Wait(closing.revision))
            assert refused(people[3]) == "engine-waited-enough"
            await asks(table, people[4], circle.Wait(closing.revision + 1))
            assert refused(people[4]) == "engine-no-window"
            await same_after_restart(table)

    run(play)


@pytest.mark.parametrize("passes", [["turn"], ["fights"]])
def test_the_server_passes_for_those_who_wish_it(passes):
    async def play():
        async with company() as (table, people):
            await wander_to(
                table,
                lambda game: (
                    game.window is not None
                    and game.window.kind == "closing"
                    and any(
                        game.window.waiting() >> seat & 1
                        for seat in range(3)
                        if seat not in game.state.fight.fighters()
                    )
                ),
            )
            game = table.record.game
            seat = next(
                seat
                for seat in range(3)
                if game.window.waiting() >> seat & 1 and seat not in game.state.fight.fighters()
            )
            await asks(table, people[seat], circle.Passes(passes))
            rows = [each.row for each in await table._store.rows("t")]
            assert ("choice", seat, "pass") in rows[-3:]

    run(play)


def test_no_pass_is_given_for_a_fighter_who_only_skips_others_fights():
    async def play():
        async with company() as (table, people):
            await wander_to(table, lambda game: in_window(game) and game.state.fight is not None)
            game = table.record.game
            fighter = game.state.fight.main
            await asks(table, people[fighter], circle.Passes(["fights"]))
            assert ("choice", fighter, "pass") not in [
                each.row for each in (await table._store.rows("t"))[-2:]
            ]
            assert not wants_to_pass(game, fighter, table.record.company.chairs[fighter])

    run(play)


async def help_asked(table):
    """Play until somebody asks for help; return who, of whom, and who is neither."""

    def may_ask(game):
        fight = game.state.fight
        keys = game.option_keys(fight.main) if fight is not None else []
        return any(key.startswith("ask:") for key in keys)

    await wander_to(table, may_ask)
    game = table.record.game
    main = game.state.fight.main
    other = int(next(key for key in game.option_keys(main) if key.startswith("ask:"))[5:])
    if game.live_draft(other) is not None:
        await choose(table, other, "back")
    await choose(table, main, f"ask:@{other}>0>done")
    assert table.record.game.state.offers
    return main, other, 3 - main - other


async def asked_again(table, main, other):
    """Ask for help, and tell whether the offer lies on the table once all is quiet."""
    await choose(table, main, f"ask:@{other}>0>done")
    await quiet(table)
    return bool(table.record.game.state.offers)


def test_who_was_asked_for_help_can_be_spared_it_for_the_rest_of_the_turn():
    async def play():
        async with company() as (table, people):
            main, other, third = await help_asked(table)
            await asks(table, people[other], circle.Passes(["asks"]))
            assert not table.record.game.state.offers
            assert not await asked_again(table, main, other)
            assert await asked_again(table, main, third)

    run(play)


def test_who_was_asked_for_help_can_be_spared_it_for_this_fight():
    async def play():
        async with company() as (table, people):
            main, other, third = await help_asked(table)
            await asks(table, people[other], circle.NotAgain(main))
            await quiet(table)
            assert not table.record.game.state.offers
            assert not await asked_again(table, main, other)
            again = await same_after_restart(table)
            assert again.company.chairs[other].spared == {main}
            assert await asked_again(table, main, third)
            await asks(table, people[other], circle.NotAgain(third))
            assert refused(people[other]) == "engine-not-now"
            await wander_to(table, lambda game: game.state.fight is None)
            assert not table.record.company.chairs[other].spared

    run(play)


# -- pauses and ways back -----------------------------------------------------------------------


def test_a_pause_needs_everybodys_consent_and_stops_the_clocks():
    async def play():
        async with company() as (table, people):
            await wander_to(table, in_window)
            closing = table.record.closing
            await asks(table, people[0], circle.Propose("pause"))
            assert people[1].last_of("Circle")["proposal"]["needed"] == [1, 2]
            await asks(table, people[1], circle.Reply(True))
            assert not table.record.company.paused
            await asks(table, people[2], circle.Reply(True))
            assert table.record.company.paused
            assert table._timer is None
            seat = next(s for s in range(3) if table.record.game.window.waiting() >> s & 1)
            await table.answer(
                people[seat], Answer(f"{seat}.0.closing", "pass", table.record.seq, "x")
            )
            assert refused(people[seat]) == "engine-paused"
            table._store.now += 5_000
            await asks(table, people[1], circle.Propose("resume"))
            assert table.record.closing.at == closing.at + 5_000
            await same_after_restart(table)

    run(play)


def test_one_no_ends_a_proposal_and_so_does_who_made_it():
    async def play():
        async with company() as (table, people):
            for ender in (2, 0):
                await asks(table, people[0], circle.Propose("pause"))
                await asks(table, people[ender], circle.Reply(False))
                assert table.record.company.proposal is None
            await asks(table, people[0], circle.Propose("pause"))
            await asks(table, people[1], circle.Propose("pause"))
            assert refused(people[1]) == "engine-one-proposal"

    run(play)


def test_what_showed_nothing_is_taken_back_freely():
    async def play():
        async with company() as (table, people):
            before = table.record.game.digest()
            await choose(table, 0, "ready")
            after = table.record.game.digest()
            await asks(table, people[0], circle.Propose("back"))
            assert table.record.game.digest() == before != after
            assert table.record.company.proposal is None
            assert people[1].last_of("Update")["table"]["waiting"] == [0, 1, 2]
            await same_after_restart(table)

    run(play)


def test_others_who_have_acted_have_to_agree():
    async def play():
        async with company() as (table, people):
            before = table.record.game.digest()
            await choose(table, 0, "ready")
            await choose(table, 1, "ready")
            await asks(table, people[0], circle.Propose("back"))
            assert people[2].last_of("Circle")["proposal"]["needed"] == [1]
            assert table.record.game.digest() != before
            await asks(table, people[1], circle.Reply(True))
            assert table.record.game.digest() == before
            await same_after_restart(table)
            log = log_of(table.record, await table._store.rows("t"))
            assert log.rows == []

    run(play)


def test_what_was_revealed_is_taken_back_by_consent_of_all():
    async def play():
        async with company() as (table, people):
            await everybody_ready(table)
            seat = next(each.seat for each in table.record.game.decisions if each.required)
            before = table.record.game.digest()
            await choose(table, seat, "kick-open")
            await asks(table, people[seat], circle.Propose("back"))
            others = [each for each in range(3) if each != seat]
            assert people[seat].last_of("Circle")["proposal"]["needed"] == others
            for each in others:
                await asks(table, people[each], circle.Reply(True))
            assert table.record.game.digest() == before
            await choose(table, seat, "kick-open")
            again = await same_after_restart(table)
            assert again.rewinds == 1

    run(play)


def test_a_game_that_goes_on_makes_a_way_back_void():
    async def play():
        async with company() as (table, people):
            await choose(table, 0, "ready")
            await choose(table, 1, "ready")
            await asks(table, people[0], circle.Propose("back"))
            await choose(table, 2, "ready")
            assert table.record.company.proposal is None

    run(play)


def test_who_did_nothing_has_nothing_to_take_back():
    async def play():
        async with company() as (table, people):
            await asks(table, people[1], circle.Propose("back"))
            assert refused(people[1]) == "engine-nothing-to-take-back"

    run(play)


# -- showing and talking ------------------------------------------------------------------------


def test_a_card_is_shown_to_one_seat_alone():
    async def play():
        async with company() as (table, people):
            card = people[0].last_of("Update")["you"]["hand"][0]
            spectator = Onlooker()
            table.attach(spectator, None)
            await asks(table, people[0], circle.ShowCard(card["handle"], 1))
            shown = people[1].last_of("Update")
            assert shown["you"]["known"][0]["card"]["id"] == card["id"]
            assert shown["events"][0]["cards"][0]["id"] == card["id"]
            for other in (people[2], spectator):
                assert other.last_of("Update")["events"][0]["cards"][0]["id"] == ""
                assert card["id"].encode() not in other.raw[-1]
            await same_after_restart(table)
            log = log_of(table.record, await table._store.rows("t"))
            assert type(table.record.game).replay(log).digest() == table.record.game.digest()

    run(play)


def test_only_a_card_of_ones_own_hand_can_be_shown():
    async def play():
        async with company() as (table, people):
            card = people[0].last_of("Update")["you"]["hand"][0]
            await asks(table, people[1], circle.ShowCard(card["handle"], 2))
            assert refused(people[1]) == "engine-unknown-option"
            await asks(table, people[0], circle.ShowCard(card["handle"], 0))
            assert refused(people[0]) == "engine-unknown-option"

    run(play)


def test_spectators_see_the_hands_of_those_who_allow_it_and_no_others():
    async def play():
        async with company() as (table, people):
            spectator = Onlooker()
            table.attach(spectator, None)
            assert "hands" not in spectator.last_of("Update")
            await asks(table, people[1], circle.OpenHand(True))
            await choose(table, 0, "ready")
            hands = spectator.last_of("Update")["hands"]
            mine = people[1].last_of("Update").get("you") or people[1].got[2]["you"]
            assert list(hands) == ["1"]
            assert [card["id"] for card in hands["1"]] == [card["id"] for card in mine["hand"]]
            assert all("hands" not in each for each in people[2].got)
            await asks(table, people[1], circle.OpenHand(False))
            await choose(table, 1, "ready")
            assert spectator.last_of("Update")["hands"] == {}

    run(play)


def test_who_is_muted_is_not_heard_by_that_seat():
    async def play():
        async with company() as (table, people):
            await asks(table, people[0], circle.Mute(1, True))
            await table.say(people[1], Chat("Psst", "a"))
            assert all(each["t"] != "ChatLine" for each in people[0].got)
            assert people[2].last_of("ChatLine")["text"] == "Psst"
            again = Onlooker("guest-0")
            table.attach(again, None)
            assert all(each["t"] != "ChatLine" for each in again.got)
            await asks(table, people[0], circle.Mute(1, False))
            await table.say(people[1], Chat("Hello?", "b"))
            assert people[0].last_of("ChatLine")["text"] == "Hello?"

    run(play)


def test_spectators_ask_for_nothing():
    async def play():
        async with company() as (table, _):
            spectator = Onlooker()
            table.attach(spectator, None)
            for request in (
                circle.Ready(True),
                circle.Wait(1),
                circle.Propose("pause"),
                circle.Rest(True),
                circle.ShowCard(1),
                circle.OpenHand(True),
                circle.Mute(1, True),
            ):
                await asks(table, spectator, request)
                assert refused(spectator) == "engine-no-seat"
            assert table.record.seq == 3

    run(play)


def test_what_cannot_be_saved_does_not_happen():
    async def play():
        async with company() as (table, people):
            table._store.fail = True
            await asks(table, people[0], circle.Rest(True))
            assert refused(people[0]) == "engine-not-saved"
            assert table.record.company.bots() == {}

    run(play)
