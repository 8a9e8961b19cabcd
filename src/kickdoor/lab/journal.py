"""Journal: the games of a long run, written down as they end, so that the run can be taken up again."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from kickdoor.lab.bulk import Failure, rules_of
from kickdoor.lab.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from kickdoor.lab.plan import Plan

KINDS: dict[str, type[Tally | Failure]] = {"tally": Tally, "failure": Failure}


class Foreign(Exception):
    """The file is no journal of these games."""


class Journal:
    """A file with a line for each game after a line that says which games they are."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open the journal of a plan's games, or begin it.

        Raises:
            Foreign: it holds other games, or those of other cards.
        """
        self._path = path
        self.outcomes: list[Tally | Failure] = []
        games = about(plan)
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        if not lines:
            path.write_text(json.dumps(games) + "\n", "utf-8")
        elif json.loads(lines[0]) != games:
            raise Foreign(f"{path}: holds other games than these; give another file")
        else:
            self.outcomes = list(_read(lines[1:]))
            self._cut(lines)

    def missing(self, seeds: range) -> Sequence[int]:
        """Return the seeds whose games are not written down yet."""
        held = {outcome.seed for outcome in self.outcomes}
        return [seed for seed in seeds if seed not in held]

    def of(self, seeds: range) -> list[Tally | Failure]:
        """Return what is written down of some games, in their order."""
        held = {outcome.seed: outcome for outcome in self.outcomes}
        return [held[seed] for seed in seeds if seed in held]

    def add(self, outcomes: Sequence[Tally | Failure]) -> None:
        """Write games down."""
        self.outcomes += outcomes
        with self._path.open("a", encoding="utf-8") as file:
            for outcome in outcomes:
                kind = "failure" if isinstance(outcome, Failure) else "tally"
                file.write(json.dumps({kind: asdict(outcome)}) + "\n")

    def _cut(self, lines: list[str]) -> None:
        """Leave out a last line that was not written to its end."""
        whole = lines[: 1 + len(self.outcomes)]
        self._path.write_text("\n".join(whole) + "\n", "utf-8")


def _read(lines: list[str]) -> Iterator[Tally | Failure]:
    for line in lines:
        try:
            ((kind, fields),) = json.loads(line).items()
        except json.JSONDecodeError:
            return
        yield KINDS[kind](**fields)


def about(plan: Plan) -> dict[str, object]:
    """Return what must be the same for games to be counted together."""
    fields = asdict(plan)
    return {
        **{name: list(each) if isinstance(each, tuple) else each for name, each in fields.items()},
        "cards": dict(rules_of(plan).hashes),
    }
