"""The orbit report: orbits with their counts and Burnside's lemma, as text, JSON and CSV."""

from __future__ import annotations

import types
from typing import TYPE_CHECKING, Any, Callable, Iterable, Mapping, Optional

from .display import burnside_latex, html_table, section
from .immutable import fact, Report
from .orbits import Orbits, orbits
from .progress import Progress
from .source import PlacementLike, Source, SquaresLike

if TYPE_CHECKING:
    from .subgroup import SubgroupLike
    from .symmetry import Symmetry


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

    @property
    def fixed_points(self) -> Mapping[Symmetry, int]:
        """The number of placements that each element of the group fixes."""
        return types.MappingProxyType(self._orbits._facts["fixed_points"])

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
