#include "eightfold/reports/coursework/submission/exercise.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold::coursework {
namespace {

TEST(TallyKeys, have_every_element_once_by_name_and_once_by_class) {
  for (const Subgroup group : all_subgroups()) {
    Exercise exercise = complete({.n = 8});
    exercise.group = group;
    std::multiset<int> elements;
    std::set<std::string> names;
    for (const TallyKey& key : tally_keys(exercise)) {
      EXPECT_TRUE(names.insert(key.name).second) << key.name;
      elements.insert(key.elements.begin(), key.elements.end());
    }
    for (int element = 0; element < group.order(); ++element)
      EXPECT_EQ(elements.count(element), element == 0 ? 1U : 2U) << name_of(group);
  }
}

TEST(TallyKeys, of_a_square_name_the_conjugacy_classes) {
  for (const TallyKey& key : tally_keys(complete({.n = 8}))) {
    if (std::find(symmetry_names.begin(), symmetry_names.end(), key.name) != symmetry_names.end()) continue;
    for (const int element : key.elements)
      EXPECT_EQ(conjugacy_class_name(all_symmetries[static_cast<std::size_t>(element)]), key.name);
  }
}

TEST(TallyKeys, of_beads_distinguish_mirrors_by_their_axes) {
  const auto classes = [](int n) {
    std::map<std::string, std::vector<int>> found;
    for (const TallyKey& key : tally_keys(complete({.problem = Problem::beads, .n = n, .colors = 2})))
      if (key.name.starts_with("through")) found[key.name] = key.elements;
    return found;
  };
  // Of 4 beads reflect_0 fixes beads 0 and 2, reflect_2 fixes 1 and 3, and reflect_1 and reflect_3 fix none.
  EXPECT_EQ(classes(4), (std::map<std::string, std::vector<int>>{{"through_two_beads", {4, 6}},
                                                                 {"through_two_gaps", {5, 7}}}));
  EXPECT_EQ(classes(3), (std::map<std::string, std::vector<int>>{{"through_bead_and_gap", {3, 4, 5}}}));
  EXPECT_TRUE(classes(0).empty());
}

TEST(TallyKeys, of_a_cube_are_its_classes_of_rotations) {
  std::vector<std::size_t> sizes;
  for (const TallyKey& key : tally_keys(complete({.problem = Problem::cube_faces, .colors = 2})))
    sizes.push_back(key.elements.size());
  EXPECT_EQ(sizes, (std::vector<std::size_t>{1, 6, 3, 6, 8}));
}

}  // namespace
}  // namespace eightfold::coursework
