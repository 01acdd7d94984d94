"""The orbits of solutions and of lists of placements."""

from __future__ import annotations

import bisect
import types
from typing import TYPE_CHECKING, Any, Callable, Iterable, Iterator, Mapping, NamedTuple, Optional, Sequence
from typing import Union, overload

from . import _native
from .display import html_table, section
from .immutable import fact, Result
from .orbit import Orbit
from .progress import Progress, listener
from .source import PlacementLike, Source, SquaresLike, chosen

if TYPE_CHECKING:
    from .subgroup import Subgroup, SubgroupLike
    from .symmetry import Symmetry

_MOST_ROWS_SHOWN = 60


class OrbitTypeCount(NamedTuple):
    """How many orbits of a type there are.

    >>> orbits(8).counts["half_turn"]
    OrbitTypeCount(type='half_turn', size=4, orbits=1, placements=4)
    """

    type: str
    """The class of the stabilizers."""
    size: int
    """The number of members of each orbit."""
    orbits: int
    """The number of orbits."""
    placements: int
    """The number of members of all these orbits."""


class Orbits(Result, Sequence[Orbit]):
    """The orbits of a set of placements, ordered by their representatives. `orbits` returns it.

    All orbits are in memory, about 50 bytes for each. The table that `str` returns is that of the command
    ``eightfold orbits``.

    >>> twelve = orbits(8)
    >>> len(twelve), twelve.total
    (12, 92)
    >>> twelve[9]
    <Orbit [2 4 1 7 0 6 3 5]: size 4, type half_turn>
    >>> Orbit([3, 5, 7, 1, 6, 0, 2, 4]) in twelve
    True
    """

    __slots__ = ("_facts", "_list")
    _facts: dict[str, Any]
    """What is known of the orbits except the orbits themselves."""
    _list: _native.OrbitList
    _makers = "orbits(n) or orbits(placements)"
    _refusal = "Orbits are immutable"

    n: fact[int] = fact(lambda self: self._facts["n"], doc="The size of the board.")
    rule: fact[Optional[str]] = fact(
        lambda self: self._facts["rule"], doc="The rule of the solutions; None for a list of placements."
    )
    group: fact[Subgroup] = fact(lambda self: self._facts["group"], doc="The group that acts.")
    total: fact[int] = fact(lambda self: self._facts["total"], doc="The number of placements in all orbits.")

    @property
    def counts(self) -> Mapping[str, OrbitTypeCount]:
        """The number of orbits and of placements by orbit type. Types without orbits are omitted."""
        return types.MappingProxyType({row[0]: OrbitTypeCount(*row) for row in self._facts["types"]})

    def rows(self) -> list[dict[str, Any]]:
        """A row for each orbit, for pandas.

        >>> orbits(4).rows()[0]["representative"]
        '[1 3 0 2]'
        """
        return [
            {
                "index": index,
                "representative": str(orbit.representative),
                "columns": list(orbit.representative),
                "size": orbit.size,
                "type": orbit.type,
                "stabilizer": " ".join(g.name for g in orbit.stabilizer),
            }
            for index, orbit in enumerate(self, 1)
        ]

    def __len__(self) -> int:
        return len(self._list)

    @overload
    def __getitem__(self, index: int) -> Orbit: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Orbit, ...]: ...

    def __getitem__(self, index: Union[int, slice]) -> Union[Orbit, tuple[Orbit, ...]]:
        places = range(len(self))[index]
        if isinstance(places, int):
            return self._list.at(places)
        return tuple(map(self._list.at, places))

    def __iter__(self) -> Iterator[Orbit]:
        return map(self._list.at, range(len(self)))

    def __contains__(self, orbit: object) -> bool:
        place = self._place(orbit)
        return place < len(self) and self[place] == orbit

    def index(self, orbit: object, start: int = 0, stop: Optional[int] = None) -> int:
        """The index of an orbit, by binary search. ValueError if it is not there.

        >>> orbits(8).index(Orbit([2, 4, 1, 7, 0, 6, 3, 5]))
        9
        """
        if orbit not in self or self._place(orbit) not in range(len(self))[start:stop]:
            raise ValueError("orbit: not in the sequence")
        return self._place(orbit)

    def _place(self, orbit: object) -> int:
        """The number of orbits whose representatives precede that of this one."""
        if not isinstance(orbit, Orbit):
            return len(self)
        representative = orbit.representative
        return bisect.bisect_left(range(len(self)), representative, key=lambda place: self._list.at(place)._representative)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Orbits):
            return NotImplemented
        return self._list.is_equal(other._list)

    def __hash__(self) -> int:
        return hash((self.n, self.rule, self.group, len(self), self.total))

    def __reduce__(self) -> tuple[Callable[[tuple[Any, ...]], Orbits], tuple[tuple[Any, ...]]]:
        return _orbits_of_state, (self._list.state(),)

    def __repr__(self) -> str:
        members = "placements" if self.rule is None else "solutions"
        rule = "" if self.rule in (None, "queens") else f", rule={self.rule!r}"
        group = "" if self.group.name == "full" else f", group={self.group.name!r}"
        return f"<Orbits: {len(self)} of {self.total} {members}, n={self.n}{rule}{group}>"

    def __str__(self) -> str:
        return self._list.write("text", False)

    def _repr_html_(self) -> str:
        return section(self._table(), counts_html(self))

    def _table(self) -> str:
        shown = [
            (index, str(orbit.representative), orbit.size, orbit.type, orbit.stabilizer.name)
            for index, orbit in enumerate(self[:_MOST_ROWS_SHOWN], 1)
        ]
        omitted = len(self) - len(shown)
        caption = f"Orbits of {self.total:,} placements under the group {self.group.name}"
        return html_table(
            caption,
            ("", "representative", "size", "type", "stabilizer"),
            shown,
            footer=("", f"and {omitted:,} more") if omitted else (),
        )


def _orbits_of_list(orbit_list: _native.OrbitList) -> Orbits:
    return Orbits._of(_list=orbit_list, _facts=orbit_list.facts())


def _orbits_of_state(state: tuple[Any, ...]) -> Orbits:
    return _orbits_of_list(_native.orbits_of_state(state))


def counts_html(found: Orbits) -> str:
    """The orbits by type as a table."""
    return html_table(
        "Orbits by type",
        ("type", "size", "orbits", "placements"),
        [tuple(row) for row in found.counts.values()],
        numeric=(1, 2, 3),
        footer=("total", None, len(found), found.total),
    )


def orbits(
    n: Optional[Source] = None,
    group: Optional[SubgroupLike] = None,
    rule: str = "queens",
    threads: int = 1,
    progress: Progress = False,
    *,
    placements: Optional[Iterable[PlacementLike]] = None,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> Orbits:
    """The orbits of all solutions on the n×n board, or those of a list of placements.

    Give `n`, or placements as the first argument or as `placements`. Placements must be permutations of one
    size; `rule` and `threads` do not apply to them. If they are not a union of orbits of the group,
    NotUnionOfOrbits, which is a ValueError, names the duplicates and missing images.

    ``queens`` and ``blocked`` are as in `solutions`, and do not apply to placements. All symmetries that
    preserve them act; a `group` that does not preserve them raises ValueError.

    The orbits are kept in memory. More than 20,000,000 raise ValueError, so n is at most 17 for queens and
    the full group; `canonical_solutions` iterates over representatives without keeping them. Only the search for
    queens uses several threads; 0 is one per processor. Ctrl-C raises KeyboardInterrupt.

    >>> len(orbits(8)), len(orbits(8, group="rotations"))
    (12, 24)
    >>> orbits(8, blocked="a1 h8").group.name
    'diagonal_klein'
    >>> orbits(8, group="half_turn", queens="b4")
    Traceback (most recent call last):
    ValueError: group: rotate180 moves the required square b4 to g5, which is not required
    >>> orbits([[1, 3, 0, 2], [2, 0, 3, 1]])
    <Orbits: 1 of 2 placements, n=4>
    """
    size, of = chosen(n, placements, queens, blocked)
    with listener(progress, "orbits") as report:
        if of is not None:
            return _orbits_of_list(_native.orbits_of(of, "full" if group is None else group, report))
        return _orbits_of_list(_native.orbits(size, group, rule, queens, blocked, threads, report))
