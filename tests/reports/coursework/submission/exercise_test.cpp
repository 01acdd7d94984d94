#include "eightfold/reports/coursework/submission/exercise.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

using test::mentions;

ExerciseParts parts(Problem problem, std::optional<int> n, std::optional<int> colors,
                    std::optional<std::string> group = std::nullopt) {
  return {problem, n, colors, std::nullopt, std::move(group)};
}

std::string exercise_error_in(const ExerciseParts& p) {
  return test::message_of<reports::ParseError>([&] { complete(p); });
}

TEST(Exercise, is_about_queens_and_the_full_group_by_default) {
  const Exercise exercise = complete({.n = 8});
  EXPECT_EQ(exercise.problem, Problem::queens);
  EXPECT_EQ(exercise.rule, Rule::queens);
  EXPECT_EQ(describe(exercise), "8 queens, full group (order 8)");
}

TEST(Exercise, is_described_with_its_group_and_order) {
  EXPECT_EQ(describe(complete(parts(Problem::beads, 4, 2, "necklaces"))),
            "4 beads in 2 colors, rotations (order 4)");
  EXPECT_EQ(describe(complete(parts(Problem::beads, 1, 1))),
            "1 bead in 1 color, rotations and reflections (order 2)");
  EXPECT_EQ(describe(complete(parts(Problem::square_cells, 3, 2, "rotations"))),
            "the cells of the 3×3 square in 2 colors, rotation group (order 4)");
  EXPECT_EQ(describe(complete(parts(Problem::cube_faces, {}, 3))),
            "the faces of a cube in 3 colors, rotations (order 24)");
  ExerciseParts torus = {.n = 5};
  torus.rule = Rule::torus;
  EXPECT_EQ(describe(complete(torus)), "5 queens on the torus, full group (order 8)");
}

TEST(Exercise, is_rejected_with_the_name_of_the_invalid_part) {
  EXPECT_TRUE(mentions(exercise_error_in({}), {"n: missing", "0 to 32"}));
  EXPECT_TRUE(mentions(exercise_error_in({.n = 33}), {"n: 33", "0 to 32"}));
  EXPECT_TRUE(mentions(exercise_error_in({.n = 8, .colors = 2}), {"colors: does not apply to queens"}));
  EXPECT_TRUE(
      mentions(exercise_error_in({.n = 8, .group = "rotation"}), {"group:", "did you mean rotations?"}));
  EXPECT_TRUE(mentions(exercise_error_in(parts(Problem::beads, 4, {})), {"colors: missing"}));
  EXPECT_TRUE(mentions(exercise_error_in(parts(Problem::beads, 301, 2)), {"n: 301", "0 to 300"}));
  EXPECT_TRUE(mentions(exercise_error_in(parts(Problem::beads, 4, 101)), {"colors: 101", "0 to 100"}));
  EXPECT_TRUE(mentions(exercise_error_in(parts(Problem::beads, 4, 2, "half_turn")), {"group:", "necklaces"}));
  EXPECT_TRUE(mentions(exercise_error_in(parts(Problem::square_cells, 21, 2)), {"n: 21", "0 to 20"}));
  EXPECT_TRUE(
      mentions(exercise_error_in(parts(Problem::cube_faces, 6, 2)), {"n: does not apply to cube_faces"}));
  EXPECT_TRUE(
      mentions(exercise_error_in(parts(Problem::cube_faces, {}, 2, "full")), {"group:", "rotations"}));
  ExerciseParts beads = parts(Problem::beads, 4, 2);
  beads.rule = Rule::rooks;
  EXPECT_TRUE(mentions(exercise_error_in(beads), {"rule: does not apply to beads"}));
}

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
    for (const TallyKey& key : tally_keys(complete(parts(Problem::beads, n, 2))))
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
  for (const TallyKey& key : tally_keys(complete(parts(Problem::cube_faces, {}, 2))))
    sizes.push_back(key.elements.size());
  EXPECT_EQ(sizes, (std::vector<std::size_t>{1, 6, 3, 6, 8}));
}

}  // namespace
}  // namespace eightfold::coursework
