#include "eightfold/symmetry/characters.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/symmetry/orbit.hpp"
#include "tests/support/fixed_points.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

using Multiplicities = std::array<std::uint64_t, 5>;
FixedPoints fixed_points_of(const std::vector<Placement>& placements) {
  FixedPointTally tally;
  for (const Placement& placement : placements) tally.add(placement);
  return tally.fixed_points();
}

// `fixed_points` in the order of all_symmetries.
std::string refusal_of(const std::array<std::uint64_t, 8>& fixed_points) {
  return test::message_of<std::domain_error>([&] { (void)multiplicities(test::fixed_points(fixed_points)); });
}

// The character table of C4v, for instance in P. Atkins and R. Friedman, Molecular Quantum Mechanics,
// appendix 1: A1, A2, B1, B2, E on E, C2, 2 C4, 2 sigma_v, 2 sigma_d.
TEST(Characters, are_the_published_five) {
  const std::array<std::string_view, 5> names = {"A1", "A2", "B1", "B2", "E"};
  const std::array<std::array<int, 8>, 5> values = {{{1, 1, 1, 1, 1, 1, 1, 1},
                                                     {1, 1, 1, 1, -1, -1, -1, -1},
                                                     {1, -1, 1, -1, 1, 1, -1, -1},
                                                     {1, -1, 1, -1, -1, -1, 1, 1},
                                                     {2, 0, -2, 0, 0, 0, 0, 0}}};
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(irreducible_characters()[i].name, names[i]);
    EXPECT_EQ(irreducible_characters()[i].values, (EnumArray<Symmetry, int>(values[i]))) << names[i];
  }
}

TEST(Characters, have_the_kernels_of_their_names) {
  const std::array<std::string_view, 5> kernels = {"full", "quarter_turn", "axis_klein", "diagonal_klein",
                                                   "trivial"};
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(name_of(irreducible_characters()[i].kernel), kernels[i]);
    EXPECT_EQ(irreducible_characters()[i].degree(), i == 4 ? 2 : 1);
  }
}

TEST(Multiplicities, of_a_character_plus_the_regular_one_are_correct) {
  // The regular character, 8 on the identity, contains each character as often as its degree. Its sum with
  // any of them is nonnegative.
  for (std::size_t i = 0; i < 5; ++i) {
    EnumArray<Symmetry, std::uint64_t> sum;
    for (const Symmetry g : all_symmetries) {
      const int value = 2 + irreducible_characters()[i].values[g];
      sum[g] = static_cast<std::uint64_t>(value);
    }
    sum[Symmetry::identity] += 8;
    Multiplicities expected = {3, 1, 1, 1, 2};
    ++expected[i];
    EXPECT_EQ(multiplicities({full_group, sum}), expected) << irreducible_characters()[i].name;
  }
}

TEST(Multiplicities, of_eight_queens_are_12_12_12_12_and_22) {
  EXPECT_EQ(multiplicities(fixed_points_of(test::solutions_of(Board::square(8)))),
            (Multiplicities{12, 12, 12, 12, 22}));
}

TEST(Multiplicities, of_one_fixed_placement_are_the_trivial_character_once) {
  for (const int n : {0, 1})
    EXPECT_EQ(multiplicities(fixed_points_of(test::solutions_of(Board::square(n)))),
              (Multiplicities{1, 0, 0, 0, 0}));
  EXPECT_EQ(multiplicities(FixedPoints(full_group)), Multiplicities{});
}

// By Frobenius reciprocity an orbit with stabilizer H has a character of degree 1 once if H is in its kernel.
RC_GTEST_PROP(Multiplicities, of_an_orbit_are_one_for_linear_characters_trivial_on_the_stabilizer, ()) {
  const auto seed = *test::permutation();
  FixedPointTally tally;
  for (const Image& image : distinct_images(seed)) tally.add(image.placement);
  const auto found = multiplicities(tally.fixed_points());
  for (std::size_t i = 0; i < 4; ++i) {
    const auto kernel = irreducible_characters()[i].kernel.elements();
    RC_ASSERT(found[i] == (kernel.contains(stabilizer_of(seed).elements()) ? 1U : 0U));
  }
}

RC_GTEST_PROP(Multiplicities, times_the_degrees_add_up_to_the_placements, ()) {
  const auto seeds = *test::permutations_of(*test::number(0, 8));
  FixedPointTally tally;
  for (const Placement& seed : seeds)
    for (const Image& image : distinct_images(seed)) tally.add(image.placement);
  const auto found = multiplicities(tally.fixed_points());
  std::uint64_t placements = 0;
  for (std::size_t i = 0; i < 5; ++i)
    placements += found[i] * static_cast<std::uint64_t>(irreducible_characters()[i].degree());
  RC_ASSERT(placements == tally.fixed_points()[Symmetry::identity]);
  RC_ASSERT(found[0] == burnside_orbit_count(tally.fixed_points()));
  RC_ASSERT(found[0] == seeds.size());
}

TEST(Multiplicities, refuse_fixed_points_of_no_action_and_name_the_character) {
  EXPECT_EQ(refusal_of({93, 0, 4}),
            "A1: its multiplicity would be (97 - 0) / 8, which is not a whole number");
  EXPECT_EQ(refusal_of({0, 0, 0, 0, 4, 4}), "A2: its multiplicity would be (0 - 8) / 8, which is negative");
  EXPECT_EQ(refusal_of({4, 4, 4, 4, 0, 0, 4, 4}),
            "B1: its multiplicity would be (8 - 16) / 8, which is negative");
  EXPECT_EQ(refusal_of({0, 0, 8}), "E: its multiplicity would be (0 - 16) / 8, which is negative");
}

TEST(Multiplicities, refuse_conjugate_elements_that_fix_different_numbers) {
  EXPECT_EQ(refusal_of({8, 2, 0, 6}), "rotate90 and rotate270 are conjugate but fix 2 and 6");
  EXPECT_EQ(refusal_of({8, 0, 0, 0, 8}), "flip_horizontal and flip_vertical are conjugate but fix 8 and 0");
  EXPECT_EQ(refusal_of({8, 0, 0, 0, 0, 0, 0, 8}),
            "transpose and anti_transpose are conjugate but fix 0 and 8");
}

TEST(Multiplicities, reach_the_largest_64_bit_sum_and_no_larger) {
  const std::uint64_t half = UINT64_MAX / 2 - 7;  // a multiple of 8
  ASSERT_EQ(half % 8, 0U);
  EXPECT_EQ(multiplicities(test::fixed_points({half}))[4], half / 4);
  EXPECT_THROW((void)multiplicities(test::fixed_points({half + 8})), std::overflow_error);
  EXPECT_THROW((void)multiplicities(test::fixed_points({UINT64_MAX, 0, 1})), std::overflow_error);
}

TEST(Multiplicities, refuse_fixed_points_of_a_subgroup) {
  for (const Subgroup group : all_subgroups())
    if (group != full_group) {
      EXPECT_THROW((void)multiplicities(test::fixed_points({8}, group)), std::invalid_argument) << group;
    }
}

}  // namespace
}  // namespace eightfold
