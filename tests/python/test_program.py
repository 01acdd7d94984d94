"""Results are those of the program: its documents byte for byte, its numbers, and its lists.

The tests of C++ compare these with definitions and published numbers, and validate the documents by their
schemas. The other files here test what Python adds: classes, arguments, errors, and what a notebook shows.
"""

import csv
import itertools
import json
import math
import os
import pathlib
import pickle
import random
import shlex
import subprocess
from typing import Any

import pytest

from eightfold import *

PROGRAM = os.environ.get("EIGHTFOLD_TEST_PROGRAM", "")
if not PROGRAM:
    pytest.skip("EIGHTFOLD_TEST_PROGRAM does not name the program", allow_module_level=True)

LOOK = "--charset unicode --width 80"
RULES = ["queens", "superqueens", "torus", "rooks"]
GROUPS = [group.name for group in Subgroup]


DATA = pathlib.Path(__file__).parents[2] / "data"
SUBMISSIONS = DATA / "submissions"


def output(arguments):
    """What the program writes; it exits with 1 or 65 for what is incorrect or unreadable."""
    command = [PROGRAM, *shlex.split(arguments)]
    result = subprocess.run(command, capture_output=True, text=True, cwd=SUBMISSIONS)
    assert result.returncode in (0, 1, 65), result.stderr
    return result.stdout


def read(arguments):
    return json.loads(output(f"{arguments} --format json"))


REPORTS: dict[str, Any] = {
    **{f"burnside {n} --rule {rule}": burnside(n, rule=rule) for n in (0, 1, 2, 5, 6) for rule in RULES},
    **{f"burnside {n} --group {group}": burnside(n, group) for n in (3, 8) for group in GROUPS},
    **{f"burnside 6 --rule {rule} --blocked f6,a1": burnside(6, rule=rule, blocked="a1 f6") for rule in RULES},
    "group --marks": marks(8),
    **{f"cycle-index cyclic {n}": cycle_index("cyclic", n) for n in (0, 1, 6, 60)},
    **{f"cycle-index dihedral {n}": cycle_index("dihedral", n) for n in (0, 1, 6, 60)},
    **{f"cycle-index square-cells {n}": cycle_index("square-cells", n) for n in (0, 1, 3, 4)},
    "cycle-index cube-faces": cycle_index("cube_faces"),
    **{
        f"cycle-index {name}": cycle_index(name)
        for name in ("cube-edges full", "square-cells 3 rotations", "matrix 3 4", "graph-edges 8", "alternating 7")
        + ("symmetric 2 wr symmetric 3", "cyclic 3 x dihedral 4", "square_edges 2 half-turn")
    },
    'cycle-index --generators "(1 2 3)(4 5 6), (1 4)(2 5)(3 6)" --points 7': cycle_index(
        generators=[[1, 2, 0, 4, 5, 3, 6], (3, 4, 5, 0, 1, 2, 6)]
    ),
    "cycle-index --generators '()' --points 3": cycle_index(generators="()", points=3),
    **{
        f"chains {beads} {len(content)}{option} --content {','.join(map(str, content))} --count": kind(beads, content=content)
        for beads, content in [(0, (0,)), (6, (2, 2, 2)), (6, (3, 0, 3)), (7, (4, 3)), (300, (100, 150, 50))]
        for kind, option in [(chains, ""), (necklaces, " --necklaces"), (bracelets, " --bracelets")]
    },
    **{
        f"chains {beads} {colors}{option} --count": kind(beads, colors)
        for beads, colors in [(0, 0), (0, 3), (1, 0), (5, 3), (6, 2), (64, 2), (300, 100)]
        for kind, option in [(chains, ""), (necklaces, " --necklaces"), (bracelets, " --bracelets")]
    },
    **{f"orbits {n} --rule {rule}": orbit_report(n, rule=rule) for n in (0, 1, 2, 5, 7) for rule in RULES},
    **{f"orbits {n} --group {group}": orbit_report(n, group) for n in (3, 8) for group in GROUPS},
    "orbits 6 --members": orbit_report(6, members=True),
    "orbits 6 --members --blocked a1,f6": orbit_report(6, members=True, blocked="a1 f6"),
    "orbits 6 --group half_turn --blocked a1,f6": orbit_report(6, "half_turn", blocked="a1 f6"),
    "orbits 5 --rule rooks --members": orbit_report(5, rule="rooks", members=True),
    "count 5 --rule kings": pieces(5, rule="kings").counts(),
    "count 8x10": pieces(8, 10).counts(),
    "orbits 5 --rule rooks --pieces 3 --group rotations": pieces(5, rule="rooks").orbits(3, "rotations"),
    "count 9 --rule bishops": pieces(9, rule="bishops").counts(),  # numbers beyond 64 bits in the sum
    "count 3x4 --rule knights --queens a1 --blocked d3": pieces(3, 4, "knights", queens="a1", blocked=[(0, 3)]).counts(),
    "count 30x2 --rule kings": pieces(30, 2, "kings").counts(),
    "burnside 3x5 --rule kings --pieces 3 --group half_turn": pieces(3, 5, "kings").burnside(3, Subgroup.half_turn),
    "orbits 4 --rule kings --pieces 4": pieces(4, rule="kings").orbits(4),
    "orbits 5 --rule torus --group all": pieces(5, rule="torus").orbits(group="all"),
    "orbits 2x30 --rule kings --pieces 2": pieces(2, 30, "kings").orbits(2),
    "orbits 3 --rule kings --pieces 5": pieces(3, rule="kings").orbits(5),
    "orbits 3 --rule kings --pieces 0": pieces(3, rule="kings").orbits(0),
    "burnside 8 --rule bishops --pieces 14": pieces(8, rule="bishops").burnside(14),
    "burnside 5 --rule torus --group all": pieces(5, rule="torus").burnside(group="all"),
    "show a1,c3,e2 --size 4x6 --rule kings": pieces(4, 6, "kings").placement("a1 c3 e2"),
    "show a1,b1 --size 3 --rule knights --queens c2 --blocked a3": pieces(
        3, rule="knights", queens="c2", blocked="a3"
    ).placement([(2, 0), (2, 1)]),
    "show a1 --size 5 --rule torus --group all": pieces(5, rule="torus").placement("a1", group="all"),
    "show [] --size 2 --rule bishops": pieces(2, rule="bishops").placement(),
    "burnside 10 --rule kings --pieces 12": pieces(10, rule="kings").burnside(12),  # only by the lemma
    "burnside 4 --rule kings --pieces 2 --visit-all": pieces(4, rule="kings").burnside(2, visit_all=True),
}


def attributes(report):
    """What the attributes of a report say, as members of its document, whose other members are ignored."""

    def by_name(counts):
        return {getattr(key, "name", key): count for key, count in counts.items()}

    def orbit_entry(orbit):
        found = {"representative": list(orbit.representative), "size": orbit.size, "type": orbit.type}
        found["stabilizer"] = [g.name for g in orbit.stabilizer]
        images = [{"columns": list(member), "witness": witness.name} for member, witness in orbit.images]
        return {**found, "members": images} if report.members else found

    if isinstance(report, Burnside):
        return {
            "n": report.n, "rule": report.rule, "sum": report.sum, "orbits": report.orbits,
            "group": {"name": report.group.name, "order": report.order},
            "fixed_points": {"by_tally": by_name(report.fixed_points)},
            "agrees": report.agrees, "disagreements": list(report.disagreements),
            "routes": [{"route": route, "orbits": count} for route, count in report.routes.items()],
            "orbits_by_type": {"by_isomorph_rejection": by_name(report.orbits_by_type)},
        }  # fmt: skip
    if isinstance(report, Marks):
        return {"decomposition": {"marks": by_name(report.marks), "orbits": by_name(report.orbits)}}
    if isinstance(report, CycleIndex):
        exponents = [{str(k): e for k, e in term.exponents.items()} for term in report.terms]
        return {
            "group": report.group, "n": report.n, "points": report.points, "order": report.order,
            "terms": [{"elements": term.elements, "cycles": term.cycles, "exponents": written}
                      for term, written in zip(report.terms, exponents)],
        }  # fmt: skip
    if isinstance(report, Chains):
        return {
            "kind": report.kind, "beads": report.beads, "colors": report.colors, "order": report.order,
            "terms": [{"kind": kind.replace(" a ", " ").replace(" ", "_"), "elements": elements,
                       "cycles": cycles, "fixed_by_each_text": str(fixed)}
                      for kind, elements, cycles, fixed in report.tally],
            "fixed_point_sum_text": str(report.sum), "count_text": str(report.count),
        }  # fmt: skip
    if hasattr(report, "translations"):  # on pieces
        group = {"order": report.order, "symmetries": [g.name for g in report.symmetries], "translations": report.translations}
        return {"rule": {"name": report.rule}, "group": group, **attributes_on_pieces(report)}
    found = report.orbits
    types = [{"type": type, "orbit_size": size, "orbits": orbits, "solutions": members}
             for type, size, orbits, members in found.counts.values()]
    return {
        "n": found.n, "rule": found.rule, "group": {"name": found.group.name}, "solutions": found.total,
        "orbit_types": types, "orbit_count": len(found), "orbits": list(map(orbit_entry, found)),
        "burnside": {"fixed_points": by_name(report.fixed_points), "sum": report.sum,
                     "agrees": report.agrees},
    }  # fmt: skip


def attributes_on_pieces(report):
    def element(g):
        return {"symmetry": g.symmetry.name, "down": g.down, "across": g.across}

    if isinstance(report, PieceCounts):
        return {
            "counts": [{"pieces": number, "placements_text": str(placements), "orbits_text": str(report.orbits[number])}
                       for number, placements in report.placements.items()]
        }  # fmt: skip
    if isinstance(report, PieceOrbits):
        orbits = [{"size": orbit.size, "stabilizer": list(map(element, orbit.stabilizer))} for orbit in report]
        return {"visited": {"placements": report.total, "orbits": len(report)}, "orbits": orbits}
    if isinstance(report, PiecePlacement):
        rows = report.to_dict()["rows"]

        def names(squares):
            return [f"{chr(ord('a') + column)}{rows - row}" for row, column in squares]

        orbit = {"representative": names(report.canonical), "size": report.orbit_size}
        return {
            "pieces": names(report.squares), "is_consistent": report.is_consistent, "orbits": [
                {**orbit, "stabilizer": list(map(element, report.stabilizer))}],
            "attacks": list(map(names, report.attacks)), "free_squares": names(report.free_squares),
            "images": [{**element(g), "squares": names(image)} for g, image in report.images.items()],
        }  # fmt: skip
    fixed = [{**element(g), "fixed_text": str(fixed)} for g, fixed in report.fixed_points.items()]
    visited = None if report.visited_orbits is None else {"orbits": report.visited_orbits}
    assert report.orbits * report.order == report.sum
    return {"elements": fixed, "visited": visited, "agrees": report.agrees}


def is_part(found, whole):
    """Whether a document has these members, at any depth; types without orbits may be left out."""
    if isinstance(found, dict):
        return all(key in whole and is_part(value, whole[key]) for key, value in found.items())
    if isinstance(found, list):
        return len(found) == len(whole) and all(map(is_part, found, whole))
    return found == whole


@pytest.mark.parametrize("arguments", REPORTS)
def test_documents_and_texts_are_those_of_the_program(arguments):
    report = REPORTS[arguments]
    assert report.to_json() == output(f"{arguments} --format json")
    assert str(report) == output(f"{arguments} {LOOK}")
    if hasattr(report, "to_csv") and not isinstance(report, OrbitReport):
        assert report.to_csv() == output(f"{arguments} --format csv")
    if isinstance(report, OrbitReport):
        assert report.to_csv() == output(f"{arguments} --format csv")
        assert report.members or str(report.orbits) == str(report)
        assert report.burnside_orbits == len(report.orbits)
    assert report.to_dict() == json.loads(report.to_json())
    assert is_part(attributes(report), report.to_dict())


@pytest.mark.parametrize(
    "options, squares",
    [
        ("--queens b4,d5", {"queens": "b4 d5"}),
        ("--queens b4,d5 --blocked a1", {"queens": [(4, 1), (3, 3)], "blocked": {(7, 0)}}),
        ("--blocked a1,h8", {"blocked": "a1 h8"}),
        ("--blocked a1,a8,h1,h8 --rule superqueens", {"blocked": "(1 1) (1 8) (8 1) (8 8)"}),
        ("--queens a1,b2", {"queens": "a1 b2"}),
    ],
)
def test_boards_with_constraints_are_those_of_the_program(options, squares):
    rule = "superqueens" if "superqueens" in options else "queens"
    found = [list(solution) for solution in solutions(8, rule, **squares)]
    assert found == json.loads(output(f"list 8 {options} --format json --quiet"))
    assert count(8, rule=rule, **squares) == len(found)
    canonical = [list(solution) for solution in canonical_solutions(8, rule=rule, **squares)]
    assert canonical == json.loads(output(f"list 8 --canonical {options} --format json --quiet"))
    of_board = orbits(8, rule=rule, **squares)
    assert str(of_board) == output(f"orbits 8 {options} {LOOK}")
    assert pickle.loads(pickle.dumps(of_board)) == of_board
    assert str(pickle.loads(pickle.dumps(of_board))) == str(of_board)
    assert burnside(8, rule=rule, **squares).to_json() == output(f"burnside 8 {options} --format json")
    if rule == "queens":
        assert [list(nth(8, k, **squares)) for k in range(len(found))] == found
        assert [rank(solution, **squares) for solution in found] == list(range(len(found)))
        assert all(list(solution) in found for solution in (sample(8, k=5, **squares) if found else []))


@pytest.mark.parametrize(
    "size, rule, number",
    [((4, 5), "knights", 6), ((6, 6), "bishops", 4), ((8, 8), "queens", None), ((3, 3), "kings", 0), ((3, 3), "kings", 5)],
)
def test_placements_of_pieces_are_those_of_the_program(size, rule, number):
    option = "" if number is None else f"--pieces {number}"
    listed = json.loads(output(f"list {size[0]}x{size[1]} --rule {rule} {option} --format json --quiet"))
    board = pieces(*size, rule)
    found = list(board.placements(number))
    names = [[f"{chr(97 + column)}{size[0] - row}" for row, column in placement] for placement in found]
    assert names == listed
    assert len(found) == board.count(number) and found == sorted(found)
    least = {orbit.representative for orbit in board.orbits(number)}
    assert least <= set(found) and len(least) == board.counts(number).orbits.get(8 if number is None else number, 0)
    assert board.count(number) == sum(orbit.size for orbit in board.orbits(number))
    assert [board.nth(k, number) for k in range(0, len(found), 7)] == found[::7]
    assert [board.rank(placement) for placement in found[::7]] == list(range(0, len(found), 7))
    if found:
        text = output(f"sample {size[0]}x{size[1]} --rule {rule} {option} --draws 5 --seed 3 --format json --quiet")
        drawn = [[f"{chr(97 + column)}{size[0] - row}" for row, column in sample] for sample in board.sample(number, 5, 3)]
        assert drawn == json.loads(text)
    assert board.sample(number, 0) == []


@pytest.mark.parametrize("name", ["camels", "nightriders", "moebius-queens", "semiqueens", "reflecting-bishops"])
def test_rules_as_data_are_those_of_the_files(name):
    path = DATA / "rules" / f"{name}.json"
    text = path.read_text(encoding="utf-8")
    board = pieces(4, 5, json.loads(text))
    assert board.counts(3).to_json() == output(f"count 4x5 --rule {path} --pieces 3 --format json")
    assert board.rule == name and board.counts(3) == pieces(4, 5, text).counts(3)


GROUP_NAMES = ["square-cells 3", "cube-faces", "cube-edges full", "dihedral 6", "cyclic 0", "graph-edges 5"]


@pytest.mark.parametrize("name", GROUP_NAMES)
def test_colorings_are_those_of_the_program(name):
    index = cycle_index(name)
    for colors in (0, 1, 2, 1_000_000):
        document = output(f"cycle-index {name} --colors {colors} --format json")
        assert index.to_json(colors) == document
        assert index.colorings(colors) == int(json.loads(document)["colorings"]["count_text"])
    assert index.to_latex() == output(f"cycle-index {name} --format latex")
    for colors in range(4):
        options = f"cycle-index {name} --colors {colors} --inventory --format"
        assert index.to_json(colors, inventory=True) == output(f"{options} json")
        assert index.to_latex(colors, inventory=True) == output(f"{options} latex")
    for content in index.inventory(2):
        options = f"cycle-index {name} --content {','.join(map(str, content))}"
        assert index.to_json(content=content) == output(f"{options} --format json")
        listed = [tuple(map(int, line[1:-1].split())) for line in output(f"{options} --list").splitlines()]
        assert list(index.representatives(content=content)) == listed


def test_too_many_terms_are_counted_and_not_listed():
    index = cycle_index("symmetric", 40)  # one term for each of the 37,338 partitions of 40
    assert index.to_json(3) == output("cycle-index symmetric 40 --colors 3 --format json")
    assert index.colorings(3) == math.comb(42, 2) and index.colorings(content=(20, 19, 1)) == 1
    assert index.order == math.factorial(40) and index._repr_latex_() is None
    assert str(math.factorial(40)) in index._repr_html_() and repr(index).endswith("acting on 40 points')")
    assert index == pickle.loads(pickle.dumps(index)) != cycle_index("symmetric", 41)
    for call in (lambda: index.terms, index.rows, lambda: index.inventory(2)):
        with pytest.raises(ValueError, match="^group: the cycle index has more than 10,000 terms"):
            call()


@pytest.mark.parametrize(
    "n, rule",
    [(0, "queens"), (3, "queens"), (10, "superqueens"), (5, "torus"), (5, "rooks"), (8, "queens")],
)
def test_a_list_of_placements_is_treated_as_the_solutions(n, rule):
    members = [member for orbit in orbits(n, rule=rule) for member in orbit]
    assert sorted(members) == list(solutions(n, rule=rule))
    assert marks(members).marks == marks(n, rule).marks and marks(members).orbits == marks(n, rule).orbits
    assert marks(n, rule).total == len(orbits(n, rule=rule))
    for group in GROUPS:
        found = orbits(n, group, rule)
        assert list(orbits(members, group)) == list(found)
        assert list(orbits(placements=iter(members[::-1]), group=group)) == list(found)
        report = orbit_report(members, group, members=True).to_dict()
        expected = orbit_report(n, group, rule, members=True).to_dict()
        size = {} if members else {"n": 0, "board": {"rows": 0, "columns": 0}}
        assert report == {**expected, "rule": None, **size}
        lemma = burnside(members, group)
        assert lemma.fixed_points == burnside(n, group, rule).fixed_points and lemma.orbits == len(found)
        assert lemma.rule is None and list(lemma.routes)[:2] == ["isomorph_rejection", "tally"]


@pytest.mark.parametrize("n", range(12))
def test_counts_are_those_of_the_program(n):
    for rule in RULES if n < 9 else ["queens"]:
        assert count(n, rule=rule) == read(f"count {n} --rule {rule}")["counts"][0]["solutions"]
    for engine in ("auto", "backtrack", "lanes", "halves"):
        assert count(n, engine=engine) == count(n, engine=engine, threads=2) == count(n)
    half, quarter = (entry["solutions"] for entry in read(f"symmetric {n}")["counts"])
    assert symmetric(n) == symmetric(n, turn="half", threads=2) == half and symmetric(n, "quarter") == quarter


@pytest.mark.parametrize("queens, blocked", [("c1 j12", ""), ("", "b1 l2 k12 a11"), ("e12 l8 h1 a5", "b1 l2 k12 a11")])
def test_symmetric_solutions_of_a_board_are_those_of_the_program(queens, blocked):
    words = "symmetric 12" + f" --queens '{queens}'" * bool(queens) + f" --blocked '{blocked}'" * bool(blocked)
    for entry in read(words)["counts"]:
        turn = entry["turn"].removesuffix("_turn")
        listed = list(map(list, symmetric_solutions(12, turn, queens=queens, blocked=blocked)))
        assert listed == read(f"{words} --list --turn {turn}")
        assert symmetric(12, turn, queens=queens, blocked=blocked) == entry["solutions"] == len(listed) > 0


@pytest.mark.parametrize("n", range(9))
def test_lists_are_those_of_the_program(n):
    for rule in RULES if n < 7 else ["queens"]:
        assert list(map(list, solutions(n, rule=rule))) == read(f"list {n} --rule {rule}")
        found = list(map(list, canonical_solutions(n, rule=rule)))
        assert found == read(f"list {n} --rule {rule} --canonical")
        for rows in range(n + 1) if n < 7 else [3]:
            found = list(map(list, solutions(n, rule, rows=rows)))
            assert found == read(f"list {n} --rule {rule} --rows {rows}")
    for group in GROUPS:
        found = list(map(list, canonical_solutions(n, group)))
        assert found == read(f"list {n} --canonical --group {group}")
        assert list(map(list, canonical_solutions(n, group, threads=2))) == found
    for turn in ("half", "quarter"):
        assert list(map(list, symmetric_solutions(n, turn))) == read(f"symmetric {n} --list --turn {turn}")


PLACEMENTS = [[], [0], [5], [1, 3, 0, 2], [0, 4, 7, 5, 2, 6, 1, 3], [2, 4, 1, 7, 0, 6, 3, 5]]
PLACEMENTS += [[0, 4, 7], [0, 1, 3, 0], [0, 0]]
PLACEMENTS += [random.Random(seed).choices(range(5), k=seed % 6) for seed in range(12)]
PLACEMENTS += [random.Random(seed).sample(range(n), n) for seed in range(4) for n in (2, 3, 5, 8)]


@pytest.mark.parametrize("columns", PLACEMENTS, ids=str)
@pytest.mark.parametrize("rule", RULES)
def test_facts_of_placements_are_those_of_the_program(columns, rule):
    placement = Placement(columns)
    least = max([len(columns), *(column + 1 for column in columns)])
    for n in (least, least + 1):
        shown = read(f"show '{placement}' --size {n} --rule {rule} --notation vector")
        check_facts(placement, rule, n, shown)
    assert placement.attacks(rule) == placement.attacks(rule, least)
    assert placement.free_columns(rule=rule) == placement.free_columns(least, rule)
    for notation in ("vector", "board", "json"):
        assert f"{placement:{notation}}" == placement.write(notation)


def check_facts(placement, rule, n, shown):
    columns = list(placement)
    assert shown["columns"] == columns
    for notation, text in shown["notations"].items():
        if text is not None:
            assert placement.write(notation, n) == text
    pairs = [(attack["upper"], attack["lower"]) for attack in shown["attacks"]]
    squares = [tuple((square["row"], square["column"]) for square in pair) for pair in pairs]
    assert placement.attacks(rule, n) == squares and placement.is_solution(n, rule) == shown["is_solution"]
    free = [square["column"] for square in shown["free_squares"] or [] if square["row"] == placement.rows]
    assert list(placement.free_columns(n, rule)) == free
    assert n > placement.rows or placement.is_permutation == (shown["images"] is not None)
    for entry in shown["images"] or []:
        g = Symmetry[entry["symmetry"]]
        assert list(placement.image(g)) == list(placement.image(g.name)) == entry["columns"]
        assert list(g(columns)) == entry["columns"]
    if shown["images"] is not None:
        orbit, form = placement.orbit(), shown["canonical_form"]
        assert [g.name for g in placement.stabilizer()] == shown["stabilizer"]["elements"]
        assert (orbit.type, orbit.size) == (shown["orbit"]["type"], shown["orbit"]["size"])
        images = [{"columns": list(image), "witness": g.name} for image, g in placement.images()]
        assert images == shown["orbit"]["members"]
        assert [list(placement.canonical()), placement.least_image().witness.name] == list(form.values())
        assert placement.is_canonical() == (form["columns"] == columns)
        assert orbit == Orbit(placement.canonical())


EIGHT = [0, 4, 7, 5, 2, 6, 1, 3]
DRAWN: dict[str, Any] = {
    "draw '[0 4 7 5 2 6 1 3]'": draw(EIGHT),
    "draw '[]'": draw([]),
    "draw '[0 4 7]' --size 9 --rule torus --no-coordinates": draw([0, 4, 7], 9, "torus", coordinates=False),
    "draw '[0 4 1]' --size 5 --attacks 3 --title <&> --width 320":
        draw([0, 4, 1], title="<&>", attacks_of=2, width=320),
    "draw 35281746 --symmetries --theme dark": draw([2, 4, 1, 7, 0, 6, 3, 5], symmetries=True, theme="dark"),
    **{f"draw 15863724 --orbit --group {g}": draw(Orbit(EIGHT, g)) for g in GROUPS},  # type: ignore[arg-type]
    **{f"sheet {n}": sheet(n) for n in (0, 1, 2, 4, 6, 8)},
    **{f"sheet {n} --all --columns 7": sheet(n, all=True, columns=7) for n in (0, 2, 6, 8)},
    "sheet 8 --by-orbit": sheet(8, by_orbit=True, threads=2),
    "sheet 5 --rule rooks --by-orbit --limit 7 --theme light":
        sheet(5, rule="rooks", by_orbit=True, limit=7, theme="light"),
    "sheet 12 --limit 3 --title T --width 640": sheet(12, limit=3, title="T", width=640),
    "sheet 7 --group rotations --rule superqueens": sheet(7, "rotations", "superqueens"),
    **{f"page {n} --group half-turn --title P": page(n, "half_turn", title="P") for n in (0, 3, 6)},
    "page 6": page(6),
    "draw '[0 4]' --size 8 --queens b1 --blocked a1,c3": draw([0, 4], 8, queens="b1", blocked="a1 c3"),
    "draw 'a1 c3 e2' --size 4x6 --rule kings": pieces(4, 6, "kings").draw("a1 c3 e2"),
    "draw 'a1 b2' --size 5x3 --rule bishops --queens c5 --blocked a2 --no-coordinates --title <&> --width 99 --theme dark":
        pieces(5, 3, "bishops", queens="c5", blocked="a2").draw([(4, 0), (3, 1)], "<&>", False, 99, "dark"),
    "sheet 8 --queens b4 --blocked a1": sheet(8, queens="b4", blocked=[(7, 0)]),
    "sheet 8 --all --blocked a1": sheet(8, all=True, blocked="a1"),
    "sheet 6 --by-orbit --blocked a1,f6": sheet(6, by_orbit=True, blocked="a1 f6"),
    "page 6 --group half-turn --blocked a1,f6": page(6, "half_turn", blocked="a1 f6"),
    "page 5 --rule rooks": page(5, rule="rooks", threads=2),
}


@pytest.mark.parametrize("arguments", DRAWN)
def test_pictures_and_pages_are_those_of_the_program(arguments):
    picture = DRAWN[arguments]
    assert (picture.html if isinstance(picture, Page) else picture.svg) == output(arguments)


def arguments_of(options):
    """The options of the command line as arguments."""
    words = [] if options == "-" else shlex.split(options)
    arguments: dict[str, Any] = {}
    while words:
        name = words.pop(0).removeprefix("--")
        if name == "no-spoilers":
            arguments["spoilers"] = False
        else:
            value = words.pop(0)
            arguments[name] = int(value) if value.isdigit() else value
    return arguments


with open(SUBMISSIONS / "expected.tsv", encoding="utf-8", newline="") as table:
    rows = csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
    SAMPLES = [(row["file"], row["options"]) for row in rows]
with open(SUBMISSIONS / "class/expected.tsv", encoding="utf-8") as table:
    files = [line.split("\t")[0] for line in table]
    SAMPLES += [(f"class/{file}", "--rubric class/rubric.json --no-spoilers") for file in files]


@pytest.mark.parametrize("file, options", SAMPLES)
def test_verdicts_are_those_of_the_program(file, options):
    arguments = arguments_of(options)
    if "rubric" in arguments:
        arguments["rubric"] = SUBMISSIONS / arguments["rubric"]
    verdict = verify(SUBMISSIONS / file, name=file, **arguments)
    command = f"verify '{file}' {'' if options == '-' else options}"
    assert verdict.to_json() == output(f"{command} --format json")
    assert verdict.unreadable or str(verdict) == output(f"{command} {LOOK}")
    (document,) = verdict.to_dict()["submissions"]
    absent = {"author": "", "exercise": "", "unreadable": "", "place": "", "readings": []}

    def fields(value):
        """A dataclass as the document has it."""
        if isinstance(value, tuple):
            return list(map(fields, value))
        names = [name for name in getattr(value, "__dataclass_fields__", ()) if name[0] != "_"]
        members = {name: fields(getattr(value, name)) for name in names}
        return {name: found for name, found in members.items() if found != absent.get(name)} or value

    assert fields(verdict) == document
    assert len(verdict.rows()) == len(verdict.claims)


def test_ranks_and_samples_are_those_of_the_program():
    for n, k in [(0, 0), (8, 0), (8, 91), (12, 5000)]:
        assert [list(nth(n, k))] == read(f"nth {n} {k}")
    assert rank(Placement.parse("84136275")) == read("rank 84136275")["rank"]
    for n, seed in [(0, 0), (1, 3), (4, 2**64 - 1), (8, 0), (8, 7), (11, 12345)]:
        assert list(map(list, sample(n, 12, seed))) == read(f"sample {n} --draws 12 --seed {seed}")
    for rule, n, k in [("rooks", 20, 2**60), ("torus", 7, 27), ("superqueens", 11, 40)]:
        assert [list(nth(n, k, rule=rule))] == read(f"nth {n} {k} --rule {rule}")
        assert rank(nth(n, k, rule=rule), rule=rule) == k
        assert list(map(list, sample(n, 3, 5, rule=rule))) == read(f"sample {n} --draws 3 --seed 5 --rule {rule}")


def test_ranks_of_pieces_may_exceed_64_bits():
    kings = pieces(32, 5, "kings")
    k = 10**21
    names = " ".join(f"{chr(97 + column)}{32 - row}" for row, column in kings.nth(k, 24))
    assert output(f"nth 32x5 {k} --rule kings --pieces 24 --quiet") == names + "\n"
    assert kings.rank(names) == k == int(output(f"rank '{names}' --size 32x5 --rule kings --quiet"))
    assert kings.nth(kings.count(24) - 1, 24) > kings.nth(k, 24)


def test_facts_of_the_group_are_those_of_the_program():
    document = read("group")
    for g, facts in zip(Symmetry, document["elements"]):
        found = [g.name, g.letter, list(map(list, g.matrix)), g.order, (~g).name, g.kind]
        keys = ("name", "letter", "matrix", "order", "inverse", "conjugacy_class")
        assert found == [facts[key] for key in keys]
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


@pytest.mark.parametrize("generators", [*itertools.product(Symmetry, repeat=2)], ids=str)
def test_generated_subgroups_are_those_of_the_program(generators):
    names = ",".join(g.name.replace("_", "-") for g in generators)
    document = read(f"group --generate {names}")["generated"]
    assert Subgroup.generated_by(*generators).name == document["subgroup"]["name"]


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
