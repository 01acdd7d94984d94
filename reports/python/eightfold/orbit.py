"""Orbits of placements."""

from __future__ import annotations

import functools
from typing import Callable, Iterator, Tuple, Union, cast, overload

from . import _native
from ._native import Placement
from .display import html_table
from .image import Image
from .source import PlacementLike
from .subgroup import Subgroup, SubgroupLike
from .symmetry import Symmetry

Facts = Tuple[Placement, Subgroup, int, Subgroup]
"""What the extension module gives: the representative, its stabilizer, the size and the group."""


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
    >>> Orbit([1, 3, 0, 2], group="rotations").size
    1
    """

    __slots__ = ("_facts", "__weakref__")
    _facts: Facts

    def __new__(cls, placement: PlacementLike, group: SubgroupLike = "full") -> Orbit:
        return cls._of(_native.orbit(placement, group))

    @classmethod
    def _of(cls, facts: Facts) -> Orbit:
        made = object.__new__(cls)
        made._facts = facts
        return made

    @property
    def representative(self) -> Placement:
        """The lexicographically least member.

        >>> Orbit([3, 1, 6, 2, 5, 7, 4, 0]).representative
        Placement([0, 4, 7, 5, 2, 6, 1, 3])
        """
        return self._facts[0]

    @property
    def stabilizer(self) -> Subgroup:
        """The symmetries of the group that fix the representative.

        >>> Orbit([2, 4, 1, 7, 0, 6, 3, 5]).stabilizer
        <Subgroup.half_turn>
        """
        return self._facts[1]

    @property
    def type(self) -> str:
        """The class of the stabilizer in the group of the square.

        >>> Orbit([2, 4, 1, 7, 0, 6, 3, 5]).type
        'half_turn'
        """
        return self.stabilizer.kind

    @property
    def size(self) -> int:
        """The number of members: the order of the group divided by that of the stabilizer.

        >>> Orbit([2, 4, 1, 7, 0, 6, 3, 5]).size
        4
        """
        return self._facts[2]

    @property
    def group(self) -> Subgroup:
        """The group that acts.

        >>> Orbit([0, 1], group="rotations").group
        <Subgroup.quarter_turn>
        """
        return self._facts[3]

    @property
    def members(self) -> Tuple[Placement, ...]:
        """The members in the order of their witnesses.

        >>> Orbit([1, 3, 0, 2]).members
        (Placement([1, 3, 0, 2]), Placement([2, 0, 3, 1]))
        """
        return _native.members(self.representative, self.group)

    @property
    def images(self) -> Tuple[Image, ...]:
        """The members with their witnesses: the first symmetries that map the representative to them.

        >>> [image.witness for image in Orbit([1, 3, 0, 2]).images]
        [<Symmetry.identity>, <Symmetry.flip_horizontal>]
        """
        return _native.images(self.representative, self.group)

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
        return self.representative == other.representative and self.group is other.group

    def __lt__(self, other: Orbit) -> bool:
        if not isinstance(other, Orbit):
            return NotImplemented
        ours, theirs = self._facts[0], other._facts[0]  # faster than the properties
        return ours < theirs or (ours == theirs and _bits(self.group) < _bits(other.group))

    def __hash__(self) -> int:
        return hash((self.representative, self.group))

    def __reduce__(self) -> Tuple[Callable[..., Orbit], Tuple[Placement, Subgroup]]:
        return type(self), (self.representative, self.group)

    def __repr__(self) -> str:
        group = "" if self.group is Subgroup.full else f", group {self.group.name}"
        return f"<Orbit {self.representative}: size {self.size}, type {self.type}{group}>"

    def _repr_html_(self) -> str:
        rows = [(str(placement), witness.name) for placement, witness in self.images]
        return html_table(f"Orbit of size {self.size}, type {self.type}", ("member", "witness"), rows)


def _bits(group: Subgroup) -> int:
    return sum(1 << place for place, g in enumerate(Symmetry) if g in group)
