// Lists of placements that are constructed here.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "eightfold/reports/coursework/submission/submission.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "tests/reports/coursework/cases.hpp"
#include "tests/reports/coursework/grading/verdicts.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/placements.hpp"

namespace eightfold::coursework {
namespace {

using test::mentions;
using test::verdict_on;

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
  for (const Placement& solution : test::solutions_of(Board::square(n))) left.insert(solution);
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
                                "solutions", test::solutions_of(Board::square(n), {}, rule));
      EXPECT_EQ(verdict_on(text, "solutions").status, Status::right) << text;
    }
}

TEST(Orbits_claim, that_lacks_an_orbit_shows_none_without_spoilers) {
  std::vector<Placement> orbit;
  for (const Image& each : distinct_images({0, 2, 4, 1, 3})) orbit.push_back(each.placement);
  EXPECT_EQ(verdict_on(text_of("n: 5", "orbit", orbit), "orbits", {.spoilers = false}).summary,
            "Some orbits are missing.");
}

TEST(Bare_lists, are_interpreted_by_their_length) {
  EXPECT_EQ(test::verdicts_on(text_of("", "placements", test::solutions_of(Board::square(8))))[0].claim,
            "solutions");
  auto few = test::solutions_of(Board::square(8));
  few.resize(14);
  EXPECT_EQ(test::verdicts_on(text_of("", "placements", few))[0].claim, "representatives");
  EXPECT_TRUE(mentions(test::verdicts_on(text_of("", "placements", few))[0].summary,
                       {"was read as representatives", "add that heading"}));
}

TEST(Lists, have_the_stated_verdicts) { test::expect_cases("verdicts-lists.txt", test::verdicts_of); }

}  // namespace
}  // namespace eightfold::coursework
