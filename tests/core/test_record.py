"""Records: frozen classes that behave as dataclasses do."""

import pickle
from copy import copy
from dataclasses import FrozenInstanceError, dataclass, fields, is_dataclass, replace
from typing import ClassVar

import pytest

from kickdoor.core.record import record


class Base:
    __slots__ = ()


@record
class Record(Base):
    """A record."""

    first: int
    second: str = "b"
    shared: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Standard(Base):
    """A dataclass of the same fields."""

    first: int
    second: str = "b"
    shared: ClassVar[bool] = True


@record
class Empty:
    """A record of nothing."""


@pytest.mark.parametrize("cls", [Record, Standard])
def test_a_record_takes_its_fields_as_a_dataclass_does(cls):
    assert (cls(1).first, cls(1).second) == (1, "b")
    assert cls(1, "b") == cls(first=1) == cls(1, second="b")
    assert cls(1) != cls(2)
    assert cls(1) != (1, "b")
    assert hash(cls(1)) == hash((1, "b"))
    assert repr(cls(1)) == f"{cls.__name__}(first=1, second='b')"
    assert is_dataclass(cls)
    assert [each.name for each in fields(cls)] == ["first", "second"]
    assert replace(cls(1), second="c") == cls(1, "c")
    assert copy(cls(1)) == pickle.loads(pickle.dumps(cls(1))) == cls(1)
    assert cls.shared


@pytest.mark.parametrize("cls", [Record, Standard])
@pytest.mark.parametrize(
    ("args", "named"), [((), {}), ((1, "b", 2), {}), ((1,), {"first": 2}), ((1,), {"third": 3})]
)
def test_a_record_refuses_what_a_dataclass_refuses(cls, args, named):
    with pytest.raises(TypeError):
        cls(*args, **named)


@pytest.mark.parametrize("cls", [Record, Standard])
def test_a_record_does_not_change(cls):
    one = cls(1)
    with pytest.raises(FrozenInstanceError):
        one.first = 2
    with pytest.raises(FrozenInstanceError):
        del one.first
    assert not hasattr(one, "__dict__")


def test_records_of_nothing_and_of_other_classes_differ():
    assert Empty() == Empty() != Record(1)
    assert Record(1) != Standard(1)
    assert len({Empty(), Empty(), Record(1), Standard(1)}) == 3
