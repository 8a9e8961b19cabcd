"""Curve: how learning went, drawn as SVG by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from learner.training import Point

WINDOW = 40
"""Over how many games against random seats the share of wins is taken."""

WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 16, 44
CHANCE = 0.25
HEAD = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
    'font-family="sans-serif" font-size="12" fill="#777">'
)


def shares(points: Sequence[Point], window: int = WINDOW) -> list[tuple[float, float]]:
    """Return (processor minutes, share of the last games that were won), from the first full window on.

    >>> from learner.training import Point
    >>> shares([Point(12, 30.0, 6, 1), Point(24, 60.0, 6, 3)], window=12)
    [(1.0, 0.3333333333333333)]
    """
    found = []
    for end in range(1, len(points) + 1):
        games = wins = 0.0
        for point in reversed(points[:end]):
            games, wins = games + point.against_random, wins + point.wins
            if games >= window:
                found.append((points[end - 1].seconds / 60, wins / games))
                break
    return found


def svg(points: Sequence[Point]) -> str:
    """Return the curve as a picture that stands on light and dark pages."""
    drawn = shares(points)
    longest = max(points[-1].seconds / 60, 0.001)
    highest = max([0.5, *(share for _, share in drawn)])

    def x(minutes: float) -> float:
        return round(LEFT + minutes / longest * (WIDTH - LEFT - RIGHT), 1)

    def y(share: float) -> float:
        return round(HEIGHT - BOTTOM - share / highest * (HEIGHT - TOP - BOTTOM), 1)

    def text(at: float, down: float, words: str, anchor: str) -> str:
        return f'<text x="{at}" y="{down}" text-anchor="{anchor}">{words}</text>'

    parts = [
        HEAD,
        f'<path d="M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{WIDTH - RIGHT}" fill="none" stroke="#777"/>',
    ]
    tenths = range(int(highest * 10) + 1)
    parts += [text(LEFT - 8, y(tenth / 10) + 4, f"{tenth * 10} %", "end") for tenth in tenths]
    for quarter in range(5):
        minutes = longest * quarter / 4
        parts.append(text(x(minutes), HEIGHT - BOTTOM + 16, f"{minutes:.1f}", "middle"))
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(text(middle, HEIGHT - 8, "processor minutes, all processes together", "middle"))
    parts.append(
        f'<path d="M{LEFT} {y(CHANCE)}H{WIDTH - RIGHT}" stroke="#777" stroke-dasharray="4 4"/>'
    )
    parts.append(text(WIDTH - RIGHT, y(CHANCE) + 14, "chance", "end"))
    line = " ".join(f"{x(minutes)},{y(share)}" for minutes, share in drawn)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#2a78d6" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>", ""])
