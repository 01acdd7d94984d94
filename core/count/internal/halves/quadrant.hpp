#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "eightfold/core/count/internal/halves/frame.hpp"
#include "eightfold/core/count/internal/halves/quarter_boards.hpp"

namespace eightfold::halves {

/// A set of diagonals that cross the vertical middle line, which both halves of the board share. Bit
/// d + side - 1 of `falling` is the diagonal row - column = d, and of `rising` row + column = n - 1 + d,
/// where |d| < side. Two boards in one half attack each other on a diagonal only if they share such a bit.
struct Crossings {
  std::uint32_t falling = 0;
  std::uint32_t rising = 0;
};

enum class Corner { north_west, north_east, south_west, south_east };
constexpr bool is_south(Corner c) { return c == Corner::south_west || c == Corner::south_east; }
constexpr bool is_east(Corner c) { return c == Corner::north_east || c == Corner::south_east; }

/// The crossing diagonals of a square of a quarter, at most one bit of each kind. `gap` is the distance
/// between the two columns next to the middle line: 1 on a board of even size, 2 if there is a middle column.
Crossings crossings_of_square(Corner corner, int side, int gap, int x, int y);

/// The quarter boards of one corner that no queen of the frame attacks, indexed by rows and columns.
class Quadrant {
 public:
  Quadrant() = default;  ///< no boards
  /// Throws Stopped.
  Quadrant(const QuarterBoards& boards, const Frame& frame, Corner corner, const StopToken& stop = {});

  /// The lines of this corner that no queen of the frame is on.
  Lines rows() const { return rows_; }
  Lines columns() const { return columns_; }

  struct Range {
    std::uint32_t begin;
    std::uint32_t end;
    bool empty() const { return begin == end; }
    std::uint32_t size() const { return end - begin; }
  };
  /// The boards with exactly these rows and columns.
  Range boards(Lines rows, Lines columns) const {
    const std::size_t key = std::size_t{rows} << side_ | columns;
    return {begins_[key], begins_[key + 1]};
  }

  // The crossings and the code of each board. One vector may be read past the end.
  const std::uint32_t* falling() const { return falling_.data(); }
  const std::uint32_t* rising() const { return rising_.data(); }
  const std::uint64_t* codes() const { return codes_.data(); }

 private:
  int side_ = 0;
  Lines rows_ = 0;
  Lines columns_ = 0;
  std::vector<std::uint32_t> begins_;
  std::vector<std::uint32_t> falling_;
  std::vector<std::uint32_t> rising_;
  std::vector<std::uint64_t> codes_;
};

}  // namespace eightfold::halves
