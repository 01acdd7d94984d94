"""Placements, and their images under the symmetries.

The class is part of the extension module, because programs create many placements. This file adds the methods
that have arguments.
"""

from __future__ import annotations

import types
from collections.abc import Sequence
from typing import Any, List, Optional, Tuple

from . import _native
from ._native import Placement
from .display import svg_image
from .optional import import_library
from .orbit import Orbit
from .subgroup import Subgroup, SubgroupLike
from .symmetry import Image, Square, SymmetryLike

__all__ = ["Placement"]


class Methods(Sequence[int]):
    """The methods of `Placement` that have arguments."""

    @staticmethod
    def parse(text: str, n: Optional[int] = None, base: int = 0, notation: Optional[str] = None) -> Placement:
        """Reads a placement: a vector, digits, pairs, sicp, algebraic, fen, board, json or ndjson.

        `n` is the size of the board, 0 to 32; by default that of a drawn board, or else the number of pieces.
        `base`, 0 or 1, is the number of the first column in a vector and in JSON. `notation` is by default
        recognized. Output of a program with one full placement, such as a board with a frame, is also read,
        with a UserWarning that names the form. ValueError for other texts, and for one that two notations
        read as different placements.

        >>> Placement.parse("15863724") == Placement.parse("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4")
        True
        >>> Placement.parse("[2 4 1 3]", base=1)
        Placement([1, 3, 0, 2])
        >>> Placement.parse("0 4 7", n=8)
        Placement([0, 4, 7])
        """
        return _native.parse(text, n, base, notation)

    def write(self, notation: str = "vector", n: Optional[int] = None, base: int = 0) -> str:
        """The placement in a notation; `parse` has the list. `format(placement, "fen")` is the same.

        `n` is the size of the board, by default the least on which the placement fits. `base` is that of
        `parse`. ValueError if the notation does not allow the size.

        >>> Placement([1, 3, 0, 2]).write("pairs")
        '((1 2) (2 4) (3 1) (4 3))'
        >>> Placement([0, 4, 7]).write("algebraic", n=8)
        'a8 e7 h6'
        >>> f"{Placement([1, 3, 0, 2]):digits}"
        '2413'
        """
        return _native.write(self, notation, n, base)

    def __format__(self, notation: str) -> str:
        return _native.write(self, notation or "vector", None, 0)

    def image(self, g: SymmetryLike) -> Placement:
        """The image under a symmetry.

        ValueError unless the placement is a permutation, as for all methods about images and groups.

        >>> Placement([0, 4, 7, 5, 2, 6, 1, 3]).image("transpose")
        Placement([0, 6, 4, 7, 1, 3, 5, 2])
        """
        return _native.image(self, g)

    def images(self, group: SubgroupLike = "full") -> Tuple[Image, ...]:
        """The distinct images in the order of their witnesses, the placement itself first.

        >>> for placement, witness in Placement([1, 3, 0, 2]).images():
        ...     print(placement, witness.name)
        [1 3 0 2] identity
        [2 0 3 1] flip_horizontal
        """
        return _native.images(self, group)

    def canonical(self, group: SubgroupLike = "full") -> Placement:
        """The canonical form: the lexicographically least image.

        >>> Placement([2, 0, 3, 1]).canonical()
        Placement([1, 3, 0, 2])
        """
        return _native.canonical_form(self, group)

    def least_image(self, group: SubgroupLike = "full") -> Image:
        """The canonical form with its witness.

        >>> Placement([2, 0, 3, 1]).least_image().witness
        <Symmetry.flip_horizontal>
        """
        return _native.least_image(self, group)

    def is_canonical(self, group: SubgroupLike = "full") -> bool:
        """Whether no image is lexicographically less than the placement.

        >>> Placement([2, 0, 3, 1]).is_canonical(), Placement([2, 0, 3, 1]).is_canonical("rotations")
        (False, True)
        """
        return _native.is_canonical(self, group)

    def stabilizer(self, group: SubgroupLike = "full") -> Subgroup:
        """The symmetries of the group that fix the placement.

        >>> Placement([1, 3, 0, 2]).stabilizer()
        <Subgroup.quarter_turn>
        """
        return _native.stabilizer(self, group)

    def orbit(self, group: SubgroupLike = "full") -> Orbit:
        """The orbit: all images under the group.

        >>> Placement([2, 0, 3, 1]).orbit()
        <Orbit [1 3 0 2]: size 2, type quarter_turn>
        """
        return Orbit(self, group)

    def attacks(self, rule: str = "queens", n: Optional[int] = None) -> List[Tuple[Square, Square]]:
        """The pairs of squares (row, column) whose pieces attack each other, the upper square first.

        `rule` is queens, superqueens, torus or rooks. `n` is the size of the board, by default the least on
        which the placement fits; only the torus depends on it.

        >>> Placement([0, 1, 3]).attacks()
        [((0, 0), (1, 1))]
        """
        return _native.attacks(self, rule, n)

    def is_solution(self, n: Optional[int] = None, rule: str = "queens") -> bool:
        """Whether the placement fills the n×n board and no two pieces attack each other.

        `n` is by default the number of rows; `rule` is queens, superqueens, torus or rooks.

        >>> Placement([0, 2, 4, 1, 3]).is_solution(rule="torus")
        True
        >>> Placement([0, 4, 7]).is_solution(8)
        False
        """
        return _native.is_solution(self, n, rule)

    def free_columns(self, n: Optional[int] = None, rule: str = "queens") -> Tuple[int, ...]:
        """The columns of the first empty row of the n×n board that no piece attacks; none on a full board.

        `n` is by default the size of the least board on which the placement fits.

        >>> Placement([0, 4, 7]).free_columns(8)
        (1, 5)
        """
        return _native.free_columns(self, n, rule)

    def to_numpy(self) -> Any:
        """The columns as an array of NumPy with dtype uint8.

        >>> Placement([1, 3, 0, 2]).to_numpy()
        array([1, 3, 0, 2], dtype=uint8)
        """
        numpy = import_library("numpy")
        return numpy.array(self[:], dtype=numpy.uint8)

    def _repr_svg_(self) -> str:
        return _native.picture_of_placement(self)

    def _repr_html_(self) -> str:
        return svg_image(_native.picture_of_placement(self))


for _name, _method in vars(Methods).items():
    if isinstance(_method, (types.FunctionType, staticmethod)):
        getattr(_method, "__func__", _method).__qualname__ = f"Placement.{_name}"
        setattr(Placement, _name, _method)
Sequence.register(Placement)
setattr(Placement, "index", Sequence.index)
setattr(Placement, "count", Sequence.count)
