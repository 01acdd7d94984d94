"""Reports on placements of pieces: counts, orbits, Burnside's lemma, and one placement."""

from __future__ import annotations

import functools
import types
from typing import Any, Mapping, NamedTuple, Optional, overload, Sequence, Union

from .display import burnside_latex, html_table
from .immutable import fact, Report
from .symmetry import Square, Symmetry

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
        return html_table(self._caption(), headers, shown, footer=(f"and {omitted:,} more",) if omitted else ())

    def _caption(self) -> str:
        title = self._write("title")
        return title[0].upper() + title[1:]


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


class PiecePlacement(_PieceReport):
    """One placement of pieces, which may attack each other. `Pieces.placement` returns it.

    The document is that of the command ``eightfold show``.

    >>> kings = pieces(4, 6, "kings").placement("a1 c3 e2")
    >>> kings.is_consistent, kings.orbit_size, kings.free_squares
    (True, 4, ((0, 0), (0, 4), (0, 5), (1, 0), (3, 2)))
    >>> kings.canonical
    ((0, 0), (1, 4), (2, 2))
    """

    __slots__ = ()
    _makers = "pieces(rows).placement(squares)"
    _refusal = "a PiecePlacement is immutable"

    squares: fact[tuple[Square, ...]] = fact(
        lambda self: self._squares(self._document["pieces"]),
        doc="The squares that have a piece, by row, then column; the required ones, too.",
    )
    is_consistent: fact[bool] = fact(
        lambda self: self._document["is_consistent"],
        doc="True if no piece attacks another and none is on a blocked square.",
    )
    attacks: fact[tuple[tuple[Square, ...], ...]] = fact(
        lambda self: tuple(map(self._squares, self._document["attacks"])),
        doc="The pairs of pieces that attack each other.",
    )
    free_squares: fact[tuple[Square, ...]] = fact(
        lambda self: self._squares(self._document["free_squares"]),
        doc="The squares on which a piece can be added.",
    )
    orbit_size: fact[int] = fact(
        lambda self: self._document["orbits"][0]["size"], doc="The number of distinct images."
    )
    canonical: fact[tuple[Square, ...]] = fact(
        lambda self: self._squares(self._document["orbits"][0]["representative"]),
        doc="The least image, in lexicographic order.",
    )
    stabilizer: fact[tuple[PieceSymmetry, ...]] = fact(
        lambda self: tuple(map(_symmetry, self._document["orbits"][0]["stabilizer"])),
        doc="The elements of the group that fix the placement.",
    )

    @property
    def images(self) -> Mapping[PieceSymmetry, tuple[Square, ...]]:
        """The image under each element of the group."""
        images = self._document["images"]
        return types.MappingProxyType({_symmetry(image): self._squares(image["squares"]) for image in images})

    def _caption(self) -> str:
        return self._write("title")  # begins with a square

    def _squares(self, names: Sequence[str]) -> tuple[Square, ...]:
        return tuple(_square(name, self._document["rows"]) for name in names)

    def rows(self) -> list[dict[str, Any]]:
        """A row for each element of the group, for pandas.

        >>> pieces(2, 3, "kings").placement("a1 c2").rows()[2]
        {'symmetry': 'flip_horizontal', 'down': 0, 'across': 0, 'image': 'a2 c1', 'is_canonical': True}
        """
        return [
            {
                "symmetry": image["symmetry"],
                "down": image["down"],
                "across": image["across"],
                "image": " ".join(image["squares"]),
                "is_canonical": image["is_canonical"],
            }
            for image in self._document["images"]
        ]
