"""The ten subgroups of the group of the square."""

from __future__ import annotations

import enum
import itertools
from typing import Any, Iterator, Literal, Tuple, Union

from . import _native
from .optional import import_library
from .symmetry import Symmetry, SymmetryLike


class Subgroup(enum.Enum):
    """A subgroup of the group of the square, by name. Iterating over the class gives all ten, by order.

    `H <= K` is true if K contains H; `H & K` is the intersection, and `H | K` the smallest subgroup that
    contains both. `g * H` and `H * g` are cosets: tuples of symmetries in the order of `Symmetry`, so that
    equal cosets are equal tuples.

    >>> Symmetry.rotate180 in Subgroup.quarter_turn
    True
    >>> Subgroup.axis_klein & Subgroup.quarter_turn
    <Subgroup.half_turn>
    >>> len({g * Subgroup.half_turn for g in Symmetry})
    4
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

    @staticmethod
    def generated_by(*generators: SymmetryLike) -> Subgroup:
        """The smallest subgroup that contains the symmetries; without any, the trivial one.

        >>> Subgroup.generated_by("rotate180", "transpose")
        <Subgroup.diagonal_klein>
        """
        return _native.generated_subgroup(generators)

    @property
    def elements(self) -> Tuple[Symmetry, ...]:
        """The elements, in the order of `Symmetry`."""
        return _native.elements(self)

    @property
    def order(self) -> int:
        """The number of elements."""
        return len(self.elements)

    @property
    def kind(self) -> str:
        """The conjugacy class by name: trivial, half_turn, diagonal_flip, axis_flip, diagonal_klein,
        axis_klein, quarter_turn or full.

        >>> Subgroup.flip_vertical.kind
        'axis_flip'
        """
        return _native.class_of_subgroup(self)

    @property
    def is_normal(self) -> bool:
        """Whether the subgroup equals all its conjugates."""
        return _native.is_normal(self)

    @property
    def conjugates(self) -> Tuple[Subgroup, ...]:
        """The subgroups of its conjugacy class: one, or two reflections.

        >>> Subgroup.transpose.conjugates
        (<Subgroup.transpose>, <Subgroup.anti_transpose>)
        """
        return _native.conjugates(self)

    def conjugate(self, x: SymmetryLike) -> Subgroup:
        """The subgroup of all x * g * ~x.

        >>> Subgroup.transpose.conjugate("rotate90")
        <Subgroup.anti_transpose>
        """
        return _native.conjugate_subgroup(self, x)

    @property
    def covers(self) -> Tuple[Subgroup, ...]:
        """The subgroups directly below this one in the lattice: its maximal subgroups.

        >>> Subgroup.quarter_turn.covers
        (<Subgroup.half_turn>,)
        """
        return _native.maximal_subgroups(self)

    @property
    def covered_by(self) -> Tuple[Subgroup, ...]:
        """The subgroups directly above this one in the lattice.

        >>> Subgroup.half_turn.covered_by
        (<Subgroup.quarter_turn>, <Subgroup.axis_klein>, <Subgroup.diagonal_klein>)
        """
        return _native.minimal_overgroups(self)

    @property
    def generators(self) -> Tuple[Symmetry, ...]:
        """The fewest symmetries that generate the subgroup, the first such in the order of `Symmetry`.

        >>> Subgroup.full.generators
        (<Symmetry.rotate90>, <Symmetry.flip_horizontal>)
        """
        sets = itertools.chain.from_iterable(itertools.combinations(self.elements, k) for k in range(3))
        return next(chosen for chosen in sets if Subgroup.generated_by(*chosen) is self)

    def to_sympy(self, n: int) -> Any:
        """The group of permutations of the squares of the n×n board, 0 <= n <= 100, for SymPy.

        >>> Subgroup.full.to_sympy(3).order()
        8
        """
        combinatorics = import_library("sympy.combinatorics")
        return combinatorics.PermutationGroup([g.to_sympy(n) for g in self.generators or self.elements])

    def to_gap(self, n: int) -> str:
        """The group of permutations of the squares of the n×n board, 0 <= n <= 100, for GAP.

        >>> Subgroup.full.to_gap(2)
        'Group((1,2,4,3),(1,2)(3,4))'
        """
        return f"Group({','.join(g.to_gap(n) for g in self.generators or self.elements)})"

    def __contains__(self, g: object) -> bool:
        return any(g is element or (isinstance(g, str) and g == element.name) for element in self.elements)

    def __iter__(self) -> Iterator[Symmetry]:
        return iter(self.elements)

    def __len__(self) -> int:
        return self.order

    def __le__(self, other: Subgroup) -> bool:
        """Whether the other subgroup contains this one."""
        if not isinstance(other, Subgroup):
            return NotImplemented
        return _native.contains(other, self)

    def __lt__(self, other: Subgroup) -> bool:
        """Whether the other subgroup contains this one and is not equal to it."""
        if not isinstance(other, Subgroup):
            return NotImplemented
        return self is not other and self <= other

    def __ge__(self, other: Subgroup) -> bool:
        if not isinstance(other, Subgroup):
            return NotImplemented
        return other <= self

    def __gt__(self, other: Subgroup) -> bool:
        if not isinstance(other, Subgroup):
            return NotImplemented
        return other < self

    def __and__(self, other: Subgroup) -> Subgroup:
        """The intersection."""
        if not isinstance(other, Subgroup):
            return NotImplemented
        return _native.intersection(self, other)

    def __or__(self, other: Subgroup) -> Subgroup:
        """The smallest subgroup that contains both."""
        if not isinstance(other, Subgroup):
            return NotImplemented
        return Subgroup.generated_by(*self, *other)

    def __mul__(self, g: Symmetry) -> Tuple[Symmetry, ...]:
        """The right coset: all h * g."""
        if not isinstance(g, Symmetry):
            return NotImplemented
        products = {h * g for h in self}
        return tuple(x for x in Symmetry if x in products)

    def __rmul__(self, g: Symmetry) -> Tuple[Symmetry, ...]:
        """The left coset: all g * h."""
        if not isinstance(g, Symmetry):
            return NotImplemented
        products = {g * h for h in self}
        return tuple(x for x in Symmetry if x in products)

    def __repr__(self) -> str:
        return f"<Subgroup.{self.name}>"

    @classmethod
    def _missing_(cls, value: object) -> Subgroup:
        return cls[_native.subgroup_named(value)]


_native.set_subgroups(Subgroup)

SubgroupName = Literal[
    "trivial",
    "half_turn",
    "flip_horizontal",
    "flip_vertical",
    "transpose",
    "anti_transpose",
    "quarter_turn",
    "axis_klein",
    "diagonal_klein",
    "full",
    "rotations",
    "d4",
]
"""The name of a subgroup."""

SubgroupLike = Union[Subgroup, SubgroupName]
"""A subgroup, or its name; "rotations" and "d4" are other names for "quarter_turn" and "full"."""
