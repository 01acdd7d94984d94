"""Pólya's cycle index, and the number of colorings that follows from it."""

from __future__ import annotations

import functools
import itertools
import json
import sys
from typing import Any, Callable, Iterable, Iterator, Mapping, NamedTuple, Optional, Union

from . import _native
from .chains import Chain, Content
from .display import Markup, equation, html_table
from .immutable import exact, fact, Report
from .optional import import_library

_MOST_AUTOMORPHISMS = 100_000
_MOST_TERMS_SHOWN = 100
_FIRST_BATCH = 64


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

    __slots__ = ("_list", "_description")
    _makers = "cycle_index(group)"
    _refusal = "a CycleIndex is immutable"
    _write: Callable[..., str]
    _list: Callable[..., tuple[list[Chain], int, Optional[Chain]]]
    _description: str

    group: fact[str] = fact(lambda self: self._document["group"], doc='Its name; "generators" if it has none.')
    n: fact[Optional[int]] = fact(lambda self: self._document["n"], doc="The number in the name, if there is one.")
    points: fact[int] = fact(lambda self: self._document["points"], doc="The number of points.")
    order: fact[int] = fact(lambda self: exact(self._document["order_text"]), doc="The number of elements.")

    @property
    def terms(self) -> tuple[Term, ...]:
        """The terms by decreasing exponent of a1, then of a2, and so on. ValueError if there are more than 10,000."""
        if "terms" not in self._document:
            raise ValueError("group: the cycle index has more than 10,000 terms; use colorings() to count with it")
        return tuple(
            Term({int(length): e for length, e in term["exponents"].items()}, exact(term["elements_text"]))
            for term in self._document["terms"]
        )

    def colorings(self, colors: Optional[int] = None, *, content: Content = None) -> int:
        """The number of colorings of the points up to the group. `colors` is 0 to 1,000,000.

        `content` is the number of points of each color, instead of or beside `colors`.

        >>> cycle_index("cube-faces").colorings(3)
        57
        >>> cycle_index("cube-faces").colorings(content=(3, 2, 1))
        3
        """
        return exact(self._write("count", colors, content))

    def inventory(self, colors: int) -> dict[Chain, int]:
        """The number of colorings with each content, of which there are at most 100,000.

        >>> cycle_index("cube-edges").inventory(2)[6, 6]
        48
        """
        entries = self.to_dict(colors, inventory=True)["inventory"]
        return {tuple(entry["content"]): exact(entry["count_text"]) for entry in entries}

    def representatives(self, colors: Optional[int] = None, *, content: Content = None) -> Iterator[Chain]:
        """The least coloring of each orbit, in lexicographic order, of at most 100 million colorings.

        >>> list(cycle_index("cyclic", 4).representatives(content=(2, 2)))
        [(0, 0, 1, 1), (0, 1, 0, 1)]
        """
        return self._from(*self._list(0, _FIRST_BATCH, colors, content))

    def _from(self, batch: list[Chain], *arguments: object) -> Iterator[Chain]:
        rank, length = 0, _FIRST_BATCH
        yield from batch
        while len(batch) == length:
            rank, length = rank + length, 2 * length  # each batch lists those before it again
            batch = self._list(rank, length, *arguments)[0]
            yield from batch

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

    def to_json(self, colors: Optional[int] = None, *, content: Content = None, inventory: bool = False) -> str:
        """The document that ``eightfold cycle-index --format json`` writes. Its schema is cycle-index-1.0.

        >>> cycle_index("cyclic", 3).to_json(colors=2).count("urn:eightfold:schema:cycle-index:1.0")
        1
        """
        return self._write("json", colors, content, bool(inventory))

    def to_dict(
        self, colors: Optional[int] = None, *, content: Content = None, inventory: bool = False
    ) -> dict[str, Any]:
        """The JSON document as a dict. Numbers beyond 64 bits are None, and exact in the members NAME_text.

        >>> cycle_index("cyclic", 3).to_dict(content=(2, 1))["colorings"]["count"]
        1
        """
        document: dict[str, Any] = json.loads(self.to_json(colors, content=content, inventory=inventory))
        return document

    def to_latex(self, colors: Optional[int] = None, *, content: Content = None, inventory: bool = False) -> str:
        r"""The displayed equations that ``eightfold cycle-index --format latex`` writes.

        >>> print(cycle_index("cyclic", 3).to_latex(), end="")
        \[ Z = \frac{1}{3} \left( a_{1}^{3} + 2 a_{3} \right) \]
        """
        return self._write("latex", colors, content, bool(inventory))

    def __reduce__(self) -> tuple[Callable[..., CycleIndex], tuple[str, ...]]:
        if self.group == "generators":
            generators = ", ".join(self._document["generators"]) or ()
            return functools.partial(cycle_index, generators=generators, points=self.points), ()
        name = (self.group, self.n, self._document.get("symmetries"))
        return cycle_index, (" ".join(str(part) for part in name if part is not None),)

    def __repr__(self) -> str:
        return f"CycleIndex({self._document.get('formula') or self._description!r})"

    def _repr_html_(self) -> str:
        def markup(exponents: Mapping[str, int]) -> Markup:
            written = (f"<sub>{k}</sub>" + (f"<sup>{e}</sup>" if e > 1 else "") for k, e in exponents.items())
            return Markup(" ".join(f"<var>a</var>{power}" for power in written) or "1")

        terms = self._document.get("terms", ())
        rows: list[tuple[object, ...]]
        rows = [(markup(term["exponents"]), term["elements_text"], term["cycles"]) for term in terms]
        if len(rows) > _MOST_TERMS_SHOWN:
            rows[_MOST_TERMS_SHOWN:] = [(f"and {len(rows) - _MOST_TERMS_SHOWN:,} more", None, None)]
        return html_table(
            f"The cycle index of {self._description}",
            ("monomial", "elements", "cycles of each"),
            rows,
            numeric=(1, 2),
            footer=("order", self._document["order_text"], None),
        )

    def _repr_latex_(self) -> Optional[str]:
        if len(self._document.get("terms", ())) not in range(1, _MOST_TERMS_SHOWN + 1):
            return None
        return equation(self.to_latex().partition(" = ")[2].rpartition(r" \]")[0])


def _automorphisms(graph: Any) -> list[list[int]]:
    isomorphism = import_library("networkx.algorithms.isomorphism")
    matcher = isomorphism.DiGraphMatcher if graph.is_directed() else isomorphism.GraphMatcher
    numbers = {node: number for number, node in enumerate(graph)}
    found = itertools.islice(matcher(graph, graph).isomorphisms_iter(), _MOST_AUTOMORPHISMS + 1)
    images = [[numbers[to[node]] for node in graph] for to in found]
    if len(images) > _MOST_AUTOMORPHISMS:
        raise ValueError(
            f"group: the graph has more than {_MOST_AUTOMORPHISMS:,} automorphisms; give generators of the group instead"
        )
    return images


def _is_instance(value: object, module: str, name: str) -> bool:
    """Whether it is of a class of a library that the caller has imported."""
    return module in sys.modules and isinstance(value, getattr(sys.modules[module], name, ()))


def _of(description: str, write: Callable[..., str], representatives: Callable[..., Any]) -> CycleIndex:
    return CycleIndex._of(_write=write, _list=representatives, _description=description)


def cycle_index(
    group: Any = None,
    n: Optional[int] = None,
    *,
    generators: Optional[Union[str, Iterable[Iterable[int]]]] = None,
    points: Optional[int] = None,
) -> CycleIndex:
    """The cycle index of a group.

    `group` is a name that ``eightfold help cycle-index`` lists, such as "cyclic 6", "cube-edges full",
    "square-cells 3 rotations", "matrix 3 4" or "symmetric 2 wr symmetric 3"; a group with one number may have
    it as `n`. It may also be a PermutationGroup of SymPy, or a graph of NetworkX, whose automorphisms act on
    its nodes; attributes of nodes and edges are ignored.

    `generators` are permutations, each the images of the points 0, 1, …, or a text of cycles of the points
    1, 2, …. `points`, to 200, also counts points after those in the text.

    Raises ValueError for a name that is not valid, a group by generators of more than 100 million elements, and
    a graph with more than 100,000 automorphisms.

    >>> cycle_index("cyclic", 6).order
    6
    >>> cycle_index("square-cells 3 rotations").colorings(2)
    140
    >>> cycle_index(generators=[[1, 2, 0]])
    CycleIndex('(a1^3 + 2 a3) / 3')
    """
    if (group is None) == (generators is None):
        raise TypeError('group: give a name such as "cyclic 6" or, instead, generators')
    if group is not None and points is not None:
        raise ValueError("points: applies to generators only; remove points")
    if _is_instance(group, "sympy.combinatorics", "PermutationGroup"):
        generators = [element.array_form for element in group.generators]
    elif _is_instance(group, "networkx", "Graph"):
        generators = _automorphisms(group)
    elif generators is None:
        return _of(*_native.cycle_index(group, n))
    if n is not None:
        raise ValueError("n: applies to the name of a group only; remove n")
    name = "generators" if group is None else "group"
    return _of(*_native.generated_cycle_index(name, generators, points))
