"""What a server says of the sets that it offers."""

import msgspec
import pytest

from kickdoor import Game
from kickdoor.server.catalogue import catalogue
from kickdoor.server.messages import Catalogue
from support.short import written_to


@pytest.fixture
def short(tmp_path, monkeypatch):
    """The folder of a set that this server offers besides those that it has."""
    folder = str(written_to(tmp_path))
    monkeypatch.setenv("KICKDOOR_HIDDEN", folder)
    catalogue.cache_clear()
    yield folder
    catalogue.cache_clear()


def test_a_set_that_is_offered_by_its_folder_goes_by_it_and_can_be_played(short):
    shown = msgspec.json.decode(catalogue("en"), type=Catalogue)
    assert {each.id: each.name for each in shown.editions}[short] == "A short game"
    assert Game.new([short], ["Ada", "Ben", "Cleo"]).rules.goal == 4
