#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace eightfold::halves {

/// A set of up to 512 western boards, one bit each: board b is bit b / 8 of word b % 8.
struct alignas(64) Block {
  static constexpr std::size_t words = 8;
  static constexpr std::size_t boards = 64 * words;
  std::array<std::uint64_t, words> bits{};
};

/// The western half-boards of a row split, by their crossings. With a symmetric frame, a match of one of the
/// first `strict` boards with a strict eastern board counts twice.
struct Western {
  std::vector<std::uint32_t> falling;
  std::vector<std::uint32_t> rising;
  std::size_t size = 0;
  std::size_t strict = 0;
};

/// The eastern half-boards of a row split, as a program that is run on each block of western boards. Each
/// batch first computes the blocks of its quarter boards, in slots 1, 2, 3, …: the western boards that share
/// no diagonal with the quarter board. It then counts the bits that the two blocks of each pair have in
/// common. Slot 0 is empty.
struct Program {
  /// Pairs per carry-save tree.
  static constexpr std::size_t pair_step = 16;

  struct QuarterList {
    std::vector<std::uint64_t> codes;  ///< see QuarterBoard::code
    std::size_t size = 0;
  };
  /// Each range begins where that of the previous batch ends.
  struct Batch {
    std::size_t norths_end;
    std::size_t souths_end;
    std::size_t pairs_end;  ///< a multiple of pair_step, padded with pairs of empty slots
    bool strict;
  };
  QuarterList norths;
  QuarterList souths;
  std::size_t half_boards = 0;       ///< the number of pairs without the padding
  std::vector<std::uint32_t> pairs;  ///< 8 × the northern slot, plus 8 × the southern slot shifted by 16 bits
  std::vector<Batch> batches;
};

}  // namespace eightfold::halves
