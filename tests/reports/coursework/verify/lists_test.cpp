// Lists of placements that are constructed here.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "eightfold/core/solutions.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/coursework/submission/submission.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "tests/reports/coursework/grading/verdicts.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

using test::kinds_of;
using test::mentions;
using test::verdict_on;
using test::words_of;
using Kinds = std::vector<std::string>;

std::vector<Placement> solutions_of(int n, Rule rule = Rule::queens) {
  std::vector<Placement> all;
  for (const Placement& solution : Solutions(Board::square(n), {}, rule)) all.push_back(solution);
  return all;
}

// The head of a text submission and a list in it.
std::string text_of(const std::string& head, const std::string& list,
                    const std::vector<Placement>& placements, const Conventions& conventions = {}) {
  std::string text = head + "\n" + list + (placements.empty() ? ": none\n" : ":\n");
  for (const Placement& placement : placements) text += vector_of(placement, conventions) + "\n";
  return text;
}

// Any member of each orbit.
std::vector<Placement> random_representatives(int n, Subgroup group) {
  std::set<Placement> left;
  for (const Placement& solution : solutions_of(n)) left.insert(solution);
  std::vector<Placement> chosen;
  while (!left.empty()) {
    chosen.push_back(*std::next(left.begin(), *rc::gen::inRange(0, static_cast<int>(left.size()))));
    const Placement member = chosen.back();
    for (const Symmetry g : group.elements()) left.erase(image(g, member));
  }
  return chosen;
}

std::string convention_lines(const Conventions& conventions) {
  return std::string("base: ") + (conventions.base == 1 ? "1" : "0") +
         "\nindexing: " + (conventions.rows_by_column ? "rows_by_column" : "columns_by_row");
}

Conventions any_conventions() {
  Conventions conventions;
  conventions.base = *rc::gen::inRange(0, 2);
  conventions.rows_by_column = *rc::gen::arbitrary<bool>();
  return conventions;
}

RC_GTEST_PROP(Representatives, are_right_for_any_order_choice_and_convention, ()) {
  const int n = *rc::gen::inRange(4, 8);
  const Subgroup group = *rc::gen::elementOf(all_subgroups());
  const Conventions conventions = any_conventions();
  const auto text = text_of("group: " + std::string(name_of(group)) + "\n" + convention_lines(conventions),
                            "representatives", random_representatives(n, group), conventions);
  const Verdict verdict = verdict_on(text, "representatives");
  RC_ASSERT(verdict.status == Status::right);
  RC_ASSERT(verdict.credit == 1);
}

RC_GTEST_PROP(Representatives, are_wrong_if_one_is_removed_or_an_isomorph_is_added, ()) {
  const int n = *rc::gen::inRange(4, 8);
  auto placements = random_representatives(n, full_group);
  const auto at = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(placements.size())));
  const bool remove = *rc::gen::arbitrary<bool>();
  if (remove)
    placements.erase(placements.begin() + static_cast<std::ptrdiff_t>(at));
  else
    placements.push_back(image(*rc::gen::arbitrary<Symmetry>(), placements[at]));
  const Verdict verdict =
      verdict_on(text_of("n: " + std::to_string(n), "representatives", placements), "representatives");
  RC_ASSERT(verdict.status == Status::wrong);
  RC_ASSERT(verdict.findings.size() == 1U);
  const std::string kind = verdict.findings[0].kind;
  RC_ASSERT((remove ? kind == "missing_orbit" : kind == "isomorphic" || kind == "duplicate"));
  RC_ASSERT(verdict.credit < 1);
}

TEST(Representatives, that_are_isomorphic_are_named_with_the_element) {
  // rotate90 takes [1 3 5 0 2 4] to the vector whose row j has the queen m - i for each queen (i, j).
  const Verdict verdict = verdict_on("representatives:\n[1 3 5 0 2 4]\n[2 5 1 4 0 3]\n", "representatives");
  EXPECT_EQ(kinds_of(verdict), (Kinds{"isomorphic"}));
  EXPECT_EQ(image(Symmetry::rotate90, {1, 3, 5, 0, 2, 4}), (Placement{2, 5, 1, 4, 0, 3}));
  EXPECT_TRUE(mentions(words_of(verdict), {"line 3", "[2 5 1 4 0 3] is isomorphic to [1 3 5 0 2 4] in line 2",
                                           "the clockwise quarter turn takes"}));
}

TEST(Representatives, must_be_least_only_if_required_or_declared) {
  const std::string list = "representatives:\n[2 5 1 4 0 3]\n";
  EXPECT_EQ(verdict_on(list, "representatives").status, Status::right);
  for (const Verdict& verdict :
       {verdict_on("representative: least\n" + list, "representatives"),
        verdict_on(list, "representatives", {.representative = Representative::least})}) {
    EXPECT_EQ(kinds_of(verdict), (Kinds{"not_least"}));
    EXPECT_TRUE(mentions(words_of(verdict), {"the clockwise quarter turn", "[1 3 5 0 2 4]"}))
        << words_of(verdict);
  }
  EXPECT_EQ(
      verdict_on("representative: least\n" + list, "representatives", {.representative = Representative::any})
          .status,
      Status::right)
      << "the teacher's parameter takes precedence";
  EXPECT_EQ(
      verdict_on("representative: greatest\nrepresentatives:\n[4 2 0 5 3 1]\n", "representatives").status,
      Status::right);
}

// Least and greatest apply to the vectors as written.
RC_GTEST_PROP(Representatives, are_compared_with_the_least_vector_as_written, ()) {
  const int n = *rc::gen::inRange(4, 8);
  const Subgroup group = *rc::gen::elementOf(all_subgroups());
  const Conventions conventions = any_conventions();
  const bool greatest = *rc::gen::arbitrary<bool>();
  std::vector<Placement> extreme;
  for (const Placement& member : random_representatives(n, group)) {
    std::string best;
    Placement chosen;
    for (const Symmetry g : group.elements()) {
      const std::string vector =
          vector_of(image(g, member), conventions);  // one digit per number, so the order is the same
      if (best.empty() || (greatest ? vector > best : vector < best)) {
        best = vector;
        chosen = image(g, member);
      }
    }
    extreme.push_back(chosen);
  }
  const std::string head = "group: " + std::string(name_of(group)) + "\n" + convention_lines(conventions) +
                           "\nrepresentative: " + (greatest ? "greatest" : "least");
  RC_ASSERT(verdict_on(text_of(head, "representatives", extreme, conventions), "representatives").status ==
            Status::right);
}

TEST(Solutions_claim, is_right_for_every_rule_and_small_board) {
  for (const Rule rule : all_rules)
    for (int n = 1; n <= 6; ++n) {
      const auto text = text_of("n: " + std::to_string(n) + "\nrule: " + std::string(name_of(rule)),
                                "solutions", solutions_of(n, rule));
      EXPECT_EQ(verdict_on(text, "solutions").status, Status::right) << text;
    }
}

TEST(Solutions_claim, of_an_empty_list_is_right_if_there_are_no_solutions) {
  EXPECT_EQ(verdict_on(R"({"n": 3, "solutions": []})", "solutions").status, Status::right);
  EXPECT_EQ(verdict_on(R"({"n": 3, "representatives": []})", "representatives").status, Status::right);
  EXPECT_EQ(verdict_on(R"({"n": 0, "solutions": [[]]})", "solutions").status, Status::right);
  EXPECT_EQ(verdict_on(R"({"n": 4, "solutions": []})", "solutions").status, Status::wrong);
}

TEST(Solutions_claim, reports_attacks_duplicates_and_missing_solutions) {
  const Verdict verdict = verdict_on("solutions:\n[1 3 0 2]\n[0 3 1 2]\n[1 3 0 2]\n", "solutions");
  EXPECT_EQ(kinds_of(verdict), (Kinds{"attack", "duplicate", "missing_solution"}));
  EXPECT_TRUE(
      mentions(words_of(verdict), {"line 3", "on b2 and c1 attack each other (a1 is at the bottom left)"}));
  EXPECT_TRUE(mentions(words_of(verdict), {"line 4", "the one in line 2"}));
  EXPECT_TRUE(mentions(words_of(verdict), {"[2 0 3 1] is a solution, but the list does not contain it"}));
  EXPECT_EQ(verdict.credit, 0) << "one correct, two incorrect";
}

TEST(Solutions_claim, reports_the_attack_on_the_board_for_vectors_by_columns) {
  const Verdict verdict = verdict_on("indexing: rows_by_column\nsolutions:\n[2 0 3 3]\n", "solutions");
  EXPECT_TRUE(mentions(words_of(verdict), {"on c1 and d1 attack each other (a1 is at the bottom left)"}))
      << words_of(verdict);
}

TEST(Solutions_claim, may_have_too_few_queens) {
  const Verdict verdict = verdict_on("n: 4\nsolutions:\n[1 3]\n", "solutions");
  EXPECT_EQ(kinds_of(verdict)[0], "incomplete");
  EXPECT_TRUE(mentions(words_of(verdict), {"2 of 4 queens"}));
}

TEST(Bare_lists, are_interpreted_by_their_length) {
  EXPECT_EQ(test::verdicts_on(text_of("", "placements", solutions_of(8)))[0].claim, "solutions");
  auto few = solutions_of(8);
  few.resize(14);
  EXPECT_EQ(test::verdicts_on(text_of("", "placements", few))[0].claim, "representatives");
  EXPECT_TRUE(mentions(test::verdicts_on(text_of("", "placements", few))[0].summary,
                       {"was read as representatives", "add that heading"}));
}

TEST(Lists, reveal_nothing_without_spoilers) {
  const VerifyParams quiet = {.spoilers = false};
  const Verdict solutions = verdict_on("n: 4\nsolutions:\n[1 3 0 2]\n", "solutions", quiet);
  EXPECT_EQ(words_of(solutions).find("[2 0 3 1]"), std::string::npos) << words_of(solutions);
  const Verdict representatives =
      verdict_on("representative: least\nrepresentatives:\n[2 5 1 4 0 3]\n", "representatives", quiet);
  EXPECT_EQ(words_of(representatives).find("[1 3 5 0 2 4]"), std::string::npos) << words_of(representatives);
  const Verdict missing = verdict_on("n: 6\nrepresentatives:\n[1 3 5 0 2 5]\n", "representatives", quiet);
  EXPECT_EQ(missing.summary, "Some entries are incorrect, and some orbits are missing.");
  EXPECT_EQ(words_of(missing).find("half_turn"), std::string::npos) << words_of(missing);
  EXPECT_EQ(words_of(missing).find("[1 3 5 0 2 4]"), std::string::npos) << words_of(missing);
}

TEST(Orbits_claim, is_right_for_all_orbits_in_any_order) {
  EXPECT_EQ(
      verdict_on("orbit:\n[4 2 0 5 3 1]\n[1 3 5 0 2 4]\n[2 5 1 4 0 3]\n[3 0 4 1 5 2]\n", "orbits").status,
      Status::right);
}

TEST(Orbits_claim, reports_members_of_other_orbits_missing_members_and_repeated_orbits) {
  // Two orbits of 5 queens: ten solutions, eight and two.
  const std::string small = "[1 4 2 0 3]\n";
  ASSERT_EQ(distinct_images({1, 4, 2, 0, 3}).size(), 2U);
  const Verdict verdict = verdict_on("orbit:\n" + small + "[0 2 4 1 3]\norbit:\n" + small, "orbits");
  EXPECT_EQ(kinds_of(verdict),
            (Kinds{"other_orbit", "missing_member", "missing_member", "same_orbit", "missing_orbit"}));
  EXPECT_TRUE(mentions(words_of(verdict), {"[0 2 4 1 3] is not in the orbit of [1 4 2 0 3]",
                                           "the left-right mirror, [3 0 2 4 1], is missing",
                                           "the same orbit as the one in line 1"}))
      << words_of(verdict);
  EXPECT_TRUE(mentions(verdict.summary, {"The submission has 0 whole orbits; one is missing."}))
      << verdict.summary;
}

TEST(Stabilizers_claim, reports_extra_and_missing_elements) {
  const std::string placement = "[2 4 1 7 0 6 3 5]";  // fixed by the half turn
  EXPECT_EQ(verdict_on("stabilizer of " + placement + ": half_turn\n", "stabilizers").status, Status::right);
  const Verdict moved = verdict_on("stabilizer of " + placement + ": quarter_turn\n", "stabilizers");
  EXPECT_EQ(kinds_of(moved), (Kinds{"moved", "moved"}));
  const Verdict missing = verdict_on("stabilizer of " + placement + ": trivial\n", "stabilizers");
  EXPECT_EQ(kinds_of(missing), (Kinds{"fixed"}));
  EXPECT_TRUE(mentions(words_of(missing), {"the half turn fixes [2 4 1 7 0 6 3 5]"}));
  const Verdict outside =
      verdict_on("group: rotations\nstabilizer of " + placement + ": axis_klein\n", "stabilizers");
  EXPECT_EQ(kinds_of(outside), (Kinds{"outside_group", "outside_group"}));
  const Verdict impossible = verdict_on("stabilizer of [0 0 1 2]: trivial\n", "stabilizers");
  EXPECT_EQ(kinds_of(impossible), (Kinds{"no_images"}));
}

TEST(Stabilizers_claim, must_have_the_required_boards) {
  const std::vector<Placement> asked = {{2, 4, 1, 7, 0, 6, 3, 5}, {0, 4, 7, 5, 2, 6, 1, 3}};
  const VerifyParams params = {.boards = asked};
  const std::string one = "stabilizer of [2 4 1 7 0 6 3 5]: half_turn\n";
  const Verdict half = verdict_on(one, "stabilizers", params);
  EXPECT_EQ(half.status, Status::wrong);
  EXPECT_EQ(half.credit, 0.5);
  EXPECT_TRUE(mentions(words_of(half), {"the stabilizer of [0 4 7 5 2 6 1 3] is required but not given"}));
  EXPECT_EQ(verdict_on(one + "stabilizer of [0 4 7 5 2 6 1 3]: trivial\n", "stabilizers", params).status,
            Status::right);
}

TEST(Stabilizers_claim, has_at_most_one_entry_for_a_placement) {
  const std::string board = "stabilizer of [2 4 1 7 0 6 3 5]: ";
  const Verdict verdict = verdict_on(board + "trivial\n" + board + "half_turn\n", "stabilizers");
  EXPECT_EQ(verdict.status, Status::wrong);
  EXPECT_EQ(verdict.credit, 0);
}

TEST(Lists, are_not_checked_for_boards_that_are_too_large) {
  const Verdict verdict = verdict_on(R"({"n": 20, "solutions": []})", "solutions");
  EXPECT_EQ(verdict.status, Status::not_checked);
  EXPECT_TRUE(mentions(verdict.findings.at(0).text, {"n = 20", "up to n = 14"}));
}

TEST(Lists, show_a_limited_number_of_findings_and_count_the_others) {
  const Verdict verdict = verdict_on("n: 8\nsolutions:\n[0 4 7 5 2 6 1 3]\n", "solutions");
  EXPECT_EQ(verdict.findings.size() + verdict.omitted_findings, 91U);
  EXPECT_LE(verdict.findings.size(), 20U);
}

TEST(Lists, are_summed_up_in_words) {
  EXPECT_EQ(verdict_on("solutions:\n[1 3 0 2]\n[2 0 3 1]\n", "solutions").summary,
            "The list contains every solution exactly once.");
  EXPECT_EQ(verdict_on("representative: least\nrepresentatives:\n[2 5 1 4 0 3]\n", "representatives").summary,
            "The list represents 1 orbit; one is not the least of its orbit.");
  EXPECT_EQ(
      verdict_on("representative: greatest\nrepresentatives:\n[2 5 1 4 0 3]\n", "representatives").summary,
      "The list represents 1 orbit; one is not the greatest of its orbit.");
  EXPECT_EQ(verdict_on("n: 5\nrepresentatives:\n[0 2 4 1 3]\n", "representatives").summary,
            "The list represents 1 orbit; one is missing.");
}

TEST(Lists, show_five_missing_solutions) {
  const Verdict verdict = verdict_on("n: 8\nsolutions:\n[0 4 7 5 2 6 1 3]\n", "solutions");
  EXPECT_EQ(verdict.findings.size(), 5U);
  EXPECT_EQ(verdict.omitted_findings, 86U) << "of 91";
}

TEST(Orbits_claim, of_one_list_is_one_orbit_for_the_count) {
  const Verdict verdict =
      verdict_on("n: 5\norbit:\n[1 4 2 0 3]\n[3 0 2 4 1]\norbit count: 3\n", "orbit_count");
  EXPECT_EQ(verdict.findings.at(0).text, "your list has 1 orbit, but you give 3 orbits");
}

TEST(Stabilizers_claim, earns_nothing_if_it_is_empty) {
  const Verdict verdict = verdict_on(R"({"n": 8, "stabilizers": []})", "stabilizers");
  EXPECT_EQ(verdict.status, Status::wrong);
  EXPECT_EQ(verdict.credit, 0);
  EXPECT_EQ(verdict.summary, "No stabilizers are given.");
}

TEST(Stabilizers_claim, needs_one_more_for_an_entry_that_cannot_be_read) {
  Submission submission = read_submission("stabilizer of [2 4 1 7 0 6 3 5]: half_turn\n");
  submission.unread = {{"stabilizers", "[1 2", "no closing bracket", {2, 1}}};
  const Verdict verdict = verify(submission).at(0);
  EXPECT_EQ(verdict.credit, 0.5);
  EXPECT_EQ(verdict.summary, "Correct: 1 of 2.");
}

}  // namespace
}  // namespace eightfold::coursework
