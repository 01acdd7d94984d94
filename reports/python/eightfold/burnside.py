"""Burnside's lemma: the number of orbits is the mean number of fixed points."""

from __future__ import annotations

import json
import types
from typing import TYPE_CHECKING, Any, Callable, Iterable, Mapping, Optional

from . import _native
from .display import html_table, section
from .equations import burnside_latex
from .immutable import Immutable
from .progress import Progress, listener
from .source import PlacementLike, Source, chosen

if TYPE_CHECKING:
    from .subgroup import Subgroup, SubgroupLike
    from .symmetry import Symmetry


class Burnside(Immutable):
    """The number of orbits of a set by several routes. `burnside` returns it.

    The text that `str` returns is that of the command ``eightfold burnside``.

    >>> lemma = burnside(8)
    >>> lemma.sum, lemma.order, lemma.orbits, lemma.agrees
    (96, 8, 12, True)
    >>> lemma.fixed_points[Symmetry.rotate180]
    4
    """

    __slots__ = ("_report",)
    _report: _native.BurnsideReport

    def __init__(self, report: _native.BurnsideReport) -> None:
        if not isinstance(report, _native.BurnsideReport):
            raise TypeError("Burnside: call burnside(n) or burnside(placements) instead")
        object.__setattr__(self, "_report", report)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a Burnside is immutable")

    @property
    def n(self) -> int:
        """The size of the board."""
        return self._report.n

    @property
    def rule(self) -> Optional[str]:
        """The rule of the solutions; None for a list of placements."""
        return self._report.rule

    @property
    def group(self) -> Subgroup:
        """The group that acts."""
        return self._report.group

    @property
    def order(self) -> int:
        """The order of the group."""
        return self.group.order

    @property
    def fixed_points(self) -> Mapping[Symmetry, int]:
        """The number of placements that each element of the group fixes."""
        return types.MappingProxyType(self._report.fixed_points())

    @property
    def sum(self) -> int:
        """The sum of the fixed points."""
        return self._report.sum

    @property
    def orbits(self) -> int:
        """The number of orbits: the sum divided by the order of the group."""
        return self._report.orbits

    @property
    def routes(self) -> Mapping[str, int]:
        """The number of orbits by each route that was taken.

        The routes are isomorph_rejection (orbits counted one by one), tally (every placement tested with
        every element), symmetric_search (counts of all and of symmetric solutions), table_of_marks, and
        published.

        >>> burnside(8).routes["table_of_marks"]
        12
        """
        return types.MappingProxyType(self._report.routes())

    @property
    def orbits_by_type(self) -> Optional[Mapping[str, int]]:
        """The number of orbits of each type that occurs; None if no route finds it.

        >>> dict(burnside(8).orbits_by_type)
        {'trivial': 11, 'half_turn': 1}
        """
        found = self._report.types()
        return None if found is None else types.MappingProxyType(found)

    @property
    def disagreements(self) -> tuple[str, ...]:
        """A sentence for each number that contradicts another."""
        return self._report.disagreements()

    @property
    def agrees(self) -> bool:
        """True if all routes give the same numbers."""
        return not self.disagreements

    def rows(self) -> list[dict[str, Any]]:
        """A row for each element of the group, for pandas.

        >>> burnside(8, group="half_turn").rows()
        [{'element': 'identity', 'fixed_points': 92}, {'element': 'rotate180', 'fixed_points': 4}]
        """
        return [{"element": g.name, "fixed_points": count} for g, count in self.fixed_points.items()]

    def to_json(self) -> str:
        """The document that ``eightfold burnside --format json`` writes. Its schema is burnside-1.0.

        ValueError for a list of placements: then `orbit_report` has the document.

        >>> burnside(8).to_json().count("urn:eightfold:schema:burnside:1.0")
        1
        """
        return self._report.write("json")

    def to_dict(self) -> dict[str, Any]:
        """The JSON document as a dict. Its numbers are exact.

        >>> burnside(8).to_dict()["routes"][1]["orbits"]
        12
        """
        document: dict[str, Any] = json.loads(self.to_json())
        return document

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Burnside):
            return NotImplemented
        return self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self.n, self.rule, self.group, self.sum))

    def _facts(self) -> tuple[object, ...]:
        return self.n, self.rule, self.group, self.fixed_points, self.routes, self.orbits_by_type

    def __reduce__(self) -> tuple[Callable[[tuple[Any, ...]], Burnside], tuple[tuple[Any, ...]]]:
        return _burnside_of_state, (self._report.state(),)

    def __repr__(self) -> str:
        of = f"n={self.n}" + ("" if self.rule in (None, "queens") else f", rule={self.rule!r}")
        verdict = f"{len(self.routes)} routes agree" if self.agrees else "THE ROUTES DISAGREE"
        division = f"{self.sum} / {self.order} = {self.orbits}"
        return f"<Burnside {division}: {of}, group={self.group.name!r}, {verdict}>"

    def __str__(self) -> str:
        return self._report.write("text")

    def _repr_html_(self) -> str:
        fixed = html_table(
            f"Fixed points under the group {self.group.name}",
            ("element", "fixed points"),
            [(g.name, count) for g, count in self.fixed_points.items()],
            footer=("sum", self.sum),
        )
        routes = html_table(
            f"Orbits: {self.sum:,} / {self.order} = {self.orbits:,}",
            ("route", "orbits"),
            [(name.replace("_", " "), count) for name, count in self.routes.items()],
        )
        notes = [html_table("The routes disagree", ("numbers",), [[line] for line in self.disagreements])]
        return section(fixed, routes, *(notes if self.disagreements else []))

    def _repr_latex_(self) -> str:
        return burnside_latex(self.fixed_points.values(), self.sum, self.order, self.orbits)


def _burnside_of_state(state: tuple[Any, ...]) -> Burnside:
    return Burnside(_native.burnside_of_state(state))


def burnside(
    n: Optional[Source] = None,
    group: SubgroupLike = "full",
    rule: str = "queens",
    visit_all: bool = False,
    threads: int = 1,
    progress: Progress = False,
    *,
    placements: Optional[Iterable[PlacementLike]] = None,
) -> Burnside:
    """Burnside's lemma for all solutions on the n×n board, or for a list of placements.

    `n` is 0 to 28. Up to n = 14, and beyond with `visit_all`, every queens solution is visited, which gives
    two more routes. For the other rules every solution is visited. Beyond n = 18 a count takes minutes to
    years; Ctrl-C raises KeyboardInterrupt. Only the count uses several threads; 0 is one per processor.

    Placements are treated as by `orbits`, and raise the same errors.

    >>> burnside(8)
    <Burnside 96 / 8 = 12: n=8, group='full', 5 routes agree>
    >>> burnside(8, group="rotations").orbits
    24
    >>> print(burnside([[1, 3, 0, 2], [2, 0, 3, 1]]).orbits)
    1
    """
    size, of = chosen(n, placements)
    with listener(progress, "Burnside's lemma") as report:
        if of is not None:
            return Burnside(_native.burnside_of(of, group, report))
        found = _native.burnside(size, group, rule, bool(visit_all), threads, report)
        return Burnside(found)
