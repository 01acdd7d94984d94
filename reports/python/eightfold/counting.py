"""Counts of solutions without listing them."""

from __future__ import annotations

from typing import Callable, Sequence, Union

from . import _native
from .progress import listener

Progress = Union[bool, Callable[[float], object]]


def count(
    n: int,
    prefix: Sequence[int] = (),
    rule: str = "queens",
    engine: str = "auto",
    threads: int = 1,
    progress: Progress = False,
) -> int:
    """The number of solutions on the n×n board that begin with the prefix.

    >>> count(8)
    92
    """
    with listener(progress, f"{n} queens") as report:
        return _native.count(n, prefix, rule, engine, threads, report)
