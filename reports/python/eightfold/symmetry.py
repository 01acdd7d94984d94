"""The eight symmetries of the square."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Union

from . import _native

if TYPE_CHECKING:
    from ._native import Placement


class Symmetry(enum.Enum):
    """A symmetry of the square. Row 0 is on top, so ``rotate90`` turns clockwise.

    >>> Symmetry.rotate90 * Symmetry.flip_horizontal
    <Symmetry.transpose>
    >>> ~Symmetry.rotate90
    <Symmetry.rotate270>
    >>> [g.name for g in Symmetry if g.order == 4]
    ['rotate90', 'rotate270']
    """

    identity = "identity"
    rotate90 = "rotate90"
    rotate180 = "rotate180"
    rotate270 = "rotate270"
    flip_horizontal = "flip_horizontal"
    flip_vertical = "flip_vertical"
    transpose = "transpose"
    anti_transpose = "anti_transpose"

    def __mul__(self, other: Symmetry) -> Symmetry:
        """The composition: first `other`, then this one."""
        if not isinstance(other, Symmetry):
            return NotImplemented
        return _native.product(self, other)

    def __invert__(self) -> Symmetry:
        """The inverse."""
        return _native.inverse(self)

    @property
    def order(self) -> int:
        """The least k >= 1 such that the k-th power is the identity: 1, 2 or 4."""
        return _native.order_of_symmetry(self)

    def __call__(self, placement: Placement) -> Placement:
        """The image of a placement."""
        return placement.image(self)

    def __repr__(self) -> str:
        return f"<Symmetry.{self.name}>"


SymmetryLike = Union[Symmetry, str]
"""A symmetry, or its name."""
