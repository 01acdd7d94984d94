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

// The tag of blocks of up to 64 boards for each of `words` words. A block of half as many boards takes half
// as many instructions or narrower vectors, which are faster on some processors.
template <std::size_t words>
using Words = hn::CappedTag<std::uint64_t, words>;
using Scratch = Join::Scratch;

// Exchanges the off-diagonal blocks of 64×64 bit matrices side by side, one in each lane. `low` has ones in
// every other run of `step` bits.
template <int step, class D, class V = hn::Vec<D>>
HWY_INLINE void exchange(D d, V& upper, V& lower, std::uint64_t low) {
  const V moved = hn::And(hn::Xor(hn::ShiftRight<step>(upper), lower), hn::Set(d, low));
  upper = hn::Xor(upper, hn::ShiftLeft<step>(moved));
  lower = hn::Xor(lower, moved);
}

// Three steps of the transposition (Henry S. Warren, Hacker's Delight, Section 7-3) in registers: of eight
// rows at distances of `last`, where 4, 2 and 1 times `last` are the steps. load(k) has row k of the matrices
// in the words from w on.
template <int last, class D, class Load>
HWY_INLINE void transpose_eight(D d, std::vector<Block>& planes, std::size_t first, std::size_t w,
                                Load load) {
  constexpr auto low = [](int step) {
    std::uint64_t bits = 0;
    for (int bit = 0; bit < 64; ++bit)
      if (bit / step % 2 == 0) bits |= std::uint64_t{1} << bit;
    return bits;
  };
  const auto row = [&](std::size_t i) { return first + i * last; };
  auto v0 = load(row(0));
  auto v1 = load(row(1));
  auto v2 = load(row(2));
  auto v3 = load(row(3));
  auto v4 = load(row(4));
  auto v5 = load(row(5));
  auto v6 = load(row(6));
  auto v7 = load(row(7));
  exchange<4 * last>(d, v0, v4, low(4 * last));
  exchange<4 * last>(d, v1, v5, low(4 * last));
  exchange<4 * last>(d, v2, v6, low(4 * last));
  exchange<4 * last>(d, v3, v7, low(4 * last));
  exchange<2 * last>(d, v0, v2, low(2 * last));
  exchange<2 * last>(d, v1, v3, low(2 * last));
  exchange<2 * last>(d, v4, v6, low(2 * last));
  exchange<2 * last>(d, v5, v7, low(2 * last));
  exchange<last>(d, v0, v1, low(last));
  exchange<last>(d, v2, v3, low(last));
  exchange<last>(d, v4, v5, low(last));
  exchange<last>(d, v6, v7, low(last));
  const auto store = [&](std::size_t i, auto v) HWY_ATTR { hn::Store(v, d, planes[row(i)].bits.data() + w); };
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
template <std::size_t words>
inline Block first_boards(std::size_t count) {
  Block block;
  for (std::size_t w = 0; w < words; ++w) {
    const std::size_t bits = (count + words - 1 - w) / words;
    block.bits[w] = bits == 0 ? 0 : ~std::uint64_t{0} >> (64 - bits);
  }
  return block;
}

// The planes of a block of western boards, starting at `first`.
template <std::size_t words>
inline void make_planes(const Western& western, std::size_t first, std::size_t count, Scratch& scratch) {
  const Words<words> d;
  const hn::Rebind<std::uint32_t, Words<words>> halves;
  std::vector<Block>& planes = scratch.planes;
  const std::uint32_t* const falling = western.falling.data() + first;
  const std::uint32_t* const rising = western.rising.data() + first;
  for (std::size_t w = 0; w < words; w += hn::Lanes(d)) {
    const auto load_boards = [&](std::size_t k) HWY_ATTR {
      const std::size_t board = words * k + w;
      if (board >= count) return hn::Zero(d);
      const auto low = hn::PromoteTo(d, hn::LoadU(halves, falling + board));
      const auto high = hn::PromoteTo(d, hn::LoadU(halves, rising + board));
      return hn::IfThenElseZero(hn::FirstN(d, count - board),
                                hn::Not(hn::Or(low, hn::ShiftLeft<rising_planes>(high))));
    };
    for (std::size_t k = 0; k < 8; ++k) transpose_eight<8>(d, planes, k, w, load_boards);
    const auto load = [&](std::size_t k) HWY_ATTR { return hn::Load(d, planes[k].bits.data() + w); };
    for (std::size_t k = 0; k < 64; k += 8) transpose_eight<1>(d, planes, k, w, load);
  }
  planes[all_boards_plane] = first_boards<words>(count);
}

// The boards whose matches count twice. Call it after make_planes().
template <std::size_t words>
inline Block strict_boards(const Scratch& scratch) {
  constexpr auto plane = rising_planes + static_cast<std::size_t>(std::countr_zero(Western::strict));
  Block strict = scratch.planes[all_boards_plane];
  for (std::size_t w = 0; w < words; ++w) strict.bits[w] &= ~scratch.planes[plane].bits[w];
  return strict;
}

template <std::size_t words>
HWY_INLINE void both(Block& out, const Block& a, const Block& b) {
  const Words<words> d;
  for (std::size_t w = 0; w < words; w += hn::Lanes(d))
    hn::Store(hn::And(hn::Load(d, a.bits.data() + w), hn::Load(d, b.bits.data() + w)), d,
              out.bits.data() + w);
}

// For each square of a row, the boards that leave its diagonals free, by x.
template <std::size_t words>
inline void make_row(const Quadrants& quadrants, const Scratch& scratch, Corner corner, int y,
                     std::array<Block, max_side>& row) {
  const auto& planes_of_row =
      quadrants.planes_of_squares[is_south(corner) ? 1 : 0][static_cast<std::size_t>(y)];
  for (std::size_t x = 0; x < static_cast<std::size_t>(quadrants.side); ++x) {
    const auto [falling, rising] = planes_of_row[x];
    both<words>(row[x], scratch.planes[falling], scratch.planes[rising]);
  }
}

// One table per pair of rows, indexed by the columns of their queens. Returns the number of tables.
template <std::size_t words>
inline std::size_t make_tables(const Quadrants& quadrants, Scratch& scratch, Corner corner, Lines rows,
                               std::vector<Block>& tables) {
  const auto side = static_cast<std::size_t>(quadrants.side);
  auto& [first, second] = scratch.rows;
  std::size_t made = 0;
  while (rows != 0) {
    Block* table = tables.data() + made++ * side * side;
    make_row<words>(quadrants, scratch, corner, std::countr_zero(rows), first);
    rows &= rows - 1;
    if (rows == 0) {
      for (std::size_t x = 0; x < side; ++x) table[x * side] = first[x];
      break;
    }
    make_row<words>(quadrants, scratch, corner, std::countr_zero(rows), second);
    rows &= rows - 1;
    for (std::size_t x1 = 0; x1 < side; ++x1)
      for (std::size_t x2 = 0; x2 < side; ++x2) both<words>(table[x1 * side + x2], first[x1], second[x2]);
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
template <std::size_t words, std::size_t tables>
inline void make_blocks(const BatchQuarters& quarters, const Block* first_table, std::size_t size,
                        const Block& all_boards, Block* blocks) {
  constexpr std::uint64_t field = (std::uint64_t{1} << code_width) - 1;
  const Words<words> d;
  // Local variables, because vector stores may alias any member.
  const auto [codes, numbers, count] = quarters;
  std::array<const Block*, std::max(tables, std::size_t{1})> table{first_table};
  for (std::size_t t = 1; t < tables; ++t) table[t] = first_table + t * size;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t number = numbers[i] & 0xff;
    const std::uint64_t code = codes[number - 1];
    for (std::size_t w = 0; w < words; w += hn::Lanes(d)) {
      auto bits = hn::Load(d, (tables == 0 ? all_boards : table[0][code & field]).bits.data() + w);
      for (std::size_t t = 1; t < tables; ++t)
        bits = hn::And(bits, hn::Load(d, table[t][code >> (t * code_width) & field].bits.data() + w));
      hn::Store(bits, d, blocks[number].bits.data() + w);
    }
  }
}

template <std::size_t words>
inline void make_blocks(std::size_t tables, const BatchQuarters& quarters, const std::vector<Block>& table,
                        std::size_t size, const Block& all_boards, std::vector<Block>& blocks) {
  constexpr std::array by_tables = {make_blocks<words, 0>, make_blocks<words, 1>, make_blocks<words, 2>,
                                    make_blocks<words, 3>, make_blocks<words, 4>, make_blocks<words, 5>,
                                    make_blocks<words, 6>, make_blocks<words, 7>};
  by_tables[tables](quarters, table.data(), size, all_boards, blocks.data());
}

// Bit by bit, whether two or three of the bits are set. Highway 1.0 has no function for the one instruction.
#if HWY_TARGET <= HWY_AVX3
template <class V>
HWY_INLINE V majority(V a, V b, V c) {
  if constexpr (sizeof a == 64)
    return V{_mm512_ternarylogic_epi64(a.raw, b.raw, c.raw, 0b11101000)};
  else
    return V{_mm256_ternarylogic_epi64(a.raw, b.raw, c.raw, 0b11101000)};
}
#else
template <class V>
HWY_INLINE V majority(V a, V b, V c) {
  return hn::OrAnd(hn::And(b, c), hn::Xor(b, c), a);
}
#endif

// A carry-save adder: adds a and b to `ones` bit by bit and returns the carries.
template <class V>
HWY_INLINE V carry_save(V& ones, V a, V b) {
  const V carry = majority(ones, a, b);
  ones = hn::Xor3(ones, a, b);
  return carry;
}

// The total number of bits that the two blocks of each pair have in common. Those of the boards in `twice`
// count twice.
template <std::size_t words>
inline std::uint64_t common_bits(const std::uint32_t* pairs, std::size_t count, const Scratch& scratch,
                                 const Block& twice) {
  const Words<words> d;
  using Vector = hn::Vec<Words<words>>;
  std::uint64_t total = 0;
  for (std::size_t w = 0; w < words; w += hn::Lanes(d)) {
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
template <std::size_t words, class Room, class Visit>
HWY_INLINE void for_each_common_bit(const std::uint32_t* pairs, std::size_t count, const Scratch& scratch,
                                    Room room, Visit visit) {
  const Words<words> d;
  using Vector = hn::Vec<Words<words>>;
  const Block* const norths = scratch.north_blocks.data();
  const Block* const souths = scratch.south_blocks.data();
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t pair = pairs[i];
    const Block& north = norths[pair & 0xff];
    const Block& south = souths[pair >> 8 & 0xff];
    Vector any = hn::Zero(d);
    for (std::size_t w = 0; w < words; w += hn::Lanes(d))
      any = hn::OrAnd(any, hn::Load(d, north.bits.data() + w), hn::Load(d, south.bits.data() + w));
    if (hn::AllTrue(d, hn::Eq(any, hn::Zero(d)))) continue;
    room(Block::boards);
    for (std::size_t w = 0; w < words; ++w)
      for (std::uint64_t bits = north.bits[w] & south.bits[w]; bits != 0; bits &= bits - 1)
        visit(pair, words * static_cast<std::size_t>(std::countr_zero(bits)) + w);
  }
}

}  // namespace eightfold::halves::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
