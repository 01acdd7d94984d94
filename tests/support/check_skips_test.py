#!/usr/bin/env python3
"""Runs small projects with CTest and gives its results to check_skips.py."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).with_name("check_skips.py")
LONG_TEXT = "seq 1 1000"


def announcement(number):
    return f"[==========] Running {number} tests from 1 test suite."


def program(announced, passed, *skipped, before="true", after="true"):
    """A shell command that prints what a GoogleTest program prints."""
    lines = [f"echo '{announcement(announced)}'", before]
    for name in skipped:
        lines += ["echo 'a_test.cpp:7: Skipped'", f"echo 'no need for {name}'", "echo",
                  f"echo '[  SKIPPED ] {name} (0 ms)'"]
    if passed is not None:
        lines.append(f"echo '[  PASSED  ] {passed} tests.'")
    if skipped:
        lines += [f"echo '[  SKIPPED ] {len(skipped)} tests, listed below:'"]
        lines += [f"echo '[  SKIPPED ] {name}'" for name in skipped]
    return "\n".join([*lines, after])


class CheckSkips(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = pathlib.Path(self.folder.name)

    def check(self, tests, skips="", properties="", readme="", options=("--test-output-size-passed", "1048576"), arguments=()):
        """The exit code and the output of check_skips.py after CTest has run shell commands, given by name."""
        cmake = ["cmake_minimum_required(VERSION 3.25)", "project(small LANGUAGES NONE)", "enable_testing()"]
        for name, command in tests.items():
            (self.path / f"{name}.sh").write_text(command)
            cmake.append(f"add_test(NAME {name} COMMAND sh {self.path}/{name}.sh)")
        (self.path / "CMakeLists.txt").write_text("\n".join([*cmake, properties]))
        (self.path / "skips.txt").write_text(skips)
        (self.path / "README.md").write_text(
            f"# Small\n\n- `C.d` is not evidence here.\n\n## How we know it is right\n\n{readme}\n\n## Map\n\n- `C.d`\n")
        build = self.path / "build"
        subprocess.run(["cmake", "-S", self.path, "-B", build], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["ctest", "--test-dir", build, "-j2", "--output-junit", "tests.xml", *options],
                       check=False, stdout=subprocess.DEVNULL)
        run = subprocess.run([sys.executable, SCRIPT, "--list", self.path / "skips.txt", "--readme", self.path / "README.md",
                              *arguments, build / "tests.xml"],
                             check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return run.returncode, run.stdout

    def test_accepts_tests_that_ran(self):
        code, text = self.check({"A.b": program(1, 1), "whole": program(20, 20, before=LONG_TEXT), "other": "true"})
        self.assertEqual((code, text), (0, "22 tests ran and 0 listed tests were skipped; 0 errors\n"))

    def test_rejects_a_skipped_test_of_googletest(self):
        for properties in ["", r'set_tests_properties(A.b PROPERTIES SKIP_REGULAR_EXPRESSION "\\[  SKIPPED \\]")']:
            code, text = self.check({"A.b": program(1, 0, "A.b"), "C.d": program(1, 1)}, properties=properties)
            self.assertEqual(code, 1)
            self.assertIn("A.b: skipped: no need for A.b; let it run, or name it in", text)

    def test_rejects_a_skipped_test_within_a_program(self):
        code, text = self.check({"whole": program(9, 7, "A.b", "C.d/1")}, "A.b needs a printer\n")
        self.assertEqual(code, 1)
        self.assertIn("C.d/1: skipped: no need for C.d/1;", text)
        self.assertNotIn("A.b: skipped", text)

    def test_rejects_other_tests_that_were_skipped_or_disabled_or_are_missing(self):
        code, text = self.check({"A": "echo no root; exit 77", "B": "true", "C": "true"},
                                properties="set_tests_properties(A PROPERTIES SKIP_RETURN_CODE 77)\n"
                                           "set_tests_properties(B PROPERTIES DISABLED TRUE)\n"
                                           "add_test(NAME D COMMAND nonesuch)\n")
        self.assertEqual(code, 1)
        for start in ["A: skipped: no root;", "B: skipped: Disabled;", "D: skipped: Unable to find executable"]:
            self.assertIn(start, text)

    def test_rejects_a_skipped_test_within_a_file_of_pytest(self):
        some = "echo 'SKIPPED [2] ../test_a.py:7: no numpy'; echo '5 passed, 2 skipped in 0.12s'"
        whole = "echo 'SKIPPED [1] ../test_b.py:3: no pandas'; echo '1 skipped in 0.12s'; exit 77"
        code, text = self.check({"A": some, "B": whole, "C": "echo '4 passed in 61.02s (0:01:01)'"}, "B:* not here\n",
                                properties="set_tests_properties(B PROPERTIES SKIP_RETURN_CODE 77)\n")
        self.assertEqual(code, 1)
        self.assertIn("A:7: skipped: no numpy;", text)
        self.assertNotIn("B:3: skipped", text)
        self.assertIn("9 tests ran and 1 listed tests were skipped; 1 errors", text)

    def test_accepts_tests_without_optional_modules_only_on_request(self):
        some = ("echo 'SKIPPED [2] ../test_a.py:7: numpy'; echo 'SKIPPED [1] ../test_a.py:9: no numpy'; "
                "echo '5 passed, 3 skipped in 0.12s'")
        whole = "echo 'SKIPPED [1] ../test_b.py:3: mypy'; echo '1 skipped in 0.12s'; exit 77"
        for arguments, errors in (((), 3), (("--without-modules",), 1)):
            code, text = self.check({"A": some, "B": whole}, arguments=arguments,
                                    properties="set_tests_properties(B PROPERTIES SKIP_RETURN_CODE 77)\n")
            self.assertEqual(code, 1)
            self.assertIn("A:9: skipped: no numpy;", text)
            self.assertIn(f"5 tests ran and 0 listed tests were skipped; {errors} errors", text)

    def test_accepts_skipped_tests_that_the_list_names_and_reports_unused_patterns(self):
        code, text = self.check({"whole": program(3, 1, "A.b", "C.d"), "E": "exit 77"},
                                "# Reasons\n\nA.* needs a printer\nC.d  needs a moon\nE is slow\nF never runs\n",
                                "set_tests_properties(E PROPERTIES SKIP_RETURN_CODE 77)")
        self.assertEqual(code, 0)
        self.assertIn("no skipped test matches F\n", text)
        self.assertEqual(text.count("note:"), 1)
        self.assertIn("1 tests ran and 3 listed tests were skipped; 0 errors", text)

    def test_prints_the_reasons_of_skipped_tests_that_the_list_names(self):
        code, text = self.check({"whole": program(3, 2, "All/A.b/avx2")}, "All/A.* depends on the processor\n")
        self.assertEqual(code, 0)
        self.assertIn("skipped: All/A.b/avx2: no need for All/A.b/avx2\n", text)

    def test_rejects_skipped_tests_that_the_readme_names_even_if_the_list_names_them(self):
        tests = {"whole": program(6, 1, "A.b", "Files/C.d/1", "C.d", "E.f", "G.h"),
                 "Browser.page": "echo no browser; exit 77",
                 "Python.group": "echo 'SKIPPED [1] ../test_group.py:7: no numpy'; echo '5 passed, 1 skipped in 0.12s'"}
        listed = ["A.b", "Files/*", "C.d", "E.f", "G.h", "Browser.*", "Python.*"]
        lists = "".join(f"{name} is not possible here\n" for name in listed)
        properties = "set_tests_properties(Browser.page PROPERTIES SKIP_RETURN_CODE 77)"
        code, text = self.check(tests, lists, properties,
                                "- It is so: `A.b`,\n  `I.j`.\n- And so: `E.f`, `Browser.page`, `Python.group`.\n")
        self.assertEqual(code, 1)
        for start in ["A.b: skipped: no need for A.b;", "E.f: skipped:", "Browser.page: skipped: no browser;",
                      "Python.group:7: skipped: no numpy;"]:
            self.assertIn("\n" + start, "\n" + text)
        self.assertIn("README.md names it as evidence, so let it run", text)
        self.assertIn("3 listed tests were skipped; 4 errors", text)
        code, text = self.check(tests, lists, properties, "- `A.b` takes a parameter elsewhere: `C.d`.\n")
        self.assertIn("Files/C.d/1: skipped: no need for Files/C.d/1; ", text)
        self.assertIn("3 errors", text)

    def test_rejects_a_readme_without_the_section(self):
        (self.path / "README.md").write_text("# Small\n")
        (self.path / "tests.xml").write_text("<testsuite/>")
        run = subprocess.run([sys.executable, SCRIPT, "--readme", self.path / "README.md", self.path / "tests.xml"],
                             check=False, capture_output=True, text=True)
        self.assertEqual(run.returncode, 1)
        self.assertIn("README.md: no section ## How we know it is right", run.stderr)

    def test_rejects_a_pattern_without_a_reason(self):
        code, text = self.check({"A": "true"}, "# Reasons\nA.b\n")
        self.assertEqual(code, 1)
        self.assertIn("skips.txt:2: A.b has no reason", text)

    def test_rejects_a_program_that_ran_fewer_tests_than_it_announced(self):
        for command, message in {program(3, None): "whole: its output has no summary",
                                 program(3, 2): "whole: announced 3 tests, of which 2 passed and 0 were skipped",
                                 program(0, 0): "whole: announced 0 tests"}.items():
            code, text = self.check({"whole": command})
            self.assertEqual(code, 1)
            self.assertIn(message, text)

    def test_rejects_disabled_tests_within_a_program(self):
        code, text = self.check({"whole": program(1, 1, after="echo '  YOU HAVE 2 DISABLED TESTS'")})
        self.assertEqual(code, 1)
        self.assertIn("whole: 2 disabled", text)

    def test_rejects_a_failure_that_ctest_reports_as_skipped(self):
        command = program(2, 0, "A.b", before="echo '[  FAILED  ] C.d (0 ms)'", after="exit 1")
        code, text = self.check({"whole": command}, "A.b needs a printer\n",
                                r'set_tests_properties(whole PROPERTIES SKIP_REGULAR_EXPRESSION "SKIPPED")')
        self.assertEqual(code, 1)
        self.assertIn("whole: failed, although CTest reports that it was skipped", text)

    def test_accepts_a_skipped_test_that_ran_again(self):
        tests = {"whole": program(3, 2, "A.b")}
        for ran, error in (("A.b", ""), ("A.c", "A.b: skipped: no need for A.b;")):
            second = self.path / "second.xml"
            second.write_text("<testsuite>" + "".join(
                f'<testcase name="{name}" status="run"><system-out>{text}</system-out></testcase>' for name, text in {
                    "whole": f"[==] Running 1 test from 1 test suite.\n[       OK ] {ran} (0 ms)\n[  PASSED  ] 1 test.\n",
                    "none": "[==] Running 0 tests from 0 test suites.\n[  PASSED  ] 0 tests.\n"}.items()) + "</testsuite>")
            code, text = self.check(tests, arguments=("--again", second))
            self.assertEqual(code, 1 if error else 0)
            self.assertIn(error, text)
            self.assertNotIn("announced 0", text)
        code, text = self.check({"whole": program(3, 2, "A.b"), "other": program(1, 1, before="echo '[       OK ] A.b (0 ms)'")})
        self.assertIn("A.b: skipped: no need for A.b;", text)

    def test_rejects_truncated_output(self):
        code, text = self.check({"whole": program(3, 2, "A.b", before=LONG_TEXT)}, options=())
        self.assertEqual(code, 1)
        self.assertIn("ctest needs --test-output-size-passed", text)

    def test_rejects_a_missing_or_empty_file(self):
        code, text = self.check({})
        self.assertEqual(code, 1)
        self.assertIn("no test ran", text)
        run = subprocess.run([sys.executable, SCRIPT, self.path / "nothing.xml"], check=False, capture_output=True, text=True)
        self.assertEqual(run.returncode, 1)
        self.assertIn("nothing.xml", run.stderr)
        self.assertEqual(len(run.stderr.splitlines()), 1)


if __name__ == "__main__":
    unittest.main()
