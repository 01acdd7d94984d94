"""Verdicts on submissions: the samples of data/submissions, and hostile input."""

import csv
import fractions
import io
import json
import os
import pathlib
import pickle
import shlex
import xml.dom.minidom

import pytest

from eightfold import Placement, Subgroup, Symmetry, solutions, verify
from optional_modules import optional

SUBMISSIONS = pathlib.Path(__file__).parents[2] / "data/submissions"
CLASS = SUBMISSIONS / "class"
HOSTILE = '<script>alert(1)</script>"><img src=x onerror=alert(1)>&lt;'

STATUSES = {"right", "carried", "wrong", "missing", "not_checked"}


def table(path, columns=None):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, columns, delimiter="\t", quoting=csv.QUOTE_NONE))


def arguments_of(options):
    """The options of the command line as arguments."""
    words = [] if options == "-" else shlex.split(options)
    arguments = {}
    while words:
        name = words.pop(0).removeprefix("--")
        if name == "no-spoilers":
            arguments["spoilers"] = False
        elif name == "rubric":
            arguments["rubric"] = SUBMISSIONS / words.pop(0)
        else:
            value = words.pop(0)
            arguments[name] = int(value) if value.isdigit() else value
    return arguments


def listed(text):
    return [] if text == "-" else text.split(",")


SAMPLES = table(SUBMISSIONS / "expected.tsv")


def parsed(html):
    return xml.dom.minidom.parseString(f"<body>{html}</body>")


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: f"{sample['file']} {sample['options']}")
def test_samples_have_the_expected_verdicts(sample):
    verdict = verify(SUBMISSIONS / sample["file"], **arguments_of(sample["options"]))
    assert verdict.name == sample["file"]
    assert verdict.all_right == (sample["exit"] == "0")
    assert bool(verdict.unreadable) == (sample["exit"] == "65")
    assert {f"{claim.claim}={claim.status}" for claim in verdict.claims} == set(listed(sample["claims"]))
    mistakes = {f"{claim.claim}:{mistake.id}" for claim in verdict.claims for mistake in claim.mistakes}
    for expected in listed(sample["mistakes"]):
        if expected.startswith("!"):
            assert not any(mistake.endswith(":" + expected[1:]) for mistake in mistakes)
        else:
            assert expected in mistakes
    assert set(listed(sample["findings"])) <= {f.kind for claim in verdict.claims for f in claim.findings}
    assert {claim.status for claim in verdict.claims} <= STATUSES


@pytest.mark.parametrize("file, points, reason", map(dict.values, table(CLASS / "expected.tsv", "abc")))
def test_a_class_has_the_points_that_a_person_gives(file, points, reason):
    verdict = verify(CLASS / file, rubric=CLASS / "rubric.json", spoilers=False)
    assert verdict.score == (0 if points == "-" else float(points))
    assert verdict.unreadable in ("", reason)
    assert verdict.max_score == 20
    assert sum(claim.score for claim in verdict.claims) == pytest.approx(verdict.score)
    parsed(verdict._repr_html_())


def test_every_file_of_the_samples_is_listed():
    files = {path.name for path in SUBMISSIONS.iterdir() if path.is_file()}
    assert {sample["file"] for sample in SAMPLES} == files - {"README.md", "expected.tsv"}


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


def test_numbers_of_numpy_can_be_in_a_dict():
    numpy = optional("numpy")
    assert verify({"n": numpy.int64(8), "solution_count": numpy.uint8(92)}).all_right


def test_a_verdict_is_a_value_with_documents():
    verdict = verify("n: 8\nsolution count: 92\norbit count: 11.5\n", name="homework")
    assert pickle.loads(pickle.dumps(verdict)) == verdict
    assert verdict.to_dict() == json.loads(verdict.to_json())
    assert verdict.to_dict()["schema_version"] == "1.0"
    assert (verdict.score, verdict.max_score) == (1, 2)
    assert [row["status"] for row in verdict.rows()] == ["right", "wrong"]
    assert "Score: 1 of 2" in str(verdict)
    assert "**Score: 1 of 2.**" in verdict.to_markdown()
    assert str(verdict).startswith("homework\n")
    with pytest.raises(AttributeError):
        verdict.score = 2


def test_rows_make_a_table_of_pandas():
    pandas = optional("pandas")
    frame = pandas.DataFrame(verify("n: 8\nsolution count: 92\n").rows())
    assert list(frame["claim"]) == ["solution_count"]


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


@pytest.mark.parametrize("thing", [3, 2.5, {1, 2}, iter([]), object(), Placement([0]), {"n": object()}])
def test_other_objects_are_not_documents(thing):
    with pytest.raises(TypeError, match="^submission: "):
        verify(thing)
    with pytest.raises(TypeError, match="^rubric: "):
        verify("n: 8\norbit count: 12\n", rubric=thing)


def test_a_submission_is_required():
    with pytest.raises(TypeError, match="^submission: "):
        verify(None)


def test_what_json_cannot_express_is_an_error():
    circular = []
    circular.append(circular)
    deep = []
    for _ in range(100_000):
        deep = [deep]
    for submission in (circular, deep, {"n": float("nan")}, "n: \udc80"):
        with pytest.raises(ValueError, match="^submission: "):
            verify(submission)


def test_a_path_is_not_a_text(tmp_path):
    with pytest.raises(ValueError, match=r"^submission: a str is the text itself; give pathlib.Path\(...\)"):
        verify("homework.json")
    with pytest.raises(ValueError, match=r"^submission: a str is the text itself"):
        verify("8.cert")
    with pytest.raises(FileNotFoundError):
        verify(tmp_path / "missing.json")
    with pytest.raises(IsADirectoryError):
        verify(tmp_path)


def test_a_file_can_have_any_name(tmp_path):
    path = os.path.join(os.fsencode(tmp_path), b"caf\xe9.txt")
    with open(path, "w", encoding="utf-8") as file:
        file.write("n: 8\norbit count: 12\n")
    verdict = verify(pathlib.Path(os.fsdecode(path)))
    assert verdict.all_right and verdict.name == "caf?.txt"


def test_long_submissions_are_rejected(tmp_path):
    path = tmp_path / "long.txt"
    path.write_bytes(b"#" * (16 * 2**20 + 1))
    for submission in (path, path.read_bytes(), path.read_text()):
        with pytest.raises(ValueError, match="^submission: more than 16777216 bytes"):
            verify(submission)


@pytest.mark.parametrize(
    "arguments, message",
    [
        ({"n": 301}, "^n: 301 is out of range; give 0 to 300"),
        ({"n": -1}, "^n: "),
        ({"group": "nothing"}, "^group: "),
        ({"rule": "kings"}, "^rule: "),
        ({"base": 2}, "^base: 2 is out of range; give 0 to 1"),
        ({"base": 1, "notation": "fen"}, "^base: the notation fen has a fixed numbering"),
        ({"notation": "runes"}, '^notation: "runes" is not a valid notation; choose vector, '),
        ({"representatives": "best"}, '^representatives: "best" is not a valid choice; choose any, least or'),
        ({"expect": "speed"}, '^expect: "speed" is not a valid choice; choose solutions, canonical or'),
        ({"rubric": {"points": {"orbit_count": -1}}}, "^rubric: "),
        ({"rubric": "{"}, "^rubric: "),
        ({"rubric": "rubric.json"}, "^rubric: a str is the text itself"),
        ({"name": "\udc80"}, "^name: "),
    ],
)
def test_invalid_arguments_are_named(arguments, message):
    with pytest.raises(ValueError, match=message):
        verify("n: 8\norbit count: 12\n", **arguments)


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
    assert verify(out.getvalue(), expect="solutions").all_right
    assert verify("4: 2 1\n5: 10 2\n6: 4 1\n", expect="counts").unreadable == ""
    assert "--" not in verify("nothing", expect="counts").unreadable
