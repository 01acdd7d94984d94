"""Invalid arguments: the class of each error, and its message, which names the argument and the remedy."""

import itertools
import re
import sys
from pathlib import Path

import pytest

import eightfold
from eightfold import *
from optional_modules import optional

V, T, OVERFLOW = ValueError, TypeError, OverflowError
EIGHT = Placement([0, 4, 7, 5, 2, 6, 1, 3])
ORBIT = Orbit(EIGHT)
KINDS = ("chains", "necklaces", "bracelets")
TEXT = "n: 8\norbit count: 12\n"
NAMED = {**vars(eightfold), **globals()}
FIXED = "has a fixed numbering; use vector, json or ndjson"
REFUSED = (Burnside, Chains, CycleIndex, Marks, OrbitReport, Orbits, PieceBurnside, PieceCounts, PieceOrbits, Pieces)

# Expressions, the class of their error, and its message, in which "…" stands for any text.
ERRORS: list[tuple[str, type[Exception], str]] = [
    # counting and ranks
    ("count(29)  nth(29,0)  burnside(29)  marks(29)", V,
     "n: 29 is out of range (larger counts need more than 64 bits); give 0 to 28"),
    ("count(33,prefix=[0])", V, "n: 33 is out of range; give 0 to 32"),
    ("count(21,rule='rooks')", V,
     "n: 21 is out of range (21! placements need more than 64 bits); give 0 to 20"),
    ("count(22,rule='rooks',prefix=[0])", V,
     "n: 22 leaves 21 rooks to place (21! placements need more than 64 bits); "
     "require 1 more rook"),
    ("count(8,rule='torus',engine='lanes')", V,
     'engine: lanes counts queens only; give "auto" or "backtrack"'),
    ("count(8,prefix=[0,8])", V, "prefix: 8 does not fit on the 8×8 board; its columns are 0 to 7"),
    ("count(1,prefix=[0,0])", V, "prefix: 2 pieces do not fit on 1 row; give at most 1"),
    ("count(8,threads=257)", V, "threads: 257 is out of range; give 0 to 256"),
    ("count(-1)", V, "n: -1 is out of range; give 0 to 28"),
    ("symmetric(41)", V, "n: 41 is out of range (the limit of the half turn); give 0 to 40"),
    ("symmetric(72,turn='quarter')", V,
     "n: 72 is out of range (the limit of the quarter turn); give 0 to 71"),
    ("symmetric(33,queens='a1')", V,
     "n: 33 is out of range (the limit of boards with required or blocked squares); give 0 to 32"),
    ("symmetric(12,queens='b1')  symmetric_solutions(12,queens='b1')", V,
     "turn: rotate180 moves the required square b1 to k12, which is not required"),
    ("symmetric(8,turn='full')  symmetric_solutions(8,turn='full')", V,
     'turn: "full" is not a valid turn; choose half or quarter'),
    ("count(8,prefix=3)  count(8,prefix='0')", T, "prefix: …"),
    ("count(8,rule=None)", T, "rule: …"),
    ("count(8,engine='permanent')", V, 'engine: permanent counts rooks only; give "auto" or "backtrack"'),
    ("burnside(21,rule='rooks')  marks(21,rule='rooks')", V, "n: 21 leaves 21 rooks to place (…); require 1 more rook"),
    ("count(8,engine=1)", T, "engine: …"),
    ("count(8,threads=None)", T, "threads: …"),
    ("count(8,progress='yes')  count(8,progress=1)  count(8,progress=0.5)  count(8,progress=[])", T,
     "progress: not callable; give True, False or a function…"),
    ("nth(8,92)", V, "k: 92 is out of range (N = 8 has 92 solutions); give 0 to 91"),
    ("nth(8,-1)", V, "k: -1 is out of range; give 0 to 91"),
    ("nth(8,10**30)", V, "k: the number is out of range (N = 8 has 92 solutions); give 0 to 91"),
    ("nth(1,1)", V, "k: 1 is out of range (N = 1 has 1 solution); give 0 to 0"),
    ("nth(3,0)", V, "k: 3 queens have no solution"),
    ("sample(2)", V, "n: 2 queens have no solution to draw"),
    ("sample(8,k=1000001)", V, "k: 1000001 is out of range; give 0 to 1000000"),
    ("sample(8,seed=-1)", V, "seed: -1 is out of range; give 0 to 18446744073709551615"),
    ("rank([0,1,2])", V,
     "placement: not a solution, so it has no rank: the queens on a3 and b2 attack each other "
     "(a1 is at the bottom left)"),
    ("rank([0,2])", V, "placement: 2 queens on 3 rows are not a solution, so they have no rank"),
    ("rank(range(0,30))", V,
     "placement: 30 rows exceed the limit of 28; larger ranks need more than 64 bits"),
    ("nth(8,0,queens='a1 b2')", V, "k: 8 queens have no solution on this board"),
    ("nth(8,2,queens='b4 d5')", V, "k: 2 is out of range (N = 8 on this board has 2 solutions); give 0 to 1"),
    ("sample(8,queens='a1 b2')", V, "n: 8 queens have no solution to draw on this board"),
    ("rank([0,4,7,5,2,6,1,3],queens='b4')", V, "placement: not a solution on this board: there is no queen on b4"),
    ("rank([0,4,7,5,2,6,1,3],blocked='a8')", V, "placement: not a solution on this board: a8 is blocked"),
    ("count(8,queens='z9')  solutions(8,queens='z9')  orbits(8,queens='z9')  burnside(8,queens='z9')  page(8,queens='z9')"
     "  draw(EIGHT,queens='z9')", V, "queens: …"),
    ("draw([0],8,queens='c8',attacks_of=0)", V, "attacks_of: row 0 has 2 queens; give a row with one"),
    ("draw([0],8,queens='c7',attacks_of=2)", V, "attacks_of: 2 is out of range; give 0 to 1"),
    ("sheet([[1,3,0,2]],queens='b4')  orbits([[1,3,0,2]],blocked='a1')  burnside([[0]],queens='a1')"
     "  orbit_report(placements=[[0]],queens='a1')", V, "queens and blocked: they do not apply to given placements…"),
    ("draw(ORBIT,blocked='a1')  draw(ORBIT,queens='a1')", V, "placement: n, attacks_of, …"),
    ("count(8,queens=3)  count(8,queens=[3])  count(8,queens=[(0,0,0)])  count(8,queens=['a1'])", T, "queens: …"),
    ("count(8,blocked=[(8,0)])  count(8,blocked=[(0,8)])", V,
     "blocked: 8 is out of range (rows and columns are counted from 0); give 0 to 7"),
    ("count(8,queens='a1',engine='halves')", V, "engine: halves supports no prefix, queens or blocked; give …"),
    ("count(0,queens=[(0,0)])", V, "queens: the board has no squares"),
    ("solutions(8,rows=3,queens='a1')", V, "queens: a1 is not in the first 3 rows"),
    # solutions
    ("solutions(33)  Placement.parse('[0]',n=33)", V, "n: 33 is out of range; give 0 to 32"),
    ("solutions(-1)", V, "n: -1 is out of range; give 0 to 32"),
    ("solutions(8,rows=9)", V, "rows: 9 is out of range (N = 8); give 0 to 8"),
    ("solutions(8,prefix=[8])", V, "prefix: 8 does not fit on the 8×8 board; its columns are 0 to 7"),
    ("solutions(2,prefix=[0,1,0])", V, "prefix: 3 pieces do not fit on 2 rows; give at most 2"),
    ("solutions(8,rule='knights')", V, 'rule: "knights" is not a valid rule…'),
    ("next(Solutions.__new__(Solutions))", T, "…"),
    # pieces
    ("pieces(0)  pieces(33)", V, "rows: … is out of range; give 1 to 32"),
    ("pieces(8,0)  pieces(8,33)", V, "columns: … is out of range; give 1 to 32"),
    ("pieces('8')", T, "rows: …"),
    ("pieces(8,rule='kinks')", V, 'rule: "kinks" is not a valid rule; choose queens, superqueens, torus, rooks, '
     "bishops, kings or knights"),
    ("pieces(8,rule=3)  pieces(8,rule=['kings'])  pieces(8,rule=None)", T, "rule: an object of type …"),
    ("pieces(8,rule={})  pieces(8,rule='{')  pieces(8,rule={'name':'x','leaps':[[0,0]]})", V, "rule: …"),
    ("pieces(8,rule={'name':{1}})", T, "rule: …"),
    ("pieces(8,queens='a9')  pieces(3,4,queens='(1 5)')", V, "queens: …; give squares from a1 to …"),
    ("pieces(3,4,blocked=[(3,0)])", V, "blocked: 3 is out of range (…); give 0 to 2"),
    ("pieces(3,4,blocked=[(0,4)])", V, "blocked: 4 is out of range (…); give 0 to 3"),
    ("pieces(3,4,pawns=[(0,4)])", V, "pawns: 4 is out of range (…); give 0 to 3"),
    ("pieces(3,rule='kings').placements()  pieces(3,rule='kings').orbits()  pieces(3,rule='kings').burnside()", T,
     "pieces: give the number of kings"),
    ("pieces(3).count(-1)  pieces(3).counts(1025)  pieces(3).placements(1025)  pieces(3).orbits(1025)", V,
     "pieces: … is out of range; give 0 to 1024"),
    ("pieces(3).counts('2')", T, "pieces: …"),
    ("pieces(3,4).counts(group='quarter_turn')", V, "group: does not preserve the board, …"),
    ("pieces(3).orbits(group='all')", V, "group: the board has no translations; …"),
    ("pieces(5,rule='torus',queens='a1').orbits(group='translations')", V, "group: no translation preserves …"),
    ("pieces(5,rule='torus',pawns='a1').counts(group='all')", V, "group: no translation preserves …"),
    ("pieces(3).counts(group='x')", V, 'group: "x" is not a valid group…'),
    ("pieces(3).burnside(group=3)", T, "group: …"),
    ("pieces(32,rule='knights').counts()", V, "rows: counting …; give a smaller board or fewer pieces"),
    ("pieces(8).placement('i1')", V, "squares: …; give squares from a1 to h8"),
    ("pieces(8).placement(3)  pieces(8).placement([3])", T, "squares: …"),
    ("pieces(8).placement('a1', 'all')", V, "group: the board has no translations; …"),
    ("pieces(4,rule='kings').nth(79,4)", V, "k: 4 kings on the 4x4 board have 79 placements; give 0 to 78"),
    ("pieces(4,rule='kings').nth(2**64,4)  pieces(4,rule='kings').nth(2**999,4)", V, "k: …; give 0 to 78"),
    ("pieces(2,rule='kings').nth(0,2)", V, "k: 2 kings on the 2x2 board have no placement"),
    ("pieces(4,rule='kings').nth(-1,4)  pieces(4,rule='kings').nth(10**9999,4)", V, "k: … is out of range; give 0 to …"),
    ("pieces(4).nth('1')  pieces(4).nth(True)  pieces(4).nth(1.0)", T, "k: …"),
    ("pieces(4,rule='kings').nth(0)  pieces(4,rule='kings').sample()", T, "pieces: give the number of kings"),
    ("pieces(4).rank('a4 b4')", V, "squares: the queens on a4 and b4 attack each other, so the placement has no rank …"),
    ("pieces(4,blocked='c1').rank('c1')", V, "squares: c1 is blocked, so the placement has no rank"),
    ("pieces(2,rule='kings').sample(2)", V, "pieces: 2 kings on the 2x2 board have no placement to draw"),
    ("pieces(32,rule='knights').nth(0,200)  pieces(32,rule='knights').sample(200)", V,
     "rows: counting …; give a smaller board or fewer pieces"),
    ("pieces(2).sample(1,k=1000001)", V, "k: 1000001 is out of range; give 0 to 1000000"),
    ("pieces(2).sample(1,seed=-1)", V, "seed: -1 is out of range; give 0 to 18446744073709551615"),
    ("nth(6,0,rule='torus')", V, "k: 6 queens have no solution on the torus"),
    ("nth(5,120,rule='rooks')", V, "k: 120 is out of range (N = 5 has 120 solutions); give 0 to 119"),
    ("nth(21,0,rule='rooks')  sample(21,rule='rooks')", V,
     "n: 21 is out of range (21! placements need more than 64 bits); give 0 to 20"),
    ("nth(24,0,rule='rooks',queens='a1')", V, "n: 24 leaves 23 rooks to place …"),
    ("rank([0,1,2],rule='superqueens')", V, "placement: not a solution, so it has no rank: the superqueens on …"),
    ("nth(8,0,rule='kings')  rank([0],rule='x')  sample(8,rule='x')", V, "rule: …"),
    ("pieces(8).draw('a9')", V, "placement: …; give squares from a1 to h8"),
    ("pieces(8).draw(width=1)", V, "width: …"),
    ("pieces(8).draw(theme='red')", V, "theme: …"),
    # orbits, and what is made from them
    ("orbits('8')", T, "n: an object of type str is not a whole number…"),
    ("orbits(8.0)", T, "n: an object of type float…"),
    ("orbits(True)", T, "n: an object of type bool…"),
    ("orbits(-1)", V, "n: -1 is out of range; give 0 to 32"),
    ("orbits(10**9)", V, "n: 1000000000 is out of range…"),
    ("orbits(27)", V, "n: more than 20000000 orbits…"),
    ("orbits()", T, "n: give either…"),
    ("orbits(8,3)  orbits([[0]],3)", T, "group: …"),
    *((f"{call},group='{group}',{square})", V, f"group: {message}")
      for call in ("orbits(8", "burnside(8", "orbit_report(8", "canonical_solutions(8", "sheet(8", "sheet(8,by_orbit=True",
                   "page(8")
      for group, square, message in [
          ("full", "queens='b4'", "rotate90 moves the required square b4 to d7, which is not required"),
          ("half_turn", "blocked='a1 c3'", "rotate180 moves the blocked square c3 to f6, which is not blocked")]),
    ("orbits(8,'x')  cayley_graph(group='d5')  verify(TEXT,group='x')  sheet(6,group='x')", V,
     'group: "… is not a valid group…'),
    ("orbits(8,'full','kings')  EIGHT.attacks('kings')  verify(TEXT,rule='kings')", V,
     'rule: "kings" is not a valid rule…'),
    ("orbits(8,threads=-1)", V, "threads: …"),
    ("orbits([1,2])", T, "placements[0]: …"),
    ("orbits([[0,0]])", V, "placements[0]: not a permutation…"),
    ("orbits([[0],[0,1]])", V, "placements[1]: 2 rows, but the first placement has 1…"),
    ("orbits(Placement([0]))", T, "placements: a Placement is not a list…"),
    ("burnside(None)", T, "n: …"),
    ("burnside([[1,3,0,2],[0,1,2,3]])  marks([[1,3,0,2]])  orbit_report([[1,3,0,2]])", NotUnionOfOrbits,
     "placements: not a union of orbits of the full group: …"),
    ("burnside([[1,3,0,2],[2,0,3,1]]).to_json()", V, "placements: …"),
    ("orbit_report(33)", V, "n: …"),
    ("orbits(8)[12]", IndexError, "…"),
    ("orbits(8)['0']  necklaces(6,2)['0']", T, "…"),
    ("orbits(8).index(Orbit(range(8)))", V, "orbit: not in the sequence"),
    # chains and cycle indices
    *((f"{kind}({arguments})", V, message) for kind in KINDS for arguments, message in [
        ("-1,2", "beads: -1 is out of range; give 0 to 300"),
        ("301,2", "beads: 301 is out of range; give 0 to 300"),
        ("10**30,2", "beads: the number is out of range; give 0 to 300"),
        ("2,101", "colors: 101 is out of range; give 0 to 100"),
    ]),
    *((f"{kind}({arguments})", T, "…s: an object of type …") for kind in KINDS
      for arguments in ("True,2", "'8',2", "8.0,2", "2,None")),
    ("len(chains(300,100))", OVERFLOW, "…"),
    ("chains(300,100)[-1]", OVERFLOW, "index: …"),
    ("necklaces(6,2)[14]", IndexError, "…"),
    ("cycle_index('x')", V, 'group: "x" is not a valid group…'),
    ("cycle_index(5)", T, "group: …"),
    ("cycle_index('cyclic')", V, "n: missing; give 0 to 300…"),
    ("cycle_index('cyclic',301)", V, "n: 301 is out of range…"),
    ("cycle_index('square-cells',101)", V, "n: 101 is out of range…"),
    ("cycle_index('cyclic',True)  cycle_index('cyclic',8.0)", T, "n: …"),
    ("cycle_index('cube-faces',3)", V, "n: the group cube-faces has no n…"),
    ("cycle_index('cube-faces').colorings(-1)  cycle_index('cube-faces').colorings(10**7)", V, "colors: …"),
    *((f"{kind}({arguments})", error, message) for kind in KINDS for arguments, error, message in [
        ("6,content=(2,2)", V, "content: the content must have 6 points, not 4"),
        ("6,2,content=(2,2,2)", V, "colors: the content has 3 colors, not 2; remove colors"),
        ("6,content=(7,-1)", V, "content: 7 is out of range; give 0 to 6"),
        ("6,content=[0]*101", V, "content: too many numbers; give at most 100"),
        ("6,content='222'", T, "content: an object of type str is not a sequence of numbers; …"),
        ("6,content={6}", T, "content: an object of type set …"),
        ("6", T, "colors: an object of type NoneType …"),
    ]),
    *((f"cycle_index('cyclic',4).{method}", error, message) for method, error, message in [
        ("colorings()", T, "colors: …"),
        ("colorings(content=(2,1))", V, "content: the content must have 4 points, not 3"),
        ("representatives(3,content=(2,2))", V, "colors: the content has 2 colors, not 3; remove colors"),
        ("representatives(101)", V, "colors: there are 104060401 colorings; at most 100000000 can be sorted into orbits"),
        ("inventory(1000)", V, "colors: there are more than 100000 contents; give fewer colors"),
        ("to_json(inventory=True)", T, "colors: …"),
    ]),
    ("cycle_index('cyclic',20).representatives(content=(8,6,6))", V, "content: there are 116396280 colorings; …"),
    ("cycle_index('cyclic 301')", V, "group: 301 is out of range; give 0 to 300 after cyclic"),
    ("cycle_index('matrix',3)", V, "group: M is missing; …"),
    ("cycle_index('matrix 3 4',3)", V, "n: the group matrix 3 4 has no n; remove it"),
    ("cycle_index()  cycle_index('cyclic 3',generators=[[1,0]])", T, "group: …"),
    ("cycle_index(n=3,generators=[[1,0]])", V, "n: …; remove n"),
    ("cycle_index('cyclic 3',points=3)", V, "points: …; remove points"),
    ("cycle_index(generators=[[1,0]],points=201)", V, "points: 201 is out of range; give 0 to 200"),
    ("cycle_index(generators=[[200]])", V, "generators: 200 is out of range; give 0 to 199"),
    ("cycle_index(generators=[[0,0]])  cycle_index(generators=[[0,2]])", V, "generators: not a permutation: …"),
    ("cycle_index(generators='(1 2 3)',points=2)", V, "points: 2 is less than the point 3; give 3 or more"),
    ("cycle_index(generators=[[1,0,2],[1,0]])", V, "generators: the group acts on 3 points, not on 2"),
    ("cycle_index(generators=[[1,0]],points=3)", V, "generators: the group acts on 3 points, not on 2"),
    ("cycle_index(generators='(1 2')", V, "generators: it ends where a point should follow"),
    ("cycle_index(generators=5)  cycle_index(generators=[5])  cycle_index(generators=[[0.0]])", T, "generators: …"),
    ("cycle_index(generators=[[0]]*100001)", V, "generators: more than 100000 permutations"),
    ("cycle_index(generators='(1 2 3 4 5 6 7 8 9 10 11 12 13)(14), (1 2)')", V, "generators: the group has 6227020800 elements…"),
    ("cycle_index('cube-faces').colorings('2')  cycle_index('cube-faces').colorings(True)", T, "colors: …"),
    # the group
    ("Symmetry('turn')", V, 'symmetry: "turn" is not a valid symmetry; choose identity, …'),
    ("Symmetry(90)", T, "symmetry: an object of type int is not a symmetry…"),
    ("Symmetry.rotate90.image((8,0),8)", V, "square: 8 is out of range; give 0 to 7"),
    ("Symmetry.rotate90.image((0,0),0)", V, "n: 0 is out of range…"),
    ("Symmetry.rotate90(5,n=8)", T, "square: not a pair…"),
    ("Symmetry.rotate90((1,2,3),8)", V, "square: not a pair…"),
    ("Symmetry.rotate90.permutation(101)", V, "n: 101 is out of range; give 0 to 100"),
    ("Symmetry.rotate90([0,0])  Orbit([0,0])", V, "placement: not a permutation…"),
    ("Symmetry.rotate90.conjugate('x')  Subgroup.full.conjugate('x')", V, 'x: "x" is not a valid symmetry…'),
    ("Subgroup('d5')", V, 'group: "d5" is not a valid group; choose full, …'),
    ("Subgroup(8)", T, "group: an object of type int is not a group…"),
    ("Subgroup.generated_by('spin')", V, 'generators: "spin" is not a valid symmetry…'),
    ("Subgroup.full.to_gap(-1)", V, "n: -1 is out of range; give 0 to 100"),
    ("cayley_graph(['rotate90'],'axis_klein')", V, "generators: rotate90 is not in axis_klein…"),
    ("cayley_graph(3)", T, "generators: not an iterable…"),
    *((f"table_of_marks()[{index}]", T, "the index is not a pair…") for index in
      ("3", "'full'", "('full',)", "'full','full','full'")),
    ("table_of_marks()['full',8]", T, "group: …"),
    ("table_of_marks()['full','d5']", V, "group: …"),
    ("characters()['B3']", KeyError, "…choose A1, A2, B1, B2 or E…"),
    *((f"Symmetry.rotate90*{other}", T, "…") for other in ("3", "'rotate90'", "None", "EIGHT")),
    *((f"Symmetry.rotate90**{exponent}", T, "…") for exponent in ("1.0", "'2'", "None", "True")),
    *((f"Subgroup.full{operator}{other}", T, "…") for operator in ("<=", "<", ">=", ">", "&", "|", "*")
      for other in ("'full'", "3", "None", "[Symmetry.identity]")),
    *((f"{other}*Subgroup.full", T, "…") for other in ("'full'", "3", "None", "[Symmetry.identity]")),
    # placements
    *((f"EIGHT[{index}]", IndexError, "…") for index in ("8", "-9", "10**30")),
    *((f"EIGHT[{index}]", T, "…") for index in ("'0'", "None", "1.0")),
    *((f"EIGHT<{other}", T, "…") for other in ("[0,4]", "EIGHT.columns", "None", "'15863724'", "3")),
    ("Placement([99])", V, "columns: 99 is out of range …; give 0 to 31"),
    ("Placement([-1])", V, "columns: -1 is out of range…"),
    ("Placement([10**30])", V, "columns: the number is out of range…"),
    ("Placement(itertools.repeat(0))", V, "columns: more than 32 rows…"),
    *((f"Placement({columns})", T, "columns: …") for columns in
      ("'15863724'", "8", "None", "[1.0]", "[True]", "['1']", "[None]", "{0,1}", "{0:1}", "1.5")),
    ("format(EIGHT,'>9')", V, 'notation: ">9" is not a valid notation…'),
    ("Placement(range(10)).write('digits')", V, "notation: digits for n = 10: …; use vector"),
    ("EIGHT.image()", T, "…missing 1 required positional argument: 'g'"),
    ("Placement([0,4,7]).write(n=7)", V, "n: the placement does not fit on the 7×7 board; give 8 or more"),
    *((f"EIGHT.write('{name}',base=1)  Placement.parse('x',base=1,notation='{name}')", V,
       f"base: the notation {name} {FIXED}") for name in ("digits", "pairs", "sicp", "algebraic", "fen", "board")),
    *((f"Placement([{columns}]).{method}", V, "placement: not a permutation…") for columns in ("0,0", "0,4,7")
      for method in ("images()", "canonical()", "least_image()", "is_canonical()", "stabilizer()", "orbit()",
                     "image('identity')")),
    ("Placement.parse('')", V, "text: no placement given…"),
    ("Placement.parse('queens')", V, 'text: "queens" is not in a known notation…'),
    ("Placement.parse('[0 4 7]')", V,
     "text: 4 does not fit on the 3×3 board, whose columns are 0 to 2; give n 8 or more…"),
    ("Placement.parse('[1 2 3]')", V, "text: 3 does not fit …; give base=1 if columns count from 1, or n 4…"),
    ("Placement.parse('1',n=8)", V, "text: … write one of these, or add notation…"),
    ("Placement.parse('Q7/8/8/8/8/8/8/8',n=7)", V, "text: the fen has N = 8, but n is 7…"),
    (r"Placement.parse('\ud800')", V, "text: the text has surrogates…"),
    ("Placement.parse('['*20000)", V, "text: …"),
    ("Placement.parse('[0]',n=-1)", V, "n: -1 is out of range…"),
    ("Placement.parse('[0]',base=2)  verify(TEXT,base=2)", V, "base: 2 is out of range; give 0 to 1"),
    ("Placement.parse('[0]',notation='chess')", V,
     'notation: "chess" is not a valid notation; choose vector, …'),
    # pictures and pages
    ("draw([0,4,1],n=4)", V, "n: 4 is out of range; give 5 to 32"),
    ("draw([],attacks_of=0)", V, "attacks_of: …"),
    *((f"draw(ORBIT,{option})", V, "…do not apply to an orbit…") for option in
      ("n=8", "attacks_of=0", "symmetries=True", "coordinates=False")),
    ("draw([0,0],symmetries=True)", V, "symmetries: …"),
    ("sheet([[1,3,0,2],[0]])", V, "placements: number 2 has 1 rows, but the first has 4…"),
    ("sheet([1,3,0,2])", T, "placements: number 1: …"),
    ("sheet(12)  sheet(itertools.repeat(EIGHT))", V,
     "limit: there are more than 1000 boards; give limit=1000…"),
    *((f"{call},{option})", V, message) for call in
      ("draw(EIGHT", "draw(ORBIT", "sheet(6", "sheet(6,by_orbit=True", "sheet([EIGHT,ORBIT]")
      for option, message in [
        ("width=15", "width: 15 is out of range; give 16 to 16384"),
        ("theme='red'", 'theme: "red" is not a valid theme; choose automatic, light, dark or print'),
        ("rule='kings'", "rule: …"),
    ]),
    ("sheet(6,limit=0)", V, "limit: 0 is out of range; give 1 to 1000"),
    ("sheet(6,columns=101)", V, "columns: 101 is out of range; give 1 to 100"),
    ("sheet(6,by_orbit=True,all=True)  sheet(6,by_orbit=True,columns=4)", V, "by_orbit: …"),
    ("sheet([EIGHT],all=True)  sheet([EIGHT],by_orbit=True)", V, "source: all and by_orbit need n…"),
    *((f"sheet({n})  page({n})  draw([0],n={n})", V, "n: …") for n in ("-1", "33", "10**100")),
    *((f"sheet({n})  page({n})", T, "…") for n in ("True", "'8'", "8.0", "None", "b'8'")),
    *((f"draw(EIGHT).save({name})", V, "path: …has no known suffix; use .svg, .png or .pdf") for name in
      ("'board.gif'", "'board'", "''", "'.svg'", "'board.svg.gz'", r"'\udce9.gif'")),
    ("page(4).save('board.svg')  page(4).save('')", V, "path: …has no known suffix; use .html or .htm"),
    *((f"draw(EIGHT).save({path})", T, "…") for path in ("None", "3", "b'board.svg'")),
    ("sheet(6,all=True,columns=1,width=16384).to_png()", RuntimeError,
     "…exceeds the limit of 16384; … save it as .svg"),
    ("page(14)", V, "n: 14 has 45752 orbits, but a page holds at most 20000; use …"),
    ("page(28)", V, "n: 28 has too many orbits, but a page holds at most 20000; use …"),
    ("page(9,rule='rooks')", V, "n: 9 has more than 20000 orbits, …; use orbit_report(9)…"),
    # coursework
    *((f"verify({thing})", T, "submission: …") for thing in
      ("3", "2.5", "{1,2}", "iter([])", "object()", "Placement([0])", "{'n':object()}", "None")),
    *((f"verify(TEXT,rubric={thing})", T, "rubric: …") for thing in
      ("3", "2.5", "{1,2}", "iter([])", "object()", "Placement([0])")),
    (r"verify({'n':float('nan')})  verify('n:\udc80')", V, "submission: …"),
    ("verify('homework.json')  verify('8.cert')", V,
     "submission: a str is the text itself; give pathlib.Path(...)…"),
    ("verify(Path('missing.json'))", FileNotFoundError, "…"),
    ("verify(Path('/tmp'))", IsADirectoryError, "…"),
    ("verify('#'*(16*2**20+1))  verify(b'#'*(16*2**20+1))", V, "submission: more than 16777216 bytes…"),
    ("verify(TEXT,n=301)", V, "n: 301 is out of range; give 0 to 300"),
    ("verify(TEXT,n=-1)", V, "n: …"),
    ("verify(TEXT,base=1,notation='fen')", V, "base: the notation fen has a fixed numbering…"),
    ("verify(TEXT,notation='runes')", V, 'notation: "runes" is not a valid notation; choose vector, …'),
    ("verify(TEXT,representatives='best')", V,
     'representatives: "best" is not a valid choice; choose any, least or…'),
    ("verify(TEXT,expect='speed')", V,
     'expect: "speed" is not a valid choice; choose solutions, canonical or…'),
    ("verify(TEXT,rubric={'points':{'orbit_count':-1}})  verify(TEXT,rubric='{')", V, "rubric: …"),
    ("verify(TEXT,rubric='rubric.json')", V, "rubric: a str is the text itself…"),
    (r"verify(TEXT,name='\udc80')", V, "name: …"),
    # results
    *((f"{cls.__name__}(None)", T, f"{cls.__name__}: call … instead") for cls in REFUSED),
    ("Picture()", T, "…"),
]
CALLS = [(call, error, message) for calls, error, message in ERRORS for call in calls.split("  ")]


@pytest.mark.parametrize("call, error, message", CALLS, ids=[call for call, *_ in CALLS])
def test_an_error_names_the_argument_and_the_remedy(call, error, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(error) as raised:
        eval(call, NAMED)
    found = str(raised.value)
    assert re.fullmatch(".*".join(map(re.escape, message.split("…"))), found, re.DOTALL), found
    assert "--" not in found


@pytest.mark.parametrize("number", [None, True, "8", 8.0, [8]])
def test_a_number_is_a_whole_number(number):
    for call in (count, symmetric, nth, sample, solutions, canonical_solutions, symmetric_solutions):
        with pytest.raises(TypeError, match="^n: "):
            call(number, 0) if call is nth else call(number)
    for call in (lambda: nth(8, number), lambda: sample(8, k=number)):
        with pytest.raises(TypeError, match="^k: "):
            call()
    if not isinstance(number, list):
        with pytest.raises(TypeError, match="^placement: "):
            rank(number)


def test_nested_and_circular_lists_are_errors():
    circular: list[object] = []
    circular.append(circular)
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for submission in (circular, deep):
        with pytest.raises(ValueError, match="^submission: "):
            verify(submission)


@pytest.mark.parametrize("attribute", (
    *("burnside(6).sum", "necklaces(6,2).beads", "cycle_index('cyclic',4).order", "orbits(6).total", "marks(6).total"),
    *("orbit_report(6).sum", "ORBIT.size", "EIGHT.rows", "verify(TEXT).score", "draw(EIGHT).svg", "page(4).html"),
    *("Subgroup.full.order", "Symmetry.rotate90.order"),
))  # fmt: skip
def test_attributes_cannot_be_set(attribute):
    owner, _, name = attribute.rpartition(".")
    with pytest.raises(AttributeError):
        setattr(eval(owner, NAMED), name, 1)
    with pytest.raises(TypeError):
        EIGHT[0] = 3  # type: ignore[index]
    with pytest.raises(TypeError):
        burnside(6).fixed_points[Symmetry.identity] = 1  # type: ignore[index]


def test_a_missing_library_names_its_package(monkeypatch):
    monkeypatch.setitem(sys.modules, "networkx", None)
    message = "^networkx is not installed; run pip install networkx, .* python3-networkx$"
    with pytest.raises(ImportError, match=message):
        lattice()
