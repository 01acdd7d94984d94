#include "eightfold/symmetry/subgroup.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

bool are_conjugate(Subgroup a, Subgroup b) {
  return std::ranges::any_of(all_symmetries,
                             [&](Symmetry x) { return conjugate(a.elements(), x) == b.elements(); });
}

TEST(FullGroup, has_all_eight_symmetries) {
  EXPECT_EQ(full_group.order(), 8);
  for (const Symmetry g : all_symmetries) EXPECT_TRUE(full_group.contains(g)) << g;
}

TEST(Subgroup, has_no_default) { static_assert(!std::is_default_constructible_v<Subgroup>); }

TEST(Subgroup, is_one_of_exactly_ten) {
  using enum Symmetry;
  const std::vector<SymmetrySet> expected = {{identity},
                                             {identity, rotate180},
                                             {identity, flip_horizontal},
                                             {identity, flip_vertical},
                                             {identity, transpose},
                                             {identity, anti_transpose},
                                             {identity, rotate90, rotate180, rotate270},
                                             {identity, rotate180, flip_horizontal, flip_vertical},
                                             {identity, rotate180, transpose, anti_transpose},
                                             SymmetrySet::from_bits(0xff)};
  std::vector<SymmetrySet> found;
  for (const Subgroup group : all_subgroups()) found.push_back(group.elements());
  EXPECT_EQ(found, expected);
}

TEST(Subgroup, refuses_every_other_set) {
  int refused = 0;
  for (unsigned bits = 0; bits < 256; ++bits) {
    const SymmetrySet set = SymmetrySet::from_bits(bits);
    if (std::ranges::count(all_subgroups(), set, &Subgroup::elements) == 1) continue;
    EXPECT_FALSE(is_subgroup(set)) << set;
    EXPECT_THROW(Subgroup{set}, std::invalid_argument) << set;
    ++refused;
  }
  EXPECT_EQ(refused, 246);
}

TEST(Subgroup, has_an_order_that_divides_8) {
  for (const Subgroup group : all_subgroups()) {
    EXPECT_EQ(group.order(), group.elements().size());
    EXPECT_EQ(8 % group.order(), 0) << group;
  }
}

TEST(Subgroup, is_normal_unless_it_is_a_single_flip) {
  for (const Subgroup group : all_subgroups()) {
    const auto conjugates =
        std::ranges::count_if(all_subgroups(), [&](Subgroup other) { return are_conjugate(group, other); });
    const bool single_mirror = group.order() == 2 && !group.contains(Symmetry::rotate180);
    EXPECT_EQ(is_normal(group), conjugates == 1) << group;
    EXPECT_EQ(is_normal(group), !single_mirror) << group;
  }
}

TEST(SubgroupClass, is_shared_by_conjugate_subgroups_and_no_others) {
  for (const Subgroup a : all_subgroups())
    for (const Subgroup b : all_subgroups())
      EXPECT_EQ(class_of(a) == class_of(b), are_conjugate(a, b)) << a << " and " << b;
}

TEST(SubgroupClass, is_one_of_eight_and_each_has_a_subgroup) {
  std::set<SubgroupClass> classes;
  for (const Subgroup group : all_subgroups()) classes.insert(class_of(group));
  EXPECT_EQ(classes, std::set<SubgroupClass>(all_subgroup_classes.begin(), all_subgroup_classes.end()));
  EXPECT_EQ(classes.size(), 8U);
  for (unsigned position = 0; position < 8; ++position)
    EXPECT_EQ(static_cast<std::size_t>(all_subgroup_classes[position]), position);
}

TEST(SubgroupClass, is_named_by_geometry) {
  using enum Symmetry;
  const std::map<SubgroupClass, SymmetrySet> examples = {
      {SubgroupClass::trivial, {identity}},
      {SubgroupClass::half_turn, {identity, rotate180}},
      {SubgroupClass::diagonal_flip, {identity, anti_transpose}},
      {SubgroupClass::axis_flip, {identity, flip_vertical}},
      {SubgroupClass::diagonal_klein, {identity, rotate180, transpose, anti_transpose}},
      {SubgroupClass::axis_klein, {identity, rotate180, flip_horizontal, flip_vertical}},
      {SubgroupClass::quarter_turn, {identity, rotate90, rotate180, rotate270}},
      {SubgroupClass::full, SymmetrySet::from_bits(0xff)}};
  for (const auto& [type, elements] : examples) EXPECT_EQ(class_of(Subgroup(elements)), type);
  EXPECT_EQ(name_of(SubgroupClass::trivial), "trivial");
  EXPECT_EQ(name_of(SubgroupClass::diagonal_klein), "diagonal_klein");
  EXPECT_EQ(name_of(SubgroupClass::full), "full");
  EXPECT_EQ(std::set<std::string_view>(subgroup_class_names.begin(), subgroup_class_names.end()).size(), 8U);
}

TEST(SubgroupName, is_that_of_the_class_or_of_the_flip) {
  std::vector<std::string_view> names;
  for (const Subgroup group : all_subgroups()) names.push_back(name_of(group));
  EXPECT_EQ(names, (std::vector<std::string_view>{"trivial", "half_turn", "flip_horizontal", "flip_vertical",
                                                  "transpose", "anti_transpose", "quarter_turn", "axis_klein",
                                                  "diagonal_klein", "full"}));
}

TEST(SubgroupName, identifies_the_subgroup_with_underscores_and_with_hyphens) {
  for (const Subgroup group : all_subgroups()) {
    std::string name(name_of(group));
    EXPECT_EQ(Subgroup::named(name), group) << name;
    std::ranges::replace(name, '_', '-');
    EXPECT_EQ(Subgroup::named(name), group) << name;
  }
}

TEST(SubgroupName, has_the_aliases_d4_and_rotations) {
  using enum Symmetry;
  EXPECT_EQ(Subgroup::named("d4"), full_group);
  EXPECT_EQ(Subgroup::named("rotations"), Subgroup({identity, rotate90, rotate180, rotate270}));
}

TEST(SubgroupName, identifies_nothing_if_unknown) {
  for (const std::string_view name :
       {"", "D4", "dihedral", "axis_flip", "diagonal-flip", "rotate90", "full ", "half turn", "identity"})
    EXPECT_EQ(Subgroup::named(name), std::nullopt) << name;
}

}  // namespace
}  // namespace eightfold
