"""Orbits of solutions and of lists of placements."""

import itertools
import pickle

import pytest
from interruption import interrupted
from optional_modules import optional

from eightfold import NotUnionOfOrbits, Orbit, Orbits, Placement, Subgroup, orbits, solutions


@pytest.mark.parametrize("group", [group.name for group in Subgroup])
@pytest.mark.parametrize("n, rule", [(0, "queens"), (3, "queens"), (7, "queens"), (7, "superqueens"), (5, "torus"), (4, "rooks")])
def test_the_orbits_of_the_solutions_as_a_list_are_the_same(n, rule, group):
    found = orbits(n, group=group, rule=rule)
    listed = list(solutions(n, rule=rule))
    assert sorted(member for orbit in found for member in orbit) == listed
    assert found.total == len(listed)
    assert list(orbits(listed, group=group)) == list(found)


def test_many_orbits_fit_in_memory():
    found = orbits(13)
    assert (len(found), found.total) == (9233, 73712)
    types = {name: count.orbits for name, count in found.counts.items()}
    assert types == {"trivial": 9197, "half_turn": 32, "quarter_turn": 4}


def test_orbits_are_a_sequence():
    found = orbits(8)
    assert found[-1] == found[11] and found[9:11] == (found[9], found[10])
    assert list(reversed(found)) == list(found)[::-1]
    assert found[9] in found and Orbit([2, 4, 1, 7, 0, 6, 3, 5], "rotations") not in found
    assert Orbit(range(8)) not in found and Orbit([1, 3, 0, 2]) not in found and 5 not in found
    assert [found.index(orbit) for orbit in found] == list(range(12))
    with pytest.raises(ValueError):
        found.index(Orbit(range(8)))
    with pytest.raises(IndexError):
        found[12]
    with pytest.raises(TypeError):
        found["0"]


def test_orbits_are_values():
    assert orbits(6) == orbits(n=6) and hash(orbits(6)) == hash(orbits(6))
    assert orbits(6) != orbits(6, group="rotations")
    assert orbits(6) != orbits(7)
    with pytest.raises(AttributeError):
        orbits(6).total = 1  # type: ignore[misc]
    with pytest.raises(TypeError):
        Orbits(None)


def test_an_orbit_is_a_sequence_of_its_members():
    orbit = Orbit([5, 3, 6, 0, 7, 1, 4, 2])
    assert orbit.representative == Placement([2, 4, 1, 7, 0, 6, 3, 5]) == orbit[0]
    assert len(orbit) == orbit.size == 4 and orbit.type == "half_turn" and orbit.group == Subgroup.full
    assert tuple(orbit) == orbit.members == tuple(image.placement for image in orbit.images)
    assert orbit[-1] == orbit[3] and orbit[1:3] == orbit.members[1:3]
    assert all(member in orbit for member in orbit)
    assert Placement(range(8)) not in orbit and Placement([0, 0]) not in orbit and None not in orbit


def test_an_orbit_is_a_value():
    orbit = Orbit([1, 3, 0, 2])
    assert orbit == Orbit([2, 0, 3, 1]) and hash(orbit) == hash(Orbit([2, 0, 3, 1]))
    assert orbit != Orbit([1, 3, 0, 2], group="half_turn")
    assert pickle.loads(pickle.dumps(orbit)) == orbit
    assert pickle.loads(pickle.dumps(Orbit([0, 1], "transpose"))).group == Subgroup.transpose
    assert sorted(orbits(8), reverse=True) == list(orbits(8))[::-1]


def test_a_list_may_be_given_in_any_order_and_by_keyword():
    members = [list(member) for orbit in orbits(6) for member in orbit]
    assert list(orbits(placements=iter(members[::-1]))) == list(orbits(6))
    assert len(orbits([])) == 0


def test_a_list_that_is_not_a_union_of_orbits_is_refused():
    members = [member for orbit in orbits(6) for member in orbit]
    with pytest.raises(NotUnionOfOrbits, match="^placements: not a union of orbits of the full group: 4 "):
        orbits([*members[1:], members[1]])
    with pytest.raises(ValueError) as caught:
        orbits([*members[1:], members[1]])
    error = caught.value
    assert isinstance(error, NotUnionOfOrbits)
    assert (error.duplicate_count, error.missing_count) == (1, 1)
    assert error.duplicates == ((members[1], 3, 0),)
    (missing,) = error.missing
    assert missing.placement == members[0]
    assert members[1 + missing.of_position].image(missing.witness) == members[0]
    assert pickle.loads(pickle.dumps(error)).missing == error.missing


def test_a_long_list_of_flaws_is_shortened():
    with pytest.raises(NotUnionOfOrbits) as caught:
        orbits(list(itertools.permutations(range(6)))[:300] * 2)
    assert len(caught.value.duplicates) == 100 < caught.value.duplicate_count == 300
    assert len(str(caught.value).splitlines()) < 15


@pytest.mark.parametrize(
    "arguments, error, message",
    [
        (["8"], TypeError, "^n: an object of type str is not a whole number"),
        ([8.0], TypeError, "^n: an object of type float"),
        ([True], TypeError, "^n: an object of type bool"),
        ([-1], ValueError, "^n: -1 is out of range; give 0 to 32"),
        ([10**9], ValueError, "^n: 1000000000 is out of range"),
        ([27], ValueError, "^n: more than 20000000 orbits"),
        ([], TypeError, "^n: give either"),
        ([8, None], TypeError, "^group: "),
        ([8, "x"], ValueError, '^group: "x" is not a valid group'),
        ([8, "full", "kings"], ValueError, '^rule: "kings" is not a valid rule'),
        ([8, "full", "queens", -1], ValueError, "^threads: "),
        ([[1, 2]], TypeError, r"^placements\[0\]: "),
        ([[[0, 0]]], ValueError, r"^placements\[0\]: not a permutation"),
        ([[[0], [0, 1]]], ValueError, r"^placements\[1\]: 2 rows, but the first placement has 1"),
        ([Placement([0])], TypeError, "^placements: a Placement is not a list"),
    ],
)
def test_messages_name_the_argument(arguments, error, message):
    with pytest.raises(error, match=message):
        orbits(*arguments)


def test_progress_ends_with_the_whole():
    reported = []
    orbits(11, progress=reported.append)
    assert reported == sorted(reported) and reported[-1] == 1.0


@pytest.mark.parametrize("rule", ["queens", "rooks"])
def test_interruption_ends_the_search(rule):
    with interrupted():
        orbits(17 if rule == "queens" else 12, rule=rule)


def test_interruption_ends_the_reading_of_a_list():
    with interrupted():
        orbits(itertools.repeat(Placement([0])))


def test_several_threads_find_the_same():
    assert orbits(11, threads=2) == orbits(11)


def test_rows_are_a_data_frame():
    pandas = optional("pandas")
    frame = pandas.DataFrame(orbits(8).rows())
    assert list(frame.columns) == ["index", "representative", "columns", "size", "type", "stabilizer"]
    assert frame["size"].sum() == 92
    assert frame["columns"][0] == [0, 4, 7, 5, 2, 6, 1, 3]
    assert frame["stabilizer"][9] == "identity rotate180"


def test_arrays_of_numpy_are_lists_of_placements():
    numpy = optional("numpy")
    assert list(orbits(numpy.array([[1, 3, 0, 2], [2, 0, 3, 1]]))) == list(orbits(numpy.int64(4)))


def test_html_lists_the_first_orbits():
    html = orbits(8)._repr_html_()
    assert html.count("[") == 12 and "half_turn" in html
    assert "and 32 more" in orbits(10)._repr_html_()
    assert Orbit([1, 3, 0, 2])._repr_html_().count("<tr>") == 3
