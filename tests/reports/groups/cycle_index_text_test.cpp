#include "eightfold/reports/groups/cycle_index_text.hpp"

#include <gtest/gtest.h>

#include <string>

#include "reports/text/internal/words.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

TEST(CycleIndexText, writes_the_formula_of_a_group) {
  EXPECT_EQ(formula_of(cycle_index_of(cube_faces_action())),
            "(a1^6 + 3 a1^2 a2^2 + 6 a1^2 a4 + 6 a2^3 + 8 a3^2) / 24");
  EXPECT_EQ(formula_of(cycle_index_of(cyclic_action(6))), "(a1^6 + a2^3 + 2 a3^2 + 2 a6) / 6");
  EXPECT_EQ(formula_of(cycle_index_of(dihedral_action(4))), "(a1^4 + 2 a1^2 a2 + 3 a2^2 + 2 a4) / 8");
}

TEST(CycleIndexText, omits_parentheses_for_one_term_and_a_division_by_one) {
  EXPECT_EQ(formula_of(cycle_index_of(square_cells_action(1))), "8 a1 / 8");
  EXPECT_EQ(formula_of(cycle_index_of(dihedral_action(1))), "2 a1 / 2");
  EXPECT_EQ(formula_of(cycle_index_of(cyclic_action(1))), "a1");
}

TEST(CycleIndexText, writes_a_term_without_points_as_the_number_of_elements) {
  EXPECT_EQ(formula_of(cycle_index_of(cyclic_action(0))), "1");
  EXPECT_EQ(formula_of(cycle_index_of(square_cells_action(0))), "8 / 8");
}

TEST(CycleIndexText, names_the_action_and_explains_a_term) {
  EXPECT_EQ(cycle_index_text("the trivial group on three points", cycle_index_of({3, {{0, 1, 2}}}), {}),
            "The cycle index of the trivial group on three points\n"
            "\n"
            "a1^3\n"
            "\n"
            "In a term, ai^e denotes e cycles of i points. The coefficient is the number of\n"
            "elements with these cycles. A point that an element does not move is a cycle of\n"
            "one point.\n");
}

TEST(ColoringsText, counts_one_coloring_of_no_points) {
  const CycleIndex index = cycle_index_of(square_cells_action(0));
  EXPECT_TRUE(mentions(colorings_text(index, count_colorings(index, 1), {}),
                       {"With 1 color\n", "\n8x1^0 / 8\n", "\n1            8       0  8 x 1^0 = 8 x 1 = 8\n",
                        "colorings = sum / order = 8 / 8 = 1\n"}));
}

TEST(ColoringsText, breaks_numbers_of_hundreds_of_digits) {
  const CycleIndex index = cycle_index_of(square_cells_action(16));
  const ColoringCount colorings = count_colorings(index, 10);
  for (const int width : {40, 80}) {
    std::string text = colorings_text(index, colorings, {.width = width});
    for (const std::string& line : test::lines_of(text))
      EXPECT_LE(line.size(), static_cast<std::size_t>(width)) << line;
    std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
    EXPECT_TRUE(mentions(text, {grouped(colorings.classes.str())}));
  }
}

}  // namespace
}  // namespace eightfold::reports
