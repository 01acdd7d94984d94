// Assignments about colorings, with every answer counted again: all products of the generators, and all
// colorings.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/assignment/assignment.hpp"
#include "eightfold/symmetry/named_group.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::test {
namespace {

using coursework::Assignment;
using coursework::AssignmentParams;
using coursework::new_assignment;
using coursework::TableMistake;
using Permutations = std::set<std::vector<int>>;

// All products of the generators.
Permutations closure_of(const std::vector<std::vector<int>>& generators, int points) {
  std::vector<int> identity(static_cast<std::size_t>(points));
  std::iota(identity.begin(), identity.end(), 0);
  Permutations found = {identity};
  std::vector<std::vector<int>> open = {identity};
  while (!open.empty()) {
    const std::vector<int> element = open.back();
    open.pop_back();
    for (const std::vector<int>& generator : generators) {
      std::vector<int> product;
      for (const int point : element) product.push_back(generator[static_cast<std::size_t>(point)]);
      if (found.insert(product).second) open.push_back(product);
    }
  }
  return found;
}

// Every coloring with these numbers of points, or with any.
std::vector<std::vector<int>> colorings_of(int points, int colors,
                                           const std::optional<eightfold::Content>& content) {
  std::vector<std::vector<int>> found = {{}};
  for (int point = 0; point < points; ++point) {
    std::vector<std::vector<int>> longer;
    for (const std::vector<int>& coloring : found)
      for (int color = 0; color < colors; ++color) {
        longer.push_back(coloring);
        longer.back().push_back(color);
        if (content && std::count(coloring.begin(), coloring.end(), color) ==
                           (*content)[static_cast<std::size_t>(color)])
          longer.pop_back();
      }
    found = std::move(longer);
  }
  return found;
}

// The numbers of the elements, the sum and the orbits of all colorings, one by one.
void expect_right_colorings(const Assignment& assignment, std::string_view group) {
  const ActingGroup acting = named_group(group).group;
  const Permutations elements = closure_of(acting.generators, acting.points);
  const auto colorings = colorings_of(acting.points, assignment.exercise.colors, assignment.exercise.content);
  const auto moved_by = [](const std::vector<int>& element, const std::vector<int>& coloring) {
    std::vector<int> image(coloring.size());
    for (std::size_t point = 0; point < coloring.size(); ++point)
      image[static_cast<std::size_t>(element[point])] = coloring[point];
    return image;
  };
  std::multiset<std::string> fixed;
  for (const std::vector<int>& element : elements)
    fixed.insert(std::to_string(std::count_if(colorings.begin(), colorings.end(), [&](const auto& coloring) {
      return moved_by(element, coloring) == coloring;
    })));
  std::set<std::vector<int>> least;
  for (const std::vector<int>& coloring : colorings) {
    std::vector<int> smallest = coloring;
    for (const std::vector<int>& element : elements)
      smallest = std::min(smallest, moved_by(element, coloring));
    least.insert(smallest);
  }
  std::multiset<std::string> asked;
  for (const auto& [key, number] : assignment.tally)
    for (std::size_t i = 0; i < key.elements.size(); ++i) asked.insert(number.str());
  EXPECT_EQ(asked, fixed);
  EXPECT_EQ(assignment.tally.at(0).fixed, colorings.size());
  EXPECT_EQ(assignment.orbits, least.size());
  EXPECT_EQ(assignment.sum, least.size() * elements.size());
}

void expect_one_mistake_in_colorings(const Assignment& assignment) {
  const auto& mistake = std::get<TableMistake>(assignment.mistake);
  Integer sum = 0;
  Integer order = 0;
  int wrong = 0;
  for (std::size_t entry = 0; entry < assignment.tally.size(); ++entry) {
    const auto& [key, said] = mistake.tally.at(entry);
    sum += said * key.elements.size();
    order += key.elements.size();
    if (said == assignment.tally[entry].fixed) continue;
    ++wrong;
    EXPECT_EQ(entry, mistake.entry);
    EXPECT_GT(entry, 0U);
  }
  EXPECT_EQ(wrong, mistake.kind == TableMistake::Kind::tally ? 1 : 0);
  EXPECT_EQ(sum != mistake.sum, mistake.kind == TableMistake::Kind::sum);
  EXPECT_EQ(order != mistake.order, mistake.kind == TableMistake::Kind::order);
  EXPECT_NE(mistake.quotient(), coursework::Rational(assignment.orbits));
}

TEST(Assignment, about_colorings_is_sound) {
  std::set<TableMistake::Kind> kinds;
  for (const char* group :
       {"cyclic 2", "cyclic 6", "cyclic 7", "dihedral 5", "dihedral 6", "symmetric 4", "alternating 4",
        "square-cells 2", "square-cells 3 half-turn", "cube-faces", "cube-vertices full", "matrix 2 3",
        "graph-edges 4", "cyclic 3 x dihedral 4", "symmetric 2 wr symmetric 3"})
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      SCOPED_TRACE(std::string(group) + ", seed " + std::to_string(seed));
      AssignmentParams params = {.seed = seed, .vary = true, .colorings = group};
      if (seed % 3 == 0) params.colors = 2;
      if (seed % 6 == 0) params.vary = false;
      const Assignment assignment = new_assignment(params);
      EXPECT_EQ(assignment.exercise.content.has_value(), params.vary);
      EXPECT_TRUE(assignment.boards.empty());
      expect_right_colorings(assignment, group);
      expect_one_mistake_in_colorings(assignment);
      kinds.insert(std::get<TableMistake>(assignment.mistake).kind);
    }
  EXPECT_EQ(kinds.size(), 3U);
}

// All elements of one entry act alike, so that a group with a kernel is complete.
TEST(Assignment, about_colorings_asks_for_each_element_once) {
  for (const char* group : {"square-cells 1", "graph-edges 2", "cyclic 24", "dihedral 30", "symmetric 7"}) {
    const Assignment assignment = new_assignment({.colorings = group, .colors = 2});
    std::set<int> elements;
    for (const auto& entry : assignment.tally)
      for (const int element : entry.key.elements) EXPECT_TRUE(elements.insert(element).second) << group;
    EXPECT_EQ(static_cast<int>(elements.size()), coursework::order_of_group(assignment.exercise)) << group;
    EXPECT_LE(assignment.tally.size(), 24U);
  }
}

TEST(Assignment, about_colorings_varies_in_a_class) {
  std::vector<coursework::Variant> students;
  for (std::uint64_t seed = 0; seed < 60; ++seed) students.push_back({{"", std::to_string(seed), ""}, seed});
  std::set<eightfold::Content> contents;
  for (const Assignment& variant :
       coursework::new_assignments({.vary = true, .colorings = "dihedral 8"}, students)) {
    contents.insert(variant.exercise.content.value());
    EXPECT_GE(variant.orbits, 2);
  }
  EXPECT_GT(contents.size(), 5U);
}

}  // namespace
}  // namespace eightfold::test
