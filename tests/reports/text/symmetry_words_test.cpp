#include "reports/text/internal/symmetry_words.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "eightfold/symmetry/table_of_marks.hpp"

namespace eightfold::reports {
namespace {

TEST(SymmetryWords, differ_for_every_symmetry_and_class) {
  std::set<std::string_view> words;
  std::set<std::string_view> elements;
  for (const Symmetry g : all_symmetries) words.insert(in_words(g));
  for (const SubgroupClass type : all_subgroup_classes) elements.insert(elements_in_words(type));
  EXPECT_EQ(words.size(), 8U);
  EXPECT_EQ(elements.size(), 8U);
}

TEST(SymmetryWords, tell_elements_subgroups_and_orbit_types_apart) {
  EXPECT_EQ(in_words(Symmetry::rotate90), "clockwise quarter turn");
  EXPECT_EQ(element_class_in_words(Symmetry::rotate90), "quarter turns");
  EXPECT_EQ(group_in_words(representative_of(SubgroupClass::quarter_turn)), "rotation group");
  EXPECT_EQ(type_in_words(SubgroupClass::quarter_turn), "fixed by the quarter turns");
  std::set<std::string_view> all;
  for (const Symmetry g : all_symmetries) all.insert(in_words(g));
  for (const Subgroup group : all_subgroups()) all.insert(group_in_words(group));
  for (const SubgroupClass type : all_subgroup_classes) all.insert(type_in_words(type));
  EXPECT_EQ(all.size(), 8U + 10U + 8U);
  for (const std::string_view words : all) EXPECT_EQ(words.find('_'), std::string_view::npos) << words;
}

TEST(SymmetryWords, are_equal_for_conjugate_elements_and_subgroups_only) {
  for (const Symmetry g : all_symmetries)
    for (const Symmetry h : all_symmetries)
      EXPECT_EQ(element_class_in_words(g) == element_class_in_words(h),
                conjugacy_class_name(g) == conjugacy_class_name(h))
          << name_of(g) << " and " << name_of(h);
  std::set<std::string_view> classes;
  for (const SubgroupClass type : all_subgroup_classes) classes.insert(group_class_in_words(type));
  EXPECT_EQ(classes.size(), 8U);
}

// Evaluates the coordinates for each square of the 4×4 board.
TEST(SymmetryWords, have_the_coordinates_of_the_definition) {
  constexpr int n = 4;
  for (const Symmetry g : all_symmetries)
    for (int i = 0; i < n; ++i)
      for (int j = 0; j < n; ++j) {
        const std::map<std::string, int> values = {
            {"i", i}, {"j", j}, {"m-i", n - 1 - i}, {"m-j", n - 1 - j}};
        const std::string written(coordinates_of(g));
        const auto comma = written.find(", ");
        const Square evaluated = {values.at(written.substr(1, comma - 1)),
                                  values.at(written.substr(comma + 2, written.size() - comma - 3))};
        EXPECT_EQ(evaluated, image(g, {i, j}, n)) << name_of(g) << ": " << written;
      }
}

}  // namespace
}  // namespace eightfold::reports
