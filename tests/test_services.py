"""The services that other tests ask for really answer."""

import asyncio
import subprocess

import asyncpg
import pytest

from support import services


@pytest.mark.browser
def test_chromium_starts(chromium_path):
    version = subprocess.run([chromium_path, "--version"], capture_output=True, check=True)
    assert b"hrom" in version.stdout


@pytest.mark.postgres
def test_postgres_has_a_database_of_our_own(postgres_dsn):
    async def name() -> str:
        connection = await asyncpg.connect(postgres_dsn)
        try:
            return await connection.fetchval("select current_database()")
        finally:
            await connection.close()

    assert asyncio.run(name()).startswith("kickdoor_")


@pytest.mark.nats
def test_nats_answers(nats_url):
    assert nats_url.startswith("nats://")


def test_a_missing_service_skips_or_fails(monkeypatch, require):
    monkeypatch.setattr(services, "REQUIRE_ALL", False)
    with pytest.raises(pytest.skip.Exception, match="Teapot not found; brew one"):
        require(None, "Teapot", "brew one")
    monkeypatch.setattr(services, "REQUIRE_ALL", True)
    with pytest.raises(pytest.fail.Exception, match="Teapot not found"):
        require(None, "Teapot", "brew one")
    assert require("pot", "Teapot", "brew one") == "pot"
