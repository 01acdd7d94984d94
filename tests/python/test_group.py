"""The group of the square as a whole."""

import itertools
import sys

import pytest

from eightfold import Placement, Subgroup, Symmetry
from eightfold import cayley_graph, characters, conjugacy_classes, lattice, table_of_marks
from optional_modules import optional

# The published table, in the order of the classes.
MARKS = {
    "trivial": (8, 0, 0, 0, 0, 0, 0, 0),
    "half_turn": (4, 4, 0, 0, 0, 0, 0, 0),
    "diagonal_flip": (4, 0, 2, 0, 0, 0, 0, 0),
    "axis_flip": (4, 0, 0, 2, 0, 0, 0, 0),
    "diagonal_klein": (2, 2, 2, 0, 2, 0, 0, 0),
    "axis_klein": (2, 2, 0, 2, 0, 2, 0, 0),
    "quarter_turn": (2, 2, 0, 0, 0, 0, 2, 0),
    "full": (1, 1, 1, 1, 1, 1, 1, 1),
}


def test_the_table_of_marks_is_the_published_one():
    table = table_of_marks()
    assert dict(zip(table.classes, table.values)) == MARKS
    assert [tuple(row.values()) for row in table.rows()] == [(name, *marks) for name, marks in MARKS.items()]


@pytest.mark.parametrize("H, K", itertools.product(Subgroup, repeat=2))
def test_the_index_of_the_table_of_marks_is_a_pair_of_groups_or_classes(H, K):
    marks = MARKS[H.kind][list(MARKS).index(K.kind)]
    assert table_of_marks()[H, K] == table_of_marks()[H.kind, K.name] == table_of_marks()[H.name, K.kind] == marks


def test_marks_show_themselves():
    table = table_of_marks()
    lines = str(table).splitlines()
    assert lines[0].split() == ["stabilizer", *MARKS]
    assert [line.split()[0] for line in lines[1:]] == list(MARKS)
    assert [tuple(map(int, line.split()[1:])) for line in lines[1:]] == list(MARKS.values())
    html = table._repr_html_()
    assert html.count("<tr>") == 9 and '<th scope="row">quarter_turn</th>' in html
    assert table._repr_latex_().count(r"\\") == 8


def test_the_array_of_the_table_of_marks_has_its_values():
    numpy = optional("numpy")
    assert numpy.array_equal(table_of_marks().to_numpy(), list(MARKS.values()))


def test_characters_are_known_by_name():
    table = characters()
    for chi in table:
        assert set(chi.kernel) == {g for g in Symmetry if chi(g) == chi.degree}
        assert table[chi.name] == chi
    assert table["B1"]("transpose") == -1 and table["B2"](Symmetry.transpose) == 1
    with pytest.raises(KeyError, match="choose A1, A2, B1, B2 or E"):
        table["A3"]


def test_characters_show_themselves():
    table = characters()
    lines = str(table).splitlines()
    assert len(lines) == 6 and lines[5].split() == ["E", "2", "0", "-2", "0", "0"]
    assert table._repr_html_().count("<tr>") == 6
    assert table._repr_latex_().startswith(r"$\displaystyle \begin{array}{l|rrrrr}")
    assert [row["character"] for row in table.rows()] == ["A1", "A2", "B1", "B2", "E"]


def test_the_array_of_characters_has_orthogonal_rows():
    numpy = optional("numpy")
    values = characters().to_numpy()
    sizes = [len(elements) for elements in conjugacy_classes()]
    assert numpy.array_equal(values @ numpy.diag(sizes) @ values.T, 8 * numpy.eye(5))


def test_the_lattice_is_that_of_inclusion():
    networkx = optional("networkx")
    graph = lattice()
    inclusion = networkx.DiGraph([(H, K) for H in Subgroup for K in Subgroup if K < H])
    assert set(graph.edges) == set(networkx.transitive_reduction(inclusion).edges)
    assert all(graph.edges[H, K]["index"] == 2 for H, K in graph.edges)
    assert [H for H in graph if graph.nodes[H]["is_normal"]] == [H for H in Subgroup if H.is_normal]
    assert [graph.nodes[H]["order"] for H in graph] == [H.order for H in Subgroup]


@pytest.mark.parametrize("group", Subgroup)
def test_cayley_graphs_are_connected_if_the_generators_generate(group):
    networkx = optional("networkx")
    for size in range(3):
        for generators in itertools.combinations(group, size):
            graph = cayley_graph(generators, group)
            assert set(graph) == set(group)
            assert all(data["generator"] * g is h for g, h, data in graph.edges(data=True))
            assert graph.number_of_edges() == size * group.order
            generated = Subgroup.generated_by(*generators)
            components = networkx.number_weakly_connected_components(graph)
            assert components == group.order // generated.order


def test_the_cayley_graph_leads_from_image_to_image():
    optional("networkx")
    placement = Placement([0, 4, 7, 5, 2, 6, 1, 3])
    for g, h, data in cayley_graph().edges(data=True):
        assert placement.image(g).image(data["generator"]) == placement.image(h)


def test_generators_are_symmetries_of_the_group():
    optional("networkx")
    assert cayley_graph("rotate90", "rotations").number_of_edges() == 4
    with pytest.raises(ValueError, match="^generators: rotate90 is not in axis_klein"):
        cayley_graph(["rotate90"], "axis_klein")
    with pytest.raises(TypeError, match="^generators: not an iterable"):
        cayley_graph(3)
    with pytest.raises(ValueError, match="^group: "):
        cayley_graph(group="d5")


def test_a_missing_library_names_its_package(monkeypatch):
    monkeypatch.setitem(sys.modules, "networkx", None)
    with pytest.raises(ImportError, match="^networkx is not installed; run pip install networkx, .* python3-networkx$"):
        lattice()


@pytest.mark.parametrize("pair", [3, "full", ("full",), ("full", "d5"), ("full", 8), ("full", "full", "full")])
def test_an_index_of_the_table_of_marks_is_a_pair_of_groups(pair):
    with pytest.raises((TypeError, ValueError)):
        table_of_marks()[pair]
