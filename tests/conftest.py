"""Fixtures and options that every test may use."""

import os
from collections.abc import Callable, Iterator

import hypothesis
import pytest

import kickdoor.core.game
from support import services

SOAK = os.environ.get("KICKDOOR_SOAK", "") not in ("", "0")

hypothesis.settings.register_profile("test", max_examples=50, deadline=None)
hypothesis.settings.register_profile("soak", max_examples=5000, deadline=None)
hypothesis.settings.load_profile("soak" if SOAK else "test")


COMPILED = not kickdoor.core.game.__file__.endswith(".py")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what takes a machine that runs from its source."""
    if COMPILED and item.get_closest_marker("interpreted"):
        pytest.skip("the engine is compiled")


@pytest.fixture(scope="session")
def require() -> Callable[..., object]:
    """`require(found, what, remedy)`: what was found, or a skip, or under
    KICKDOOR_REQUIRE_ALL=1 a failure, in one clear line."""
    return services.require


@pytest.fixture(scope="session")
def soak() -> int:
    """How many times longer than usual a test of many games should run."""
    return 100 if SOAK else 1


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The browser for playwright: `launch(executable_path=..., args=["--no-sandbox"])`."""
    remedy = "install Debian's chromium, or name a browser in KICKDOOR_CHROMIUM"
    return services.require(services.chromium(), "Chromium", remedy)


@pytest.fixture(scope="session")
def postgres_dsn() -> Iterator[str]:
    """A fresh PostgreSQL database for this test process."""
    remedy = "install Debian's postgresql, or name a server in KICKDOOR_POSTGRES"
    with services.postgres() as dsn:
        yield services.require(dsn, "PostgreSQL", remedy)


@pytest.fixture(scope="session")
def nats_url() -> Iterator[str]:
    """A NATS server."""
    remedy = "install Debian's nats-server, or name a server in KICKDOOR_NATS"
    with services.nats() as url:
        yield services.require(url, "NATS", remedy)
