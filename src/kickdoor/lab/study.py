"""Study: a long run kept as a folder of Parquet files, written as games end and taken up again.

    study.json            which games these are
    games-00001.parquet   a row a game, some hundred games a file
    marks-00001.parquet   the fates of the cards in the same games
    failures.jsonl        games that went wrong, with their logs

However many games there are, no more than one file's worth is in memory. A run that is killed loses
the games since the last file alone.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from kickdoor.lab import parquet
from kickdoor.lab.bulk import Failure, rules_of
from kickdoor.lab.chronicle import Chronicle
from kickdoor.lab.journal import Foreign, about

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    import pyarrow as pa

    from kickdoor.lab.plan import Plan
    from kickdoor.lab.tally import Tally

BATCH = 100
"""How many games go into one file."""


class Study:
    """The folder of a plan's games."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open the study of a plan's games, or begin it.

        Raises:
            Foreign: the folder holds other games, or those of other cards, or none but is not empty.
        """
        self.folder = folder
        self._columns = parquet.Columns(rules_of(plan))
        self._waiting: list[Chronicle] = []
        self._begin(about(plan))
        self._held = self._read_held()

    def _begin(self, games: dict[str, object]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        title = self.folder / "study.json"
        if title.exists():
            if json.loads(title.read_text("utf-8")) != games:
                raise Foreign(f"{self.folder}: holds other games than these; give another folder")
        elif any(self.folder.iterdir()):
            raise Foreign(f"{self.folder}: is not empty and holds no games; give another folder")
        else:
            title.write_text(json.dumps(games, indent=2) + "\n", "utf-8")

    def _read_held(self) -> set[int]:
        held = {failure.seed for failure in self.failures()}
        for path in self._files():
            held.update(parquet.read(path, ["seed"])["seed"].to_pylist())
        return held

    def missing(self, seeds: range) -> Sequence[int]:
        """Return the seeds whose games are not there yet."""
        return [seed for seed in seeds if seed not in self._held]

    def add(self, outcomes: Sequence[Tally | Failure]) -> None:
        """Take games; they are written a file at a time."""
        for outcome in outcomes:
            self._held.add(outcome.seed)
            if isinstance(outcome, Failure):
                with self._failures.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(outcome)) + "\n")
            else:
                assert isinstance(outcome, Chronicle)
                self._waiting.append(outcome)
        if len(self._waiting) >= BATCH:
            self.flush()

    def flush(self) -> None:
        """Write what has not been written: the games last, so that what they speak of is there."""
        if not self._waiting:
            return
        number = max((int(path.stem.partition("-")[2]) for path in self._files()), default=0) + 1
        marks = self.folder / f"marks-{number:05}.parquet"
        parquet.write(self._columns.marks(self._waiting), marks)
        parquet.write(
            self._columns.games(self._waiting), self.folder / f"games-{number:05}.parquet"
        )
        self._waiting = []

    def games(self) -> Iterator[Chronicle]:
        """Yield what was written, game by game, without the fates of cards."""
        for path in self._files():
            yield from self._columns.chronicles(parquet.read(path))

    def marks(self) -> Iterator[pa.Table]:
        """Yield the fates of the cards of what was written, file by file."""
        for path in self._files():
            yield parquet.read(path.with_name(path.name.replace("games-", "marks-")))

    def failures(self) -> Iterator[Failure]:
        """Yield the games that went wrong; a line that was not written to its end is none."""
        if not self._failures.exists():
            return
        with self._failures.open(encoding="utf-8") as lines:
            for line in lines:
                if line.endswith("\n"):
                    yield Failure(**json.loads(line))

    @property
    def _failures(self) -> Path:
        return self.folder / "failures.jsonl"

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob("games-*.parquet"))
