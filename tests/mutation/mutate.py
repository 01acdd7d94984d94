#!/usr/bin/env python3
"""Mutation testing of core, symmetry and reports: see README.md in this folder."""

import argparse
import hashlib
import json
import random
import sys
import tempfile
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path
from queue import Queue

sys.dont_write_bytecode = True  # nothing is written into the checkout
sys.path.insert(0, str(Path(__file__).resolve().parent))
from builder import BuildError, Builder, Copy  # noqa: E402
from mutants import mutants_of  # noqa: E402
from scopes import SCOPES  # noqa: E402
from suites import Suites, TestFiles, run  # noqa: E402

SOURCE = Path(__file__).resolve().parents[2]
EQUIVALENT = Path(__file__).resolve().parent / "equivalent.tsv"


class UsageError(Exception):
    pass


def mutants_in(source, scope):
    """The mutants of each file of the scope, by its path from the source."""
    paths = sorted(path for folder in scope.folders for path in Path(source, folder).rglob("*.cpp"))
    files = [str(path.relative_to(source)) for path in paths]
    return {file: mutants_of(file, Path(source, file).read_text()) for file in files if scope.includes(file)}


def all_mutants(source):
    """The mutants of each file of any scope."""
    return {file: mutants for scope in SCOPES.values() for file, mutants in mutants_in(source, scope).items()}


def sample(mutants, seed):
    """All mutants in a random order in which every beginning has mutants of each file in proportion to their number."""
    placed = []
    for file in sorted(mutants):
        generator = random.Random(f"{seed} {file}")
        shuffled = list(mutants[file])
        generator.shuffle(shuffled)
        offset = generator.random()
        placed += [((index + offset) / len(shuffled), mutant) for index, mutant in enumerate(shuffled)]
    return [mutant for _, mutant in sorted(placed, key=lambda place: (place[0], place[1].key))]


def read_equivalent(path, mutants):
    """The reasons of the equivalent mutants by their keys."""
    known = {mutant.key for of_file in mutants.values() for mutant in of_file}
    reasons = {}
    for number, row in enumerate(path.read_text().splitlines() if path.exists() else [], 1):
        if not row or row.startswith("#"):
            continue
        fields = row.split("\t")
        if len(fields) != 4 or not all(fields):
            raise UsageError(f"{path.name}:{number}: expected file, line, change and reason, separated by tabs")
        if tuple(fields[:3]) not in known:
            raise UsageError(f"{path.name}:{number}: no mutant of {fields[0]} matches; correct or remove the entry")
        reasons[tuple(fields[:3])] = fields[3]
    return reasons


class Results:
    """The verdicts so far, one JSON object a line; a later run skips what they decide. Survivors run again, because new tests may
    kill them."""

    def __init__(self, path):
        self.path = path
        self.verdicts = {}
        if path and path.exists():
            for row in path.read_text().splitlines():
                record = json.loads(row)
                self.verdicts[tuple(record["key"])] = (record["source"], record["verdict"], record["by"])

    def find(self, mutant, source):
        known = self.verdicts.get(mutant.key)
        return known[1:] if known and known[0] == source and known[1] != "survived" else None

    def add(self, mutant, source, verdict, by):
        if self.path:
            with self.path.open("a") as file:
                file.write(json.dumps({"key": mutant.key, "source": source, "verdict": verdict, "by": by}) + "\n")


class Tester:
    """Decides what becomes of a mutant."""

    def __init__(self, scope, folder, jobs, equivalent, results):
        self.scope = scope
        self.builder = Builder(SOURCE, folder, scope)
        self.builder.build_all(jobs)
        self.equivalent = equivalent
        self.results = results
        self.copies = Queue()
        for number in range(jobs):
            self.copies.put(Copy(self.builder, number))
        self._check_the_tests_pass()

    def _check_the_tests_pass(self):
        copy = self.copies.get()
        file = self.scope.control[0]
        compiled = copy.compile(file, (SOURCE / file).read_text())
        if compiled is None or not copy.is_original(file, compiled):
            raise BuildError("compiling a file twice gives two objects, so unchanged objects cannot be detected")
        files = TestFiles(SOURCE)
        outcome = run(copy.link(file, compiled), [files.excluding(self.scope)], lambda test: (600, 3600))
        if not outcome.passed:
            raise BuildError(f"the tests fail without a mutation: {outcome.reason}")
        self.suites = Suites(files, outcome, self.scope.skips_slow_tests)
        print(f"{len(self.suites.durations)} tests pass in {outcome.processor:.1f} s of processor time", flush=True)
        self.copies.put(copy)

    def check(self, mutant):
        """The verdict and what led to it."""
        digest = hashlib.sha256((SOURCE / mutant.file).read_bytes()).hexdigest()[:16]
        if mutant.key in self.equivalent:
            return "equivalent", self.equivalent[mutant.key]
        known = self.results.find(mutant, digest)
        if known:
            return known
        verdict, by = self.run(mutant)
        self.results.add(mutant, digest, verdict, by)
        return verdict, by

    def run(self, mutant):
        copy = self.copies.get()
        try:
            compiled = copy.compile(mutant.file, mutant.apply((SOURCE / mutant.file).read_text()))
            if compiled is None:
                return "invalid", "does not compile"
            if copy.is_original(mutant.file, compiled):
                return "invalid", "the same object code"
            killer = self.suites.verdict(copy.link(mutant.file, compiled), mutant.file)
            return ("killed", killer) if killer else ("survived", "")
        finally:
            self.copies.put(copy)


def describe(mutant, verdict, by):
    return f"{verdict:10} {mutant.file}:{mutant.line}: {mutant.change}: {mutant.line_text}" + (f"  [{by}]" if by else "")


def check_all(tester, order, count, jobs):
    """Checks mutants in this order until `count` of them compile to other object code; gives the numbers by verdict."""
    totals = {"killed": 0, "survived": 0, "equivalent": 0, "invalid": 0}
    remaining = iter(order)
    with ThreadPoolExecutor(jobs) as pool:
        running = {}
        while True:
            decided = sum(totals.values()) - totals["invalid"]
            while len(running) < jobs and decided + len(running) < count and (mutant := next(remaining, None)):
                running[pool.submit(tester.check, mutant)] = mutant
            if not running:
                return totals
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                mutant = running.pop(future)
                verdict, by = future.result()
                totals[verdict] += 1
                print(describe(mutant, verdict, by), flush=True)


def parse(arguments):
    parser = argparse.ArgumentParser(description="Changes one token of the sources at a time and checks that a test fails.",
                                     epilog="Exits with 0 if enough mutants are killed and every survivor is in equivalent.tsv, 1 if not, 2 on errors.")  # fmt: skip
    parser.add_argument("--scope", choices=SCOPES, default="core", help="what to mutate: core and symmetry, or the lower folders of reports (default: %(default)s)")
    parser.add_argument("--count", type=int, default=400, metavar="N", help="mutants to check (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the sample (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="mutants at a time (default: %(default)s)")
    parser.add_argument("--floor", type=float, metavar="PERCENT", help="least share of killed mutants (default: that of the scope)")
    parser.add_argument("--only", action="append", default=[], metavar="FILE[:LINE]", help="only the mutants of this file or line; repeatable")
    parser.add_argument("--list", action="store_true", help="print the mutants without building anything")
    parser.add_argument("--results", type=Path, metavar="FILE", help="keep the verdicts in this file; a later run continues there")
    parser.add_argument("--work", type=Path, metavar="FOLDER", help="keep the build in this folder (default: a temporary folder)")
    options = parser.parse_args(arguments)
    options.scope = SCOPES[options.scope]
    if options.floor is None:
        options.floor = options.scope.floor
    if options.count < 1 or options.jobs < 1:
        parser.error("--count and --jobs must be at least 1")
    return options


def select(mutants, only):
    """The mutants of these files and lines."""
    if not only:
        return mutants
    selected = {}
    for place in only:
        file, _, line = place.partition(":")
        found = [m for m in mutants.get(file, ()) if not line or str(m.line) == line]
        if not found:
            raise UsageError(f"--only {place}: no mutant is there; --list prints all of them")
        selected.setdefault(file, []).extend(m for m in found if m not in selected.get(file, ()))
    return selected


def check_sample(options, folder, mutants, order, equivalent):
    key = options.scope.control
    control = next((mutant for mutant in mutants.get(key[0], ()) if mutant.key == key), None)
    if control is None:
        raise BuildError(f"the positive control is not a mutant anymore: {' '.join(key)}")
    tester = Tester(options.scope, folder, options.jobs, equivalent, Results(options.results))
    if tester.run(control)[0] != "killed":
        raise BuildError(f"no test fails without `{key[1]}` in {key[0]}; the tests do not run on the mutant")
    totals = check_all(tester, order, options.count, options.jobs)
    checked = sum(totals.values()) - totals["invalid"]
    score = 100 * totals["killed"] / max(checked, 1)
    print(f"{totals['killed']} of {checked} mutants killed ({score:.1f} %), {totals['equivalent']} equivalent, {totals['survived']} survived; "
          f"{totals['invalid']} others do not compile or change nothing")  # fmt: skip
    return 0 if score >= options.floor and totals["survived"] == 0 else 1


def main(arguments):
    options = parse(arguments)
    try:
        mutants = mutants_in(SOURCE, options.scope)
        equivalent = read_equivalent(EQUIVALENT, all_mutants(SOURCE))
        order = sample(select(mutants, options.only), options.seed)
        if options.list:
            for mutant in order[: options.count]:
                print(f"{mutant.file}:{mutant.line}: {mutant.change}: {mutant.line_text}")
            return 0
        if options.work:
            options.work.mkdir(parents=True, exist_ok=True)
            return check_sample(options, options.work, mutants, order, equivalent)
        with tempfile.TemporaryDirectory(prefix="eightfold-mutation-") as folder:
            return check_sample(options, folder, mutants, order, equivalent)
    except (UsageError, BuildError) as error:
        print(f"mutate.py: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
