"""The learning environment: Kickdoor for learners, by the interface of PettingZoo.

``docs/environment.md`` tells what an agent sees and may do. It needs the extra ``env``.
"""

from __future__ import annotations

NEEDED = ("gymnasium", "numpy", "pettingzoo")

try:
    from kickdoor.env.environment import KickdoorEnv, env
except ModuleNotFoundError as missing:
    if (missing.name or "").partition(".")[0] not in NEEDED:
        raise
    raise ImportError(
        f"kickdoor.env needs {missing.name}, which is not installed: pip install 'kickdoor[env]'"
    ) from None

__all__ = ["KickdoorEnv", "env"]
