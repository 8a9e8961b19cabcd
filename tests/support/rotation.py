"""Which part of a long test runs today; in time all of it has run everywhere."""

import os
from datetime import UTC, datetime


def today() -> int:
    """Return the number of the day, or what KICKDOOR_DAY says instead."""
    day = os.environ.get("KICKDOOR_DAY")
    return int(day) if day else datetime.now(UTC).toordinal()


def part(things, size, *, whole):
    """Return `size` of some things, other ones every day; all of them where `whole` is set."""
    if whole or size >= len(things):
        return list(things)
    start = today() * size % len(things)
    return [things[(start + step) % len(things)] for step in range(size)]
