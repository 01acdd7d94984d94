// The solutions that precede a given one have, in some row, a queen to the left of its queen, and agree with
// it above. So the rank is a sum of counts of completions, one for each such prefix. A prefix and its mirror
// image have the same count. The last rows are enumerated, which is faster than counting many small boards.
// Enumerating up to the K-th solution would take time proportional to K; `nth 16 10000000` takes 0.16 of the
// yardstick's time (tests/bench).
#include "core/rank.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "core/count/count.hpp"
#include "core/solutions.hpp"
#include "core/verify.hpp"

namespace eightfold {
namespace {

constexpr int rows_enumerated = 9;  // the last rows, which are enumerated
constexpr int longest_known = 3;    // the longest prefix whose count is cached

Placement mirrored(const Placement& prefix, int n) {
  Placement result;
  for (const int column : prefix) result.push_back(n - 1 - column);
  return result;
}

}  // namespace

SolutionRanks::SolutionRanks(int n, int threads, std::function<void(double)> on_progress)
    : n_(n), threads_(threads), on_progress_(std::move(on_progress)) {
  if (n < 0 || n > largest_counted_n)
    throw std::invalid_argument("solutions are ranked for 0 to " + std::to_string(largest_counted_n) +
                                " queens");
}

std::uint64_t SolutionRanks::completions(const Placement& prefix) {
  const bool is_short = prefix.rows() <= longest_known;
  const Placement key = std::min(prefix, mirrored(prefix, n_));
  if (is_short)
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
  CountParams params;
  params.n = n_;
  params.prefix = key;
  params.threads = threads_;
  const std::uint64_t count = count_solutions(params).solutions;
  if (is_short) known_.emplace(key, count);
  return count;
}

std::uint64_t SolutionRanks::size() { return completions({}); }

Placement SolutionRanks::at(std::uint64_t rank) {
  const Board board = Board::square(n_);
  Placement prefix;
  std::uint64_t left = rank;
  while (n_ - prefix.rows() > rows_enumerated) {
    const int row = prefix.rows();
    for (const Square& square : free_squares(prefix, board)) {
      report_progress(prefix, square.column);
      prefix.push_back(square.column);
      const std::uint64_t here = completions(prefix);
      if (left < here) break;
      left -= here;
      prefix.pop_back();
    }
    if (prefix.rows() == row) throw std::out_of_range("there are fewer solutions");
  }
  for (const Placement& solution : Solutions(board, prefix))
    if (left-- == 0) return solution;
  throw std::out_of_range("there are fewer solutions");
}

std::uint64_t SolutionRanks::rank_of(const Placement& solution) {
  const Board board = Board::square(n_);
  if (!is_solution(solution, board))
    throw std::invalid_argument("only a solution has a rank among the solutions");
  std::uint64_t rank = 0;
  Placement prefix;
  while (n_ - prefix.rows() > rows_enumerated) {
    const int column = solution[prefix.rows()];
    for (const Square& square : free_squares(prefix, board)) {
      if (square.column == column) break;
      report_progress(prefix, square.column);
      prefix.push_back(square.column);
      rank += completions(prefix);
      prefix.pop_back();
    }
    prefix.push_back(column);
  }
  for (const Placement& other : Solutions(board, prefix)) {
    if (other == solution) break;
    ++rank;
  }
  return rank;
}

// Nearly all of the work is in the first row, whose columns have about equal weight; the second row's columns
// divide one of them.
void SolutionRanks::report_progress(const Placement& prefix, int column) const {
  if (prefix.rows() > 1 || !on_progress_) return;
  const auto n = static_cast<double>(n_);
  on_progress_(prefix.empty() ? column / n : (prefix[0] + column / n) / n);
}

}  // namespace eightfold
