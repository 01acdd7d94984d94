"""The ten subgroups of the group of the square."""

from __future__ import annotations

import enum
import itertools
import json
from typing import Any, Iterable, Iterator, Literal, Tuple, Union

from . import _native
from .immutable import fact
from .optional import import_library
from .symmetry import GROUP, Symmetry, SymmetryLike


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

    _facts: dict[str, Any]
    _elements: Tuple[Symmetry, ...]
    _bits: int
    """A bit for each element, by its place in `Symmetry`."""

    @staticmethod
    def generated_by(*generators: SymmetryLike) -> Subgroup:
        """The smallest subgroup that contains the symmetries; without any, the trivial one.

        >>> Subgroup.generated_by("rotate180", "transpose")
        <Subgroup.diagonal_klein>
        """
        return _LEAST[_bits_of(_native.symmetry("generators", g) for g in generators)]

    elements: fact[Tuple[Symmetry, ...]] = fact(
        lambda self: self._elements, doc="The elements, in the order of `Symmetry`."
    )
    is_normal: fact[bool] = fact(
        lambda self: self._facts["normal"], doc="Whether the subgroup equals all its conjugates."
    )

    @property
    def order(self) -> int:
        """The number of elements."""
        return len(self._elements)

    @property
    def kind(self) -> str:
        """The conjugacy class by name: trivial, half_turn, diagonal_flip, axis_flip, diagonal_klein,
        axis_klein, quarter_turn or full.

        >>> Subgroup.flip_vertical.kind
        'axis_flip'
        """
        return str(self._facts["class"])

    @property
    def conjugates(self) -> Tuple[Subgroup, ...]:
        """The subgroups of its conjugacy class: one, or two reflections.

        >>> Subgroup.transpose.conjugates
        (<Subgroup.transpose>, <Subgroup.anti_transpose>)
        """
        return tuple(group for group in _ALL if group.kind == self.kind)

    def conjugate(self, x: SymmetryLike) -> Subgroup:
        """The subgroup of all x * g * ~x.

        >>> Subgroup.transpose.conjugate("rotate90")
        <Subgroup.anti_transpose>
        """
        return _LEAST[_bits_of(g.conjugate(x) for g in self)]

    @property
    def covers(self) -> Tuple[Subgroup, ...]:
        """The subgroups directly below this one in the lattice: its maximal subgroups.

        >>> Subgroup.quarter_turn.covers
        (<Subgroup.half_turn>,)
        """
        return tuple(Subgroup[edge["lower"]] for edge in _EDGES if edge["upper"] == self.name)

    @property
    def covered_by(self) -> Tuple[Subgroup, ...]:
        """The subgroups directly above this one in the lattice.

        >>> Subgroup.half_turn.covered_by
        (<Subgroup.quarter_turn>, <Subgroup.axis_klein>, <Subgroup.diagonal_klein>)
        """
        return tuple(Subgroup[edge["upper"]] for edge in _EDGES if edge["lower"] == self.name)

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
        return self._bits & other._bits == self._bits

    def __lt__(self, other: Subgroup) -> bool:
        """Whether the other subgroup contains this one and is not equal to it."""
        if not isinstance(other, Subgroup):
            return NotImplemented
        return self is not other and self <= other

    def __and__(self, other: Subgroup) -> Subgroup:
        """The intersection."""
        if not isinstance(other, Subgroup):
            return NotImplemented
        return _LEAST[self._bits & other._bits]

    def __or__(self, other: Subgroup) -> Subgroup:
        """The smallest subgroup that contains both."""
        if not isinstance(other, Subgroup):
            return NotImplemented
        return _LEAST[self._bits | other._bits]

    def __mul__(self, g: Symmetry) -> Tuple[Symmetry, ...]:
        """The right coset: all h * g."""
        if not isinstance(g, Symmetry):
            return NotImplemented
        return tuple(sorted((h * g for h in self), key=lambda x: x._place))

    def __rmul__(self, g: Symmetry) -> Tuple[Symmetry, ...]:
        """The left coset: all g * h."""
        if not isinstance(g, Symmetry):
            return NotImplemented
        return tuple(sorted((g * h for h in self), key=lambda x: x._place))

    def __repr__(self) -> str:
        return f"<Subgroup.{self.name}>"

    @classmethod
    def _missing_(cls, value: object) -> Subgroup:
        return _native.subgroup("group", value)



def _bits_of(symmetries: Iterable[Symmetry]) -> int:
    bits = 0
    for g in symmetries:
        bits |= 1 << g._place
    return bits


_ALL: Tuple[Subgroup, ...] = tuple(Subgroup)
_EDGES = json.loads(_native.lattice_json())["lattice"]["edges"]
for _group, _facts in zip(_ALL, GROUP["subgroups"]):
    _group._facts = _facts
    _group._elements = tuple(Symmetry[_name] for _name in _facts["elements"])
    _group._bits = _bits_of(_group._elements)
_LEAST = tuple(next(group for group in _ALL if bits & group._bits == bits) for bits in range(256))
"""The least subgroup that contains these elements: the first, because `Subgroup` is ordered by order."""

SubgroupName = Literal[
    "trivial", "half_turn", "flip_horizontal", "flip_vertical", "transpose", "anti_transpose",
    "quarter_turn", "axis_klein", "diagonal_klein", "full", "rotations", "d4",
]
"""The name of a subgroup."""

SubgroupLike = Union[Subgroup, SubgroupName]
"""A subgroup, or its name; "rotations" and "d4" are other names for "quarter_turn" and "full"."""
