"""The solutions on a board: iterators, numbers without listing, and the numbered list in lexicographic order."""

from __future__ import annotations

from typing import Iterable, Optional

from . import _native
from ._native import Placement, Solutions, SolutionStream
from .arguments import listener, Progress, SquaresLike
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
    return _native.canonical_solutions(n, group, rule, (queens, blocked), threads)


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
    return _native.symmetric_solutions(n, turn, (queens, blocked))


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
    ``rule`` is "queens", "superqueens", "torus" or "rooks". ``engine`` is "auto", "backtrack", "lanes",
    "halves" (the fastest, for all solutions of queens) or "permanent" (for rooks); only "backtrack" counts
    superqueens and queens on the torus. ``threads`` is 1 to 256, or 0 for one per processor. The count stops
    at Ctrl-C, and other threads run meanwhile.

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
        return _native.count(n, prefix, rule, engine, (queens, blocked), (threads, report))


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
        return _native.symmetric(n, turn, (queens, blocked), (threads, report))


def nth(
    n: int,
    k: int,
    threads: int = 1,
    progress: Progress = False,
    *,
    rule: str = "queens",
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> Placement:
    """The k-th solution, from 0, without listing those before it.

    ``n`` is 0 to 28, for rooks to 20; ``rule`` is that of `solutions`.

    In a second a processor counts ten million solutions of ``n`` = 17, and 40,000 of
    ``n`` = 28. `rank` is the inverse. ``queens`` and ``blocked`` are as in `solutions`.

    Raises ValueError if there are not more than ``k`` solutions.

    >>> nth(8, 91)
    Placement([7, 3, 0, 2, 5, 1, 6, 4])
    >>> nth(12, 10**8, rule="rooks")
    Placement([2, 6, 7, 8, 1, 3, 11, 4, 9, 10, 0, 5])
    """
    with listener(progress, "N = {}", n) as report:
        return _native.nth(n, k, rule, (queens, blocked), (threads, report))


def rank(
    placement: Iterable[int],
    threads: int = 1,
    progress: Progress = False,
    *,
    rule: str = "queens",
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> int:
    """The number of solutions of the same size that precede this one; `nth` is the inverse.

    ``rule`` is that of `solutions`. ``queens`` and ``blocked`` are as in `solutions`.

    Raises ValueError unless the placement is a solution of at most 28 rows; of at most 20 for rooks.

    >>> rank([7, 3, 0, 2, 5, 1, 6, 4])
    91
    >>> rank([4, 6, 0, 3, 1, 7, 5, 2], queens="b4 d5")
    1
    """
    with listener(progress, "rank") as report:
        return _native.rank(placement, rule, (queens, blocked), (threads, report))


def sample(
    n: int,
    k: int = 1,
    seed: int = 0,
    threads: int = 1,
    progress: Progress = False,
    *,
    rule: str = "queens",
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> list[Placement]:
    """Random solutions, all equally likely, drawn with replacement.

    ``n`` is 0 to 28, for rooks to 20; ``rule`` is that of `solutions`.

    ``k`` is 0 to 1,000,000; ``seed`` is 0 to 2**64 - 1. The same arguments give the same
    solutions, those of the command ``eightfold sample``, on every machine: the random numbers are those of
    std::mt19937_64. All solutions are counted first: ``n`` = 18 takes about a second.

    ``queens`` and ``blocked`` are as in `solutions`.

    Raises ValueError if there is no solution.

    >>> sample(8, k=2, seed=7) == sample(8, k=2, seed=7)
    True
    >>> len(sample(12, k=5))
    5
    """
    with listener(progress, "N = {}", n) as report:
        return _native.sample(n, k, seed, rule, (queens, blocked), (threads, report))
