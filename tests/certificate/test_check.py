"""Tests of data/certificate/check.py with certificates of the program, of which EIGHTFOLD_PROGRAM is the path."""

import io
import itertools
import random
import re
import subprocess
import sys
import tempfile
import tracemalloc
import unittest

from certificates import GROUPS, IMAGES, PROGRAM, RULES, SOURCE, attacks, brute_force, certificate, check, images, proved

# Each kind of mutation is made of these: the full group, a cyclic one and the trivial one, with both lists.
STATEMENTS = list(itertools.product(["queens"], ["full", "quarter-turn", "half-turn", "trivial"], (False, True)))
STATEMENTS += [("rooks", "full", False), ("torus", "diagonal-klein", False)]
BOARDS = [("--blocked", "a1 e5"), ("--queens", "c3"), ("--queens", "b4", "--blocked", "d2 c1"), ("--queens", "a1 b2"),
          ("--queens", "a1", "--blocked", "a1"), ("--blocked", "a1 a5 e1 e5"), ("--blocked", "b1 b2 b3 b4 b5")]
SOLUTION = re.compile(r"^= .*$", re.MULTILINE)


class Accepts(unittest.TestCase):
    def test_every_rule_and_group_with_the_numbers_of_brute_force(self):
        for rule, group, every in itertools.product(RULES, GROUPS, (False, True)):
            for n in range(7 if rule == "rooks" else 8):
                checker = proved(certificate(n, rule, group, every))
                self.assertEqual((checker.fixed, checker.orbits), brute_force(n, rule, checker.group), (n, rule, group))

    def test_larger_boards(self):
        for rule, group in itertools.product(RULES[:3], GROUPS):
            proved(certificate(8, rule, group))
        self.assertEqual(proved(certificate(9)).orbits, 46)
        self.assertEqual(proved(certificate(6, "rooks")).orbits, 115)  # OEIS A000903
        self.assertEqual(proved(certificate(9, every=True)).fixed["identity"], 352)

    def test_boards_with_required_and_blocked_squares(self):
        for rule, every in itertools.product(RULES, (False, True)):
            for constraints in BOARDS:
                checker = proved(certificate(5, rule, None, every, *constraints))
                expected = brute_force(5, rule, checker.group, checker.board)
                self.assertEqual((checker.fixed, checker.orbits), expected, (rule, every, constraints))

    def test_the_bounds_of_the_whole_list(self):
        whole = certificate(5).replace("list canonical", "list canonical from 0 until 5")
        self.assertEqual(proved(whole).orbits, 2)

    def test_a_list_between_whole_solutions(self):
        part = certificate(4).replace("list canonical", "list canonical from 1 3 0 2 until 1 3 0 3")
        self.assertEqual(proved(part).orbits, 1)

    def test_a_list_between_prefixes(self):
        part = certificate(4).replace("list canonical", "list canonical from 1 until 1 3 1")
        part = part.replace("..E0D0\n00..\n0101\n0G101\n000.\n.010\n", "<.>>\n000.\n.>>>\n")
        self.assertEqual(proved(part).orbits, 1)


class Rejects(unittest.TestCase):
    def rejected(self, text, message=""):
        with self.assertRaises(ValueError) as context:
            proved(text)
        self.assertIn(message, str(context.exception))

    def rejected_or_still_true(self, text):
        """Any text that is accepted is a proof, so its numbers are those of brute force. Returns whether it is accepted."""
        try:
            checker = proved(text)
        except ValueError:
            return False
        expected = brute_force(checker.n, checker.rule, checker.group, checker.board)
        self.assertEqual((checker.fixed, checker.orbits), expected, text)
        return True

    def test_a_constraint_dropped_added_or_moved(self):
        """Each square of the board with each other sign, and a board without its drawing."""
        accepted = rejected = 0
        for every, constraints in itertools.product((False, True), BOARDS):
            text = certificate(5, "queens", None, every, *constraints)
            start = text.index("board\n") + 6
            self.rejected(text[:start - 6] + text[start + 30:])
            for at, new in itertools.product(range(start, start + 30), ".Q#!"):
                if text[at] not in ("\n", new):
                    mutant = text[:at] + new + text[at + 1:]
                    accepted += self.rejected_or_still_true(mutant)
                    rejected += 1
        self.assertTrue(0 < accepted < rejected / 5, (accepted, rejected))

    def test_a_drawing_that_is_not_a_board(self):
        text = certificate(5, "queens", None, False, "--blocked", "a1 e5")
        for old, new, message in [
                ("board\n", "", "expected 'group'"), ("....#\n", "....\n", "not a board of 5 rows"),
                ("....#\n", "....#.\n", "not a board of 5 rows"), ("....#\n", "....x\n", "not a board of 5 rows"),
                ("....#\n", ".....\n", "does not preserve the board"), ("....#\n", "....#\n.....\n", "expected 'group'")]:
            self.assertIn(old, text)
            self.rejected(text.replace(old, new, 1), message)

    def test_a_line_dropped_duplicated_or_swapped(self):
        for rule, group, every in STATEMENTS:
            lines = certificate(5, rule, group, every).splitlines(keepends=True)
            for i, line in enumerate(lines):
                self.rejected("".join(lines[:i] + lines[i + 1:]))
                self.rejected("".join(lines[:i] + [line] + lines[i:]))
                if i > 0 and lines[i - 1] != line:
                    self.rejected("".join(lines[:i - 1] + [line, lines[i - 1]] + lines[i + 1:]))

    def test_a_truncated_file(self):
        for rule, group, every in STATEMENTS:
            text = certificate(5, rule, group, every)
            for size in range(0, len(text), 1 if (group, every) == ("full", False) else 11):
                self.rejected(text[:size], "the certificate is not complete")
            self.rejected(text[:-1], "the certificate is not complete")
            self.rejected(text + "\n", "there is text after the end")

    def test_a_representative_replaced_by_an_isomorph(self):
        for rule, group, every in STATEMENTS:
            text = certificate(6 if group == "full" and rule == "queens" else 5, rule, group, every)
            for match in SOLUTION.finditer(text):
                columns = [int(word) for word in match[0].split(" ")[2:]]
                m = len(columns) - 1
                for squares in set(images(columns).values()) - {images(columns)["identity"]}:
                    rows = sorted((int(z.imag + m) // 2, int(z.real + m) // 2) for z in squares)
                    isomorph = [column for _, column in rows]
                    moved = [[i for i, row in enumerate(rows) if complex(2 * row[1] - m, 2 * row[0] - m) not in image]
                             for g, image in images(isomorph).items() if f" {g}" in text]
                    witnesses = "".join("*" if not lost else match[0].split(" ")[1][i] for i, lost in enumerate(moved))
                    for word in {witnesses, match[0].split(" ")[1]}:
                        line = f"= {word} {' '.join(map(str, isomorph))}"
                        self.rejected(text[:match.start()] + line + text[match.end():], "expected '= ")

    # Its tree cuts off too little: each of its placements is a leaf.
    def test_a_placement_that_is_not_a_solution(self):
        for rule, every in itertools.product(["queens", "superqueens", "torus"], (False, True)):
            self.rejected(certificate(4, "rooks", "full", every).replace("rule rooks", f"rule {rule}"), "[0, 1, 2, 3] is not a solution")
        for n, rule, other in [(4, "queens", "torus"), (6, "queens", "superqueens")]:
            self.rejected(certificate(n, rule, "full", True).replace(f"rule {rule}", f"rule {other}"))

    # The isomorph at its own place in the tree: a canonical list that does not cut it off.
    def test_a_solution_that_is_not_canonical(self):
        for rule, group in [("queens", "full"), ("queens", "half-turn"), ("torus", "quarter-turn")]:
            text = certificate(5, rule, group, every=True)
            self.rejected(text.replace("list all", "list canonical"), "is not canonical")

    def test_a_wrong_reason(self):
        """Each square of each line with each other reason: an accepted one is true of every completion."""
        five = [statement for statement in STATEMENTS if statement[1:] == ("full", False)]
        for n, (rule, group, every) in itertools.chain(itertools.product([4], STATEMENTS), itertools.product([5], five)):
            lines, accepted = certificate(n, rule, group, every).split("\n"), 0
            prefix, unvisited = [], []
            for number in range(5, len(lines)):
                if lines[number].startswith("fixed"):
                    break
                if not lines[number].startswith("="):
                    reasons = re.findall(r"\.|[A-H].|\d", lines[number])
                    self.assertEqual(len(reasons), n)
                    for column in range(n):
                        for new in [".", "?", "<", ">", "A0", "I0", "", *"01234", "B1", "F1", "G1", *(f"{g}0" for g in "BCDEFGH")]:
                            if new == reasons[column]:
                                continue
                            line = "".join(reasons[:column] + [new] + reasons[column + 1:])
                            text = "\n".join(lines[:number] + [line] + lines[number + 1:])
                            if self.rejected_or_still_true(text):
                                accepted += 1
                                self.assertTrue(self.is_true(new, prefix + [column], n, rule, group, every), text)
                    unvisited.append([column for column in range(n) if reasons[column] == "."])
                while unvisited and not unvisited[-1]:
                    unvisited.pop()
                prefix = prefix[:max(len(unvisited) - 1, 0)] + ([unvisited[-1].pop(0)] if unvisited else [])
            self.assertTrue(accepted or rule == "rooks" or n == 4, (rule, group, every))

    def is_true(self, reason, prefix, n, rule, group, every):
        """Whether no listed solution extends the prefix for this reason, by all completions."""
        if reason.isdigit():
            attacker, last = (int(reason), prefix[int(reason)]), (len(prefix) - 1, prefix[-1])
            return attacker[1] == last[1] or attacks(rule, n, attacker, last)
        g, row = list(IMAGES)["ABCDEFGH".index(reason[0])], int(reason[1])
        if every or f" {g}" not in certificate(n, rule, group):
            return False
        rests = itertools.permutations(set(range(n)) - set(prefix)) if len(set(prefix)) == len(prefix) else []
        for rest in rests:
            image = dict(sorted((int(z.imag + n - 1) // 2, int(z.real + n - 1) // 2) for z in images([*prefix, *rest])[g]))
            if any(image[i] != prefix[i] for i in range(row)) or image[row] >= prefix[row]:
                return False
        return True

    def test_a_stabilizer_too_large_or_too_small_or_another_witness(self):
        for rule, group, every in STATEMENTS:
            for n in (1, 5):
                text = certificate(n, rule, group, every)
                for match in SOLUTION.finditer(text):
                    witnesses = match[0].split(" ")[1]
                    for i, new in itertools.product(range(len(witnesses)), "*01234 "):
                        if new != witnesses[i]:
                            line = match[0].replace(witnesses, witnesses[:i] + new + witnesses[i + 1:], 1)
                            self.rejected(text[:match.start()] + line + text[match.end():], "expected '= ")

    def test_a_changed_tally(self):
        for rule, group, every in STATEMENTS:
            for n in (0, 1, 3, 5):
                text = certificate(n, rule, group, every)
                tail = text.index("fixed ")
                for match in re.finditer(r"\d+$", text[tail:], re.MULTILINE):
                    for new in (int(match[0]) + 1, int(match[0]) - 1, f"0{match[0]}", f"+{match[0]}", f"{match[0]} ", ""):
                        changed = text[:tail + match.start()] + str(new) + text[tail + match.end():]
                        self.rejected(changed, "expected '")
        # All numbers of a consistent statement that is wrong: twice the solutions in twice the orbits.
        text = certificate(4)
        tail = text.index("fixed ")
        self.rejected(text[:tail] + re.sub(r"\d+", lambda match: str(2 * int(match[0])), text[tail:]), "expected 'fixed identity 2'")

    def test_another_statement(self):
        text = certificate(4)
        for old, new, message in [
                ("eightfold certificate 1", "eightfold certificate 2", "expected 'eightfold certificate 1'"),
                ("n 4", "n 5", "is not smaller in row 0"),
                ("n 4", "n 3", "not smaller"),
                ("n 4", "n 04", "n is not a number"),
                ("n 4", "n 33", "n is not a number"),
                ("n 4", "n -4", "n is not a number"),
                ("n 4", "m 4", "expected 'n'"),
                ("rule queens", "rule rooks", "does not attack"),
                ("rule queens", "rule kings", "unknown rule"),
                ("rule ", "rules ", "expected 'rule'"),
                (" rotate270", "", "not a group"),
                ("identity ", "", "not a group"),
                ("identity ", "identity identity ", "in order"),
                ("rotate180 rotate270", "rotate270 rotate180", "in order"),
                ("identity", "unity", "in order"),
                ("list canonical", "list all", "not a reason"),
                ("list canonical", "list some", "expected 'list canonical'"),
                ("list canonical", "list all from 0 until 4", "expected 'list canonical'"),
                ("list canonical", "list canonical from 0", "not prefixes"),
                ("list canonical", "list canonical from 4 until 4", "not prefixes"),
                ("list canonical", "list canonical from 1 2 3 0 1 until 4", "not prefixes"),
                ("list canonical", "list canonical from 2 until 4", "is not in the range"),
                ("list canonical", "list canonical from 0 until 1 3 0", "is not in the range"),
                ("list canonical", "list canonical from 0 until 1 3 0 2", "is not in the range"),
                ("list canonical", "list canonical from 1 3 0 3 until 4", "is not in the range"),
                ("..E0D0", "..E0D0.", "5 reasons for 4 squares"),
                ("..E0D0", "..E0", "3 reasons for 4 squares"),
                ("..E0D0", "..E0D", "not a reason"),
                ("..E0D0", "..E0I0", "not a reason"),
                ("..E0D0", "<.E0D0", "is in the range"),
                ("..E0D0", "..E0>", "is in the range"),
                ("orbits 1\nend\n", "orbits 1\n", "the certificate is not complete"),
                ("end\n", "END\n", "expected 'end'"),
                ("end\n", "end", "the certificate is not complete"),
                ("..E0D0", "." * 1000, "the line is too long")]:
            self.assertIn(old, text)
            self.rejected(text.replace(old, new, 1), message)

    def test_a_symmetry_outside_the_group(self):
        text = certificate(5, group="half-turn")
        self.assertIn("C0", text)
        for letter in "ABDEFGH":
            self.rejected(text.replace("C0", f"{letter}0", 1), "is not smaller in row")

    def test_random_mutations_unless_they_leave_a_true_statement(self):
        numbers = random.Random(8)
        accepted = 0
        for _ in range(2000):
            rule, group = numbers.choice(RULES), numbers.choice(GROUPS)
            text = certificate(numbers.randrange(6 if rule == "rooks" else 7), rule, group, numbers.random() < 0.5)
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
            accepted += self.rejected_or_still_true(mutant) and mutant != text
        self.assertGreater(accepted, 0)
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
    def run_check(self, *arguments, text=b""):
        text = text.encode() if isinstance(text, str) else text
        return subprocess.run([sys.executable, SOURCE, *arguments], input=text, capture_output=True)

    def test_prints_one_sentence(self):
        for run in (self.run_check("-", text=certificate(4)), self.run_check("-", text=certificate(5, "rooks", "trivial", True))):
            self.assertEqual((run.returncode, run.stderr, run.stdout.count(b"\n")), (0, b"", 1))
        marked = self.run_check("-", text=b"\xef\xbb\xbf" + certificate(4).encode())  # as `eightfold check`, with a byte order mark
        self.assertEqual(marked.returncode, 0)
        proof = marked.stdout.decode()
        self.assertEqual(proof, "Proved: 4 queens have 2 solutions in 1 orbit: (2 + 2 + 2 + 2 + 0 + 0 + 0 + 0) / 8 = 8 / 8 = 1\n")

    def test_prints_one_line_with_the_error(self):
        with tempfile.TemporaryDirectory() as folder:
            for path, message in [("/no/such/file", "/no/such/file: No such file or directory\n"), (folder, "Is a directory"),
                                  ("", "check.py: No such file or directory"), ("/dev/null", ":1: the certificate is not complete")]:
                run = self.run_check(path)
                self.assertEqual((run.returncode, run.stdout, run.stderr.count(b"\n")), (1, b"", 1), run.stderr)
                self.assertIn(message, run.stderr.decode())
        text = certificate(4).encode()
        for changed, message in [
                (b"", "-:1: the certificate is not complete"), (b"\xff\n", "-:1: expected 'eightfold"),
                (text.replace(b"\n", b"\r\n"), "-:1: the line ends with CR LF; convert it to LF"),
                (b"\xef\xbb\xbf" * 2 + text, "-:1: expected 'eightfold"), (text.replace(b"4", b"\xef\xbc\x94"), "-:2: n is not a number"),
                (text.replace(b"\n", b"\r"), "-:1: the certificate is not complete"), (b"\0" * 5000, "-:1: the line is too long"),
                (b"x" * 10_000_000, "-:1: the line is too long"), (text.replace(b"sum 8", b"sum 9"), "-:22: expected 'sum 8'"),
                (text + text, "-:24: there is text after the end"), (text + b"\xff", "-:24: there is text")]:
            run = self.run_check("-", text=changed)
            self.assertEqual((run.returncode, run.stdout, run.stderr.count(b"\n")), (1, b"", 1), run.stderr)
            self.assertIn(message, run.stderr.decode())

    def test_reports_a_full_disk(self):
        with open("/dev/full", "w") as full:
            run = subprocess.run([sys.executable, SOURCE, "-"], input=certificate(4).encode(), stdout=full, stderr=subprocess.PIPE)
        self.assertEqual((run.returncode, run.stderr), (1, b"check.py: No space left on device\n"))

    def test_keeps_no_more_of_a_long_certificate_than_of_a_short_one(self):
        peaks = []
        for text in (certificate(7), certificate(10)):
            file = io.StringIO(text, newline="\n")
            tracemalloc.start()
            check.Checker(file).check()
            peaks.append(tracemalloc.get_traced_memory()[1])
            tracemalloc.stop()
        self.assertLess(peaks[1], peaks[0] + 8000)

    def test_explains_itself_without_a_file(self):
        self.assertIn(b"check.py FILE", self.run_check().stderr)
        self.assertEqual(self.run_check("a", "b").returncode, 1)


class Source(unittest.TestCase):
    def test_is_short_and_needs_only_the_standard_library(self):
        lines = SOURCE.read_text().splitlines()
        self.assertLessEqual(len(lines), 150)
        self.assertEqual([line for line in lines if "import" in line], ["import sys"])


if __name__ == "__main__":
    unittest.main()
