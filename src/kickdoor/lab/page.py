"""Page: what the laboratory found, as one HTML file with plots that asks for nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from kickdoor.lab import plots
from kickdoor.lab.band import BAND
from kickdoor.lab.plots import Row
from kickdoor.lab.verdict import OUT, SEAT, STRONG, WEAK

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from kickdoor.lang.wording import Wording

Figures = dict[str, Any]
"""What :func:`kickdoor.lab.findings.findings` returns."""

ENDS = 15
"""How many of the strongest and of the weakest cards are drawn."""

FEWEST = 20
"""In how many cases something must have happened to a card before it is drawn."""

PERCENT = ("fights-won", "won-with-help")
LEVELS = "levels-"

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf8; --soft: #8a8578; --good: #dfeedd;
  --bar: #4d7c8a; --bad: #b3402a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --paper: #1c1b19; --soft: #98917f;
  --good: #24402a; --bar: #6fa6b5; --bad: #e5785f; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
p.note { color: var(--soft); } li.out { font-weight: 600; } li small { font-weight: 400; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: right; padding: .15rem .5rem; border-bottom: 1px solid color-mix(in srgb, var(--soft) 30%, transparent); }
th:first-child, td:first-child { text-align: left; } td.out { color: var(--bad); font-weight: 600; }
svg { width: 100%; height: auto; } svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
svg text.name { text-anchor: end; } svg text.axis { fill: var(--soft); } svg text.mid { text-anchor: middle; }
svg line.axis { stroke: var(--soft); stroke-opacity: .25; } svg .zone { fill: var(--good); }
svg .bar, svg .dot { fill: var(--bar); } svg .line { stroke: var(--bar); stroke-width: 2; }
svg .dot.out { fill: var(--bad); } svg .line.out { stroke: var(--bad); }
"""


def page(figures: Figures, words: Wording, sets: Sequence[str]) -> str:
    """Return the page about some figures in the language of ``words``; ``sets`` are the sets' names."""
    return Page(figures, words).html(sets)


class Page:
    """One page while it is being put together."""

    def __init__(self, figures: Figures, words: Wording) -> None:
        """Take the figures and the language."""
        self._figures = figures
        self._say = words.say
        self._name = words.name_of
        self._ours = {card: each["own"] for card, each in figures["impact"].items()}

    def html(self, sets: Sequence[str]) -> str:
        """Return the page."""
        figures, say = self._figures, self._say
        plan = figures["plan"]
        title = say("lab-title", sets=", ".join(sets), games=int(figures["games"]))
        about = say(
            "lab-plan",
            bots=", ".join(plan["bots"]),
            seats=", ".join(map(str, plan["seats"])),
            failures=figures["failures"],
        )
        sections = (
            ("verdict", self._verdict()),
            ("measures", self._measures()),
            ("length", plots.columns(_whole(figures["lengths"]["rounds"]))),
            ("drama", self._drama()),
            ("seats", self._seats()),
            ("identities", self._identities()),
            ("drawn", self._impact("drawn")),
            ("played", self._impact("played")),
            ("monsters", self._monsters()),
            ("items", self._items()),
            ("dead", self._dead()),
        )
        body = "".join(
            f"<section><h2>{escape(say(f'lab-head-{name}'))}</h2>{text}</section>"
            for name, text in sections
        )
        return (
            f'<!doctype html><html><head><meta charset="utf-8"><title>{escape(title)}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
            f"<body><h1>{escape(title)}</h1><p>{escape(about)}</p>{body}</body></html>\n"
        )

    # -- sections -----------------------------------------------------------------------------

    def _verdict(self) -> str:
        found = self._figures["verdict"]
        if not found:
            return f"<p>{escape(self._say('lab-balanced'))}</p>"
        return f"<ul>{''.join(self._finding(each) for each in found)}</ul>"

    def _finding(self, finding: Mapping[str, Any]) -> str:
        say, kind = self._say, finding["kind"]
        certain = finding["certainty"] == OUT
        scale = 100 if kind.startswith("seat") else 1
        numbers = {
            name: f"{scale * abs(finding[name]) if name != 'low' else scale * finding[name]:.3g}"
            for name in ("value", "low", "high", "bound")
        }
        text = say(f"lab-found-{kind}", subject=self._subject(finding), **numbers)
        advice = [say("lab-certain" if certain else "lab-uncertain"), say(f"lab-change-{kind}")]
        if not finding["own"]:
            advice.append(say("lab-given"))
        if finding["unused"]:
            advice.append(say("lab-unused", features=", ".join(finding["unused"])))
        mark = ' class="out"' if certain else ""
        return f"<li{mark}>{escape(text)}<br><small>{escape(' · '.join(advice))}</small></li>"

    def _subject(self, finding: Mapping[str, Any]) -> str:
        kind, subject = finding["kind"].partition("-")[0], finding["subject"]
        if kind == "seat":
            return self._say("lab-seat", seat=subject)
        return self._say(f"lab-measure-{subject}") if kind == "measure" else self._name(subject)

    def _measures(self) -> str:
        names = [name for name in self._figures if self._is_measure(name)]
        rows = []
        for name in names:
            bounds = BAND.get(name) if self._figures["banded"] else None
            shown = "" if bounds is None else _span(name, bounds.least, bounds.most)
            rows.append(
                (self._say(f"lab-measure-{name}"), _number(name, self._figures[name]), shown)
            )
        return self._table(("measure", "value", "band"), rows)

    def _is_measure(self, name: str) -> bool:
        number = isinstance(self._figures[name], (int, float))
        try:
            return number and bool(self._say(f"lab-measure-{name}"))
        except KeyError:
            return False

    def _drama(self) -> str:
        shares = self._figures["drama"].items()
        rows = [_row(self._say(f"lab-drama-{name}"), share) for name, share in shares]
        return self._note("drama") + plots.intervals(rows, percent=True)

    def _seats(self) -> str:
        shares = self._figures["seats"]
        rows = [_row(self._say("lab-seat", seat=seat), each) for seat, each in shares.items()]
        fair = next(iter(shares.values()), {"fair": 0.25})["fair"]
        even = all(each["fair"] == fair for each in shares.values())
        zone = (fair - SEAT, fair + SEAT) if even else None
        return self._note("seats") + plots.intervals(rows, zone, percent=True)

    def _identities(self) -> str:
        parts = [self._note("identities")]
        for holders in self._figures["identities"].values():
            rows = []
            for ident, each in holders.items():
                ever = each["ever"]
                if ever["holders"]:
                    value, low, high = (
                        end / ever["fair"] for end in (ever["share"], *ever["interval"])
                    )
                    name = self._name(ident) + ("" if self._ours.get(ident, True) else " *")
                    out = ident in self._ours and (high < WEAK or low > STRONG)
                    rows.append(Row(name, value, low, high, out))
            parts.append(plots.intervals(rows, (WEAK, STRONG)))
        return "".join(parts)

    def _impact(self, what: str) -> str:
        swings = {card: each[what] for card, each in self._figures["impact"].items()}
        order = sorted(
            (card for card, each in swings.items() if each["cases"] >= FEWEST),
            key=lambda card: -float(swings[card]["change"]),
        )
        ends = order if len(order) <= 2 * ENDS else order[:ENDS] + order[-ENDS:]
        rows = []
        for card in ends:
            low, high = swings[card]["interval"]
            rows.append(
                Row(self._name(card), swings[card]["change"], low, high, low > 0 or high < 0)
            )
        table = [
            (
                self._name(card),
                swings[card]["cases"],
                f"{swings[card]['change']:+.1%}",
                "{:+.1%} – {:+.1%}".format(*swings[card]["interval"]),
            )
            for card in sorted(swings, key=lambda card: -float(swings[card]["change"]))
            if swings[card]["cases"]
        ]
        whole = self._folded(("card", "cases", "change", "interval"), table)
        return self._note("impact") + plots.intervals(rows, percent=True) + whole

    def _monsters(self) -> str:
        beasts = self._figures["monsters"]
        bars = [(self._name(each["card"]), each["beaten"]) for each in beasts if each["met"]]
        columns = ("card", "level", "met", "killed", "caught")
        rows = [
            (self._name(each["card"]), *(each[name] for name in columns[1:])) for each in beasts
        ]
        return self._note("monsters") + plots.bars(bars, percent=True) + self._folded(columns, rows)

    def _items(self) -> str:
        items = self._figures["items"]
        dots = [
            (self._name(each["card"]), each["value"], each["change"])
            for each in items
            if each["drawn"] >= FEWEST
        ]
        rows = [
            (
                self._name(each["card"]),
                *(each[name] for name in ("value", "drawn", "played", "sold")),
                f"{each['change']:+.1%}",
            )
            for each in items
        ]
        columns = ("card", "gold", "drawn", "played", "sold", "change")
        return plots.points(dots) + self._folded(columns, rows)

    def _dead(self) -> str:
        cards = self._figures["cards"]
        lines = []
        for name in ("never-drawn", "never-played", "without-effect", "idle-features"):
            listed = ", ".join(self._named(each) for each in cards[name])
            shown = escape(listed or self._say("lab-none"))
            lines.append(f"<p><b>{escape(self._say(f'lab-dead-{name}'))}</b>: {shown}</p>")
        uses = sorted(cards["uses"].items(), key=lambda use: use[1][2] / max(1, use[1][0]))
        rows = [(self._name(card), *counts) for card, counts in uses]
        return "".join(lines) + self._folded(("card", "drawn", "played", "worked"), rows)

    def _named(self, ident: str) -> str:
        card, sign, feature = ident.partition(">")
        return f"{self._name(card)}: {feature}" if sign else self._name(card)

    # -- pieces -------------------------------------------------------------------------------

    def _note(self, name: str) -> str:
        return f'<p class="note">{escape(self._say(f"lab-note-{name}"))}</p>'

    def _folded(self, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
        title = escape(self._say("lab-whole-table"))
        return f"<details><summary>{title}</summary>{self._table(columns, rows)}</details>"

    def _table(self, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
        heads = "".join(f"<th>{escape(self._say(f'lab-column-{name}'))}</th>" for name in columns)
        return f"<table><tr>{heads}</tr>{''.join(_line(row) for row in rows)}</table>"


def _line(cells: Sequence[object]) -> str:
    return f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in cells)}</tr>"


def _row(name: str, share: Mapping[str, Any]) -> Row:
    low, high = share["interval"]
    return Row(name, share["share"], low, high)


def _whole(counted: Mapping[str, int]) -> dict[int, int]:
    return {int(value): games for value, games in counted.items()}


def _number(name: str, value: float) -> str:
    shares = name in PERCENT or (name.startswith(LEVELS) and "lost" not in name)
    return f"{value:.0%}" if shares else f"{value:.4g}"


def _span(name: str, least: float | None, most: float | None) -> str:
    return " – ".join("" if end is None else _number(name, end) for end in (least, most))
