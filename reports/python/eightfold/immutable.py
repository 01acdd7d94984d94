"""Results, which never change."""

from __future__ import annotations

import decimal
import json
from typing import TYPE_CHECKING, Any, Callable, ClassVar, Generic, NoReturn, Self, TypeVar, Union

Writer = Callable[[str], str]
"""Writes a report in a format, such as "json"."""

_Value = TypeVar("_Value")

if TYPE_CHECKING:

    class fact(Generic[_Value]):
        """A property, with the type of what the function reads from the object."""

        def __init__(self, read: Callable[[Any], Union[_Value, Any]], *, doc: str) -> None: ...
        def __get__(self, result: object, cls: object = None) -> _Value: ...
        def __set__(self, result: object, value: NoReturn) -> None: ...

else:
    fact = property


class Immutable:
    """A copy of a result is the result itself."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self


class Result(Immutable):
    """A result whose attributes cannot be set, and that only functions of the package make."""

    __slots__ = ()
    _makers: ClassVar[str]
    """The calls that make one."""
    _refusal: ClassVar[str]
    """Why its attributes cannot be set."""

    def __init__(self, report: object) -> None:
        raise TypeError(f"{type(self).__name__}: call {self._makers} instead")

    @classmethod
    def _of(cls, **values: object) -> Self:
        """One with these values in its slots."""
        made = object.__new__(cls)
        for name, value in values.items():
            object.__setattr__(made, name, value)
        return made

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(self._refusal)


class Report(Result):
    """A result whose facts are those of its JSON document, which is written and read when they are needed."""

    __slots__ = ("_write", "_read")
    _write: Writer
    _read: tuple[str, dict[str, Any]]
    _formats: ClassVar[tuple[str, ...]] = ("json", "text")
    """What is pickled."""

    def _json(self) -> tuple[str, dict[str, Any]]:
        try:
            return self._read
        except AttributeError:
            text = self._write("json")
            object.__setattr__(self, "_read", (text, json.loads(text)))
            return self._read

    @property
    def _document(self) -> dict[str, Any]:
        return self._json()[1]

    def to_json(self) -> str:
        """The document that the command line writes with ``--format json``; the class names its schema."""
        return self._write("json")

    def to_dict(self) -> dict[str, Any]:
        """The JSON document as a dict. Its numbers are exact; those beyond 64 bits are None, and exact in the
        members NAME_text."""
        document: dict[str, Any] = json.loads(self.to_json())
        return document

    def _key(self) -> object:
        """What equal reports have in common, and no others."""
        return self._json()[0]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[Callable[..., object], tuple[Any, ...]]:
        return _of_documents, (type(self), {name: self._write(name) for name in self._formats})

    def __str__(self) -> str:
        return self._write("text")


def _of_documents(cls: type[Report], documents: dict[str, str]) -> Report:
    return cls._of(_write=documents.__getitem__)


def exact(digits: str) -> int:
    """An integer of any size; int() refuses more than 4300 digits.

    >>> exact("9" * 5000) == 10**5000 - 1
    True
    """
    return int(decimal.Decimal(digits))
