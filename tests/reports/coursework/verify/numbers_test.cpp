#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <iterator>
#include <optional>
#include <set>

#include "eightfold/core/rule.hpp"
#include "tests/reports/coursework/cases.hpp"
#include "tests/reports/coursework/grading/verdicts.hpp"
#include "tests/reports/coursework/verify/correct_quantities.hpp"
#include "tests/support/generators.hpp"

namespace eightfold::coursework {
namespace {

using test::CorrectQuantities;

const VerifyParams no_spoilers = {.spoilers = false};

// A text with every claim about an exercise.
std::string claims_in(const CorrectQuantities& right) {
  const Exercise& exercise = right.exercise;
  std::string text = test::exercise_lines(exercise);
  const auto say = [&](const std::string& key, const std::string& value) {
    text += key + ": " + value + "\n";
  };
  for (const auto& [claim, value] : right.claims)
    if (!claim.starts_with("fixed_points.")) say(claim, value.str());
  say("fixed points", "");
  std::set<int> written;  // elements; an entry for a class would repeat some
  for (const TallyKey& key : tally_keys(exercise)) {
    if (!written.contains(key.elements[0])) say(key.name, right.claims.at("fixed_points." + key.name).str());
    written.insert(key.elements.begin(), key.elements.end());
  }
  return text;
}

// Of 1 to 3 colors.
std::optional<Content> any_content(int points) {
  if (*rc::gen::arbitrary<bool>()) return std::nullopt;
  Content content(static_cast<std::size_t>(*rc::gen::inRange(1, 4)), 0);
  for (int i = 0; i < points; ++i) ++content[*rc::gen::inRange<std::size_t>(0, content.size())];
  return content;
}

// Published counts for queens; other answers are counted by the tests.
CorrectQuantities any_correct_quantities() {
  const std::string group(name_of(*rc::gen::elementOf(all_subgroups())));
  const int colors = *rc::gen::inRange(0, 5);
  switch (*rc::gen::elementOf(std::vector<Problem>(all_problems.begin(), all_problems.end()))) {
    case Problem::queens: {
      const int n = *rc::gen::inRange(0, 9);
      const Rule rule = *rc::gen::elementOf(std::vector<Rule>(all_rules.begin(), all_rules.end()));
      return rule == Rule::queens ? test::correct_queens(n, group) : test::correct_pieces(rule, n, group);
    }
    case Problem::square_cells: {
      const int n = *rc::gen::inRange(0, 7);
      const auto content = n <= 3 ? any_content(n * n) : std::nullopt;
      return test::correct_cells(n, content ? static_cast<int>(content->size()) : colors, group, content);
    }
    case Problem::beads: {
      const int n = *rc::gen::inRange(0, 9);
      const auto content = any_content(n);
      return test::correct_beads(n, content ? static_cast<int>(content->size()) : colors,
                                 *rc::gen::arbitrary<bool>(), content);
    }
    case Problem::colorings: {
      const auto& [acting, elements] =
          *std::next(test::acting_groups().begin(),
                     *rc::gen::inRange<std::ptrdiff_t>(0, std::ssize(test::acting_groups())));
      const auto content = any_content(static_cast<int>(elements.begin()->size()));
      return test::correct_colorings(acting, content ? static_cast<int>(content->size()) : colors, content);
    }
    case Problem::cube_faces:
      break;
  }
  const auto content = any_content(6);
  return test::correct_cube(content ? static_cast<int>(content->size()) : colors, content);
}

RC_GTEST_PROP(Verify, never_rejects_a_correct_number, ()) {
  const std::string text = claims_in(any_correct_quantities());
  for (const VerifyParams& params : {VerifyParams{}, no_spoilers})
    for (const Verdict& verdict : test::verdicts_on(text, params)) {
      RC_ASSERT(verdict.status == Status::right);
      RC_ASSERT(verdict.findings.empty());
      RC_ASSERT(verdict.mistakes.empty());
    }
}

// Every number that is 1 too large is wrong.
RC_GTEST_PROP(Verify, never_accepts_an_incorrect_number, ()) {
  std::string text = claims_in(any_correct_quantities());
  std::vector<std::size_t> ends;  // of the lines that claim a number
  bool tally = false;
  for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
    const std::string line = text.substr(at, text.find('\n', at) - at);
    tally = tally || line.starts_with("fixed points");
    const bool number =
        line.find("count") != std::string::npos || line.find("sum") != std::string::npos || tally;
    if (number && !line.starts_with("fixed points")) ends.push_back(at + line.size());
  }
  const std::size_t end = ends[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(ends.size())))];
  const std::size_t begin = text.rfind(' ', end) + 1;
  text.replace(begin, end - begin, Integer(Integer(text.substr(begin, end - begin)) + 1).str());
  const auto verdicts = test::verdicts_on(text);
  const auto not_right = std::count_if(verdicts.begin(), verdicts.end(),
                                       [](const Verdict& v) { return v.status != Status::right; });
  RC_ASSERT(not_right == 1);
}

TEST(Numbers, have_the_stated_verdicts) { test::expect_cases("verdicts-numbers.txt", test::verdicts_of); }

TEST(Numbers, that_follow_from_incorrect_ones_are_carried) {
  test::expect_cases("verdicts-carried.txt", test::verdicts_of);
}

}  // namespace
}  // namespace eightfold::coursework
