"""The annotations, for mypy, and the stub of the extension module."""

import os
import pathlib
import re
import subprocess
import sys

import pytest

import eightfold
from optional_modules import optional

optional("mypy")

FOLDER = pathlib.Path(__file__).parent
TESTS = sorted(FOLDER.glob("*.py"))


def run(*command):
    environment = dict(os.environ, COLUMNS="200", MYPY_FORCE_COLOR="0")
    return subprocess.run(command, capture_output=True, text=True, env=environment).stdout


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    """One run of mypy over everything. Tests may be without annotations and pass arguments of wrong types."""
    configuration = tmp_path_factory.mktemp("mypy") / "mypy.ini"
    configuration.write_text(
        (FOLDER / "mypy.ini").read_text()
        + f"[mypy-{','.join(test.stem for test in TESTS)}]\n"
        + "allow_untyped_defs = True\nallow_incomplete_defs = True\nallow_untyped_calls = True\n"
        + "warn_unused_ignores = False\n"
        + "disable_error_code = arg-type, assignment, call-arg, call-overload, comparison-overlap, func-returns-value, "
        + "index, list-item, misc, operator, type-var, union-attr, var-annotated\n"
    )
    return run(
        *(sys.executable, "-m", "mypy", "--config-file", str(configuration)),
        *(os.path.dirname(eightfold.__file__), *map(str, TESTS), *map(str, FOLDER.glob("typing/*.py"))),
    )


def errors_in(report, place):
    return [line for line in report.splitlines() if ": error: " in line and place in line.split(":")[0]]


def test_the_package_is_strictly_typed(report):
    assert re.search(r"^Found \d+ errors? in ", report, re.MULTILINE)  # those of mistakes.py: mypy ran
    assert errors_in(report, "/eightfold/") == []


def test_the_tests_use_the_package_as_it_is_typed(report):
    assert errors_in(report, "/tests/python/test_") == []


def test_a_program_of_a_user_is_strictly_typed(report):
    assert errors_in(report, "/typing/user.py") == []


def test_mypy_reports_the_mistakes_of_a_user(report):
    expected = []
    for number, line in enumerate((FOLDER / "typing" / "mistakes.py").read_text().splitlines(), 1):
        expected += [(number, code) for code in re.findall(r"  # ([a-z-]+)$", line)]
    assert len(expected) > 10
    found = [re.search(r":(\d+): error: .*\[([a-z-]+)\]$", line) for line in errors_in(report, "/typing/mistakes.py")]
    assert [(int(match[1]), match[2]) for match in found if match] == expected


def test_the_stub_agrees_with_the_extension_module():
    configuration = str(FOLDER / "mypy.ini")
    output = run(
        *(sys.executable, "-m", "mypy.stubtest", "--mypy-config-file", configuration, "eightfold._native"))
    assert re.search(r"^(Found|Success)", output, re.MULTILINE)
    errors = [line for line in output.splitlines() if line.startswith("error: ")]
    # No stub can name the metaclass of pybind11, and classes without a constructor inherit one that raises
    # TypeError.
    allowed = (
        r"is inconsistent, metaclass differs$"
        r"|__init__ is inconsistent, stub does not have \*args argument \"args\"$"
    )
    assert [line for line in errors if not re.search(allowed, line)] == []
