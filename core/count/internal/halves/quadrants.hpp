#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/count/internal/halves/frame.hpp"
#include "core/count/internal/halves/quarter_cache.hpp"

namespace eightfold::halves {

/// A western block has a bit plane for each crossing diagonal: falling ones from 0, rising ones from 32, and
/// one plane of all boards, for squares that are on no crossing diagonal.
inline constexpr std::size_t rising_planes = 32;
inline constexpr std::size_t all_boards_plane = 64;

/// The quarter boards of a corner with one set of rows, see QuarterBoards.
class CornerBoards {
 public:
  CornerBoards() = default;
  CornerBoards(QuarterCache::Boards boards, Corner corner);

  QuarterBoards::Range with_columns(Lines columns) const { return {begins_[columns], begins_[columns + 1]}; }
  const std::uint32_t* falling() const { return falling_; }
  const std::uint32_t* rising() const { return rising_; }
  const std::uint64_t* codes() const { return codes_; }

 private:
  QuarterCache::Boards boards_;
  const std::uint32_t* begins_ = nullptr;
  const std::uint32_t* falling_ = nullptr;
  const std::uint32_t* rising_ = nullptr;
  const std::uint64_t* codes_ = nullptr;
};

/// The four quarters of a frame.
class Quadrants {
 public:
  /// Keeps a reference to the cache, which outlives the quadrants.
  Quadrants(const Frame& frame, QuarterCache& cache);

  /// The boards of a corner that occupy exactly the given rows, a subset of the quarter's. Safe to call from
  /// several threads. Throws Stopped.
  CornerBoards boards(Corner corner, Lines rows, const StopToken& stop = {}) const;

  const Quarter& operator[](Corner corner) const { return quarters_[static_cast<std::size_t>(corner)]; }

  int side;
  bool symmetric;
  std::vector<std::vector<Lines>> columns;  ///< all sets, by size
  Lines west;                               ///< the columns that no queen of the frame is on
  Lines east;

  /// The planes of the two crossing diagonals of an eastern square, by corner (north first), row and column.
  struct Planes {
    std::uint8_t falling;
    std::uint8_t rising;
  };
  std::array<std::array<std::array<Planes, max_side>, max_side>, 2> planes_of_squares{};

 private:
  std::array<Quarter, 4> quarters_;
  std::array<Corner, 4> source_{};  // the first corner with the same quarter: all four on boards of even size
  QuarterCache* cache_;
  std::uint64_t key_;
};

}  // namespace eightfold::halves
