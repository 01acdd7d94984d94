"""What is mutated, and the tests that judge it."""

from dataclasses import dataclass
from pathlib import Path

_OF_PROGRAM = {"golden_test.cpp", "console_test.cpp", "output_file_test.cpp"}
_OTHERS_OF_PROGRAM = {path.name for path in Path(__file__).parents[1].glob("program/*_test.cpp")} - _OF_PROGRAM


@dataclass(frozen=True)
class Scope:
    folders: tuple  # whose sources are mutated
    programs: tuple  # the test programs, by their paths in the build folder
    control: tuple  # the file, line and change of a mutant that finds or writes nothing; a test must notice it
    floor: float  # least percentage of killed mutants
    left_out: tuple = ()  # files and folders: sources that are not mutated, tests that do not run
    skips_slow_tests: bool = False  # a test of another folder that takes more than 1 % of the time of all tests does not run
    runs_program: bool = False  # tests run the mutated program

    def includes(self, path):
        return not any(f"{path}/".startswith(f"{name}/") for name in self.left_out)


SCOPES = {
    "core": Scope(
        folders=("core", "symmetry"),
        programs=("tests/core/core_tests", "tests/core/count/count_tests", "tests/core/count/count_larger_tests", "tests/symmetry/symmetry_tests"),
        control=("core/search_tree.cpp", "++tree.solutions;", "remove the statement"),
        floor=92,
        left_out=("tests/core/count/larger_counts_test.cpp",),
    ),
    "reports": Scope(
        folders=("reports/text", "reports/io", "reports/notation", "reports/solutions", "reports/coursework/claims", "reports/coursework/verify",
                 "reports/job"),
        programs=("tests/reports/reader_tests", "tests/reports/coursework/coursework_tests", "tests/reports/coursework/grading_tests", "tests/reports/job/job_tests",
                  "tests/program/program_tests"),
        control=("reports/notation/listing.cpp", "notation_.append(out, placement, base_);", "remove the statement"),
        floor=88,
        # The tests of this folder wait, fork and kill. Of those of the program, the golden files compare the texts of reports.
        left_out=("reports/job/run", "tests/reports/job/run",
                  *(f"tests/program/{name}" for name in _OTHERS_OF_PROGRAM)),
        skips_slow_tests=True,
        runs_program=True,
    ),
}
