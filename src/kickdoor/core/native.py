"""Native: what the compiler has to know of a class, and what a compiled class hides.

To Python itself :func:`mypyc_attr` says nothing. ``allow_interpreted_subclasses`` also lets a class make
an empty instance (``Thing.__new__(Thing)``), as copies, pickles and saved states do; ``native_class=False``
leaves its attributes readable on the class itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414
else:
    T = TypeVar("T")

    def mypyc_attr(**_: object) -> Callable[[T], T]:
        """Leave a class as it is; only the compiler reads what is said."""
        return lambda cls: cls


def field_names(cls: Any) -> tuple[str, ...]:
    """Return the fields of a class with slots, in the order of the alphabet; a compiled one has no slots."""
    return tuple(sorted(getattr(cls, "__slots__", None) or cls.__mypyc_attrs__))
