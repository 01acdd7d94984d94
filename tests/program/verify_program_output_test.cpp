// The option --expect of the command verify: programs whose output is graded.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

// A student's program in AWK. Its variables: n; diagonals, whether it checks them; half, whether the first
// queen stays in the left half; base; boards, whether it draws boards.
constexpr const char* my_queens = R"(
function print_solution(r, c, line) {
  if (boards) printf "Solution %d:\n", ++count
  line = ""
  for (r = 0; r < n; r++) {
    if (!boards) { line = line (r ? ", " : "[") (q[r] + base); continue }
    line = ""
    for (c = 0; c < n; c++) line = line (c ? " " : "") (q[r] == c ? "Q" : ".")
    print line
  }
  print boards ? "" : line "]"
}
function place(r, c, i, ok) {
  if (r == n) { total++; print_solution(); return }
  for (c = 0; c < (half && r == 0 ? n / 2 : n); c++) {
    ok = 1
    for (i = 0; i < r; i++)
      if (q[i] == c || (diagonals && (q[i] - c == r - i || c - q[i] == r - i))) ok = 0
    if (ok) { q[r] = c; place(r + 1) }
  }
}
BEGIN { place(0); print "Total: " total }
)";

// The program with these variables, and then `verify` with the options.
ProgramRun verify_my_queens(const std::string& variables, const std::string& options) {
  const TemporaryFolder folder;
  const std::string path = folder.add("my_queens.awk", my_queens);
  return run_program("sh",
                     {"-c", "awk " + variables + " -f \"$1\" < /dev/null | \"$0\" verify " + options + " -",
                      program_path(), path});
}

TEST(ProgramOutput, of_a_correct_program_is_right_as_vectors_and_as_boards) {
  for (const std::string variables : {"-v base=0", "-v base=1", "-v boards=1"}) {
    const ProgramRun run = verify_my_queens("-v n=6 -v diagonals=1 " + variables, "--expect solutions --n 6");
    EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
    EXPECT_TRUE(mentions(run.out, {"Read as", "4 placements", "Everything is right"})) << run.out;
  }
}

TEST(ProgramOutput, of_an_incorrect_program_is_wrong_and_its_fault_is_named) {
  const std::string six = "--expect solutions --n 6";
  const ProgramRun permutations = verify_my_queens("-v n=6", six);
  EXPECT_EQ(permutations.exit_code, 1);
  EXPECT_TRUE(mentions(permutations.out, {"all 720 permutations: check the diagonals"})) << permutations.out;
  const ProgramRun half = verify_my_queens("-v n=6 -v diagonals=1 -v half=1", six);
  EXPECT_EQ(half.exit_code, 1);
  EXPECT_TRUE(mentions(half.out, {"mirror images"})) << half.out;
  const ProgramRun small = verify_my_queens("-v n=5 -v diagonals=1", six);
  EXPECT_TRUE(mentions(small.out, {"it is for N = 5, not N = 6"})) << small.out;
  const ProgramRun all = verify_my_queens("-v n=6 -v diagonals=1", "--expect canonical --n 6");
  EXPECT_TRUE(mentions(all.out, {"it has all solutions, not one of each orbit"})) << all.out;
}

TEST(ProgramOutput, of_eightfold_is_right_in_every_notation) {
  for (const std::string format :
       {"vector", "digits", "pairs", "sicp", "algebraic", "board", "json", "ndjson"})
    for (const auto& [option, expected] : {std::pair("", "solutions"), {" --canonical", "canonical"}})
      for (const std::string& notation : {std::string(), " --notation " + format}) {
        const std::string list = eightfold("list 6 --format " + format + option).out;
        const ProgramRun run =
            eightfold("verify --n 6 - --expect " + std::string(expected) + notation, {.input = list});
        EXPECT_EQ(run.exit_code, 0) << format << notation << expected << run.out << run.err;
      }
}

TEST(ProgramOutput, that_has_no_end_is_cut_with_a_message) {
  const ProgramRun run = run_program(
      "sh",
      {"-c", "yes '[0, 4, 7, 5, 2, 6, 1, 3]' | \"$0\" verify --expect solutions --n 8 --max-bytes 100000 -",
       program_path()});
  EXPECT_EQ(run.exit_code, 65);
  EXPECT_TRUE(mentions(run.err, {"more than 100000 bytes", "does not stop"})) << run.err;
}

TEST(ProgramOutput, gets_points_by_the_rubric) {
  const TemporaryFolder folder;
  const std::string rubric =
      folder.add("rubric.json", R"({"exercise": {"n": 6}, "points": {"solutions": 8, "solution_count": 0}})");
  const std::string list = eightfold("list 6").out;
  const auto score = [&](const std::string& text) {
    const ProgramRun run =
        eightfold("verify - --expect solutions --format json --rubric " + rubric, {.input = text});
    return json::parse(run.out)["submissions"][0]["score"].get<double>();
  };
  EXPECT_EQ(score(list), 8);
  EXPECT_EQ(score(list.substr(0, list.rfind('[', list.size() - 3))), 6) << "three of four solutions";
}

TEST(ProgramOutput, is_checked_for_a_class) {
  const TemporaryFolder folder;
  const std::string list = eightfold("list 6").out;
  folder.add("ann.txt", list);
  folder.add("ben.txt", list + list);
  folder.add("cat.txt", "core dumped\n");
  const ProgramRun run = eightfold("verify " + folder.path() + " --expect solutions --n 6 --format csv");
  EXPECT_EQ(run.exit_code, 65) << run.out << run.err;
  EXPECT_TRUE(mentions(run.out, {"ann.txt", "all right", "not all right", "unreadable"})) << run.out;
  EXPECT_TRUE(mentions(run.err, {"cat.txt: no placement found"})) << run.err;
}

TEST(ProgramOutput, shows_no_answers_in_formats_for_students) {
  const std::string some = "[0, 4, 7, 5, 2, 6, 1, 3]\n";
  for (const std::string format : {"markdown", "gradescope", "prairielearn"}) {
    const ProgramRun run = eightfold("verify - --expect solutions --n 8 --format " + format, {.input = some});
    EXPECT_EQ(run.exit_code, 1) << run.err;
    EXPECT_FALSE(mentions(run.out, {"5 7 2 6 3 1 4"})) << run.out;
    EXPECT_FALSE(mentions(run.out, {"91"})) << run.out;
  }
  for (const std::string format : {"text", "json", "junit"})
    EXPECT_TRUE(
        mentions(eightfold("verify - --expect solutions --n 8 --format " + format, {.input = some}).out,
                 {"0 5 7 2 6 3 1 4"}))
        << format;
}

TEST(ProgramOutput, that_is_a_table_of_counts_is_checked) {
  const ProgramRun right = eightfold("verify - --expect counts --n 6", {.input = "4 2\n5 10\n6 4\n"});
  EXPECT_EQ(right.exit_code, 0) << right.out << right.err;
  const ProgramRun wrong = eightfold("verify - --expect counts --n 6", {.input = "4 2\n5 10\n6 1\n"});
  EXPECT_EQ(wrong.exit_code, 1);
  EXPECT_TRUE(mentions(wrong.out, {"line 3: N = 6: 1 is incorrect. There are 4."})) << wrong.out;
  EXPECT_EQ(eightfold("verify - --expect nothing").exit_code, 2);
}

}  // namespace
}  // namespace eightfold::test
