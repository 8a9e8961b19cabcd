"""Plots: pictures of figures as SVG text that stands in a page by itself; colours are the page's.

All of them are as wide as :data:`WIDTH` units of the drawing and as high as their rows ask for. Classes:
``bar``, ``zone`` (what is right), ``line`` (an interval), ``dot``, ``out`` (what is not right), ``axis``.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WIDTH = 720
NAMES = 230
"""How much of the width is for the names of rows."""

ROW = 20
FOOT = 22
HEIGHT = 180
"""How high columns are at most."""

MARGIN = 46
TICKS = 5


class Row(NamedTuple):
    """A value with a name, within an interval; ``out`` marks it as not right."""

    name: str
    value: float
    low: float
    high: float
    out: bool = False


def intervals(
    rows: Sequence[Row], zone: tuple[float, float] | None = None, *, percent: bool = False
) -> str:
    """Return a dot with its interval for each row; ``zone`` is where values should be."""
    if not rows:
        return ""
    ends = [end for row in rows for end in (row.low, row.high)] + list(zone or ())
    scale = _Scale(min(ends), max(ends))
    height = ROW * len(rows)
    parts = [scale.axis(height, percent=percent)]
    if zone:
        left, right = scale.at(zone[0]), scale.at(zone[1])
        parts.insert(
            0, f'<rect class="zone" x="{left:.1f}" width="{right - left:.1f}" height="{height}"/>'
        )
    for place, row in enumerate(rows):
        middle = ROW * place + ROW / 2
        kind = " out" if row.out else ""
        parts += [
            _name(row.name, middle),
            (
                f'<line class="line{kind}" x1="{scale.at(row.low):.1f}" x2="{scale.at(row.high):.1f}"'
                f' y1="{middle}" y2="{middle}"/>'
            ),
            f'<circle class="dot{kind}" cx="{scale.at(row.value):.1f}" cy="{middle}" r="4"/>',
        ]
    return _drawing(height + FOOT, parts)


def bars(rows: Sequence[tuple[str, float]], *, percent: bool = False) -> str:
    """Return a bar for each name and value, from 0 on."""
    if not rows:
        return ""
    scale = _Scale(min(0.0, *(value for _, value in rows)), max(value for _, value in rows))
    height = ROW * len(rows)
    parts = [scale.axis(height, percent=percent)]
    for place, (name, value) in enumerate(rows):
        left, right = sorted((scale.at(0), scale.at(value)))
        top = ROW * place + 3
        parts += [
            _name(name, ROW * place + ROW / 2),
            f'<rect class="bar" x="{left:.1f}" y="{top}" width="{right - left:.1f}" height="{ROW - 6}"/>',
        ]
    return _drawing(height + FOOT, parts)


def columns(counted: Mapping[int, int]) -> str:
    """Return a histogram: a column for each whole number between the least and the greatest."""
    if not counted:
        return ""
    first, last, most = min(counted), max(counted), max(counted.values())
    width = (WIDTH - MARGIN) / (last - first + 1)
    every = max(1, round((last - first + 1) / 15))
    parts = [f'<text class="axis" x="0" y="12">{most}</text>']
    for value in range(first, last + 1):
        left = MARGIN + (value - first) * width
        tall = HEIGHT * counted.get(value, 0) / most
        parts.append(
            f'<rect class="bar" x="{left:.1f}" y="{HEIGHT - tall:.1f}"'
            f' width="{max(1.0, width - 1):.1f}" height="{tall:.1f}"/>'
        )
        if (value - first) % every == 0:
            parts.append(
                f'<text class="axis mid" x="{left + width / 2:.1f}" y="{HEIGHT + 16}">{value}</text>'
            )
    return _drawing(HEIGHT + FOOT, parts)


def points(dots: Sequence[tuple[str, float, float]]) -> str:
    """Return a cloud of named points (name, right, up); the name shows where one points at it."""
    if not dots:
        return ""
    across = _Scale(min(x for _, x, _ in dots), max(x for _, x, _ in dots), MARGIN)
    low, high = min(0.0, *(y for *_, y in dots)), max(0.0, *(y for *_, y in dots))
    size = (high - low) or 1.0
    parts = [across.axis(HEIGHT, percent=False)]
    zero = HEIGHT * high / size
    parts.append(f'<line class="axis" x1="{MARGIN}" x2="{WIDTH}" y1="{zero:.1f}" y2="{zero:.1f}"/>')
    parts += [
        f'<text class="axis" x="0" y="{y:.1f}">{value:+.0%}</text>'
        for y, value in ((10, high), (HEIGHT, low))
    ]
    parts += [
        f'<circle class="dot" cx="{across.at(x):.1f}" cy="{HEIGHT * (high - y) / size:.1f}" r="4">'
        f"<title>{escape(name)}</title></circle>"
        for name, x, y in dots
    ]
    return _drawing(HEIGHT + FOOT, parts)


class _Scale:
    """Where values lie across a drawing, right of the names of its rows."""

    def __init__(self, low: float, high: float, left: float = NAMES) -> None:
        self._low, self._left = low, left
        self._size = (high - low) or 1.0

    def at(self, value: float) -> float:
        room = WIDTH - self._left - 20
        return self._left + 6 + room * (value - self._low) / self._size

    def axis(self, height: float, *, percent: bool) -> str:
        parts = []
        for tick in range(TICKS):
            value = self._low + self._size * tick / (TICKS - 1)
            shown = f"{value:.0%}" if percent else f"{value:.3g}"
            x = self.at(value)
            parts.append(
                f'<line class="axis" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>'
                f'<text class="axis mid" x="{x:.1f}" y="{height + 16}">{shown}</text>'
            )
        return "".join(parts)


def _name(name: str, middle: float) -> str:
    return f'<text class="name" x="{NAMES - 6}" y="{middle + 4}">{escape(name)}</text>'


def _drawing(height: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img">{"".join(parts)}</svg>'
