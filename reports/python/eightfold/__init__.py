"""The symmetries of the n-queens puzzle: solutions, orbits, Burnside's lemma.

>>> import eightfold
>>> len(list(eightfold.solutions(8))), len(list(eightfold.canonical_solutions(8)))
(92, 12)
"""

from ._native import __version__, Placement, Solutions, SolutionStream
from .burnside import Burnside, burnside, marks, Marks
from .chains import bracelets, ChainElements, chains, Chains, necklaces
from .coursework import Claim, Finding, Mistake, Reading, Verdict, verify
from .cycle_index import cycle_index, CycleIndex, Term
from .group import cayley_graph, Character, characters, CharacterTable, conjugacy_classes, lattice
from .group import table_of_marks, TableOfMarks
from .orbit import Orbit
from .orbits import Duplicate, MissingImage, NotUnionOfOrbits
from .orbits import orbit_report, OrbitReport, Orbits, orbits, OrbitTypeCount
from .pictures import draw, Page, page, Picture, sheet
from .piece_reports import PieceBurnside, PieceCounts, PieceOrbit, PieceOrbits, PiecePlacement, PieceSymmetry
from .pieces import Pieces, pieces
from .placement import Placement
from .solutions import canonical_solutions, count, nth, rank, sample, solutions, symmetric
from .solutions import symmetric_solutions
from .subgroup import Subgroup
from .symmetry import Image, Symmetry

__all__ = [
    "Burnside", "ChainElements", "Chains", "Character", "CharacterTable", "Claim", "CycleIndex", "Duplicate",
    "Finding", "Image", "Marks", "MissingImage", "Mistake", "NotUnionOfOrbits", "Orbit", "OrbitReport",
    "OrbitTypeCount", "Orbits", "Page", "Picture", "PieceBurnside", "PieceCounts", "PieceOrbit", "PieceOrbits",
    "PiecePlacement", "PieceSymmetry", "Pieces", "Placement", "Reading", "SolutionStream", "Solutions", "Subgroup", "Symmetry",
    "TableOfMarks", "Term", "Verdict", "__version__", "bracelets", "burnside", "canonical_solutions",
    "cayley_graph", "chains", "characters", "conjugacy_classes", "count", "cycle_index", "draw", "lattice",
    "marks", "necklaces", "nth", "orbit_report", "orbits", "page", "pieces", "rank", "sample", "sheet",
    "solutions", "symmetric", "symmetric_solutions", "table_of_marks", "verify",
]
