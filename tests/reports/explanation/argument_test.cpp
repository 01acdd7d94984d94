#include "eightfold/reports/explanation/internal/argument.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <set>
#include <stdexcept>

#include "eightfold/reports/document/internal/document_writers.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

ExplainedCounts all_published(int n) {
  const auto& [size, all, fundamental, half_turn, quarter_turn] = test::published_counts(n);
  return {n, {*all, *half_turn, *quarter_turn}, "published", true};
}

ExplainedCounts computed(int n) {
  ExplainedCounts counts = all_published(n);
  counts.origin = "computed here";
  counts.is_published = false;
  return counts;
}

std::string argument_of(int n) { return document_markdown(argument(all_published(n))); }

TEST(Argument, has_six_steps_for_every_n) {
  for (int n = 0; n <= 27; ++n) EXPECT_EQ(argument(all_published(n)).sections.size(), 6U) << n;
}

TEST(Argument, rules_out_reflections_for_even_and_odd_n) {
  EXPECT_TRUE(mentions(argument_of(8), {"N = 8 is even, so there is no middle column"}));
  EXPECT_TRUE(mentions(argument_of(9), {"9 queens do not fit in one column"}));
  for (const int n : {4, 5, 6, 7, 27})
    EXPECT_TRUE(mentions(argument_of(n), {"*No reflection fixes a solution.*", "the left-right mirror fixes",
                                          "the top-bottom mirror.", "the mirror in the main diagonal fixes",
                                          "For the mirror in the anti-diagonal"}))
        << n;
}

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

TEST(Argument, states_why_the_quarter_turn_fixes_no_solution) {
  EXPECT_TRUE(mentions(argument_of(6), {"| clockwise quarter turn | 0 | 6 is neither 4k nor 4k + 1 |"}));
  EXPECT_TRUE(mentions(argument_of(27), {"| clockwise quarter turn | 0 | 27 is neither 4k nor 4k + 1 |"}));
}

TEST(Argument, limits_claims_that_are_false_for_one_queen_to_larger_n) {
  for (const int n : {0, 1})
    EXPECT_TRUE(mentions(argument_of(n), {"the short formula, which is valid for every N above 1",
                                          "On every board with N above 1 no reflection",
                                          "On every board with N above 1 the reflections fix no solution"}));
  for (const int n : {0, 1, 2, 3}) {
    EXPECT_EQ(argument_of(n).find("arger board"), std::string::npos) << n;
    EXPECT_EQ(argument_of(n).find("for every N is valid"), std::string::npos) << n;
  }
}

TEST(Argument, explains_the_center_of_an_odd_board) {
  EXPECT_TRUE(mentions(argument_of(9),
                       {"Only the center, (4, 4), is its own opposite.", "so one queen is in the center"}));
  EXPECT_TRUE(mentions(argument_of(8), {"so the queens form 4 pairs", "the two long diagonals are empty."}));
}

TEST(Argument, mentions_a_search_for_quarter_turns_only_if_n_allows_them) {
  EXPECT_TRUE(mentions(argument_of(6), {"But 6 ≡ 2 (mod 4), so R = 0, and no search is needed."}));
  EXPECT_TRUE(mentions(argument_of(7), {"But 7 ≡ 3 (mod 4)"}));
  EXPECT_TRUE(mentions(document_markdown(argument(computed(8))),
                       {"Since 8 = 4 × 2, such solutions are possible, but a search finds none: R = 0."}));
  EXPECT_TRUE(
      mentions(document_markdown(argument(computed(13))),
               {"Since 13 = 4 × 3 + 1, such solutions are possible, and a search finds some: R = 8."}));
}

TEST(Argument, states_whether_the_quarter_turns_fix_all_that_the_half_turn_fixes) {
  for (const int n : {4, 5})
    EXPECT_TRUE(mentions(argument_of(n), {"The quarter turns fix all of them, too."}));
  EXPECT_TRUE(mentions(argument_of(12), {"One of them, which no quarter turn fixes:"}));
}

TEST(Argument, explains_why_the_short_formula_gives_half_an_orbit) {
  for (const int n : {0, 1})
    EXPECT_TRUE(mentions(
        argument_of(n),
        {"\n(Q + H + 2R) / 8 = (1 + 1 + 2 × 1) / 8 = 4 / 8 = 1 / 2\n", "it omits the four reflections",
         "the stabilizer is the whole group: the orbit has 8 / 8 = 1 member."}));
  EXPECT_TRUE(mentions(argument_of(8), {"the mean is (Q + H + 2R) / 8 for every N above 1."}));
}

TEST(Argument, handles_boards_without_solutions) {
  for (const int n : {2, 3})
    EXPECT_TRUE(mentions(argument_of(n),
                         {"has no solution", "Q = H = R = 0", "without solutions there are no orbits"}));
}

TEST(Argument, names_the_published_number_of_orbits_only_if_it_is_the_same) {
  EXPECT_TRUE(mentions(argument_of(8),
                       {"The published number of fundamental solutions is the same (OEIS A002562)."}));
  EXPECT_FALSE(mentions(document_markdown(argument({8, {100, 4, 0}, ""})), {"A002562"}));
  EXPECT_FALSE(mentions(argument_of(0), {"A002562"}));
}

// The sizes of the orbits that are drawn in full.
std::vector<std::size_t> drawn_orbits(int n) {
  std::vector<std::size_t> sizes;
  for (const Section& section : argument(all_published(n)).sections)
    for (const Block& block : section.blocks)
      if (const auto* boards = std::get_if<Boards>(&block); boards != nullptr && boards->side_by_side) {
        std::set<Placement> images;
        for (const DocumentBoard& board : boards->boards) images.insert(board.placement);
        EXPECT_EQ(images.size(), boards->boards.size()) << n;
        EXPECT_EQ(*images.begin(), boards->boards.front().placement) << "the representative, N = " << n;
        sizes.push_back(images.size());
      }
  return sizes;
}

TEST(Argument, draws_one_orbit_of_each_type_in_full) {
  const std::vector<std::vector<std::size_t>> expected = {{},  {},     {},     {},     {2},    {8, 2},
                                                          {4}, {8, 4}, {8, 4}, {8, 4}, {8, 4}, {}};
  for (int n = 0; n <= 11; ++n) EXPECT_EQ(drawn_orbits(n), expected.at(static_cast<std::size_t>(n))) << n;
  EXPECT_TRUE(mentions(argument_of(8), {"e                  r                  r²                 r³\n"
                                        "[0 4 7 5 2 6 1 3]  [7 1 3 0 6 4 2 5]  [4 6 1 5 2 0 3 7]",
                                        "so the eight elements lead to only 8 / 2 = 4 boards:",
                                        "e, r²              r, r³              h, v               t, a\n"
                                        "[2 4 1 7 0 6 3 5]  [3 5 7 1 6 0 2 4]  [5 3 6 0 7 1 4 2]"}));
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
