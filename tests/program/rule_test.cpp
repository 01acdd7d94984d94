#include <gtest/gtest.h>

#include <algorithm>

#include "tests/program/output_of.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

TEST(RuleOption, counts_rooks_and_all_their_orbit_types) {
  const std::string text = output_of("count 8 --rule rooks --threads 1");
  const std::string all_but_the_last_line =
      "The 8-rooks puzzle\n"
      "\n"
      "solutions                                     40,320\n"
      "fundamental                                    5,282\n"
      "  fixed by the identity only                   4,820  orbits of size 8\n"
      "  fixed by the half turn only                     74  orbits of size 4\n"
      "  fixed by one diagonal mirror                   344  orbits of size 4\n"
      "  fixed by both diagonal mirrors                  38  orbits of size 2\n"
      "  fixed by the quarter turns                       6  orbits of size 2\n"
      "\n"
      "40,320 = 4,820x8 + 418x4 + 44x2\n"
      "(40,320 + 12 + 384 + 12 + 0 + 0 + 764 + 764) / 8 = 42,256 / 8 = 5,282\n";
  EXPECT_EQ(text.rfind(all_but_the_last_line, 0), 0U) << text;
}

TEST(RuleOption, heads_a_table_with_the_rule) {
  const auto head = [](const std::string& rule) {
    return lines_of(output_of("count 1..2 --rule " + rule)).at(0);
  };
  EXPECT_EQ(head("superqueens"), "Solutions by N for superqueens (queen and knight)");
  EXPECT_EQ(head("torus"), "Solutions by N for queens on the torus (diagonals wrap around)");
  EXPECT_EQ(head("rooks"), "Solutions by N for rooks (rows and columns only)");
  EXPECT_EQ(words_of(head("queens")).at(0), "of") << "the first line of the column heads";
}

TEST(RuleOption, is_written_to_json_except_queens_and_to_csv) {
  EXPECT_TRUE(contains(output_of("count 5 --rule torus --format json"),
                       "{\"n\":5,\"rule\":\"torus\",\"solutions\":10,"));
  EXPECT_FALSE(contains(output_of("count 5 --rule queens --format json"), "\"rule\""));
  const auto csv = lines_of(output_of("count 5 --rule torus --format csv"));
  EXPECT_EQ(csv.at(0), lines_of(output_of("count 5 --format csv --threads 1")).at(0));
  EXPECT_EQ(csv.at(1), "5,,10,2,1,0,1,0,2,2,backtrack,torus,1,0,0,0,0,0,1,0");
  const auto without_orbits = lines_of(output_of("count 5 --rule torus --all-only --format csv"));
  EXPECT_TRUE(without_orbits.at(1).ends_with(",torus,,,,,,,,")) << without_orbits.at(1);
  EXPECT_EQ(std::ranges::count(without_orbits.at(0), ','), std::ranges::count(without_orbits.at(1), ','));
  EXPECT_TRUE(contains(output_of("count 5 --format csv"), ",backtrack,queens,"));
}

TEST(RuleOption, counts_without_orbits_on_request) {
  EXPECT_FALSE(contains(output_of("count 8 --rule rooks --all-only"), "fundamental"));
  EXPECT_TRUE(contains(output_of("count 8 --rule rooks --all-only"), "40,320"));
}

TEST(RuleOption, applies_to_a_prefix) {
  EXPECT_TRUE(contains(output_of("count 5 --rule torus --prefix [0,2]"),
                       "The 5-queens puzzle on the torus with the first queens at [0 2]\n"));
  EXPECT_TRUE(contains(output_of("count 22 --rule rooks --prefix [1,0,3,2,5,4,7,6,9,8,11,10,13,12,15,14,17]"),
                       "solutions                            120\n"));
  const ProgramRun run = eightfold("count 8 --rule superqueens --prefix [0,2]");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err,
            "eightfold: note: --prefix: the superqueens on a8 and c7 attack each other (a1 is at the bottom "
            "left); the count is 0\n");
}

TEST(RuleOption, of_show_determines_the_attacks) {
  const auto exit_code = [](const std::string& placement, const std::string& rule) {
    return eightfold(std::vector<std::string>{"show", placement, "--rule", rule}).exit_code;
  };
  EXPECT_EQ(exit_code("[0 1 2]", "rooks"), 0);
  EXPECT_EQ(exit_code("[0 1 2]", "queens"), 1);
  EXPECT_EQ(exit_code("[0 2 4 1 3]", "torus"), 0);
  EXPECT_EQ(exit_code("[0 2 4 1 3]", "superqueens"), 1);
  EXPECT_EQ(exit_code("[1 3 0 2]", "torus"), 1);
}

}  // namespace
}  // namespace eightfold::test
