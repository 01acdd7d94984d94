#include "reports/text/symmetry_words.hpp"

#include <gtest/gtest.h>

#include <set>

namespace eightfold::reports {
namespace {

TEST(SymmetryWords, differ_for_every_symmetry_and_class) {
  std::set<std::string_view> words;
  std::set<std::string_view> coordinates;
  std::set<std::string_view> elements;
  for (const Symmetry g : all_symmetries) {
    words.insert(in_words(g));
    coordinates.insert(coordinates_of(g));
  }
  for (const SubgroupClass type : all_subgroup_classes) elements.insert(elements_in_words(type));
  EXPECT_EQ(words.size(), 8U);
  EXPECT_EQ(coordinates.size(), 8U);
  EXPECT_EQ(elements.size(), 8U);
}

TEST(SymmetryWords, have_the_coordinates_of_the_definition) {
  EXPECT_EQ(coordinates_of(Symmetry::rotate90), "(j, m-i)");
  EXPECT_EQ(coordinates_of(Symmetry::anti_transpose), "(m-j, m-i)");
}

}  // namespace
}  // namespace eightfold::reports
