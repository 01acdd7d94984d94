"""The sets that functions take: the solutions on an n×n board, or a list of placements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Iterable, Optional, TypeVar, Union, cast

if TYPE_CHECKING:
    from ._native import Placement

PlacementLike = Union["Placement", Iterable[int]]
"""A placement, or its columns by row."""

Source = Union[int, Iterable[PlacementLike]]
"""The size of a board, or placements."""

Placements = TypeVar("Placements")

SquaresLike = Union[str, Iterable[tuple[int, int]]]
"""Squares: a text like "b4 d5", or pairs of a row and a column, from 0."""


def chosen(
    n: Optional[Source], placements: Optional[Iterable[PlacementLike]], *constraints: SquaresLike
) -> tuple[int, Optional[Iterable[PlacementLike]]]:
    """The size of the board, which has no meaning if there are placements, and the placements."""
    if (n is None) == (placements is None):
        raise TypeError("n: give either the size of the board or placements")
    if placements is not None:
        return 0, unconstrained(placements, constraints)
    # An array of NumPy has __index__ too.
    if isinstance(n, (str, bytes)) or not hasattr(n, "__iter__"):
        return cast(int, n), None  # the extension module reports other types
    return 0, unconstrained(cast("Iterable[PlacementLike]", n), constraints)


def unconstrained(placements: Placements, constraints: Iterable[SquaresLike]) -> Placements:
    """The placements; ValueError if there are constraints, which apply to boards."""
    if any(not isinstance(squares, tuple) or squares for squares in constraints):
        raise ValueError("queens and blocked: they do not apply to given placements; remove them")
    return placements
