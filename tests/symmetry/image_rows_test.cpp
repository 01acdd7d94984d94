#include "symmetry/internal/image_rows.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

#include "eightfold/symmetry/orbit.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

// The image under g, row by row.
Placement read_row_by_row(const Placement& permutation, Symmetry g) {
  const int n = permutation.rows();
  std::vector<std::uint8_t> rows(static_cast<std::size_t>(n));
  for (int row = 0; row < n; ++row)
    rows[static_cast<std::size_t>(permutation[row])] = static_cast<std::uint8_t>(row);
  const ImageRows images(permutation.columns().data(), rows.data(), n);
  Placement image;
  for (int row = 0; row < n; ++row) image.push_back(images.column(g, row));
  return image;
}

TEST(ImageRows, are_those_of_the_image_for_every_small_permutation) {
  for (int n = 0; n <= 5; ++n)
    for (const Placement& permutation : test::all_permutations(n))
      for (const Symmetry g : all_symmetries)
        EXPECT_EQ(read_row_by_row(permutation, g), image(g, permutation)) << g << " of " << permutation;
}

RC_GTEST_PROP(ImageRows, are_those_of_the_image, (Symmetry g)) {
  const auto permutation = *test::permutation();
  RC_ASSERT(read_row_by_row(permutation, g) == image(g, permutation));
}

}  // namespace
}  // namespace eightfold
