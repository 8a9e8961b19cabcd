"""The operations of the card language, one small file for each kind of thing they do."""

from kickdoor.lang.ops import fighting, flow, gaining, levels, losing, running

__all__ = ["fighting", "flow", "gaining", "levels", "losing", "running"]
