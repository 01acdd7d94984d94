#include "core/search_tree.hpp"

#include <numeric>
#include <ranges>

#include "core/solutions.hpp"

namespace eightfold {

SearchTree walk_search_tree(Board board, Rule rule) {
  Solutions solutions(board, {}, rule);
  SearchTree tree;
  tree.solutions = static_cast<std::uint64_t>(std::ranges::distance(solutions));
  const auto& boards = solutions.boards_by_depth();
  tree.boards_by_depth.assign(boards.begin(), boards.begin() + board.rows() + 1);
  tree.boards = std::accumulate(tree.boards_by_depth.begin(), tree.boards_by_depth.end(), std::uint64_t{0});
  return tree;
}

}  // namespace eightfold
