#include "eightfold/reports/groups/cycle_index_text.hpp"

#include <gtest/gtest.h>

#include <string>

#include "eightfold/reports/text/internal/words.hpp"
#include "tests/reports/plain_text.hpp"
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

TEST(ColoringsText, substitutes_the_colors_and_divides) {
  const CycleIndex index = cycle_index_of(square_cells_action(3));
  EXPECT_EQ(colorings_text(index, count_colorings(index, 2), {}),
            "With 2 colors\n"
            "\n"
            "Substitute 2 for every variable:\n"
            "\n"
            "(2^9 + 4x2^6 + 2^5 + 2x2^3) / 8\n"
            "\n"
            "term       elements  cycles  elements x fixed by each\n"
            "a1^9              1       9  1 x 2^9 = 1 x 512 = 512\n"
            "a1^3 a2^3         4       6  4 x 2^6 = 4 x 64 = 256\n"
            "a1 a2^4           1       5  1 x 2^5 = 1 x 32 = 32\n"
            "a1 a4^2           2       3  2 x 2^3 = 2 x 8 = 16\n"
            "sum               8          816\n"
            "\n"
            "colorings = sum / order = 816 / 8 = 102\n");
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

TEST(CycleIndexText, is_plain_text_with_or_without_colors) {
  for (const auto& action :
       {cyclic_action(0), cyclic_action(300), dihedral_action(12), square_cells_action(5)}) {
    const CycleIndex index = cycle_index_of(action);
    const auto text = [&](Style style) {
      return cycle_index_text("it", index, style) +
             colorings_text(index, count_colorings(index, 1'000'000), style);
    };
    EXPECT_TRUE(test::is_plain_text(text({})));
    EXPECT_NE(text({true}), text({}));
    EXPECT_EQ(test::without_color(text({true})), text({}));
  }
}

}  // namespace
}  // namespace eightfold::reports
