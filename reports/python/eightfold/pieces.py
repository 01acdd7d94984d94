"""Pieces that do not attack each other, on any squares of a board of any shape, under any rule."""

from __future__ import annotations

import json
from typing import Any, Callable, Iterable, Iterator, Mapping, Optional, Union

from . import _native
from .arguments import listener, Progress, SquaresLike
from .immutable import fact, Result
from .piece_reports import PieceBurnside, PieceCounts, PieceOrbits, PiecePlacement
from .pictures import _picture, Picture
from .subgroup import SubgroupLike
from .symmetry import Square

RuleLike = Union[str, Mapping[str, Any]]
"""The name of a rule, or a rule as a mapping or as the text of its JSON document."""

_FIRST_BATCH = 64
_LONGEST_BATCH = 4096


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
    _state: tuple[int, int, str, tuple[Square, ...], tuple[Square, ...], tuple[Square, ...], str]
    _functions: tuple[Callable[..., Any], ...]
    _makers = "pieces(rows)"
    _refusal = "Pieces are immutable"

    shape: fact[tuple[int, int]] = fact(
        lambda self: self._state[:2], doc="The number of rows and of columns of the board."
    )
    rule: fact[str] = fact(lambda self: self._state[6], doc="The name of the rule.")
    queens: fact[tuple[Square, ...]] = fact(
        lambda self: self._state[3], doc="The required squares: each has a piece."
    )
    blocked: fact[tuple[Square, ...]] = fact(lambda self: self._state[4], doc="The squares without a piece.")
    pawns: fact[tuple[Square, ...]] = fact(
        lambda self: self._state[5], doc="The squares of pawns, across which no piece slides."
    )

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
        following = self._functions[3](pieces)

        def squares() -> Iterator[tuple[Square, ...]]:
            last: tuple[int, ...] = ()
            length = _FIRST_BATCH
            while True:
                batch = following(last, length)
                yield from map(self._squares, batch)
                if len(batch) < length:
                    return
                last = batch[-1]
                length = min(2 * length, _LONGEST_BATCH)

        return squares()

    def nth(self, k: int, pieces: Optional[int] = None, progress: Progress = False) -> tuple[Square, ...]:
        """The k-th placement of `pieces` pieces in the order of `placements`, from 0.

        It is found by counting those before it. `rank` is the inverse.

        Raises ValueError if there are not more than ``k`` placements, and as `count`.

        >>> pieces(12, rule="kings").nth(10**15, 30)[:3]
        ((0, 0), (0, 2), (0, 4))
        """
        with listener(progress, "nth") as report:
            return self._squares(self._functions[5](k, pieces, (1, report)))

    def rank(self, squares: SquaresLike, progress: Progress = False) -> int:
        """The number of placements of as many pieces that precede this one; `nth` is the inverse.

        ``squares`` is a text like "a4 c2", or pairs of a row and a column, from 0. The required squares have
        pieces, too.

        Raises ValueError if pieces attack each other or one is on a blocked square, and as `count`.

        >>> pieces(4, rule="kings").rank("a4 c4 b2 d2")
        4
        """
        with listener(progress, "rank") as report:
            return int(self._functions[6](squares, (1, report)))

    def sample(
        self, pieces: Optional[int] = None, k: int = 1, seed: int = 0, progress: Progress = False
    ) -> list[tuple[Square, ...]]:
        """Random placements of `pieces` pieces, all equally likely, drawn with replacement.

        ``k`` is 0 to 1,000,000; ``seed`` is 0 to 2**64 - 1. The same arguments give the same placements, those
        of the command ``eightfold sample``, on every machine.

        Raises ValueError if there is no placement, and as `count`.

        >>> kings = pieces(8, rule="kings")
        >>> kings.sample(10, k=2, seed=7) == kings.sample(10, k=2, seed=7)
        True
        """
        with listener(progress, "sample") as report:
            return [self._squares(drawn) for drawn in self._functions[7](pieces, k, seed, (1, report))]

    def _squares(self, numbers: Iterable[int]) -> tuple[Square, ...]:
        columns = self.shape[1]
        return tuple(divmod(number, columns) for number in numbers)

    def placement(
        self, squares: SquaresLike = (), group: Optional[Union[SubgroupLike, str]] = None
    ) -> PiecePlacement:
        """One placement: a text like "a1 c3", or pairs of a row and a column, from 0.

        The required squares have pieces, too, and pieces may attack each other. ``group`` is as in `counts`.
        """
        return PiecePlacement._of(_write=self._functions[4](squares, group))

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
        rows, columns, rule, queens, blocked, pawns, _ = self._state
        drawing = _native.draw_pieces(
            rows, columns, rule, (queens, blocked, pawns), placement, title, bool(coordinates), width
        )
        return _picture(drawing, theme)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pieces):
            return NotImplemented
        return self._state == other._state

    def __hash__(self) -> int:
        return hash(self._state)

    def __reduce__(self) -> tuple[Callable[..., Pieces], tuple[Any, ...]]:
        return _pieces_of, self._state[:6]

    def __repr__(self) -> str:
        squares = "".join(
            f", {name}={list(value)}"
            for name, value in (("queens", self.queens), ("blocked", self.blocked), ("pawns", self.pawns))
            if value
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
    rows: int,
    columns: Optional[int],
    rule: str,
    queens: SquaresLike,
    blocked: SquaresLike,
    pawns: SquaresLike,
) -> Pieces:
    squares = (queens, blocked, pawns)
    (height, width, *fixed, name), *functions = _native.pieces(rows, columns, rule, squares)
    return Pieces._of(_state=(height, width, rule, *fixed, name), _functions=tuple(functions))


def pieces(
    rows: int,
    columns: Optional[int] = None,
    rule: RuleLike = "queens",
    *,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
    pawns: SquaresLike = (),
) -> Pieces:
    """Pieces on any squares of a board of `rows` × `columns` squares, each 1 to 32; a square board by default.

    ``rule`` is "queens", "superqueens", "torus", "rooks", "bishops", "kings", "knights", or a rule that is
    described like those in data/rules: its slides, its leaps and its border.

    ``queens`` and ``blocked`` are as in `solutions`: squares that have a piece, and squares that have none.
    ``pawns`` are squares that have none either, and across which no piece slides.

    Raises ValueError for arguments out of range and for an invalid rule.

    >>> pieces(8, 10).count(5)
    282856
    >>> camels = pieces(6, rule={"name": "camels", "leaps": [[1, 3], [1, -3], [3, 1], [3, -1]]})
    >>> camels.counts(2).placements[2], camels.counts(2).orbits[2]
    (570, 85)
    >>> pieces(6, pawns="c5").count(7)
    2
    """
    return _pieces_of(rows, columns, _description(rule), queens, blocked, pawns)
