#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/count/halves/frame.hpp"
#include "core/count/halves/quadrant.hpp"
#include "core/count/kernel.hpp"

namespace eightfold::halves {

/// A plane of bits for each crossing diagonal, falling ones from 0 on, rising ones from 32 on, and one for no
/// diagonal.
inline constexpr std::size_t rising_planes = 32;
inline constexpr std::size_t all_boards_plane = 64;

/// The four quadrants of a frame.
struct Quadrants {
  /// `threads` as for for_each_unit.
  Quadrants(const QuarterBoards& boards, const Frame& frame, int threads);

  int side;
  int gap;
  bool symmetric;
  std::array<Quadrant, 4> by_corner;
  std::vector<std::vector<Lines>> west_columns;  ///< subsets of the western columns by size
  std::vector<std::vector<Lines>> east_columns;

  const Quadrant& operator[](Corner corner) const { return by_corner[static_cast<std::size_t>(corner)]; }

  /// The planes of the two crossing diagonals of an eastern square, by corner (north first), row and column.
  struct Planes {
    std::uint8_t falling;
    std::uint8_t rising;
  };
  std::array<std::array<std::array<Planes, max_side>, max_side>, 2> planes_of_squares{};
};

/// Which rows the western queens stand in; the eastern ones have the others.
struct RowSplit {
  Lines north = 0;
  Lines south = 0;
};

/// A rank that a set of lines shares with its complement and with no other.
constexpr Lines fold_rank(Lines lines, int side) {
  const Lines complement = ((Lines{1} << side) - 1) ^ lines;
  return lines < complement ? lines : complement;
}

/// Up to 512 western boards, a bit each: board b is bit b / 8 of word b % 8.
struct alignas(64) Block {
  static constexpr std::size_t words = 8;
  static constexpr std::size_t boards = 64 * words;
  std::array<std::uint64_t, words> bits{};
};

/// A list of western boards by their crossings; the `strict` first ones weigh 2 when matched with strict
/// eastern ones.
struct Western {
  std::vector<std::uint32_t> falling;
  std::vector<std::uint32_t> rising;
  std::size_t size = 0;
  std::size_t strict = 0;
};

/// Pairs of blocks are matched so many at a time: as many as a carry-save tree takes.
inline constexpr std::size_t pair_step = 16;

/// Eastern boards, to be matched with one block of western boards after another. A batch first makes the
/// blocks of its quarter boards (those western boards that share no diagonal with one) at slots 1, 2, 3 and
/// so on; then it counts the bits that the two blocks of each pair have in common. Slot 0 has no bits.
struct Program {
  struct QuarterList {
    std::vector<std::uint64_t> codes;  ///< see QuarterBoard::code
    std::size_t size = 0;
  };
  struct Batch {
    std::size_t norths_end;  ///< each begins where the one of the last batch ends
    std::size_t souths_end;
    std::size_t pairs_end;  ///< a multiple of pair_step, filled up with pairs of slots 0
    bool strict;
  };
  QuarterList norths;
  QuarterList souths;
  std::vector<std::uint32_t> pairs;  ///< 8 × the northern slot, and 8 × the southern one 16 bits higher
  std::vector<Batch> batches;
};

/// Counts the solutions that belong to one row split after another. Holds its working memory: one for each
/// thread.
class Join {
 public:
  /// The quadrants must outlive it. Throws std::invalid_argument if the processor lacks the kernel.
  Join(const Quadrants& quadrants, Kernel kernel);

  /// The number of solutions whose western queens stand in the split's rows. With symmetric quadrants each
  /// solution is weighted instead: 2 if its columns in the northern half have the lower fold rank, 1 if the
  /// same, 0 if the higher one, compared with its rows in the western half, where the rank of two quarters is
  /// the higher of their fold_ranks. Transposing exchanges the two, so over all splits the weights of a
  /// solution and its transpose add up to 2.
  std::uint64_t completions(RowSplit split);

  /// The kernel that ran last, as the compiled code tells it.
  Kernel kernel_run() const { return kernel_run_; }

  /// Working memory.
  struct Scratch {
    Western western;
    Program program;
    std::vector<Block> planes;        ///< of a western block: the boards that leave a diagonal free
    std::vector<Block> north_tables;  ///< by two rows and their queens' columns
    std::vector<Block> south_tables;
    std::vector<Block> north_blocks;  ///< by slot
    std::vector<Block> south_blocks;
  };

 private:
  const Quadrants* quadrants_;
  std::size_t target_index_;
  Kernel kernel_run_ = Kernel::automatic;
  Scratch scratch_;
};

}  // namespace eightfold::halves
