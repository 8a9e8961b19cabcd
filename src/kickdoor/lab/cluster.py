"""Cluster: a Dask cluster as a pool of processes that plays games like those of this machine."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import kickdoor
from kickdoor.lab.bulk import rules_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor

    from kickdoor.lab.plan import Plan

PATIENCE = "10s"
"""How long a scheduler may take to answer."""


class Unfit(Exception):
    """There is no such cluster, or it would play other games than this machine."""


@contextmanager
def cluster(address: str, plan: Plan) -> Iterator[tuple[Executor, int]]:
    """Yield the pool of a cluster, and how many games it plays at once.

    Args:
        address: where its scheduler is, such as ``tcp://10.0.0.5:8786``.
        plan: the games, whose cards have to be the same there.

    Raises:
        Unfit: nobody answers, there are no workers, or they have other cards or another version.
        ImportError: the library is not installed.
    """
    from distributed import Client

    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise Unfit(f"{address}: no scheduler answers there ({type(error).__name__})") from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise Unfit(f"{address}: the cluster has no workers")
        _compare(client.run(outfit, plan), address, plan)
        yield client.get_executor(), threads


def outfit(plan: Plan) -> tuple[str, dict[str, str]]:
    """Return what decides how a game goes beside its seed: the version, and the cards by hash."""
    return kickdoor.__version__, dict(rules_of(plan).hashes)


def _compare(found: dict[str, object], address: str, plan: Plan) -> None:
    others = [worker for worker, each in found.items() if each != outfit(plan)]
    if others:
        listed = ", ".join(sorted(others))
        raise Unfit(f"{address}: other cards or another version of Kickdoor on {listed}")
