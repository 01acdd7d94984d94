// `list --canonical` and `list --degenerate`, which search for what they list, against a filter of all
// solutions.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "tests/program/output_of.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string quiet_list(const std::string& words) { return output_of("list --quiet " + words); }

// The expected output of `list` for the solutions that the filter accepts.
std::string filtered(int n, Rule rule, const std::string& format,
                     const std::function<bool(const Placement&)>& keeps) {
  reports::Listing listing(*reports::find_notation(format), 0);
  std::string text;
  listing.begin(text);
  for (const Placement& solution : solutions_of(Board::square(n), {}, rule))
    if (keeps(solution)) listing.add(text, {solution, n});
  listing.end(text);
  return text;
}

const auto canonical = [](const Placement& solution) { return is_canonical(solution); };
const auto degenerate = [](const Placement& solution) { return is_degenerate(solution); };

TEST(CanonicalList, is_byte_by_byte_the_filtered_list_of_all_solutions) {
  for (int n = 0; n <= 9; ++n)
    for (const std::string format : {"vector", "pairs", "json", "ndjson"})
      for (const std::string threads : {"1", "2"})
        EXPECT_EQ(quiet_list(std::to_string(n) + " --canonical --format " + format + " --threads " + threads),
                  filtered(n, Rule::queens, format, canonical))
            << "n = " << n;
  for (const std::string format : {"digits", "fen", "board", "sicp", "algebraic"})
    EXPECT_EQ(quiet_list("8 --canonical --format " + format), filtered(8, Rule::queens, format, canonical));
}

TEST(CanonicalList, is_the_filtered_list_under_every_rule) {
  for (const auto& [rule, n] :
       {std::pair(Rule::superqueens, 9), std::pair(Rule::superqueens, 10), std::pair(Rule::torus, 5),
        std::pair(Rule::torus, 7), std::pair(Rule::torus, 8), std::pair(Rule::rooks, 1),
        std::pair(Rule::rooks, 6), std::pair(Rule::queens, 7)}) {
    const std::string words = std::to_string(n) + " --rule " + std::string(name_of(rule));
    EXPECT_EQ(quiet_list(words + " --canonical"), filtered(n, rule, "vector", canonical)) << words;
    EXPECT_EQ(quiet_list(words + " --degenerate"), filtered(n, rule, "vector", degenerate)) << words;
    EXPECT_EQ(
        quiet_list(words + " --canonical --degenerate"),
        filtered(n, rule, "vector", [](const Placement& s) { return is_canonical(s) && is_degenerate(s); }))
        << words;
    EXPECT_EQ(quiet_list(words), filtered(n, rule, "vector", [](const Placement&) { return true; })) << words;
  }
}

TEST(CanonicalList, is_the_filtered_list_under_every_subgroup) {
  for (const Subgroup group : all_subgroups()) {
    const std::string words = "8 --group " + std::string(name_of(group));
    EXPECT_EQ(quiet_list(words + " --canonical"),
              filtered(8, Rule::queens, "vector", [&](const Placement& s) { return is_canonical(s, group); }))
        << words;
    EXPECT_EQ(
        quiet_list(words + " --degenerate"),
        filtered(8, Rule::queens, "vector", [&](const Placement& s) { return is_degenerate(s, group); }))
        << words;
    EXPECT_EQ(quiet_list(words + " --canonical --degenerate"),
              filtered(8, Rule::queens, "vector",
                       [&](const Placement& s) { return is_canonical(s, group) && is_degenerate(s, group); }))
        << words;
  }
}

TEST(CanonicalList, is_the_published_one_for_eight_queens) {
  const auto known = published_canonical_solutions();
  const auto digits = lines_of(quiet_list("8 --canonical --format digits"));
  const auto fen = lines_of(quiet_list("8 --canonical --format fen"));
  const auto algebraic = lines_of(quiet_list("8 --canonical --format algebraic"));
  ASSERT_EQ(digits.size(), known.size());
  for (std::size_t i = 0; i < known.size(); ++i) {
    EXPECT_EQ(digits[i], known[i].one_based);
    EXPECT_EQ(fen[i], known[i].fen);
    EXPECT_EQ(algebraic[i], known[i].algebraic);
  }
}

TEST(DegenerateList, is_the_filtered_list_of_all_solutions) {
  for (int n = 0; n <= 10; ++n)
    for (const std::string format : {"vector", "json"})
      EXPECT_EQ(quiet_list(std::to_string(n) + " --degenerate --format " + format),
                filtered(n, Rule::queens, format, degenerate))
          << "n = " << n;
}

}  // namespace
}  // namespace eightfold::test
