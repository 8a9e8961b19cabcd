"""Collector: lets Python look for garbage in circles seldom, and not at what stays for good."""

from __future__ import annotations

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

THRESHOLDS = (1_000, 10, 1_000)
"""Tables leave no circles behind, but a look at all that two hundred of them hold takes 0.3 s, in
which nobody is answered; by default it comes every few seconds under load."""


@contextmanager
def seldom() -> Iterator[None]:
    """Look seldom for as long as this lasts; what is there already is not looked at meanwhile."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
