"""The lines of the log: each thing that is done is told once."""

import asyncio

from kickdoor.lang.pack import load_packs
from support.seated import seated

ITEMS = {
    card.ident
    for card in load_packs(["munchkins"])[-1].definitions
    if card.kind == "item" and card.slot
}


def test_an_item_that_is_played_and_put_on_is_told_of_once_and_its_events_stay():
    async def play():
        for number in range(60):
            table, people = await seated(seed=f"log-{number}")
            keys = [
                option.key
                for each in table.record.game.decisions
                for option in each.options
                if each.seat == 0 and option.key.startswith("play:")
            ]
            worn = [key for key in keys if key.removeprefix("play:") in ITEMS]
            if worn:
                await table.choose(0, worn[0], table.record.game.state.revision)
                return worn[0].removeprefix("play:"), people
        raise AssertionError("nobody is dealt an item")

    ident, people = asyncio.run(play())
    for person in people:
        update = person.last_of("Update")
        lines = [each["text"] for each in update["events"] if f"[[{ident}]]" in each["text"]]
        assert lines == [f"Ada puts on [[{ident}]]."]
        assert {"used", "equipped"} <= {each["k"] for each in update["events"]}
