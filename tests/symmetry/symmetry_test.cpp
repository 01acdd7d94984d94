#include "eightfold/symmetry/symmetry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <vector>

#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

std::vector<Square> squares_of(int n) {
  std::vector<Square> squares;
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) squares.push_back({row, column});
  return squares;
}

TEST(Symmetry, permutes_the_squares) {
  for (int n = 1; n <= 5; ++n)
    for (const Symmetry g : all_symmetries) {
      auto images = squares_of(n);
      for (Square& square : images) square = image(g, square, n);
      std::ranges::sort(images);
      EXPECT_EQ(images, squares_of(n)) << g << ", n = " << n;
    }
}

TEST(Symmetry, moves_the_corners_and_a_square_by_the_corner_as_drawn) {
  const EnumArray<Symmetry, Square> corner(
      {{{0, 0}, {0, 3}, {3, 3}, {3, 0}, {0, 3}, {3, 0}, {0, 0}, {3, 3}}});
  const EnumArray<Symmetry, Square> beside(
      {{{0, 1}, {1, 3}, {3, 2}, {2, 0}, {0, 2}, {3, 1}, {1, 0}, {2, 3}}});
  for (const Symmetry g : all_symmetries) {
    EXPECT_EQ(image(g, {0, 0}, 4), corner[g]) << g;
    EXPECT_EQ(image(g, {0, 1}, 4), beside[g]) << g;
  }
}

TEST(Symmetry, is_listed_in_the_order_of_witnesses) {
  using enum Symmetry;
  EXPECT_EQ(all_symmetries, (std::array{identity, rotate90, rotate180, rotate270, flip_horizontal,
                                        flip_vertical, transpose, anti_transpose}));
  for (unsigned position = 0; position < 8; ++position)
    EXPECT_EQ(index_of(all_symmetries[position]), position);
}

TEST(Symmetry, has_a_unique_name) {
  EXPECT_EQ(std::set<std::string_view>(symmetry_names.begin(), symmetry_names.end()).size(), 8U);
  EXPECT_EQ(name_of(Symmetry::identity), "identity");
  EXPECT_EQ(name_of(Symmetry::rotate270), "rotate270");
  EXPECT_EQ(name_of(Symmetry::flip_horizontal), "flip_horizontal");
  EXPECT_EQ(name_of(Symmetry::flip_vertical), "flip_vertical");
  EXPECT_EQ(name_of(Symmetry::transpose), "transpose");
  EXPECT_EQ(name_of(Symmetry::anti_transpose), "anti_transpose");
}

TEST(Composition, applies_the_right_factor_first) {
  for (int n = 1; n <= 5; ++n)
    for (const Symmetry g : all_symmetries)
      for (const Symmetry h : all_symmetries)
        for (const Square square : squares_of(n))
          EXPECT_EQ(image(g * h, square, n), image(g, image(h, square, n), n)) << g << " * " << h;
}

TEST(Composition, is_read_from_the_cayley_table_by_row_and_column) {
  EXPECT_EQ(cayley_table[Symmetry::rotate90][Symmetry::flip_horizontal], Symmetry::anti_transpose);
  EXPECT_EQ(Symmetry::rotate90 * Symmetry::flip_horizontal, Symmetry::anti_transpose);
  EXPECT_EQ(Symmetry::flip_horizontal * Symmetry::rotate90, Symmetry::transpose);
}

TEST(Composition, is_associative) {
  for (const Symmetry f : all_symmetries)
    for (const Symmetry g : all_symmetries)
      for (const Symmetry h : all_symmetries) EXPECT_EQ((f * g) * h, f * (g * h));
}

TEST(Composition, with_the_identity_changes_nothing) {
  for (const Symmetry g : all_symmetries) {
    EXPECT_EQ(g * Symmetry::identity, g);
    EXPECT_EQ(Symmetry::identity * g, g);
  }
}

TEST(Composition, with_the_inverse_is_the_identity_from_either_side) {
  for (const Symmetry g : all_symmetries) {
    EXPECT_EQ(g * inverse(g), Symmetry::identity);
    EXPECT_EQ(inverse(g) * g, Symmetry::identity);
  }
}

TEST(Inverse, exchanges_the_quarter_turns_and_fixes_the_others) {
  for (const Symmetry g : all_symmetries) {
    const bool quarter_turn = g == Symmetry::rotate90 || g == Symmetry::rotate270;
    EXPECT_EQ(inverse(g) == g, !quarter_turn) << g;
  }
  EXPECT_EQ(inverse(Symmetry::rotate90), Symmetry::rotate270);
}

TEST(Order, is_1_for_the_identity_4_for_quarter_turns_and_2_for_the_others) {
  const EnumArray<Symmetry, int> orders({1, 4, 2, 4, 2, 2, 2, 2});
  for (const Symmetry g : all_symmetries) EXPECT_EQ(order_of(g), orders[g]) << g;
}

}  // namespace
}  // namespace eightfold
