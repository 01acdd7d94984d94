#pragma once

#include <cstdint>
#include <functional>
#include <map>

#include "core/placement.hpp"

namespace eightfold {

/// The solutions of the n-queens puzzle as a numbered list in lexicographic order, without enumerating it:
/// positions are found by counting the solutions that begin with a prefix. Counts of short prefixes are
/// cached. The first query takes about a second for N = 16, and about a minute on one thread for N = 18.
class SolutionRanks {
 public:
  /// Throws std::invalid_argument unless 0 <= n <= 28. `on_progress` gets the finished fraction of a
  /// query, 0 to 1, one call at a time. `threads` = 0 means one for each processor.
  explicit SolutionRanks(int n, int threads = 1, std::function<void(double)> on_progress = {});

  /// The number of solutions.
  std::uint64_t size();

  /// The solution at a rank, from 0. Throws std::out_of_range unless rank < size().
  Placement at(std::uint64_t rank);

  /// The number of solutions that precede this one. Throws std::invalid_argument unless it is a solution of n
  /// queens.
  std::uint64_t rank_of(const Placement& solution);

 private:
  std::uint64_t completions(const Placement& prefix);
  void report_progress(const Placement& prefix, int column) const;

  int n_;
  int threads_;
  std::function<void(double)> on_progress_;
  std::map<Placement, std::uint64_t> known_;  // by the lesser of a short prefix and its mirror image
};

}  // namespace eightfold
