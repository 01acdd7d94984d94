#pragma once

#include <cstdint>
#include <map>
#include <utility>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"

namespace eightfold {

/// The solutions of the n-queens puzzle, or those on a constrained board or under another rule, as a numbered
/// list in lexicographic order, without enumerating it: positions are found by counting the solutions that
/// begin with a prefix. Counts of short prefixes are cached. A query counts about as many solutions as
/// precede the position: in a second, on one thread, ten million for N = 17 and 40,000 for N = 28. Before
/// that it visits the boards up to the first solution, at most 3 million.
class SolutionRanks {
 public:
  /// Throws std::invalid_argument unless 0 <= n <= 28. `run` is that of every query.
  explicit SolutionRanks(int n, RunOptions run = {}) : SolutionRanks(Board::square(n), std::move(run)) {}

  /// Throws std::invalid_argument unless the board is square, with at most max_counted_n_of(rule) rows if it
  /// is not constrained.
  explicit SolutionRanks(const Board& board, RunOptions run = {}, Rule rule = Rule::queens);

  /// The number of solutions.
  [[nodiscard]] std::uint64_t size();

  /// The solution at a rank, from 0. Throws std::out_of_range unless rank < size().
  [[nodiscard]] Placement at(std::uint64_t rank);

  /// The number of solutions that precede this one. Throws std::invalid_argument unless it is a solution on
  /// the board.
  [[nodiscard]] std::uint64_t rank_of(const Placement& solution);

  /// The number of solutions counted by all queries so far, repeatedly where a prefix was counted repeatedly.
  [[nodiscard]] std::uint64_t solutions_counted() const { return solutions_counted_; }

  /// The work of all queries so far.
  [[nodiscard]] const SearchStatistics& statistics() const { return statistics_; }

 private:
  // The part of a query that a count of completions is, in any unit.
  struct Work {
    double done;
    double part;
    double total;
  };

  // A prefix, the number of its completions, and a rank among them.
  struct Position {
    Placement prefix;
    std::uint64_t completions;
    std::uint64_t rank;
  };

  std::uint64_t completions(const Placement& prefix, const Work& work);
  Placement first_prefix();
  Position climb(std::uint64_t rank);
  void report_progress(double done);

  Board board_;
  Rule rule_;
  int n_;
  bool is_mirror_symmetric_;
  RunOptions run_;
  double reported_ = 0;
  std::uint64_t solutions_counted_ = 0;
  SearchStatistics statistics_;
  std::map<Placement, std::uint64_t>
      known_;  // by short prefix; of a prefix and its mirror image, by the lesser
};

}  // namespace eightfold
