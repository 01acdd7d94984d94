#include "reports/sequences/routes/solution_routes.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "core/run/parallel.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/core/search_tree.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"

namespace eightfold::sequences {
namespace {

bool has_knight_attack(const Placement& placement) {
  for (int row = 0; row + 1 < placement.rows(); ++row) {
    if (std::abs(placement[row] - placement[row + 1]) == 2) return true;
    if (row + 2 < placement.rows() && std::abs(placement[row] - placement[row + 2]) == 1) return true;
  }
  return false;
}

// The superqueens' solutions among the queens' solutions that a turn fixes.
Integer superqueens_fixed_by(Turn turn, int n, const RunOptions& run) {
  std::uint64_t count = 0;
  for_each_symmetric_solution(
      {n, turn, {}},
      [&](const Placement& solution) {
        if (!has_knight_attack(solution)) ++count;
        return true;
      },
      run);
  return count;
}

struct PublishedSuperqueens {
  std::uint64_t all;
  std::uint64_t orbits;
};

// For n = 1, 2, ...: OEIS A051223 and A051224, computed by W. Schubert to 26 (2009 to 2011).
constexpr auto published_superqueens = std::to_array<PublishedSuperqueens>({
    {1U, 1U},
    {0U, 0U},
    {0U, 0U},
    {0U, 0U},
    {0U, 0U},
    {0U, 0U},
    {0U, 0U},
    {0U, 0U},
    {0U, 0U},
    {4U, 1U},
    {44U, 6U},
    {156U, 22U},
    {1876U, 239U},
    {5180U, 653U},
    {32516U, 4089U},
    {202900U, 25411U},
    {1330622U, 166463U},
    {8924976U, 1115871U},
    {64492432U, 8062150U},
    {495864256U, 61984976U},
    {3977841852U, 497236090U},
    {34092182276U, 4261538564U},
    {306819842212U, 38352532487U},
    {2883202816808U, 360400504834U},
    {28144109776812U, 3518014210402U},
    {286022102245804U, 35752764285788U},
});
static_assert(published_superqueens.size() == last_published_superqueens);

Integer orbits_of_one_piece(Rule rule, Stabilizer stabilizer) {
  return rule == Rule::queens && stabilizer == Stabilizer::quarter_turn ? 1 : 0;
}

Integer sets_fixed_by(Turn turn, int n, const RunOptions& run) {
  const PieceBoard board{PieceRule(facts_of(Rule::superqueens)), n, n};
  const PieceGroup group = preserving_group(board);
  const auto element = std::ranges::find(group.elements, symmetry_of(turn), &PieceSymmetry::symmetry);
  return count_independent_sets(quotient_graph(attack_graph(board), element->squares), n, run).sets.value();
}

}  // namespace

Integer solutions_of(int n, Rule rule, const RunOptions& run) {
  return count_solutions({.n = n, .rule = rule}, run).solutions;
}

Integer half_turn_solutions_of(int n, Rule rule, const RunOptions& run) {
  return rule == Rule::queens ? Integer(count_half_turn_solutions({n, {}}, run).solutions)
                              : superqueens_fixed_by(Turn::half, n, run);
}

Integer quarter_turn_solutions_of(int n, Rule rule, const RunOptions& run) {
  return rule == Rule::queens ? Integer(count_quarter_turn_solutions({n, {}}, run).solutions)
                              : superqueens_fixed_by(Turn::quarter, n, run);
}

Terms orbits_by_turns(int n, Rule rule, Stabilizer stabilizer, const RunOptions& run) {
  if (n == 1) return {orbits_of_one_piece(rule, stabilizer)};
  switch (stabilizer) {
    case Stabilizer::quarter_turn:
      return {quarter_turn_solutions_of(n, rule, run) / 2};
    case Stabilizer::half_turn:
      return {(half_turn_solutions_of(n, rule, part_of(run, 0, 0.9)) -
               quarter_turn_solutions_of(n, rule, part_of(run, 0.9, 1))) /
              4};
    case Stabilizer::trivial:
      break;
  }
  return {
      (solutions_of(n, rule, part_of(run, 0, 0.9)) - half_turn_solutions_of(n, rule, part_of(run, 0.9, 1))) /
      8};
}

Terms orbits_by_rejection(int n, Rule rule, Stabilizer stabilizer, const RunOptions& run) {
  if (n == 1) return {orbits_of_one_piece(rule, stabilizer)};
  const int size = stabilizer == Stabilizer::quarter_turn ? 2 : stabilizer == Stabilizer::half_turn ? 4 : 8;
  std::uint64_t orbits = 0;
  for_each_canonical_solution(
      {.n = n, .rule = rule},
      [&](const Orbit& orbit) {
        if (orbit.size == size) ++orbits;
        return true;
      },
      run);
  return {orbits};
}

Terms orbits_from_published(int n, Stabilizer stabilizer) {
  if (n == 1) return {orbits_of_one_piece(Rule::queens, stabilizer)};
  const PublishedCounts counts = published_counts(n);
  switch (stabilizer) {
    case Stabilizer::quarter_turn:
      if (n % 4 > 1) return {0};  // queens off the center form groups of four
      if (counts.quarter_turn) return {*counts.quarter_turn / 2};
      return {};
    case Stabilizer::half_turn:
      if (counts.half_turn && counts.quarter_turn) return {(*counts.half_turn - *counts.quarter_turn) / 4};
      return {};
    case Stabilizer::trivial:
      break;
  }
  if (counts.all && counts.half_turn) return {(*counts.all - *counts.half_turn) / 8};
  return {};
}

Terms superqueen_orbits_by_quotients(int n, Stabilizer stabilizer, const RunOptions& run) {
  if (n == 1) return {orbits_of_one_piece(Rule::superqueens, stabilizer)};
  const Integer quarter = sets_fixed_by(Turn::quarter, n, part_of(run, 0, 0.1));
  if (stabilizer == Stabilizer::quarter_turn) return {quarter / 2};
  return {(sets_fixed_by(Turn::half, n, part_of(run, 0.1, 1)) - quarter) / 4};
}

Terms superqueen_orbits_with_published_q(int n, const RunOptions& run) {
  if (n == 1) return {orbits_of_one_piece(Rule::superqueens, Stabilizer::trivial)};
  if (n > last_published_superqueens) return {};
  const Integer all = published_superqueens[static_cast<std::size_t>(n - 1)].all;
  return {(all - half_turn_solutions_of(n, Rule::superqueens, run)) / 8};
}

Terms superqueen_orbits_from_published(int n, Stabilizer stabilizer, const RunOptions& run) {
  if (n == 1) return {orbits_of_one_piece(Rule::superqueens, stabilizer)};
  if (n > last_published_superqueens) return {};
  const auto [all, orbits] = published_superqueens[static_cast<std::size_t>(n - 1)];
  const Integer quarter = quarter_turn_solutions_of(n, Rule::superqueens, run);
  const Integer half = 8 * Integer(orbits) - Integer(all) - 2 * quarter;
  switch (stabilizer) {
    case Stabilizer::quarter_turn:
      return {quarter / 2};
    case Stabilizer::half_turn:
      return {(half - quarter) / 4};
    case Stabilizer::trivial:
      break;
  }
  return {(Integer(all) - half) / 8};
}

Terms all_orbits_by_turns(int n, Rule rule, const RunOptions& run) {
  if (n <= 1) return {1};
  return {(solutions_of(n, rule, part_of(run, 0, 0.9)) +
           half_turn_solutions_of(n, rule, part_of(run, 0.9, 1)) +
           2 * quarter_turn_solutions_of(n, rule, without_progress(run))) /
          8};
}

Terms all_orbits_by_rejection(int n, Rule rule, const RunOptions& run) {
  std::uint64_t orbits = 0;
  for_each_canonical_solution(
      {.n = n, .rule = rule},
      [&](const Orbit&) {
        ++orbits;
        return true;
      },
      run);
  return {orbits};
}

Terms boards_by_depth(int n, const RunOptions& run) {
  const std::vector<std::uint64_t> boards =
      walk_search_tree(Board::square(n), Rule::queens, run).boards_by_depth;
  return {boards.begin(), boards.end()};
}

Terms boards_by_depth_as_sets(int n, const RunOptions& run) {
  Terms boards = {1};
  for (int rows = 1; rows <= n; ++rows) {
    const PieceBoard board{PieceRule(facts_of(Rule::queens)), rows, n};
    boards.emplace_back(
        count_independent_sets(attack_graph(board), rows, without_progress(run)).sets.value());
  }
  return boards;
}

Terms solutions_by_first_column(int n, const RunOptions& run) {
  Terms terms;
  for (int column = 0; column < n; ++column) {
    Board board = Board::square(n);
    board.require({0, column});
    terms.emplace_back(
        count_solutions({.n = n, .board = board},
                        equal_part_of(run, static_cast<std::size_t>(column), static_cast<std::size_t>(n)))
            .solutions);
  }
  return terms;
}

Terms listed_by_first_column(int n, const RunOptions& run) {
  std::vector<std::uint64_t> counts(static_cast<std::size_t>(n));
  for (const Placement& solution : Solutions(Board::square(n), {}, Rule::queens, run.stop))
    ++counts[static_cast<std::size_t>(solution[0])];
  return {counts.begin(), counts.end()};
}

}  // namespace eightfold::sequences
