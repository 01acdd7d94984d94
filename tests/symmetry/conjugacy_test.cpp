#include <gtest/gtest.h>

#include <map>
#include <string_view>
#include <vector>

#include "eightfold/symmetry/subgroup.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

TEST(Conjugate, is_the_symmetry_on_the_moved_board) {
  EXPECT_EQ(conjugate(Symmetry::flip_horizontal, Symmetry::rotate90), Symmetry::flip_vertical);
  EXPECT_EQ(conjugate(Symmetry::transpose, Symmetry::rotate90), Symmetry::anti_transpose);
  EXPECT_EQ(conjugate(Symmetry::rotate90, Symmetry::transpose), Symmetry::rotate270);
  EXPECT_EQ(conjugate(Symmetry::rotate90, Symmetry::rotate180), Symmetry::rotate90);
  for (int n = 1; n <= 4; ++n)
    for (const Symmetry g : all_symmetries)
      for (const Symmetry x : all_symmetries)
        for (int square = 0; square < n * n; ++square) {
          const Square from{square / n, square % n};
          EXPECT_EQ(image(conjugate(g, x), image(x, from, n), n), image(x, image(g, from, n), n))
              << g << " moved by " << x;
        }
}

TEST(Conjugate, of_a_set_is_the_set_of_conjugates) {
  for (unsigned bits = 0; bits < 256; ++bits) {
    const SymmetrySet set = SymmetrySet::from_bits(bits);
    for (const Symmetry x : all_symmetries) {
      const SymmetrySet moved = conjugate(set, x);
      EXPECT_EQ(moved.size(), set.size());
      for (const Symmetry g : set) EXPECT_TRUE(moved.contains(conjugate(g, x)));
    }
  }
}

TEST(ConjugacyClass, is_one_of_five_of_sizes_1_2_1_2_2) {
  using enum Symmetry;
  for (const SymmetrySet& expected :
       {SymmetrySet{identity}, SymmetrySet{rotate90, rotate270}, SymmetrySet{rotate180},
        SymmetrySet{flip_horizontal, flip_vertical}, SymmetrySet{transpose, anti_transpose}})
    for (const Symmetry g : expected) EXPECT_EQ(conjugacy_class_of(g), expected) << g;
}

TEST(ConjugacyClass, is_named_by_geometry) {
  std::map<std::string_view, std::vector<Symmetry>> members;
  for (const Symmetry g : all_symmetries) members[conjugacy_class_name(g)].push_back(g);
  using enum Symmetry;
  const std::map<std::string_view, std::vector<Symmetry>> expected = {
      {"identity", {identity}},
      {"quarter_turn", {rotate90, rotate270}},
      {"half_turn", {rotate180}},
      {"axis_flip", {flip_horizontal, flip_vertical}},
      {"diagonal_flip", {transpose, anti_transpose}}};
  EXPECT_EQ(members, expected);
}

}  // namespace
}  // namespace eightfold
