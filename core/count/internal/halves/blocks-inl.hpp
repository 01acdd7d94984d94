// Bit-sliced sets of 512 western boards: planes by diagonal, tables by two rows, and bit counts of
// intersections. Included once for each Highway target.
#if defined(EIGHTFOLD_BLOCKS_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef EIGHTFOLD_BLOCKS_INL
#undef EIGHTFOLD_BLOCKS_INL
#else
#define EIGHTFOLD_BLOCKS_INL
#endif

#include <hwy/highway.h>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "core/count/internal/halves/join.hpp"
#include "core/count/internal/halves/lists-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace eightfold::halves::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using Words = hn::CappedTag<std::uint64_t, Block::words>;
using Vector = hn::Vec<Words>;
using Scratch = Join::Scratch;

// Exchanges the off-diagonal blocks of 64×64 bit matrices side by side, one in each lane. `low` has ones in
// every other run of `step` bits.
template <int step>
HWY_INLINE void exchange(Vector& upper, Vector& lower, std::uint64_t low) {
  const Vector moved = hn::And(hn::Xor(hn::ShiftRight<step>(upper), lower), hn::Set(Words(), low));
  upper = hn::Xor(upper, hn::ShiftLeft<step>(moved));
  lower = hn::Xor(lower, moved);
}

// Three steps of the transposition (Henry S. Warren, Hacker's Delight, Section 7-3) in registers: of eight
// rows at distances of `last`, where 4, 2 and 1 times `last` are the steps. load(k) has row k of the matrices
// in the words from w on.
template <int last, class Load>
HWY_INLINE void transpose_eight(std::vector<Block>& planes, std::size_t first, std::size_t w, Load load) {
  constexpr auto low = [](int step) {
    std::uint64_t bits = 0;
    for (int bit = 0; bit < 64; ++bit)
      if (bit / step % 2 == 0) bits |= std::uint64_t{1} << bit;
    return bits;
  };
  const auto row = [&](std::size_t i) { return first + i * last; };
  Vector v0 = load(row(0));
  Vector v1 = load(row(1));
  Vector v2 = load(row(2));
  Vector v3 = load(row(3));
  Vector v4 = load(row(4));
  Vector v5 = load(row(5));
  Vector v6 = load(row(6));
  Vector v7 = load(row(7));
  exchange<4 * last>(v0, v4, low(4 * last));
  exchange<4 * last>(v1, v5, low(4 * last));
  exchange<4 * last>(v2, v6, low(4 * last));
  exchange<4 * last>(v3, v7, low(4 * last));
  exchange<2 * last>(v0, v2, low(2 * last));
  exchange<2 * last>(v1, v3, low(2 * last));
  exchange<2 * last>(v4, v6, low(2 * last));
  exchange<2 * last>(v5, v7, low(2 * last));
  exchange<last>(v0, v1, low(last));
  exchange<last>(v2, v3, low(last));
  exchange<last>(v4, v5, low(last));
  exchange<last>(v6, v7, low(last));
  const auto store = [&](std::size_t i, Vector v)
                         HWY_ATTR { hn::Store(v, Words(), planes[row(i)].bits.data() + w); };
  store(0, v0);
  store(1, v1);
  store(2, v2);
  store(3, v3);
  store(4, v4);
  store(5, v5);
  store(6, v6);
  store(7, v7);
}

// The set of the first `count` boards.
inline Block first_boards(std::size_t count) {
  Block block;
  for (std::size_t w = 0; w < Block::words; ++w) {
    const std::size_t bits = (count + Block::words - 1 - w) / Block::words;
    block.bits[w] = bits == 0 ? 0 : ~std::uint64_t{0} >> (64 - bits);
  }
  return block;
}

// The planes of a block of western boards, starting at `first`.
inline void make_planes(const Western& western, std::size_t first, std::size_t count, Scratch& scratch) {
  const Words d;
  const hn::Rebind<std::uint32_t, Words> halves;
  std::vector<Block>& planes = scratch.planes;
  const std::uint32_t* const falling = western.falling.data() + first;
  const std::uint32_t* const rising = western.rising.data() + first;
  for (std::size_t w = 0; w < Block::words; w += hn::Lanes(d)) {
    const auto load_boards = [&](std::size_t k) HWY_ATTR {
      const std::size_t board = Block::words * k + w;
      if (board >= count) return hn::Zero(d);
      const Vector low = hn::PromoteTo(d, hn::LoadU(halves, falling + board));
      const Vector high = hn::PromoteTo(d, hn::LoadU(halves, rising + board));
      return hn::IfThenElseZero(hn::FirstN(d, count - board),
                                hn::Not(hn::Or(low, hn::ShiftLeft<rising_planes>(high))));
    };
    for (std::size_t k = 0; k < 8; ++k) transpose_eight<8>(planes, k, w, load_boards);
    const auto load = [&](std::size_t k) HWY_ATTR { return hn::Load(d, planes[k].bits.data() + w); };
    for (std::size_t k = 0; k < 64; k += 8) transpose_eight<1>(planes, k, w, load);
  }
  planes[all_boards_plane] = first_boards(count);
}

// The boards whose matches count twice. Call it after make_planes().
inline Block strict_boards(const Scratch& scratch) {
  constexpr auto plane = rising_planes + static_cast<std::size_t>(std::countr_zero(Western::strict));
  Block strict = scratch.planes[all_boards_plane];
  for (std::size_t w = 0; w < Block::words; ++w) strict.bits[w] &= ~scratch.planes[plane].bits[w];
  return strict;
}

HWY_INLINE void both(Block& out, const Block& a, const Block& b) {
  const Words d;
  for (std::size_t w = 0; w < Block::words; w += hn::Lanes(d))
    hn::Store(hn::And(hn::Load(d, a.bits.data() + w), hn::Load(d, b.bits.data() + w)), d,
              out.bits.data() + w);
}

// For each square of a row, the boards that leave its diagonals free, by x.
inline void make_row(const Quadrants& quadrants, const Scratch& scratch, Corner corner, int y,
                     std::array<Block, max_side>& row) {
  const auto& planes_of_row =
      quadrants.planes_of_squares[is_south(corner) ? 1 : 0][static_cast<std::size_t>(y)];
  for (std::size_t x = 0; x < static_cast<std::size_t>(quadrants.side); ++x) {
    const auto [falling, rising] = planes_of_row[x];
    both(row[x], scratch.planes[falling], scratch.planes[rising]);
  }
}

// One table per pair of rows, indexed by the columns of their queens. Returns the number of tables.
inline std::size_t make_tables(const Quadrants& quadrants, Scratch& scratch, Corner corner, Lines rows,
                               std::vector<Block>& tables) {
  const auto side = static_cast<std::size_t>(quadrants.side);
  auto& [first, second] = scratch.rows;
  std::size_t made = 0;
  while (rows != 0) {
    Block* table = tables.data() + made++ * side * side;
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

// Quarter boards of a batch: their codes, which begin with number 1, and those that are wanted.
struct BatchQuarters {
  const std::uint64_t* codes;
  const std::uint32_t* numbers;
  std::size_t count;
};

// For each quarter board, the western boards that share no diagonal with it, by number. A table has `size`
// entries.
template <std::size_t tables>
inline void make_blocks(const BatchQuarters& quarters, const Block* first_table, std::size_t size,
                        const Block& all_boards, Block* blocks) {
  constexpr std::uint64_t field = (std::uint64_t{1} << code_width) - 1;
  const Words d;
  // Local variables, because vector stores may alias any member.
  const auto [codes, numbers, count] = quarters;
  std::array<const Block*, std::max(tables, std::size_t{1})> table{first_table};
  for (std::size_t t = 1; t < tables; ++t) table[t] = first_table + t * size;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t number = numbers[i] & 0xff;
    const std::uint64_t code = codes[number - 1];
    for (std::size_t w = 0; w < Block::words; w += hn::Lanes(d)) {
      Vector bits = hn::Load(d, (tables == 0 ? all_boards : table[0][code & field]).bits.data() + w);
      for (std::size_t t = 1; t < tables; ++t)
        bits = hn::And(bits, hn::Load(d, table[t][code >> (t * code_width) & field].bits.data() + w));
      hn::Store(bits, d, blocks[number].bits.data() + w);
    }
  }
}

inline void make_blocks(std::size_t tables, const BatchQuarters& quarters, const std::vector<Block>& table,
                        std::size_t size, const Block& all_boards, std::vector<Block>& blocks) {
  constexpr std::array by_tables = {make_blocks<0>, make_blocks<1>, make_blocks<2>, make_blocks<3>,
                                    make_blocks<4>, make_blocks<5>, make_blocks<6>, make_blocks<7>};
  by_tables[tables](quarters, table.data(), size, all_boards, blocks.data());
}

// A carry-save adder: adds a and b to `ones` bit by bit and returns the carries.
HWY_INLINE Vector carry_save(Vector& ones, Vector a, Vector b) {
#if HWY_TARGET <= HWY_AVX3
  constexpr int majority = 0b11101000;  // of three bits; Highway has no function for it
  const Vector carry{_mm512_ternarylogic_epi64(ones.raw, a.raw, b.raw, majority)};
  ones = hn::Xor3(ones, a, b);
#else
  const Vector half = hn::Xor(a, b);
  const Vector carry = hn::OrAnd(hn::And(a, b), half, ones);
  ones = hn::Xor(ones, half);
#endif
  return carry;
}

// The total number of bits that the two blocks of each pair have in common. Those of the boards in `twice`
// count twice.
inline std::uint64_t common_bits(const std::uint32_t* pairs, std::size_t count, const Scratch& scratch,
                                 const Block& twice) {
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
      const std::size_t north = pairs[i] & 0xff;
      const std::size_t south = pairs[i] >> 8 & 0xff;
      return hn::And(hn::Load(d, norths + Block::words * north), hn::Load(d, souths + Block::words * south));
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
    const Vector mask = hn::Load(d, twice.bits.data() + w);
    const auto bits = [&](Vector v) HWY_ATTR {
      return hn::Add(hn::PopulationCount(v), hn::PopulationCount(hn::And(v, mask)));
    };
    for (std::size_t i = 0; i < count; i += EasternHalves::step) {
      const Vector a = eight(i);
      const Vector carry = carry_save(eights, a, eight(i + 8));
      sixteens = hn::Add(sixteens, bits(carry));
    }
    Vector sum = hn::ShiftLeft<4>(sixteens);
    sum = hn::Add(sum, hn::ShiftLeft<3>(bits(eights)));
    sum = hn::Add(sum, hn::ShiftLeft<2>(bits(fours)));
    sum = hn::Add(sum, hn::ShiftLeft<1>(bits(twos)));
    sum = hn::Add(sum, bits(ones));
    total += hn::GetLane(hn::SumOfLanes(d, sum));
  }
  return total;
}

// Calls visit(pair, board) for each bit that the two blocks of a pair have in common, after room(most) for at
// most that many calls.
template <class Room, class Visit>
HWY_INLINE void for_each_common_bit(const std::uint32_t* pairs, std::size_t count, const Scratch& scratch,
                                    Room room, Visit visit) {
  const Words d;
  const Block* const norths = scratch.north_blocks.data();
  const Block* const souths = scratch.south_blocks.data();
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t pair = pairs[i];
    const Block& north = norths[pair & 0xff];
    const Block& south = souths[pair >> 8 & 0xff];
    Vector any = hn::Zero(d);
    for (std::size_t w = 0; w < Block::words; w += hn::Lanes(d))
      any = hn::OrAnd(any, hn::Load(d, north.bits.data() + w), hn::Load(d, south.bits.data() + w));
    if (hn::AllTrue(d, hn::Eq(any, hn::Zero(d)))) continue;
    room(Block::boards);
    for (std::size_t w = 0; w < Block::words; ++w)
      for (std::uint64_t bits = north.bits[w] & south.bits[w]; bits != 0; bits &= bits - 1)
        visit(pair, Block::words * static_cast<std::size_t>(std::countr_zero(bits)) + w);
  }
}

}  // namespace eightfold::halves::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
