#include "core/count/internal/squares.hpp"

#include <bit>

#include "core/run/stop_poll.hpp"

namespace eightfold {
namespace {

// The occupied lines: columns, and diagonals by row + column and by row - column. 64 bits hold all diagonals
// of a board, so none is shifted out.
struct Occupied {
  std::uint64_t columns = 0;
  std::uint64_t sums = 0;
  std::uint64_t differences = 0;
};

class Search {
 public:
  Search(int n, const AllowedSquares& allowed, const SolutionWeight& weight, const StopToken& stop)
      : n_(n), allowed_(allowed), weight_(weight), poll_(stop) {}

  std::uint64_t below(int row, const Occupied& occupied) {
    if (row == n_) return weight_ ? weight_(std::span(columns_.data(), static_cast<std::size_t>(n_))) : 1;
    poll_();
    const auto at = static_cast<std::size_t>(row);
    const std::uint64_t attacked =
        occupied.columns | occupied.sums >> row | occupied.differences >> (max_size - 1 - row);
    std::uint64_t total = 0;
    for (std::uint64_t free = allowed_[at] & ~attacked; free != 0; free &= free - 1) {
      const std::uint64_t queen = free & (~free + 1);
      columns_[at] = std::countr_zero(queen);
      total += below(row + 1, {occupied.columns | queen, occupied.sums | queen << row,
                               occupied.differences | queen << (max_size - 1 - row)});
    }
    return total;
  }

 private:
  int n_;
  const AllowedSquares& allowed_;
  const SolutionWeight& weight_;
  StopPoll poll_;
  std::array<int, max_size> columns_{};
};

}  // namespace

std::uint64_t count_on_squares(int n, const AllowedSquares& allowed, const SolutionWeight& weight,
                               const StopToken& stop) {
  return Search(n, allowed, weight, stop).below(0, {});
}

}  // namespace eightfold
