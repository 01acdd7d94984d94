"""Orbits of placements."""

from __future__ import annotations

import functools
import operator
from typing import Callable, Iterator, Tuple, Union, cast, overload

from . import _native
from ._native import Placement
from .arguments import PlacementLike
from .display import html_table
from .immutable import fact
from .subgroup import Subgroup, SubgroupLike
from .symmetry import Image


@functools.total_ordering
class Orbit:
    """All images of a placement under the symmetries of a group.

    An orbit is immutable, and a sequence of its members in the order of their witnesses, the representative
    first. Orbits are ordered by their representatives. A placement that is not a permutation raises ValueError.

    >>> orbit = Orbit([1, 3, 0, 2])
    >>> orbit
    <Orbit [1 3 0 2]: size 2, type quarter_turn>
    >>> list(orbit)
    [Placement([1, 3, 0, 2]), Placement([2, 0, 3, 1])]
    >>> orbit.representative, orbit.stabilizer, orbit.type, orbit.size
    (Placement([1, 3, 0, 2]), <Subgroup.quarter_turn>, 'quarter_turn', 2)
    >>> Orbit([1, 3, 0, 2], group="rotations").size
    1
    """

    __slots__ = ("_representative", "_stabilizer", "_size", "_group", "__weakref__")
    _representative: Placement
    _stabilizer: Subgroup
    _size: int
    _group: Subgroup

    def __new__(cls, placement: PlacementLike, group: SubgroupLike = "full") -> Orbit:
        return _native.orbit(placement, group, cls)

    representative: fact[Placement] = fact(
        operator.attrgetter("_representative"), doc="The lexicographically least member."
    )
    stabilizer: fact[Subgroup] = fact(
        operator.attrgetter("_stabilizer"), doc="The symmetries of the group that fix the representative."
    )
    type: fact[str] = fact(
        lambda self: self._stabilizer.kind, doc="The class of the stabilizer in the group of the square."
    )
    size: fact[int] = fact(
        operator.attrgetter("_size"),
        doc="The number of members: the order of the group divided by that of the stabilizer.",
    )
    group: fact[Subgroup] = fact(operator.attrgetter("_group"), doc="The group that acts.")

    @property
    def members(self) -> Tuple[Placement, ...]:
        """The members in the order of their witnesses.

        >>> Orbit([1, 3, 0, 2]).members
        (Placement([1, 3, 0, 2]), Placement([2, 0, 3, 1]))
        """
        return _native.members(self._representative, self._group)

    @property
    def images(self) -> Tuple[Image, ...]:
        """The members with their witnesses: the first symmetries that map the representative to them.

        >>> [image.witness for image in Orbit([1, 3, 0, 2]).images]
        [<Symmetry.identity>, <Symmetry.flip_horizontal>]
        """
        return _native.images(self._representative, self._group)

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, index: int) -> Placement: ...

    @overload
    def __getitem__(self, index: slice) -> Tuple[Placement, ...]: ...

    def __getitem__(self, index: Union[int, slice]) -> Union[Placement, Tuple[Placement, ...]]:
        return self.members[index]

    def __iter__(self) -> Iterator[Placement]:
        return iter(self.members)

    def __contains__(self, placement: object) -> bool:
        if not issubclass(type(placement), Placement):  # isinstance would ask the object for its __class__
            return False
        found = cast(Placement, placement)
        return found.is_permutation and _native.canonical_form(found, self.group) == self.representative

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Orbit):
            return NotImplemented
        return self._representative == other._representative and self._group is other._group

    def __lt__(self, other: Orbit) -> bool:
        if not isinstance(other, Orbit):
            return NotImplemented
        ours, theirs = self._representative, other._representative
        return ours < theirs or (ours == theirs and self._group._bits < other._group._bits)

    def __hash__(self) -> int:
        return hash((self._representative, self._group))

    def __reduce__(self) -> Tuple[Callable[..., Orbit], Tuple[Placement, Subgroup]]:
        return type(self), (self.representative, self.group)

    def __repr__(self) -> str:
        group = "" if self.group is Subgroup.full else f", group {self.group.name}"
        return f"<Orbit {self.representative}: size {self.size}, type {self.type}{group}>"

    def _repr_html_(self) -> str:
        rows = [(str(placement), witness.name) for placement, witness in self.images]
        return html_table(f"Orbit of size {self.size}, type {self.type}", ("member", "witness"), rows)

