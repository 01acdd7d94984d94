#include <gtest/gtest.h>

#include <csignal>

#include "tests/program/output_of.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string census(const std::string& words) { return output_of("census " + words + " --width 200"); }

// The number and its source, on the line that begins with the name: "92  computed: ...", without the time.
std::string figure(const std::string& text, const std::string& name) {
  for (const std::string& line : lines_of(text)) {
    if (!line.starts_with(name + "  ")) continue;
    std::string rest = line.substr(line.find_first_not_of(' ', name.size()));
    if (const auto time = rest.find(" s;"); time != std::string::npos)
      rest.erase(rest.rfind(", ", time), time + 2 - rest.rfind(", ", time));
    else if (rest.ends_with(" s"))
      rest.erase(rest.rfind(", "));
    return rest;
  }
  return "no such line";
}

const std::string q = "solutions (Q)";
const std::string h = "fixed by the half turn (H)";
const std::string r = "fixed by the quarter turn (R)";
const std::string u = "fundamental solutions (U)";
const std::string of_8 = "  of size 8, fixed by the identity only";
const std::string of_4 = "  of size 4, fixed by the half turn only";
const std::string of_2 = "  of size 2, fixed by the quarter turns";

TEST(CensusCommand, shows_every_count_for_eight_queens) {
  const std::string text = census("8");
  EXPECT_EQ(text.rfind("Census of the 8-queens solutions\n\n", 0), 0U);
  EXPECT_EQ(figure(text, q), "92  computed: engine backtrack");
  EXPECT_EQ(figure(text, h), "4  computed: a queen placed with its image");
  EXPECT_EQ(figure(text, r), "0  computed: pairings of N-1, N-3, ...");
  EXPECT_EQ(figure(text, u), "12  derived: (Q + H + 2R) / 8");
  EXPECT_EQ(figure(text, of_8), "11  derived: (Q - H) / 8");
  EXPECT_EQ(figure(text, of_4), "1  derived: (H - R) / 4");
  EXPECT_EQ(figure(text, of_2), "0  derived: R / 2");
  EXPECT_TRUE(
      has_line(text, "The same as published in OEIS A000170, OEIS A032522, OEIS A033148 and OEIS A002562."));
  EXPECT_TRUE(has_line(text, "92 = 11x8 + 1x4"));
  EXPECT_TRUE(has_line(text, "U = (92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12"));
}

TEST(CensusCommand, processes_a_range_in_order) {
  const std::string text = census("4..8");
  std::size_t last = 0;
  for (int n = 4; n <= 8; ++n) {
    const std::string head = "Census of the " + std::to_string(n) + "-queens solutions\n";
    const auto place = (n > 4 ? "\n\n" : "") + head;
    const auto found = text.find(place);
    ASSERT_NE(found, std::string::npos) << text;
    EXPECT_GE(found, last);
    last = found;
  }
  EXPECT_FALSE(contains(text, "3-queens") || contains(text, "9-queens")) << text;
  EXPECT_TRUE(census("5..5").starts_with("Census of the 5-queens solutions\n"));
}

// Types and total: OEIS A000903, A000899, and data/reference/relatives.tsv for the others.
TEST(CensusCommand, lists_the_solutions_of_other_rules) {
  const std::string text = census("8 --rule rooks");
  EXPECT_EQ(text.rfind("Census of the 8-rooks solutions\n", 0), 0U);
  const std::vector<std::pair<std::string, std::string>> known = {
      {"solutions", "40,320  computed: listed"},
      {"fixed by a half turn", "384  computed: each tested against the half turn"},
      {"fixed by a quarter turn", "12  computed: each tested against the clockwise quarter turn"},
      {"fixed by a diagonal mirror", "764  computed: each tested against the mirror in the main diagonal"},
      {"fixed by an axis mirror", "0  computed: each tested against the left-right mirror"},
      {"fundamental solutions", "5,282  computed: those that come before all their images"},
      {"  of size 8, fixed by the identity only", "4,820  computed: by their stabilizers"},
      {"  of size 4, fixed by the half turn only", "74  computed: by their stabilizers"},
      {"  of size 4, fixed by one diagonal mirror", "344  computed: by their stabilizers"},
      {"  of size 2, fixed by both diagonal mirrors", "38  computed: by their stabilizers"},
      {"  of size 2, fixed by the quarter turns", "6  computed: by their stabilizers"}};
  for (const auto& [name, expected] : known) EXPECT_EQ(figure(text, name), expected);
  EXPECT_TRUE(has_line(text, "40,320 = 4,820x8 + 418x4 + 44x2"));
  EXPECT_TRUE(has_line(text, "U = (40,320 + 12 + 384 + 12 + 0 + 0 + 764 + 764) / 8 = 42,256 / 8 = 5,282"));
  EXPECT_TRUE(contains(census("5 --rule torus"), "Census of the 5-queens solutions on the torus\n"));
  EXPECT_EQ(census("6 --rule queens").substr(0, 30), census("6").substr(0, 30));
}

TEST(CensusCommand, is_the_same_with_any_number_of_threads) {
  const std::string one = eightfold("census 8..13 --format json --threads 1").out;
  EXPECT_EQ(eightfold("census 8..13 --format json --threads 2").out, one);
  EXPECT_EQ(eightfold("census 8..13 --format json").out, one);
}

TEST(CensusCommand, warns_before_a_long_listing) {
  const ProgramRun run = eightfold("census 20 --rule rooks", {.kill_with = SIGTERM});
  EXPECT_EQ(run.exit_code, 128 + SIGTERM);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(
      run.err,
      "eightfold: note: visiting every solution of N = 20 may take minutes to years; press Ctrl-C to stop\n");
}

}  // namespace
}  // namespace eightfold::test
