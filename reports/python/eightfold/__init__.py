"""The symmetries of the n-queens puzzle: solutions, orbits, Burnside's lemma.

>>> import eightfold
>>> len(list(eightfold.solutions(8))), len(list(eightfold.canonical_solutions(8)))
(92, 12)
"""

from ._native import __version__, Orbit, Solutions, SolutionStream
from .burnside import Burnside, burnside
from .closure import Duplicate, MissingImage, NotUnionOfOrbits
from .counting import count, symmetric
from .coursework import Claim, Finding, Mistake, Verdict, verify
from .group import (
    Character,
    CharacterTable,
    TableOfMarks,
    cayley_graph,
    characters,
    conjugacy_classes,
    lattice,
    table_of_marks,
)
from .image import Image
from .pictures import Page, Picture, draw, page, sheet
from .placement import Placement
from .marks import marks, Marks
from .orbit_report import orbit_report, OrbitReport
from .orbits import orbits, Orbits, OrbitTypeCount
from .pictures import draw, Page, page, Picture, sheet
from .ranks import nth, rank, sample
from .solutions import canonical_solutions, solutions, symmetric_solutions
from .subgroup import Subgroup
from .symmetry import Symmetry

__all__ = [
    "Burnside",
    "Character",
    "CharacterTable",
    "Claim",
    "Duplicate",
    "Finding",
    "Image",
    "Marks",
    "MissingImage",
    "Mistake",
    "NotUnionOfOrbits",
    "Orbit",
    "OrbitReport",
    "OrbitTypeCount",
    "Orbits",
    "Page",
    "Picture",
    "Placement",
    "SolutionStream",
    "Solutions",
    "Subgroup",
    "Symmetry",
    "TableOfMarks",
    "Verdict",
    "__version__",
    "burnside",
    "canonical_solutions",
    "cayley_graph",
    "characters",
    "conjugacy_classes",
    "count",
    "draw",
    "lattice",
    "marks",
    "nth",
    "orbit_report",
    "orbits",
    "page",
    "rank",
    "sample",
    "sheet",
    "solutions",
    "symmetric",
    "symmetric_solutions",
    "table_of_marks",
    "verify",
]
