"""What Python adds to results: sequences, indices, tables for pandas and NumPy, and what a notebook shows."""

import fractions
import itertools
import math
import pickle
import sys

import pytest

from eightfold import *
from optional_modules import optional

KINDS = [chains, necklaces, bracelets]
LEMMA = r"\frac{92 + 0 + 4 + 0 + 0 + 0 + 0 + 0}{8} = \frac{96}{8} = 12"
LATEX = {
    "burnside(8)": LEMMA,
    "orbit_report(8)": LEMMA,
    "marks(8)": r"11\,[\text{trivial}] + 1\,[\text{half turn}]",
    "cycle_index('dihedral', 4)":
        r"\frac{1}{8} \left( a_{1}^{4} + 2 a_{1}^{2} a_{2} + 3 a_{2}^{2} + 2 a_{4} \right)",
    "necklaces(4, 2)": r"\frac{2^{4} + 2^{2} + 2 \cdot 2^{1}}{4} = \frac{24}{4} = 6",
    "necklaces(4, content=(2, 2))": r"\frac{6 + 2 + 2 \cdot 0}{4} = \frac{8}{4} = 2",
}
# Parts of the HTML, and how often each occurs.
HTML = {
    "burnside(8)": {'<th scope="row">rotate180</th><td class="number">4</td>': 1, "isomorph rejection": 1},
    "orbit_report(8)": {"96 / 8 = 12": 1},
    "orbits(8)": {"[": 12, "half_turn": 3},
    "orbits(10)": {"and 32 more": 1},
    "Orbit([1, 3, 0, 2])": {"<tr>": 3},
    "marks(8)": {'<th scope="row">half_turn</th><td class="number">4</td><td class="number">1</td>': 1},
    "cycle_index('dihedral', 4)": {"<var>a</var><sub>1</sub><sup>2</sup> <var>a</var><sub>2</sub>": 1},
    "necklaces(4, 2)": {"24 / 4 = 6": 1},
    "necklaces(4, content=(2, 2))": {"in 2 colors with the content (2, 2): 2</caption>": 1, "8 / 4 = 2": 1, "<tr>": 8},
    "cycle_index('symmetric', 20)": {"<tr>": 103, ">and 527 more<": 1, "2432902008176640000": 1},
    "table_of_marks()": {"<tr>": 9, '<th scope="row">quarter_turn</th>': 1},
    "characters()": {"<tr>": 6},
}
REPRS = {
    "marks(8)": "<Marks of the 8-queens solutions: trivial 92, half_turn 4>",
    "necklaces(6, 2)": "necklaces(6, 2)",
    "bracelets(6, 3, content=[2, 2, 2])": "bracelets(6, content=(2, 2, 2))",
    "chains(0, content=())": "chains(0, 0)",
    "solutions(8)": "<Solutions n=8, rule=queens>",
    "solutions(8, rows=3)": "<Solutions n=8, rule=queens, rows=3>",
    "canonical_solutions(8)": "<SolutionStream canonical, n=8, group=full, rule=queens>",
    "symmetric_solutions(8)": "<SolutionStream symmetric, n=8, turn=half>",
}


def test_a_notebook_shows_results():
    for call, latex in LATEX.items():
        assert eval(call)._repr_latex_() == rf"$\displaystyle {latex}$"
    assert r"14{,}200" in burnside(12)._repr_latex_()
    for table, ends in [(table_of_marks(), 8), (characters(), 5)]:
        latex = table._repr_latex_()
        assert latex.startswith(r"$\displaystyle \begin{array}{l|r") and latex.count(r"\\") == ends
    for call, parts in HTML.items():
        html = eval(call)._repr_html_()
        assert {part: html.count(part) for part in parts} == parts
    assert {call: repr(eval(call)) for call in REPRS} == REPRS
    assert "visit_all=True" in str(burnside(15)) and "--" not in str(burnside(15))


def test_equal_results_are_one_key():
    calls = [*LATEX, "burnside(8, 'rotations')", "orbits(8)", "orbits(7)", "orbits(8, 'rotations')", "marks(7)"]
    calls += ["Orbit([0, 1])", "Orbit([0, 1], 'rotations')", "orbit_report(8, members=True)", "bracelets(4, 2)"]
    calls += ["cycle_index('cyclic', 4)", "orbit_report([[1, 3, 0, 2], [2, 0, 3, 1]])", "orbit_report(4)"]
    first, second = list(map(eval, calls)), list(map(eval, calls))
    for (i, a), (j, b) in itertools.product(enumerate(first), enumerate(second)):
        assert (a == b) == (i == j) and (i != j or hash(a) == hash(b)) and a != 6


def test_rows_are_a_data_frame():
    pandas = optional("pandas")
    frame = pandas.DataFrame(orbits(8).rows())
    assert list(frame.columns) == ["index", "representative", "columns", "size", "type", "stabilizer"]
    assert frame["size"].sum() == 92 and frame["columns"][0] == [0, 4, 7, 5, 2, 6, 1, 3]
    assert frame["stabilizer"][9] == "identity rotate180"
    frame = pandas.DataFrame(burnside(8).rows())
    assert list(frame["element"]) == [g.name for g in Symmetry] and frame["fixed_points"].sum() == 96
    assert list(pandas.DataFrame(verify("n: 8\nsolution count: 92\n").rows())["claim"]) == ["solution_count"]


def test_a_report_with_members_has_a_row_for_each():
    rows = orbit_report(4, members=True).rows()
    assert [(row["index"], row["member_columns"], row["witness"]) for row in rows] == [
        (1, [1, 3, 0, 2], "identity"), (1, [2, 0, 3, 1], "flip_horizontal")
    ]  # fmt: skip
    assert len(orbit_report(4).rows()) == 1


def test_arrays_of_numpy_are_lists_of_placements_and_numbers():
    numpy = optional("numpy")
    assert list(orbits(numpy.array([[1, 3, 0, 2], [2, 0, 3, 1]]))) == list(orbits(numpy.int64(4)))
    assert verify({"n": numpy.int64(8), "solution_count": numpy.uint8(92)}).all_right
    values = characters().to_numpy()
    sizes = [len(elements) for elements in conjugacy_classes()]
    assert numpy.array_equal(values @ numpy.diag(sizes) @ values.T, 8 * numpy.eye(5))
    assert numpy.array_equal(table_of_marks().to_numpy(), table_of_marks().values)


def test_routes_are_named():
    assert list(burnside(8).routes) == [
        *("isomorph_rejection", "tally", "symmetric_search", "table_of_marks", "published")
    ]
    assert list(burnside(6, rule="rooks").routes) == ["isomorph_rejection", "tally", "table_of_marks"]
    assert dict(burnside(8).orbits_by_type or {}) == {"trivial": 11, "half_turn": 1}
    found = burnside(15)
    assert list(found.routes) == ["symmetric_search", "table_of_marks", "published"]
    assert found.orbits == 285053


def test_many_orbits_fit_in_memory():
    found = orbits(13)
    assert (len(found), found.total) == (9233, 73712) and orbits(13, threads=2) == found
    types = {name: count.orbits for name, count in found.counts.items()}
    assert types == {"trivial": 9197, "half_turn": 32, "quarter_turn": 4}


def test_orbits_are_a_sequence():
    found = orbits(8)
    assert found[-1] == found[11] and found[9:11] == (found[9], found[10])
    assert list(reversed(found)) == list(found)[::-1] == sorted(found, reverse=True)
    assert found[9] in found and Orbit([2, 4, 1, 7, 0, 6, 3, 5], "rotations") not in found
    assert Orbit(range(8)) not in found and Orbit([1, 3, 0, 2]) not in found and 5 not in found
    assert [found.index(orbit) for orbit in found] == list(range(12)) and len(orbits([])) == 0
    assert found.index(found[9], 5, 10) == 9
    for start, stop in ((10, None), (0, 9)):
        with pytest.raises(ValueError):
            found.index(found[9], start, stop)


def test_an_orbit_is_a_sequence_of_its_members():
    orbit = Orbit([5, 3, 6, 0, 7, 1, 4, 2])
    assert orbit.representative == Placement([2, 4, 1, 7, 0, 6, 3, 5]) == orbit[0]
    assert len(orbit) == orbit.size == 4 and orbit.type == "half_turn" and orbit.group == Subgroup.full
    assert tuple(orbit) == orbit.members == tuple(image.placement for image in orbit.images)
    assert orbit[-1] == orbit[3] and orbit[1:3] == orbit.members[1:3] and all(p in orbit for p in orbit)
    assert Placement(range(8)) not in orbit and Placement([0, 0]) not in orbit and None not in orbit
    assert sorted([Orbit([0, 1]), Orbit([0, 1], "rotations"), Orbit([0])])[0] == Orbit([0])

    class Named(Orbit):
        pass

    assert type(Named([0, 1])) is Named and Named([0, 1]) == Orbit([0, 1])


def test_a_list_that_is_not_a_union_of_orbits_is_refused():
    members = [member for orbit in orbits(6) for member in orbit]
    message = "^placements: not a union of orbits of the full group: 4 "
    with pytest.raises(NotUnionOfOrbits, match=message) as caught:
        orbits([*members[1:], members[1]])
    error = caught.value
    assert issubclass(NotUnionOfOrbits, ValueError) and (error.duplicate_count, error.missing_count) == (1, 1)
    assert error.duplicates == ((members[1], 3, 0),)
    (missing,) = error.missing
    assert missing.placement == members[0]
    assert members[1 + missing.of_position].image(missing.witness) == members[0]
    assert pickle.loads(pickle.dumps(error)).missing == error.missing
    with pytest.raises(NotUnionOfOrbits) as caught:
        orbits(list(itertools.permutations(range(6)))[:300] * 2)
    assert len(caught.value.duplicates) == 100 < caught.value.duplicate_count == 300
    assert len(str(caught.value).splitlines()) < 15


def least_of_each_class(kind, beads, colors):
    for chain in itertools.product(range(colors), repeat=beads):
        images = [chain[i:] + chain[:i] for i in range(beads)] if kind is not chains else [chain]
        images += [image[::-1] for image in images] if kind is bracelets else []
        if all(chain <= image for image in images):
            yield chain


def contents(points, colors):
    return [c for c in itertools.product(range(points + 1), repeat=colors) if sum(c) == points]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "beads, colors", [(0, 0), (0, 3), (1, 0), (1, 3), (2, 3), (3, 3), (4, 2), (5, 3), (6, 2), (8, 2)]
)
def test_chains_are_a_sequence_of_those_of_the_definition(kind, beads, colors):
    every = list(least_of_each_class(kind, beads, colors))
    for content in (None, *contents(beads, colors)):
        expected = [c for c in every if content is None or tuple(map(c.count, range(colors))) == content]
        found = kind(beads, colors) if content is None else kind(beads, content=iter(content))
        assert list(found) == expected and bool(found) == bool(expected)
        assert found.count == len(found) == len(expected) and found.colors == colors
        assert found.content == content or (content, found.content) == ((), None)
        assert found == pickle.loads(pickle.dumps(found)) and (found == kind(beads, colors)) == (not found.content)
        assert [found[i] for i in range(-len(found), len(found))] == expected + expected
        for part in (slice(None, None, 3), slice(1, 4), slice(None, None, -2)):
            assert list(found[part]) == expected[part]
        assert [chain for chain in itertools.product(range(colors), repeat=beads) if chain in found] == expected
        assert sum(term.elements * term.fixed for term in found.tally) == found.sum == found.order * found.count


def test_chains_are_lazy_beyond_memory_and_pass_the_first_batches():
    assert sum(1 for _ in necklaces(16, 2)) == 4116  # OEIS A000031
    assert next(iter(necklaces(300, 100))) == (0,) * 300
    listed = list(bracelets(14, 2))
    assert listed == sorted(set(listed)) and len(listed) == 687  # OEIS A000029
    assert chains(64, 2)[2**64 - 1] == necklaces(64, 2)[-1] == (1,) * 64
    assert list(necklaces(12, 2)[100:110]) == list(necklaces(12, 2))[100:110]
    found = bracelets(17, content=(9, 5, 3))
    listed = list(found)
    assert listed == sorted(set(listed)) and len(listed) == found.count > 2**15 and found[30_000] == listed[30_000]
    beads, colors = 299, 7
    rotations = sum(colors ** math.gcd(k, beads) for k in range(beads))
    assert necklaces(beads, colors).count == fractions.Fraction(rotations, beads)


def test_colorings_of_circles_are_necklaces_and_bracelets():
    for n, colors in itertools.product(range(10), range(5)):
        assert cycle_index("cyclic", n).colorings(colors) == necklaces(n, colors).count
        assert cycle_index("dihedral", n).colorings(colors) == bracelets(n, colors).count
    index = cycle_index("dihedral", 300)
    total = sum(term.elements * 1_000_000**term.cycles for term in index.terms)
    assert index.colorings(1_000_000) == fractions.Fraction(total, 600)


def orbits_of_colorings(generators, points, colors):
    """The colorings in lexicographic order of the least of their orbits, by closure."""
    left = dict.fromkeys(itertools.product(range(colors), repeat=points))
    while left:
        orbit = [next(iter(left))]
        for coloring in orbit:
            if coloring in left:
                del left[coloring]
                orbit += [tuple(coloring[i] for i in images) for images in generators]
        yield orbit[0]


@pytest.mark.parametrize(
    "generators, order",
    [([(1, 2, 0, 3, 4), (0, 1, 2, 4, 3)], 6), ([(1, 2, 3, 4, 0), (1, 0, 2, 3, 4)], 120), ([], 1), ([(3, 0, 1, 2, 4)], 4)],
)
def test_colorings_under_generators_are_those_of_the_definition(generators, order):
    points = 5
    index = cycle_index(generators=map(iter, generators), points=points)
    assert index.order == order == sum(term.elements for term in index.terms) and index.points == points
    assert index == pickle.loads(pickle.dumps(index)) and index.group == "generators"
    for colors in range(4):
        expected = list(orbits_of_colorings(generators, points, colors))
        assert list(index.representatives(colors)) == expected and index.colorings(colors) == len(expected)
        by_content = {c: [e for e in expected if tuple(map(e.count, range(colors))) == c] for c in contents(points, colors)}
        assert index.inventory(colors) == {content: len(found) for content, found in by_content.items()}
        for content, found in by_content.items():
            assert index.colorings(content=content) == len(found)
            assert list(index.representatives(content=iter(content))) == found


def test_representatives_are_listed_in_batches():
    found = list(cycle_index("cyclic", 12).representatives(2))
    assert found == list(necklaces(12, 2)) and len(found) == 352
    assert next(cycle_index("cyclic", 24).representatives(2)) == (0,) * 24
    # A list that ends with a batch: 64, and 64 + 128.
    assert len(list(cycle_index("cyclic", 1).representatives(64))) == 64
    assert len(list(cycle_index("cyclic", 1).representatives(192))) == 192


def test_numbers_of_any_size_are_exact():
    index = cycle_index("square-cells", 100)
    assert index.colorings(10**6) == sum(t.elements * 10 ** (6 * t.cycles) for t in index.terms) // 8 > 10**50_000
    index = cycle_index("symmetric", 30)
    assert index.order == math.factorial(30) == sum(term.elements for term in index.terms)
    assert index.to_dict()["order"] is None


def test_groups_of_sympy_are_those_by_name():
    groups = optional("sympy.combinatorics.named_groups")
    for name, group in {
        "dihedral 5": groups.DihedralGroup(5), "alternating 6": groups.AlternatingGroup(6),
        "symmetric 1": groups.SymmetricGroup(1), "cyclic 7": groups.CyclicGroup(7),
        "square-cells 3 half-turn": Subgroup.half_turn.to_sympy(3),
    }.items():  # fmt: skip
        index, named = cycle_index(group), cycle_index(name)
        assert (index.terms, index.points, index.order) == (named.terms, named.points, group.order())
        assert index.inventory(2) == named.inventory(2) and index == pickle.loads(pickle.dumps(index))


def test_automorphisms_of_graphs_of_networkx_are_the_groups_by_name(monkeypatch):
    networkx = optional("networkx")
    cube = networkx.hypercube_graph(3)
    for name, graph in {
        "dihedral 6": networkx.cycle_graph("abcdef"), "symmetric 5": networkx.complete_graph(5),
        "cube-vertices full": cube, "cube-edges full": networkx.line_graph(cube), "cyclic 0": networkx.Graph(),
        "icosahedron-vertices full": networkx.icosahedral_graph(), "symmetric 2 wr symmetric 3": networkx.Graph([(0, 1), (2, 3), (4, 5)]),
        "cyclic 3": networkx.DiGraph([(0, 1), (1, 2), (2, 0)]),
    }.items():  # fmt: skip
        index, named = cycle_index(graph), cycle_index(name)
        assert (index.terms, index.points) == (named.terms, named.points)
        assert index.inventory(2) == named.inventory(2) and index == pickle.loads(pickle.dumps(index))
        assert len(index.to_dict()["generators"]) < 6
    module = sys.modules["eightfold.cycle_index"]
    assert module._MOST_AUTOMORPHISMS == 100_000  # type: ignore[attr-defined]
    monkeypatch.setattr(module, "_MOST_AUTOMORPHISMS", 120)
    assert cycle_index(networkx.empty_graph(5)).order == 120
    with pytest.raises(ValueError, match="^group: the graph has more than 120 automorphisms"):
        cycle_index(networkx.complete_bipartite_graph(3, 4))


@pytest.mark.parametrize(
    "group, n", [("cyclic", 0), ("cyclic", 6), ("dihedral", 5), ("square-cells", 3), ("cube-faces", None)]
)
def test_the_polynomial_of_sympy_counts_the_same_colorings(group, n):
    sympy = optional("sympy")
    index = cycle_index(group, n)
    polynomial = index.to_sympy()
    for colors in range(5):
        substituted = polynomial.subs({symbol: colors for symbol in polynomial.free_symbols})
        assert substituted == index.colorings(colors)
    x, y = sympy.symbols("x y")
    powers = {symbol: x ** int(symbol.name[1:]) + y ** int(symbol.name[1:]) for symbol in polynomial.free_symbols}
    expanded = sympy.Poly(polynomial.subs(powers, simultaneous=True), x, y)
    assert index.inventory(2) == {c: expanded.coeff_monomial(x ** c[0] * y ** c[1]) for c in contents(index.points, 2)}
    if group == "cube-faces":
        a1, a2, a3, a4 = sympy.symbols("a1 a2 a3 a4")
        known = a1**6 + 3 * a1**2 * a2**2 + 6 * a1**2 * a4 + 6 * a2**3 + 8 * a3**2
        assert sympy.expand(24 * polynomial) == known
