"""The ten subgroups of the group of the square."""

from __future__ import annotations

import enum
from typing import Iterator, Union

from . import _native
from .symmetry import Symmetry


class Subgroup(enum.Enum):
    """A subgroup of the group of the square, by name. Iterating over the class gives all ten, by order.

    >>> Subgroup.quarter_turn.order
    4
    >>> Symmetry.rotate180 in Subgroup.quarter_turn
    True
    >>> Subgroup("rotations")
    <Subgroup.quarter_turn>
    """

    trivial = "trivial"
    half_turn = "half_turn"
    flip_horizontal = "flip_horizontal"
    flip_vertical = "flip_vertical"
    transpose = "transpose"
    anti_transpose = "anti_transpose"
    quarter_turn = "quarter_turn"
    axis_klein = "axis_klein"
    diagonal_klein = "diagonal_klein"
    full = "full"

    @property
    def elements(self) -> tuple[Symmetry, ...]:
        """The elements, in the order of `Symmetry`."""
        return _native.elements_of(self.name)

    @property
    def order(self) -> int:
        """The number of elements."""
        return len(self.elements)

    def __contains__(self, g: object) -> bool:
        return g in self.elements

    def __iter__(self) -> Iterator[Symmetry]:
        return iter(self.elements)

    def __len__(self) -> int:
        return self.order

    def __repr__(self) -> str:
        return f"<Subgroup.{self.name}>"

    @classmethod
    def _missing_(cls, value: object) -> Subgroup:
        return cls[_native.subgroup_named(value)]


SubgroupLike = Union[Subgroup, str]
"""A subgroup, or its name; "rotations" and "d4" are other names for "quarter_turn" and "full"."""
