"""The eight symmetries of the square."""

from __future__ import annotations

import enum
import json
from typing import Any, Iterable, Literal, NamedTuple, Optional, Tuple, Union, overload

from . import _native
from ._native import Placement
from .display import svg_image
from .immutable import fact
from .optional import import_library

Square = Tuple[int, int]
"""The row and the column of a square, both counted from 0. Row 0 is on top."""


class _Picture:
    """The picture of a symmetry in a notebook. An enum must not define names like this one itself."""

    def _repr_svg_(self) -> str:
        return _native.picture_of_symmetry(self)

    def _repr_html_(self) -> str:
        return svg_image(_native.picture_of_symmetry(self))


class Symmetry(_Picture, enum.Enum):
    """A symmetry of the square. Row 0 is on top, so `rotate90` turns clockwise.

    Square (i, j) of the n×n board, with m = n-1, has these images:

        identity        (i, j)        flip_horizontal  (i, m-j)    left-right mirror
        rotate90        (j, m-i)      flip_vertical    (m-i, j)    top-bottom mirror
        rotate180       (m-i, m-j)    transpose        (j, i)      main diagonal
        rotate270       (m-j, i)      anti_transpose   (m-j, m-i)  anti-diagonal

    `g * h` means first h, then g. Methods that take a symmetry also take its name.

    >>> Symmetry.rotate90 * Symmetry.flip_horizontal
    <Symmetry.anti_transpose>
    >>> ~Symmetry.rotate90
    <Symmetry.rotate270>
    >>> [g.name for g in Symmetry if g.order == 4]
    ['rotate90', 'rotate270']
    """

    identity = "identity"
    rotate90 = "rotate90"
    rotate180 = "rotate180"
    rotate270 = "rotate270"
    flip_horizontal = "flip_horizontal"
    flip_vertical = "flip_vertical"
    transpose = "transpose"
    anti_transpose = "anti_transpose"

    _place: int
    _facts: dict[str, Any]
    _products: Tuple[Symmetry, ...]
    _inverse: Symmetry

    def __mul__(self, other: Symmetry) -> Symmetry:
        """The composition: first `other`, then this one."""
        if not isinstance(other, Symmetry):
            return NotImplemented
        return self._products[other._place]

    def __invert__(self) -> Symmetry:
        """The inverse."""
        return self._inverse

    def __pow__(self, exponent: int) -> Symmetry:
        """The power; the exponent may be negative.

        >>> Symmetry.rotate90 ** -1
        <Symmetry.rotate270>
        """
        if isinstance(exponent, bool) or not hasattr(exponent, "__index__"):
            return NotImplemented
        power = Symmetry.identity
        for _ in range(exponent.__index__() % self.order):
            power = power * self
        return power

    @overload
    def __call__(self, target: Union[Placement, Iterable[int]]) -> Placement: ...

    @overload
    def __call__(self, target: Square, n: int) -> Square: ...

    def __call__(self, target: Any, n: Optional[int] = None) -> Any:
        """The image of a placement, or that of a square of the n×n board.

        >>> Symmetry.rotate90([1, 3, 0, 2])
        Placement([1, 3, 0, 2])
        >>> Symmetry.rotate90((0, 1), 8)
        (1, 7)
        """
        return _native.image(target, self) if n is None else self.image(target, n)

    def image(self, square: Square, n: int) -> Square:
        """The image of a square of the n×n board.

        >>> Symmetry.transpose.image((0, 3), n=8)
        (3, 0)
        """
        return _native.image_of_square(self, square, n)

    order: fact[int] = fact(
        lambda self: self._facts["order"], doc="The least k >= 1 such that the k-th power is the identity: 1, 2 or 4."
    )
    letter: fact[str] = fact(
        lambda self: self._facts["letter"], doc="The name in formulas: e, r, r2, r3, h, v, t or a."
    )
    kind: fact[str] = fact(
        lambda self: self._facts["conjugacy_class"],
        doc="The conjugacy class by name: identity, quarter_turn, half_turn, axis_flip or diagonal_flip.",
    )

    @property
    def matrix(self) -> Tuple[Tuple[int, int], Tuple[int, int]]:
        """The rows of the 2×2 matrix that acts on the vector (row, column) from the center of the board.

        >>> Symmetry.rotate90.matrix
        ((0, 1), (-1, 0))
        """
        (a, b), (c, d) = self._facts["matrix"]
        return (a, b), (c, d)

    @property
    def conjugacy_class(self) -> Tuple[Symmetry, ...]:
        """The symmetries x * g * ~x, in the order of `Symmetry`.

        >>> Symmetry.rotate270.conjugacy_class
        (<Symmetry.rotate90>, <Symmetry.rotate270>)
        """
        return tuple(g for g in Symmetry if g.kind == self.kind)

    def conjugate(self, x: SymmetryLike) -> Symmetry:
        """x * g * ~x: this symmetry after the board is moved by x.

        >>> Symmetry.flip_horizontal.conjugate("rotate90")
        <Symmetry.flip_vertical>
        """
        by = _native.symmetry("x", x)
        return by * self * ~by

    def permutation(self, n: int) -> Tuple[int, ...]:
        """The images of the squares of the n×n board, 0 <= n <= 100. Square (i, j) has the number i*n + j.

        >>> Symmetry.flip_horizontal.permutation(2)
        (1, 0, 3, 2)
        """
        return _native.permutation(self, n)

    def to_sympy(self, n: int) -> Any:
        """The permutation of the squares for SymPy, which composes from left to right:
        ``(g * h).to_sympy(n) == h.to_sympy(n) * g.to_sympy(n)``.

        >>> Symmetry.rotate90.to_sympy(2)
        Permutation(0, 1, 3, 2)
        """
        return import_library("sympy.combinatorics").Permutation(list(self.permutation(n)))

    def to_gap(self, n: int) -> str:
        """The permutation of the squares in cycles for GAP, which counts from 1 and composes from left to
        right, like SymPy.

        >>> Symmetry.rotate90.to_gap(3)
        '(1,3,9,7)(2,6,8,4)'
        """
        return _native.cycles(self, n).replace(" ", ",")

    def __repr__(self) -> str:
        return f"<Symmetry.{self.name}>"

    @classmethod
    def _missing_(cls, value: object) -> Symmetry:
        return _native.symmetry("symmetry", value)


GROUP: dict[str, Any] = json.loads(_native.group_json())
"""The document of ``eightfold group``, from which the facts of symmetries and subgroups are."""
for _place, (_g, _facts, _row) in enumerate(zip(Symmetry, GROUP["elements"], GROUP["cayley_table"])):
    _g._place, _g._facts = _place, _facts
    _g._products = tuple(Symmetry[_name] for _name in _row)
    _g._inverse = Symmetry[_facts["inverse"]]

SymmetryName = Literal[
    "identity", "rotate90", "rotate180", "rotate270",
    "flip_horizontal", "flip_vertical", "transpose", "anti_transpose",
]
"""The name of a symmetry."""

SymmetryLike = Union[Symmetry, SymmetryName]
"""A symmetry, or its name."""


class Image(NamedTuple):
    """An image of a placement, and its witness.

    >>> Placement([1, 3, 0, 2]).images("full")[1]
    Image(placement=Placement([2, 0, 3, 1]), witness=<Symmetry.flip_horizontal>)
    """

    placement: Placement
    """The image."""
    witness: Symmetry
    """The first symmetry, in the order of `Symmetry`, that leads to the image."""
