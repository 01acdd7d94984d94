// What cannot be read costs only its claim, and the rest is read.
#include <gtest/gtest.h>

#include <algorithm>

#include "eightfold/reports/coursework/submission/reader.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

using test::mentions;

Submission read_for(int n, const std::string& text) {
  Expectations expected;
  expected.exercise.n = n;
  return read_submission(text, expected);
}

std::vector<std::string> claims_unread(const Submission& submission) {
  std::vector<std::string> claims;
  for (const Unread& part : submission.unread) claims.push_back(part.claim);
  return claims;
}

using Claims = std::vector<std::string>;

TEST(ClaimByClaim, a_value_that_cannot_be_read_costs_its_claim) {
  for (const std::string text :
       {"orbit count: twelve\nsolution count: 92\n", R"({"orbit_count": [12], "solution_count": 92})",
        "element,fixed\norbit_count,1,5\nsolution_count,92\n"}) {
    const Submission submission = read_for(8, text);
    EXPECT_EQ(claims_unread(submission), Claims{"orbit_count"}) << text;
    EXPECT_FALSE(submission.numbers.contains("orbit_count"));
    EXPECT_EQ(submission.numbers.at("solution_count").value, Rational(92));
  }
}

TEST(ClaimByClaim, an_unread_part_has_its_place_its_text_and_a_reason) {
  const Submission submission = read_for(8, "author: Ann\norbit count: 12 or 13\nsolution count: -92\n");
  ASSERT_EQ(submission.unread.size(), 2U);
  const Unread& count = submission.unread[1];
  EXPECT_EQ(count.claim, "orbit_count");
  EXPECT_EQ(count.written, "12 or 13");
  EXPECT_EQ(count.place, (Place{2, 1}));
  EXPECT_TRUE(mentions(count.reason, {"orbit_count must be a number", "\"12 or 13\""}));
  EXPECT_TRUE(mentions(submission.unread[0].reason, {"a count is never negative"}));
  EXPECT_EQ(submission.author, "Ann");
}

// A claim with a thousand values that cannot be read is lost, and no other value is tried.
TEST(ClaimByClaim, a_hopeless_claim_is_not_read_to_its_end) {
  std::string text = "orbit count: 12\n";
  for (int i = 0; i < 999; ++i) text += "rotate90: many\n";
  EXPECT_EQ(read_for(8, text + "identity: 92\n").fixed_points.size(), 1U);
  const Submission submission = read_for(8, text + "rotate90: many\nidentity: 92\n");
  EXPECT_EQ(submission.fixed_points.size(), 0U);
  EXPECT_EQ(submission.more_unread.at("fixed_points"), 951U);  // of 1,001, and 50 are kept
  EXPECT_EQ(submission.numbers.at("orbit_count").value, Rational(12));
}

// Prose belongs to no claim, so it costs neither the author nor a claim.
TEST(ClaimByClaim, a_long_text_does_not_cost_the_author) {
  std::string text;
  for (int i = 0; i < 2000; ++i) text += "The board has two diagonals.\n";
  const Submission submission = read_for(8, text + "author: Ann\norbit count: 12\n");
  EXPECT_EQ(submission.author, "Ann");
  EXPECT_EQ(submission.numbers.at("orbit_count").value, Rational(12));
}

TEST(ClaimByClaim, more_lines_than_any_exercise_asks_for_are_not_kept) {
  std::string text;
  for (int i = 0; i < 99'999; ++i) text += "orbit count: 12\n";
  EXPECT_TRUE(read_for(8, text + "solution count: 92\n").unread.empty());
  const Submission submission = read_for(8, text + "orbit count: 12\nsolution count: 92\n");
  EXPECT_FALSE(submission.numbers.contains("solution_count"));
  ASSERT_EQ(submission.unread.size(), 1U);
  EXPECT_EQ(submission.unread[0].reason, "too many lines with a name and a value");
}

TEST(ClaimByClaim, lines_without_a_claim_belong_to_none) {
  const Submission submission = read_for(8, "Dear teacher,\nhere it is.\norbit cuont: 11\norbit count: 12\n");
  EXPECT_EQ(claims_unread(submission), (Claims{"", "", ""}));
  EXPECT_TRUE(std::ranges::any_of(submission.unread, [](const Unread& part) {
    return part.reason == "unknown key \"orbit cuont\"; did you mean orbit_count?";
  }));
  EXPECT_EQ(submission.numbers.at("orbit_count").value, Rational(12));
}

TEST(ClaimByClaim, a_misspelled_key_below_a_heading_does_not_cost_the_entries_of_the_heading) {
  const Submission submission = read_for(8, "fixed points:\nidentity: 92\norbit cuont: 12\nrotate45: 3\n");
  EXPECT_EQ(claims_unread(submission), (Claims{"", "fixed_points"}));
  EXPECT_EQ(submission.fixed_points.size(), 1U);
}

TEST(ClaimByClaim, the_other_placements_of_a_list_are_kept) {
  for (const std::string text : {"representatives:\n[1 3 0 2]\n[1 3 0 9]\n[2 0 3 1]\n",
                                 R"({"representatives": [[1,3,0,2], "abc", [2,0,3,1]]})"}) {
    const Submission submission = read_for(4, text);
    EXPECT_EQ(claims_unread(submission), Claims{"representatives"}) << text;
    EXPECT_EQ(submission.representatives->placements.size(), 2U);
  }
  EXPECT_EQ(claims_unread(read_for(4, "[1 3 0 2]\n[1 3 0 9]\n")), Claims{"placements"});
  EXPECT_EQ(claims_unread(read_for(4, "orbit:\n[1 3 0 2]\n[1 3 0 9]\n")), Claims{"orbits"});
}

TEST(ClaimByClaim, the_other_entries_of_a_table_are_kept) {
  const Submission submission = read_for(8, R"({"fixed_points": {"identity": 92, "rotate90": "none of them"},
    "orbit_types": {"trivial": 11, "half_turn": -1}, "orbit_sizes": {"8": 11, "5": 1},
    "stabilizers": [{"placement": [0,4,7,5,2,6,1,3], "stabilizer": "trivial"},
                    {"placement": [0,4,7,5,2,6,1,3], "stabilizer": "octagon"}]})");
  EXPECT_EQ(submission.fixed_points.size(), 1U);
  EXPECT_EQ(submission.orbit_types->size(), 1U);
  EXPECT_EQ(submission.orbit_sizes->size(), 1U);
  EXPECT_EQ(submission.stabilizers->size(), 1U);
  EXPECT_EQ(claims_unread(submission), (Claims{"stabilizers", "orbit_types", "orbit_sizes", "fixed_points"}));
}

TEST(ClaimByClaim, a_key_with_two_values_has_none) {
  for (const std::string text : {"orbit count: 11\norbit count: 12\nsolution count: 92\n",
                                 R"({"orbit_count": 11, "orbit_count": 12, "solution_count": 92})",
                                 "orbit count: 11\nNumber of orbits: 12\nsolutions: 92\n"}) {
    const Submission submission = read_for(8, text);
    EXPECT_EQ(claims_unread(submission), Claims{"orbit_count"}) << text;
    EXPECT_FALSE(submission.numbers.contains("orbit_count"));
  }
  const Submission lists = read_for(4, "solutions:\n2413\nsolutions:\n3142\nburnside sum: 8\n");
  EXPECT_EQ(claims_unread(lists), Claims{"solutions"});
  EXPECT_FALSE(lists.solutions);
}

TEST(ClaimByClaim, a_key_with_the_same_value_twice_is_noted) {
  const Submission submission = read_for(8, "orbit count: 12\norbit count: 12.0\n");
  EXPECT_EQ(submission.numbers.at("orbit_count").value, Rational(12));
  EXPECT_EQ(submission.notes, Claims{"line 2: orbit_count is given twice, with the same value"});
  EXPECT_TRUE(submission.unread.empty());
}

TEST(ClaimByClaim, an_exercise_or_conventions_that_cannot_be_read_make_the_whole_unreadable) {
  for (const std::string text :
       {"n: eight\norbit count: 12\n", "n: 8\nn: 7\norbit count: 12\n", "n: 8\ngroup: D5\norbit count: 12\n",
        "n: 8\nbase: 2\norbit count: 12\n", R"({"n": 8, "conventions": {"base": 0, "base": 1}})"})
    EXPECT_THROW(read_submission(text), reports::ParseError) << text;
}

TEST(ClaimByClaim, keeps_a_limited_number_of_unread_parts) {
  std::string text = "orbit count: 12\nrepresentatives:\n";
  for (int i = 0; i < 1000; ++i) text += "9\nprose\n";
  const Submission submission = read_for(8, text);
  EXPECT_LT(submission.unread.size(), 200U);
  EXPECT_TRUE(mentions(submission.notes.back(), {"lines or values more cannot be read"}));
}

}  // namespace
}  // namespace eightfold::coursework
