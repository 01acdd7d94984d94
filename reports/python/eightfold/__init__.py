"""The symmetries of the n-queens puzzle: solutions, orbits, Burnside's lemma.

>>> import eightfold
>>> len(list(eightfold.solutions(8))), len(list(eightfold.canonical_solutions(8)))
(92, 12)
"""

from ._native import Orbit, Placement, __version__
from .counting import count
from .image import Image
from .subgroup import Subgroup
from .symmetry import Symmetry

__all__ = ["Image", "Orbit", "Placement", "Subgroup", "Symmetry", "__version__", "count"]
