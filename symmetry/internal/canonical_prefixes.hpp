#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/cover/internal/cover.hpp"
#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/stop_token.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold {

/// The largest number of rows that the canonical search solves at once.
inline constexpr int most_rows_below = 12;

/// The number of rows branched on in order. The solutions below a prefix of this length are held in memory:
/// at most a few thousand for queens, but for rooks every permutation of the remaining rows.
constexpr int canonical_depth(int n, Rule rule = Rule::queens) {
  const int rows_below = rule == Rule::rooks ? 7 : most_rows_below;
  return std::min(n, std::max(2, n - rows_below));
}

/// The first rows of a solution and the partial cover that they leave.
struct CanonicalPrefix {
  Placement rows;
  Cover::Partial board;

  bool has_queen(Square square) const {
    return square.row < rows.rows() && rows[square.row] == square.column;
  }
};

/// Finds, in lexicographic order, the prefixes of one length that a canonical solution may begin with. Other
/// prefixes are rejected as early as possible.
class CanonicalPrefixSearch {
 public:
  /// Searches [from, until), whose bounds are no longer than the prefixes. Keeps a reference to the board, a
  /// board_cover of n rows, of which `start` has the allowed squares; the group preserves them.
  CanonicalPrefixSearch(const Cover& board, const Cover::Partial& start, int n, Subgroup group, int length,
                        const Placement& from = {}, const std::optional<Placement>& until = {},
                        StopToken stop = {});
  CanonicalPrefixSearch(const Cover&& board, const Cover::Partial& start, int n, Subgroup group, int length,
                        const Placement& from = {}, const std::optional<Placement>& until = {},
                        StopToken stop = {}) = delete;

  /// The next prefix, if any. Throws Stopped.
  std::optional<CanonicalPrefix> next();

  /// The number of prefixes visited so far, of every length, with those that are rejected.
  std::uint64_t boards() const { return boards_; }

 private:
  struct Node {
    CanonicalPrefix prefix;
    int untried;  // the next column to try below it
  };

  void go_down(const CanonicalPrefix& prefix);
  void step();
  bool forbid_lesser_images(CanonicalPrefix& prefix) const;

  const Cover& board_;
  int n_;
  Subgroup group_;
  int length_;
  Placement from_;
  std::optional<Placement> until_;
  StopToken stop_;
  std::vector<Node> path_;  // each has one more row than the one before
  std::uint64_t boards_ = 0;
};

/// Prefixes that canonical solutions of n queens may begin with, in lexicographic order. They have the least
/// length, up to canonical_depth, that gives at least `min_count` of them, or else the length that gives the
/// most. Each canonical solution is between one of them and the next. The result is never empty. Throws
/// std::invalid_argument unless 0 <= n <= 32 and the group preserves a board of this size.
std::vector<Placement> canonical_prefixes(int n, std::size_t min_count, Subgroup group = full_group,
                                          const std::optional<Board>& board = {});

}  // namespace eightfold
