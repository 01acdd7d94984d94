"""The group of the square as a whole: classes, lattice, Cayley graphs, table of marks, characters."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any, Dict, List, NamedTuple, Tuple, Union, overload

from . import _native
from .burnside import marks
from .display import equation, html_table
from .optional import import_library
from .subgroup import Subgroup, SubgroupLike
from .symmetry import Symmetry, SymmetryLike


def conjugacy_classes() -> Tuple[Tuple[Symmetry, ...], ...]:
    """The five conjugacy classes of symmetries, by their first elements.

    >>> [(elements[0].kind, len(elements)) for elements in conjugacy_classes()]
    [('identity', 1), ('quarter_turn', 2), ('half_turn', 1), ('axis_flip', 2), ('diagonal_flip', 2)]
    """
    return tuple(g.conjugacy_class for g in Symmetry if g.conjugacy_class[0] is g)


def lattice() -> Any:
    """The lattice of the ten subgroups as a directed graph of NetworkX.

    The nodes are the subgroups, with the attributes `order`, `kind` and `is_normal`. An edge leads from each
    subgroup to each that it covers; its attribute `index` is the quotient of their orders.

    >>> graph = lattice()
    >>> graph.number_of_nodes(), graph.number_of_edges()
    (10, 15)
    """
    graph = import_library("networkx").DiGraph()
    for group in Subgroup:
        graph.add_node(group, order=group.order, kind=group.kind, is_normal=group.is_normal)
    for upper in Subgroup:
        for lower in upper.covers:
            graph.add_edge(upper, lower, index=upper.order // lower.order)
    return graph


def cayley_graph(
    generators: Iterable[SymmetryLike] = ("rotate90", "flip_horizontal"), group: SubgroupLike = "full"
) -> Any:
    """The Cayley graph of a group as a directed graph of NetworkX.

    The nodes are the symmetries of the group. For each generator s, an edge with the attribute `generator`
    leads from g to s * g: first g, then s. The graph is connected if the generators generate the group.
    ValueError if the group does not contain a generator.

    >>> graph = cayley_graph()
    >>> graph.number_of_edges()
    16
    >>> graph.edges[Symmetry.rotate90, Symmetry.rotate180]["generator"]
    <Symmetry.rotate90>
    """
    acting = Subgroup(group)
    if isinstance(generators, (str, Symmetry)):
        generators = (generators,)
    if not isinstance(generators, Iterable):
        raise TypeError("generators: not an iterable; give symmetries or their names")
    chosen = list(dict.fromkeys(map(Symmetry, generators)))
    for s in chosen:
        if s not in acting:
            raise ValueError(f"generators: {s.name} is not in {acting.name}; give elements of the group")
    graph = import_library("networkx").DiGraph()
    graph.add_nodes_from(acting)
    for s in chosen:
        for g in acting:
            graph.add_edge(g, s * g, generator=s)
    return graph


class _Table:
    """A table of numbers: a name for each row, and a class for each column."""

    _caption: str
    _corner: str
    _names: Tuple[str, ...]
    _classes: Tuple[str, ...]
    _headers: Tuple[str, ...]
    _values: Tuple[Tuple[int, ...], ...]

    def rows(self) -> List[Dict[str, Union[str, int]]]:
        """One dict for each row: its `stabilizer` or `character`, and its values by class.

        >>> table_of_marks().rows()[1]["half_turn"], characters().rows()[4]["half_turn"]
        (4, -2)
        """
        lines = zip(self._names, self._values)
        return [{self._corner: name, **dict(zip(self._classes, line))} for name, line in lines]

    def to_numpy(self) -> Any:
        """The values as an array of NumPy with dtype int64; those of characters by conjugacy class.

        >>> table_of_marks().to_numpy().shape, characters().to_numpy().shape
        ((8, 8), (5, 5))
        """
        numpy = import_library("numpy")
        return numpy.array(self._values, dtype=numpy.int64)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of the group of the square>"

    def __str__(self) -> str:
        lines = [[self._corner, *self._headers], *([str(cell) for cell in line] for line in self._lines())]
        first, *others = (max(map(len, column)) for column in zip(*lines))
        return "\n".join(
            "  ".join([name.ljust(first), *map(str.rjust, numbers, others)]) for name, *numbers in lines
        )

    def _lines(self) -> List[List[object]]:
        return [[name, *line] for name, line in zip(self._names, self._values)]

    def _repr_html_(self) -> str:
        return html_table(self._caption, [self._corner, *self._headers], self._lines())

    def _repr_latex_(self) -> str:
        def text(name: str) -> str:
            return rf"\text{{{name}}}".replace("_", " ")

        lines = [" & ".join([text(name), *map(str, line)]) for name, line in zip(self._names, self._values)]
        head = " ".join(f"& {text(header)}" for header in self._headers)
        body = r" \\ ".join(lines)
        shape = "l|" + "r" * len(self._headers)
        return equation(rf"\begin{{array}}{{{shape}}} {head} \\ \hline {body} \end{{array}}")


class TableOfMarks(_Table):
    """The table of marks of the group of the square. Made by `table_of_marks`.

    `table[H, K]` is the number of points that a subgroup K fixes in an orbit whose points have the stabilizer
    H, up to conjugation. H and K are subgroups, or names of classes.

    >>> table = table_of_marks()
    >>> table["half_turn", "trivial"], table[Subgroup.axis_klein, Subgroup.flip_vertical]
    (4, 2)
    """

    _caption = "Table of marks: the points of an orbit that each subgroup fixes"
    _corner = "stabilizer"

    def __init__(self) -> None:
        rows = marks([]).to_dict()["table_of_marks"]
        self._names = self._classes = self._headers = tuple(row["orbit_type"] for row in rows)
        self._values = tuple(tuple(row["marks"].values()) for row in rows)

    @property
    def classes(self) -> Tuple[str, ...]:
        """The eight classes of subgroups by name, in the order of the rows and columns."""
        return self._classes

    @property
    def values(self) -> Tuple[Tuple[int, ...], ...]:
        """The rows of the table, one for each orbit type.

        >>> table_of_marks().values[-1]
        (1, 1, 1, 1, 1, 1, 1, 1)
        """
        return self._values

    def __getitem__(self, pair: Tuple[Union[Subgroup, str], Union[Subgroup, str]]) -> int:
        if not isinstance(pair, tuple) or len(pair) != 2:
            raise TypeError("the index is not a pair; give two subgroups or classes, as in table[H, K]")
        row, column = (self._index(group) for group in pair)
        return self._values[row][column]

    def _index(self, group: Union[Subgroup, str]) -> int:
        if isinstance(group, str) and group in self.classes:
            return self.classes.index(group)
        return self.classes.index(Subgroup(group).kind)


@functools.lru_cache(maxsize=None)
def table_of_marks() -> TableOfMarks:
    """The table of marks of the group of the square.

    >>> print(table_of_marks().values[2])
    (4, 0, 2, 0, 0, 0, 0, 0)
    """
    return TableOfMarks()


class Character(NamedTuple):
    """An irreducible character of the group of the square, by its name as for the point group C4v.

    Calling it gives its value at a symmetry.

    >>> determinant = characters()["A2"]
    >>> determinant("flip_horizontal"), determinant.degree
    (-1, 1)
    """

    name: str
    """A1, A2, B1, B2 or E."""
    kernel: Subgroup
    """The symmetries with the same value as the identity."""
    values: Tuple[int, ...]
    """The values in the order of `Symmetry`."""

    @property
    def degree(self) -> int:
        """The value at the identity."""
        return self.values[0]

    def __call__(self, g: SymmetryLike) -> int:
        return self.values[Symmetry(g)._place]


class CharacterTable(_Table, Sequence[Character]):
    """The five irreducible characters. Made by `characters`. The index is a number or a name.

    A1 is trivial, A2 is the determinant, B1 is 1 on the axis flips and B2 on the diagonal flips; E is the
    trace of the matrices.

    >>> [(character.name, character.degree) for character in characters()]
    [('A1', 1), ('A2', 1), ('B1', 1), ('B2', 1), ('E', 2)]
    """

    _caption = "Irreducible characters of the group of the square"
    _corner = "character"

    def __init__(self) -> None:
        self._characters = tuple(Character(*values) for values in _native.characters())
        classes = conjugacy_classes()
        self._names = tuple(chi.name for chi in self._characters)
        self._classes = tuple(elements[0].kind for elements in classes)
        self._headers = tuple(f"{len(c)} × {c[0].kind}" if len(c) > 1 else c[0].kind for c in classes)
        self._values = tuple(tuple(chi.values[c[0]._place] for c in classes) for chi in self._characters)

    @overload
    def __getitem__(self, index: Union[int, str]) -> Character: ...

    @overload
    def __getitem__(self, index: slice) -> Tuple[Character, ...]: ...

    def __getitem__(self, index: Union[int, str, slice]) -> Union[Character, Tuple[Character, ...]]:
        if not isinstance(index, str):
            return self._characters[index]
        for character in self._characters:
            if character.name == index:
                return character
        raise KeyError(f"{index[:20]!r} is not a character; choose A1, A2, B1, B2 or E")

    def __len__(self) -> int:
        return len(self._characters)


@functools.lru_cache(maxsize=None)
def characters() -> CharacterTable:
    """The character table of the group of the square.

    >>> print(characters())
    character  identity  2 × quarter_turn  half_turn  2 × axis_flip  2 × diagonal_flip
    A1                1                 1          1              1                  1
    A2                1                 1          1             -1                 -1
    B1                1                -1          1              1                 -1
    B2                1                -1          1             -1                  1
    E                 2                 0         -2              0                  0
    """
    return CharacterTable()
