#include "eightfold/core/count/internal/halves/quarter_boards.hpp"

#include <bit>
#include <numeric>
#include <stdexcept>

#include "eightfold/core/count/internal/parallel.hpp"

namespace eightfold::halves {
namespace {

// All quarter boards with a queen in each of the given rows, by depth-first search.
void place_in_rows(int side, Lines open_rows, int placed, const QuarterBoard& board,
                   std::vector<QuarterBoard>& found) {
  if (open_rows == 0) {
    found.push_back(board);
    return;
  }
  const int y = std::countr_zero(open_rows);
  for (int x = 0; x < side; ++x) {
    const std::uint32_t radial = 1U << (x - y + side - 1);
    const std::uint32_t tangential = 1U << (x + y);
    if ((board.columns >> x & 1) != 0 || (board.radial & radial) != 0 || (board.tangential & tangential) != 0)
      continue;
    QuarterBoard next = board;
    next.rows = static_cast<std::uint16_t>(next.rows | 1U << y);
    next.columns = static_cast<std::uint16_t>(next.columns | 1U << x);
    next.radial |= radial;
    next.tangential |= tangential;
    const auto field = static_cast<std::uint64_t>(placed % 2 == 0 ? x * side : x);
    next.code += field << (placed / 2 * code_width);
    place_in_rows(side, open_rows & (open_rows - 1), placed + 1, next, found);
  }
}

}  // namespace

QuarterBoards::QuarterBoards(int side, const RunOptions& run) : side_(side) {
  if (side < 0 || side > max_side) throw std::invalid_argument("a quarter has sides from 0 to 11");
  boards_.resize(std::size_t{1} << side);
  for_each_unit(boards_.size(), without_progress(run), [&](std::size_t rows, std::size_t, const StopToken&) {
    std::vector<QuarterBoard> found;
    place_in_rows(side, static_cast<Lines>(rows), 0, {}, found);
    // A counting sort by columns. It is stable, so the order of the search remains.
    std::vector<std::size_t> begins((std::size_t{1} << side) + 1);
    for (const QuarterBoard& board : found) ++begins[board.columns + std::size_t{1}];
    std::partial_sum(begins.begin(), begins.end(), begins.begin());
    boards_[rows].resize(found.size());
    for (const QuarterBoard& board : found) boards_[rows][begins[board.columns]++] = board;
  });
}

}  // namespace eightfold::halves
