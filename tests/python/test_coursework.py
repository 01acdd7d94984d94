"""Submissions as objects of Python, and hostile input; test_program.py compares verdicts on the samples."""

import fractions
import io
import json
import os
import pathlib
import pickle
import xml.dom.minidom

import pytest

from eightfold import Placement, Subgroup, Symmetry, solutions, verify

SUBMISSIONS = pathlib.Path(__file__).parents[2] / "data/submissions"
CLASS = SUBMISSIONS / "class"
HOSTILE = '<script>alert(1)</script>"><img src=x onerror=alert(1)>&lt;'


def parsed(html):
    return xml.dom.minidom.parseString(f"<body>{html}</body>")


def test_all_kinds_of_documents_give_the_same_verdict():
    claims = {"n": 4, "solutions": [[1, 3, 0, 2], [2, 0, 3, 1]], "orbit_count": 1}
    text = json.dumps(claims)
    data = text.encode()
    kinds = [claims, text, data, bytearray(data), memoryview(data), b"\xef\xbb\xbf" + data, "\ufeff" + text]
    assert {verify(kind).all_right for kind in kinds} == {True}
    assert len({verify(kind).score for kind in kinds}) == 1


def test_a_certificate_proves_its_claims():
    text = (SUBMISSIONS / "queens-6-certificate.cert").read_text()
    for document in (text, text.encode(), text.replace("\n", "\r\n")):
        verdict = verify(document, n=6, rule="queens", group="full", spoilers=False)
        assert verdict.all_right
        assert all(claim.summary.startswith("Proved by the certificate: ") for claim in verdict.claims)
    assert {claim.claim: claim.claimed for claim in verdict.claims}["solution_count"] == "4"
    altered = verify(text.replace("orbits 1\n", "orbits 2\n"), spoilers=False)
    assert [claim.status for claim in altered.claims] == ["wrong"] + 5 * ["missing"]
    assert altered.claims[0].findings[0].place == "line 61"
    assert "orbits 1" not in altered.to_json() + altered.to_markdown() + str(altered)
    assert "n: 6 in the submission, but 7 is expected" in verify(text, n=7).unreadable
    assert verify(text, expect="solutions").unreadable.startswith("expect: the file is a certificate")


def test_a_list_of_solutions_is_a_submission():
    assert verify(list(solutions(6))).all_right
    assert verify(tuple(solutions(6)), n=6).all_right
    assert not verify(list(solutions(6))[1:]).all_right


def test_objects_of_this_package_and_fractions_can_be_in_a_dict():
    verdict = verify(
        {
            "n": 8,
            "group": Subgroup.full,
            "stabilizers": [
                {
                    "placement": Placement([2, 4, 1, 7, 0, 6, 3, 5]),
                    "stabilizer": [Symmetry.identity, Symmetry.rotate180],
                }
            ],
            "orbit_count": fractions.Fraction(23, 2),
        }
    )
    assert [(claim.status, claim.claimed) for claim in verdict.claims][1] == ("wrong", "23/2")
    assert verdict.claims[0].status == "right"
    assert verify({"n": 8, "orbit_count": fractions.Fraction(12)}).all_right


def test_a_verdict_is_a_value_with_documents():
    verdict = verify("n: 8\nsolution count: 92\norbit count: 11.5\n", name="homework")
    assert pickle.loads(pickle.dumps(verdict)) == verdict
    assert [row["status"] for row in verdict.rows()] == ["right", "wrong"]
    assert "Score: 1 of 2" in str(verdict)
    assert "**Score: 1 of 2.**" in verdict.to_markdown()
    assert str(verdict).startswith("homework\n")


def test_hidden_answers_are_in_no_document():
    submission = "n: 8\norbit count: 13\nsolutions:\n[0 4 7 5 2 6 1 3]\n"
    shown, hidden = (verify(submission, spoilers=spoilers) for spoilers in (True, False))
    documents = [[v.to_json(), str(v), v.to_markdown(), v._repr_html_()] for v in (shown, hidden)]
    assert all("There are 12" in document for document in documents[0])
    assert not any("There are 12" in document or "92" in document for document in documents[1])


@pytest.mark.parametrize("author", [HOSTILE, "</table></div>", "\x1b[31m\u202e", "a\x00b"])
def test_hostile_authors_are_inert_in_a_notebook(author):
    html = verify({"n": 8, "author": author, "orbit_count": 12}, name=HOSTILE)._repr_html_()
    allowed = set("body div style table caption thead tbody tfoot tr th td ul li p strong".split())
    assert {node.tagName for node in parsed(html).getElementsByTagName("*")} <= allowed


@pytest.mark.parametrize(
    "submission",
    [
        f"n: 8\nauthor: {HOSTILE}\n{HOSTILE}: {HOSTILE}\norbit count: {HOSTILE}\nsolutions:\n{HOSTILE}\n",
        {"n": 8, "author": HOSTILE, HOSTILE: HOSTILE, "orbit_count": HOSTILE, "solutions": [HOSTILE]},
        f"{{{HOSTILE}",
        f"n: {HOSTILE}",
    ],
)
def test_hostile_submissions_are_inert_in_a_notebook(submission):
    verdict = verify(submission, name=HOSTILE)
    html = verdict._repr_html_()
    assert "<script" not in html and "<img" not in html
    parsed(html)


@pytest.mark.parametrize(
    "submission",
    ["", " \n", b"\xff\xfe", b"\x00" * 100, "[" * 10**5, "{" * 1000, '{"n": 1e999}', "n: 4\nn: 5\n", {}, []],
)
def test_a_submission_that_cannot_be_read_is_not_an_exception(submission):
    verdict = verify(submission)
    assert verdict.unreadable and not verdict.claims and not verdict.all_right
    assert verdict.unreadable in verdict.to_json() or "\\" in verdict.to_json()
    assert "Cannot be read" in verdict._repr_html_()


def test_a_file_can_have_any_name(tmp_path):
    path = os.path.join(os.fsencode(tmp_path), b"caf\xe9.txt")
    with open(path, "w", encoding="utf-8") as file:
        file.write("n: 8\norbit count: 12\n")
    verdict = verify(pathlib.Path(os.fsdecode(path)))
    assert verdict.all_right and verdict.name == "caf?.txt"


def test_long_submissions_are_rejected(tmp_path):
    path = tmp_path / "long.txt"
    path.write_bytes(b"#" * (16 * 2**20 + 1))
    with pytest.raises(ValueError, match="^submission: more than 16777216 bytes"):
        verify(path)


def test_a_rubric_gives_points():
    rubric = json.loads((CLASS / "rubric.json").read_text(encoding="utf-8"))
    kinds = (CLASS / "rubric.json", json.dumps(rubric), rubric)
    verdicts = {verify("n: 8\norbit count: 12\n", rubric=kind) for kind in kinds}
    (verdict,) = verdicts
    assert (verdict.score, verdict.max_score) == (4, 20)
    assert {claim.status for claim in verdict.claims} == {"right", "missing"}


def test_the_author_selects_an_exercise_of_the_rubric():
    def exercise(name, n):
        return {"name": name, "exercise": {"n": n}}

    students = [exercise("Ada", 8), exercise("Emmy", 6), exercise("Alan", 4), exercise("Alan", 5)]
    rubric = {"points": {"orbit_count": 2}, "students": students}
    assert verify("author: Ada\norbit count: 12", rubric).score == 2
    assert verify("author: Emmy\norbit count: 12", rubric).score == 0
    assert verify("author: Emmy\norbit count: 1", rubric).score == 2
    assert "has no exercise for this student" in verify("author: Jo\norbit count: 12", rubric).unreadable
    assert "give the rubric of this student" in verify("author: Alan\norbit count: 12", rubric).unreadable
    assert verify("author: Alan\norbit count: 12", rubric).author == "Alan"


def test_the_exercise_can_be_given():
    assert verify("orbit count: 24", n=8, group="rotations").all_right
    assert verify("orbit count: 24", n=8, group=Subgroup.quarter_turn).all_right
    assert verify("orbit count: 46", n=8, group="flip_vertical").all_right
    assert verify("solution count: 24", n=4, rule="rooks").all_right
    assert verify("problem: beads\nn: 4\ncolors: 2\nnecklace count: 6", group="necklaces").all_right
    assert verify("representatives:\n[2 4 1 3]", n=4, base=1, representatives="any").all_right
    assert verify("representatives:\n2413", n=4, notation="digits").all_right


def test_the_output_of_a_program_is_checked():
    out = io.StringIO()
    for solution in solutions(6):
        print(list(solution), file=out)
    verdict = verify(out.getvalue(), expect="solutions")
    assert verdict.all_right and [reading.base for reading in verdict.readings] == [0]
    assert verify("n: 4\nsolution count: 2\n").readings == ()
    assert verify("4: 2 1\n5: 10 2\n6: 4 1\n", expect="counts").unreadable == ""
    assert "--" not in verify("nothing", expect="counts").unreadable
