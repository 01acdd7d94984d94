"""Pólya's cycle index, and the number of colorings that follows from it."""

from __future__ import annotations

from typing import Any, Callable, Mapping, NamedTuple, Optional

from . import _native
from .display import Markup, equation, html_table
from .immutable import fact, read_json, Report
from .optional import import_library


class Term(NamedTuple):
    """Elements of a group with the same numbers of cycles of each length.

    >>> cycle_index("cyclic", 4).terms[1]
    Term(exponents={2: 2}, elements=1)
    """

    exponents: Mapping[int, int]
    """The number of cycles by their length. A fixed point is a cycle of length 1."""
    elements: int
    """The number of elements."""

    @property
    def cycles(self) -> int:
        """The total number of cycles of each element."""
        return sum(self.exponents.values())


def _monomial(term: Term) -> str:
    return " ".join(f"a{k}^{e}" if e > 1 else f"a{k}" for k, e in term.exponents.items()) or "1"


class CycleIndex(Report):
    """The cycle index of a group that acts on points. `cycle_index` returns it.

    >>> index = cycle_index("dihedral", 4)
    >>> index
    CycleIndex('(a1^4 + 2 a1^2 a2 + 3 a2^2 + 2 a4) / 8')
    >>> index.colorings(2)
    6
    """

    __slots__ = ()
    _makers = "cycle_index(group, n)"
    _refusal = "a CycleIndex is immutable"
    _write: Callable[..., str]

    group: fact[str] = fact(lambda self: self._document["group"], doc="The name of the group.")
    n: fact[Optional[int]] = fact(
        lambda self: self._document["n"], doc="The size of the group's action; None for cube-faces."
    )
    points: fact[int] = fact(lambda self: self._document["points"], doc="The number of points.")
    order: fact[int] = fact(lambda self: self._document["order"], doc="The number of elements of the group.")

    @property
    def terms(self) -> tuple[Term, ...]:
        """The terms by decreasing exponent of a1, then of a2, and so on."""
        return tuple(
            Term({int(length): number for length, number in term["exponents"].items()}, term["elements"])
            for term in self._document["terms"]
        )

    def colorings(self, colors: int) -> int:
        """The number of colorings of the points up to the group. `colors` is 0 to 1,000,000.

        >>> cycle_index("cube-faces").colorings(3)
        57
        """
        number = _native.whole_number("colors", colors, 0, 1_000_000)
        fixed = sum(term["elements"] * number ** term["cycles"] for term in self._document["terms"])
        return int(fixed // self.order)

    def to_sympy(self) -> Any:
        """A polynomial of SymPy in a1, a2, …

        >>> cycle_index("cyclic", 3).to_sympy()
        a1**3/3 + 2*a3/3
        """
        sympy = import_library("sympy")
        terms = (
            elements * sympy.prod(sympy.Symbol(f"a{k}") ** e for k, e in exponents.items())
            for exponents, elements in self.terms
        )
        return sympy.Add(*terms) / sympy.Integer(self.order)

    def rows(self) -> list[dict[str, Any]]:
        """A row for each term, for pandas.

        >>> cycle_index("cyclic", 3).rows()[1]
        {'elements': 2, 'order': 3, 'monomial': 'a3', 'cycles': 1}
        """
        rows = ((term.elements, self.order, _monomial(term), term.cycles) for term in self.terms)
        return [dict(zip(("elements", "order", "monomial", "cycles"), row)) for row in rows]

    def to_json(self, colors: Optional[int] = None) -> str:
        """The document that ``eightfold cycle-index --format json`` writes. Its schema is cycle-index-1.0.

        >>> cycle_index("cyclic", 3).to_json(colors=2).count("urn:eightfold:schema:cycle-index:1.0")
        1
        """
        return self._write("json", colors)

    def to_dict(self, colors: Optional[int] = None) -> dict[str, Any]:
        """The JSON document as a dict. Numbers beyond 64 bits are None, and exact in the members NAME_text.

        >>> cycle_index("cyclic", 3).to_dict(colors=2)["colorings"]["count"]
        4
        """
        return read_json(self.to_json(colors))

    def __reduce__(self) -> tuple[Callable[[str, Optional[int]], CycleIndex], tuple[str, Optional[int]]]:
        return cycle_index, self._key()

    def _key(self) -> tuple[str, Optional[int]]:
        return self.group, self.n

    def __repr__(self) -> str:
        return f"CycleIndex({self._document['formula']!r})"

    def _repr_html_(self) -> str:
        def markup(term: Term) -> Markup:
            powers = term.exponents.items()
            written = (f"<sub>{k}</sub>" + (f"<sup>{e}</sup>" if e > 1 else "") for k, e in powers)
            return Markup(" ".join(f"<var>a</var>{power}" for power in written) or "1")

        return html_table(
            f"The cycle index of {self._write('description')}",
            ("monomial", "elements", "cycles of each"),
            [(markup(term), term.elements, row["cycles"]) for term, row in zip(self.terms, self.rows())],
            footer=("order", self.order, None),
        )

    def _repr_latex_(self) -> str:
        def latex(term: Term) -> str:
            powers = (f"a_{{{k}}}" + (f"^{{{e}}}" if e > 1 else "") for k, e in term.exponents.items())
            monomial = " ".join(powers)
            return monomial if monomial and term.elements == 1 else f"{term.elements} {monomial}".strip()

        return equation(rf"\frac{{1}}{{{self.order}}} \left( {' + '.join(map(latex, self.terms))} \right)")


def cycle_index(group: str, n: Optional[int] = None) -> CycleIndex:
    """The cycle index of a group.

    The groups are "cyclic" (the n rotations of n points in a circle) and "dihedral" (also the n reflections),
    both with n = 0 to 300; "square-cells" (the symmetries of the square on the cells of the n×n board), with
    n = 0 to 100; and "cube-faces" (the 24 rotations of the cube on its faces), without n.

    >>> cycle_index("cyclic", 6).order
    6
    >>> cycle_index("square-cells", 3).colorings(2)
    102
    """
    return CycleIndex._of(_write=_native.cycle_index(group, n))
