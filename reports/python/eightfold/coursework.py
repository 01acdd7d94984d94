"""Verdicts on students' submissions."""

from __future__ import annotations

import json
import operator
import os
from dataclasses import dataclass, field
from numbers import Rational
from typing import Any, Optional, Union

from . import _native
from ._native import Placement
from .display import Markup, escaped, html_table, section
from .subgroup import Subgroup, SubgroupLike
from .symmetry import Symmetry

MOST_BYTES = 16 * 2**20
"""The longest submission or rubric."""

Document = Union[str, bytes, "dict[str, Any]", "list[Any]", "tuple[Any, ...]", "os.PathLike[str]"]
"""A text, an object of JSON, or the path of a file."""


@dataclass(frozen=True)
class Finding:
    """One piece of evidence for a verdict.

    >>> verify("n: 4\\nsolutions:\\n[1 3 0 2]\\n").claims[0].findings[0].kind
    'missing_solution'
    """

    kind: str
    """For programs: "attack", "duplicate", "missing_orbit" and so on."""
    place: str
    """Such as "line 3, column 7"; may be empty."""
    text: str


@dataclass(frozen=True)
class Reading:
    """How a list that a program printed was read.

    >>> verify("[1, 3, 0, 2]\\n[2, 0, 3, 1]\\n", expect="solutions").readings[0].form
    'vectors, one a line, columns by row, numbered from 0'
    """

    form: str
    notation: str
    """The one that is closest to the form."""
    base: Optional[int]
    """The number of the first column; None if columns have no numbers."""
    orientation: Optional[str]
    """ "columns by row" or "ranks by file"; None if the notation defines it."""
    frames: int
    """Dropped lines that are frames or letters of files."""
    notes: tuple[str, ...]
    """Empty; what was ignored is in the notes of the verdict."""


@dataclass(frozen=True)
class Mistake:
    """A known misconception that leads to an incorrect number.

    >>> verify("n: 8\\norbit count: 11.5\\n").claims[0].mistakes[0].id
    'all_orbits_full'
    """

    id: str
    title: str
    arithmetic: str
    advice: str


@dataclass(frozen=True)
class Claim:
    """The verdict on one claim of a submission.

    >>> claim = verify("n: 8\\norbit count: 12\\n").claims[0]
    >>> claim.claim, claim.status, claim.claimed
    ('orbit_count', 'right', '12')
    """

    claim: str
    """The key, such as "orbit_count"."""
    title: str
    status: str
    """"right"; "carried" (incorrect, but only by an error carried forward); "wrong"; "missing" (required, but
    not submitted); or "not_checked" (a list for a board that is too large)."""
    claimed: str
    summary: str
    findings: tuple[Finding, ...]
    omitted_findings: int
    """The number of findings beyond the limit."""
    mistakes: tuple[Mistake, ...]
    """The likeliest first."""
    score: float
    max_score: float


@dataclass(frozen=True, repr=False)
class Verdict:
    """The verdicts on all claims of a submission, with points. `str()` is the report of the command line.

    >>> verdict = verify({"n": 8, "solution_count": 92, "orbit_count": 11.5})
    >>> verdict
    <Verdict on submission: score 1 of 2, 1 right, 1 wrong>
    >>> verdict.score, verdict.max_score, verdict.all_right
    (1.0, 2.0, False)
    >>> [(claim.claim, claim.status) for claim in verdict.claims]
    [('solution_count', 'right'), ('orbit_count', 'wrong')]
    """

    name: str
    author: str
    """As the submission gives it; may be empty."""
    exercise: str
    """Such as "8 queens, full group (order 8)"; empty if the submission is unreadable."""
    unreadable: str
    """Why the submission cannot be read as a whole; otherwise empty. Then there are no claims."""
    notes: tuple[str, ...]
    readings: tuple[Reading, ...]
    """One for each list that a program printed."""
    claims: tuple[Claim, ...]
    score: float
    max_score: float
    all_right: bool
    """Whether there are claims, and all claims and all required claims are right."""
    _json: str = field(repr=False)
    _text: str = field(repr=False, compare=False)
    _markdown: str = field(repr=False, compare=False)

    def rows(self) -> list[dict[str, Any]]:
        """A row for each claim, for `pandas.DataFrame`.

        >>> verify("n: 8\\norbit count: 12\\n").rows()[0]["score"]
        1.0
        """
        return [
            {
                **{name: getattr(claim, name) for name in ("claim", "title", "status", "claimed", "summary")},
                "findings": len(claim.findings) + claim.omitted_findings,
                "mistakes": " ".join(mistake.id for mistake in claim.mistakes),
                **{"score": claim.score, "max_score": claim.max_score},
            }
            for claim in self.claims
        ]

    def to_json(self) -> str:
        """The verdict as JSON by data/schemas/verdict-1.0.schema.json.

        >>> verify("n: 8\\norbit count: 12\\n").to_json().startswith("{")
        True
        """
        return self._json

    def to_dict(self) -> dict[str, Any]:
        """The same as a dict.

        >>> verify("n: 8\\norbit count: 12\\n").to_dict()["submissions"][0]["all_right"]
        True
        """
        document: dict[str, Any] = json.loads(self._json)
        return document

    def to_markdown(self) -> str:
        """The verdict as CommonMark with tables, for a student.

        >>> "orbits" in verify("n: 8\\norbit count: 12\\n").to_markdown()
        True
        """
        return self._markdown

    def __repr__(self) -> str:
        if self.unreadable:
            return f"<Verdict on {self.name}: cannot be read: {self.unreadable}>"
        statuses = [claim.status for claim in self.claims]
        counts = "".join(f", {statuses.count(status)} {status}" for status in _STATUS if status in statuses)
        return f"<Verdict on {self.name}: score {_points(self.score)} of {_points(self.max_score)}{counts}>"

    def __str__(self) -> str:
        return self._text

    def _repr_html_(self) -> str:
        return section(*_html_parts(self))


def verify(
    submission: Document,
    rubric: Optional[Document] = None,
    n: Optional[int] = None,
    group: Optional[SubgroupLike] = None,
    rule: Optional[str] = None,
    base: Optional[int] = None,
    representatives: Optional[str] = None,
    notation: Optional[str] = None,
    expect: Optional[str] = None,
    spoilers: bool = True,
    name: Optional[str] = None,
) -> Verdict:
    """Checks every claim of a student's submission, and explains what is incorrect.

    `submission` is the text itself, as str or bytes; a dict or list that is written as JSON, which may
    contain placements, symmetries and fractions; or the path of a file as `pathlib.Path`. data/submissions
    describes the formats; one of them is a certificate of ``eightfold certify``. The same holds for `rubric`,
    which is JSON: the points for each claim, and the required claims. If it has an exercise for each student,
    the author of the submission selects one.

    `n`, `group` and `rule` are the exercise; a submission that contradicts them cannot be read. `base`, 0 or
    1, is the number of the first column in vectors, and `notation` the way to write placements, if the
    submission does not state them. `representatives` is the member that represents its orbit: "any", "least" or
    "greatest". With `expect`, the submission is the output of a program that prints all "solutions",
    "canonical" ones, or a table of "counts". With ``spoilers=False``, the verdict has no correct numbers,
    missing solutions and witnesses. `name` is the name in reports; by default that of the file, or
    "submission".

    A submission that cannot be read is not an error: `Verdict.unreadable` says why, so that one student does
    not stop a loop over a class. Raises TypeError and ValueError for other invalid arguments, also for an
    invalid rubric and more than 16 MiB, and OSError if a file cannot be read.

    >>> verdict = verify("n: 8\\nsolution count: 92\\norbit count: 11.5\\n")
    >>> [claim.status for claim in verdict.claims]
    ['right', 'wrong']
    >>> verdict.claims[1].mistakes[0].arithmetic
    'solutions / order = 92 / 8 = 23/2 = 11.5'
    >>> verify("orbit count: 12").unreadable
    'n: missing; give 0 to 32'
    """
    if name is None:
        name = "submission"
        if isinstance(submission, os.PathLike):
            name = os.path.basename(os.fsdecode(submission)).encode("utf-8", "replace").decode("utf-8")
    content = _content("submission", submission)
    points = None if rubric is None else _content("rubric", rubric)
    exercise = (n, group, rule, base, notation, representatives, expect, bool(spoilers))
    return _verdict(*_native.verify(name, content, points, *exercise))


def _content(argument: str, document: Document) -> bytes:
    """The bytes of a text, of an object as JSON, or of a file."""
    if isinstance(document, str):
        if "\n" not in document and document.lower().endswith((".json", ".txt", ".csv", ".md", ".cert")):
            raise ValueError(f"{argument}: a str is the text itself; give pathlib.Path(...) to read a file")
        content = _native.utf8(argument, document)
    elif isinstance(document, (bytes, bytearray, memoryview)):
        content = bytes(document)
    elif isinstance(document, os.PathLike):
        with open(document, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    elif isinstance(document, (dict, list, tuple)):
        content = _as_json(argument, document).encode("ascii")
    else:
        raise TypeError(
            f"{argument}: an object of type {type(document).__name__} is not a document; "
            "give text, a dict, a list or a pathlib.Path"
        )
    if len(content) > MOST_BYTES:
        raise ValueError(f"{argument}: more than {MOST_BYTES} bytes; give a shorter one")
    return content.removeprefix(b"\xef\xbb\xbf")


def _as_json(argument: str, document: object) -> str:
    try:
        return json.dumps(document, allow_nan=False, default=_json_value)
    except TypeError as error:
        raise TypeError(f"{argument}: {error}") from None
    except ValueError as error:
        raise ValueError(f"{argument}: {error}") from None
    except RecursionError:
        raise ValueError(f"{argument}: nested too deeply") from None


def _json_value(value: object) -> object:
    """The JSON of an object that the module json does not know."""
    if isinstance(value, Placement):
        return list(value)
    if isinstance(value, (Symmetry, Subgroup)):
        return value.name
    if hasattr(type(value), "__index__"):  # an integer of NumPy
        return operator.index(value)  # type: ignore[arg-type]
    if isinstance(value, Rational):
        return int(value) if value.denominator == 1 else str(value)
    raise TypeError(f"an object of type {type(value).__name__} has no JSON form")


def _verdict(document: str, text: str, markdown: str) -> Verdict:
    (graded,) = json.loads(document)["submissions"]
    graded["notes"] = tuple(graded["notes"])
    readings = graded.get("readings", ())
    for entry in readings:
        entry["notes"] = tuple(entry["notes"])
    graded["readings"] = tuple(Reading(**entry) for entry in readings)
    graded["claims"] = tuple(map(_claim, graded["claims"]))
    absent: dict[str, Any] = {"author": "", "exercise": "", "unreadable": ""}
    return Verdict(**{**absent, **graded}, _json=document, _text=text, _markdown=markdown)


def _claim(entry: dict[str, Any]) -> Claim:
    findings = tuple(Finding(f["kind"], f.get("place", ""), f["text"]) for f in entry.pop("findings"))
    mistakes = tuple(Mistake(**mistake) for mistake in entry.pop("mistakes"))
    return Claim(findings=findings, mistakes=mistakes, **entry)


_STATUS = {
    "right": "✓\u00a0right",
    "carried": "↪\u00a0error carried forward",
    "wrong": "✗\u00a0wrong",
    "missing": "–\u00a0missing",
    "not_checked": "not\u00a0checked",
}


def _points(points: float) -> str:
    return f"{points:.3f}".rstrip("0").rstrip(".")


def _details(claim: Claim) -> Markup:
    """The summary, the evidence and the likely mistakes."""
    items = [f"{found.place}: {found.text}" if found.place else found.text for found in claim.findings]
    if claim.omitted_findings:
        items.append(f"{claim.omitted_findings} more")
    for i, mistake in enumerate(claim.mistakes):
        words = "It could also be that" if i else "It looks as if"
        arithmetic = f": {mistake.arithmetic}" if mistake.arithmetic else ""
        items.append(f"{words} {mistake.title}{arithmetic}. {mistake.advice}")
    lines = "".join(f"<li>{escaped(item)}</li>" for item in items)
    return Markup(escaped(claim.summary) + (f"<ul>{lines}</ul>" if lines else ""))


def _html_parts(verdict: Verdict) -> list[str]:
    caption = ", ".join(part for part in (verdict.name, verdict.author, verdict.exercise) if part)
    if verdict.unreadable:
        return [
            f"<p><strong>{escaped(caption)}</strong></p>",
            f"<p>Cannot be read: {escaped(verdict.unreadable)}</p>",
        ]
    table = html_table(
        caption,
        ["claim", "verdict", "claimed", "result", "points", "of"],
        [
            [c.title, _STATUS[c.status], c.claimed, _details(c), _points(c.score), _points(c.max_score)]
            for c in verdict.claims
        ],
        numeric=[4, 5],
        footer=["total", "", "", "", _points(verdict.score), _points(verdict.max_score)],
    )
    notes = "".join(f"<li>{escaped(note)}</li>" for note in verdict.notes)
    return [table, f"<ul>{notes}</ul>"] if notes else [table]
