"""``kickdoor verify``: prove that an exported game was played by the rules, with honest chance."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kickdoor.cli import UserError, _logs


def verify(
    file: Path,
    /,
    *,
    commitment: Annotated[str | None, Parameter(show_default=False)] = None,
    entropy: Annotated[str | None, Parameter(show_default=False)] = None,
) -> None:
    """Prove that an exported game was played by the rules, with the chance that was promised.

    Args:
        file: A game as a table exports it.
        commitment: The hash that the table showed when you sat down.
        entropy: The chance that your own browser added, in hex.
    """
    log = _logs.read(file)
    for line in _chance(file, log.header, commitment, entropy):
        print(f"ok  {line}")
    game = _logs.replay(file, log)
    choices = sum(row[0] == "choice" for row in log.rows)
    digests = sum(row[0] == "digest" for row in log.rows)
    print(f"ok  {choices} choices are legal, and {digests} digests on the way are the same")
    winners = " and ".join(game.state.players[seat].name for seat in game.winners)
    print(f"ok  {'won by ' + winners if winners else 'the game is not over'}: {game.digest()}")


def _chance(
    file: Path, header: dict[str, object], commitment: str | None, entropy: str | None
) -> list[str]:
    """Return what is proved of a game's chance.

    Raises:
        UserError: it is not what was promised.
    """
    from kickdoor.server.fairness import commitment_to, seed_of

    secret, promised, added = (header.get(key) for key in ("secret", "commitment", "entropy"))
    if not isinstance(secret, str) or not isinstance(added, dict):
        raise UserError(f"{file}: the header has no secret; only a table's log can be verified")
    found = commitment_to(secret)
    if found != (commitment or promised):
        raise UserError(f"{file}: the secret's hash is {found}, not {commitment or promised}")
    try:
        seed = seed_of(secret, {int(seat): str(text) for seat, text in added.items()})
    except ValueError:
        raise UserError(f"{file}: the header's entropy must be hex by seat") from None
    if seed != header.get("seed"):
        raise UserError(f"{file}: the seed does not come from the secret and what players added")
    if entropy is not None and entropy not in added.values():
        raise UserError(f"{file}: --entropy {entropy}: nobody added that")
    whose = "as you were shown it" if commitment else "as the log has it"
    mine = ", yours among them" if entropy else ""
    return [
        f"the secret is that of the commitment, {whose}",
        f"the seed mixes in what {len(added)} players added{mine}",
    ]
