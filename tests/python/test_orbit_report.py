"""The orbit report as text, JSON and CSV."""

import json

import pytest

from eightfold import NotUnionOfOrbits, OrbitReport, orbit_report, orbits


def members(n, **arguments):
    return [member for orbit in orbits(n, **arguments) for member in orbit]


def test_the_document_of_a_list_has_no_rule():
    document = orbit_report(placements=members(6), members=True).to_dict()
    assert document == {**orbit_report(6, members=True).to_dict(), "rule": None}


def attributes(orbit):
    """What the document says of an orbit."""
    return {
        "representative": list(orbit.representative),
        "size": orbit.size,
        "type": orbit.type,
        "stabilizer": [g.name for g in orbit.stabilizer],
        "members": [{"columns": list(member), "witness": witness.name} for member, witness in orbit.images],
    }


@pytest.mark.parametrize("arguments", [{"n": 8}, {"n": 7, "group": "rotations"}, {"n": 5, "rule": "rooks"}, {"n": 3}])
def test_the_document_has_what_the_attributes_have(arguments):
    report = orbit_report(**arguments, members=True)
    document = json.loads(report.to_json())
    assert document == report.to_dict()
    assert document["orbit_count"] == len(report.orbits) == report.burnside_orbits
    assert document["burnside"]["sum"] == report.sum == sum(report.fixed_points.values())
    assert document["burnside"]["fixed_points"] == {g.name: count for g, count in report.fixed_points.items()}
    assert document["burnside"]["agrees"] is report.agrees is True
    assert document["orbits"] == [
        {"index": index, **attributes(orbit)} for index, orbit in enumerate(report.orbits, 1)
    ]
    counts = report.orbits.counts.values()
    types = [(entry["type"], entry["orbit_size"], entry["orbits"], entry["solutions"]) for entry in document["orbit_types"]]
    assert types == list(map(tuple, counts))
    assert (document["n"], document["rule"]) == (report.orbits.n, report.orbits.rule)
    assert (document["group"]["name"], document["solutions"]) == (report.orbits.group.name, report.orbits.total)


def test_members_are_listed_on_request():
    plain, full = orbit_report(4), orbit_report(4, members=True)
    assert not plain.members and full.members and plain != full
    assert "members" not in plain.to_dict()["orbits"][0]
    listed = full.to_dict()["orbits"][0]["members"]
    assert [entry["columns"] for entry in listed] == [[1, 3, 0, 2], [2, 0, 3, 1]]
    assert [row["member_columns"] for row in full.rows()] == [[1, 3, 0, 2], [2, 0, 3, 1]]
    assert len(plain.rows()) == 1


def test_csv_has_a_line_for_each_orbit():
    lines = orbit_report(8).to_csv().splitlines()
    assert lines[0] == "index,representative,size,type,stabilizer" and len(lines) == 13
    assert len(orbit_report(8, members=True).to_csv().splitlines()) == 93


def test_the_text_is_that_of_the_command():
    text = str(orbit_report(8))
    assert text.startswith("Orbits of the 8-queens solutions under the full group (order 8)")
    assert "Burnside: (92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12" in text
    assert str(orbits(8)) == text


def test_a_notebook_shows_the_equation():
    assert orbit_report(8)._repr_latex_() == (
        r"$\displaystyle \frac{92 + 0 + 4 + 0 + 0 + 0 + 0 + 0}{8} = \frac{96}{8} = 12$"
    )
    assert "96 / 8 = 12" in orbit_report(8)._repr_html_()


def test_reports_are_values():
    assert orbit_report(6) == orbit_report(6) and hash(orbit_report(6)) == hash(orbit_report(6))
    assert orbit_report(6) != orbit_report(members(6)) and orbit_report(6) != 6
    with pytest.raises(AttributeError):
        orbit_report(6).sum = 1  # type: ignore[misc]
    with pytest.raises(TypeError):
        OrbitReport(None)


def test_errors_are_those_of_orbits():
    with pytest.raises(NotUnionOfOrbits):
        orbit_report([[1, 3, 0, 2]])
    with pytest.raises(ValueError, match="^n: "):
        orbit_report(33)
