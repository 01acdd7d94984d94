#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

ProgramRun orbits_from(const std::string& input, const std::string& options = "") {
  return eightfold("orbits --from - " + options, {.input = input});
}

// The report without its first line, which names where the placements come from.
std::string body_of(const std::string& report) { return report.substr(report.find('\n')); }

TEST(OrbitsFrom, classify_what_list_prints_in_every_format) {
  const std::string expected = body_of(eightfold("orbits 8").out);
  for (const std::string format :
       {"vector", "digits", "pairs", "sicp", "algebraic", "fen", "board", "json", "ndjson"}) {
    const ProgramRun run = orbits_from(eightfold("list 8 --format " + format).out);
    EXPECT_EQ(run.exit_code, 0) << format << run.err;
    EXPECT_EQ(run.err, "") << format;
    if (format != "sicp") {
      EXPECT_EQ(body_of(run.out), expected) << format;
    }
  }
}

TEST(OrbitsFrom, count_from_one_on_request) {
  const ProgramRun run = orbits_from(eightfold("list 6 --base 1").out, "--base 1");
  EXPECT_EQ(body_of(run.out), body_of(eightfold("orbits 6").out));
}

TEST(OrbitsFrom, name_the_missing_images) {
  const ProgramRun run = orbits_from("# two of four\n[1 3 5 0 2 4]\n\n[2 5 1 4 0 3]  # its quarter turn\n");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(
      run.out,
      "These 2 placements are not a union of orbits of the group full: 0 duplicates, 2 missing images.\n"
      "missing: [4 2 0 5 3 1], the image of line 2 by flip_horizontal\n"
      "missing: [3 0 4 1 5 2], the image of line 2 by transpose\n");
}

TEST(OrbitsFrom, name_the_duplicates) {
  const ProgramRun run = orbits_from("2413\n3142\n2413\n");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out,
            "These 3 placements are not a union of orbits of the group full: 1 duplicate, 0 missing images.\n"
            "line 3: [1 3 0 2] is already on line 1\n");
}

TEST(OrbitsFrom, make_no_json_report_of_a_set_that_is_not_closed) {
  const ProgramRun run = orbits_from("[1 3 0 2]\n", "--format json");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_NE(run.err.find("1 missing image"), std::string::npos) << run.err;
}

TEST(OrbitsFrom, accept_a_set_that_is_closed_under_the_group_that_acts) {
  EXPECT_EQ(orbits_from("[1 3 5 0 2 4]\n", "--group half-turn").exit_code, 0);
  EXPECT_EQ(orbits_from("[1 3 5 0 2 4]\n", "--group rotations").exit_code, 1);
}

TEST(OrbitsFrom, note_placements_that_are_no_solutions) {
  const ProgramRun run = orbits_from("[0 1]\n[1 0]\n");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_NE(run.err.find("note: standard input: line 1 is not a solution"), std::string::npos) << run.err;
  EXPECT_NE(run.out.find("2 = 1×2"), std::string::npos) << run.out;
}

TEST(OrbitsFrom, notice_a_cut_stream) {
  const std::string whole = eightfold("list 8 --format ndjson").out;
  const auto total = whole.rfind("{\"total\"");
  EXPECT_NE(orbits_from(whole.substr(0, total)).err.find("is the list cut?"), std::string::npos);
  const auto cut = whole.find('\n') + 1;
  EXPECT_EQ(orbits_from(whole.substr(cut)).exit_code, 65);
}

TEST(OrbitsFrom, refuse_what_has_no_orbit_and_name_the_line) {
  const auto complaint = [](const std::string& input) {
    const ProgramRun run = orbits_from(input);
    EXPECT_EQ(run.exit_code, 65) << input;
    EXPECT_EQ(run.out, "") << input;
    EXPECT_EQ(lines_of(run.err).size(), 1U) << run.err;
    return run.err;
  };
  EXPECT_NE(complaint("[1 3 0 2]\n[0 0 1 2]\n").find("line 2: two queens share a column"), std::string::npos);
  EXPECT_NE(complaint("[1 3 0 2]\n[0 1 2]\n").find("line 2: N = 3, but the first"), std::string::npos);
  EXPECT_NE(complaint("[1 3 0 2]\n\nqueen\n").find("line 3: \"queen\""), std::string::npos);
  EXPECT_NE(complaint("").find("no placements"), std::string::npos);
  EXPECT_NE(complaint("# only a comment\n").find("no placements"), std::string::npos);
  EXPECT_NE(complaint("[[1,3,0,2],[2,0,1]]").find("item 2: N = 3"), std::string::npos);
  EXPECT_NE(complaint(std::string(100000, '[')).find("nested deeper"), std::string::npos);
}

}  // namespace
}  // namespace eightfold::test
