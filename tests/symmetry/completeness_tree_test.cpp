// The solutions of the tree are those of the other searches, and each reason is true of every solution.
#include "eightfold/symmetry/completeness_tree.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <utility>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace {

using namespace eightfold;

std::vector<Placement> solutions_of_tree(const CompletenessParams& params) {
  std::vector<Placement> found;
  for_each_completeness_node(params, [&](const CompletenessNode& node) {
    if (node.prefix.rows() == params.n) found.push_back(node.prefix);
    return true;
  });
  return found;
}

std::vector<Placement> all_solutions(int n, Rule rule) {
  std::vector<Placement> found;
  for (const Placement& solution : Solutions(Board::square(n), {}, rule)) found.push_back(solution);
  return found;
}

TEST(CompletenessTree, has_the_canonical_solutions_under_every_group_and_rule) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= 7; ++n)
      for (const Subgroup group : all_subgroups()) {
        std::vector<Placement> canonical;
        for (const Placement& solution : all_solutions(n, rule))
          if (is_canonical(solution, group)) canonical.push_back(solution);
        EXPECT_EQ(solutions_of_tree({n, rule, group}), canonical)
            << n << " " << name_of(rule) << " " << name_of(group);
      }
}

TEST(CompletenessTree, has_every_solution_if_symmetries_cut_nothing) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= 7; ++n)
      EXPECT_EQ(solutions_of_tree({n, rule, full_group, true}), all_solutions(n, rule))
          << n << " " << name_of(rule);
}

TEST(CompletenessTree, of_a_range_has_the_solutions_in_it) {
  const std::vector<std::optional<Placement>> bounds = {
      Placement(),     Placement{0},    Placement{0, 0},          Placement{1, 3}, Placement{1, 3, 5},
      Placement{1, 5}, Placement{2, 5}, Placement{2, 5, 1, 6, 0}, Placement{6},    std::nullopt};
  for (const bool every_solution : {false, true})
    for (std::size_t i = 0; i + 1 < bounds.size(); ++i)
      for (std::size_t j = 1; j < bounds.size(); ++j) {
        const CompletenessParams params{7, Rule::queens, full_group, every_solution, *bounds[i], bounds[j]};
        std::vector<Placement> in_range;
        for (const Placement& solution : all_solutions(7, Rule::queens))
          if ((every_solution || is_canonical(solution)) && solution >= params.from &&
              (!params.until || solution < *params.until))
            in_range.push_back(solution);
        EXPECT_EQ(solutions_of_tree(params), in_range) << i << " to " << j;
      }
}

TEST(CompletenessTree, gives_reasons_that_are_true_of_every_completion) {
  constexpr int n = 6;
  for (const Rule rule : all_rules) {
    const std::vector<Placement> solutions = all_solutions(n, rule);
    for_each_completeness_node({n, rule, full_group}, [&](const CompletenessNode& node) {
      for (std::size_t column = 0; column < node.squares.size(); ++column) {
        const SquareReason& reason = node.squares[column];
        const int row = node.prefix.rows();
        const Square square{row, static_cast<int>(column)};
        if (reason.kind == SquareReason::Kind::attacked) {
          EXPECT_TRUE(attacks({reason.row, node.prefix[reason.row]}, square, rule, n));
        }
        if (reason.kind != SquareReason::Kind::smaller) continue;
        for (const Placement& solution : solutions) {
          if (!std::equal(node.prefix.begin(), node.prefix.end(), solution.begin())) continue;
          if (solution[row] != square.column) continue;
          EXPECT_LT(image(reason.symmetry, solution), solution);
        }
      }
      return true;
    });
  }
}

TEST(CompletenessTree, gives_the_first_moved_row_of_each_image) {
  for_each_completeness_node({8, Rule::queens, full_group, true}, [&](const CompletenessNode& node) {
    if (!node.squares.empty()) return true;
    for (const Symmetry g : all_symmetries) {
      const Placement moved = image(g, node.prefix);
      std::optional<int> first;
      for (int row = 8; row-- > 0;)
        if (moved[row] != node.prefix[row]) first = row;
      EXPECT_EQ(node.moved_rows[g], first);
    }
    return true;
  });
}

TEST(CompletenessTree, stops_on_request_and_refuses_sizes_that_no_board_has) {
  int visits = 0;
  for_each_completeness_node({8}, [&](const CompletenessNode&) { return ++visits < 3; });
  EXPECT_EQ(visits, 3);
  EXPECT_THROW(for_each_completeness_node({33}, [](const CompletenessNode&) { return true; }),
               std::invalid_argument);
  EXPECT_THROW(for_each_completeness_node({-1}, [](const CompletenessNode&) { return true; }),
               std::invalid_argument);
  for (const auto& [from, until] :
       {std::pair<Placement, Placement>{{4}, {1}}, {{0, 0, 0, 0, 0}, {1}}, {{}, {}}, {{}, {1, 4}}})
    EXPECT_THROW(for_each_completeness_node({4, Rule::queens, full_group, false, from, until},
                                            [](const CompletenessNode&) { return true; }),
                 std::invalid_argument);
}

}  // namespace
