"""Logs: exported games as files, read and played again for the commands that need them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.cli import UserError
from kickdoor.core.decisions import Refused
from kickdoor.core.game import Game
from kickdoor.core.log import Log, ReplayMismatch
from kickdoor.lang.mistakes import PackError

if TYPE_CHECKING:
    from pathlib import Path


def read(file: Path) -> Log:
    """Read an exported game.

    Raises:
        UserError: there is no such file, or it is none.
    """
    try:
        return Log.loads(file.read_text("utf-8"))
    except OSError as error:
        raise UserError(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UserError(f"{file}: not a text in UTF-8; give a file from a table's log") from None
    except ValueError as error:
        raise UserError(f"{file}: {error}") from None


def begin(file: Path, log: Log) -> Game:
    """Return the game of a log before its first row.

    Raises:
        UserError: the header is not that of a game that can be played here.
    """
    try:
        return Game.replay(Log(log.header))
    except (ValueError, KeyError, AssertionError, PackError) as error:
        raise UserError(f"{file}: the header: {error}") from None


def replay(file: Path, log: Log) -> Game:
    """Play a whole log again.

    Raises:
        UserError: a row of it is not legal, or leads elsewhere than the log says.
    """
    begin(file, log)
    try:
        return Game.replay(log)
    except ReplayMismatch as error:
        raise UserError(f"{file}: {error}") from None
    except Refused as refused:
        raise UserError(f"{file}: a choice is not legal: {refused}") from None
    except (ValueError, IndexError, TypeError) as error:
        raise UserError(f"{file}: {error}") from None
