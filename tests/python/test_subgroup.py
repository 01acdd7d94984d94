"""The ten subgroups, found here among all sets of symmetries."""

import copy
import itertools
import pickle
import shutil

import pytest

from eightfold import Subgroup, Symmetry
from optional_modules import optional
from test_symmetry import gap


def closed_sets():
    """All sets that contain the identity and all products."""
    others = [g for g in Symmetry if g is not Symmetry.identity]
    for size in range(8):
        for chosen in itertools.combinations(others, size):
            found = {Symmetry.identity, *chosen}
            if all(g * h in found for g in found for h in found):
                yield frozenset(found)


CLOSED = set(closed_sets())
PAIRS = list(itertools.product(Subgroup, repeat=2))


def test_there_are_ten_subgroups():
    assert len(CLOSED) == 10 == len(Subgroup)
    assert {frozenset(group) for group in Subgroup} == CLOSED
    assert [group.order for group in Subgroup] == [1, 2, 2, 2, 2, 2, 4, 4, 4, 8]


def test_some_subgroups_have_two_names():
    assert Subgroup("rotations") is Subgroup("quarter-turn") is Subgroup.quarter_turn
    assert Subgroup("d4") is Subgroup.full


@pytest.mark.parametrize("group", Subgroup)
def test_a_subgroup_is_a_container_of_symmetries(group):
    assert list(group) == list(group.elements) == [g for g in Symmetry if g in group]
    assert [g.name in group for g in Symmetry] == [g in group for g in Symmetry]
    assert len(group) == group.order and bool(group)
    assert "turn" not in group and None not in group and 4 not in group


@pytest.mark.parametrize("H, K", PAIRS)
def test_order_meet_and_join_are_those_of_sets(H, K):
    h, k = set(H), set(K)
    assert (H <= K, H < K, H >= K, H > K) == (h <= k, h < k, h >= k, h > k)
    assert set(H & K) == h & k
    assert set(H | K) == set.intersection(*(set(L) for L in CLOSED if h <= L and k <= L))


@pytest.mark.parametrize("group", Subgroup)
def test_covers_are_the_neighbors_in_the_lattice(group):
    below = {H for H in Subgroup if H < group}
    assert set(group.covers) == {H for H in below if not any(H < K for K in below)}
    assert all(group in H.covered_by for H in group.covers)
    assert all(group in K.covers for K in group.covered_by)
    assert sum(len(H.covers) for H in Subgroup) == sum(len(H.covered_by) for H in Subgroup) == 15


@pytest.mark.parametrize("group", Subgroup)
def test_cosets_divide_the_group(group):
    for cosets in ({g * group for g in Symmetry}, {group * g for g in Symmetry}):
        assert len(cosets) == 8 // group.order
        assert sorted(g.name for coset in cosets for g in coset) == sorted(g.name for g in Symmetry)
    for g in Symmetry:
        assert set(g * group) == {g * h for h in group}
        assert set(group * g) == {h * g for h in group}
        assert list(g * group) == [x for x in Symmetry if x in g * group]
    assert group.is_normal == all(g * group == group * g for g in Symmetry)


@pytest.mark.parametrize("group", Subgroup)
def test_conjugates_form_the_class(group):
    for x in Symmetry:
        assert set(group.conjugate(x)) == {x * g * ~x for g in group}
        assert group.conjugate(x.name) is group.conjugate(x)
    assert set(group.conjugates) == {group.conjugate(x) for x in Symmetry}
    assert set(group.conjugates) == {H for H in Subgroup if H.kind == group.kind}
    assert group.is_normal == (len(group.conjugates) == 1)


def test_generated_subgroups_are_the_least_closed_sets():
    for size in range(4):
        for generators in itertools.product(Symmetry, repeat=size):
            group = Subgroup.generated_by(*generators)
            assert set(group) == min((H for H in CLOSED if H.issuperset(generators)), key=len)
    assert Subgroup.generated_by("rotate90", "transpose") is Subgroup.full


@pytest.mark.parametrize("group", Subgroup)
def test_generators_are_as_few_as_possible(group):
    assert Subgroup.generated_by(*group.generators) is group
    for size in range(len(group.generators)):
        for fewer in itertools.combinations(group, size):
            assert Subgroup.generated_by(*fewer) is not group


@pytest.mark.parametrize("group", Subgroup)
@pytest.mark.parametrize("n", [0, 1, 2, 3, 5])
def test_sympy_has_a_group_of_the_same_order(group, n):
    optional("sympy")
    permutations = group.to_sympy(n)
    # On 0 or 1 squares all symmetries act alike; on four and more, none do.
    assert permutations.order() == (group.order if n >= 2 else 1)
    assert all(g.to_sympy(n) in permutations for g in group)


def test_gap_has_groups_of_the_same_orders():
    if shutil.which("gap") is None:
        pytest.skip("GAP is not installed")
    orders = ", ".join(f"Order({group.to_gap(3)})" for group in Subgroup)
    full = Subgroup.full.to_gap(3)
    facts = f"IsAbelian({full}), Number({full}, g -> Order(g) = 4)"
    # Among the groups of order 8, only the dihedral one is not abelian and has two elements of order 4.
    assert gap(f"Print([{orders}, {facts}], \"\\n\");") == "[ 1, 2, 2, 2, 2, 2, 4, 4, 4, 8, false, 2 ]"


def test_subgroups_are_copied_as_the_same_object():
    for group in Subgroup:
        assert pickle.loads(pickle.dumps(group)) is copy.deepcopy(group) is group


def test_operators_with_other_types_are_type_errors():
    full = Subgroup.full
    operations = (
        *(lambda x: full <= x, lambda x: full < x, lambda x: full >= x, lambda x: full > x),
        *(lambda x: full & x, lambda x: full | x, lambda x: full * x, lambda x: x * full),
    )
    for operation in operations:
        for other in ("full", 3, None, [Symmetry.identity]):
            with pytest.raises(TypeError):
                operation(other)


def test_errors_name_the_argument():
    with pytest.raises(ValueError, match='^group: "d5" is not a valid group; choose full, '):
        Subgroup("d5")
    with pytest.raises(TypeError, match="^group: an object of type int is not a group"):
        Subgroup(8)
    with pytest.raises(ValueError, match='^generators: "spin" is not a valid symmetry'):
        Subgroup.generated_by("spin")
    with pytest.raises(ValueError, match="^n: -1 is out of range; give 0 to 100"):
        Subgroup.full.to_gap(-1)
