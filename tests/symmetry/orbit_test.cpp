#include "eightfold/symmetry/orbit.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <vector>

#include "tests/support/generators.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

const Placement four_queens{1, 3, 0, 2};
const Placement eight_queens{0, 4, 7, 5, 2, 6, 1, 3};
const Placement eight_queens_fixed_by_half_turn{2, 4, 1, 7, 0, 6, 3, 5};

Symmetry first_symmetry_between(const Placement& from, const Placement& to, Subgroup group) {
  const auto elements = group.elements();
  return *std::ranges::find_if(elements, [&](Symmetry g) { return image(g, from) == to; });
}

TEST(Stabilizer, of_hand_checked_placements) {
  EXPECT_EQ(stabilizer_of({0, 1, 2, 3}), Subgroup::named("diagonal_klein"));
  EXPECT_EQ(stabilizer_of(four_queens), Subgroup::named("quarter_turn"));
  EXPECT_EQ(stabilizer_of(eight_queens), Subgroup::named("trivial"));
  EXPECT_EQ(stabilizer_of(eight_queens_fixed_by_half_turn), Subgroup::named("half_turn"));
  EXPECT_EQ(stabilizer_of({0, 2, 1, 3}), Subgroup::named("diagonal_klein"));
  EXPECT_EQ(stabilizer_of({0, 1, 3, 2}), Subgroup::named("transpose"));
  EXPECT_EQ(stabilizer_of({1, 0, 2, 3}), Subgroup::named("transpose"));
  EXPECT_EQ(stabilizer_of({3, 2, 0, 1}), Subgroup::named("anti_transpose"));
  EXPECT_EQ(stabilizer_of({}), full_group);
  EXPECT_EQ(stabilizer_of({0}), full_group);
}

TEST(Stabilizer, never_has_an_axis_flip_beyond_one_rook) {
  for (int n = 2; n <= 6; ++n)
    for (const Placement& placement : test::all_permutations(n)) {
      EXPECT_FALSE(stabilizer_of(placement).contains(Symmetry::flip_horizontal)) << placement;
      EXPECT_FALSE(stabilizer_of(placement).contains(Symmetry::flip_vertical)) << placement;
    }
}

TEST(Stabilizer, is_the_part_of_the_whole_stabilizer_in_the_acting_group) {
  for (const Placement& placement : test::all_permutations(5))
    for (const Subgroup group : all_subgroups())
      EXPECT_EQ(stabilizer_of(placement, group).elements().bits(),
                stabilizer_of(placement).elements().bits() & group.elements().bits())
          << placement << " under " << group;
}

TEST(Orbit, has_as_many_members_as_the_group_has_cosets_of_the_stabilizer) {
  for (int n = 0; n <= 5; ++n)
    for (const Placement& placement : test::all_permutations(n))
      for (const Subgroup group : all_subgroups())
        EXPECT_EQ(static_cast<int>(distinct_images(placement, group).size()) *
                      stabilizer_of(placement, group).order(),
                  group.order())
            << placement << " under " << group;
}

RC_GTEST_PROP(Orbit, has_group_order_divided_by_stabilizer_order_members, (Subgroup group)) {
  const auto placement = *test::permutation();
  const auto size = static_cast<int>(distinct_images(placement, group).size());
  RC_ASSERT(size * stabilizer_of(placement, group).order() == group.order());
}

RC_GTEST_PROP(Orbit, has_every_image_once_with_its_first_symmetry, (Subgroup group)) {
  const auto placement = *test::permutation();
  const auto orbit = distinct_images(placement, group);
  RC_ASSERT(orbit.front() == (Image{placement, Symmetry::identity}));
  RC_ASSERT(std::ranges::is_sorted(orbit, std::ranges::less{}, &Image::witness));
  std::set<Placement> members;
  for (const auto& [member, witness] : orbit) {
    RC_ASSERT(image(witness, placement) == member);
    RC_ASSERT(witness == first_symmetry_between(placement, member, group));
    RC_ASSERT(members.insert(member).second);
  }
  for (const Symmetry g : group.elements()) RC_ASSERT(members.contains(image(g, placement)));
}

TEST(CanonicalForm, of_hand_checked_placements) {
  EXPECT_EQ(least_image({}), (Image{Placement{}, Symmetry::identity}));
  EXPECT_EQ(least_image({0}), (Image{Placement{0}, Symmetry::identity}));
  EXPECT_EQ(least_image(four_queens), (Image{four_queens, Symmetry::identity}));
  EXPECT_EQ(least_image({2, 0, 3, 1}), (Image{four_queens, Symmetry::flip_horizontal}));
  EXPECT_EQ(least_image({3, 2, 1, 0}), (Image{Placement{0, 1, 2, 3}, Symmetry::rotate90}));
  EXPECT_EQ(least_image({7, 1, 3, 0, 6, 4, 2, 5}), (Image{eight_queens, Symmetry::rotate270}));
}

TEST(CanonicalForm, is_computed_under_the_acting_group_only) {
  const Placement turned{7, 1, 3, 0, 6, 4, 2, 5};
  EXPECT_EQ(least_image(turned, *Subgroup::named("trivial")), (Image{turned, Symmetry::identity}));
  EXPECT_EQ(least_image(turned, *Subgroup::named("flip_vertical")),
            (Image{Placement{5, 2, 4, 6, 0, 3, 1, 7}, Symmetry::flip_vertical}));
}

RC_GTEST_PROP(CanonicalForm, is_the_least_member_of_the_orbit, (Subgroup group)) {
  const auto placement = *test::permutation();
  const auto least = least_image(placement, group);
  const auto orbit = distinct_images(placement, group);
  RC_ASSERT(std::ranges::count(orbit, least) == 1);
  RC_ASSERT(std::ranges::none_of(orbit, [&](const Image& i) { return i.placement < least.placement; }));
}

RC_GTEST_PROP(CanonicalForm, is_reached_by_its_witness_and_by_no_earlier_symmetry, (Subgroup group)) {
  const auto placement = *test::permutation();
  const auto [least, witness] = least_image(placement, group);
  RC_ASSERT(group.contains(witness));
  RC_ASSERT(image(witness, placement) == least);
  RC_ASSERT(witness == first_symmetry_between(placement, least, group));
}

RC_GTEST_PROP(CanonicalForm, is_the_same_for_every_image, (Subgroup group)) {
  const auto placement = *test::permutation();
  for (const Symmetry g : group.elements())
    RC_ASSERT(canonical_form(image(g, placement), group) == canonical_form(placement, group));
}

TEST(CanonicalForm, distinguishes_every_pair_of_orbits) {
  const auto placements = test::all_permutations(4);
  for (const Subgroup group : all_subgroups())
    for (const Placement& a : placements)
      for (const Placement& b : placements) {
        const bool isomorphs = std::ranges::count(distinct_images(a, group), b, &Image::placement) == 1;
        EXPECT_EQ(canonical_form(a, group) == canonical_form(b, group), isomorphs)
            << a << " and " << b << " under " << group;
      }
}

TEST(Canonical, are_the_placements_that_equal_their_canonical_form) {
  for (int n = 0; n <= 5; ++n)
    for (const Placement& placement : test::all_permutations(n))
      for (const Subgroup group : all_subgroups())
        EXPECT_EQ(is_canonical(placement, group), canonical_form(placement, group) == placement)
            << placement << " under " << group;
}

RC_GTEST_PROP(Canonical, are_the_placements_that_equal_their_form, (Subgroup group)) {
  const auto placement = *test::permutation();
  const auto least = canonical_form(placement, group);
  RC_ASSERT(is_canonical(placement, group) == (least == placement));
  RC_ASSERT(is_canonical(least, group));
}

TEST(Degenerate, are_the_placements_with_a_nontrivial_stabilizer) {
  EXPECT_TRUE(is_degenerate(four_queens));
  EXPECT_TRUE(is_degenerate(eight_queens_fixed_by_half_turn));
  EXPECT_FALSE(is_degenerate(eight_queens));
  EXPECT_TRUE(is_degenerate({0, 1, 3, 2}));
  EXPECT_FALSE(is_degenerate({0, 1, 3, 2}, *Subgroup::named("quarter_turn")));
  EXPECT_TRUE(is_degenerate({}));
  EXPECT_FALSE(is_degenerate({}, *Subgroup::named("trivial")));
}

TEST(Orbits, refuse_placements_that_are_not_permutations) {
  for (const Subgroup group : all_subgroups()) {
    EXPECT_THROW((void)stabilizer_of({0, 0}, group), std::invalid_argument) << group;
    EXPECT_THROW((void)distinct_images({0, 0}, group), std::invalid_argument) << group;
    EXPECT_THROW((void)canonical_form({0, 0}, group), std::invalid_argument) << group;
    EXPECT_THROW((void)least_image({0, 0}, group), std::invalid_argument) << group;
    EXPECT_THROW((void)is_canonical({0, 0}, group), std::invalid_argument) << group;
    EXPECT_THROW((void)is_degenerate({0, 0}, group), std::invalid_argument) << group;
  }
}

TEST(CanonicalForm, is_equal_for_isomorphs_whose_least_images_have_different_witnesses) {
  EXPECT_EQ(canonical_form({2, 0, 3, 1}), canonical_form({1, 3, 0, 2}));
  EXPECT_NE(least_image({2, 0, 3, 1}), least_image({1, 3, 0, 2}));
}

}  // namespace
}  // namespace eightfold
