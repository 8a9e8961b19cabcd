"""Limits: how much and how often anybody may send."""

from __future__ import annotations

from dataclasses import dataclass

LARGEST_MESSAGE = 16 * 1024
"""Bytes of one message over a socket, or of one body."""


SPECTATOR_DELAY = 30.0
"""Seconds by which spectators are behind, where the host wants them to be."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many in a burst, and then so many a second."""

    burst: float
    per_second: float


MESSAGES = Rate(burst=60, per_second=15)
CHAT = Rate(burst=8, per_second=0.7)
REQUESTS = Rate(burst=120, per_second=4)
FRAMES = Rate(burst=200, per_second=15)


class Bucket:
    """A bucket that fills with time and from which every message takes one.

    >>> bucket = Bucket(Rate(burst=1, per_second=2), now=0.0)
    >>> bucket.take(now=0.0), bucket.take(now=0.1), bucket.take(now=0.6)
    (True, False, True)
    """

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        """Start full; ``now`` is in seconds on any clock that never goes back."""
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take one; False when the bucket is empty."""
        filled = self._left + (now - self._at) * self._rate.per_second
        self._left = min(self._rate.burst, filled)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
