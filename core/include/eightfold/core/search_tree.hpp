#pragma once

#include <cstdint>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"

namespace eightfold {

/// The tree of the row-by-row search. Its nodes are the placements of 0, 1, 2, … non-attacking pieces.
struct SearchTree {
  std::vector<std::uint64_t> boards_by_depth;  ///< one entry per depth, 0 to the number of rows
  SearchStatistics statistics;                 ///< their sum, including the empty board
  std::uint64_t solutions = 0;                 ///< the number of boards at the last depth
};

/// Walks the whole tree, on one thread. For 8 queens: 2057 boards, 92 of them solutions.
[[nodiscard]] SearchTree walk_search_tree(const Board& board, Rule rule = Rule::queens,
                                          const RunOptions& run = {});

}  // namespace eightfold
