"""Stored: compiled cards as bytes that are quickly read back.

The bytes are a pickle whose reader knows the data classes of core and language and nothing else: no
other name can be looked up through it.
"""

from __future__ import annotations

import pickle
import pickletools
from dataclasses import is_dataclass
from functools import cache
from importlib import import_module
from io import BytesIO
from typing import Any

from kickdoor.lang.frozen import FIELDS

PROTOCOL = 5
ROOMS = ("kickdoor.core.", "kickdoor.lang.")


class NotStoredError(ValueError):
    """The bytes do not come from :func:`dumps`, or from one that knew other classes."""


def dumps(value: object) -> bytes:
    """Return compiled data as bytes."""
    return pickletools.optimize(pickle.dumps(value, PROTOCOL))


def loads(data: bytes) -> Any:
    """Return what :func:`dumps` was given.

    Raises:
        NotStoredError: the bytes are something else.
    """
    try:
        return _Reader(BytesIO(data)).load()
    except (pickle.UnpicklingError, ArithmeticError, AttributeError, EOFError, ImportError,
            LookupError, MemoryError, TypeError, ValueError) as error:  # fmt: skip
        raise NotStoredError(str(error)) from error


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> type:
        return _find_class(module, name)


@cache
def _find_class(module: str, name: str) -> type:
    if module.startswith(ROOMS):
        cls = getattr(import_module(module), name)
        if isinstance(cls, type) and (is_dataclass(cls) or cls in FIELDS):
            return cls
    raise NotStoredError(f"{module}.{name} is no class of cards")
