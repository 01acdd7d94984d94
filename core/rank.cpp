// Row by row, the columns to the left of a solution's queen hold the solutions that come before it. Most of
// the work is in the first row, where a column and its mirror image have as many. The last rows are walked
// through, which is faster than counting them apart.
#include "core/rank.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "core/count/count.hpp"
#include "core/solutions.hpp"
#include "core/verify.hpp"

namespace eightfold {
namespace {

constexpr int rows_walked = 9;    // fewer rows than this are not counted but walked through
constexpr int longest_known = 3;  // rows of the prefixes whose counts are kept

bool attacks_any(const Placement& prefix, int column) {
  const int row = prefix.rows();
  for (int above = 0; above < row; ++above)
    if (attacks({above, prefix[above]}, {row, column})) return true;
  return false;
}

Placement mirrored(const Placement& prefix, int n) {
  Placement result;
  for (const int column : prefix) result.push_back(n - 1 - column);
  return result;
}

}  // namespace

SolutionRanks::SolutionRanks(int n, int threads, std::function<void(double)> on_progress)
    : n_(n), threads_(threads), on_progress_(std::move(on_progress)) {
  if (n < 0 || n > largest_counted_n)
    throw std::invalid_argument("solutions are numbered for 0 to " + std::to_string(largest_counted_n) +
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
  Placement prefix;
  std::uint64_t left = rank;
  while (n_ - prefix.rows() > rows_walked) {
    int column = 0;
    for (; column < n_; ++column) {
      if (prefix.rows() < 2 && on_progress_) on_progress_(progress_of(prefix, column));
      if (attacks_any(prefix, column)) continue;
      prefix.push_back(column);
      const std::uint64_t here = completions(prefix);
      if (left < here) break;
      left -= here;
      prefix.pop_back();
    }
    if (column == n_) throw std::out_of_range("there are fewer solutions");
  }
  for (const Placement& solution : Solutions(Board::square(n_), prefix))
    if (left-- == 0) return solution;
  throw std::out_of_range("there are fewer solutions");
}

std::uint64_t SolutionRanks::rank_of(const Placement& solution) {
  if (!is_solution(solution, Board::square(n_)))
    throw std::invalid_argument("only a solution has a rank among the solutions");
  std::uint64_t rank = 0;
  Placement prefix;
  while (n_ - prefix.rows() > rows_walked) {
    const int row = prefix.rows();
    for (int column = 0; column < solution[row]; ++column) {
      if (row < 2 && on_progress_) on_progress_(progress_of(prefix, column));
      if (attacks_any(prefix, column)) continue;
      prefix.push_back(column);
      rank += completions(prefix);
      prefix.pop_back();
    }
    prefix.push_back(solution[row]);
  }
  for (const Placement& other : Solutions(Board::square(n_), prefix)) {
    if (other == solution) break;
    ++rank;
  }
  return rank;
}

// The first row's columns are nearly all of the work, and of equal weight; the second row's are part of one.
double SolutionRanks::progress_of(const Placement& prefix, int column) const {
  const auto n = static_cast<double>(n_);
  return prefix.empty() ? column / n : (prefix[0] + column / n) / n;
}

}  // namespace eightfold
