"""Counts of solutions without listing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Iterable

from . import _native
from .progress import Progress, listener

if TYPE_CHECKING:
    from .source import SquaresLike


def count(
    n: int,
    prefix: Iterable[int] = (),
    rule: str = "queens",
    engine: str = "auto",
    threads: int = 1,
    progress: Progress = False,
    *,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> int:
    """The number of solutions on the n×n board that begin with the prefix.

    ``n`` is 0 to 28, or to 32 with a prefix; for rooks at most 20 rows are left below the prefix.
    ``rule`` is "queens", "superqueens", "torus" or "rooks". ``engine`` is "auto", "backtrack", "lanes" or
    "halves" (the fastest, for all solutions); only "backtrack" counts other pieces than queens. ``threads`` is
    1 to 256, or 0 for one per processor. The count stops at Ctrl-C, and other threads run meanwhile.

    ``queens`` and ``blocked`` are as in `solutions`; then ``n`` is also 0 to 32.

    Raises ValueError for arguments out of range and OverflowError if a sum exceeds 64 bits.

    >>> count(8)
    92
    >>> count(8, prefix=[0, 4, 7])
    1
    >>> count(13, rule="torus")
    4524
    >>> count(8, queens="b4 d5")
    2
    """
    with listener(progress, "N = {}", n) as report:
        return _native.count(n, prefix, rule, engine, queens, blocked, threads, report)


def symmetric(
    n: int,
    turn: str = "half",
    threads: int = 1,
    progress: Progress = False,
    *,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> int:
    """The number of solutions of n queens that a turn fixes, without enumerating the others.

    ``turn`` is "half" (``n`` is 0 to 40) or "quarter" (0 to 71). The half turn of ``n`` = 24 takes about half
    a second, and ``n`` + 2 about ten times as long as ``n``.

    ``queens`` and ``blocked`` are as in `solutions`; then ``n`` is at most 32.

    Raises ValueError for arguments out of range, and for a ``turn`` that does not preserve the squares.

    >>> symmetric(12), symmetric(12, turn="quarter")
    (80, 8)
    >>> symmetric(12, queens="c1 j12")
    12
    """
    with listener(progress, "N = {}, {} turn", n, turn) as report:
        return _native.symmetric(n, turn, queens, blocked, threads, report)
