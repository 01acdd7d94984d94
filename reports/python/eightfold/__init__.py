"""The symmetries of the n-queens puzzle: solutions, orbits, Burnside's lemma.

>>> import eightfold
>>> len(list(eightfold.solutions(8))), len(list(eightfold.canonical_solutions(8)))
(92, 12)
"""

from ._native import Orbit, Placement, Solutions, SolutionStream, __version__
from .counting import count, symmetric
from .image import Image
from .ranks import nth, rank, sample
from .solutions import canonical_solutions, solutions, symmetric_solutions
from .subgroup import Subgroup
from .symmetry import Symmetry

__all__ = [
    "Image",
    "Orbit",
    "Placement",
    "SolutionStream",
    "Solutions",
    "Subgroup",
    "Symmetry",
    "__version__",
    "canonical_solutions",
    "count",
    "nth",
    "rank",
    "sample",
    "solutions",
    "symmetric",
    "symmetric_solutions",
]
