// Backtracking over the items in order. Each option occupies lines, and no line may be occupied twice.
#include <cstdlib>
#include <vector>

#include "core/run/stop_poll.hpp"
#include "symmetry/internal/symmetric_cover.hpp"

namespace eightfold {
namespace {

class LineSearch {
 public:
  LineSearch(const SymmetricCover& solutions, const Cover::Partial& allowed, const StopToken& stop)
      : solutions_(solutions),
        allowed_(allowed),
        poll_(stop),
        n_(solutions.n),
        items_(solutions.turn == Turn::half ? n_ / 2 : solutions.cover.items()),
        occupied_(static_cast<std::size_t>(items_ + 5 * n_ + 1), false) {
    for (const auto& [first, second] : solutions.pairs)
      lines_.push_back(solutions.turn == Turn::half ? lines_of_queens(first, second)
                                                    : lines_of_values(first, second));
    if (solutions.turn == Turn::half && n_ % 2 == 1)
      for (const int line : lines_through(n_ / 2, n_ / 2)) occupied_[at(line)] = true;
  }

  std::uint64_t count(int item = 0) {
    poll_();
    while (item < items_ && occupied_[at(item)]) ++item;
    if (item == items_) return 1;
    std::uint64_t found = 0;
    for (const std::uint16_t option : solutions_.cover.options_of(item)) {
      if (!solutions_.cover.allows(allowed_, option)) continue;
      const std::vector<int>& lines = lines_[option];
      std::size_t added = 0;
      for (; added < lines.size() && !occupied_[at(lines[added])]; ++added)
        occupied_[at(lines[added])] = true;
      if (added == lines.size()) found += count(item + 1);
      while (added > 0) occupied_[at(lines[--added])] = false;
    }
    return found;
  }

 private:
  static std::size_t at(int line) { return static_cast<std::size_t>(line); }

  // The column and the two diagonals.
  std::vector<int> lines_through(int row, int column) const {
    return {items_ + column, items_ + 2 * n_ + column - row, items_ + 3 * n_ + column + row};
  }

  // The upper row, which is the item, and the lines of a queen and its image under the half turn.
  std::vector<int> lines_of_queens(int row, int column) const {
    std::vector<int> lines = lines_through(row, column);
    for (const int line : lines_through(n_ - 1 - row, n_ - 1 - column)) lines.push_back(line);
    lines.push_back(row);
    return lines;
  }

  // Two values, which are items, their half-sum and their half-difference.
  std::vector<int> lines_of_values(int first, int second) const {
    return {first, second, items_ + n_ - 1 - first - second, items_ + std::abs(second - first)};
  }

  const SymmetricCover& solutions_;
  const Cover::Partial& allowed_;
  StopPoll poll_;
  int n_;
  int items_;
  std::vector<std::vector<int>> lines_;  // by option; those below items_ are the items
  std::vector<bool> occupied_;
};

}  // namespace

std::uint64_t count_completions_plainly(const SymmetricCover& solutions, const Cover::Partial& allowed,
                                        const StopToken& stop) {
  return LineSearch(solutions, allowed, stop).count();
}

}  // namespace eightfold
