// The classes are tested against their definition, with all solutions and their images square by square.
#include "core/count/internal/tie_classes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

constexpr int max_n = 9;

Placement turned(const Placement& placement) {  // (row, column) to (column, n - 1 - row)
  Placement image = placement;
  for (int row = 0; row < placement.rows(); ++row)
    image.move_queen(placement[row], placement.rows() - 1 - row);
  return image;
}

Placement mirrored(const Placement& placement) {  // (row, column) to (row, n - 1 - column)
  Placement image = placement;
  for (int row = 0; row < placement.rows(); ++row)
    image.move_queen(row, placement.rows() - 1 - placement[row]);
  return image;
}

// The images under each of the eight symmetries, with duplicates.
std::vector<Placement> eight_images(Placement placement) {
  std::vector<Placement> images;
  for (int quarter_turns = 0; quarter_turns < 4; ++quarter_turns) {
    images.push_back(placement);
    images.push_back(mirrored(placement));
    placement = turned(placement);
  }
  return images;
}

// The distances of the border queens from the ends of their lines.
std::array<int, 8> border_distances(const Placement& placement) {
  std::array<int, 8> distances{};
  const auto images =
      eight_images(placement);  // each symmetry maps one (line, end) to the top row and the left end
  std::ranges::transform(images, distances.begin(), [](const Placement& image) { return image[0]; });
  return distances;
}

bool allows(const TieClass& tie_class, const Placement& solution) {
  for (int row = 0; row < solution.rows(); ++row)
    if ((tie_class.allowed[static_cast<std::size_t>(row)] >> solution[row] & 1) == 0) return false;
  return true;
}

// The ties of the classes that allow a solution.
std::vector<int> ties_of(const Placement& solution) {
  std::vector<int> found;
  for (const TieClass& tie_class : tie_classes(solution.rows()))
    if (allows(tie_class, solution)) found.push_back(tie_class.ties);
  return found;
}

TEST(TieClasses, weighted_add_up_to_all_solutions) {
  for (int n = 2; n <= max_n; ++n) {
    std::array<std::uint64_t, 5> by_ties{};
    for (const Placement& solution : test::solutions_of(Board::square(n)))
      for (const int ties : ties_of(solution)) ++by_ties[static_cast<std::size_t>(ties)];
    EXPECT_EQ(by_ties[3] % 3, 0U) << "n = " << n;
    EXPECT_EQ(8 * by_ties[1] + 4 * by_ties[2] + 8 * by_ties[3] / 3 + 2 * by_ties[4],
              test::published_counts(n).all)
        << "n = " << n;
  }
}

TEST(TieClasses, have_1_to_4_ties_and_squares_of_the_board_only) {
  for (int n = 2; n <= max_size; ++n)
    for (const TieClass& tie_class : tie_classes(n)) {
      EXPECT_GE(tie_class.ties, 1);
      EXPECT_LE(tie_class.ties, 4);
      for (int row = 0; row < max_size; ++row) {
        const std::uint64_t allowed = tie_class.allowed[static_cast<std::size_t>(row)];
        EXPECT_EQ(allowed >> (row < n ? n : 0), 0U) << "n = " << n << ", row " << row;
      }
    }
}

TEST(TieClasses, share_no_solution) {
  for (int n = 2; n <= max_n; ++n)
    for (const Placement& solution : test::solutions_of(Board::square(n)))
      EXPECT_LE(ties_of(solution).size(), 1U) << solution;
}

TEST(TieClasses, hold_one_image_of_each_solution_per_tie) {
  for (int n = 2; n <= max_n; ++n)
    for (const Placement& solution : test::solutions_of(Board::square(n))) {
      std::vector<int> ties;
      for (const Placement& image : eight_images(solution))
        for (const int found : ties_of(image)) ties.push_back(found);
      ASSERT_FALSE(ties.empty()) << solution;
      EXPECT_EQ(ties, std::vector<int>(ties.size(), static_cast<int>(ties.size()))) << solution;
    }
}

// The last corner class needs queens on (0, 0), (1, n - 2) and (n - 1, 1), which no solution with n < 13 has.
TEST(TieClasses, hold_each_solution_of_13_with_a_corner_queen_or_its_transpose) {
  for (const Placement& solution : test::solutions_of(Board::square(13), {0})) {
    const Placement transpose = mirrored(turned(solution));
    EXPECT_EQ(ties_of(solution).size() + ties_of(transpose).size(), 1U) << solution;
  }
}

TEST(TieClasses, have_one_tie_per_border_queen_nearest_to_a_corner) {
  for (int n = 2; n <= max_n; ++n)
    for (const Placement& solution : test::solutions_of(Board::square(n)))
      for (const int ties : ties_of(solution)) {
        const auto distances = border_distances(solution);
        const int least = std::ranges::min(distances);
        EXPECT_EQ(solution[0], least) << solution;
        EXPECT_EQ(ties, least == 0 ? 1 : std::ranges::count(distances, least)) << solution;
      }
}

}  // namespace
}  // namespace eightfold
