// --from of the commands that use any permutations: placements that are not solutions are a note.
#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

const std::string closed = "[0 1 2 3]\n[3 2 1 0]\n[1 0 3 2]\n[2 3 0 1]\n[3 2 1 0]\n";  // one twice
const std::string note =
    "eightfold: note: standard input: 4 of 4 placements are not solutions; the first is line 1, where queens "
    "on "
    "a4 and b3 attack each other (a1 is at the bottom left)\n";

ProgramRun run_from(const std::string& words, const std::string& input) {
  return eightfold(words + " --from -", {.input = input});
}

std::string without_last_line(const std::string& text) {
  return text.substr(0, text.rfind('\n', text.size() - 2) + 1);
}

std::size_t count_of(const std::string& part, const std::string& text) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST(FromFile, has_the_numbers_of_the_solutions) {
  const std::string list = eightfold("list 6").out;
  const ProgramRun burnside = run_from("burnside --format csv", list);
  EXPECT_EQ(burnside.exit_code, 0) << burnside.err;
  EXPECT_EQ(burnside.err, "");
  EXPECT_TRUE(contains(burnside.out, "\n6,identity,4,\n6,rotate90,0,\n6,rotate180,4,\n")) << burnside.out;
  EXPECT_EQ(count_of("<use href=\"#squares\"", run_from("sheet", list).out), 4U);
  const std::string rows = run_from("sheet --by-orbit", list).out;
  EXPECT_TRUE(contains(rows, "1 row × 8 cells − 4 gaps = 4 placements")) << rows.substr(0, 500);
  EXPECT_TRUE(contains(rows, ">Placements in standard input by orbit<"));
  const std::string page = run_from("page", list).out;
  EXPECT_TRUE(contains(page, "<strong>4 placements</strong>, <strong>1 orbit</strong>"));
  EXPECT_TRUE(contains(page, "\n  \"rule\": null,\n"));
}

TEST(FromFile, notes_placements_that_are_not_solutions) {
  const std::string each_once = without_last_line(closed);
  for (const std::string words : {"burnside", "burnside --characters", "sheet", "sheet --by-orbit", "page"}) {
    const ProgramRun run = run_from(words, each_once);
    EXPECT_EQ(run.exit_code, 0) << words;
    EXPECT_EQ(run.err, note) << words;
    EXPECT_NE(run.out, "") << words;
  }
  EXPECT_TRUE(contains(run_from("burnside", each_once).out, "\nAll 3 routes agree.\n"));
  EXPECT_EQ(run_from("sheet --rule rooks", each_once).err, "");
  const ProgramRun drawn = run_from("draw", "[0 1 2 3]");
  EXPECT_EQ(drawn.exit_code, 0);
  EXPECT_EQ(drawn.err, "eightfold: note: standard input: the placement is not a solution\n");
  EXPECT_EQ(drawn.out, eightfold(std::vector<std::string>{"draw", "[0 1 2 3]"}).out);
  EXPECT_EQ(run_from("draw --quiet", "[0 1 2 3]").err, "");
}

TEST(FromFile, draws_each_placement_of_a_sheet_once_in_the_order_of_the_file) {
  const std::string sheet = run_from("sheet --quiet", closed).out;
  EXPECT_EQ(count_of(">orbit of 2", sheet), 4U);
  EXPECT_EQ(count_of(">orbit of 2", run_from("sheet --quiet --limit 2", closed).out), 2U);
  const std::string reversed = run_from("sheet --quiet", "[3 2 1 0]\n[0 1 2 3]\n").out;
  EXPECT_NE(run_from("sheet --quiet", "[0 1 2 3]\n[3 2 1 0]\n").out, reversed);
}

TEST(FromFile, needs_a_union_of_orbits_for_orbits) {
  for (const std::string words : {"burnside --quiet", "sheet --by-orbit --quiet", "page --quiet"}) {
    const ProgramRun run = run_from(words, closed + "[1 2 3 0]\n");
    EXPECT_EQ(run.exit_code, 1) << words;
    EXPECT_EQ(run.out, "") << words;
    EXPECT_EQ(
        run.err,
        "eightfold: standard input: not a union of orbits: duplicates: 1, missing images: 3; `eightfold "
        "orbits --from FILE` lists them\n")
        << words;
  }
}

TEST(FromFile, refuses_what_it_cannot_use) {
  const auto error_of = [](const std::string& words, const std::string& input, int exit_code) {
    const ProgramRun run = run_from(words, input);
    EXPECT_EQ(run.exit_code, exit_code) << words;
    EXPECT_EQ(run.out, "") << words;
    return run.err;
  };
  for (const std::string words : {"burnside 8", "sheet 8", "page 8"})
    EXPECT_EQ(error_of(words, "", 2), "eightfold: --from: cannot be combined with N; give one of them\n");
  EXPECT_EQ(error_of("draw 2413", "", 2),
            "eightfold: --from: cannot be combined with PLACEMENT; give one of them\n");
  EXPECT_EQ(error_of("burnside --format json", closed, 2),
            "eightfold: --format: JSON is for solutions; use text or csv, or `eightfold orbits --from`\n");
  EXPECT_EQ(error_of("draw", closed, 65),
            "eightfold: --from standard input: 5 placements; give one at a time, or use `eightfold sheet "
            "--from`\n");
  EXPECT_EQ(
      error_of("page", "[0 0]\n", 65),
      "eightfold: standard input: line 1: two queens share a column; only permutations have eight images\n");
  EXPECT_EQ(error_of("sheet", "", 65), "eightfold: standard input: contains no placements\n");
  EXPECT_EQ(eightfold("page --from none").exit_code, 66);
}

}  // namespace
}  // namespace eightfold::test
