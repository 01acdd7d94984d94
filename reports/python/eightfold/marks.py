"""The marks of a set, and its orbit types by the table of marks."""

from __future__ import annotations

import types
from typing import Any, Iterable, Mapping, Optional

from . import _native
from .display import equation, html_table, latex_number
from .immutable import fact, Report
from .progress import Progress, listener
from .source import PlacementLike, Source, chosen


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

    @property
    def _found(self) -> dict[str, Any]:
        found: dict[str, Any] = self._document["decomposition"]
        return found

    @property
    def marks(self) -> Mapping[str, int]:
        """The number of members that every element of a subgroup of the class fixes, for each class."""
        return types.MappingProxyType(self._found["marks"])

    @property
    def orbits(self) -> Mapping[str, int]:
        """The number of orbits of each type, from the marks alone. OverflowError for marks above 2^59."""
        return types.MappingProxyType(self._found["orbits"])

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
        if of is not None:
            return Marks._of(_write=_native.marks_of(of, report))
        return Marks._of(_write=_native.marks(size, rule, threads, report))
