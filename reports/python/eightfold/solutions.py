"""Iterators over solutions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Iterable, Optional

from . import _native

if TYPE_CHECKING:
    from ._native import Solutions, SolutionStream
    from .source import SquaresLike
    from .subgroup import SubgroupLike


def solutions(
    n: int,
    rule: str = "queens",
    prefix: Iterable[int] = (),
    rows: Optional[int] = None,
    *,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> Solutions:
    """The solutions on the n×n board that begin with the prefix, lazily and in lexicographic order.

    ``n`` is 0 to 32. ``rule`` is "queens", "superqueens", "torus" or "rooks". With ``rows`` the placements
    fill only the first rows of the board. Each step searches up to the next solution and no further.

    A piece is on each square of ``queens`` and none on those of ``blocked``. Both are a text like "b4 d5", in
    any form that the program reads, or pairs of a row and a column, from 0. With ``rows``, blocked squares
    below them have no effect.

    Raises ValueError for arguments out of range.

    >>> next(solutions(8))
    Placement([0, 4, 7, 5, 2, 6, 1, 3])
    >>> [list(p) for p in solutions(6, prefix=[1])]
    [[1, 3, 5, 0, 2, 4]]
    >>> sum(1 for p in solutions(8, rows=3))
    140
    >>> len(list(solutions(8, queens="b4 d5", blocked=[(7, 0)])))
    2
    """
    return _native.Solutions(n, rule, prefix, rows, queens, blocked)


def canonical_solutions(
    n: int,
    group: Optional[SubgroupLike] = None,
    rule: str = "queens",
    threads: int = 1,
    *,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> SolutionStream:
    """The least solution of each orbit under the group, lazily and in lexicographic order.

    ``n`` is 0 to 32. ``threads`` is 1 to 256, or 0 for one per processor; the order does not depend on it.
    The others are not enumerated. The search runs in a thread, a few thousand solutions ahead. Of up to 17
    queens under the full group, all that follow about 16,400 are found at once; 17 queens take 150 MB.

    ``queens`` and ``blocked`` are as in `solutions`. All symmetries that preserve them act.

    Raises ValueError for arguments out of range, and for a ``group`` that does not preserve the squares.

    >>> len(list(canonical_solutions(8)))
    12
    >>> len(list(canonical_solutions(8, group="half_turn")))
    48
    >>> len(list(canonical_solutions(8, blocked="a1 h8")))
    22
    """
    return _native.canonical_solutions(n, group, rule, queens, blocked, threads)


def symmetric_solutions(
    n: int, turn: str = "half", *, queens: SquaresLike = (), blocked: SquaresLike = ()
) -> SolutionStream:
    """The solutions of n queens that a turn fixes, lazily and in lexicographic order.

    ``n`` is 0 to 32. ``turn`` is "half", which includes those of the quarter turn, or "quarter".
    ``queens`` and ``blocked`` are as in `solutions`.

    Raises ValueError for arguments out of range, and for a ``turn`` that does not preserve the squares.

    >>> list(symmetric_solutions(5, turn="quarter"))
    [Placement([1, 4, 2, 0, 3]), Placement([3, 0, 2, 4, 1])]
    """
    return _native.symmetric_solutions(n, turn, queens, blocked)
