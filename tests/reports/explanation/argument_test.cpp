#include "reports/explanation/internal/argument.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>

#include "reports/document/internal/document.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

ExplainedCounts all_published(int n) {
  const auto& [size, all, fundamental, half_turn, quarter_turn] = test::published_counts(n);
  return {n, {*all, *half_turn, *quarter_turn}, "published", true};
}

std::string argument_of(int n) { return document_markdown(argument(all_published(n))); }

TEST(Argument, cites_published_numbers_without_mentioning_a_search) {
  EXPECT_TRUE(
      mentions(argument_of(17),
               {"The published number is H = 8,152.", "The published number is R = 128.",
                "| clockwise quarter turn | 128 | published |", "| half turn | 8,152 | published |"}));
  for (int n = 0; n <= 27; ++n) {
    const std::string text = argument_of(n);
    for (const std::string_view words : {"search gives", "search finds", "a search by"})
      EXPECT_EQ(text.find(words), std::string::npos) << words << " for N = " << n;
  }
}

TEST(Argument, names_the_published_number_of_orbits_only_if_it_is_the_same) {
  EXPECT_TRUE(mentions(argument_of(8),
                       {"The published number of fundamental solutions is the same (OEIS A002562)."}));
  EXPECT_FALSE(mentions(document_markdown(argument({8, {100, 4, 0}, ""})), {"A002562"}));
  EXPECT_FALSE(mentions(argument_of(0), {"A002562"}));
}

TEST(Argument, throws_on_numbers_that_no_set_of_solutions_has) {
  const std::vector<ExplainedCounts> impossible = {
      {8, {93, 4, 0}, ""}, {8, {92, 3, 0}, ""}, {8, {4, 12, 0}, ""}, {8, {92, 4, 8}, ""}, {8, {92, 5, 1}, ""},
      {6, {8, 4, 4}, ""},  {1, {1, 1, 0}, ""},  {1, {2, 2, 2}, ""},  {0, {0, 0, 0}, ""},  {0, {1, 0, 1}, ""}};
  for (const ExplainedCounts& counts : impossible) {
    test::message_of<std::domain_error>([&] { argument(counts); });
    EXPECT_THROW(explanation_text(counts, {}), std::domain_error);
    EXPECT_THROW(explanation_markdown(counts), std::domain_error);
    EXPECT_THROW(explanation_latex(counts), std::domain_error);
  }
}

TEST(Argument, throws_on_numbers_out_of_range) {
  test::message_of<std::invalid_argument>([] { argument({-1, {1, 1, 1}, ""}); });
  const auto most = std::numeric_limits<std::uint64_t>::max();
  test::message_of<std::overflow_error>([&] { argument({32, {most, 0, 0}, ""}); });
}

}  // namespace
}  // namespace eightfold::reports
