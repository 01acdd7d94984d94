// Fixed points, marks, orbit types and characters of whole sets, each computed from another. Rooks and
// colorings of small boards together have orbits of all eight types.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/characters.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

constexpr int largest_rooks = 7;

std::uint64_t number_of_orbits(const OrbitsByType& orbits) {
  std::uint64_t number = 0;
  for (const std::uint64_t count : orbits) number += count;
  return number;
}

// Rooks: the permutations of n, counted by the marks and by isomorph rejection.
struct Rooks {
  explicit Rooks(int n) {
    for (const Placement& placement : test::all_permutations(n)) {
      marks.add(placement);
      counter.add(placement);
      fixed_points.add(placement);
    }
  }
  MarksTally marks;
  OrbitCounter counter;
  FixedPointTally fixed_points;
};

// Black and white colorings of the squares of the n×n board: one bit per square, row by row.
class Colorings {
 public:
  explicit Colorings(int n) : n_(n) {}

  std::uint32_t count() const { return std::uint32_t{1} << static_cast<unsigned>(n_ * n_); }

  std::uint32_t image_of(Symmetry g, std::uint32_t coloring) const {
    std::uint32_t result = 0;
    for (int row = 0; row < n_; ++row)
      for (int column = 0; column < n_; ++column)
        if ((coloring >> bit({row, column}) & 1U) != 0) result |= 1U << bit(image(g, {row, column}, n_));
    return result;
  }

  FixedPoints fixed_points() const {
    EnumArray<Symmetry, std::uint64_t> fixed;
    for (std::uint32_t coloring = 0; coloring < count(); ++coloring)
      for (const Symmetry g : all_symmetries)
        if (image_of(g, coloring) == coloring) ++fixed[g];
    return {full_group, fixed};
  }

  // Uses the last subgroup of each class; the library uses the first.
  Marks marks() const {
    Marks marks;
    for (const SubgroupClass type : all_subgroup_classes) {
      const SymmetrySet group = members_of(type).back().elements();
      for (std::uint32_t coloring = 0; coloring < count(); ++coloring)
        if (std::all_of(group.begin(), group.end(),
                        [&](Symmetry g) { return image_of(g, coloring) == coloring; }))
          ++marks[type];
    }
    return marks;
  }

  // Each orbit is collected as a set.
  OrbitsByType orbits_by_type() const {
    OrbitsByType orbits;
    std::vector<bool> seen(count());
    for (std::uint32_t coloring = 0; coloring < count(); ++coloring) {
      if (seen[coloring]) continue;
      SymmetrySet stabilizer;
      for (const Symmetry g : all_symmetries) {
        seen[image_of(g, coloring)] = true;
        if (image_of(g, coloring) == coloring) stabilizer.insert(g);
      }
      ++orbits[class_of(Subgroup(stabilizer))];
    }
    return orbits;
  }

 private:
  unsigned bit(Square square) const { return static_cast<unsigned>(square.row * n_ + square.column); }

  int n_;
};

// The multiplicity of the character of degree 2 in an orbit is the dimension of the subspace that the
// stabilizer fixes: the plane, the axis of a reflection, or the center.
std::uint64_t dimensions_left_alone_by(SubgroupClass type) {
  switch (type) {
    case SubgroupClass::trivial:
      return 2;
    case SubgroupClass::axis_flip:
    case SubgroupClass::diagonal_flip:
      return 1;
    default:
      return 0;
  }
}

// Frobenius reciprocity: the multiplicity of a character in an orbit with stabilizer H is that of the trivial
// character in its restriction to H.
std::array<std::uint64_t, 5> multiplicities_from(const OrbitsByType& orbits) {
  std::array<std::uint64_t, 5> expected{};
  for (const SubgroupClass type : all_subgroup_classes) {
    for (std::size_t i = 0; i < 4; ++i)
      if (contains(irreducible_characters()[i].kernel, representative_of(type))) expected[i] += orbits[type];
    expected[4] += dimensions_left_alone_by(type) * orbits[type];
  }
  return expected;
}

std::uint64_t sum_times_degrees(const std::array<std::uint64_t, 5>& found) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < found.size(); ++i)
    sum += found[i] * static_cast<std::uint64_t>(irreducible_characters()[i].degree());
  return sum;
}

TEST(OrbitTypes, of_queens_follow_from_the_marks_as_from_the_short_formulas) {
  for (int n = 2; n <= 27; ++n) {
    const auto& [size, all, fundamental, half_turn, quarter_turn] = test::published_counts(n);
    ASSERT_TRUE(all && fundamental && half_turn && quarter_turn) << n;
    const OrbitsByType by_marks = decompose(Marks({*all, *half_turn, 0, 0, 0, 0, *quarter_turn, 0}));
    EXPECT_EQ(by_marks, orbits_of_solutions(n, {*all, *half_turn, *quarter_turn}).counts.orbits_by_type) << n;
    EXPECT_EQ(number_of_orbits(by_marks), *fundamental) << n;
  }
  for (const int n : {0, 1})
    EXPECT_EQ(decompose(Marks({1, 1, 1, 1, 1, 1, 1, 1})),
              orbits_of_solutions(n, {1, 1, 1}).counts.orbits_by_type)
        << n;
}

TEST(OrbitTypes, of_rooks_follow_from_the_marks_as_from_isomorph_rejection) {
  for (int n = 0; n <= largest_rooks; ++n) {
    const Rooks rooks(n);
    const OrbitCounts counts = rooks.counter.finish().counts;
    EXPECT_EQ(decompose(rooks.marks.marks()), counts.orbits_by_type) << n;
    EXPECT_EQ(marks_of(counts.orbits_by_type), rooks.marks.marks()) << n;
    if (n > 0) {
      EXPECT_EQ(counts.orbits, test::published_relative(Rule::rooks, n).fundamental) << n;
    }
  }
}

TEST(OrbitTypes, of_colorings_follow_from_the_marks_as_from_the_orbits_themselves) {
  for (int n = 0; n <= 3; ++n) {
    const Colorings colorings(n);
    EXPECT_EQ(decompose(colorings.marks()), colorings.orbits_by_type()) << n;
    EXPECT_EQ(marks_of(colorings.orbits_by_type()), colorings.marks()) << n;
  }
}

// OEIS A054247, black and white n×n squares up to rotation and reflection: 1, 2, 6, 102, 8548, ...
TEST(OrbitTypes, of_colorings_are_as_published) {
  const std::array<std::uint64_t, 4> published = {1, 2, 6, 102};
  for (int n = 0; n <= 3; ++n) {
    const Colorings colorings(n);
    EXPECT_EQ(number_of_orbits(decompose(colorings.marks())), published[static_cast<std::size_t>(n)]) << n;
    EXPECT_EQ(burnside_orbit_count(colorings.fixed_points()), published[static_cast<std::size_t>(n)]) << n;
  }
}

TEST(OrbitTypes, all_occur_among_rooks_and_colorings) {
  OrbitsByType of_rooks;
  OrbitsByType of_colorings;
  for (int n = 0; n <= largest_rooks; ++n) {
    const OrbitsByType orbits = decompose(Rooks(n).marks.marks());
    for (const SubgroupClass type : all_subgroup_classes) of_rooks[type] += orbits[type];
  }
  for (const int n : {2, 3}) {
    const OrbitsByType orbits = decompose(Colorings(n).marks());
    for (const SubgroupClass type : all_subgroup_classes) of_colorings[type] += orbits[type];
  }
  for (const SubgroupClass type : all_subgroup_classes) {
    EXPECT_GT(of_rooks[type] + of_colorings[type], 0U) << type;
    // Mirror images of rooks share a row or column, so for n >= 2 no axis flip fixes a placement of rooks.
    const bool has_axis = type == SubgroupClass::axis_flip || type == SubgroupClass::axis_klein;
    EXPECT_EQ(of_rooks[type] == 0, has_axis) << type;
  }
}

TEST(OrbitTypes, of_rooks_give_the_characters_that_the_fixed_points_give) {
  std::uint64_t factorial = 1;
  for (int n = 0; n <= largest_rooks; ++n) {
    if (n > 0) factorial *= static_cast<std::uint64_t>(n);
    const Rooks rooks(n);
    const auto found = multiplicities(rooks.fixed_points.fixed_points());
    EXPECT_EQ(found, multiplicities_from(decompose(rooks.marks.marks()))) << n;
    EXPECT_EQ(found[0], rooks.counter.finish().counts.orbits) << n;
    EXPECT_EQ(sum_times_degrees(found), factorial) << n;
  }
}

TEST(OrbitTypes, of_colorings_give_the_characters_that_the_fixed_points_give) {
  for (int n = 0; n <= 3; ++n) {
    const Colorings colorings(n);
    const auto found = multiplicities(colorings.fixed_points());
    EXPECT_EQ(found, multiplicities_from(colorings.orbits_by_type())) << n;
    EXPECT_EQ(sum_times_degrees(found), colorings.count()) << n;
  }
}

}  // namespace
}  // namespace eightfold
