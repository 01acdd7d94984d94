#include "eightfold/reports/text/internal/symmetry_words.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

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
