"""Copies of results, which never change."""

from __future__ import annotations

from typing import Any, TypeVar

_Result = TypeVar("_Result")


class Immutable:
    """A copy of a result is the result itself."""

    __slots__ = ()

    def __copy__(self: _Result) -> _Result:
        return self

    def __deepcopy__(self: _Result, memo: Any) -> _Result:
        return self
