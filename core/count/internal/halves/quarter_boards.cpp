#include "core/count/internal/halves/quarter_boards.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>

#include "core/run/stop_poll.hpp"

namespace eightfold::halves {
namespace {

constexpr std::size_t vector_room = 16;  // boards

struct Placed {
  Lines columns = 0;
  std::uint32_t radial = 0;      // the diagonals towards the center: bit x - y + side - 1
  std::uint32_t tangential = 0;  // the diagonals across: bit x + y
  std::uint64_t code = 0;
};

// Places a queen in each of the open rows, by depth-first search, and visits the boards.
template <class Visit>
void place_in_rows(const Quarter& quarter, Lines open_rows, int placed, const Placed& board,
                   const Visit& visit) {
  if (open_rows == 0) {
    visit(board);
    return;
  }
  const int y = std::countr_zero(open_rows);
  const int rise = quarter.side - 1 - y;
  Lines free = quarter.free[static_cast<std::size_t>(y)] & ~board.columns & ~(board.radial >> rise) &
               ~(board.tangential >> y);
  for (; free != 0; free &= free - 1) {
    const int x = std::countr_zero(free);
    const auto field = static_cast<std::uint64_t>(placed % 2 == 0 ? x * quarter.side : x);
    place_in_rows(quarter, open_rows & (open_rows - 1), placed + 1,
                  {board.columns | Lines{1} << x, board.radial | 1U << (x + rise),
                   board.tangential | 1U << (x + y), board.code + (field << (placed / 2 * code_width))},
                  visit);
  }
}

std::uint32_t reversed(std::uint32_t bits, int width) {
  bits = (bits & 0x55555555U) << 1 | (bits >> 1 & 0x55555555U);
  bits = (bits & 0x33333333U) << 2 | (bits >> 2 & 0x33333333U);
  bits = (bits & 0x0f0f0f0fU) << 4 | (bits >> 4 & 0x0f0f0f0fU);
  return __builtin_bswap32(bits) >> (32 - width);
}

// The diagonals of a board by its corner, as crossings_of_square() has those of a square.
Crossings crossings_of(const Quarter& quarter, const Placed& board) {
  if (quarter.side == 0) return {};
  const int width = 2 * quarter.side + 1;
  const auto positive = static_cast<std::uint32_t>(
      std::uint64_t{board.tangential} << (quarter.side + quarter.gap) & ((std::uint64_t{1} << width) - 1));
  const std::uint32_t radial = board.radial << 1;
  switch (quarter.corner) {
    case Corner::north_west:
      return {radial, reversed(positive, width)};
    case Corner::north_east:
      return {reversed(positive, width), radial};
    case Corner::south_west:
      return {positive, reversed(radial, width)};
    case Corner::south_east:
      return {reversed(radial, width), positive};
  }
  std::abort();
}

}  // namespace

QuarterBoards::QuarterBoards(const Quarter& quarter, Lines rows, const StopToken& stop)
    : begins_((std::size_t{1} << quarter.side) + 1) {
  // A second search takes more time than a list of all boards, which would be half a gibibyte at side 14.
  constexpr int largest_listed_side = 11;
  const bool lists = quarter.side <= largest_listed_side;
  std::vector<Placed> list;
  StopPoll poll(stop);
  const auto search = [&](const auto& visit) {
    place_in_rows(quarter, rows, 0, {}, [&](const Placed& board) {
      poll();
      visit(board);
    });
  };
  if (lists) search([&](const Placed& board) { list.push_back(board); });
  const auto for_each_board = [&](const auto& visit) {
    if (!lists) search(visit);
    for (const Placed& board : list) visit(board);
  };
  // A counting sort by columns. It is stable, so the order of the search remains.
  for_each_board([&](const Placed& board) { ++begins_[board.columns + 1]; });
  std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
  // Up to 100 megabytes. The system takes 0.2 s to map and clear them, so it maps a few at a time.
  const auto make_room = [&](auto& values) {
    constexpr std::size_t piece = 1 << 20;
    const std::size_t room = size() + vector_room;
    values.reserve(room);
    while (values.size() < room) {
      stop.throw_if_requested();
      values.resize(std::min(values.size() + piece, room));
    }
  };
  make_room(falling_);
  make_room(rising_);
  make_room(codes_);
  std::vector<std::uint32_t> next = begins_;
  for_each_board([&](const Placed& board) {
    const std::uint32_t place = next[board.columns]++;
    const Crossings crossings = crossings_of(quarter, board);
    falling_[place] = crossings.falling;
    rising_[place] = crossings.rising;
    codes_[place] = board.code;
  });
}

std::size_t QuarterBoards::bytes() const {
  return begins_.size() * sizeof(std::uint32_t) +
         codes_.size() * (2 * sizeof(std::uint32_t) + sizeof(std::uint64_t));
}

}  // namespace eightfold::halves
