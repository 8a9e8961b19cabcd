"""Every bus carries hints to the other nodes, and goes on after its line has broken."""

import asyncio

import pytest

from kickdoor.server.bus import BusError, Grown, LocalBus, Present, make_bus

SECONDS = 20


@pytest.fixture(
    params=[
        "local",
        pytest.param("postgresql", marks=pytest.mark.postgres),
        pytest.param("nats", marks=pytest.mark.nats),
    ]
)
def nodes(request):
    """What makes another node's end of one bus."""
    if request.param == "local":
        together = []
        return lambda: LocalBus(together)
    named = {"postgresql": "postgres_dsn", "nats": "nats_url"}[request.param]
    address = request.getfixturevalue(named)
    return lambda: make_bus(address, "")


class Ear:
    """Keeps what it hears; `wait` waits for a table's news."""

    def __init__(self):
        self.heard = []
        self._news = asyncio.Event()

    def __call__(self, hint, node):
        self.heard.append(hint)
        self._news.set()

    async def wait(self, hint):
        async with asyncio.timeout(SECONDS):
            while hint not in self.heard:
                self._news.clear()
                await self._news.wait()


def test_a_hint_reaches_every_other_node_and_not_its_own(nodes):
    async def play():
        buses, ears = [nodes() for _ in range(3)], [Ear() for _ in range(3)]
        for bus, ear in zip(buses, ears, strict=True):
            await bus.start(ear)
        buses[0].announce(Grown("one", 4))
        buses[1].announce(Grown("two", 5))
        buses[2].announce(Present("two", 3))
        await asyncio.gather(*(ear.wait(Grown("one", 4)) for ear in ears[1:]))
        await asyncio.gather(*(ear.wait(Grown("two", 5)) for ear in ears[::2]))
        await asyncio.gather(*(ear.wait(Present("two", 3)) for ear in ears[:2]))
        for bus in buses:
            await bus.stop()
        assert Grown("one", 4) not in ears[0].heard
        assert Grown("two", 5) not in ears[1].heard

    asyncio.run(play())


def test_what_is_announced_before_the_end_is_heard(nodes):
    async def play():
        one, two, ear = nodes(), nodes(), Ear()
        await one.start(Ear())
        await two.start(ear)
        for length in range(1, 50):
            one.announce(Grown("last", length))
        await one.stop()
        await ear.wait(Grown("last", 49))
        await two.stop()

    asyncio.run(play())


@pytest.mark.postgres
def test_a_bus_whose_line_breaks_listens_again(postgres_dsn):
    import asyncpg

    async def play():
        one, two, ear = make_bus("", postgres_dsn), make_bus("", postgres_dsn), Ear()
        await one.start(Ear())
        await two.start(ear)
        other = await asyncpg.connect(postgres_dsn)
        await other.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where pid <> pg_backend_pid() and datname = current_database()"
        )
        await other.close()
        length = 0
        async with asyncio.timeout(SECONDS):
            while not ear.heard:
                length += 1
                one.announce(Grown("again", length))
                await asyncio.sleep(0.05)
        await one.stop()
        await two.stop()

    asyncio.run(play())


@pytest.mark.parametrize("address", ["postgresql://nobody@127.0.0.1:9/none", "nats://127.0.0.1:9"])
def test_a_bus_that_cannot_be_reached_is_said_not_to_be(address):
    pytest.importorskip("asyncpg" if address.startswith("postgresql") else "nats")

    async def play():
        with pytest.raises(BusError):
            await make_bus(address, "").start(Ear())

    asyncio.run(play())


def test_an_address_names_a_bus():
    assert isinstance(make_bus("", ""), LocalBus)
    with pytest.raises(ValueError, match="--bus redis://x: a bus is local, postgresql"):
        make_bus("redis://x", "")
