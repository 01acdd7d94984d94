#include "reports/sequences/routes/first_solutions.hpp"

#include <algorithm>
#include <optional>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"

namespace eightfold::sequences {
namespace {

Terms columns_or_zeros(int n, const std::optional<Placement>& solution) {
  Terms terms(static_cast<std::size_t>(n));
  for (int row = 0; solution && row < n; ++row) terms[static_cast<std::size_t>(row)] = (*solution)[row] + 1;
  return terms;
}

bool has_stabilizer(const Placement& solution, Stabilizer stabilizer) {
  switch (stabilizer) {
    case Stabilizer::quarter_turn:
      return fixes(Symmetry::rotate90, solution);
    case Stabilizer::half_turn:
      return fixes(Symmetry::rotate180, solution) && !fixes(Symmetry::rotate90, solution);
    case Stabilizer::trivial:
      break;
  }
  return !fixes(Symmetry::rotate180, solution);
}

// The first independent set of the squares up to the element that is a solution with this stabilizer.
Terms first_quotient_set(int n, Symmetry element, std::optional<Stabilizer> stabilizer,
                         const RunOptions& run) {
  const PieceBoard board{PieceRule(facts_of(Rule::queens)), n, n};
  const PieceGroup group = preserving_group(board);
  const Permutation& to = std::ranges::find(group.elements, element, &PieceSymmetry::symmetry)->squares;
  std::vector<int> first_squares;  // of the orbits, whose numbers follow them
  for (int square = 0; square < board.squares(); ++square) {
    int least = square;
    for (int image = to[static_cast<std::size_t>(square)]; image != square;
         image = to[static_cast<std::size_t>(image)])
      least = std::min(least, image);
    if (least == square) first_squares.push_back(square);
  }
  std::optional<Placement> found;
  for_each_independent_set(
      quotient_graph(attack_graph(board), to), n,
      [&](std::span<const int> orbits) {
        std::vector<int> columns(static_cast<std::size_t>(n));
        for (const int orbit : orbits) {
          int square = first_squares[static_cast<std::size_t>(orbit)];
          do {
            columns[static_cast<std::size_t>(square / n)] = square % n;
            square = to[static_cast<std::size_t>(square)];
          } while (square != first_squares[static_cast<std::size_t>(orbit)]);
        }
        const Placement solution(columns);
        if (!stabilizer || has_stabilizer(solution, *stabilizer)) found = solution;
        return !found;
      },
      run.stop);
  return columns_or_zeros(n, found);
}

// The only queen is counted among those that the quarter turn fixes.
Terms first_of_one_queen(Stabilizer stabilizer) { return {stabilizer == Stabilizer::quarter_turn ? 1 : 0}; }

}  // namespace

Terms first_solution(int n, const RunOptions& run) {
  Solutions solutions(Board::square(n), {}, Rule::queens, run.stop);
  const auto first = solutions.begin();
  return columns_or_zeros(n, first == solutions.end() ? std::nullopt : std::optional<Placement>(*first));
}

Terms first_set(int n, const RunOptions& run) {
  return first_quotient_set(n, Symmetry::identity, std::nullopt, run);
}

Terms first_with_stabilizer(int n, Stabilizer stabilizer, const RunOptions& run) {
  if (n == 1) return first_of_one_queen(stabilizer);
  std::optional<Placement> found;
  const auto visit = [&](const Placement& solution) {
    if (has_stabilizer(solution, stabilizer)) found = solution;
    return !found;
  };
  if (stabilizer == Stabilizer::trivial) {
    for (const Placement& solution : Solutions(Board::square(n), {}, Rule::queens, run.stop))
      if (!visit(solution)) break;
  } else {
    for_each_symmetric_solution({n, stabilizer == Stabilizer::quarter_turn ? Turn::quarter : Turn::half, {}},
                                visit, run);
  }
  return columns_or_zeros(n, found);
}

Terms first_set_with_stabilizer(int n, Stabilizer stabilizer, const RunOptions& run) {
  if (n == 1) return first_of_one_queen(stabilizer);
  const Symmetry element = stabilizer == Stabilizer::quarter_turn ? Symmetry::rotate90
                           : stabilizer == Stabilizer::half_turn  ? Symmetry::rotate180
                                                                  : Symmetry::identity;
  return first_quotient_set(n, element, stabilizer, run);
}

}  // namespace eightfold::sequences
