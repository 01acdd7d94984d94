#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/cover/internal/cover.hpp"
#include "eightfold/core/board.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"

namespace eightfold {

/// The solutions that a turn fixes, as exact covers. Each such solution or an image of it is a cover of one
/// of the parts.
struct SymmetricCover {
  /// The meaning of an option. Half turn: the row and the column of a queen of the upper half. Quarter turn:
  /// two of the values N-1, N-3, …, by their positions in this list, the greater value first; on a
  /// constrained board also in the other order, for the mirror image.
  struct Pair {
    int first = 0;
    int second = 0;
  };

  /// Covers that represent `weight` solutions each.
  struct Part {
    Cover::Partial start;
    std::uint64_t weight = 1;
  };

  int n = 0;
  Turn turn = Turn::half;
  std::vector<Pair> pairs;  ///< by option
  Cover cover;
  std::vector<Part> parts;  ///< empty if there is no solution
};

/// The range of n is that of symmetric_solutions.hpp, and a board has this size, else std::invalid_argument.
SymmetricCover symmetric_cover(int n, Turn turn, const std::optional<Board>& board = {});

/// The number of covers made of allowed options, by a plain search that shares no code with cover_search.hpp:
/// it reads from `allowed` only which options remain, and checks all attacks itself.
/// Throws Stopped.
std::uint64_t count_completions_plainly(const SymmetricCover& solutions, const Cover::Partial& allowed,
                                        const StopToken& stop = {});

}  // namespace eightfold
