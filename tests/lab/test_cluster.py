"""A Dask cluster plays the same games as this machine."""

from threading import current_thread, main_thread

import pytest

from kickdoor.lab import cluster as clusters
from kickdoor.lab.bulk import play_range, ranges, spread
from kickdoor.lab.chronicle import Chronicler
from kickdoor.lab.cluster import Unfit, cluster
from kickdoor.lab.plan import Plan

PLAN = Plan(bots=("random",), seats=(3,), checks=False)


@pytest.fixture(scope="module")
def address():
    reason = "the extra `dask` is not installed"
    distributed = pytest.importorskip("distributed", reason=reason)
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as local:
        yield local.scheduler_address


def test_it_plays_the_same_games(address):
    with cluster(address, PLAN) as (pool, width):
        assert width == 1
        found = [
            each
            for part in spread(pool, width, PLAN, ranges(range(12)), Chronicler)
            for each in part
        ]
    assert sorted(found, key=lambda each: each.seed) == play_range(PLAN, range(12), Chronicler)


def test_workers_with_other_cards_are_refused(address, monkeypatch):
    monkeypatch.setattr(clusters, "outfit", lambda _: current_thread() is main_thread())
    with pytest.raises(Unfit, match="other cards or another version"), cluster(address, PLAN):
        pass


@pytest.mark.usefixtures("address")
def test_where_nobody_answers_is_told_in_a_line(monkeypatch):
    monkeypatch.setattr(clusters, "PATIENCE", "1s")
    with pytest.raises(Unfit, match="no scheduler answers"), cluster("tcp://127.0.0.1:9", PLAN):
        pass
