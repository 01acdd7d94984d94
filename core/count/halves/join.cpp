// Counts the pairs of a western and an eastern half-board that share no diagonal.
//
// The western half-boards of a row split are listed as masks of the diagonals that they occupy and turned
// into bit planes of 512 boards: for each diagonal, which boards leave it free. The AND of the planes of a
// quarter board's diagonals tells which western boards it goes with; it is put together from tables that hold
// the AND for each two rows and their queens' columns. An eastern half-board is a pair of quarter boards, and
// its partners are the bits that their two blocks have in common: one AND and a count of bits, which a tree
// of carry-save adders keeps cheap (Harley and Seal's method, in H. S. Warren, Hacker's Delight, 5-1).
#include "core/count/halves/join.hpp"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/count/halves/join.cpp"
#include <hwy/foreach_target.h>
// Highway wants foreach_target.h before highway.h.
#include <hwy/highway.h>

#include <algorithm>
#include <bit>

#include "core/count/compress-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace eightfold::halves::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using eightfold::HWY_NAMESPACE::compress_store;

using Words = hn::CappedTag<std::uint64_t, Block::words>;
using Halfwords = hn::CappedTag<std::uint32_t, 2 * Block::words>;
using Vector = hn::Vec<Words>;
using Scratch = Join::Scratch;

constexpr std::size_t batch_blocks = 192;  // few enough to stay in a first-level cache beside the tables
constexpr std::size_t pair_step = 16;      // the carry-save tree takes so many at a time
constexpr std::size_t table_size = std::size_t{1} << code_width;

std::size_t index(int i) { return static_cast<std::size_t>(i); }

template <class D>
constexpr std::uint32_t lanes(D d) {
  return static_cast<std::uint32_t>(hn::Lanes(d));
}

// Makes room for `size` values and a vector more; what is there stays.
template <class T>
HWY_INLINE void make_room(std::vector<T>& values, std::size_t size) {
  if (values.size() < size + 2 * pair_step) values.resize(2 * size + 4 * pair_step);
}

// Boards of two corners of one half that go together: they share no crossing diagonal.
struct Groups {
  const Quadrant& north;
  const Quadrant& south;
  Lines north_rows;
  Lines south_rows;

  template <class Visit>  // visit(norths, souths) for one choice of the northern boards' columns
  HWY_INLINE void visit(Lines columns, Visit visit) const {
    const auto norths = north.boards(north_rows, columns);
    const auto souths = south.boards(south_rows, south.columns() & ~columns);
    if (!norths.empty() && !souths.empty()) visit(norths, souths);
  }
};

// Appends the western half-boards with the given northern columns to the list.
void list_western(const Quadrants& quadrants, RowSplit split, Lines columns, Western& western) {
  const Groups groups = {quadrants[Corner::north_west], quadrants[Corner::south_west], split.north,
                         split.south};
  const Halfwords d;
  groups.visit(columns, [&](Quadrant::Range norths, Quadrant::Range souths) HWY_ATTR {
    const std::size_t most = western.size + std::size_t{norths.size()} * souths.size();
    make_room(western.falling, most);
    make_room(western.rising, most);
    for (std::uint32_t i = norths.begin; i < norths.end; ++i) {
      const auto falling = hn::Set(d, groups.north.falling()[i]);
      const auto rising = hn::Set(d, groups.north.rising()[i]);
      for (std::uint32_t j = souths.begin; j < souths.end; j += lanes(d)) {
        const auto south_falling = hn::LoadU(d, groups.south.falling() + j);
        const auto south_rising = hn::LoadU(d, groups.south.rising() + j);
        const auto shared = hn::OrAnd(hn::And(falling, south_falling), rising, south_rising);
        const auto fits = hn::And(hn::Eq(shared, hn::Zero(d)), hn::FirstN(d, souths.end - j));
        compress_store(d, hn::Or(falling, south_falling), fits, western.falling.data() + western.size);
        western.size +=
            compress_store(d, hn::Or(rising, south_rising), fits, western.rising.data() + western.size);
      }
    }
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
    program_.norths.size = 0;
    program_.souths.size = 0;
  }

  int northern_queens() const { return std::popcount(groups_.north_rows); }

  // Appends the half-boards with the given northern columns.
  void add(Lines columns, bool strict) {
    groups_.visit(columns, [&](Quadrant::Range norths, Quadrant::Range souths) HWY_ATTR {
      const Halfwords d;
      const auto first_south = static_cast<std::uint32_t>(program_.souths.size - souths_begin_ + 1);
      add_codes(groups_.south, souths, program_.souths);
      Program::QuarterList& list = program_.norths;
      make_room(list.codes, list.size + norths.size());
      make_room(program_.pairs, pairs_ + std::size_t{norths.size()} * souths.size());
      const auto steps = hn::ShiftLeft<19>(hn::Iota(d, first_south));
      for (std::uint32_t i = norths.begin; i < norths.end; ++i) {
        const std::size_t pairs_before = pairs_;
        const auto falling = hn::Set(d, groups_.north.falling()[i]);
        const auto rising = hn::Set(d, groups_.north.rising()[i]);
        const auto slot = static_cast<std::uint32_t>(list.size - norths_begin_ + 1);
        auto places = hn::Add(steps, hn::Set(d, slot << 3));
        for (std::uint32_t j = souths.begin; j < souths.end; j += lanes(d)) {
          const auto shared = hn::OrAnd(hn::And(falling, hn::LoadU(d, groups_.south.falling() + j)), rising,
                                        hn::LoadU(d, groups_.south.rising() + j));
          const auto fits = hn::And(hn::Eq(shared, hn::Zero(d)), hn::FirstN(d, souths.end - j));
          pairs_ += compress_store(d, places, fits, program_.pairs.data() + pairs_);
          places = hn::Add(places, hn::Set(d, lanes(d) << 19));
        }
        list.codes[list.size] = groups_.north.codes()[i];
        list.size += pairs_ != pairs_before ? 1 : 0;  // without a partner it needs no block
      }
    });
    if (program_.norths.size - norths_begin_ + program_.souths.size - souths_begin_ > batch_blocks)
      end_batch(strict);
  }

  void end_batch(bool strict) {
    if (program_.norths.size == norths_begin_) return;
    for (; pairs_ % pair_step != 0; ++pairs_) program_.pairs[pairs_] = 0;
    norths_begin_ = program_.norths.size;
    souths_begin_ = program_.souths.size;
    program_.batches.push_back({norths_begin_, souths_begin_, pairs_, strict});
  }

 private:
  static void add_codes(const Quadrant& quadrant, Quadrant::Range boards, Program::QuarterList& list) {
    const Words d;
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
};

// One step of the transposition of eight 64×64 squares of bits side by side, one in each word of the blocks.
template <int step>
HWY_INLINE void transpose_step(std::vector<Block>& planes, std::uint64_t low) {
  const Words d;
  const auto low_half = hn::Set(d, low);
  for (std::size_t base = 0; base < 64; base += 2 * step)
    for (std::size_t k = base; k < base + step; ++k)
      for (std::size_t w = 0; w < Block::words; w += hn::Lanes(d)) {
        std::uint64_t* upper = planes[k].bits.data() + w;
        std::uint64_t* lower = planes[k + step].bits.data() + w;
        const Vector a = hn::Load(d, upper);
        const Vector b = hn::Load(d, lower);
        const Vector moved = hn::And(hn::Xor(hn::ShiftRight<step>(a), b), low_half);
        hn::Store(hn::Xor(a, hn::ShiftLeft<step>(moved)), d, upper);
        hn::Store(hn::Xor(b, moved), d, lower);
      }
}

// A block with the first `count` boards.
Block first_boards(std::size_t count) {
  Block block;
  for (std::size_t w = 0; w < Block::words; ++w) {
    const std::size_t bits = (count + Block::words - 1 - w) / Block::words;
    block.bits[w] = bits == 0 ? 0 : ~std::uint64_t{0} >> (64 - bits);
  }
  return block;
}

// The planes of the western boards from `first` on, a block of them.
void make_planes(const Western& western, std::size_t first, std::size_t count, Scratch& scratch) {
  for (std::size_t k = 0; k < 64; ++k)
    for (std::size_t w = 0; w < Block::words; ++w) {
      const std::size_t board = Block::words * k + w;
      scratch.planes[k].bits[w] =
          board < count
              ? ~(western.falling[first + board] | std::uint64_t{western.rising[first + board]} << 32)
              : 0;
    }
  transpose_step<32>(scratch.planes, 0x00000000ffffffffU);
  transpose_step<16>(scratch.planes, 0x0000ffff0000ffffU);
  transpose_step<8>(scratch.planes, 0x00ff00ff00ff00ffU);
  transpose_step<4>(scratch.planes, 0x0f0f0f0f0f0f0f0fU);
  transpose_step<2>(scratch.planes, 0x3333333333333333U);
  transpose_step<1>(scratch.planes, 0x5555555555555555U);
  scratch.planes[all_boards_plane] = first_boards(count);
}

HWY_INLINE void both(Block& out, const Block& a, const Block& b) {
  const Words d;
  for (std::size_t w = 0; w < Block::words; w += hn::Lanes(d))
    hn::Store(hn::And(hn::Load(d, a.bits.data() + w), hn::Load(d, b.bits.data() + w)), d,
              out.bits.data() + w);
}

// The boards that leave the diagonals of a row's squares free, by x.
void make_row(const Quadrants& quadrants, const Scratch& scratch, Corner corner, int y,
              std::array<Block, max_side>& row) {
  const auto& planes_of_row = quadrants.planes_of_squares[is_south(corner) ? 1 : 0][index(y)];
  for (std::size_t x = 0; x < index(quadrants.side); ++x) {
    const auto [falling, rising] = planes_of_row[x];
    both(row[x], scratch.planes[falling], scratch.planes[rising]);
  }
}

// For each two of the rows in turn the table of their queens' squares; returns how many tables.
std::size_t make_tables(const Quadrants& quadrants, const Scratch& scratch, Corner corner, Lines rows,
                        std::vector<Block>& tables) {
  const auto side = index(quadrants.side);
  std::array<Block, max_side> first;
  std::array<Block, max_side> second;
  std::size_t made = 0;
  while (rows != 0) {
    Block* table = tables.data() + made++ * table_size;
    make_row(quadrants, scratch, corner, std::countr_zero(rows), first);
    rows &= rows - 1;
    if (rows == 0) {
      for (std::size_t x = 0; x < side; ++x) table[x * side] = first[x];
      break;
    }
    make_row(quadrants, scratch, corner, std::countr_zero(rows), second);
    rows &= rows - 1;
    for (std::size_t x1 = 0; x1 < side; ++x1)
      for (std::size_t x2 = 0; x2 < side; ++x2) both(table[x1 * side + x2], first[x1], second[x2]);
  }
  return made;
}

// The block of each quarter board from `begin` on: the western boards that share no diagonal with it.
template <std::size_t tables>
void make_blocks(const Program::QuarterList& list, std::size_t begin, std::size_t end, const Block* table,
                 const Block& all_boards, Block* slots) {
  const Words d;
  for (std::size_t i = begin; i < end; ++i) {
    const std::uint64_t code = list.codes[i];
    for (std::size_t w = 0; w < Block::words; w += hn::Lanes(d)) {
      Vector bits = hn::Load(d, (tables == 0 ? all_boards : table[code & (table_size - 1)]).bits.data() + w);
      for (std::size_t t = 1; t < tables; ++t) {
        const Block& two_rows = table[t * table_size + (code >> (t * code_width) & (table_size - 1))];
        bits = hn::And(bits, hn::Load(d, two_rows.bits.data() + w));
      }
      hn::Store(bits, d, slots[1 + i - begin].bits.data() + w);
    }
  }
}

void make_blocks(std::size_t tables, const Program::QuarterList& list, std::size_t begin, std::size_t end,
                 const Block* table, const Block& all_boards, Block* slots) {
  constexpr std::array by_tables = {make_blocks<0>, make_blocks<1>, make_blocks<2>, make_blocks<3>,
                                    make_blocks<4>, make_blocks<5>, make_blocks<6>};
  by_tables[tables](list, begin, end, table, all_boards, slots);
}

// Adds a and b to the bits of `ones`, column by column; returns the carries.
HWY_INLINE Vector carry_save(Vector& ones, Vector a, Vector b) {
  const Vector half = hn::Xor(a, b);
#if HWY_TARGET <= HWY_AVX3
  const Vector carry =
      hn::IfVecThenElse(half, ones, a);  // one instruction, and bit by bit on these targets only
#else
  const Vector carry = hn::OrAnd(hn::And(a, b), half, ones);
#endif
  ones = hn::Xor(ones, half);
  return carry;
}

// The number of bits that the blocks of each pair have in common, within a mask.
std::uint64_t common_bits(const std::uint32_t* pairs, std::size_t count, const Scratch& scratch,
                          const Block& mask) {
  const Words d;
  std::uint64_t total = 0;
  for (std::size_t w = 0; w < Block::words; w += hn::Lanes(d)) {
    const std::uint64_t* norths = scratch.north_blocks.front().bits.data() + w;
    const std::uint64_t* souths = scratch.south_blocks.front().bits.data() + w;
    Vector ones = hn::Zero(d);
    Vector twos = hn::Zero(d);
    Vector fours = hn::Zero(d);
    Vector eights = hn::Zero(d);
    Vector sixteens = hn::Zero(d);  // counts, not bits
    const auto shared = [&](std::size_t i) HWY_ATTR {
      return hn::And(hn::Load(d, norths + (pairs[i] & 0xffff)), hn::Load(d, souths + (pairs[i] >> 16)));
    };
    const auto two = [&](std::size_t i) HWY_ATTR { return carry_save(ones, shared(i), shared(i + 1)); };
    const auto four = [&](std::size_t i) HWY_ATTR {
      const Vector a = two(i);
      return carry_save(twos, a, two(i + 2));
    };
    const auto eight = [&](std::size_t i) HWY_ATTR {
      const Vector a = four(i);
      return carry_save(fours, a, four(i + 4));
    };
    const Vector within = hn::Load(d, mask.bits.data() + w);
    for (std::size_t i = 0; i < count; i += pair_step) {
      const Vector a = eight(i);
      const Vector carry = carry_save(eights, a, eight(i + 8));
      sixteens = hn::Add(sixteens, hn::PopulationCount(hn::And(carry, within)));
    }
    Vector sum = hn::ShiftLeft<4>(sixteens);
    sum = hn::Add(sum, hn::ShiftLeft<3>(hn::PopulationCount(hn::And(eights, within))));
    sum = hn::Add(sum, hn::ShiftLeft<2>(hn::PopulationCount(hn::And(fours, within))));
    sum = hn::Add(sum, hn::ShiftLeft<1>(hn::PopulationCount(hn::And(twos, within))));
    sum = hn::Add(sum, hn::PopulationCount(hn::And(ones, within)));
    total += hn::GetLane(hn::SumOfLanes(d, sum));
  }
  return total;
}

// Runs the program on the block of western boards from `first` on.
std::uint64_t match(const Quadrants& quadrants, RowSplit split, std::size_t first, Scratch& scratch) {
  const Program& program = scratch.program;
  const Western& western = scratch.western;
  const std::size_t count = std::min(western.size - first, Block::boards);
  const std::size_t strict = western.strict > first ? std::min(western.strict - first, count) : 0;
  make_planes(western, first, count, scratch);
  const std::size_t north_tables =
      make_tables(quadrants, scratch, Corner::north_east, quadrants[Corner::north_east].rows() & ~split.north,
                  scratch.north_tables);
  const std::size_t south_tables =
      make_tables(quadrants, scratch, Corner::south_east, quadrants[Corner::south_east].rows() & ~split.south,
                  scratch.south_tables);
  std::uint64_t total = 0;
  Program::Batch last = {};
  for (const Program::Batch& batch : program.batches) {
    make_blocks(north_tables, program.norths, last.norths_end, batch.norths_end, scratch.north_tables.data(),
                scratch.planes[all_boards_plane], scratch.north_blocks.data());
    make_blocks(south_tables, program.souths, last.souths_end, batch.souths_end, scratch.south_tables.data(),
                scratch.planes[all_boards_plane], scratch.south_blocks.data());
    const auto common = [&](const Block& mask) {
      return common_bits(program.pairs.data() + last.pairs_end, batch.pairs_end - last.pairs_end, scratch,
                         mask);
    };
    const std::uint64_t found = common(scratch.planes[all_boards_plane]);
    total += found;
    if (batch.strict && strict != 0) total += strict == count ? found : common(first_boards(strict));
    last = batch;
  }
  return total;
}

// Counts a row split's solutions; tells the target that this was compiled for.
std::uint64_t Completions(const Quadrants& quadrants, Scratch& scratch, RowSplit split,
                          std::int64_t& target) {
  target = HWY_TARGET;
  const int side = quadrants.side;
  const Lines limit =
      quadrants.symmetric ? std::max(fold_rank(split.north, side), fold_rank(split.south, side)) : ~Lines{0};
  // 2 for strict columns, 1 for those of the same rank as the rows, 0 for others; 1 where nothing is folded.
  const auto weight = [&](Lines columns) {
    if (!quadrants.symmetric) return 1;
    const Lines rank = fold_rank(columns, side);
    return rank < limit ? 2 : rank == limit ? 1 : 0;
  };
  const auto by_weight = [&](const std::vector<Lines>& all_columns, auto visit) {
    for (int wanted = quadrants.symmetric ? 2 : 1; wanted > 0; --wanted)
      for (const Lines columns : all_columns)
        if (weight(columns) == wanted) visit(columns, wanted);
  };

  Western& western = scratch.western;
  western.size = western.strict = 0;
  by_weight(quadrants.west_columns[index(std::popcount(split.north))], [&](Lines columns, int wanted) {
    list_western(quadrants, split, columns, western);
    if (wanted == 2) western.strict = western.size;
  });
  if (western.size == 0) return 0;

  ProgramWriter writer(quadrants, scratch.program, split);
  int last_weight = 0;
  by_weight(quadrants.east_columns[index(writer.northern_queens())], [&](Lines columns, int wanted) {
    if (last_weight == 2 && wanted == 1) writer.end_batch(true);
    last_weight = wanted;
    writer.add(columns, wanted == 2);
  });
  writer.end_batch(last_weight == 2);

  Program::Batch last = {};
  for (const Program::Batch& batch : scratch.program.batches) {
    make_room(scratch.north_blocks, batch.norths_end - last.norths_end);
    make_room(scratch.south_blocks, batch.souths_end - last.souths_end);
    last = batch;
  }
  std::uint64_t total = 0;
  for (std::size_t first = 0; first < western.size; first += Block::boards)
    total += match(quadrants, split, first, scratch);
  return total;
}

}  // namespace
}  // namespace eightfold::halves::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eightfold::halves {

HWY_EXPORT(Completions);

Join::Join(const Quadrants& quadrants, Kernel kernel) : quadrants_(&quadrants) {
  hwy::ChosenTarget chosen;
  chosen.Update(hwy::SupportedTargets() & highway_targets(resolve(kernel)));
  target_index_ = chosen.GetIndex();
  scratch_.planes.resize(all_boards_plane + 1);
  scratch_.north_tables.resize((max_side + 1) / 2 << code_width);
  scratch_.south_tables.resize((max_side + 1) / 2 << code_width);
}

std::uint64_t Join::completions(RowSplit split) {
  std::int64_t target = 0;
  const auto result = HWY_DISPATCH_TABLE(Completions)[target_index_](*quadrants_, scratch_, split, target);
  kernel_run_ = kernel_of_target(target);
  return result;
}

}  // namespace eightfold::halves
#endif
