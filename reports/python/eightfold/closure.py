"""Lists of placements that are not unions of orbits."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ._native import Placement
    from .symmetry import Symmetry


class Duplicate(NamedTuple):
    """A placement that is in a list more than once.

    >>> try:
    ...     orbits([[0], [0]])
    ... except NotUnionOfOrbits as error:
    ...     print(error.duplicates)
    (Duplicate(placement=Placement([0]), position=1, first_position=0),)
    """

    placement: Placement
    position: int
    """In the list, from 0."""
    first_position: int
    """That of the first copy."""


class MissingImage(NamedTuple):
    """An image of a placement of a list that is not in the list.

    >>> try:
    ...     orbits([[0, 1]], group="transpose"), orbits([[0, 1]], group="half_turn"), orbits([[0, 1]])
    ... except NotUnionOfOrbits as error:
    ...     print(error.missing)
    (MissingImage(placement=Placement([1, 0]), of_position=0, witness=<Symmetry.rotate90>),)
    """

    placement: Placement
    """The image."""
    of_position: int
    """The position of the first placement, from 0, that has this image."""
    witness: Symmetry
    """The symmetry that maps that placement to the image."""


class NotUnionOfOrbits(ValueError):
    """Raised if a list of placements is not a union of orbits.

    >>> try:
    ...     orbits([[1, 3, 0, 2]])
    ... except NotUnionOfOrbits as error:
    ...     print(error.missing[0].placement, error.missing[0].witness.name)
    [2 0 3 1] flip_horizontal
    """

    duplicates: tuple[Duplicate, ...]
    """The first duplicates, at most 100, in the order of the list."""
    missing: tuple[MissingImage, ...]
    """The first missing images, at most 100, each once, by `of_position`."""
    duplicate_count: int
    """The number of all duplicates."""
    missing_count: int
    """The number of all missing images."""

    def __init__(
        self,
        message: str = "",
        duplicates: tuple[Duplicate, ...] = (),
        missing: tuple[MissingImage, ...] = (),
        duplicate_count: int = 0,
        missing_count: int = 0,
    ) -> None:
        super().__init__(message)
        self.duplicates = duplicates
        self.missing = missing
        self.duplicate_count = duplicate_count
        self.missing_count = missing_count
