"""Burnside's lemma by several routes."""

import itertools

import pytest
from interruption import interrupted
from optional_modules import optional

from eightfold import Burnside, NotUnionOfOrbits, Subgroup, Symmetry, burnside, orbits

def members(n, **arguments):
    return [member for orbit in orbits(n, **arguments) for member in orbit]


@pytest.mark.parametrize("group", [group.name for group in Subgroup])
@pytest.mark.parametrize("n, rule", [(6, "queens"), (8, "queens"), (5, "torus"), (5, "rooks"), (0, "rooks")])
def test_the_sum_over_the_group_is_recomputed(n, rule, group):
    solutions = members(n, rule=rule)
    fixed = {g: sum(solution.image(g) == solution for solution in solutions) for g in Subgroup(group)}
    found = burnside(n, group=group, rule=rule)
    assert dict(found.fixed_points) == fixed
    assert found.sum == sum(fixed.values()) and found.order == len(Subgroup(group))
    assert found.orbits * found.order == found.sum and found.orbits == len(orbits(n, group=group, rule=rule))
    assert found.agrees and found.disagreements == () and set(found.routes.values()) == {found.orbits}
    assert burnside(solutions, group=group).fixed_points == found.fixed_points


def test_routes_are_named():
    assert list(burnside(8).routes) == [
        *("isomorph_rejection", "tally", "symmetric_search", "table_of_marks", "published")
    ]
    assert list(burnside(8, group="rotations").routes) == ["isomorph_rejection", "tally", "symmetric_search"]
    assert list(burnside(6, rule="rooks").routes) == ["isomorph_rejection", "tally", "table_of_marks"]
    assert list(burnside(members(6)).routes) == ["isomorph_rejection", "tally", "table_of_marks"]
    assert dict(burnside(8).orbits_by_type) == {"trivial": 11, "half_turn": 1}


def test_beyond_fourteen_queens_solutions_are_visited_on_request():
    found = burnside(15)
    assert list(found.routes) == ["symmetric_search", "table_of_marks", "published"]
    assert found.orbits == 285053 and found.agrees
    assert "visit_all=True" in str(found) and "--" not in str(found)


def test_a_list_of_placements_has_no_document():
    with pytest.raises(ValueError, match="^placements: "):
        burnside(members(6)).to_json()


def test_rows_are_a_data_frame():
    pandas = optional("pandas")
    frame = pandas.DataFrame(burnside(8).rows())
    assert list(frame["element"]) == [g.name for g in Symmetry] and frame["fixed_points"].sum() == 96


def test_a_notebook_shows_the_equation():
    assert burnside(8)._repr_latex_() == (
        r"$\displaystyle \frac{92 + 0 + 4 + 0 + 0 + 0 + 0 + 0}{8} = \frac{96}{8} = 12$"
    )
    assert r"14{,}200" in burnside(12)._repr_latex_()
    html = burnside(8)._repr_html_()
    assert '<th scope="row">rotate180</th><td class="number">4</td>' in html and "isomorph rejection" in html


def test_results_are_values():
    assert burnside(6) == burnside(6) and hash(burnside(6)) == hash(burnside(6))
    assert burnside(6) != burnside(6, group="rotations") and burnside(6) != 6
    with pytest.raises(AttributeError):
        burnside(6).sum = 1  # type: ignore[misc]
    with pytest.raises(TypeError):
        Burnside(None)
    with pytest.raises(TypeError):
        burnside(6).fixed_points[Symmetry.identity] = 1  # type: ignore[index]


def test_messages_name_the_argument():
    with pytest.raises(ValueError, match=r"^n: 29 is out of range \(larger counts need more than 64 bits\)"):
        burnside(29)
    with pytest.raises(TypeError, match="^n: "):
        burnside(None)
    with pytest.raises(NotUnionOfOrbits):
        burnside(list(itertools.permutations(range(4)))[:5])


@pytest.mark.parametrize("n, rule", [(18, "queens"), (12, "rooks")])
def test_interruption_ends_the_computation(n, rule):
    with interrupted():
        burnside(n, rule=rule)


def test_progress_never_goes_back():
    reported = []
    burnside(11, progress=reported.append)
    assert reported == sorted(reported) and reported[-1] == 1.0
