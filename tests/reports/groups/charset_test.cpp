// Every text about a group in ASCII and in Unicode.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "eightfold/reports/groups/chain_report.hpp"
#include "eightfold/reports/groups/characters_text.hpp"
#include "eightfold/reports/groups/cycle_index_report.hpp"
#include "eightfold/reports/groups/generated_report.hpp"
#include "eightfold/reports/groups/group_report.hpp"
#include "eightfold/reports/groups/lattice_report.hpp"
#include "eightfold/reports/groups/marks_report.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/fixed_points.hpp"

namespace eightfold::reports {
namespace {

std::vector<std::string> texts(const Style& style) {
  const CycleIndexReport index = cycle_index_report(named_group("cube-faces"));
  CycleIndexReport cube = index;
  add_colorings(cube, 3);
  CycleIndexReport circle = cycle_index_report(named_group("cyclic 300"));
  add_colorings(circle, 1'000'000);
  const std::array generators = {Symmetry::rotate90, Symmetry::transpose};
  return {group_text(style),
          lattice_text(style),
          generated_text(generators, style),
          marks_text("8-queens solutions", Marks({92, 4}), style),
          characters_text(8, "8-queens solutions", test::fixed_points({92, 0, 4}), style),
          chain_count_text(count_chains(ChainKind::bracelets, {12, 3}), style),
          cycle_index_text(index, style),
          cycle_index_text(cube, style),
          cycle_index_text(circle, style),
          chain_count_text(count_chains(ChainKind::chains, {0, 100}), style),
          chain_count_text(count_chains(ChainKind::necklaces, {300, 100}), style)};
}

TEST(GroupTexts, are_plain_text_to_which_color_adds_only_colors) {
  test::expect_only_color(texts({}), texts({true}));
}

TEST(GroupTexts, draw_boxes_only_in_unicode) {
  for (const std::string& text : texts({})) EXPECT_EQ(text.find("┌"), std::string::npos) << text;
  const auto boxed = texts({.unicode = true});
  for (const std::size_t i : {0U, 2U, 3U, 4U, 5U, 7U})
    EXPECT_NE(boxed[i].find("┌"), std::string::npos) << boxed[i];
}

TEST(GroupTexts, replace_a_diagram_that_does_not_fit) {
  EXPECT_EQ(lattice_text({.width = 80}).find("The diagram needs "), std::string::npos);
  const std::string text = lattice_text({.width = 79});
  EXPECT_NE(text.find("\nThe diagram needs "), std::string::npos) << text;
  EXPECT_EQ(text.find('/'), std::string::npos) << text;
}

}  // namespace
}  // namespace eightfold::reports
