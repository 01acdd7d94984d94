// Every table about solutions in ASCII and in Unicode, with and without a width.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "eightfold/reports/solutions/burnside_report.hpp"
#include "eightfold/reports/solutions/census_report.hpp"
#include "eightfold/reports/solutions/count_report.hpp"
#include "eightfold/reports/solutions/symmetric_report.hpp"
#include "eightfold/reports/solutions/tree_report.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/reports/solutions/whole_report.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

std::string count_text(const CountReportFormat& format, const Style& style) {
  CountedBoard board;
  board.n = 8;
  board.counted = {.solutions = 92,
                   .residues = {92, 92},
                   .engine = Engine::backtrack,
                   .threads = 2,
                   .statistics = {.boards = 1028}};
  board.orbits = orbits_of_solutions(8, {92, 4, 0});
  std::string text;
  const CountReportHead head = {Rule::queens, true, 8};
  format.append_head(text, head, style);
  for (const bool first : {true, false}) format.append_board(text, head, board, first, style);
  format.append_tail(text, head, style);
  return text;
}

std::vector<std::string> texts(const Style& style) {
  BurnsideReport burnside;
  burnside.n = 8;
  burnside.listed = test::tail_of_solutions(8);
  burnside.published = 12;
  Figure figure;
  figure.name = "solutions (Q)";
  figure.value = 92;
  figure.source = "engine backtrack";
  figure.published = 93;
  figure.publication = "OEIS A000170";
  CensusReport census;
  census.n = 8;
  census.figures = {figure};
  OrbitReportParams orbits = test::report_params(8);
  orbits.style = style;
  return {burnside_text(burnside, style),
          census_text(census, style),
          count_text(count_report_text, style),
          count_text(count_report_table, style),
          symmetric_text({12, 80, 8, 0, 0}, style),
          tree_text(walk_search_tree(Board::square(8)), style),
          test::whole_report(orbits)};
}

TEST(SolutionTexts, are_plain_text_to_which_color_adds_only_colors) {
  test::expect_only_color(texts({}), texts({true}));
}

TEST(SolutionTexts, fit_the_width_of_the_style) {
  for (const bool unicode : {false, true})
    for (const bool color : {false, true})
      for (const int width : {40, 80, 120})
        for (const std::string& text : texts({color, unicode, width}))
          for (const std::string& line : test::lines_of(text))
            EXPECT_LE(width_of(line), static_cast<std::size_t>(width)) << text;
}

TEST(SolutionTexts, draw_boxes_only_in_unicode) {
  for (const std::string& text : texts({})) EXPECT_EQ(text.find("┌"), std::string::npos) << text;
  for (const std::string& text : texts({.unicode = true})) {
    EXPECT_NE(text.find("┌"), std::string::npos) << text;
    EXPECT_NE(text.find("└"), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace eightfold::reports
