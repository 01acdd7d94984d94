"""The solutions of n queens as a numbered list in lexicographic order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Iterable

from . import _native
from .progress import Progress, listener

if TYPE_CHECKING:
    from ._native import Placement
    from .source import SquaresLike


def nth(
    n: int,
    k: int,
    threads: int = 1,
    progress: Progress = False,
    *,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> Placement:
    """The k-th solution of n queens, from 0, without listing those before it.

    ``n`` is 0 to 28. In a second a processor counts ten million solutions of ``n`` = 17, and 40,000 of
    ``n`` = 28. `rank` is the inverse. ``queens`` and ``blocked`` are as in `solutions`.

    Raises ValueError if there are not more than ``k`` solutions.

    >>> nth(8, 91)
    Placement([7, 3, 0, 2, 5, 1, 6, 4])
    """
    with listener(progress, "N = {}", n) as report:
        return _native.nth(n, k, queens, blocked, threads, report)


def rank(
    placement: Iterable[int],
    threads: int = 1,
    progress: Progress = False,
    *,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> int:
    """The number of solutions of the same size that precede this one; `nth` is the inverse.

    ``queens`` and ``blocked`` are as in `solutions`.

    Raises ValueError unless the placement is a solution of at most 28 queens.

    >>> rank([7, 3, 0, 2, 5, 1, 6, 4])
    91
    >>> rank([4, 6, 0, 3, 1, 7, 5, 2], queens="b4 d5")
    1
    """
    with listener(progress, "rank") as report:
        return _native.rank(placement, queens, blocked, threads, report)


def sample(
    n: int,
    k: int = 1,
    seed: int = 0,
    threads: int = 1,
    progress: Progress = False,
    *,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> list[Placement]:
    """Random solutions of n queens, all equally likely, drawn with replacement.

    ``n`` is 0 to 28; ``k`` is 0 to 1,000,000; ``seed`` is 0 to 2**64 - 1. The same arguments give the same
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
        return _native.sample(n, k, seed, queens, blocked, threads, report)
