"""Results are those of the program: its documents byte for byte, its numbers, and its lists.

The tests of C++ compare these with definitions and published numbers, and validate the documents by their schemas. The other
files here test what Python adds: classes, arguments, errors, and what a notebook shows.
"""

import itertools
import json
import os
import subprocess
from typing import Any

import pytest

from eightfold import (
    Placement,
    Subgroup,
    Symmetry,
    bracelets,
    burnside,
    canonical_solutions,
    chains,
    characters,
    conjugacy_classes,
    count,
    cycle_index,
    marks,
    necklaces,
    nth,
    orbit_report,
    rank,
    sample,
    solutions,
    symmetric,
    symmetric_solutions,
    table_of_marks,
)

PROGRAM = os.environ.get("EIGHTFOLD_TEST_PROGRAM", "")
if not PROGRAM:
    pytest.skip("EIGHTFOLD_TEST_PROGRAM does not name the program", allow_module_level=True)

LOOK = "--charset unicode --width 80"
RULES = ["queens", "superqueens", "torus", "rooks"]
GROUPS = [group.name for group in Subgroup]


def output(arguments):
    return subprocess.run([PROGRAM, *arguments.split()], capture_output=True, text=True, check=True).stdout


def read(arguments):
    return json.loads(output(f"{arguments} --format json"))


REPORTS: dict[str, Any] = {
    **{f"burnside {n} --rule {rule}": burnside(n, rule=rule) for n in (0, 1, 2, 5, 6) for rule in RULES},
    **{f"burnside {n} --group {group}": burnside(n, group) for n in (3, 8) for group in GROUPS},
    "group --marks": marks(8),
    **{f"cycle-index {group} {n}": cycle_index(group, n) for group in ("cyclic", "dihedral") for n in (0, 1, 6, 60)},
    **{f"cycle-index square-cells {n}": cycle_index("square-cells", n) for n in (0, 1, 3, 4)},
    "cycle-index cube-faces": cycle_index("cube_faces"),
    **{
        f"chains {beads} {colors}{option} --count": kind(beads, colors)
        for beads, colors in [(0, 0), (0, 3), (1, 0), (5, 3), (6, 2), (64, 2), (300, 100)]
        for kind, option in [(chains, ""), (necklaces, " --necklaces"), (bracelets, " --bracelets")]
    },
    **{f"orbits {n} --rule {rule}": orbit_report(n, rule=rule) for n in (0, 1, 2, 5, 7) for rule in RULES},
    **{f"orbits {n} --group {group}": orbit_report(n, group) for n in (3, 8) for group in GROUPS},
    "orbits 6 --members": orbit_report(6, members=True),
}


@pytest.mark.parametrize("arguments", REPORTS)
def test_documents_and_texts_are_those_of_the_program(arguments):
    report = REPORTS[arguments]
    assert report.to_json() == output(f"{arguments} --format json")
    assert str(report) == output(f"{arguments} {LOOK}")
    if hasattr(report, "to_csv"):
        assert report.to_csv() == output(f"{arguments} --format csv")


def test_colorings_are_those_of_the_program():
    indices = {"square-cells 3": cycle_index("square-cells", 3), "cube-faces": cycle_index("cube-faces")}
    for arguments, index in indices.items():
        for colors in (0, 1, 2, 1_000_000):
            document = output(f"cycle-index {arguments} --colors {colors} --format json")
            assert index.to_json(colors) == document
            assert index.colorings(colors) == int(json.loads(document)["colorings"]["count_text"])


@pytest.mark.parametrize("n", range(12))
def test_counts_are_those_of_the_program(n):
    for rule in RULES if n < 9 else ["queens"]:
        assert count(n, rule=rule) == read(f"count {n} --rule {rule}")["counts"][0]["solutions"]
    for engine in ("auto", "backtrack", "lanes", "halves"):
        assert count(n, engine=engine) == count(n, engine=engine, threads=2) == count(n)
    half, quarter = (entry["solutions"] for entry in read(f"symmetric {n}")["counts"])
    assert symmetric(n) == symmetric(n, turn="half", threads=2) == half and symmetric(n, "quarter") == quarter


@pytest.mark.parametrize("n", range(9))
def test_lists_are_those_of_the_program(n):
    for rule in RULES if n < 7 else ["queens"]:
        assert list(map(list, solutions(n, rule=rule))) == read(f"list {n} --rule {rule}")
    for group in GROUPS:
        found = list(map(list, canonical_solutions(n, group)))
        assert found == read(f"list {n} --canonical --group {group}")
    for turn in ("half", "quarter"):
        assert list(map(list, symmetric_solutions(n, turn))) == read(f"symmetric {n} --list --turn {turn}")


def test_ranks_and_samples_are_those_of_the_program():
    for n, k in [(0, 0), (8, 0), (8, 91), (12, 5000)]:
        assert [list(nth(n, k))] == read(f"nth {n} {k}")
    assert rank(Placement.parse("84136275")) == read("rank 84136275")["rank"]
    for n, seed in [(0, 0), (1, 3), (4, 2**64 - 1), (8, 0), (8, 7), (11, 12345)]:
        assert list(map(list, sample(n, 12, seed))) == read(f"sample {n} --draws 12 --seed {seed}")


def test_facts_of_the_group_are_those_of_the_program():
    document = read("group")
    for g, facts in zip(Symmetry, document["elements"]):
        found = [g.name, g.letter, list(map(list, g.matrix)), g.order, (~g).name, g.kind]
        assert found == [facts[key] for key in ("name", "letter", "matrix", "order", "inverse", "conjugacy_class")]
    assert [[(g * h).name for h in Symmetry] for g in Symmetry] == document["cayley_table"]
    classes = [[g.name for g in elements] for elements in conjugacy_classes()]
    assert classes == [entry["elements"] for entry in document["conjugacy_classes"]]
    assert [facts["name"] for facts in document["subgroups"]] == GROUPS
    for facts in document["subgroups"]:
        group = Subgroup(facts["name"])
        found = [group.name, group.order, group.kind, group.is_normal, [g.name for g in group]]
        assert found == [facts[key] for key in ("name", "order", "class", "normal", "elements")]
    edges = {(upper.name, lower.name) for upper in Subgroup for lower in upper.covers}
    assert edges == {(edge["upper"], edge["lower"]) for edge in read("group --lattice")["lattice"]["edges"]}
    table = table_of_marks()
    rows = read("group --marks")["table_of_marks"]
    assert [(name, values) for name, values in zip(table.classes, table.values)] == [
        (row["orbit_type"], tuple(row["marks"].values())) for row in rows
    ]


def test_characters_are_those_of_the_program():
    for chi, facts in itertools.zip_longest(characters(), read("burnside 6 --characters")["characters"]):
        assert (chi.name, chi.degree) == (facts["character"], facts["degree"])
        assert {g.name: chi(g) for g in Symmetry} == facts["values"]


@pytest.mark.parametrize("notation", "vector digits pairs sicp algebraic fen board json ndjson".split())
def test_notations_are_those_of_the_program(notation):
    written = [solution.write(notation).strip() for solution in solutions(8)]
    listed = output(f"list 8 --format {notation}")
    if notation == "json":
        assert list(map(json.loads, written)) == json.loads(listed)
    else:
        assert listed.startswith(("\n\n" if notation == "board" else "\n").join(written))
    assert [Placement.parse(text, notation=notation) for text in written] == list(solutions(8))
