// The solutions that precede a given one have, in some row, a queen to the left of its queen, and agree with
// it above. So the rank is a sum of counts of completions, one for each such prefix. A prefix and its mirror
// image have the same count, unless constraints distinguish them. The last rows are enumerated, which is
// faster than counting many small boards. Enumerating up to the K-th solution would take time proportional to
// K; `nth 16 10000000` takes 0.16 of the yardstick's time (tests/bench).
//
// The search for a rank begins at the first solution, which a depth-first search finds after at most
// 3,006,299 boards for N to 28. It counts the completions of the first solution's longest prefix, then of the
// prefixes that follow at the same depth, then of those one row shorter, and so on until the rank is among
// those counted. From there it goes down again. So the cost grows with the rank: counting by the first row
// from the beginning would take 1/N of the time for all solutions, for rank 0 too.
#include "eightfold/core/rank.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "core/internal/constraints.hpp"
#include "core/run/parallel.hpp"
#include "core/run/visit_progress.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/core/verify.hpp"

namespace eightfold {
namespace {

constexpr int rows_enumerated = 9;  // the last rows, which are enumerated
constexpr int longest_known = 3;    // the longest prefix whose count is cached

Placement mirrored(const Placement& prefix, int n) {
  Placement result;
  for (const int column : prefix) result.push_back(n - 1 - column);
  return result;
}

bool has_mirror(const Board& board) {
  AllowedSquares allowed{};
  for (int row = 0; row < board.rows(); ++row) allowed[static_cast<std::size_t>(row)] = board.allowed(row);
  return is_mirror_symmetric(allowed, board.rows(), board.columns());
}

// Moves to the next prefix of the same length with the same rows above, or, after the last, of a shorter one.
// False after the last of all.
bool advance(Placement& prefix, const Board& board, Rule rule) {
  while (!prefix.empty()) {
    const int column = prefix[prefix.rows() - 1];
    prefix.pop_back();
    for (const Square& square : free_squares(prefix, board, rule))
      if (square.column > column) {
        prefix.push_back(square.column);
        return true;
      }
  }
  return false;
}

}  // namespace

SolutionRanks::SolutionRanks(const Board& board, RunOptions run, Rule rule)
    : board_(board),
      rule_(rule),
      n_(board.columns()),
      is_mirror_symmetric_(has_mirror(board)),
      run_(std::move(run)) {
  if (board.rows() != n_) throw std::invalid_argument("solutions are ranked on square boards");
  if (const int most = max_counted_n_of(rule); !board.is_constrained() && n_ > most)
    throw std::invalid_argument("solutions are ranked for 0 to " + std::to_string(most) + " rows");
  check(run_);
}

void SolutionRanks::report_progress(double done) {
  if (!run_.on_progress) return;
  reported_ = std::clamp(done, reported_, 1.0);
  run_.on_progress(reported_);
}

std::uint64_t SolutionRanks::completions(const Placement& prefix, const Work& work) {
  report_progress(work.done / work.total);
  const bool is_short = prefix.rows() <= longest_known;
  const Placement key = is_mirror_symmetric_ ? std::min(prefix, mirrored(prefix, n_)) : prefix;
  if (is_short)
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
  RunOptions run = without_progress(run_);
  if (run_.on_progress)
    run.on_progress = [&](double done) { report_progress((work.done + done * work.part) / work.total); };
  const CountResult counted =
      count_solutions({.n = n_, .board = with_prefix(board_, key), .rule = rule_}, run);
  const std::uint64_t count = counted.solutions;
  solutions_counted_ += count;
  statistics_ += counted.statistics;
  if (is_short) known_.emplace(key, count);
  return count;
}

std::uint64_t SolutionRanks::size() {
  reported_ = 0;
  return completions({}, {0, 1, 1});
}

// The beginning of the first solution up to the rows that are enumerated; nothing if the number of all
// solutions is known. Throws std::out_of_range if there is no solution.
Placement SolutionRanks::first_prefix() {
  if (known_.contains({})) return {};
  Solutions solutions(board_, {}, rule_, run_.stop);
  const auto first = solutions.begin();
  statistics_ += solutions.statistics();
  if (first == std::default_sentinel) throw std::out_of_range("there are no solutions");
  Placement prefix;
  for (int row = 0; row < n_ - rows_enumerated; ++row) prefix.push_back((*first)[row]);
  return prefix;
}

// The first prefix, from the first solution on, that has the solution at this rank among its completions.
SolutionRanks::Position SolutionRanks::climb(std::uint64_t rank) {
  Placement prefix = first_prefix();
  std::uint64_t passed = 0;
  double expected = 0;  // an estimate of the completions of the prefix
  while (true) {
    const Work work = {static_cast<double>(passed), expected, static_cast<double>(rank) + 1 + expected};
    const std::uint64_t here = completions(prefix, work);
    if (rank - passed < here) return {prefix, here, rank - passed};
    passed += here;
    const int row = prefix.rows();
    if (!advance(prefix, board_, rule_)) {
      known_.emplace(Placement{}, passed);
      throw std::out_of_range("there are fewer solutions");
    }
    expected = static_cast<double>(prefix.rows() == row ? here : passed);
  }
}

Placement SolutionRanks::at(std::uint64_t rank) {
  reported_ = 0;
  auto [prefix, all, left] = climb(rank);
  const double total = static_cast<double>(rank) + 1 + static_cast<double>(all);
  double done = static_cast<double>(rank - left) + static_cast<double>(all);
  while (n_ - prefix.rows() > rows_enumerated) {
    auto expected = static_cast<double>(all) / n_;
    for (const Square& square : free_squares(prefix, board_, rule_)) {
      prefix.push_back(square.column);
      all = completions(prefix, {done, expected, total});
      expected = static_cast<double>(all);
      done += expected;
      if (left < all) break;
      left -= all;
      prefix.pop_back();
    }
  }
  Solutions solutions(board_, prefix, rule_, run_.stop);
  for (const Placement& solution : solutions)
    if (left-- == 0) {
      statistics_ += solutions.statistics();
      return solution;
    }
  throw std::logic_error("the completions that were counted do not exist");
}

std::uint64_t SolutionRanks::rank_of(const Placement& solution) {
  if (!is_solution(solution, board_, rule_))
    throw std::invalid_argument("only a solution has a rank among the solutions");
  reported_ = 0;
  const double total = share_before(solution, board_, rule_);
  std::uint64_t rank = 0;
  Placement prefix;
  double done = 0;
  double share = 1;  // of the completions of the prefix among all solutions
  while (n_ - prefix.rows() > rows_enumerated) {
    const int column = solution[prefix.rows()];
    const auto squares = free_squares(prefix, board_, rule_);
    share /= static_cast<double>(squares.size());
    for (const Square& square : squares) {
      if (square.column == column) break;
      prefix.push_back(square.column);
      rank += completions(prefix, {done, share, total});
      prefix.pop_back();
      done += share;
    }
    prefix.push_back(column);
  }
  Solutions solutions(board_, prefix, rule_, run_.stop);
  for (const Placement& other : solutions) {
    if (other == solution) break;
    ++rank;
  }
  statistics_ += solutions.statistics();
  return rank;
}

}  // namespace eightfold
