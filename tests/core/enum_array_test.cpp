#include "eightfold/core/enum_array.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <numeric>
#include <type_traits>

namespace eightfold {

enum class Side : std::uint8_t { left, right };
enum class Way : std::uint8_t { up, down };
template <>
inline constexpr std::size_t enum_size<Side> = 2;
template <>
inline constexpr std::size_t enum_size<Way> = 2;

namespace {

using Sides = EnumArray<Side, int>;
using Tagged = EnumArray<Side, int, struct TaggedTag>;

template <typename Array, typename Index>
concept HasIndex = requires(Array array, Index index) {
  array[index];
};

template <typename A, typename B>
concept AreComparable = requires(A a, B b) {
  a == b;
};

TEST(EnumArray, has_an_element_for_each_value_in_the_order_of_the_values) {
  constexpr Sides sides({3, 5});
  static_assert(sides[Side::left] == 3 && sides[Side::right] == 5 && Sides::size() == 2);
  EXPECT_EQ(std::accumulate(sides.begin(), sides.end(), 10), 18);
}

TEST(EnumArray, is_zero_at_first_and_can_be_changed_by_value_and_by_iteration) {
  Sides sides;
  EXPECT_EQ(sides, Sides({0, 0}));
  sides[Side::right] = 7;
  for (int& number : sides) ++number;
  EXPECT_EQ(sides, Sides({1, 8}));
  EXPECT_NE(sides, Sides({8, 1}));
}

TEST(EnumArray, has_no_index_that_is_a_number_or_a_value_of_another_enumeration) {
  static_assert(HasIndex<Sides, Side>);
  static_assert(!HasIndex<Sides, int> && !HasIndex<Sides, std::size_t> && !HasIndex<Sides, Way>);
}

TEST(EnumArray, of_another_enumeration_or_tag_is_another_type) {
  static_assert(!std::is_constructible_v<Sides, EnumArray<Way, int>>);
  static_assert(!std::is_constructible_v<Sides, Tagged> && !std::is_constructible_v<Tagged, Sides>);
  static_assert(!std::is_assignable_v<Sides&, Tagged> && !AreComparable<Sides, Tagged>);
  static_assert(AreComparable<Tagged, Tagged>);
}

TEST(EnumArray, is_constructed_from_a_plain_array_only_explicitly) {
  static_assert(std::is_constructible_v<Sides, std::array<int, 2>>);
  static_assert(!std::is_convertible_v<std::array<int, 2>, Sides>);
}

TEST(EnumArray, is_printed_like_a_container) { EXPECT_EQ(testing::PrintToString(Sides({3, 5})), "{ 3, 5 }"); }

}  // namespace
}  // namespace eightfold
