// Numbers that follow from the student's own incorrect numbers.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/reports/coursework/grading/verdicts.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

using test::mentions;
using test::verdict_on;
using test::words_of;

bool shows_mistake(const Verdict& verdict, const std::string& id) {
  return std::ranges::find(verdict.mistakes, id, &KnownMistake::id) != verdict.mistakes.end();
}

std::string with_half_turn(int fixed) {
  return "n: 8\nfixed points:\nidentity: 92\nquarter_turn: 0\nhalf_turn: " + std::to_string(fixed) +
         "\naxis_flip: 0\ndiagonal_flip: 0\n";
}

TEST(Errors_carried_forward, are_distinguished_from_new_errors) {
  const std::string tally = with_half_turn(12);
  EXPECT_EQ(verdict_on(tally + "burnside sum: 104\n", "burnside_sum").status, Status::carried);
  EXPECT_EQ(verdict_on(tally + "burnside sum: 112\n", "burnside_sum").status, Status::wrong);
  const Verdict carried = verdict_on(tally + "orbit count: 13\n", "orbit_count");
  EXPECT_EQ(carried.status, Status::carried);
  EXPECT_EQ(carried.summary,
            "Error carried forward: it follows from your fixed points, 104 / 8 = 13; correct that first.");
  const Verdict contradicting = verdict_on(tally + "orbit count: 11\n", "orbit_count");
  EXPECT_EQ(contradicting.status, Status::wrong);
  EXPECT_TRUE(
      mentions(words_of(contradicting), {"your fixed points give 104 / 8 = 13, but you give 11 orbits"}));
  const Verdict right = verdict_on(tally + "orbit count: 12\n", "orbit_count");
  EXPECT_EQ(right.status, Status::right);
  EXPECT_TRUE(mentions(words_of(right), {"your fixed points give 104 / 8 = 13, but you give 12 orbits"}));
}

TEST(Errors_carried_forward, need_a_value_that_is_possible_in_itself) {
  const std::string tally = with_half_turn(2);  // 94, which no tally can have
  const Verdict sum = verdict_on(tally + "burnside sum: 94\n", "burnside_sum");
  EXPECT_EQ(sum.status, Status::wrong);
  EXPECT_EQ(sum.summary, "It follows from your fixed points; correct those first.");
  for (const std::string count : {"11.75", "94/8"})
    EXPECT_EQ(verdict_on(tally + "orbit count: " + count + "\n", "orbit_count").status, Status::wrong)
        << count;
  const std::string too_many = with_half_turn(804);  // 896 / 8 = 112 orbits of 92 solutions
  EXPECT_EQ(verdict_on(too_many + "burnside sum: 896\n", "burnside_sum").status, Status::wrong);
  EXPECT_EQ(verdict_on(too_many + "orbit count: 112\n", "orbit_count").status, Status::wrong);
}

TEST(Errors_carried_forward, need_a_claim_that_is_half_correct) {
  const std::string zeros =
      "n: 8\nfixed points:\nidentity: 8\nquarter_turn: 0\nhalf_turn: 0\naxis_flip: 0\ndiagonal_flip: 0\n";
  const Verdict tally = verdict_on(zeros, "fixed_points");
  EXPECT_EQ(tally.credit, 0) << "a guess of 0";
  EXPECT_EQ(verdict_on(zeros + "burnside sum: 8\n", "burnside_sum").status, Status::wrong);
  EXPECT_EQ(verdict_on(zeros + "burnside sum: 8\norbit count: 1\n", "orbit_count").status, Status::wrong);
  const std::string guess =
      "n: 8\nfixed points:\nidentity: 4\nhalf_turn: 4\nquarter_turn: 0\naxis_flip: 0\ndiagonal_flip: 0\n";
  EXPECT_EQ(verdict_on(guess, "fixed_points").credit, 0.875);
  EXPECT_EQ(verdict_on(guess + "burnside sum: 8\n", "burnside_sum").status, Status::wrong) << "zeros and a 4";
  EXPECT_EQ(verdict_on(guess + "burnside sum: 8\norbit count: 1\n", "orbit_count").status, Status::wrong);
  EXPECT_EQ(verdict_on("n: 8\nburnside sum: 8\norbit count: 1\n", "orbit_count").status, Status::wrong)
      << "a sum without a tally";
  EXPECT_EQ(verdict_on("n: 8\nrepresentatives:\n12345678\norbit count: 1\n", "orbit_count").status,
            Status::wrong)
      << "not a solution";
  EXPECT_EQ(verdict_on("n: 8\nrepresentatives:\n15863724\norbit count: 1\n", "orbit_count").status,
            Status::wrong)
      << "one of twelve";
}

TEST(Errors_carried_forward, can_follow_from_lists) {
  const std::string list = "solutions:\n[1 3 0 2]\n";
  EXPECT_EQ(verdict_on(list + "solution count: 1\n", "solution_count").status, Status::carried);
  EXPECT_EQ(
      verdict_on(
          list +
              "fixed points:\nidentity: 1\nquarter_turn: 2\nhalf_turn: 2\naxis_flip: 0\ndiagonal_flip: 0\n",
          "fixed_points")
          .status,
      Status::carried);
  EXPECT_EQ(verdict_on("n: 5\nrepresentatives:\n[0 2 4 1 3]\norbit count: 1\n", "orbit_count").status,
            Status::carried);
  EXPECT_EQ(
      verdict_on("n: 5\nrepresentatives:\n[0 2 4 1 3]\norbit types:\ntrivial: 1\n", "orbit_types").status,
      Status::carried);
  EXPECT_EQ(verdict_on("n: 5\nrepresentatives:\n[0 2 4 1 3]\norbit sizes:\n8: 1\n", "orbit_sizes").status,
            Status::carried);
  EXPECT_EQ(verdict_on("n: 5\nrepresentatives:\n[0 2 4 1 3]\norbit sizes:\n8: 3\n", "orbit_sizes").status,
            Status::wrong);
}

TEST(Errors_carried_forward, count_only_solutions_in_a_list) {
  const std::string list = "n: 5\nrepresentatives:\n[0 2 4 1 3]\n[1 4 2 0 3]\n[0 1 2 3 4]\n";
  EXPECT_EQ(verdict_on(list + "orbit count: 3\n", "orbit_count").status, Status::wrong)
      << "the third entry is not a solution";
  const std::string isomorphs = "n: 5\nrepresentatives:\n[0 2 4 1 3]\n[1 4 2 0 3]\n[0 3 1 4 2]\n";
  EXPECT_EQ(verdict_on(isomorphs + "orbit count: 3\n", "orbit_count").status, Status::carried);
}

TEST(Errors_carried_forward, do_not_follow_from_zeros) {
  const std::string zeros =
      R"({"n": 8, "solutions": [], "representatives": [], "solution_count": 0, "burnside_sum": 0, "orbit_count": 0,
          "orbit_sizes": {"8": 0}, "fixed_points": {"identity": 0, "half_turn": 0, "quarter_turn": 0, "axis_flip": 0,
          "diagonal_flip": 0}})";
  for (const Verdict& verdict : test::verdicts_on(zeros))
    EXPECT_EQ(verdict.status, Status::wrong) << verdict.claim;
}

TEST(Errors_carried_forward, do_not_follow_from_the_same_number_repeated) {
  EXPECT_EQ(verdict_on("n: 8\norbit count: 5\nfundamental count: 5\n", "fundamental_count").status,
            Status::wrong);
}

TEST(Errors_carried_forward, are_named_for_rounded_quotients_but_earn_nothing) {
  const std::string cube = "problem: cube_faces\ncolors: 3\nburnside sum: 1376\n";  // 1376 / 24 = 57.33…
  for (const std::string rounded : {"57.33", "57.4"}) {
    const Verdict verdict = verdict_on(cube + "orbit count: " + rounded + "\n", "orbit_count");
    EXPECT_EQ(verdict.status, Status::wrong) << "not a whole number";
    EXPECT_TRUE(mentions(verdict.summary, {"It follows from your sum, 1376 / 24"})) << verdict.summary;
  }
  EXPECT_EQ(verdict_on(cube + "orbit count: 57.6\n", "orbit_count").summary, "There are 57.");
}

// Without the identity the symmetries of 12 queens fix 8 + 80 + 8 solutions, and 96 / 8 = 12. A number
// carried forward has the mistake of the fixed points only if they show it.
TEST(Errors_carried_forward, have_the_mistake_of_the_fixed_points) {
  const Verdict verdict = verdict_on(
      "n: 12\nfixed points:\nidentity: 0\nquarter_turn: 8\nhalf_turn: 80\naxis_flip: 0\ndiagonal_flip: 0\n"
      "orbit count: 12\n",
      "orbit_count");
  EXPECT_EQ(verdict.status, Status::carried);
  EXPECT_TRUE(shows_mistake(verdict, "identity_forgotten")) << words_of(verdict);
}

// The four rotations of 8 queens fix 92 + 0 + 4 + 0 solutions: half of the numbers other than 0 is the 4.
TEST(Errors_carried_forward, need_more_than_half_of_the_numbers_without_that_of_the_identity) {
  const std::string head = "n: 8\ngroup: rotations\nfixed points:\nquarter_turn: 0\n";
  EXPECT_EQ(verdict_on(head + "identity: 0\nhalf_turn: 4\norbit count: 1\n", "orbit_count").status,
            Status::wrong);
  EXPECT_EQ(verdict_on(head + "identity: 92\nhalf_turn: 0\norbit count: 23\n", "orbit_count").status,
            Status::carried);
}

}  // namespace
}  // namespace eightfold::coursework
