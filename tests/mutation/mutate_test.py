#!/usr/bin/env python3
"""Tests of the mutator."""

import contextlib
import io
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.dont_write_bytecode = True  # nothing is written into the checkout
sys.path.insert(0, str(Path(__file__).resolve().parent))
import mutate  # noqa: E402
from builder import link_inputs  # noqa: E402
from mutants import mutants_of  # noqa: E402
from scopes import SCOPES, Scope  # noqa: E402
from suites import Outcome, Suites, TestFiles, _reason, run  # noqa: E402
from tokens import tokenize  # noqa: E402


def texts(source):
    return [token.text for token in tokenize(source)]


def changes(source):
    return [mutant.change for mutant in mutants_of("a.cpp", source)]


def sources(source):
    return {mutant.apply(source) for mutant in mutants_of("a.cpp", source)}


class Tokens(unittest.TestCase):
    def test_comments_and_directives_are_skipped(self):
        self.assertEqual(texts("#define A 1 \\\n  + 2\nint b; // 3\n/* 4\n5 */ int c;"), ["int", "b", ";", "int", "c", ";"])

    def test_a_string_is_one_token(self):
        self.assertEqual(texts(r'f("a \" 1 + 2", R"x(3 ")" 4)x", ' + r"'\'')"), ["f", "(", r'"a \" 1 + 2"', ",", 'R"x(3 ")" 4)x"', ",", r"'\''", ")"])

    def test_a_number_is_one_token_with_its_separators_and_suffix(self):
        self.assertEqual(texts("1'000'000ULL 0x1F 1.5e-3 a1"), ["1'000'000ULL", "0x1F", "1.5e-3", "a1"])

    def test_the_longest_symbol_is_taken(self):
        self.assertEqual(texts("a <=> b <<= c->d::e"), ["a", "<=>", "b", "<<=", "c", "->", "d", "::", "e"])


class Operators(unittest.TestCase):
    def test_comparisons(self):
        self.assertEqual(sources("a < b"), {"a <= b", "a >= b"})
        self.assertEqual(sources("a <= b"), {"a < b", "a > b"})
        self.assertEqual(sources("a > b"), {"a >= b", "a <= b"})
        self.assertEqual(sources("a >= b"), {"a > b", "a < b"})
        self.assertEqual(sources("a == b"), {"a != b"})
        self.assertEqual(sources("a != b"), {"a == b"})

    def test_arithmetic(self):
        self.assertEqual(sources("return a + b * c;"), {"return a - b * c;", "return a + b / c;"})
        self.assertEqual(sources("return a << b | c;"), {"return a >> b | c;", "return a << b & c;"})
        self.assertEqual(sources("return -a;"), {"return a;"})
        self.assertEqual(sources("for (;; ++i)"), {"for (;; --i)"})
        self.assertEqual(sources("int b = a += c"), {"int b = a -= c"})

    def test_joined_strings_are_left_alone(self):
        self.assertEqual(changes('return "a" + b;'), [])

    def test_logic(self):
        self.assertEqual(sources("return a && !b || true;"),
                         {"return a || !b || true;", "return a && b || true;", "return a && !b && true;", "return a && !b || false;"})  # fmt: skip

    def test_constants(self):
        self.assertEqual(sources("return 10;"), {"return 11;", "return 9;"})
        self.assertEqual(sources("return 1'000U;"), {"return 1001U;", "return 999U;"})
        self.assertEqual(sources("return 0x10;"), {"return 17;", "return 15;"})
        self.assertEqual(sources("return 1.5;"), set())

    def test_removed_statements(self):
        self.assertEqual(sources("{ f(); if (a) g(); b[i] = c; return; }"),
                         {"{ ; if (a) g(); b[i] = c; return; }", "{ f(); if (a) ; b[i] = c; return; }",
                          "{ f(); if (a) g(); ; return; }", "{ f(); if (a) g(); b[i] = c; ; }"})  # fmt: skip
        self.assertEqual(changes("{ throw a; }"), ["remove the statement"])

    def test_declarations_and_returned_values_are_kept(self):
        self.assertEqual(changes("{ A b(c); const A d = e; std::vector<int> f; A& g = h(); auto [i, j] = k; return l(); }"), [])

    def test_swapped_arguments(self):
        self.assertEqual(sources("return f(a, g(b), c);"), {"return f(g(b), a, c);", "return f(a, c, g(b));"})
        self.assertEqual(changes("int f(int a, const B& b);"), [])
        self.assertEqual(changes("return f(a, a);"), [])

    def test_angle_brackets_of_templates_are_left_alone(self):
        self.assertEqual(changes("std::vector<std::array<A, B>> c = d<E>();"), [])
        self.assertEqual(changes("template <int N = 3, bool B = true>\nstruct A;"), [])
        self.assertEqual(changes("a<b> c; return d < e;"), ["< to <=", "< to >="])

    def test_references_and_pointers_are_left_alone(self):
        self.assertEqual(changes("A& b; A&& c; A* d; return &b;"), [])

    def test_static_assertions_attributes_and_operators_that_are_defined_are_left_alone(self):
        self.assertEqual(changes("static_assert(a < 3); [[deprecated(\"1\")]] bool operator<(A, B);"), [])

    def test_equal_changes_in_equal_lines_have_different_names(self):
        self.assertEqual(changes("a < b;\na < b;"), ["< to <=", "< to >=", "< to <= #2", "< to >= #2"])


class Sample(unittest.TestCase):
    def setUp(self):
        self.mutants = {"a": mutants_of("a", "return a < b;\n" * 30), "b": mutants_of("b", "return a < b;\n" * 10)}

    def test_the_same_seed_gives_the_same_order(self):
        self.assertEqual(mutate.sample(self.mutants, 1), mutate.sample(self.mutants, 1))
        self.assertNotEqual(mutate.sample(self.mutants, 1), mutate.sample(self.mutants, 2))

    def test_every_beginning_has_the_files_in_proportion(self):
        order = mutate.sample(self.mutants, 1)
        self.assertEqual(len(order), 80)
        for count in range(1, 81):
            self.assertAlmostEqual(sum(mutant.file == "a" for mutant in order[:count]), count * 3 / 4, delta=2)

    def test_only_selects_files_and_lines(self):
        self.assertEqual(len(mutate.select(self.mutants, ["b:2"])["b"]), 2)
        self.assertEqual(len(mutate.select(self.mutants, ["b", "b:2"])["b"]), 20)
        self.assertRaises(mutate.UsageError, mutate.select, self.mutants, ["b:11"])


class Files(unittest.TestCase):
    def setUp(self):
        self.mutants = {"a.cpp": mutants_of("a.cpp", "return a < b;")}
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name, "file")

    def test_an_equivalent_mutant_is_found_by_the_text_of_its_line(self):
        self.path.write_text("# a comment\na.cpp\treturn a < b;\t< to <=\ta is never b\n")
        self.assertEqual(mutate.read_equivalent(self.path, self.mutants), {("a.cpp", "return a < b;", "< to <="): "a is never b"})

    def test_an_entry_that_matches_no_line_is_an_error(self):
        self.path.write_text("a.cpp\treturn a < c;\t< to <=\ta is never c\n")
        with self.assertRaisesRegex(mutate.UsageError, "file:1: no mutant of a.cpp matches"):
            mutate.read_equivalent(self.path, self.mutants)

    def test_an_entry_without_a_reason_is_an_error(self):
        self.path.write_text("a.cpp\treturn a < b;\t< to <=\t\n")
        self.assertRaises(mutate.UsageError, mutate.read_equivalent, self.path, self.mutants)

    def test_results_are_reused_unless_the_mutant_survived_or_the_file_changed(self):
        killed, survived = self.mutants["a.cpp"]
        results = mutate.Results(self.path)
        results.add(killed, "text", "killed", "A.test")
        results.add(survived, "text", "survived", "")
        again = mutate.Results(self.path)
        self.assertEqual(again.find(killed, "text"), ("killed", "A.test"))
        self.assertIsNone(again.find(killed, "changed text"))
        self.assertIsNone(again.find(survived, "text"))

    def test_the_list_of_equivalent_mutants_matches_the_source(self):
        mutate.read_equivalent(mutate.EQUIVALENT, mutate.all_mutants(mutate.SOURCE))

    def test_the_readme_gives_the_reason_of_every_equivalent_mutant(self):
        readme = Path(mutate.EQUIVALENT).with_name("README.md").read_text()
        for (file, _, change), reason in mutate.read_equivalent(mutate.EQUIVALENT, mutate.all_mutants(mutate.SOURCE)).items():
            self.assertIn(f"| {file} | `{change}` | {reason} |".replace("||", "\\|\\|"), readme)


class Checks(unittest.TestCase):
    class Tester:
        """Every third mutant survives and every fifth does not compile."""

        def __init__(self):
            self.calls = 0

        def check(self, mutant):
            self.calls += 1
            return ("invalid" if self.calls % 5 == 0 else "survived" if self.calls % 3 == 0 else "killed"), ""

    def test_mutants_that_do_not_compile_are_replaced(self):
        order = mutants_of("a", "return a < b;\n" * 30)
        with contextlib.redirect_stdout(io.StringIO()) as output:
            totals = mutate.check_all(self.Tester(), order, 12, 1)
        self.assertEqual(totals, {"killed": 8, "survived": 4, "equivalent": 0, "invalid": 2})
        self.assertEqual(len(output.getvalue().splitlines()), 14)

    def test_the_killer_is_the_failed_test_or_the_limit(self):
        self.assertEqual(_reason(1, "[ RUN      ] A.b\n[  FAILED  ] A.b (1 ms)\n", False), "A.b")
        self.assertEqual(_reason(-11, "[ RUN      ] A.b\n", False), "SIGSEGV in A.b")
        self.assertEqual(_reason(-9, "[ RUN      ] A.b\n", True), "time limit in A.b")

    def test_a_program_that_never_ends_is_stopped(self):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder, "program")
            for wait, limits in (("sleep 1000", (1000, 0.1)), ("while true; do true; done", (0.1, 1000))):
                program.write_text(f"#!/bin/sh\necho '[ RUN      ] A.b'\n{wait}\n")
                program.chmod(0o755)
                outcome = run(program, [], lambda test: limits if test == "A.b" else (1000, 1000))
                self.assertFalse(outcome.passed)
                self.assertEqual(outcome.reason, "time limit in A.b")

    def test_what_a_test_leaves_running_is_stopped(self):
        with tempfile.TemporaryDirectory() as folder:
            program, orphan = Path(folder, "program"), Path(folder, "orphan")
            program.write_text(f"#!/bin/sh\nsleep 1000 > /dev/null 2>&1 &\necho $! > {orphan}\n")
            program.chmod(0o755)
            self.assertTrue(run(program, [], lambda test: (1000, 1000)).passed)
            stat = Path(f"/proc/{orphan.read_text().strip()}/stat")
            deadline = time.monotonic() + 60
            while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z" and time.monotonic() < deadline:
                time.sleep(0.01)
            self.assertLess(time.monotonic(), deadline)

    def test_more_tests_than_an_argument_holds_can_be_chosen(self):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder, "program")
            program.write_text('#!/bin/sh\ntail -c 12 "${2#--gtest_flagfile=}"\n')
            program.chmod(0o755)
            outcome = run(program, [f"Suite.test_{number}" for number in range(100000)], lambda test: (1000, 1000))
            self.assertEqual(outcome.output, ".test_99999\n")


class Order(unittest.TestCase):
    """Which tests of a mutant run, and in which order."""

    TESTS = {
        "tests/core/board_test.cpp": "TEST(Board, holds) {\nTEST(Shared, name) {\n",
        "tests/core/other_test.cpp": "TEST_P(Verify, finds) {\n",
        "tests/reports/text/table_test.cpp": '#include "eightfold/core/board.hpp"\nRC_GTEST_PROP(Tables, are_aligned, ()) {\n',
        "tests/reports/text/words_test.cpp": "TEST(Ranks, grow) {\nTEST(Shared, name_of_words) {\n",
    }

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        for file, text in self.TESTS.items():
            path = Path(folder.name, file)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        self.files = TestFiles(folder.name)
        output = "".join(f"[       OK ] {test} ms)\n" for test in (
            "Board.holds (1", "AllRules/Verify.finds/2, where GetParam() = 4 (1", "Tables.are_aligned (2", "Ranks.grow (900", "Shared.name (3"))  # fmt: skip
        self.outcome = Outcome(True, "", output, 1, 1)

    def test_the_tests_of_the_file_run_first_and_those_of_its_folder_next(self):
        phases = Suites(self.files, self.outcome).phases("core/board.cpp")
        self.assertEqual(phases, [["Board.holds", "Tables.are_aligned", "Shared.name"], ["AllRules/Verify.finds/2"], ["Ranks.grow"]])

    def test_the_tests_of_a_folder_are_those_of_its_internal_sources(self):
        phases = Suites(self.files, self.outcome).phases("reports/text/internal/words.cpp")
        self.assertEqual(phases[:2], [["Ranks.grow"], ["Tables.are_aligned"]])

    def test_slow_tests_of_other_folders_can_be_skipped(self):
        suites = Suites(self.files, self.outcome, skips_slow_tests=True)
        self.assertNotIn("Ranks.grow", sum(suites.phases("core/board.cpp"), []))
        self.assertIn("Ranks.grow", sum(suites.phases("reports/text/none.cpp"), []))

    def test_the_tests_of_the_files_that_a_scope_leaves_out_do_not_run(self):
        scope = Scope((), (), (), 0, left_out=("tests/core/other_test.cpp", "tests/reports/text"))
        self.assertEqual(self.files.excluding(scope),
                         "-Verify.finds:*/Verify.finds/*:Tables.are_aligned:*/Tables.are_aligned/*:Ranks.grow:*/Ranks.grow/*"
                         ":Shared.name_of_words:*/Shared.name_of_words/*")  # fmt: skip


class Scopes(unittest.TestCase):
    def test_a_scope_leaves_out_files_and_folders_but_not_names_that_begin_alike(self):
        scope = Scope((), (), (), 0, left_out=("a/b", "a/c.cpp"))
        self.assertEqual([path for path in ("a/b/d.cpp", "a/bc/d.cpp", "a/c.cpp", "a/c.cpp2") if scope.includes(path)], ["a/bc/d.cpp", "a/c.cpp2"])

    def test_every_folder_of_a_scope_has_mutants_and_the_control_is_one_of_them(self):
        for scope in SCOPES.values():
            mutants = mutate.mutants_in(mutate.SOURCE, scope)
            for folder in scope.folders:
                self.assertTrue(any(file.startswith(folder + "/") for file in mutants), folder)
            self.assertIn(scope.control, [mutant.key for mutant in mutants[scope.control[0]]])

    def test_no_file_is_in_two_scopes(self):
        files = [file for scope in SCOPES.values() for file in mutate.mutants_in(mutate.SOURCE, scope)]
        self.assertEqual(len(files), len(set(files)))

    def test_each_scope_has_its_own_floor_unless_it_is_given(self):
        self.assertEqual(mutate.parse(["--scope", "reports"]).floor, SCOPES["reports"].floor)
        self.assertEqual(mutate.parse(["--scope", "reports", "--floor", "1"]).floor, 1)

    def test_the_objects_and_libraries_are_read_from_a_link_command(self):
        command = ": && c++ -O3  a.o b/c.cxx.o -o d/e_tests  f/libg.a  /usr/lib/libh.so.1.0  -lpthread && cd d && cmake -D X=i.o -P j.cmake"
        self.assertEqual(link_inputs(command), (["a.o", "b/c.cxx.o"], ["f/libg.a", "/usr/lib/libh.so.1.0", "-lpthread"]))


if __name__ == "__main__":
    unittest.main()
