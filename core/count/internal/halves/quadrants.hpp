#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "eightfold/core/count/internal/halves/frame.hpp"
#include "eightfold/core/count/internal/halves/quadrant.hpp"

namespace eightfold::halves {

/// A western block has a bit plane for each crossing diagonal: falling ones from 0, rising ones from 32, and
/// one plane of all boards, for squares that are on no crossing diagonal.
inline constexpr std::size_t rising_planes = 32;
inline constexpr std::size_t all_boards_plane = 64;

/// The queen of the middle row, if it belongs to the western half-boards; otherwise empty.
struct MiddleQueen {
  Lines column = 0;
  Crossings crossings;
};

/// The four quadrants of a frame.
struct Quadrants {
  /// No progress is reported.
  Quadrants(const QuarterBoards& boards, const Frame& frame, const RunOptions& run);

  int side;
  int gap;
  bool symmetric;
  std::array<Quadrant, 4> by_corner;
  std::vector<MiddleQueen> middle_queens;        ///< those of the frame's middle row, or an empty one
  std::vector<std::vector<Lines>> west_columns;  ///< subsets of the free western columns, by size
  std::vector<std::vector<Lines>> east_columns;

  const Quadrant& operator[](Corner corner) const { return by_corner[static_cast<std::size_t>(corner)]; }

  /// The planes of the two crossing diagonals of an eastern square, by corner (north first), row and column.
  struct Planes {
    std::uint8_t falling;
    std::uint8_t rising;
  };
  std::array<std::array<std::array<Planes, max_side>, max_side>, 2> planes_of_squares{};
};

}  // namespace eightfold::halves
