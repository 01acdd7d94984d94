"""The arguments that many functions take: sets of placements, squares, and the progress of long computations."""

from __future__ import annotations

import contextlib
import warnings
from typing import Callable, Iterable, Iterator, Optional, Union, cast

from ._native import Placement

PlacementLike = Union["Placement", Iterable[int]]
"""A placement, or its columns by row."""

Source = Union[int, Iterable[PlacementLike]]
"""The size of a board, or placements."""

SquaresLike = Union[str, Iterable[tuple[int, int]]]
"""Squares: a text like "b4 d5", or pairs of a row and a column, from 0."""

Progress = Union[bool, Callable[[float], object]]
"""False: no report; True: a bar of tqdm if it is installed; or a function of the finished fraction, 0 to 1."""


def chosen(
    n: Optional[Source], placements: Optional[Iterable[PlacementLike]], *constraints: SquaresLike
) -> tuple[int, Optional[Iterable[PlacementLike]]]:
    """The size of the board, which has no meaning if there are placements, and the placements."""
    if (n is None) == (placements is None):
        raise TypeError("n: give either the size of the board or placements")
    # An array of NumPy has __index__ too. The extension module reports other types.
    if hasattr(n, "__iter__") and not isinstance(n, (str, bytes)):
        placements = cast("Iterable[PlacementLike]", n)
    if placements is None:
        return cast(int, n), None
    refuse_constraints(*constraints)
    return 0, placements


def refuse_constraints(*constraints: SquaresLike) -> None:
    """ValueError if there are constraints, which apply to boards and not to placements."""
    if any(not isinstance(squares, tuple) or squares for squares in constraints):
        raise ValueError("queens and blocked: they do not apply to given placements; remove them")


@contextlib.contextmanager
def listener(
    progress: Progress, title: str, *values: object
) -> Iterator[Optional[Callable[[float], object]]]:
    """The function to call with the finished fraction, or None.

    The bar, that of the notebook in a notebook, appears after half a second. Its title is formatted with the
    values, which need not be valid: without a bar, nothing formats them.
    """
    if progress is False or progress is None:
        yield None
        return
    if progress is not True:
        yield progress
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # in a notebook without ipywidgets the bar is text
            from tqdm.auto import tqdm
    except ImportError:
        yield None
        return
    layout = "{desc}: {percentage:3.0f}% {bar} {elapsed}"
    with tqdm(total=1.0, desc=title.format(*values), bar_format=layout, miniters=0, delay=0.5) as bar:
        yield lambda done: bar.update(done - bar.n)
