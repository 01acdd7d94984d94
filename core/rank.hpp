#pragma once

#include <cstdint>
#include <functional>
#include <map>

#include "core/placement.hpp"

namespace eightfold {

/// The solutions of the n-queens puzzle as a numbered list in lexicographic order, of which none is written
/// down: places in it are found by counting the solutions that begin with a prefix. Counts of short prefixes
/// are kept, so that further questions cost less. N = 16 takes about a second the first time, N = 18 about a
/// minute on one thread.
class SolutionRanks {
 public:
  /// 0 <= n <= 28, else std::invalid_argument. `on_progress` is told from 0 to 1 how much of a question is
  /// done, one call at a time; `threads` of 0 are one for each processor.
  explicit SolutionRanks(int n, int threads = 1, std::function<void(double)> on_progress = {});

  /// How many solutions there are.
  std::uint64_t size();

  /// The solution at a rank, from 0. Throws std::out_of_range unless rank < size().
  Placement at(std::uint64_t rank);

  /// How many solutions come before this one. Throws std::invalid_argument if it is no solution of n queens.
  std::uint64_t rank_of(const Placement& solution);

 private:
  std::uint64_t completions(const Placement& prefix);
  double progress_of(const Placement& prefix, int column) const;

  int n_;
  int threads_;
  std::function<void(double)> on_progress_;
  std::map<Placement, std::uint64_t> known_;  // of short prefixes, the lesser of the two mirror images
};

}  // namespace eightfold
