#!/usr/bin/env python3
"""Fails if a test did not run, unless tests/skips.txt names it with the reason, and prints the reasons of those that it names.

A test that the README names as evidence (section "How we know it is right") may never be skipped.

Reads the JUnit files that the test presets make CTest write (build/PRESET/tests.xml). An entry of CTest is one
test, a whole GoogleTest program or a file of pytest. A program must have run as many tests as it announced: one that
ends early with exit code 0, or whose output CTest has truncated, is an error too. With --again, a GoogleTest
test that was skipped, and ran in that second run of the skipped tests, has run.
"""

import argparse
import fnmatch
import pathlib
import re
import sys
import tomllib
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
# A test of GoogleTest, in the line when it ends or in the summary. Its messages come before: "FILE:LINE: Skipped", then the reason.
SKIPPED = re.compile(r"^\[  SKIPPED \] (\S+\.\S+)", re.MULTILINE)
RAN = re.compile(r"^\[       OK \] (\S+\.\S+) \(", re.MULTILINE)
REASON = re.compile(r": Skipped\n(.+)")
ANNOUNCED = re.compile(r"^\[=+\] Running (\d+) tests? from", re.MULTILINE)
PASSED = re.compile(r"^\[  PASSED  \] (\d+) tests?\.", re.MULTILINE)
DISABLED = re.compile(r"^  YOU HAVE (\d+) DISABLED TESTS?", re.MULTILINE)

# The section of the README, and the names of tests in it.
EVIDENCE = "\n## How we know it is right\n"
CLAIMED = re.compile(r"`(\w+\.\w+)`")

# The summary of pytest -q -rs: "SKIPPED [1] test_a.py:7: no numpy", then "5 passed, 1 skipped in 0.12s".
PYTEST_SKIPPED = re.compile(r"^SKIPPED \[\d+\] \S+?:(\d+): (.+)", re.MULTILINE)
PYTEST_PASSED = re.compile(r"^(\d+) passed\b.* in [\d.]+s", re.MULTILINE)


def read_list(path):
    """The patterns of tests that may be skipped; each line is a pattern and the reason."""
    patterns = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.split(maxsplit=1)
        if not words or words[0].startswith("#"):
            continue
        if len(words) == 1:
            sys.exit(f"{path}:{number}: {words[0]} has no reason; write it after the pattern")
        patterns.append(words[0])
    return patterns


def read_claimed_tests(path):
    """The tests that the README names as evidence."""
    text = path.read_text(encoding="utf-8")
    _, heading, section = text.partition(EVIDENCE)
    if not heading:
        sys.exit(f"{path}: no section {EVIDENCE.strip()}; name the section in {pathlib.Path(__file__).name}")
    section = section.partition("\n## ")[0]
    return {name for item in section.split("\n- ")[1:] for name in CLAIMED.findall(" ".join(item.split()))}


def without_parameters(name):
    """The name in the source of a test that GoogleTest lists as Instance/Suite.name/parameter; for pytest, the file."""
    if re.match(r"Python\.\w+:", name):
        return name.partition(":")[0]
    suite, dot, test = name.partition(".")
    return suite.rpartition("/")[2] + dot + test.partition("/")[0]


def optional_modules():
    """The modules of Python that a machine may lack. A test that needs one is skipped with its name as the reason."""
    metadata = tomllib.loads((ROOT / "reports/python/pyproject.toml").read_text(encoding="utf-8"))
    return set().union(*metadata["project"]["optional-dependencies"].values())


def entries(path):
    """(name, status, output) of each entry of CTest."""
    try:
        root = xml.etree.ElementTree.parse(path).getroot()
    except (OSError, xml.etree.ElementTree.ParseError) as error:
        sys.exit(f"{path}: {error}; run ctest with --output-junit")
    for case in root.iter("testcase"):
        yield case.get("name"), case.get("status"), case.findtext("system-out", "")


def inspect(name, status, output, may_be_empty=False):
    """How many tests of an entry ran; the skipped ones with their reasons; and what is wrong otherwise."""
    announced = ANNOUNCED.search(output)
    skipped = dict.fromkeys(SKIPPED.findall(output), "")
    if status == "fail":
        return 0, {}, [f"{name}: failed"]
    if announced is None:  # not GoogleTest
        of_pytest = {f"{name}:{line}": reason for line, reason in PYTEST_SKIPPED.findall(output)}
        passed = PYTEST_PASSED.search(output)
        if of_pytest:
            return int(passed[1]) if passed else 0, of_pytest, []
        if status == "run" and passed:
            return int(passed[1]), {}, []
        if status == "run":
            return 1, {}, []
        return 0, {name: output.strip().splitlines()[-1] if output.strip() else status}, []
    wrong = []
    if "[  FAILED  ]" in output:
        wrong.append(f"{name}: failed, although CTest reports that it was skipped")
    disabled = DISABLED.search(output)
    if disabled:
        wrong.append(f"{name}: {disabled[1]} disabled; remove DISABLED_ or the test")
    passed = PASSED.search(output)
    if passed is None:
        wrong.append(f"{name}: its output has no summary; "
                     "it ended early, or ctest needs --test-output-size-passed 1048576")
    elif int(announced[1]) == 0 and not may_be_empty or int(passed[1]) + len(skipped) != int(announced[1]):
        wrong.append(f"{name}: announced {announced[1]} tests, of which {passed[1]} passed and {len(skipped)} were skipped")
    reasons = REASON.findall(output)
    if len(skipped) == len(reasons):
        skipped = dict(zip(skipped, reasons))
    return int(passed[1]) if passed else 0, skipped, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", type=pathlib.Path, default=ROOT / "tests/skips.txt", help="default: tests/skips.txt")
    parser.add_argument("--readme", type=pathlib.Path, default=ROOT / "README.md", help="default: README.md")
    parser.add_argument("--without-modules", action="store_true",
                        help="accept tests of Python that were skipped because it lacks an optional module, or GAP is absent")
    parser.add_argument("--again", type=pathlib.Path, metavar="FILE",
                        help="the JUnit file of a second run of the skipped tests, in which a program may run none")
    parser.add_argument("results", nargs="+", type=pathlib.Path, help="a JUnit file of CTest")
    arguments = parser.parse_args()
    patterns = read_list(arguments.list)
    claimed = read_claimed_tests(arguments.readme)
    unused = set(patterns)
    absent = optional_modules() | {"GAP is not installed"} if arguments.without_modules else set()
    errors = []
    ran = 0
    listed = 0
    found = [(*entry, False) for path in arguments.results for entry in entries(path)]
    again = [(*entry, True) for entry in entries(arguments.again)] if arguments.again else []
    ran_again = {name for _, _, output, _ in again for name in RAN.findall(output)}
    for entry in found + again:
        passed, skipped, wrong = inspect(*entry)
        ran += passed
        errors += wrong
        for name, reason in skipped.items():
            if name in ran_again:
                continue
            matching = {pattern for pattern in patterns if fnmatch.fnmatchcase(name, pattern)}
            unused -= matching
            if without_parameters(name) in claimed:
                errors.append(f"{name}: skipped: {reason}; {arguments.readme} names it as evidence, so let it run")
            elif matching:
                listed += 1
                print(f"skipped: {name}: {reason}")
            elif reason not in absent:
                errors.append(f"{name}: skipped: {reason}; let it run, or name it in {arguments.list} with the reason")
    for pattern in sorted(unused):
        print(f"note: {arguments.list}: no skipped test matches {pattern}")
    for error in errors:
        print(error, file=sys.stderr)
    print(f"{ran} tests ran and {listed} listed tests were skipped; {len(errors)} errors")
    if ran == 0:
        sys.exit("no test ran")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
