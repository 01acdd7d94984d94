// Lists the half-boards of a row split: the western ones as masks, the eastern ones as a program. Included
// once for each Highway target.
#if defined(EIGHTFOLD_LISTS_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef EIGHTFOLD_LISTS_INL
#undef EIGHTFOLD_LISTS_INL
#else
#define EIGHTFOLD_LISTS_INL
#endif

#include <hwy/highway.h>

#include <bit>
#include <stdexcept>
#include <vector>

#include "eightfold/core/count/internal/compress-inl.hpp"
#include "eightfold/core/count/internal/halves/join.hpp"

HWY_BEFORE_NAMESPACE();
namespace eightfold::halves::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;
using eightfold::HWY_NAMESPACE::compress_store;

using Halfwords = hn::CappedTag<std::uint32_t, 2 * Block::words>;

inline constexpr std::size_t last_slot = 0xffff / Block::words;
inline constexpr std::size_t batch_blocks = 192;  // fits in the first-level cache together with the tables

template <class D>
constexpr std::uint32_t lanes(D d) {
  return static_cast<std::uint32_t>(hn::Lanes(d));
}

// Makes room for `size` values and one more vector. Existing values are kept.
template <class T>
HWY_INLINE void make_room(std::vector<T>& values, std::size_t size) {
  if (values.size() < size + 2 * Program::pair_step) values.resize(2 * size + 4 * Program::pair_step);
}

// The quarter boards of the two corners of one half.
struct Groups {
  const Quadrant& north;
  const Quadrant& south;
  Lines north_rows;
  Lines south_rows;

  // visit(norths, souths), given the northern columns and those without a queen in a quarter
  template <class Visit>
  HWY_INLINE void visit(Lines columns, Lines occupied, Visit visit) const {
    if ((columns & occupied) != 0) return;
    const auto norths = north.boards(north_rows, columns);
    const auto souths = south.boards(south_rows, south.columns() & ~columns & ~occupied);
    if (!norths.empty() && !souths.empty()) visit(norths, souths);
  }
};

// Appends the western half-boards with the given northern columns and queen of the middle row to the list.
inline void list_western(const Quadrants& quadrants, RowSplit split, Lines columns, const MiddleQueen& middle,
                         Western& western) {
  const Groups groups = {quadrants[Corner::north_west], quadrants[Corner::south_west], split.north,
                         split.south};
  const Halfwords d;
  groups.visit(columns, middle.column, [&](Quadrant::Range norths, Quadrant::Range souths) HWY_ATTR {
    const std::size_t most = western.size + std::size_t{norths.size()} * souths.size();
    make_room(western.falling, most);
    make_room(western.rising, most);
    // Vector stores may alias any member, so loop-carried values are local: N = 17 takes a seventh less time.
    std::uint32_t* const falling_out = western.falling.data();
    std::uint32_t* const rising_out = western.rising.data();
    std::size_t size = western.size;
    const std::uint32_t* const souths_falling = groups.south.falling();
    const std::uint32_t* const souths_rising = groups.south.rising();
    const auto [middle_falling, middle_rising] = middle.crossings;
    for (std::uint32_t i = norths.begin; i < norths.end; ++i) {
      const std::uint32_t north_falling = groups.north.falling()[i];
      const std::uint32_t north_rising = groups.north.rising()[i];
      if (((north_falling & middle_falling) | (north_rising & middle_rising)) != 0) continue;
      const auto falling = hn::Set(d, north_falling | middle_falling);
      const auto rising = hn::Set(d, north_rising | middle_rising);
      for (std::uint32_t j = souths.begin; j < souths.end; j += lanes(d)) {
        const auto south_falling = hn::LoadU(d, souths_falling + j);
        const auto south_rising = hn::LoadU(d, souths_rising + j);
        const auto shared = hn::OrAnd(hn::And(falling, south_falling), rising, south_rising);
        const auto fits = hn::And(hn::Eq(shared, hn::Zero(d)), hn::FirstN(d, souths.end - j));
        compress_store(d, hn::Or(falling, south_falling), fits, falling_out + size);
        size += compress_store(d, hn::Or(rising, south_rising), fits, rising_out + size);
      }
    }
    western.size = size;
  });
}

// Writes the program of all eastern half-boards, batch by batch.
class ProgramWriter {
 public:
  ProgramWriter(const Quadrants& quadrants, Program& program, RowSplit split)
      : program_(program),
        groups_{quadrants[Corner::north_east], quadrants[Corner::south_east],
                quadrants[Corner::north_east].rows() & ~split.north,
                quadrants[Corner::south_east].rows() & ~split.south} {
    program_.batches.clear();
    program_.half_boards = 0;
    program_.norths.size = 0;
    program_.souths.size = 0;
  }

  std::size_t northern_queens() const { return static_cast<std::size_t>(std::popcount(groups_.north_rows)); }

  // Appends the half-boards with the given northern columns.
  void add(Lines columns, bool strict) {
    groups_.visit(columns, 0, [&](Quadrant::Range norths, Quadrant::Range souths) HWY_ATTR {
      const Halfwords d;
      const auto first_south = static_cast<std::uint32_t>(program_.souths.size - souths_begin_ + 1);
      add_codes(groups_.south, souths, program_.souths);
      Program::QuarterList& list = program_.norths;
      make_room(list.codes, list.size + norths.size());
      make_room(program_.pairs, pairs_ + std::size_t{norths.size()} * souths.size());
      // Local variables for the same reason as above.
      std::uint64_t* const codes_out = list.codes.data() + norths_begin_;
      std::uint32_t* const pairs_out = program_.pairs.data();
      std::size_t size = list.size - norths_begin_;
      std::size_t pairs = pairs_;
      const Quadrant& north = groups_.north;
      const std::uint32_t* const souths_falling = groups_.south.falling();
      const std::uint32_t* const souths_rising = groups_.south.rising();
      const auto steps = hn::ShiftLeft<19>(hn::Iota(d, first_south));
      for (std::uint32_t i = norths.begin; i < norths.end; ++i) {
        const std::size_t pairs_before = pairs;
        const auto falling = hn::Set(d, north.falling()[i]);
        const auto rising = hn::Set(d, north.rising()[i]);
        auto places = hn::Add(steps, hn::Set(d, static_cast<std::uint32_t>(size + 1) << 3));
        for (std::uint32_t j = souths.begin; j < souths.end; j += lanes(d)) {
          const auto shared = hn::OrAnd(hn::And(falling, hn::LoadU(d, souths_falling + j)), rising,
                                        hn::LoadU(d, souths_rising + j));
          const auto fits = hn::And(hn::Eq(shared, hn::Zero(d)), hn::FirstN(d, souths.end - j));
          pairs += compress_store(d, places, fits, pairs_out + pairs);
          places = hn::Add(places, hn::Set(d, lanes(d) << 19));
        }
        codes_out[size] = north.codes()[i];
        size += pairs != pairs_before ? 1 : 0;  // a board without partners needs no block
      }
      list.size = norths_begin_ + size;
      pairs_ = pairs;
    });
    if (program_.norths.size - norths_begin_ + program_.souths.size - souths_begin_ > batch_blocks)
      end_batch(strict);
  }

  void end_batch(bool strict) {
    if (program_.norths.size == norths_begin_) return;
    if (program_.norths.size - norths_begin_ > last_slot || program_.souths.size - souths_begin_ > last_slot)
      throw std::length_error("a batch has more quarter boards than 16 bits can index");
    program_.half_boards += pairs_ - pairs_begin_;
    for (; pairs_ % Program::pair_step != 0; ++pairs_) program_.pairs[pairs_] = 0;
    norths_begin_ = program_.norths.size;
    souths_begin_ = program_.souths.size;
    pairs_begin_ = pairs_;
    program_.batches.push_back({norths_begin_, souths_begin_, pairs_, strict});
  }

 private:
  static void add_codes(const Quadrant& quadrant, Quadrant::Range boards, Program::QuarterList& list) {
    const hn::CappedTag<std::uint64_t, Block::words> d;
    make_room(list.codes, list.size + boards.size());
    for (std::uint32_t j = 0; j < boards.size(); j += lanes(d))
      hn::StoreU(hn::LoadU(d, quadrant.codes() + boards.begin + j), d, list.codes.data() + list.size + j);
    list.size += boards.size();
  }

  Program& program_;
  Groups groups_;
  std::size_t pairs_ = 0;
  std::size_t norths_begin_ = 0;  // of the batch
  std::size_t souths_begin_ = 0;
  std::size_t pairs_begin_ = 0;
};

}  // namespace eightfold::halves::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
