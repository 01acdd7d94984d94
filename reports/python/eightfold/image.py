"""Images of placements."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ._native import Placement
    from .symmetry import Symmetry


class Image(NamedTuple):
    """An image of a placement, and its witness.

    >>> from eightfold import Placement
    >>> Placement([1, 3, 0, 2]).images("full")[1]
    Image(placement=Placement([2, 0, 3, 1]), witness=<Symmetry.flip_horizontal>)
    """

    placement: Placement
    """The image."""
    witness: Symmetry
    """The first symmetry, in the order of `Symmetry`, that leads to the image."""
