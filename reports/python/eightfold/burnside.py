"""Burnside's lemma: the number of orbits is the mean number of fixed points. Marks, which give their types."""

from __future__ import annotations

import types
from typing import Any, Iterable, Mapping, Optional

from . import _native
from .arguments import chosen, listener, PlacementLike, Progress, Source, SquaresLike
from .display import burnside_latex, equation, html_table, latex_number, section
from .immutable import fact, Report
from .subgroup import Subgroup, SubgroupLike
from .symmetry import Symmetry


class Burnside(Report):
    """The number of orbits of a set by several routes. `burnside` returns it.

    The text that `str` returns is that of the command ``eightfold burnside``.

    >>> lemma = burnside(8)
    >>> lemma.sum, lemma.order, lemma.orbits, lemma.agrees
    (96, 8, 12, True)
    >>> lemma.fixed_points[Symmetry.rotate180]
    4
    """

    __slots__ = ()
    _makers = "burnside(n) or burnside(placements)"
    _refusal = "a Burnside is immutable"
    _formats = ("json", "text", "set")

    n: fact[int] = fact(lambda self: self._document["n"], doc="The size of the board.")

    @property
    def rule(self) -> Optional[str]:
        """The rule of the solutions; None for a list of placements."""
        return None if self._write("set") == "placements" else str(self._document["rule"])

    group: fact[Subgroup] = fact(
        lambda self: Subgroup(self._document["group"]["name"]), doc="The group that acts."
    )
    order: fact[int] = fact(lambda self: self.group.order, doc="The order of the group.")

    @property
    def fixed_points(self) -> Mapping[Symmetry, int]:
        """The number of placements that each element of the group fixes."""
        found = self._document["fixed_points"]
        counts = found["by_search"] or found["by_tally"]
        return types.MappingProxyType({Symmetry[name]: count for name, count in counts.items()})

    sum: fact[int] = fact(lambda self: self._document["sum"], doc="The sum of the fixed points.")
    orbits: fact[int] = fact(
        lambda self: self._document["orbits"],
        doc="The number of orbits: the sum divided by the order of the group.",
    )

    @property
    def routes(self) -> Mapping[str, int]:
        """The number of orbits by each route that was taken.

        The routes are isomorph_rejection (orbits counted one by one), tally (every placement tested with
        every element), symmetric_search (counts of all and of symmetric solutions), closed_form (for rooks),
        table_of_marks, and published.

        >>> burnside(8).routes["table_of_marks"]
        12
        """
        return types.MappingProxyType({route["route"]: route["orbits"] for route in self._document["routes"]})

    @property
    def orbits_by_type(self) -> Optional[Mapping[str, int]]:
        """The number of orbits of each type that occurs; None if no route finds it.

        >>> dict(burnside(8).orbits_by_type)
        {'trivial': 11, 'half_turn': 1}
        """
        found = self._document["orbits_by_type"]
        counts = found["by_isomorph_rejection"] or found["by_table_of_marks"]
        if counts is None:
            return None
        return types.MappingProxyType({name: count for name, count in counts.items() if count})

    disagreements: fact[tuple[str, ...]] = fact(
        lambda self: tuple(self._document["disagreements"]),
        doc="A sentence for each number that contradicts another.",
    )
    agrees: fact[bool] = fact(
        lambda self: not self.disagreements, doc="True if all routes give the same numbers."
    )

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
        if self.rule is None:
            raise ValueError(
                "placements: this document is about solutions; use orbit_report(placements).to_json() instead"
            )
        return self._write("json")

    def _key(self) -> object:
        return self._write("set"), self._json()[0]

    def __repr__(self) -> str:
        of = f"n={self.n}" + ("" if self.rule in (None, "queens") else f", rule={self.rule!r}")
        verdict = f"{len(self.routes)} routes agree" if self.agrees else "THE ROUTES DISAGREE"
        division = f"{self.sum} / {self.order} = {self.orbits}"
        return f"<Burnside {division}: {of}, group={self.group.name!r}, {verdict}>"

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


def burnside(
    n: Optional[Source] = None,
    group: Optional[SubgroupLike] = None,
    rule: str = "queens",
    visit_all: bool = False,
    threads: int = 1,
    progress: Progress = False,
    *,
    placements: Optional[Iterable[PlacementLike]] = None,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> Burnside:
    """Burnside's lemma for all solutions on the n×n board, or for a list of placements.

    `n` is 0 to 28. Up to n = 14, and beyond with `visit_all`, every queens solution is visited, which gives
    two more routes. For the other rules every solution is visited, but beyond n = 10 rooks have closed forms
    and are visited only with `visit_all`; their n is at most 20. Beyond n = 18 a count takes minutes to
    years; Ctrl-C raises KeyboardInterrupt. Only the count uses several threads; 0 is one per processor.

    ``queens`` and ``blocked`` are as in `solutions`, and do not apply to placements. All symmetries that
    preserve them act; a `group` that does not preserve them raises ValueError.

    Placements are treated as by `orbits`, and raise the same errors.

    >>> burnside(8)
    <Burnside 96 / 8 = 12: n=8, group='full', 5 routes agree>
    >>> burnside(8, group="rotations").orbits
    24
    >>> print(burnside([[1, 3, 0, 2], [2, 0, 3, 1]]).orbits)
    1
    """
    size, of = chosen(n, placements, queens, blocked)
    with listener(progress, "Burnside's lemma") as report:
        run = (threads, report)
        return Burnside._of(_write=_native.burnside(size, of, group, rule, bool(visit_all), (queens, blocked), run))


class Marks(Report):
    """The number of members of a set that the subgroups of each class fix. `marks` returns it.

    The numbers of orbits of each type follow from them by the table of marks. The document is that of the
    command ``eightfold group --marks``; its schema is group-1.0.

    >>> found = marks(8)
    >>> found.marks["trivial"], found.marks["half_turn"]
    (92, 4)
    >>> found.orbits["trivial"], found.orbits["half_turn"]
    (11, 1)
    """

    __slots__ = ()
    _makers = "marks(n) or marks(placements)"
    _refusal = "Marks are immutable"

    _found: fact[dict[str, Any]] = fact(lambda self: self._document["decomposition"], doc="The set in the document.")
    marks: fact[Mapping[str, int]] = fact(
        lambda self: types.MappingProxyType(self._found["marks"]),
        doc="The number of members that every element of a subgroup of the class fixes, for each class.",
    )
    orbits: fact[Mapping[str, int]] = fact(
        lambda self: types.MappingProxyType(self._found["orbits"]),
        doc="The number of orbits of each type, from the marks alone. OverflowError for marks above 2^59.",
    )
    total: fact[int] = fact(
        lambda self: sum(self._found["orbits"].values()), doc="The number of orbits of all types."
    )

    def rows(self) -> list[dict[str, Any]]:
        """A row for each class of subgroups, for pandas.

        >>> marks(8).rows()[1]
        {'class': 'half_turn', 'mark': 4, 'orbits': 1}
        """
        orbits = self.orbits
        return [{"class": name, "mark": mark, "orbits": orbits[name]} for name, mark in self.marks.items()]

    def __repr__(self) -> str:
        marks = ", ".join(f"{name} {mark}" for name, mark in self.marks.items() if mark)
        return f"<Marks of the {self._found['set']}: {marks or 'all 0'}>"

    def _repr_html_(self) -> str:
        return html_table(
            f"Marks of the {self._found['set']}",
            ("class of subgroups", "fixed by each", "orbits of this type"),
            [tuple(row.values()) for row in self.rows()],
            footer=("total", None, self.total),
        )

    def _repr_latex_(self) -> str:
        names = [rf"\text{{{name}}}".replace("_", " ") for name in self.marks]
        counts = zip(names, self.orbits.values())
        terms = [f"{latex_number(count)}\\,[{name}]" for name, count in counts if count]
        return equation(" + ".join(terms) or "0")


def marks(
    n: Optional[Source] = None,
    rule: str = "queens",
    threads: int = 1,
    progress: Progress = False,
    *,
    placements: Optional[Iterable[PlacementLike]] = None,
) -> Marks:
    """The marks of all solutions on the n×n board, or of a list of placements, under the full group.

    `n` is 0 to 28. For queens the solutions are counted, for other rules visited. The time is that of
    `count`, and Ctrl-C raises KeyboardInterrupt. Placements are treated as by `orbits`, with the same errors.

    >>> marks(8).total
    12
    >>> marks([[1, 3, 0, 2], [2, 0, 3, 1]]).orbits["quarter_turn"]
    1
    """
    size, of = chosen(n, placements)
    with listener(progress, "marks") as report:
        return Marks._of(_write=_native.marks(size, of, rule, (threads, report)))
