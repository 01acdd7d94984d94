"""A program that a user of mypy --strict would write."""

from __future__ import annotations

from typing_extensions import assert_type

from eightfold import (
    Picture,
    Placement,
    Subgroup,
    Symmetry,
    canonical_solutions,
    count,
    draw,
    nth,
    orbits,
    pieces,
    rank,
    sample,
    solutions,
    symmetric,
)

first = Placement([0, 4, 7, 5, 2, 6, 1, 3])
assert_type(first[0], int)
assert_type(first[1:3], tuple[int, ...])
assert_type(len(first), int)
assert_type(first < Placement(columns=[1, 3]), bool)
assert_type(first.image("rotate90"), Placement)
assert_type(first.image(Symmetry.rotate90 * ~Symmetry.transpose), Placement)
assert_type(Symmetry.rotate90.order, int)
assert_type(Symmetry.rotate90(first), Placement)
assert_type([g for g in Subgroup.full], list[Symmetry])
assert_type(Symmetry.rotate180 in Subgroup("rotations"), bool)
assert_type({first: 1}, dict[Placement, int])
assert_type(count(8), int)
assert_type(count(n=8, prefix=(0,), rule="queens", engine="auto", threads=0, progress=print), int)

for solution in solutions(6):
    assert_type(solution, Placement)
assert_type(nth(8, 0), Placement)
assert_type(sample(8, k=2, seed=1), list[Placement])
assert_type(symmetric(8, turn="quarter"), int)
assert_type(next(iter(canonical_solutions(8, group="rotations"))), Placement)
assert_type(rank(first), int)
assert_type(draw(first), Picture)
assert_type([orbit.size for orbit in orbits(8)], list[int])
assert_type(pieces(8, rule="kings").count(16), int)
assert_type(next(pieces(8, 10, {"name": "wazirs", "leaps": [[0, 1]]}).placements(3)), tuple[tuple[int, int], ...])
assert_type([orbit.size for orbit in pieces(5, rule="torus").orbits(group="all")], list[int])
assert_type(pieces(8).counts(5).placements[5], int)
assert_type(pieces(8).placement("a1 b3").free_squares, tuple[tuple[int, int], ...])
