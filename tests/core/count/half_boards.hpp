#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/count/internal/halves/row_splits.hpp"

// The half-boards that the engine halves compares, by a plain search over squares.
namespace eightfold::test {

/// The half-boards of one row split of a frame: a queen on each of the given rows in the columns of one half
/// of the board, none attacking another or a queen of the frame.
class HalfBoards {
 public:
  /// Row r is wanted if bit r of `rows` is set. If the frame is symmetric, the columns of the northern queens
  /// have at most this fold_rank.
  HalfBoards(const halves::Frame& frame, std::uint32_t rows, bool eastern, halves::Lines highest_rank)
      : n_(frame.n),
        rows_(rows),
        is_eastern_(eastern),
        is_ranked_(frame.symmetric),
        highest_rank_(highest_rank) {}

  std::uint64_t count(const std::vector<Square>& other_queens) {
    Lines lines;
    for (const Square queen : other_queens) lines = lines.with(queen, n_);
    return below(0, lines, 0);
  }

 private:
  // What the queens occupy: bit c of the columns, bit row + column and bit row - column + n of the diagonals.
  struct Lines {
    std::uint64_t columns = 0;
    std::uint64_t rising = 0;
    std::uint64_t falling = 0;

    Lines with(Square queen, int n) const {
      return {columns | std::uint64_t{1} << queen.column,
              rising | std::uint64_t{1} << (queen.row + queen.column),
              falling | std::uint64_t{1} << (queen.row - queen.column + n)};
    }
    bool attack(Square square, int n) const {
      const Lines own = Lines{}.with(square, n);
      return (own.columns & columns) != 0 || (own.rising & rising) != 0 || (own.falling & falling) != 0;
    }
  };

  // `northern` are the columns of the northern queens of this half, by their distance from the middle.
  std::uint64_t below(int row, const Lines& lines, halves::Lines northern) {
    if (row == n_) return !is_ranked_ || halves::fold_rank(northern, n_ / 2) <= highest_rank_ ? 1 : 0;
    if ((rows_ >> row & 1) == 0) return below(row + 1, lines, northern);
    std::uint64_t boards = 0;
    for (int i = 0; i < n_ / 2; ++i) {
      const Square square = {row, is_eastern_ ? n_ - n_ / 2 + i : n_ / 2 - 1 - i};
      if (lines.attack(square, n_)) continue;
      const halves::Lines column = row < n_ / 2 ? halves::Lines{1} << i : 0;
      boards += below(row + 1, lines.with(square, n_), northern | column);
    }
    return boards;
  }

  int n_;
  std::uint32_t rows_;
  bool is_eastern_;
  bool is_ranked_;
  halves::Lines highest_rank_;
};

/// All row splits of a frame.
inline std::vector<halves::WeightedSplit> splits_of(const halves::Frame& frame) {
  const halves::RowSplits splits(frame);
  std::vector<halves::WeightedSplit> all;
  for (halves::Lines north = 0; north < halves::Lines{1} << frame.n / 2; ++north)
    for (const halves::WeightedSplit& split : splits.with_north(north)) all.push_back(split);
  return all;
}

struct BlockPairs {
  std::uint64_t pairs = 0;
  std::uint64_t longest_list = 0;  ///< the most western boards of a split
};

/// The pairs of a block of up to 512 western half-boards and an eastern half-board over all row splits, if
/// every block is compared with every eastern board.
inline BlockPairs plain_block_pairs(int n) {
  constexpr std::uint64_t block = 512;
  const int side = n / 2;
  BlockPairs all;
  for (const halves::Frame& frame : halves::frames_of(n))
    for (const halves::WeightedSplit& weighted : splits_of(frame)) {
      const halves::RowSplit split = weighted.rows();
      std::uint32_t western_rows = 0;
      std::uint32_t eastern_rows = 0;
      for (int i = 0; i < side; ++i) {
        ((split.north >> i & 1) != 0 ? western_rows : eastern_rows) |= 1U << (side - 1 - i);
        ((split.south >> i & 1) != 0 ? western_rows : eastern_rows) |= 1U << (n - side + i);
      }
      for (const Square queen : frame.queens) eastern_rows &= ~(1U << queen.row);
      const auto rank = std::max(halves::fold_rank(split.north, side), halves::fold_rank(split.south, side));
      std::uint64_t western = 0;  // with each queen of the middle row that the frame leaves open
      for (const auto& queens : halves::placements_of(frame))
        western += HalfBoards(frame, western_rows, false, rank).count(queens);
      if (western == 0) continue;
      all.longest_list = std::max(all.longest_list, western);
      all.pairs +=
          (western + block - 1) / block * HalfBoards(frame, eastern_rows, true, rank).count(frame.queens);
    }
  return all;
}

}  // namespace eightfold::test
