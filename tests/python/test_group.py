"""The group of the square: what Python computes from the facts that test_program.py compares."""

import collections
import copy
import itertools
import json
import pickle
import shutil
import subprocess
import xml.etree.ElementTree

import pytest

from eightfold import Placement, Subgroup, Symmetry
from eightfold import cayley_graph, characters, cycle_index, lattice, table_of_marks
from optional_modules import optional

ACTION = {
    "identity": lambda i, j, m: (i, j),
    "rotate90": lambda i, j, m: (j, m - i),
    "rotate180": lambda i, j, m: (m - i, m - j),
    "rotate270": lambda i, j, m: (m - j, i),
    "flip_horizontal": lambda i, j, m: (i, m - j),
    "flip_vertical": lambda i, j, m: (m - i, j),
    "transpose": lambda i, j, m: (j, i),
    "anti_transpose": lambda i, j, m: (m - j, m - i),
}


def closed_sets():
    """All sets that contain the identity and all products."""
    others = [g for g in Symmetry if g is not Symmetry.identity]
    for size in range(8):
        for chosen in itertools.combinations(others, size):
            found = {Symmetry.identity, *chosen}
            if all(g * h in found for g in found for h in found):
                yield frozenset(found)


CLOSED = set(closed_sets())
SYMMETRIES = pytest.mark.parametrize("g", Symmetry)
SUBGROUPS = pytest.mark.parametrize("group", Subgroup)


@SYMMETRIES
@pytest.mark.parametrize("n", [1, 2, 3, 8])
def test_squares_move_as_defined(g, n):
    squares = list(itertools.product(range(n), repeat=2))
    images = [ACTION[g.name](i, j, n - 1) for i, j in squares]
    assert [g.image(square, n) for square in squares] == [g(square, n) for square in squares] == images
    assert [divmod(square, n) for square in g.permutation(n)] == images
    for h in Symmetry:  # first h, then g
        moved = [g.image(h.image(square, n), n) for square in squares]
        assert [(g * h).image(square, n) for square in squares] == moved


@SYMMETRIES
def test_powers_and_conjugates_are_products(g):
    power = Symmetry.identity
    for exponent in range(9):
        assert g**exponent is power
        assert g**-exponent is ~power
        power = power * g
    assert g ** (4 * 10**30 + 1) is g
    conjugates = [x * g * ~x for x in Symmetry]
    assert [g.conjugate(x) for x in Symmetry] == [g.conjugate(x.name) for x in Symmetry] == conjugates
    assert g.conjugacy_class == tuple(x for x in Symmetry if x in conjugates)


@SYMMETRIES
def test_pictures_are_documents_of_their_own(g):
    root = xml.etree.ElementTree.fromstring(g._repr_svg_())
    name = root.get("id")
    assert root.find("{http://www.w3.org/2000/svg}title").text.startswith(g.name)
    assert all(element.get("id").startswith(name) for element in root.iter() if element.get("id"))
    assert all(name in element.get("class").split() for element in root.iter() if element.get("class"))
    rules = [line for line in root.find("{http://www.w3.org/2000/svg}style").text.splitlines() if "{" in line]
    selectors = [selector for rule in rules if rule[0] != "@" for selector in rule.split("{")[0].split(",")]
    assert all(name in selector for selector in selectors) and "prefers-color-scheme:dark" in g._repr_svg_()


def test_members_have_names_and_are_copied_as_the_same_object():
    assert [Symmetry(name) for name in ACTION] == list(Symmetry) and Symmetry.identity != "identity"
    assert Subgroup("rotations") is Subgroup("quarter-turn") is Subgroup.quarter_turn
    assert Subgroup("d4") is Subgroup.full
    for member in (*Symmetry, *Subgroup):
        assert pickle.loads(pickle.dumps(member)) is copy.deepcopy(member) is copy.copy(member) is member


@SUBGROUPS
def test_a_subgroup_is_a_container_of_symmetries(group):
    assert list(group) == list(group.elements) == [g for g in Symmetry if g in group]
    assert [g.name in group for g in Symmetry] == [g in group for g in Symmetry]
    assert len(group) == group.order and bool(group)
    assert "turn" not in group and None not in group and 4 not in group


@pytest.mark.parametrize("H, K", itertools.product(Subgroup, repeat=2))
def test_order_meet_and_join_are_those_of_sets(H, K):
    h, k = set(H), set(K)
    assert (H <= K, H < K, H >= K, H > K) == (h <= k, h < k, h >= k, h > k)
    assert set(H & K) == h & k
    assert set(H | K) == set.intersection(*(set(L) for L in CLOSED if h <= L and k <= L))
    table = table_of_marks()
    mark = dict(zip(table.classes, table.values[table.classes.index(H.kind)]))[K.kind]
    assert table[H, K] == table[H.kind, K.name] == table[H.name, K.kind] == mark
    assert table.rows()[table.classes.index(H.kind)][K.kind] == mark
    assert (K in H.covers) == (H in K.covered_by)


@SUBGROUPS
def test_cosets_divide_the_group(group):
    for cosets in ({g * group for g in Symmetry}, {group * g for g in Symmetry}):
        assert len(cosets) == 8 // group.order
        assert sorted(g.name for coset in cosets for g in coset) == sorted(g.name for g in Symmetry)
    for g in Symmetry:
        assert set(g * group) == {g * h for h in group}
        assert set(group * g) == {h * g for h in group}
        assert list(g * group) == [x for x in Symmetry if x in g * group]
    assert group.is_normal == all(g * group == group * g for g in Symmetry)


@SUBGROUPS
def test_conjugates_form_the_class(group):
    for x in Symmetry:
        assert set(group.conjugate(x)) == {x * g * ~x for g in group}
        assert group.conjugate(x.name) is group.conjugate(x)
    assert set(group.conjugates) == {group.conjugate(x) for x in Symmetry}
    assert list(group.conjugates) == [H for H in Subgroup if H.kind == group.kind]


def test_generated_subgroups_are_the_least_closed_sets():
    assert {frozenset(group) for group in Subgroup} == CLOSED
    for generators in (g for size in range(4) for g in itertools.product(Symmetry, repeat=size)):
        group = Subgroup.generated_by(*generators)
        assert set(group) == min((H for H in CLOSED if H.issuperset(generators)), key=len)
    assert Subgroup.generated_by("rotate90", "transpose") is Subgroup.full


@SUBGROUPS
def test_generators_are_as_few_as_possible(group):
    assert Subgroup.generated_by(*group.generators) is group
    for size in range(len(group.generators)):
        for fewer in itertools.combinations(group, size):
            assert Subgroup.generated_by(*fewer) is not group


@pytest.mark.parametrize("n", [0, 1, 2, 3, 5])
def test_sympy_composes_from_left_to_right_and_has_groups_of_the_same_order(n):
    optional("sympy")
    for g, h in itertools.product(Symmetry, repeat=2):
        assert (g * h).to_sympy(n) == h.to_sympy(n) * g.to_sympy(n)
        assert list(g.to_sympy(n).array_form) == list(g.permutation(n))
    for group in Subgroup:
        permutations = group.to_sympy(n)
        # On 0 or 1 squares all symmetries act alike; on four and more, none do.
        assert permutations.order() == (group.order if n >= 2 else 1)
        assert all(g.to_sympy(n) in permutations for g in group)


def gap(script):
    """What GAP prints, without its packages, and with long lines."""
    if shutil.which("gap") is None:
        pytest.skip("GAP is not installed")
    command = ["gap", "-q", "-b", "-A", "-r", "-T", "-x", "4096"]
    return subprocess.run(command, input=script + "QUIT;\n", capture_output=True, text=True).stdout.strip()


def test_gap_composes_from_left_to_right_and_has_groups_of_the_same_orders():
    pairs = itertools.product(Symmetry, repeat=2)
    checks = ", ".join(f"{(g * h).to_gap(4)} = {h.to_gap(4)} * {g.to_gap(4)}" for g, h in pairs)
    orders = ", ".join(f"Order({group.to_gap(3)})" for group in Subgroup)
    full = Subgroup.full.to_gap(3)
    facts = f"IsAbelian({full}), Number({full}, g -> Order(g) = 4), ForAll([{checks}], IdFunc)"
    # Among the groups of order 8, only the dihedral one is not abelian and has two elements of order 4.
    assert gap(f"Print([{orders}, {facts}], \"\\n\");\n") == "[ 1, 2, 2, 2, 2, 2, 4, 4, 4, 8, false, 2, true ]"


CUBE = "Group((1,2,3,4),(1,5,3,6))"
PAIRS = "Action({0}, Orbit({0}, {1}, OnSets), OnSets)"
COSETS = "Action(AlternatingGroup(5), RightCosets(AlternatingGroup(5), Group({})), OnRight)"
ROWS_AND_COLUMNS = "DirectProduct(SymmetricGroup({0}), SymmetricGroup({1}))"
PRODUCT_ON_PAIRS = f"Action({ROWS_AND_COLUMNS}, Orbit({ROWS_AND_COLUMNS}, [1, {{0}} + 1], OnTuples), OnTuples)"

GROUPS_OF_GAP = {
    "cyclic 6": "CyclicGroup(IsPermGroup, 6)",
    "cyclic 12": "CyclicGroup(IsPermGroup, 12)",
    "dihedral 5": "DihedralGroup(IsPermGroup, 10)",
    "dihedral 8": "DihedralGroup(IsPermGroup, 16)",
    "dihedral 12": "DihedralGroup(IsPermGroup, 24)",
    "symmetric 5": "SymmetricGroup(5)",
    "symmetric 9": "SymmetricGroup(9)",
    "alternating 5": "AlternatingGroup(5)",
    "alternating 8": "AlternatingGroup(8)",
    **{f"graph-edges {n}": PAIRS.format(f"SymmetricGroup({n})", "[1, 2]") for n in (4, 5, 6, 7)},
    "matrix 2 3": PRODUCT_ON_PAIRS.format(2, 3),
    "matrix 4 3": PRODUCT_ON_PAIRS.format(4, 3),
    "bipartite-edges 2 4": PRODUCT_ON_PAIRS.format(2, 4),
    "bipartite-edges 4 4": PAIRS.format("WreathProduct(SymmetricGroup(4), SymmetricGroup(2))", "[1, 5]"),
    "tetrahedron-faces": "AlternatingGroup(4)",
    "tetrahedron-edges": PAIRS.format("AlternatingGroup(4)", "[1, 2]"),
    "tetrahedron-edges full": PAIRS.format("SymmetricGroup(4)", "[1, 2]"),
    "cube-faces": CUBE,
    "cube-edges": PAIRS.format(CUBE, "[1, 2]"),
    "cube-vertices": PAIRS.format(CUBE, "[1, 2, 5]"),
    "octahedron-edges": PAIRS.format(CUBE, "[1, 2]"),
    "dodecahedron-faces": COSETS.format("(1,2,3,4,5)"),
    "dodecahedron-edges": COSETS.format("(1,2)(3,4)"),
    "icosahedron-faces": COSETS.format("(1,2,3)"),
    "symmetric 2 wr symmetric 4": "WreathProduct(SymmetricGroup(2), SymmetricGroup(4))",
    "cyclic 3 wr symmetric 3": "WreathProduct(CyclicGroup(IsPermGroup, 3), SymmetricGroup(3))",
    "dihedral 4 x cyclic 3": "DirectProduct(DihedralGroup(IsPermGroup, 8), CyclicGroup(IsPermGroup, 3))",
}


TYPES_OF = """
    TypesOf := function(G)
      local class, types;
      types := [];
      for class in ConjugacyClasses(G) do
        Add(types, [Size(class), Collected(CycleLengths(Representative(class), MovedPoints(G)))]);
      od;
      return types;
    end;;
"""


def found_in_gap(types):
    found = collections.Counter()
    for elements, lengths in types:
        found[tuple(sorted(map(tuple, lengths)))] += elements
    return found


def terms_of(index):
    return {tuple(sorted(term.exponents.items())): term.elements for term in index.terms}


def test_cycle_indices_are_those_of_gap():
    types = ", ".join(f"TypesOf({group})" for group in GROUPS_OF_GAP.values())
    for name, found in zip(GROUPS_OF_GAP, json.loads(gap(f"{TYPES_OF}Print([{types}]);\n").replace("\n", ""))):
        assert terms_of(cycle_index(name)) == found_in_gap(found), name


def test_cycle_indices_of_groups_by_generators_are_those_of_gap():
    groups = ("MathieuGroup(11)", "MathieuGroup(12)", "MathieuGroup(22)", "PSL(2, 7)")
    parts = (f'"[\\"", GeneratorsOfGroup({group}), "\\", ", TypesOf({group}), "]"' for group in groups)
    script = f"""{TYPES_OF}Print("[", {', ", ", '.join(parts)}, "]");\n"""
    for generators, found in json.loads(gap(script).replace("\n", "")):
        assert terms_of(cycle_index(generators=generators.strip("[ ]"))) == found_in_gap(found)


def test_tables_show_themselves():
    table = table_of_marks()
    lines = [line.split() for line in str(table).splitlines()]
    assert lines[0] == ["stabilizer", *table.classes]
    values = [(line[0], tuple(map(int, line[1:]))) for line in lines[1:]]
    assert values == list(zip(table.classes, table.values))
    lines = [line.split() for line in str(characters()).splitlines()]
    assert [line[0] for line in lines] == ["character", *(row["character"] for row in characters().rows())]
    assert lines[5] == ["E", "2", "0", "-2", "0", "0"]


def test_characters_are_known_by_name():
    table = characters()
    for chi in table:
        assert set(chi.kernel) == {g for g in Symmetry if chi(g) == chi.degree}
        assert table[chi.name] == chi
    assert table["B1"]("transpose") == -1 and table["B2"](Symmetry.transpose) == 1


def test_the_lattice_is_that_of_inclusion():
    networkx = optional("networkx")
    graph = lattice()
    inclusion = networkx.DiGraph([(H, K) for H in Subgroup for K in Subgroup if K < H])
    assert set(graph.edges) == set(networkx.transitive_reduction(inclusion).edges)
    assert all(graph.edges[H, K]["index"] == 2 for H, K in graph.edges)
    assert [H for H in graph if graph.nodes[H]["is_normal"]] == [H for H in Subgroup if H.is_normal]
    assert [graph.nodes[H]["order"] for H in graph] == [H.order for H in Subgroup]


@SUBGROUPS
def test_cayley_graphs_are_connected_if_the_generators_generate(group):
    networkx = optional("networkx")
    placement = Placement([0, 4, 7, 5, 2, 6, 1, 3])
    for size in range(3):
        for generators in itertools.combinations(group, size):
            graph = cayley_graph(generators, group)
            assert set(graph) == set(group)
            for g, h, data in graph.edges(data=True):
                assert data["generator"] * g is h
                assert placement.image(g).image(data["generator"]) == placement.image(h)
            assert graph.number_of_edges() == size * group.order
            generated = Subgroup.generated_by(*generators)
            components = networkx.number_weakly_connected_components(graph)
            assert components == group.order // generated.order
    assert cayley_graph("rotate90", "rotations").number_of_edges() == 4
