"""Record: a frozen class of a few fields, made without writing and compiling code for it.

:func:`record` stands for ``dataclass(frozen=True, slots=True)`` and gives the same class: the same
signature, fields, equality and order of arguments. The standard one compiles half a dozen methods for
each class, which is most of what starting costs where there are hundreds; here all share a few.
"""

from __future__ import annotations

from dataclasses import MISSING, FrozenInstanceError, dataclass, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """Make a frozen dataclass with slots of a class.

    Arguments are taken as by a dataclass; defaults are plain values. What is not wanted raises
    ``TypeError``, and a change ``FrozenInstanceError``.
    """
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    names = tuple(each.name for each in fields(made))
    made.__init__ = _init(made, names)
    made.__setattr__ = _set
    made.__delattr__ = _delete
    made.__repr__ = _repr
    made.__reduce__ = _reduce
    if "__eq__" not in vars(made):
        made.__eq__, made.__hash__ = _comparing(names)
    return made  # type: ignore[no-any-return]


def _init(cls: Any, names: tuple[str, ...]) -> Callable[..., None]:
    """Return what fills the slots of a new record from its arguments."""
    setters = [getattr(cls, name).__set__ for name in names]
    defaults = {each.name: each.default for each in fields(cls) if each.default is not MISSING}
    title = cls.__qualname__

    def fill(self: Any, *args: Any, **named: Any) -> None:
        if named or len(args) != len(setters):
            args = _complete(title, names, defaults, args, named)
        for put, value in zip(setters, args, strict=True):
            put(self, value)

    return fill


def _complete(
    title: str,
    names: tuple[str, ...],
    defaults: dict[str, Any],
    args: tuple[Any, ...],
    named: dict[str, Any],
) -> tuple[Any, ...]:
    """Return the values of all fields, those that were not given by default."""
    if len(args) > len(names):
        raise TypeError(f"{title} takes {len(names)} values, not {len(args)}")
    given = dict(zip(names, args, strict=False))
    wrong = sorted(named.keys() & given.keys() | named.keys() - set(names))
    if wrong:
        raise TypeError(f"{title} cannot take {wrong[0]!r} here")
    values = {**defaults, **given, **named}
    missing = [name for name in names if name not in values]
    if missing:
        raise TypeError(f"{title} needs {', '.join(missing)}")
    return tuple([values[name] for name in names])


def _comparing(names: tuple[str, ...]) -> tuple[Any, Any]:
    """Return equality and hash by the values of all fields."""
    values: Callable[[Any], Any] = attrgetter(*names) if names else lambda _: ()

    def equal(self: Any, other: Any) -> Any:
        return values(self) == values(other) if type(other) is type(self) else NotImplemented

    def hashed(self: Any) -> int:
        return hash(values(self) if len(names) != 1 else (values(self),))

    return equal, hashed


def _set(self: Any, name: str, value: Any) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _delete(self: Any, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _repr(self: Any) -> str:
    values = ", ".join(f"{each.name}={getattr(self, each.name)!r}" for each in fields(self))
    return f"{type(self).__qualname__}({values})"


def _reduce(self: Any) -> tuple[Any, ...]:
    return type(self), tuple([getattr(self, each.name) for each in fields(self)])
