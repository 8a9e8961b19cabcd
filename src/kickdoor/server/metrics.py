"""Metrics: what a server counts, in the text format that Prometheus and its relatives read.

Some counters, gauges and histograms need no library: prometheus-client keeps one registry for a whole
process, which two servers in one test would share, and its collectors are what a page of code does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

HELP = {
    "kickdoor_append_conflicts_total": "Appends that lost against another node.",
    "kickdoor_append_failures_total": "Appends that could not be made durable.",
    "kickdoor_append_seconds": "Time to make the rows of one choice durable.",
    "kickdoor_bot_choice_seconds": "Time that a bot took for one choice.",
    "kickdoor_bot_processor_seconds_total": "Processor time that bots thought in workers.",
    "kickdoor_bot_workers_replaced_total": "Worker processes of bots that crashed or hung.",
    "kickdoor_catch_ups_total": "Times that rows of another node were read.",
    "kickdoor_loop_lag_seconds": "How late the event loop woke, when last measured.",
    "kickdoor_rows_total": "Rows that were made durable, by kind.",
    "kickdoor_tables_created_total": "Tables that were begun here.",
    "kickdoor_tables": "Tables in memory.",
    "kickdoor_watchers": "Open lines to tables.",
    "process_cpu_seconds_total": "Processor time of this process.",
    "process_resident_memory_bytes": "Resident memory of this process.",
}

Labels = tuple[tuple[str, str], ...]


class Histogram:
    """How often something took up to so many seconds."""

    __slots__ = ("buckets", "count", "total")

    def __init__(self) -> None:
        """Begin with nothing."""
        self.buckets = [0] * len(BOUNDS)
        self.count = 0
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Take one more into account."""
        self.count += 1
        self.total += seconds
        for place, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.buckets[place] += 1
                break

    def lines(self, name: str) -> Iterable[str]:
        """Yield it as text."""
        below = 0
        for bound, count in zip(BOUNDS, self.buckets, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound:g}"}} {below}'
        yield f'{name}_bucket{{le="+Inf"}} {self.count}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {self.count}"


class Metrics:
    """Everything that one server counts. Names are those of :data:`HELP`."""

    def __init__(self) -> None:
        """Begin with nothing counted."""
        self._counters: dict[str, dict[Labels, float]] = {}
        self._gauges: dict[str, float] = {}
        self._histograms: dict[str, Histogram] = {}

    def count(self, name: str, by: float = 1, **labels: str) -> None:
        """Add to a counter."""
        series = self._counters.setdefault(name, {})
        key = tuple(labels.items())
        series[key] = series.get(key, 0) + by

    def note(self, name: str, value: float) -> None:
        """Set a gauge."""
        self._gauges[name] = value

    def observe(self, name: str, seconds: float) -> None:
        """Add to a histogram."""
        histogram = self._histograms.get(name)
        if histogram is None:
            histogram = self._histograms[name] = Histogram()
        histogram.observe(seconds)

    def text(self, gauges: Mapping[str, Callable[[], float]]) -> str:
        """Return everything as text, with gauges that are read now."""
        lines: list[str] = []
        for name, series in sorted(self._counters.items()):
            lines += _heading(name, "counter")
            lines += [f"{name}{_labels(key)} {value:g}" for key, value in sorted(series.items())]
        now = self._gauges | {name: read() for name, read in gauges.items()}
        for name, value in sorted(now.items()):
            lines += _heading(name, "counter" if name.endswith("_total") else "gauge")
            lines.append(f"{name} {value!r}")
        for name, histogram in sorted(self._histograms.items()):
            lines += _heading(name, "histogram")
            lines += histogram.lines(name)
        return "\n".join(lines) + "\n"


def _heading(name: str, kind: str) -> list[str]:
    return [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}"]


def _labels(labels: Labels) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""
