#include "eightfold/symmetry/table_of_marks.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

template <typename Placements>
Marks marks_of_set(const Placements& placements) {
  MarksTally tally;
  for (const Placement& placement : placements) tally.add(placement);
  return tally.marks();
}

template <typename Placements>
OrbitsByType census_of(const Placements& placements) {
  OrbitCounter counter;
  for (const Placement& placement : placements) counter.add(placement);
  return counter.finish().counts.orbits_by_type;
}

std::string refusal_of(const Marks& marks) {
  try {
    (void)decompose(marks);
  } catch (const std::domain_error& error) {
    return error.what();
  }
  return "";
}

// The known table of marks of the group of the square, rows by orbit type and columns by subgroup class.
TEST(TableOfMarks, is_the_known_table) {
  using Row = EnumArray<SubgroupClass, std::int64_t>;
  const TableOfMarks expected({
      Row({8, 0, 0, 0, 0, 0, 0, 0}),
      Row({4, 4, 0, 0, 0, 0, 0, 0}),
      Row({4, 0, 2, 0, 0, 0, 0, 0}),
      Row({4, 0, 0, 2, 0, 0, 0, 0}),
      Row({2, 2, 2, 0, 2, 0, 0, 0}),
      Row({2, 2, 0, 2, 0, 2, 0, 0}),
      Row({2, 2, 0, 0, 0, 0, 2, 0}),
      Row({1, 1, 1, 1, 1, 1, 1, 1}),
  });
  EXPECT_EQ(table_of_marks(), expected);
}

TEST(TableOfMarks, has_every_subgroup_class_represented_by_its_first_subgroup) {
  for (const SubgroupClass type : all_subgroup_classes)
    EXPECT_EQ(representative_of(type), members_of(type).front()) << type;
}

TEST(Decompose, of_all_permutations_is_the_census) {
  for (int n = 0; n <= 7; ++n) {
    const auto rooks = test::all_permutations(n);
    EXPECT_EQ(decompose(marks_of_set(rooks)), census_of(rooks)) << "n = " << n;
  }
}

TEST(Decompose, of_published_counts_gives_the_published_fundamental_count) {
  for (int n = 2; n <= 27; ++n) {
    const auto& published = test::published_counts(n);
    if (!published.all || !published.half_turn || !published.quarter_turn || !published.fundamental) continue;
    Marks marks({*published.all, *published.half_turn});
    marks[SubgroupClass::quarter_turn] = *published.quarter_turn;
    std::uint64_t orbits = 0;
    for (const std::uint64_t count : decompose(marks)) orbits += count;
    EXPECT_EQ(orbits, *published.fundamental) << "n = " << n;
  }
}

RC_GTEST_PROP(Decompose, of_any_closed_set_is_its_census, ()) {
  const auto seeds = *test::permutations_of(*test::number(0, 8));
  std::set<Placement> closed;
  for (const Placement& seed : seeds)
    for (const Image& image : distinct_images(seed)) closed.insert(image.placement);
  RC_ASSERT(decompose(marks_of_set(closed)) == census_of(closed));
}

OrbitsByType any_orbits(int most) {
  OrbitsByType orbits;
  for (std::uint64_t& count : orbits) count = static_cast<std::uint64_t>(*test::number(0, most + 1));
  return orbits;
}

RC_GTEST_PROP(Decompose, undoes_marks_of, ()) {
  const OrbitsByType orbits = any_orbits(1'000'000'000);
  RC_ASSERT(decompose(marks_of(orbits)) == orbits);
}

RC_GTEST_PROP(Decompose, refuses_marks_with_one_changed_or_gives_orbits_that_have_them, ()) {
  Marks marks = marks_of(any_orbits(4));
  std::uint64_t& changed = marks[all_subgroup_classes[static_cast<std::size_t>(*test::number(0, 8))]];
  changed = static_cast<std::uint64_t>(*test::number(0, 100));
  std::optional<OrbitsByType> orbits;
  try {
    orbits = decompose(marks);
  } catch (const std::domain_error&) {
    RC_SUCCEED();
  }
  RC_ASSERT(marks_of(*orbits) == marks);
}

// Solved column by column in unsigned arithmetic, without a product or a division that could wrap around.
std::optional<OrbitsByType> decomposed_by_hand(const Marks& marks) {
  OrbitsByType orbits;
  for (std::size_t column = 8; column-- > 0;) {
    const SubgroupClass type = all_subgroup_classes[column];
    std::uint64_t rest = marks[type];
    for (std::size_t row = 7; row > column; --row) {
      const SubgroupClass other = all_subgroup_classes[row];
      for (std::int64_t times = 0; times < table_of_marks()[other][type]; ++times) {
        if (orbits[other] > rest) return std::nullopt;
        rest -= orbits[other];
      }
    }
    const auto diagonal = static_cast<std::uint64_t>(table_of_marks()[type][type]);
    if (rest % diagonal != 0) return std::nullopt;
    orbits[type] = rest / diagonal;
  }
  return orbits;
}

TEST(Decompose, is_exact_for_possible_and_impossible_small_marks) {
  constexpr EnumArray<SubgroupClass, std::uint64_t> different({6, 5, 3, 3, 3, 3, 3, 2});
  constexpr std::uint64_t all = 6 * 5 * 3 * 3 * 3 * 3 * 3 * 2;
  int possible = 0;
  for (std::uint64_t code = 0; code < all; ++code) {
    Marks marks;
    std::uint64_t rest = code;
    for (const SubgroupClass type : all_subgroup_classes) {
      marks[type] = rest % different[type] * (type == SubgroupClass::trivial ? 4 : 1);
      rest /= different[type];
    }
    const auto expected = decomposed_by_hand(marks);
    EXPECT_EQ(refusal_of(marks).empty(), expected.has_value());
    if (expected) {
      EXPECT_EQ(decompose(marks), *expected);
    }
    possible += expected ? 1 : 0;
  }
  EXPECT_GT(possible, 20);
}

TEST(Decompose, is_exact_up_to_the_largest_mark_and_refuses_more) {
  for (unsigned bits = 0; bits < 256; ++bits) {
    Marks marks;
    unsigned rest = bits;
    for (std::uint64_t& mark : marks) {
      mark = rest % 2 == 1 ? largest_mark : 0;
      rest /= 2;
    }
    const auto expected = decomposed_by_hand(marks);
    EXPECT_EQ(refusal_of(marks).empty(), expected.has_value()) << bits;
    if (expected) {
      EXPECT_EQ(decompose(marks), *expected) << bits;
    }
  }
  EXPECT_EQ(decompose(Marks({largest_mark}))[SubgroupClass::trivial], largest_mark / 8);
  for (const SubgroupClass type : all_subgroup_classes)
    for (const std::uint64_t beyond : {largest_mark + 1, UINT64_MAX / 2, UINT64_MAX / 2 + 1, UINT64_MAX}) {
      Marks marks;
      marks[type] = beyond;
      EXPECT_THROW((void)decompose(marks), std::overflow_error);
    }
}

TEST(Decompose, names_the_impossible_mark_and_the_reason) {
  EXPECT_EQ(refusal_of(Marks({93, 4})),
            "trivial: mark 93 minus 4 of larger stabilizers is 89, not a multiple of 8");
  EXPECT_EQ(refusal_of(Marks({92, 6})),
            "half_turn: mark 6 minus 0 of larger stabilizers is 6, not a multiple of 4");
  EXPECT_EQ(refusal_of(Marks({8, 4, 0, 0, 3})),
            "diagonal_klein: mark 3 minus 0 of larger stabilizers is 3, not a multiple of 2");
  EXPECT_EQ(refusal_of(Marks({8, 0, 0, 0, 0, 0, 2})),
            "half_turn: mark 0, but orbits with larger stabilizers have 2");
  EXPECT_EQ(refusal_of(Marks({1, 1, 1, 1, 1, 1, 0, 1})),
            "quarter_turn: mark 0, but orbits with larger stabilizers have 1");
}

TEST(MarksOf, is_the_row_of_the_table_for_a_single_orbit) {
  for (const SubgroupClass type : all_subgroup_classes) {
    OrbitsByType one;
    one[type] = 1;
    for (const SubgroupClass column : all_subgroup_classes)
      EXPECT_EQ(marks_of(one)[column], static_cast<std::uint64_t>(table_of_marks()[type][column]));
  }
}

TEST(MarksOf, reaches_the_largest_64_bit_number_and_no_larger) {
  const OrbitsByType most({UINT64_MAX / 8, 0, 0, 0, 0, 0, 0, 7});
  EXPECT_EQ(marks_of(most)[SubgroupClass::trivial], UINT64_MAX);
  for (const SubgroupClass type : all_subgroup_classes) {
    OrbitsByType more = most;
    ++more[type];
    EXPECT_THROW((void)marks_of(more), std::overflow_error) << type;
    more[type] = UINT64_MAX;
    EXPECT_THROW((void)marks_of(more), std::overflow_error) << type;
  }
}

template <typename Argument>
concept HasMarks = requires(Argument argument) {
  marks_of(argument);
};
template <typename Argument>
concept CanBeDecomposed = requires(Argument argument) {
  decompose(argument);
};
template <typename Argument>
concept HasOrbitCount = requires(Argument argument) {
  burnside_orbit_count(argument);
};

TEST(Marks, are_not_fixed_points_nor_numbers_of_orbits) {
  static_assert(CanBeDecomposed<Marks> && !CanBeDecomposed<OrbitsByType> && !CanBeDecomposed<FixedPoints>);
  static_assert(HasMarks<OrbitsByType> && !HasMarks<Marks> && !HasMarks<FixedPoints>);
  static_assert(HasOrbitCount<FixedPoints> && !HasOrbitCount<Marks> && !HasOrbitCount<OrbitsByType>);
  static_assert(!HasOrbitCount<EnumArray<Symmetry, std::uint64_t>>);
}

RC_GTEST_PROP(MarksTally, counts_placements_whose_stabilizer_contains_the_subgroup, ()) {
  const auto placement = *test::permutation();
  const Marks marks = marks_of_set(std::vector<Placement>{placement});
  for (const SubgroupClass type : all_subgroup_classes)
    RC_ASSERT((marks[type] == 1) == contains(stabilizer_of(placement), representative_of(type)));
}

RC_GTEST_PROP(MarksTally, agrees_with_the_fixed_points_of_single_elements_on_closed_sets, ()) {
  const auto seed = *test::permutation();
  MarksTally marks;
  FixedPointTally fixed;
  for (const Image& image : distinct_images(seed)) {
    marks.add(image.placement);
    fixed.add(image.placement);
  }
  const auto mark = [&](SubgroupClass type) { return marks.marks()[type]; };
  const auto fixed_by = [&](Symmetry g) { return fixed.fixed_points()[g]; };
  RC_ASSERT(mark(SubgroupClass::trivial) == fixed_by(Symmetry::identity));
  RC_ASSERT(mark(SubgroupClass::half_turn) == fixed_by(Symmetry::rotate180));
  RC_ASSERT(mark(SubgroupClass::quarter_turn) == fixed_by(Symmetry::rotate90));
  RC_ASSERT(mark(SubgroupClass::axis_flip) == fixed_by(Symmetry::flip_vertical));
  RC_ASSERT(mark(SubgroupClass::diagonal_flip) == fixed_by(Symmetry::anti_transpose));
}

TEST(MarksTally, refuses_placements_that_are_not_permutations_and_is_unchanged) {
  MarksTally tally;
  EXPECT_THROW(tally.add(Placement{0, 0}), std::invalid_argument);
  EXPECT_EQ(tally.marks(), Marks());
}

}  // namespace
}  // namespace eightfold
