"""The orbits of solutions and of lists of placements, and the report on them as text, JSON and CSV."""

from __future__ import annotations

import bisect
import types
from typing import Any, Callable, Iterable, Iterator, Mapping, NamedTuple, Optional, Sequence
from typing import Union, overload

from . import _native
from ._native import Placement
from .arguments import chosen, listener, PlacementLike, Progress, Source, SquaresLike
from .display import burnside_latex, html_table, section
from .immutable import fact, Report, Result
from .orbit import Orbit
from .subgroup import Subgroup, SubgroupLike
from .symmetry import Symmetry

_MOST_ROWS_SHOWN = 60


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

    counts: fact[Mapping[str, OrbitTypeCount]] = fact(
        lambda self: types.MappingProxyType({row[0]: OrbitTypeCount(*row) for row in self._facts["types"]}),
        doc="The number of orbits and of placements by orbit type. Types without orbits are omitted.",
    )

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
        return self._list.state() == other._list.state()

    def __hash__(self) -> int:
        return hash((self.n, self.rule, self.group, len(self), self.total))

    def __reduce__(self) -> tuple[Callable[..., Orbits], tuple[Any, ...]]:
        return _orbits_of_state, self._list.state()

    def __repr__(self) -> str:
        members = "placements" if self.rule is None else "solutions"
        rule = "" if self.rule in (None, "queens") else f", rule={self.rule!r}"
        group = "" if self.group.name == "full" else f", group={self.group.name!r}"
        return f"<Orbits: {len(self)} of {self.total} {members}, n={self.n}{rule}{group}>"

    def __str__(self) -> str:
        return self._list.write("text", False)

    def _repr_html_(self) -> str:
        shown = [
            (index, str(orbit.representative), orbit.size, orbit.type, orbit.stabilizer.name)
            for index, orbit in enumerate(self[:_MOST_ROWS_SHOWN], 1)
        ]
        omitted = len(self) - len(shown)
        table = html_table(
            f"Orbits of {self.total:,} placements under the group {self.group.name}",
            ("", "representative", "size", "type", "stabilizer"),
            shown,
            footer=("", f"and {omitted:,} more") if omitted else (),
        )
        counts = html_table(
            "Orbits by type",
            ("type", "size", "orbits", "placements"),
            self.counts.values(),
            numeric=(1, 2, 3),
            footer=("total", None, len(self), self.total),
        )
        return section(table, counts)


def _orbits_of(orbit_list: _native.OrbitList) -> Orbits:
    return Orbits._of(_list=orbit_list, _facts=orbit_list.facts())


def _orbits_of_state(*state: Any) -> Orbits:
    return _orbits_of(_native.orbits_of_state(*state))


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
        return _orbits_of(_native.orbits(size, of, group, rule, (queens, blocked), (threads, report)))


class OrbitReport(Report):
    """The orbits of a set with their counts, checked by Burnside's lemma. `orbit_report` returns it.

    The document is that of the command ``eightfold orbits``; its schema is orbit-report-1.0.

    >>> report = orbit_report(8)
    >>> len(report.orbits), report.sum, report.agrees
    (12, 96, True)
    >>> report
    <OrbitReport: 12 orbits of 92 placements, n=8>
    """

    __slots__ = ("_members", "_orbits")
    _members: bool
    _orbits: Orbits
    _makers = "orbit_report(n) or orbit_report(placements)"
    _refusal = "an OrbitReport is immutable"

    orbits: fact[Orbits] = fact(lambda self: self._orbits, doc="The orbits.")
    members: fact[bool] = fact(
        lambda self: self._members, doc="True if the documents list every member of every orbit."
    )
    fixed_points: fact[Mapping[Symmetry, int]] = fact(
        lambda self: types.MappingProxyType(self._orbits._facts["fixed_points"]),
        doc="The number of placements that each element of the group fixes.",
    )
    sum: fact[int] = fact(lambda self: self._orbits._facts["sum"], doc="The sum of the fixed points.")
    burnside_orbits: fact[int] = fact(
        lambda self: self._orbits._facts["burnside_orbits"],
        doc="The number of orbits by Burnside's lemma: the sum divided by the order of the group.",
    )
    agrees: fact[bool] = fact(
        lambda self: self._orbits._facts["agrees"],
        doc="True if there are as many orbits as Burnside's lemma requires.",
    )

    def to_csv(self) -> str:
        """The table that ``eightfold orbits --format csv`` writes.

        >>> print(orbit_report(4).to_csv().splitlines()[1])
        1,[1 3 0 2],2,quarter_turn,identity rotate90 rotate180 rotate270
        """
        return self._write("csv")

    def rows(self) -> list[dict[str, Any]]:
        """A row for each orbit, as `Orbits.rows`; with members, a row for each member.

        >>> [(row["member"], row["witness"]) for row in orbit_report(4, members=True).rows()]
        [('[1 3 0 2]', 'identity'), ('[2 0 3 1]', 'flip_horizontal')]
        """
        rows = self.orbits.rows()
        if not self._members:
            return rows
        return [
            {**row, "member": str(member), "member_columns": list(member), "witness": witness.name}
            for row, orbit in zip(rows, self.orbits)
            for member, witness in orbit.images
        ]

    def _key(self) -> object:
        return self._orbits, self._members

    def __reduce__(self) -> tuple[Callable[[Orbits, bool], OrbitReport], tuple[Orbits, bool]]:
        return _report_of, (self._orbits, self._members)

    def __repr__(self) -> str:
        found = self._orbits
        return f"<OrbitReport: {len(found)} orbits of {found.total} placements, n={found.n}>"

    def _repr_html_(self) -> str:
        order = self._orbits.group.order
        division = f"{self.sum:,} / {order} = {self.burnside_orbits:,}"
        fixed = html_table(
            "Burnside's lemma: " + ("both counts agree" if self.agrees else "the counts disagree"),
            ("element", "fixed points"),
            [(g.name, count) for g, count in self.fixed_points.items()],
            footer=("sum / order", division),
        )
        return section(self.orbits._repr_html_(), fixed)

    def _repr_latex_(self) -> str:
        order = self._orbits.group.order
        return burnside_latex(self.fixed_points.values(), self.sum, order, self.burnside_orbits)


def _report_of(found: Orbits, members: bool) -> OrbitReport:
    members = bool(members)
    return OrbitReport._of(
        _orbits=found, _members=members, _write=lambda format: found._list.write(format, members)
    )


def orbit_report(
    n: Optional[Source] = None,
    group: Optional[SubgroupLike] = None,
    rule: str = "queens",
    members: bool = False,
    threads: int = 1,
    progress: Progress = False,
    *,
    placements: Optional[Iterable[PlacementLike]] = None,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> OrbitReport:
    """The report on the orbits of all solutions on the n×n board, or on those of a list of placements.

    With `members`, the documents list every member of every orbit with its witness. The other arguments,
    their limits and the errors are those of `orbits`.

    >>> print(orbit_report(4))  # doctest: +ELLIPSIS
    Orbits of the 4-queens solutions under ...
    """
    found = orbits(
        n, group, rule, threads, progress, placements=placements, queens=queens, blocked=blocked
    )
    return _report_of(found, members)
