"""Tests of data/certificate/check.py with certificates of the program, of which EIGHTFOLD_PROGRAM is the path."""

import importlib.util
import io
import itertools
import os
import pathlib
import random
import subprocess
import sys
import unittest

PROGRAM = os.environ["EIGHTFOLD_PROGRAM"]
SOURCE = pathlib.Path(__file__).parents[2] / "data" / "certificate" / "check.py"
SPEC = importlib.util.spec_from_file_location("check", SOURCE)
check = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(check)

GROUPS = ["full", "quarter-turn", "half-turn", "axis-klein", "diagonal-klein", "flip-horizontal", "flip-vertical",
          "transpose", "anti-transpose", "trivial"]
RULES = ["queens", "superqueens", "torus", "rooks"]


def certificate(n, rule="queens", group="full", every=False):
    command = [PROGRAM, "certify", str(n), "--rule", rule, "--group", group, "--quiet"] + ["--all"] * every
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def proved(text):
    """What a certificate proves: the checker after its work. Raises ValueError."""
    checker = check.Checker(io.StringIO(text, newline="\n"))
    checker.check()
    return checker


def attacks(rule, n, a, b):
    down, across = b[0] - a[0], abs(b[1] - a[1])
    if rule == "rooks":
        return False
    if rule == "torus":
        return down % n in (across % n, -across % n)
    return down == across or (rule == "superqueens" and {down, across} == {1, 2})


def brute_force(n, rule, group):
    """The fixed points and the number of orbits, by enumeration of all permutations as sets of squares."""
    solutions = set()
    for columns in itertools.permutations(range(n)):
        squares = list(enumerate(columns))
        if not any(attacks(rule, n, a, b) for a, b in itertools.combinations(squares, 2)):
            solutions.add(frozenset(squares))
    image = {g: {s: frozenset(check.IMAGES[g](i, j, n - 1) for i, j in s) for s in solutions} for g in group}
    fixed = {g: sum(image[g][s] == s for s in solutions) for g in group}
    return fixed, len({frozenset(image[g][s] for g in group) for s in solutions})


class Accepts(unittest.TestCase):
    def test_every_rule_and_group_with_the_numbers_of_brute_force(self):
        for rule, group, every in itertools.product(RULES, GROUPS, (False, True)):
            for n in range(6):
                checker = proved(certificate(n, rule, group, every))
                self.assertEqual((checker.fixed, checker.orbits), brute_force(n, rule, checker.group), (n, rule, group))

    def test_larger_boards(self):
        for rule in RULES[:3]:
            for group in GROUPS:
                for n in (6, 7, 8):
                    proved(certificate(n, rule, group))
        self.assertEqual(proved(certificate(9)).orbits, 46)
        self.assertEqual(proved(certificate(6, "rooks")).orbits, 115)  # OEIS A000903
        self.assertEqual(proved(certificate(9, every=True)).fixed["identity"], 352)


class Rejects(unittest.TestCase):
    def rejected(self, text):
        with self.assertRaises(ValueError):
            proved(text)

    def test_a_line_dropped_duplicated_or_swapped(self):
        lines = certificate(6).splitlines(keepends=True)
        for i, line in enumerate(lines):
            self.rejected("".join(lines[:i] + lines[i + 1:]))
            self.rejected("".join(lines[:i] + [line] + lines[i:]))
            if i > 0 and lines[i - 1] != line:
                self.rejected("".join(lines[:i - 1] + [line, lines[i - 1]] + lines[i + 1:]))

    def test_a_truncated_file(self):
        text = certificate(5)
        for size in range(len(text)):
            self.rejected(text[:size])

    def test_a_wrong_reason_stabilizer_representative_or_number(self):
        text = certificate(4)
        for old, new in [("= ****0000", "= **0*0000"), ("= ****0000", "= *****000"), ("= ****0000", "= ****1000"),
                         ("1 3 0 2", "2 0 3 1"), ("\n00..\n", "\n01..\n"), ("..E0D0", "..E1D0"), ("..E0D0", "..F0D0"),
                         ("..E0D0", "..E0D0."), ("fixed identity 2", "fixed identity 3"), ("sum 8", "sum 16"),
                         ("orbits 1", "orbits 2"), ("n 4", "n 5"), ("rule queens", "rule rooks"),
                         (" rotate270", ""), ("list canonical", "list all"), ("end\n", "end\n\n")]:
            self.assertIn(old, text)
            self.rejected(text.replace(old, new, 1))

    def test_random_mutations_unless_they_leave_a_true_statement(self):
        numbers = random.Random(8)
        accepted = 0
        for _ in range(2000):
            rule, group = numbers.choice(RULES[:3]), numbers.choice(GROUPS)
            text = certificate(numbers.randrange(7), rule, group, numbers.random() < 0.5)
            lines = text.splitlines(keepends=True)
            i, j = numbers.randrange(len(lines)), numbers.randrange(len(lines))
            kind = numbers.randrange(4)
            if kind == 0:
                del lines[i]
            elif kind == 1:
                lines[i], lines[j] = lines[j], lines[i]
            elif kind == 2:
                at = numbers.randrange(len(lines[i]))
                lines[i] = lines[i][:at] + numbers.choice(".0123456*ABCDEFGH= \n") + lines[i][at + 1:]
            else:
                lines.insert(i, lines[j])
            mutant = "".join(lines)
            try:
                checker = proved(mutant)
            except ValueError:
                continue
            accepted += mutant != text
            self.assertEqual((checker.fixed, checker.orbits), brute_force(checker.n, checker.rule, checker.group))
        self.assertLess(accepted, 100)

    def test_the_same_mutants_as_the_checker_in_cpp(self):
        numbers = random.Random(9)
        for _ in range(200):
            text = certificate(numbers.randrange(6), numbers.choice(RULES), numbers.choice(GROUPS))
            at = numbers.randrange(len(text))
            mutant = text[:at] + numbers.choice(".0123456*ABCDEFGH= \n") + text[at + 1:]
            run = subprocess.run([PROGRAM, "check", "-"], input=mutant, capture_output=True, text=True)
            try:
                proved(mutant)
                self.assertEqual(run.returncode, 0, mutant)
            except ValueError:
                self.assertEqual(run.returncode, 1, mutant)


class Program(unittest.TestCase):
    def run_check(self, *arguments, text=""):
        return subprocess.run([sys.executable, SOURCE, *arguments], input=text, capture_output=True, text=True)

    def test_prints_one_sentence_or_one_line_with_the_error(self):
        proof = self.run_check("-", text=certificate(4))
        self.assertEqual((proof.returncode, proof.stderr), (0, ""))
        self.assertTrue(proof.stdout.startswith("Proved: 4 queens have 2 solutions in 1 orbit:"), proof.stdout)
        for run in (self.run_check("/no/such/file"), self.run_check("-"), self.run_check("-", text="\xff\n")):
            self.assertEqual((run.returncode, run.stdout, run.stderr.count("\n")), (1, "", 1), run.stderr)


class Source(unittest.TestCase):
    def test_is_short_and_needs_only_the_standard_library(self):
        lines = SOURCE.read_text().splitlines()
        self.assertLessEqual(len(lines), 150)
        self.assertEqual([line for line in lines if "import" in line], ["import sys"])


if __name__ == "__main__":
    unittest.main()
