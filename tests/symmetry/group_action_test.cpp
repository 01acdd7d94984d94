#include "eightfold/symmetry/group_action.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <stdexcept>

#include "eightfold/symmetry/cycle_index.hpp"

namespace eightfold {
namespace {

Permutation identity_on(int points) {
  Permutation identity(static_cast<std::size_t>(points));
  std::iota(identity.begin(), identity.end(), 0);
  return identity;
}

Permutation first_then(const Permutation& h, const Permutation& g) {
  Permutation product;
  for (const int point : h) product.push_back(g.at(static_cast<std::size_t>(point)));
  return product;
}

void expect_group(const GroupAction& action) {
  const std::set<Permutation> different(action.elements.begin(), action.elements.end());
  EXPECT_EQ(action.elements.front(), identity_on(action.points));
  EXPECT_EQ(action.elements.size() % different.size(), 0U);  // as many elements for each permutation
  for (const Permutation& g : different) {
    Permutation images = g;
    std::sort(images.begin(), images.end());
    EXPECT_EQ(images, identity_on(action.points));
    EXPECT_EQ(std::count(action.elements.begin(), action.elements.end(), g),
              static_cast<std::ptrdiff_t>(action.elements.size() / different.size()));
    for (const Permutation& h : different) EXPECT_TRUE(different.contains(first_then(h, g)));
  }
}

TEST(GroupActions, are_groups_of_permutations) {
  for (int n = 0; n <= 9; ++n) {
    expect_group(cyclic_action(n));
    expect_group(dihedral_action(n));
    expect_group(square_cells_action(n));
  }
  expect_group(solid_action(Solid::cube, SolidPart::faces));
}

TEST(GroupActions, have_the_orders_of_their_groups) {
  for (int n = 1; n <= 12; ++n) {
    EXPECT_EQ(cyclic_action(n).elements.size(), static_cast<std::size_t>(n));
    EXPECT_EQ(dihedral_action(n).elements.size(), static_cast<std::size_t>(2 * n));
    EXPECT_EQ(square_cells_action(n).elements.size(), 8U);
    EXPECT_EQ(square_cells_action(n).points, n * n);
  }
  EXPECT_EQ(solid_action(Solid::cube, SolidPart::faces).elements.size(), 24U);
  EXPECT_EQ(solid_action(Solid::cube, SolidPart::faces).points, 6);
}

TEST(GroupActions, on_no_points_have_identical_elements) {
  EXPECT_EQ(cyclic_action(0).elements, std::vector<Permutation>{{}});
  EXPECT_EQ(dihedral_action(0).elements, std::vector<Permutation>{{}});
  EXPECT_EQ(square_cells_action(0).elements, std::vector<Permutation>(8));
}

TEST(DihedralAction, preserves_neighbors) {
  const int n = 7;
  for (const Permutation& g : dihedral_action(n).elements)
    for (std::size_t i = 0; i < 7; ++i) {
      const int step = (g[(i + 1) % 7] - g[i] + n) % n;
      EXPECT_TRUE(step == 1 || step == n - 1);
    }
}

// Half of the 48 permutations that preserve opposite faces are reflections.
TEST(CubeFacesAction, preserves_opposite_faces_and_has_no_duplicates) {
  const GroupAction cube = solid_action(Solid::cube, SolidPart::faces);
  std::set<Permutation> different(cube.elements.begin(), cube.elements.end());
  EXPECT_EQ(different.size(), 24U);
  for (const Permutation& g : cube.elements)
    for (std::size_t face = 0; face < 6; face += 2) EXPECT_EQ(g[face] / 2, g[face + 1] / 2);
}

// Swapping only one pair of opposite faces is a reflection of the cube.
TEST(CubeFacesAction, has_no_reflections) {
  for (const Permutation& g : solid_action(Solid::cube, SolidPart::faces).elements)
    EXPECT_NE(cycle_type_of(g), (CycleType{{1, 4}, {2, 1}}));
}

TEST(GroupActions, out_of_range_are_refused) {
  EXPECT_THROW(cyclic_action(-1), std::invalid_argument);
  EXPECT_THROW(cyclic_action(301), std::invalid_argument);
  EXPECT_THROW(dihedral_action(-1), std::invalid_argument);
  EXPECT_THROW(dihedral_action(301), std::invalid_argument);
  EXPECT_THROW(square_cells_action(-1), std::invalid_argument);
  EXPECT_THROW(square_cells_action(101), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold
