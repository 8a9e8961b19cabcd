"""A table takes what is legal and fresh, once, and tells it only when it is durable."""

import asyncio
import random

import pytest

from kickdoor.core.decisions import Refused
from kickdoor.server.messages import Answer, Chat
from kickdoor.server.record import Record
from kickdoor.server.table import Table
from support.seated import MemoryStore, Onlooker, header_of, seated


def run(play):
    return asyncio.run(play())


def ask(seat, option, seen, nonce, game):
    decision = next(each for each in game.decisions if each.seat == seat)
    return Answer(decision.id, option, seen, nonce)


async def answer(table, person, option, nonce, seen=None, decision=None):
    """Answer with the newest knowledge, or with that of `seen`."""
    await table.answer(
        person,
        Answer(
            decision or f"{person.seat}.{table.record.game.state.revision}.floor",
            option,
            table.record.seq if seen is None else seen,
            nonce,
        ),
    )


async def wander_to(table, ready, seed=0):
    """Play at random until something holds; deadlines do not count."""
    chance = random.Random(seed)
    while not ready(table.record.game):
        game = table.record.game
        decision = chance.choice(game.decisions)
        if decision.options:
            key = chance.choice(decision.options).key
            await table.choose(decision.seat, key, game.state.revision)


def in_closing_window(game):
    return game.window is not None and game.window.kind == "closing" and game.window.waiting()


def asked_seats(game):
    return [seat for seat in range(3) if game.window.waiting() >> seat & 1]


def test_a_choice_is_told_to_everybody():
    async def play():
        table, people = await seated()
        await answer(table, people[1], "ready", "a")
        assert all(person.last_of("Update")["seq"] == table.record.seq for person in people)
        assert all(person.last_of("Update")["table"]["waiting"] == [0, 2] for person in people)

    run(play)


def test_only_what_changed_is_sent():
    async def play():
        table, people = await seated()
        first = people[0].last_of("Update")
        assert {"table", "seats", "fight", "offers", "you", "decision", "deadline"} <= first.keys()
        await answer(table, people[1], "ready", "a")
        update = people[0].last_of("Update")
        assert update.keys() == {"t", "seq", "events", "table"}
        assert people[1].last_of("Update").keys() == {
            *("t", "seq", "events", "table", "decision", "nonce")
        }
        assert people[1].last_of("Update")["nonce"] == "a"

    run(play)


def test_an_illegal_answer_is_refused_with_a_rule_and_a_sentence_and_changes_nothing():
    async def play():
        table, people = await seated()
        before = table.record.game.digest()
        await answer(table, people[0], "kick-open", "a")
        refused = people[0].last_of("Refused")
        assert refused["nonce"] == "a"
        assert refused["rule"] == "engine-not-now"
        assert refused["text"].endswith(".")
        assert table.record.game.digest() == before
        assert table.record.seq == 3

    run(play)


def test_a_repeated_nonce_acts_once_and_is_answered_the_same():
    async def play():
        table, people = await seated()
        await answer(table, people[0], "ready", "same")
        seq = table.record.seq
        await answer(table, people[0], "ready", "same")
        assert table.record.seq == seq
        assert people[0].got[-1]["t"] == "Update"
        assert "decision" in people[0].got[-1]
        await answer(table, people[0], "ready", "other")
        await answer(table, people[0], "loot", "other")
        assert people[0].raw[-1] == people[0].raw[-2]
        assert people[0].got[-1]["t"] == "Refused"

    run(play)


def test_a_nonce_is_remembered_over_a_restart():
    async def play():
        store = MemoryStore()
        table, people = await seated(store)
        await answer(table, people[0], "ready", "same")
        again = Record("t", header_of())
        again.apply(await store.rows("t"))
        reopened = Table(again, store)
        reopened.attach(people[0], None)
        await answer(reopened, people[0], "ready", "same")
        assert people[0].got[-1]["t"] == "Update"
        assert again.seq == table.record.seq

    run(play)


def test_another_seats_question_cannot_be_answered():
    async def play():
        table, people = await seated()
        await answer(table, people[0], "ready", "a", decision="1.2.floor")
        assert people[0].last_of("Refused")["rule"] == "engine-not-yours"
        spectator = Onlooker()
        table.attach(spectator, None)
        await table.answer(spectator, Answer("0.2.floor", "ready", 3, "a"))
        assert spectator.last_of("Refused")["rule"] == "engine-no-seat"
        assert table.record.seq == 3

    run(play)


def test_nobody_has_seen_what_is_still_to_come():
    async def play():
        table, people = await seated()
        await answer(table, people[0], "ready", "a", seen=table.record.seq + 1)
        assert people[0].last_of("Refused")["rule"] == "engine-stale"
        await answer(table, people[0], "ready", "b", seen=table.record.seq)
        assert people[0].got[-1]["t"] == "Update"

    run(play)


def test_what_is_said_is_told_without_characters_that_turn_the_line_around():
    async def play():
        table, people = await seated()
        await table.say(people[0], Chat("mind\u202e\x07 the\nogre\u200b", "a"))
        assert people[1].last_of("ChatLine")["text"] == "mind the ogre"
        await table.say(people[0], Chat("\u202e", "b"))
        assert [each["t"] for each in people[1].got].count("ChatLine") == 1

    run(play)


def test_a_pass_binds_to_the_window_that_was_seen():
    async def play():
        table, people = await seated()
        await wander_to(table, in_closing_window, seed=2)
        seat = asked_seats(table.record.game)[0]
        await answer(table, people[seat], "pass", "old", seen=table.record.opened - 1)
        assert people[seat].last_of("Refused")["rule"] == "engine-stale"
        await answer(table, people[seat], "pass", "new", seen=table.record.opened)
        assert people[seat].got[-1]["t"] == "Update"

    run(play)


def test_somebody_elses_pass_does_not_make_mine_stale():
    async def play():
        table, people = await seated()
        await wander_to(
            table, lambda game: in_closing_window(game) and len(asked_seats(game)) == 2, seed=2
        )
        one, two = asked_seats(table.record.game)
        seen = table.record.seq
        await answer(table, people[one], "pass", "x", seen=seen)
        await answer(table, people[two], "pass", "y", seen=seen)
        assert not [message for message in people[two].got if message["t"] == "Refused"]

    run(play)


def test_a_play_needs_only_be_legal_still():
    async def play():
        table, people = await seated()
        chosen = next(
            (seat, key)
            for seat in range(3)
            for key in table.record.game.option_keys(seat)
            if key.startswith("play:")
        )
        for other in range(3):
            if other != chosen[0]:
                await answer(table, people[other], "ready", "r")
        await answer(table, people[chosen[0]], chosen[1], "late", seen=0)
        assert people[chosen[0]].got[-1]["t"] == "Update"

    run(play)


def test_a_pick_binds_to_its_question():
    async def play():
        table, people = await seated()
        await wander_to(
            table,
            lambda game: any(
                option.verb == "pick" for each in game.decisions for option in each.options
            ),
            seed=1,
        )
        decision = next(each for each in table.record.game.decisions if each.required)
        key = decision.options[0].key
        await answer(table, people[decision.seat], key, "old", seen=table.record.changed - 1)
        assert people[decision.seat].last_of("Refused")["rule"] == "engine-stale"

    run(play)


def test_a_draft_is_told_to_its_own_seat_alone_and_is_not_logged():
    async def play():
        table, people = await seated()
        await wander_to(
            table,
            lambda game: (
                any(key.startswith("trade:") for key in game.option_keys(0))
                and not game.state.drafts
            ),
        )
        table.record.adopt_draft(table.record.game.clone())
        sent = [len(person.raw) for person in people]
        seq = table.record.seq
        await answer(table, people[0], "trade:@1", "a")
        assert [len(person.raw) - before for person, before in zip(people, sent, strict=True)] == [
            1,
            0,
            0,
        ]
        assert people[0].last_of("Update")["you"]["draft"] == ["trade", "@1"]
        assert people[0].last_of("Update")["decision"]["kind"] == "draft"
        assert "nonce" not in people[0].last_of("Update")
        assert table.record.seq == seq
        await answer(table, people[0], "trade:@1", "a")
        assert people[0].last_of("Update").keys() == {"t", "seq", "events", "decision"}

    run(play)


def test_nothing_happens_that_is_not_durable():
    async def play():
        store = MemoryStore()
        table, people = await seated(store)
        before = table.record.game.digest()
        store.fail = True
        await answer(table, people[0], "ready", "a")
        assert people[0].last_of("Refused")["rule"] == "engine-not-saved"
        assert [each["seq"] for each in people[1].got if each["t"] == "Update"] == [3]
        assert table.record.game.digest() == before
        store.fail = False
        await answer(table, people[0], "ready", "a")
        assert table.record.game.digest() != before

    run(play)


def test_whoever_appends_first_wins_and_the_other_reads_on():
    async def play():
        store = MemoryStore()
        one, people = await seated(store)
        again = Record("t", header_of())
        again.apply(await store.rows("t"))
        two = Table(again, store)
        late = Onlooker("guest-2")
        two.attach(late, None)

        async def ben_is_faster():
            await answer(one, people[1], "ready", "ben")

        store.before_append = ben_is_faster
        await answer(two, late, "ready", "cleo")
        assert [stored.row for stored in await store.rows("t", 3)] == [
            ("choice", 1, "ready"),
            ("choice", 2, "ready"),
        ]
        assert late.last_of("Update")["table"]["waiting"] == [0]

    run(play)


def test_a_choice_that_became_illegal_by_a_faster_one_is_refused():
    async def play():
        store = MemoryStore()
        one, people = await seated(store)
        again = Record("t", header_of())
        again.apply(await store.rows("t"))
        two = Table(again, store)
        elsewhere = Onlooker("guest-0")
        two.attach(elsewhere, None)

        async def the_same_seat_on_another_device():
            await answer(one, people[0], "ready", "first")

        store.before_append = the_same_seat_on_another_device
        await answer(two, elsewhere, "ready", "second")
        assert elsewhere.last_of("Refused")["nonce"] == "second"
        assert len(await store.rows("t")) == 4

    run(play)


def test_a_fault_of_the_engine_leaves_the_table_as_it_was(monkeypatch, caplog):
    async def play():
        table, people = await seated()
        before = table.record.game.digest()

        def fail(*_):
            raise RuntimeError("a bug")

        monkeypatch.setattr("kickdoor.rules.setup.Ready.apply", fail)
        await answer(table, people[0], "ready", "a")
        assert people[0].last_of("Refused")["rule"] == "engine-fault"
        assert table.record.game.digest() == before
        monkeypatch.undo()
        await answer(table, people[0], "ready", "b")
        assert table.record.game.digest() != before

    run(play)
    assert "a bug" in caplog.text


def test_a_bots_stale_pass_is_refused():
    async def play():
        table, _ = await seated()
        await wander_to(table, in_closing_window, seed=2)
        seat = asked_seats(table.record.game)[0]
        with pytest.raises(Refused):
            await table.choose(seat, "pass", table.record.game.state.revision - 1)

    run(play)


def test_chat_is_told_to_all_and_kept():
    async def play():
        store = MemoryStore()
        table, people = await seated(store)
        await table.say(people[1], Chat("  hello\nall ", "c"))
        await table.say(people[1], Chat("  hello\nall ", "c"))
        lines = [message for message in people[0].got if message["t"] == "ChatLine"]
        assert [(line["seat"], line["name"], line["text"]) for line in lines] == [
            (1, "Ben", "hello all")
        ]
        again = Record("t", header_of())
        again.apply(await store.rows("t"))
        late = Onlooker()
        Table(again, store).attach(late, None)
        assert late.last_of("ChatLine")["text"] == "hello all"
        await table.say(late, Chat("me too", "d"))
        assert late.last_of("Refused")["rule"] == "engine-no-seat"

    run(play)


def test_a_preview_tells_both_totals():
    async def play():
        table, people = await seated()
        await wander_to(table, lambda game: game.state.fight is not None, seed=3)
        seat = table.record.game.state.fight.main
        table.preview(people[seat], "concede")
        preview = people[seat].last_of("Preview")
        fight = table.record.game.view(seat).fight
        assert (preview["munchkins"], preview["monsters"]) == (fight.munchkins, fight.monsters)
        table.preview(people[seat], "nonsense")
        assert people[seat].last_of("Preview")["munchkins"] is None

    run(play)


def test_who_comes_back_gets_everything_and_the_events_that_were_missed():
    async def play():
        table, people = await seated()
        await answer(table, people[0], "ready", "a")
        seq = table.record.seq
        for person in people[1:]:
            await answer(table, person, "ready", "a")
        returning = Onlooker("guest-0")
        table.attach(returning, seq)
        update = returning.last_of("Update")
        assert {"table", "seats", "fight", "offers", "you", "decision"} <= update.keys()
        assert [event["k"] for event in update["events"]][-1] == "turn-began"
        fresh = Onlooker("guest-0")
        table.attach(fresh, None)
        assert len(fresh.last_of("Update")["events"]) > len(update["events"])

    run(play)
