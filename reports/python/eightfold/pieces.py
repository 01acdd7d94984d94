"""Pieces that do not attack each other, on any squares of a board of any shape, under any rule."""

from __future__ import annotations

import functools
import json
import types
from typing import Any, Callable, Iterator, Mapping, NamedTuple, Optional, Sequence, Union, overload

from . import _native
from .arguments import listener, Progress, SquaresLike
from .display import burnside_latex, html_table
from .immutable import fact, Report, Result
from .pictures import _picture, Picture
from .subgroup import SubgroupLike
from .symmetry import Square, Symmetry

RuleLike = Union[str, Mapping[str, Any]]
"""The name of a rule, or a rule as a mapping or as the text of its JSON document."""

_FIRST_BATCH = 64
_LONGEST_BATCH = 4096
_MOST_ROWS_SHOWN = 60


class PieceSymmetry(NamedTuple):
    """A symmetry of the square, followed by a translation.

    >>> pieces(5, rule="torus").orbits(group="translations")[0].stabilizer[1]
    PieceSymmetry(symmetry=<Symmetry.identity>, down=1, across=2)
    """

    symmetry: Symmetry
    down: int
    """The rows of the translation."""
    across: int
    """The columns of the translation."""


class PieceOrbit(NamedTuple):
    """An orbit of placements of pieces.

    >>> pieces(4, rule="kings").orbits(4)[12][:2]
    (((0, 0), (0, 3), (3, 0), (3, 3)), 1)
    """

    representative: tuple[Square, ...]
    """The least placement of the orbit."""
    size: int
    """The number of its placements."""
    stabilizer: tuple[PieceSymmetry, ...]
    """The elements of the group that fix the representative."""


def _symmetry(element: Mapping[str, Any]) -> PieceSymmetry:
    return PieceSymmetry(Symmetry[element["symmetry"]], element["down"], element["across"])


def _square(name: str, rows: int) -> Square:
    """The row and the column of a square like "b4" or "ab4"."""
    file = name.rstrip("0123456789")
    column = functools.reduce(lambda value, letter: 26 * value + ord(letter) - ord("a") + 1, file, 0) - 1
    return rows - int(name[len(file) :]), column


class _PieceReport(Report):
    """What the reports on pieces have in common. The schema of their documents is pieces-1.0."""

    __slots__ = ()
    _formats = ("json", "text", "csv", "title")

    rule: fact[str] = fact(lambda self: self._document["rule"]["name"], doc="The name of the rule.")
    order: fact[int] = fact(
        lambda self: self._document["group"]["order"], doc="The order of the group that acts."
    )
    symmetries: fact[tuple[Symmetry, ...]] = fact(
        lambda self: tuple(Symmetry[name] for name in self._document["group"]["symmetries"]),
        doc="The symmetries of the square in the group, with or without a translation.",
    )
    translations: fact[int] = fact(
        lambda self: self._document["group"]["translations"],
        doc="The number of translations in the group, with the identity.",
    )

    def to_csv(self) -> str:
        """The table that the command of the document writes with ``--format csv``."""
        return self._write("csv")

    def rows(self) -> list[dict[str, Any]]:
        """A row for each line, for pandas."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self._write('title')}>"

    def _repr_html_(self) -> str:
        rows = self.rows()
        shown = [list(row.values()) for row in rows[:_MOST_ROWS_SHOWN]]
        omitted = len(rows) - len(shown)
        headers = [name.replace("_", " ") for name in rows[0]] if rows else []
        title = self._write("title")
        return html_table(title[0].upper() + title[1:], headers, shown, footer=(f"and {omitted:,} more",) if omitted else ())


class PieceCounts(_PieceReport):
    """The numbers of placements and of their orbits, by number of pieces. `Pieces.counts` returns it.

    The document is that of the command ``eightfold count``.

    >>> kings = pieces(3, rule="kings").counts()
    >>> kings.placements[2], kings.orbits[2], kings.order
    (16, 4, 8)
    """

    __slots__ = ()
    _makers = "pieces(rows).counts()"
    _refusal = "a PieceCounts is immutable"

    @property
    def placements(self) -> Mapping[int, int]:
        """The number of placements, by number of pieces."""
        return self._numbers("placements")

    @property
    def orbits(self) -> Mapping[int, int]:
        """The number of orbits by Burnside's lemma, by number of pieces."""
        return self._numbers("orbits")

    def _numbers(self, name: str) -> Mapping[int, int]:
        counts = self._document["counts"]
        return types.MappingProxyType({count["pieces"]: int(count[f"{name}_text"]) for count in counts})

    def rows(self) -> list[dict[str, Any]]:
        """A row for each number of pieces, for pandas.

        >>> pieces(2, 3, "kings").counts().rows()[1]
        {'pieces': 1, 'placements': 6, 'orbits': 2}
        """
        orbits = self.orbits
        return [
            {"pieces": number, "placements": placements, "orbits": orbits[number]}
            for number, placements in self.placements.items()
        ]


class PieceOrbits(_PieceReport, Sequence[PieceOrbit]):
    """The orbits of all placements of a number of pieces. `Pieces.orbits` returns it.

    They are ordered by their representatives, and all in memory. The document is that of the command
    ``eightfold orbits``.

    >>> bishops = pieces(8, rule="bishops").orbits(14)
    >>> len(bishops), bishops.total
    (36, 256)
    """

    __slots__ = ()
    _makers = "pieces(rows).orbits(pieces)"
    _refusal = "a PieceOrbits is immutable"

    total: fact[int] = fact(
        lambda self: self._document["visited"]["placements"], doc="The number of placements in all orbits."
    )

    def __len__(self) -> int:
        return len(self._document["orbits"])

    @overload
    def __getitem__(self, index: int) -> PieceOrbit: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[PieceOrbit, ...]: ...

    def __getitem__(self, index: Union[int, slice]) -> Union[PieceOrbit, tuple[PieceOrbit, ...]]:
        found = self._document["orbits"][index]
        return tuple(map(self._orbit, found)) if isinstance(index, slice) else self._orbit(found)

    def _orbit(self, orbit: Mapping[str, Any]) -> PieceOrbit:
        rows = self._document["rows"]
        squares = tuple(_square(name, rows) for name in orbit["representative"])
        return PieceOrbit(squares, orbit["size"], tuple(map(_symmetry, orbit["stabilizer"])))

    def rows(self) -> list[dict[str, Any]]:
        """A row for each orbit, for pandas.

        >>> pieces(2, 3, "kings").orbits(2).rows()[0]
        {'index': 1, 'representative': 'a2 c2', 'size': 2, 'stabilizer_order': 2}
        """
        return [
            {
                "index": index,
                "representative": " ".join(orbit["representative"]),
                "size": orbit["size"],
                "stabilizer_order": len(orbit["stabilizer"]),
            }
            for index, orbit in enumerate(self._document["orbits"], 1)
        ]


class PieceBurnside(_PieceReport):
    """Burnside's lemma for a number of pieces. `Pieces.burnside` returns it.

    The document is that of the command ``eightfold burnside``.

    >>> lemma = pieces(8, rule="bishops").burnside(14)
    >>> lemma.sum, lemma.order, lemma.orbits, lemma.agrees
    (288, 8, 36, True)
    """

    __slots__ = ()
    _makers = "pieces(rows).burnside(pieces)"
    _refusal = "a PieceBurnside is immutable"

    @property
    def fixed_points(self) -> Mapping[PieceSymmetry, int]:
        """The number of placements that each element of the group fixes."""
        elements = self._document["elements"]
        return types.MappingProxyType({_symmetry(element): int(element["fixed_text"]) for element in elements})

    sum: fact[int] = fact(lambda self: sum(self.fixed_points.values()), doc="The sum of the fixed points.")
    orbits: fact[int] = fact(
        lambda self: self.sum // self.order,
        doc="The number of orbits: the sum divided by the order of the group.",
    )
    visited_orbits: fact[Optional[int]] = fact(
        lambda self: None if self._document["visited"] is None else self._document["visited"]["orbits"],
        doc="The number of orbits by rejection of isomorphs; None if there are too many placements.",
    )
    agrees: fact[bool] = fact(
        lambda self: self._document["agrees"], doc="True if both ways give the same numbers."
    )

    def rows(self) -> list[dict[str, Any]]:
        """A row for each element of the group, for pandas.

        >>> pieces(2, 3, "kings").burnside(2).rows()[1]
        {'symmetry': 'rotate180', 'down': 0, 'across': 0, 'fixed_points': 2}
        """
        return [
            {"symmetry": g.name, "down": down, "across": across, "fixed_points": fixed}
            for (g, down, across), fixed in self.fixed_points.items()
        ]

    def _repr_latex_(self) -> str:
        by_symmetry = dict.fromkeys(self.symmetries, 0)  # there may be thousands of elements
        for element, fixed in self.fixed_points.items():
            by_symmetry[element.symmetry] += fixed
        return burnside_latex(by_symmetry.values(), self.sum, self.order, self.orbits)


class Pieces(Result):
    """Placements of pieces that do not attack each other on a board. `pieces` returns it.

    >>> kings = pieces(8, rule="kings")
    >>> kings
    <Pieces: kings, 8x8>
    >>> kings.count(16)
    281571
    >>> next(kings.placements(3))
    ((0, 0), (0, 2), (0, 4))
    """

    __slots__ = ("_state", "_functions")
    _state: tuple[int, int, str, tuple[Square, ...], tuple[Square, ...], str]
    _functions: tuple[Callable[..., Any], ...]
    _makers = "pieces(rows)"
    _refusal = "Pieces are immutable"

    shape: fact[tuple[int, int]] = fact(
        lambda self: self._state[:2], doc="The number of rows and of columns of the board."
    )
    rule: fact[str] = fact(lambda self: self._state[5], doc="The name of the rule.")
    queens: fact[tuple[Square, ...]] = fact(
        lambda self: self._state[3], doc="The required squares: each has a piece."
    )
    blocked: fact[tuple[Square, ...]] = fact(lambda self: self._state[4], doc="The squares without a piece.")

    def count(self, pieces: Optional[int] = None, progress: Progress = False) -> int:
        """The number of placements of `pieces` (0 to 1024) pieces.

        By default of as many as fill the board if the rule attacks whole rows, and else of any number.

        Raises ValueError if the computation would store too much.

        >>> knights = pieces(8, rule="knights")
        >>> knights.count(32), knights.count(33)
        (2, 0)
        """
        return sum(self.counts(pieces, "trivial", progress).placements.values())

    def counts(
        self,
        pieces: Optional[int] = None,
        group: Optional[Union[SubgroupLike, str]] = None,
        progress: Progress = False,
    ) -> PieceCounts:
        """The numbers of placements and of orbits, by number of pieces; only of `pieces` if it is given.

        ``group`` is a Subgroup or its name, "translations", or "all": both. By default all symmetries of the
        square act that preserve the board, the rule and the squares that are required or blocked.

        Raises ValueError for a ``group`` that does not preserve them, and as `count`.
        """
        with listener(progress, "counts") as report:
            return PieceCounts._of(_write=self._functions[0](pieces, group, (1, report)))

    def placements(self, pieces: Optional[int] = None) -> Iterator[tuple[Square, ...]]:
        """The placements of `pieces` pieces, lazily and in lexicographic order: tuples of squares (row, column)."""
        _, columns = self.shape
        following = self._functions[3](pieces)

        def squares() -> Iterator[tuple[Square, ...]]:
            last: tuple[int, ...] = ()
            length = _FIRST_BATCH
            while True:
                batch = following(last, length)
                for placement in batch:
                    yield tuple(divmod(square, columns) for square in placement)
                if len(batch) < length:
                    return
                last = batch[-1]
                length = min(2 * length, _LONGEST_BATCH)

        return squares()

    def orbits(
        self,
        pieces: Optional[int] = None,
        group: Optional[Union[SubgroupLike, str]] = None,
        progress: Progress = False,
    ) -> PieceOrbits:
        """The orbits of all placements of `pieces` pieces, found one by one. ``group`` is as in `counts`."""
        with listener(progress, "orbits") as report:
            return PieceOrbits._of(_write=self._functions[1](pieces, group, (1, report)))

    def burnside(
        self,
        pieces: Optional[int] = None,
        group: Optional[Union[SubgroupLike, str]] = None,
        visit_all: bool = False,
        progress: Progress = False,
    ) -> PieceBurnside:
        """Burnside's lemma for the placements of `pieces` pieces. ``group`` is as in `counts`.

        Where that takes less than about a minute, or if `visit_all` is true, the orbits are also found one by
        one.
        """
        with listener(progress, "burnside") as report:
            return PieceBurnside._of(_write=self._functions[2](pieces, group, bool(visit_all), (1, report)))

    def draw(
        self,
        placement: SquaresLike = (),
        title: str = "",
        coordinates: bool = True,
        width: Optional[int] = None,
        theme: str = "automatic",
    ) -> Picture:
        """The picture of a placement: a text like "a1 c3", or pairs of a row and a column, from 0.

        The required squares have pieces, too. Pieces that attack each other have the warning color. The other
        arguments are those of `draw`.
        """
        rows, columns, rule, queens, blocked, _ = self._state
        drawing = _native.draw_pieces(
            rows, columns, rule, (queens, blocked), placement, title, bool(coordinates), width
        )
        return _picture(drawing, theme)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pieces):
            return NotImplemented
        return self._state == other._state

    def __hash__(self) -> int:
        return hash(self._state)

    def __reduce__(self) -> tuple[Callable[..., Pieces], tuple[Any, ...]]:
        return _pieces_of, self._state[:5]

    def __repr__(self) -> str:
        squares = "".join(
            f", {name}={list(value)}" for name, value in (("queens", self.queens), ("blocked", self.blocked)) if value
        )
        return f"<Pieces: {self.rule}, {self.shape[0]}x{self.shape[1]}{squares}>"

    def _repr_html_(self) -> str:
        return self.draw()._repr_html_()


def _description(rule: RuleLike) -> str:
    """A rule as the extension module reads it."""
    if isinstance(rule, str):
        return rule
    if not isinstance(rule, Mapping):
        raise TypeError(f"rule: an object of type {type(rule).__name__} is not a rule; give its name, or a dict")
    try:
        return json.dumps(dict(rule))
    except (TypeError, ValueError) as error:
        raise type(error)(f"rule: {error}") from None


def _pieces_of(
    rows: int, columns: Optional[int], rule: str, queens: SquaresLike, blocked: SquaresLike
) -> Pieces:
    (height, width, required, excluded, name), *functions = _native.pieces(rows, columns, rule, (queens, blocked))
    return Pieces._of(_state=(height, width, rule, required, excluded, name), _functions=tuple(functions))


def pieces(
    rows: int,
    columns: Optional[int] = None,
    rule: RuleLike = "queens",
    *,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> Pieces:
    """Pieces on any squares of a board of `rows` × `columns` squares, each 1 to 32; a square board by default.

    ``rule`` is "queens", "superqueens", "torus", "rooks", "bishops", "kings", "knights", or a rule that is
    described like those in data/rules: its slides, its leaps and its border.

    ``queens`` and ``blocked`` are as in `solutions`: squares that have a piece, and squares that have none.

    Raises ValueError for arguments out of range and for an invalid rule.

    >>> pieces(8, 10).count(5)
    282856
    >>> camels = pieces(6, rule={"name": "camels", "leaps": [[1, 3], [1, -3], [3, 1], [3, -1]]})
    >>> camels.counts(2).placements[2], camels.counts(2).orbits[2]
    (570, 85)
    """
    return _pieces_of(rows, columns, _description(rule), queens, blocked)
