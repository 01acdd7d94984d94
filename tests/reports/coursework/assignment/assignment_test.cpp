// Computes every answer a second time from the definitions: solutions by a search in this file, images by
// moving squares.
#include "eightfold/reports/coursework/assignment/assignment.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>
#include <string>

#include "tests/support/printing.hpp"

namespace eightfold::test {
namespace {

using coursework::Assignment;
using coursework::AssignmentParams;
using coursework::ListMistake;
using coursework::new_assignment;
using coursework::TableMistake;
using Columns = std::vector<int>;

Columns columns_of(const Placement& placement) { return {placement.begin(), placement.end()}; }

bool attack(Rule rule, int n, int rows_apart, int columns_apart) {
  const int c = std::abs(columns_apart);
  if (c == 0) return true;
  if (rule == Rule::rooks) return false;
  if (rule == Rule::torus) return (rows_apart - c) % n == 0 || (rows_apart + c) % n == 0;
  if (rule == Rule::superqueens && rows_apart * c == 2) return true;
  return rows_apart == c;
}

bool may_follow(Rule rule, int n, const Columns& placed, int column) {
  const int row = static_cast<int>(placed.size());
  for (int above = 0; above < row; ++above)
    if (attack(rule, n, row - above, column - placed[static_cast<unsigned>(above)])) return false;
  return true;
}

void search(Rule rule, int n, Columns& placed, std::vector<Columns>& found) {
  if (static_cast<int>(placed.size()) == n) {
    found.push_back(placed);
    return;
  }
  for (int column = 0; column < n; ++column)
    if (may_follow(rule, n, placed, column)) {
      placed.push_back(column);
      search(rule, n, placed, found);
      placed.pop_back();
    }
}

bool is_right(Rule rule, const Columns& placement) {
  Columns placed;
  for (const int column : placement) {
    if (!may_follow(rule, static_cast<int>(placement.size()), placed, column)) return false;
    placed.push_back(column);
  }
  return true;
}

Columns moved(Symmetry g, const Columns& placement) {
  const int last = static_cast<int>(placement.size()) - 1;
  Columns result(placement.size());
  for (int i = 0; i <= last; ++i) {
    const int j = placement[static_cast<unsigned>(i)];
    const std::array<std::pair<int, int>, 8> squares = {{{i, j},
                                                         {j, last - i},
                                                         {last - i, last - j},
                                                         {last - j, i},
                                                         {i, last - j},
                                                         {last - i, j},
                                                         {j, i},
                                                         {last - j, last - i}}};
    const auto [row, column] = squares.at(static_cast<unsigned>(g));
    result[static_cast<unsigned>(row)] = column;
  }
  return result;
}

// The complete answer to an exercise, by direct computation.
struct Truth {
  std::set<Columns> solutions;
  EnumArray<Symmetry, std::uint64_t> fixed_points;
  std::set<unsigned> stabilizers;                          // those that occur, as bits of elements
  std::set<Columns> least;                                 // the least member of each orbit
  std::map<unsigned, std::uint64_t> orbits_by_stabilizer;  // by bits of elements
};

Columns least_of(const Columns& placement, Subgroup group) {
  Columns least = placement;
  for (const Symmetry g : group.elements()) least = std::min(least, moved(g, placement));
  return least;
}

SymmetrySet fixing(const Columns& placement, Subgroup group) {
  SymmetrySet set;
  for (const Symmetry g : group.elements())
    if (moved(g, placement) == placement) set.insert(g);
  return set;
}

const Truth& truth_of(const coursework::Exercise& exercise) {
  static std::map<std::tuple<Rule, int, unsigned>, Truth> known;
  const auto [at, is_new] = known.try_emplace({exercise.rule, exercise.n, exercise.group.elements().bits()});
  Truth& truth = at->second;
  if (!is_new) return truth;
  Columns placed;
  std::vector<Columns> solutions;
  search(exercise.rule, exercise.n, placed, solutions);
  for (const Columns& solution : solutions) {
    truth.solutions.insert(solution);
    const SymmetrySet stabilizer = fixing(solution, exercise.group);
    truth.stabilizers.insert(stabilizer.bits());
    for (const Symmetry g : stabilizer) ++truth.fixed_points[g];
    if (truth.least.insert(least_of(solution, exercise.group)).second)
      ++truth.orbits_by_stabilizer[stabilizer.bits()];
  }
  return truth;
}

std::size_t symmetry_index(std::string_view name) {
  return static_cast<std::size_t>(std::find_if(all_symmetries.begin(), all_symmetries.end(),
                                               [&](Symmetry g) { return name_of(g) == name; }) -
                                  all_symmetries.begin());
}

std::vector<std::string_view> names_of(Subgroup group) {
  std::vector<std::string_view> names;
  for (const Symmetry g : group.elements()) names.push_back(name_of(g));
  return names;
}

void expect_right_answers(const Assignment& assignment, const Truth& truth) {
  const Subgroup group = assignment.exercise.group;
  std::vector<std::string_view> names;
  for (const auto& [key, fixed] : assignment.tally) {
    names.push_back(key.name);
    EXPECT_EQ(fixed, truth.fixed_points[Symmetry(symmetry_index(key.name))]) << key.name;
  }
  EXPECT_EQ(names, names_of(group));
  EXPECT_EQ(assignment.orbits, truth.least.size());
  std::uint64_t sum = 0;
  for (const std::uint64_t fixed : truth.fixed_points) sum += fixed;
  EXPECT_EQ(assignment.sum, sum);
  EXPECT_EQ(sum, truth.least.size() * static_cast<std::uint64_t>(group.order()));
  OrbitsByType types;
  for (const auto& [bits, orbits] : truth.orbits_by_stabilizer)
    types[class_of(Subgroup(SymmetrySet::from_bits(bits)))] += orbits;
  EXPECT_EQ(assignment.orbits_by_type, types);
}

void expect_good_boards(const Assignment& assignment, const Truth& truth) {
  std::set<Columns> different;
  std::set<unsigned> stabilizers;
  for (const Placement& board : assignment.boards) {
    different.insert(columns_of(board));
    stabilizers.insert(fixing(columns_of(board), assignment.exercise.group).bits());
    EXPECT_TRUE(truth.solutions.contains(columns_of(board))) << board;
  }
  EXPECT_EQ(different.size(), assignment.boards.size());
  EXPECT_EQ(stabilizers.size(), std::min(truth.stabilizers.size(), assignment.boards.size()));
}

// The errors in a list of representatives.
struct Flaws {
  std::size_t no_solutions = 0;
  std::size_t isomorphs = 0;  // of an earlier entry
  std::size_t missing = 0;
  friend bool operator==(const Flaws&, const Flaws&) = default;
};

Flaws flaws_of(const std::vector<Placement>& list, const coursework::Exercise& exercise, const Truth& truth) {
  Flaws flaws;
  std::set<Columns> met;
  for (const Placement& entry : list) {
    const Columns columns = columns_of(entry);
    if (!is_right(exercise.rule, columns))
      ++flaws.no_solutions;
    else if (!met.insert(least_of(columns, exercise.group)).second)
      ++flaws.isomorphs;
  }
  flaws.missing = truth.least.size() - met.size();
  return flaws;
}

void expect_one_mistake(const ListMistake& mistake, const Assignment& assignment, const Truth& truth) {
  using Kind = ListMistake::Kind;
  const auto& exercise = assignment.exercise;
  EXPECT_LE(truth.least.size(), 24U);
  EXPECT_EQ(flaws_of(mistake.corrected, exercise, truth), Flaws());
  EXPECT_EQ(mistake.corrected.size(), truth.least.size());
  const std::map<Kind, Flaws> expected = {{Kind::isomorph, {0, 1, 1}},
                                          {Kind::not_a_solution, {1, 0, 1}},
                                          {Kind::missing, {0, 0, 1}},
                                          {Kind::extra, {0, 1, 0}}};
  EXPECT_EQ(flaws_of(mistake.shown, exercise, truth), expected.at(mistake.kind));
  const bool is_double = mistake.kind == Kind::isomorph || mistake.kind == Kind::extra;
  if (mistake.kind == Kind::not_a_solution) {
    EXPECT_FALSE(is_right(exercise.rule, columns_of(mistake.shown.at(mistake.entry))));
  } else if (is_double) {
    const auto entry = columns_of(mistake.shown.at(mistake.entry));
    const auto twin = columns_of(mistake.shown.at(mistake.twin));
    EXPECT_NE(entry, twin);
    EXPECT_EQ(least_of(entry, exercise.group), least_of(twin, exercise.group));
  }
  // Undoing the mistake at the stated entry gives the corrected list.
  std::vector<Placement> undone = mistake.shown;
  const auto at = undone.begin() + static_cast<std::ptrdiff_t>(mistake.entry);
  if (mistake.kind == Kind::extra)
    undone.erase(at);
  else if (mistake.kind == Kind::missing)
    undone.insert(at, mistake.corrected.at(mistake.entry));
  else
    *at = mistake.corrected.at(mistake.entry);
  EXPECT_EQ(undone, mistake.corrected);
}

void expect_one_mistake(const TableMistake& mistake, const Assignment& assignment, const Truth& truth) {
  const Subgroup group = assignment.exercise.group;
  EXPECT_GT(truth.least.size(), 24U);
  int wrong_tallies = 0;
  Integer sum = 0;
  ASSERT_EQ(mistake.tally.size(), assignment.tally.size());
  for (std::size_t entry = 0; entry < mistake.tally.size(); ++entry) {
    const auto& [key, said] = mistake.tally[entry];
    EXPECT_EQ(key.name, assignment.tally[entry].key.name);
    sum += said;
    if (said == truth.fixed_points[Symmetry(symmetry_index(key.name))]) continue;
    ++wrong_tallies;
    EXPECT_EQ(entry, mistake.entry);
    EXPECT_NE(key.name, "identity");
    EXPECT_NE(key.name, "rotate180");
  }
  const int wrong_sum = mistake.sum == sum ? 0 : 1;
  const int wrong_order = mistake.order == group.order() ? 0 : 1;
  EXPECT_EQ(wrong_tallies + wrong_sum + wrong_order, 1);
  EXPECT_EQ(wrong_tallies, mistake.kind == TableMistake::Kind::tally ? 1 : 0);
  EXPECT_EQ(wrong_order, mistake.kind == TableMistake::Kind::order ? 1 : 0);
  EXPECT_NE(mistake.quotient(), coursework::Rational(truth.least.size()));
}

void expect_sound(const Assignment& assignment) {
  const Truth& truth = truth_of(assignment.exercise);
  expect_right_answers(assignment, truth);
  expect_good_boards(assignment, truth);
  std::visit([&](const auto& mistake) { expect_one_mistake(mistake, assignment, truth); },
             assignment.mistake);
}

TEST(Assignment, is_sound_for_200_seeds) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    expect_sound(new_assignment({.seed = seed, .vary = true}));
  }
}

TEST(Assignment, is_sound_for_every_size_rule_and_group) {
  for (const Rule rule : all_rules)
    for (const int n : coursework::assignment_sizes(rule))
      for (const Subgroup group : all_subgroups()) {
        if (group.order() == 1 || (n == 12 && group.order() < 8)) continue;
        for (std::uint64_t seed = 1; seed <= (n < 11 ? 4U : 1U); ++seed) {
          SCOPED_TRACE(std::string(name_of(rule)) + ' ' + std::to_string(n) + ' ' +
                       std::string(name_of(group)) + ", seed " + std::to_string(seed));
          const Assignment assignment = new_assignment({.seed = seed, .n = n, .rule = rule, .group = group});
          EXPECT_EQ(assignment.exercise.n, n);
          EXPECT_EQ(assignment.exercise.rule, rule);
          EXPECT_EQ(assignment.exercise.group, group);
          expect_sound(assignment);
        }
      }
}

TEST(Assignment, always_has_near_misses) {
  for (const Rule rule : {Rule::queens, Rule::superqueens, Rule::torus})
    for (const int n : coursework::assignment_sizes(rule)) {
      const Truth& truth = truth_of({.n = n, .rule = rule});
      EXPECT_TRUE(std::all_of(truth.solutions.begin(), truth.solutions.end(),
                              [&](Columns solution) {
                                for (std::size_t row = 1; row < solution.size(); ++row) {
                                  std::swap(solution[0], solution[row]);
                                  if (!is_right(rule, solution)) return true;
                                  std::swap(solution[0], solution[row]);
                                }
                                return false;
                              }))
          << name_of(rule) << ' ' << n;
    }
}

std::string outline(const Assignment& assignment) {
  std::string text = std::string(name_of(assignment.exercise.rule)) + std::to_string(assignment.exercise.n) +
                     std::string(name_of(assignment.exercise.group)) + std::to_string(assignment.base);
  for (const Placement& board : assignment.boards)
    for (const int column : board) text += ' ' + std::to_string(column);
  if (const auto* list = std::get_if<ListMistake>(&assignment.mistake))
    for (const Placement& entry : list->shown)
      for (const int column : entry) text += ' ' + std::to_string(column);
  return text;
}

TEST(Assignment, depends_only_on_the_seed) {
  std::set<std::string> outlines;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const AssignmentParams params = {.seed = seed, .vary = seed % 2 == 0, .n = 8};
    const std::string first = outline(new_assignment(params));
    EXPECT_EQ(outline(new_assignment(params)), first);
    outlines.insert(first);
  }
  EXPECT_EQ(outlines.size(), 50U);
  EXPECT_NO_THROW(new_assignment({.seed = ~std::uint64_t{0}}));
}

// Q(8) = 92 solutions, 12 of them fundamental (OEIS A000170, A002562).
TEST(Assignment, is_about_8_queens_and_the_full_group_unless_it_varies) {
  std::set<std::string> outlines;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Assignment classic = new_assignment({.seed = seed});
    EXPECT_EQ(classic.exercise, (coursework::Exercise{.n = 8}));
    EXPECT_EQ(classic.orbits, 12);
    EXPECT_TRUE(std::holds_alternative<ListMistake>(classic.mistake));
    outlines.insert(outline(classic));
  }
  EXPECT_EQ(outlines.size(), 50U);
  const coursework::Exercise rooks = {.n = 5, .rule = Rule::rooks};
  EXPECT_EQ(new_assignment({.n = 5, .rule = Rule::rooks}).exercise, rooks);
  const auto half_turn = Subgroup::named("half_turn").value();
  const coursework::Exercise turned = {.n = 8, .group = half_turn};
  EXPECT_EQ(new_assignment({.group = half_turn}).exercise, turned);
}

TEST(Assignment, varies_only_what_is_not_given) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(new_assignment({.seed = seed, .vary = true, .n = 7}).exercise.n, 7);
    EXPECT_EQ(new_assignment({.seed = seed, .vary = true, .rule = Rule::torus}).exercise.rule, Rule::torus);
    EXPECT_EQ(new_assignment({.seed = seed, .vary = true, .group = full_group}).exercise.group, full_group);
  }
}

TEST(Assignment, has_every_variant) {
  std::set<int> sizes;
  std::set<Rule> rules;
  std::set<std::string_view> groups;
  std::set<int> bases;
  std::set<ListMistake::Kind> list_mistakes;
  std::set<TableMistake::Kind> table_mistakes;
  std::set<std::size_t> boards;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Assignment any = new_assignment({.seed = seed, .vary = true});
    sizes.insert(any.exercise.n);
    rules.insert(any.exercise.rule);
    groups.insert(name_of(any.exercise.group));
    bases.insert(any.base);
    boards.insert(any.boards.size());
    list_mistakes.insert(std::get<ListMistake>(any.mistake).kind);
    table_mistakes.insert(
        std::get<TableMistake>(new_assignment({.seed = seed, .n = 9, .group = full_group}).mistake).kind);
  }
  EXPECT_EQ(sizes, (std::set<int>{4, 5, 6, 7, 8, 10, 11, 12}));
  EXPECT_EQ(rules.size(), 4U);
  EXPECT_EQ(groups, (std::set<std::string_view>{"full", "quarter_turn", "half_turn", "axis_klein",
                                                "diagonal_klein"}));
  EXPECT_EQ(bases, (std::set<int>{0}));
  EXPECT_EQ(boards, (std::set<std::size_t>{4, 5, 6}));
  EXPECT_EQ(list_mistakes.size(), 4U);
  EXPECT_EQ(table_mistakes.size(), 3U);
}

TEST(Assignment, asks_for_the_requested_number_of_boards) {
  for (const int boards : {1, 2, 12})
    EXPECT_EQ(new_assignment({.n = 8, .boards = boards}).boards.size(), static_cast<std::size_t>(boards));
  EXPECT_EQ(new_assignment({.n = 4, .rule = Rule::queens}).boards.size(), 2U) << "there are only two";
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    EXPECT_EQ(new_assignment({.seed = seed, .vary = true, .boards = 12}).boards.size(), 12U)
        << "seed " << seed;
    EXPECT_EQ(new_assignment({.seed = seed, .vary = true, .n = 6, .boards = 5}).exercise.rule, Rule::rooks)
        << "6 queens have 4 solutions, seed " << seed;
  }
}

std::string error_of(const AssignmentParams& params) {
  try {
    new_assignment(params);
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "none";
}

TEST(Assignment, rejects_parameters_without_an_exercise) {
  EXPECT_EQ(error_of({.n = 8, .rule = Rule::superqueens}),
            "n: there is no exercise about the 8-superqueens puzzle; give 10, 11 or 12");
  EXPECT_EQ(error_of({.n = 8, .rule = Rule::torus}),
            "n: there is no exercise about the 8-queens puzzle on the torus; give 5, 7 or 11");
  EXPECT_EQ(error_of({.n = 3}),
            "n: there is no exercise about the 3-queens puzzle; give 4, 5, 6, 7, 8, 9, "
            "10, 11 or 12");
  EXPECT_EQ(error_of({.group = Subgroup::named("trivial")}),
            "group: no two solutions are isomorphic under the trivial group; choose another");
  EXPECT_EQ(error_of({.n = 6, .rule = Rule::queens, .boards = 5}),
            "boards: 5 is out of range; give 1 to 4, the number of 6-queens solutions");
  EXPECT_EQ(error_of({.rule = Rule::superqueens}),
            "n: there is no exercise about the 8-superqueens puzzle; give 10, 11 or 12");
  EXPECT_EQ(error_of({.boards = 0}), "boards: 0 is out of range; give 1 to 12");
  EXPECT_EQ(error_of({.boards = 13}), "boards: 13 is out of range; give 1 to 12");
  EXPECT_EQ(error_of({.vary = true, .colorings = "square-cells 1"}),
            "vary: the group acts on 1 point, but a content has 2 colors or more; give colors instead");
  EXPECT_EQ(error_of({.colorings = "cyclic 6"}), "colors: missing; give 0 to 100");
  EXPECT_EQ(error_of({.colorings = "cyclic 6", .colors = 1}), "colors: 1 is out of range; give 2 or more");
}

}  // namespace
}  // namespace eightfold::test
