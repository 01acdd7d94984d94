#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

ProgramRun orbits_from(const std::string& input, const std::string& options = "") {
  return eightfold("orbits --from - " + options, {.input = input});
}

// The report without its first line, which names the source of the placements.
std::string body_of(const std::string& report) { return report.substr(report.find('\n')); }

TEST(OrbitsFrom, classify_the_output_of_list_in_every_format) {
  const std::string expected = body_of(eightfold("orbits 8").out);
  for (const std::string format :
       {"vector", "digits", "pairs", "sicp", "algebraic", "fen", "board", "json", "ndjson"}) {
    const ProgramRun run = orbits_from(eightfold("list 8 --format " + format).out);
    EXPECT_EQ(run.exit_code, 0) << format << run.err;
    EXPECT_EQ(run.err, "") << format;
    EXPECT_EQ(body_of(run.out), expected) << format;
  }
}

TEST(OrbitsFrom, number_columns_from_one_on_request) {
  const ProgramRun run = orbits_from(eightfold("list 6 --base 1").out, "--base 1");
  EXPECT_EQ(body_of(run.out), body_of(eightfold("orbits 6").out));
}

TEST(OrbitsFrom, name_the_missing_images) {
  const ProgramRun run = orbits_from("# two of four\n[1 3 5 0 2 4]\n\n[2 5 1 4 0 3]  # its quarter turn\n");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out,
            "Not a union of orbits of the full group: 2 placements with 0 duplicates and 2 missing images.\n"
            "missing: [4 2 0 5 3 1], the image of line 2 under the left-right mirror\n"
            "missing: [3 0 4 1 5 2], the image of line 2 under the mirror in the main diagonal\n");
}

TEST(OrbitsFrom, name_the_duplicates) {
  const ProgramRun run = orbits_from("2413\n3142\n2413\n");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out,
            "Not a union of orbits of the full group: 3 placements with 1 duplicate and 0 missing images.\n"
            "line 3: [1 3 0 2] repeats line 1\n");
}

TEST(OrbitsFrom, write_no_json_report_of_a_set_that_is_not_closed) {
  const ProgramRun run = orbits_from("[1 3 0 2]\n", "--format json");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_NE(run.err.find("missing images: 1"), std::string::npos) << run.err;
}

TEST(OrbitsFrom, accept_a_set_that_is_closed_under_the_group_that_acts) {
  EXPECT_EQ(orbits_from("[1 3 5 0 2 4]\n", "--group half-turn").exit_code, 0);
  EXPECT_EQ(orbits_from("[1 3 5 0 2 4]\n", "--group rotations").exit_code, 1);
}

TEST(OrbitsFrom, report_placements_that_are_not_solutions_and_exit_with_1) {
  const ProgramRun run = orbits_from("[1 0]\n[0 1]\n", "--quiet");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.err,
            "eightfold: standard input: 2 of 2 placements are not solutions; the first is line 1, where "
            "queens on b2 and a1 attack each other (a1 is at the bottom left)\n");
  EXPECT_NE(run.out.find("2 = 1x2"), std::string::npos) << run.out;
}

TEST(OrbitsFrom, report_attacks_also_if_images_are_missing) {
  for (const std::string format : {"text", "json"}) {
    const ProgramRun run = orbits_from("[1 3 0 2]\n[2 0 3 1]\n[0 1 2 3]\n", "--format " + format);
    EXPECT_EQ(run.exit_code, 1);
    const auto messages = lines_of(run.err);
    ASSERT_EQ(messages.size(), format == "text" ? 1U : 2U) << run.err;
    EXPECT_EQ(
        messages[0],
        "eightfold: standard input: 1 of 3 placements are not solutions; the first is line 3, where queens "
        "on a4 and b3 attack each other (a1 is at the bottom left)");
    EXPECT_NE((format == "text" ? run.out : run.err).find("a union of orbits"), std::string::npos);
  }
}

TEST(OrbitsFrom, reject_a_truncated_stream) {
  const std::string whole = eightfold("list 8 --format ndjson").out;
  const ProgramRun without_total = orbits_from(whole.substr(0, whole.rfind("{\"kind\"")));
  EXPECT_EQ(without_total.exit_code, 65);
  EXPECT_NE(without_total.err.find("is missing; the list is incomplete"), std::string::npos);
  EXPECT_EQ(orbits_from(whole.substr(whole.find('\n') + 1)).exit_code, 65);
}

TEST(OrbitsFrom, order_the_orbits_by_their_representatives) {
  std::string backwards;
  for (const std::string& line : lines_of(eightfold("list 8").out)) backwards = line + '\n' + backwards;
  std::string expected = eightfold("orbits 8 --format json").out;
  expected.replace(expected.find("\"queens\""), 8, "null");  // a list has no rule
  EXPECT_EQ(orbits_from(backwards, "--format json").out, expected);
}

TEST(OrbitsFrom, count_items_in_a_json_array) {
  EXPECT_NE(orbits_from("[[1,3,0,2],[2,0,3,1],[1,3,0,2]]").out.find("item 3: [1 3 0 2] repeats item 1"),
            std::string::npos);
}

TEST(OrbitsFrom, skip_a_byte_order_mark_and_comments_within_a_board) {
  EXPECT_EQ(orbits_from("\xef\xbb\xbf[1 3 0 2]\n[2 0 3 1]\n").exit_code, 0);
  EXPECT_EQ(orbits_from(". Q . .\n# half of it\n. . . Q\nQ . . .\n. . Q .\n\n3142\n").exit_code, 0);
}

TEST(OrbitsFrom, reject_placements_without_an_orbit_and_name_the_line) {
  const auto error_of = [](const std::string& input) {
    const ProgramRun run = orbits_from(input);
    EXPECT_EQ(run.exit_code, 65) << input;
    EXPECT_EQ(run.out, "") << input;
    EXPECT_EQ(lines_of(run.err).size(), 1U) << run.err;
    return run.err;
  };
  EXPECT_NE(error_of("[1 3 0 2]\n[0 0 1 2]\n").find("line 2: two queens share a column"), std::string::npos);
  EXPECT_NE(error_of("[1 3 0 2]\n[0 1 2]\n").find("line 2: N = 3, but the first"), std::string::npos);
  EXPECT_NE(error_of("[1 3 0 2]\n\nqueen\n").find("line 3: \"queen\""), std::string::npos);
  EXPECT_NE(error_of("[1 3]\n").find("3 does not fit on the 2x2 board, whose columns are 0 to 1\n"),
            std::string::npos);
  EXPECT_NE(error_of(eightfold("orbits 4 --format json").out).find("a JSON object is not a list"),
            std::string::npos);
  EXPECT_NE(error_of("").find("no placements"), std::string::npos);
  EXPECT_NE(error_of("# only a comment\n").find("no placements"), std::string::npos);
  EXPECT_NE(error_of("[[1,3,0,2],[2,0,1]]").find("item 2: N = 3"), std::string::npos);
  EXPECT_NE(error_of(std::string(100000, '[')).find("nested deeper"), std::string::npos);
}

}  // namespace
}  // namespace eightfold::test
