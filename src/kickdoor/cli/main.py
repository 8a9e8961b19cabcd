"""Finds the commands and runs one: what goes wrong by the user's doing is one line and exit code 2."""

from __future__ import annotations

import difflib
import pkgutil
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App, CycloptsError
from cyclopts.exceptions import UnknownCommandError, UnusedCliTokensError

from kickdoor import __version__
from kickdoor.cli import UserError

if TYPE_CHECKING:
    from collections.abc import Sequence

MISUSE = 2
STOPPED = 130
"""What a shell expects of a program that was stopped by Ctrl+C."""

HELP = ("--help", "-h")


def command_modules() -> list[str]:
    """Return the names of the files that are commands."""
    names = (module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]))
    return sorted(name for name in names if name != "main" and not name.startswith("_"))


def build(*, listing: bool = False) -> App:
    """Return the program. A command's file is imported when it runs, all of them for ``listing``."""
    app = App(
        name="kickdoor",
        version=__version__,
        help="A rules-complete engine for the Munchkin family of card games.",
        print_error=False,
        exit_on_error=False,
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for module in command_modules():
        name = module.replace("_", "-")
        if listing:
            app.command(getattr(import_module(f"kickdoor.cli.{module}"), module), name=name)
        else:
            app.command(f"kickdoor.cli.{module}:{module}", name=name)
    return app


def run(arguments: Sequence[str]) -> int:
    """Run a command and return the exit code."""
    try:
        result = build(listing=not arguments or arguments[0] in HELP)(list(arguments))
    except UnknownCommandError:
        return _misuse(_unknown(arguments[0]))
    except UnusedCliTokensError as error:
        return _misuse(f"{_listed(error.unused_tokens or ())} not expected here")
    except CycloptsError as error:
        return _misuse(str(error))
    except UserError as error:
        return _misuse(str(error))
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print("kickdoor: stopped", file=sys.stderr)
        return STOPPED
    return result if isinstance(result, int) and not isinstance(result, bool) else 0


def _listed(words: Sequence[str]) -> str:
    verb = "is" if len(words) == 1 else "are"
    return f"{', '.join(repr(word) for word in words)} {verb}"


def _unknown(name: str) -> str:
    if name.startswith("-"):
        return f"no option {name!r}; kickdoor --help lists the commands"
    commands = [module.replace("_", "-") for module in command_modules()]
    near = difflib.get_close_matches(name, commands, n=1)
    return f"no command {name!r}; " + (
        f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(commands)}"
    )


def _misuse(message: str) -> int:
    print(f"kickdoor: {' '.join(message.split())}", file=sys.stderr)
    return MISUSE


def main() -> None:
    """Run the command that the process was started with, and exit."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
