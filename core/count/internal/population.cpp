// Sequential sampling of the search tree. A single random path, weighted by the product of the numbers of
// branches (Knuth 1975), is unbiased but has a large variance: few boards lead to most solutions. A
// population of boards that is thinned uniformly in each row has the same expectation, because each board of
// a row is kept with the same probability, and averages over thousands of paths that share their beginnings.
// The last rows are counted completely, which the vectorized search does faster than any sampling.
//
// Sources: Donald E. Knuth, "Estimating the Efficiency of Backtrack Programs", Mathematics of Computation 29
// (1975); Pang C. Chen, "Heterogeneous Sampling: A Method for Predicting the Performance of Tree Searching
// Programs", SIAM Journal on Computing 21 (1992).
#include "core/count/internal/population.hpp"

#include <utility>

#include "core/internal/row_state.hpp"

namespace eightfold::lanes {
namespace {

struct Board {
  RowState state;
  std::size_t tie_class;
};

}  // namespace

PopulationEstimate estimate_by_population(const PopulationParams& params,
                                          const std::vector<TieClass>& classes, const Choice& choose,
                                          BatchSearch& search, const StopToken& stop) {
  PopulationEstimate estimate;
  double weight = 1;
  std::vector<Board> boards;
  for (std::size_t c = 0; c < classes.size(); ++c) boards.push_back({{}, c});
  std::vector<Board> next;
  for (int row = 0; row < params.rows; ++row) {
    next.clear();
    for (const Board& board : boards) {
      stop.throw_if_requested();
      const std::uint32_t allowed = classes[board.tie_class].allowed[static_cast<std::size_t>(row)];
      for (std::uint32_t free = allowed & ~board.state.attacked(); free != 0; free &= free - 1)
        next.push_back({board.state.below(free & -free), board.tie_class});
    }
    std::swap(boards, next);
    // The search counts the boards of the last row.
    if (row + 1 < params.rows) estimate.boards += weight * static_cast<double>(boards.size());
    if (boards.size() <= params.boards) continue;
    next.clear();
    for (const std::size_t chosen : choose(boards.size(), params.boards)) next.push_back(boards[chosen]);
    weight *= static_cast<double>(boards.size()) / static_cast<double>(params.boards);
    std::swap(boards, next);
    estimate.is_exact = false;
  }
  std::vector<std::vector<RowState>> by_class(classes.size());
  for (const Board& board : boards) by_class[board.tie_class].push_back(board.state);
  const std::uint64_t before = search.statistics().boards;
  for (std::size_t c = 0; c < classes.size(); ++c) {
    if (by_class[c].empty()) continue;
    const std::uint64_t found = search.count({params.n, params.rows, classes[c].allowed, by_class[c], stop});
    estimate.solutions +=
        weight * static_cast<double>(found) * static_cast<double>(weight_of(classes[c])) / tie_divisor;
  }
  estimate.searched = search.statistics().boards - before;
  estimate.boards += weight * static_cast<double>(estimate.searched);
  return estimate;
}

}  // namespace eightfold::lanes
