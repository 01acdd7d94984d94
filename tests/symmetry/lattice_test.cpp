#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "eightfold/symmetry/subgroup.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

using Names = std::vector<std::string_view>;

Names names_of(const std::vector<Subgroup>& groups) {
  Names names;
  for (const Subgroup group : groups) names.push_back(name_of(group));
  return names;
}

TEST(Lattice, is_ordered_by_inclusion) {
  for (const Subgroup a : all_subgroups())
    for (const Subgroup b : all_subgroups()) {
      const bool all_in = std::ranges::all_of(b.elements(), [&](Symmetry g) { return a.contains(g); });
      EXPECT_EQ(contains(a, b), all_in) << a << " and " << b;
      EXPECT_TRUE(!all_in || a.order() % b.order() == 0) << a << " and " << b;
    }
}

// The diagram of David S. Dummit and Richard M. Foote, Abstract Algebra, 3rd edition, Section 2.5, 2004.
TEST(Lattice, has_the_fifteen_edges_of_the_published_diagram) {
  const std::set<std::pair<std::string_view, std::string_view>> expected = {
      {"full", "quarter_turn"},        {"full", "axis_klein"},
      {"full", "diagonal_klein"},      {"quarter_turn", "half_turn"},
      {"axis_klein", "half_turn"},     {"axis_klein", "flip_horizontal"},
      {"axis_klein", "flip_vertical"}, {"diagonal_klein", "half_turn"},
      {"diagonal_klein", "transpose"}, {"diagonal_klein", "anti_transpose"},
      {"half_turn", "trivial"},        {"flip_horizontal", "trivial"},
      {"flip_vertical", "trivial"},    {"transpose", "trivial"},
      {"anti_transpose", "trivial"}};
  std::set<std::pair<std::string_view, std::string_view>> found;
  for (const Subgroup upper : all_subgroups())
    for (const Subgroup lower : all_subgroups())
      if (covers(upper, lower)) found.emplace(name_of(upper), name_of(lower));
  EXPECT_EQ(found, expected);
}

TEST(Lattice, lists_the_edges_from_both_ends) {
  for (const Subgroup upper : all_subgroups())
    for (const Subgroup lower : all_subgroups()) {
      EXPECT_EQ(std::ranges::count(covered_by(upper), lower), covers(upper, lower) ? 1 : 0);
      EXPECT_EQ(std::ranges::count(covering(lower), upper), covers(upper, lower) ? 1 : 0);
    }
  EXPECT_EQ(names_of(covering(*Subgroup::named("half_turn"))),
            (Names{"quarter_turn", "axis_klein", "diagonal_klein"}));
  EXPECT_EQ(names_of(covered_by(*Subgroup::named("axis_klein"))),
            (Names{"half_turn", "flip_horizontal", "flip_vertical"}));
  EXPECT_EQ(names_of(covered_by(*Subgroup::named("trivial"))), Names{});
  EXPECT_EQ(names_of(covering(full_group)), Names{});
}

TEST(Lattice, has_a_level_for_each_order_and_edges_between_adjacent_levels_only) {
  const auto& levels = lattice_levels();
  ASSERT_EQ(levels.size(), 4U);
  EXPECT_EQ(names_of(levels[0]), Names{"trivial"});
  EXPECT_EQ(names_of(levels[1]),
            (Names{"half_turn", "flip_horizontal", "flip_vertical", "transpose", "anti_transpose"}));
  EXPECT_EQ(names_of(levels[2]), (Names{"quarter_turn", "axis_klein", "diagonal_klein"}));
  EXPECT_EQ(names_of(levels[3]), Names{"full"});
  for (const Subgroup upper : all_subgroups())
    for (const Subgroup lower : covered_by(upper)) EXPECT_EQ(upper.order(), 2 * lower.order());
}

TEST(Lattice, has_two_members_in_the_classes_of_flips_and_one_in_the_others) {
  EXPECT_EQ(names_of(members_of(SubgroupClass::axis_flip)), (Names{"flip_horizontal", "flip_vertical"}));
  EXPECT_EQ(names_of(members_of(SubgroupClass::diagonal_flip)), (Names{"transpose", "anti_transpose"}));
  for (const SubgroupClass type : all_subgroup_classes)
    for (const Subgroup group : members_of(type)) {
      EXPECT_EQ(class_of(group), type) << group;
      EXPECT_EQ(members_of(type).size(), is_normal(group) ? 1U : 2U) << group;
    }
}

}  // namespace
}  // namespace eightfold
