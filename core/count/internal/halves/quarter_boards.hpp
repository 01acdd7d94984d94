#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/count/internal/halves/quarter.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold::halves {

/// A code has a field of this width for each pair of consecutive occupied rows y1 < y2: x1 × side + x2, or
/// x1 × side for a last row without a partner.
inline constexpr int code_width = 8;

/// The boards of a quarter with a queen in each of a set of rows and in no other row: placements of
/// non-attacking queens on free squares, sorted by columns as a set, then by the columns of the queens from
/// y = 0 on. If the quarter has squares of the middle row, every board has a queen on one of them, which is
/// in no code; the boards are sorted by its column before those of the others.
class QuarterBoards {
 public:
  /// Takes half a second and half a gibibyte at side 14. Throws Stopped.
  QuarterBoards(const Quarter& quarter, Lines rows, const StopToken& stop = {});

  struct Range {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    bool empty() const { return begin == end; }
    std::uint32_t size() const { return end - begin; }
  };
  /// By set of columns: where the boards with exactly these columns begin. They end where the next ones
  /// begin.
  const std::uint32_t* begins() const { return begins_.data(); }

  std::size_t size() const { return begins_.back(); }
  std::size_t bytes() const;

  // The crossings and the code of each board. One vector may be read past the end. Boards of a north-western
  // or a south-eastern quarter have the radial diagonals as falling ones, those of the others as rising ones.
  const std::uint32_t* radial() const { return radial_.data(); }
  const std::uint32_t* tangential() const { return tangential_.data(); }
  const std::uint64_t* codes() const { return codes_.data(); }

 private:
  std::vector<std::uint32_t> begins_;  // by columns
  std::vector<std::uint32_t> radial_;
  std::vector<std::uint32_t> tangential_;
  std::vector<std::uint64_t> codes_;
};

}  // namespace eightfold::halves
