#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

#include "eightfold/symmetry/orbit.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

using Picture = std::vector<std::string>;

Picture draw(const Placement& placement) {
  const auto n = static_cast<std::size_t>(placement.rows());
  Picture picture(n, std::string(n, '.'));
  for (std::size_t row = 0; row < n; ++row)
    picture[row][static_cast<std::size_t>(placement[static_cast<int>(row)])] = 'Q';
  return picture;
}

Picture upside_down(Picture picture) {
  std::ranges::reverse(picture);
  return picture;
}

Picture mirrored(Picture picture) {
  for (std::string& line : picture) std::ranges::reverse(line);
  return picture;
}

Picture read_by_columns(const Picture& picture) {
  Picture result = picture;
  for (std::size_t row = 0; row < picture.size(); ++row)
    for (std::size_t column = 0; column < picture.size(); ++column)
      result[column][row] = picture[row][column];
  return result;
}

Picture moved(Symmetry g, const Picture& picture) {
  switch (g) {
    case Symmetry::identity:
      return picture;
    case Symmetry::rotate90:
      return mirrored(read_by_columns(picture));
    case Symmetry::rotate180:
      return mirrored(upside_down(picture));
    case Symmetry::rotate270:
      return upside_down(read_by_columns(picture));
    case Symmetry::flip_horizontal:
      return mirrored(picture);
    case Symmetry::flip_vertical:
      return upside_down(picture);
    case Symmetry::transpose:
      return read_by_columns(picture);
    case Symmetry::anti_transpose:
      return mirrored(upside_down(read_by_columns(picture)));
  }
  return {};
}

TEST(Action, moves_the_queens_of_every_permutation_like_a_picture) {
  for (int n = 0; n <= 6; ++n)
    for (const Placement& placement : test::all_permutations(n))
      for (const Symmetry g : all_symmetries)
        EXPECT_EQ(draw(image(g, placement)), moved(g, draw(placement))) << g << " of " << placement;
}

RC_GTEST_PROP(Action, moves_the_queens_like_a_picture, (Symmetry g)) {
  const auto placement = *test::permutation();
  RC_ASSERT(draw(image(g, placement)) == moved(g, draw(placement)));
}

RC_GTEST_PROP(Action, of_a_product_is_one_action_after_the_other, (Symmetry g, Symmetry h)) {
  const auto placement = *test::permutation();
  RC_ASSERT(image(g, image(h, placement)) == image(g * h, placement));
}

TEST(Action, refuses_placements_that_are_not_permutations) {
  for (const Symmetry g : all_symmetries) {
    EXPECT_THROW(image(g, Placement{1}), std::invalid_argument) << g;
    EXPECT_THROW(image(g, Placement{0, 0}), std::invalid_argument) << g;
    EXPECT_THROW(image(g, Placement{0, 2}), std::invalid_argument) << g;
  }
}

}  // namespace
}  // namespace eightfold
