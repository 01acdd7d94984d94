#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/count/internal/halves/quarter.hpp"

namespace eightfold::halves {

/// A set of up to 512 western boards, one bit each: board b is bit b / 8 of word b % 8. A set of up to 256
/// boards may have only four words: board b is bit b / 4 of word b % 4.
struct alignas(64) Block {
  static constexpr std::size_t words = 8;
  static constexpr std::size_t boards = 64 * words;
  std::array<std::uint64_t, words> bits{};
};

/// Eight diagonals of each kind near the center of the board. A set of western ones has a bit for each:
/// falling ones from 0, rising ones from 8. Eastern sets have the bits in the opposite order. Lists are not
/// divided by them if the side is less than 4.
struct CentralDiagonals {
  static constexpr int of_each_kind = 8;
  static constexpr int count = 2 * of_each_kind;
  explicit CentralDiagonals(int side) : western(side < 4 ? 0 : side - 3), eastern(side < 4 ? 0 : side - 4) {}

  int western;  ///< the bit of Crossings with the first one, in the west
  int eastern;

  static constexpr int in_east(int diagonal) { return diagonal ^ (of_each_kind - 1); }

  Crossings crossings(int diagonal) const {
    const std::uint32_t bit = 1U << (diagonal % of_each_kind + western);
    return diagonal < of_each_kind ? Crossings{bit, 0} : Crossings{0, bit};
  }
};

/// Western half-boards of a row split, by their crossings.
struct Western {
  /// Set in `rising` if a match with a strict eastern board counts twice.
  static constexpr std::uint32_t strict = 0x80000000;

  std::vector<std::uint32_t> falling;
  std::vector<std::uint32_t> rising;
  /// The places of the northern and the southern quarter board in their CornerBoards, the northern one in the
  /// higher half of the bits. Only if the solutions are listed.
  std::vector<std::uint32_t> origins;
  std::size_t size = 0;
};

/// The codes of the eastern quarter boards of a row split, in batches. A quarter board has a number in its
/// batch: 1, 2, 3, … for the northern ones, and likewise for the southern ones.
struct EasternQuarters {
  static constexpr std::size_t most = 255;  ///< of either kind in a batch

  /// Each range begins where that of the previous batch ends.
  struct Batch {
    std::size_t norths_end;
    std::size_t souths_end;
    bool strict;
  };
  std::vector<std::uint64_t> norths;  ///< see code_width
  std::vector<std::uint64_t> souths;
  std::vector<Batch> batches;
};

/// Eastern half-boards as pairs of quarter boards, in the batches of EasternQuarters: all or some of them.
/// The central diagonals that a quarter board or a half-board occupies are the 16 highest bits of its
/// element.
struct EasternHalves {
  /// Pairs per carry-save tree.
  static constexpr std::size_t step = 16;
  static constexpr int diagonals_shift = 16;

  std::vector<std::uint32_t> norths;  ///< the quarter boards that may occur in pairs: numbers
  std::vector<std::uint32_t> souths;
  std::vector<std::uint32_t> pairs;  ///< the northern number, and from bit 8 on the southern one
  /// Each range begins where that of the previous batch ends.
  struct Batch {
    std::size_t norths_end = 0;
    std::size_t souths_end = 0;
    std::size_t pairs_end = 0;  ///< a multiple of step
  };
  std::vector<Batch> batches;
  std::size_t size = 0;  ///< the number of pairs without the padding

  /// Pairs of no boards, which occupy all diagonals.
  static constexpr std::uint32_t padding = 0xffff0000;

  /// Pads the pairs from `end` on, and returns their new end. There is room for it.
  std::size_t pad(std::size_t end) {
    while (end % step != 0) pairs[end++] = padding;
    return end;
  }
};

}  // namespace eightfold::halves
