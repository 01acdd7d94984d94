#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/cover/cover.hpp"
#include "core/placement.hpp"
#include "core/rule.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold {

/// The most rows that the canonical search solves as one part.
inline constexpr int most_rows_below = 12;

/// So many rows of the board it takes one by one. The solutions below them are held in memory: of queens a
/// few thousand at most, but rooks have as many as there are permutations of the rows.
constexpr int canonical_depth(int n, Rule rule = Rule::queens) {
  const int rows_below = rule == Rule::rooks ? 7 : most_rows_below;
  return std::min(n, std::max(2, n - rows_below));
}

/// The first rows of a solution, and what they leave of the board.
struct CanonicalPrefix {
  Placement rows;
  Cover::Partial board;

  bool has_queen(Square square) const {
    return square.row < rows.rows() && rows[square.row] == square.column;
  }
};

/// Finds, in lexicographic order, the prefixes of one length with which a solution may begin that is least
/// among its images; drops the others as soon as it can tell.
class CanonicalPrefixSearch {
 public:
  /// From `from` to before `until`, both no longer than the prefixes. Keeps a reference to the board, a
  /// board_cover of n rows.
  CanonicalPrefixSearch(const Cover& board, int n, Subgroup group, int length, const Placement& from = {},
                        const std::optional<Placement>& until = {});

  /// Nothing when there is no other.
  std::optional<CanonicalPrefix> next();

 private:
  void go_down(const CanonicalPrefix& prefix);
  void go_up();
  void step();
  bool forbid_lesser_images(CanonicalPrefix& prefix) const;

  const Cover& board_;
  int n_;
  Subgroup group_;
  int length_;
  Placement from_;
  std::optional<Placement> until_;
  std::vector<CanonicalPrefix> path_;  // each has one row more than the one before
  std::vector<int> untried_;           // below each of them, the next column to try
};

/// Prefixes with which canonical solutions of n queens under the full group may begin, at least `enough` if
/// there are as many, in lexicographic order: as short as that allows, and no longer than canonical_depth.
/// Each solution lies from one of them to before the next. At least one. Throws std::invalid_argument unless
/// 0 <= n <= 32.
std::vector<Placement> canonical_prefixes(int n, std::size_t enough);

}  // namespace eightfold
