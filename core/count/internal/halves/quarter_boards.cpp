#include "core/count/internal/halves/quarter_boards.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "core/run/stop_poll.hpp"

namespace eightfold::halves {
namespace {

constexpr std::size_t vector_room = 16;  // boards

struct Placed {
  Lines columns = 0;
  std::uint32_t radial = 0;      // the diagonals towards the center: bit x - y + side - 1
  std::uint32_t tangential = 0;  // the diagonals across: bit x + y + 1
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
               ~(board.tangential >> (y + 1));
  for (; free != 0; free &= free - 1) {
    const int x = std::countr_zero(free);
    const auto field = static_cast<std::uint64_t>(placed % 2 == 0 ? x * quarter.side : x);
    place_in_rows(quarter, open_rows & (open_rows - 1), placed + 1,
                  {board.columns | Lines{1} << x, board.radial | 1U << (x + rise),
                   board.tangential | 1U << (x + y + 1), board.code + (field << (placed / 2 * code_width))},
                  visit);
  }
}

// The same with a queen of the middle row, where y = -1, if the quarter has squares of it.
template <class Visit>
void place(const Quarter& quarter, Lines rows, const Visit& visit) {
  if (quarter.middle == 0) place_in_rows(quarter, rows, 0, {}, visit);
  for (Lines free = quarter.middle; free != 0; free &= free - 1) {
    const int x = std::countr_zero(free);
    place_in_rows(quarter, rows, 0, {Lines{1} << x, 1U << (x + quarter.side), 1U << x, 0}, visit);
  }
}

}  // namespace

QuarterBoards::QuarterBoards(const Quarter& quarter, Lines rows, const StopToken& stop)
    : begins_((std::size_t{1} << quarter.side) + 1) {
  // A second search takes more time than a list of all boards, which would be half a gibibyte at side 14.
  constexpr int max_listed_side = 11;
  const bool lists = quarter.side <= max_listed_side;
  std::vector<Placed> list;
  StopPoll poll(stop);
  const auto search = [&](const auto& visit) {
    place(quarter, rows, [&](const Placed& board) {
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
  make_room(radial_);
  make_room(tangential_);
  make_room(codes_);
  std::vector<std::uint32_t> next = begins_;
  const std::uint64_t crossing = (std::uint64_t{1} << (2 * quarter.side + 1)) - 1;
  for_each_board([&](const Placed& board) {
    const std::uint32_t place = next[board.columns]++;
    radial_[place] = board.radial << 1;
    tangential_[place] = static_cast<std::uint32_t>(
        std::uint64_t{board.tangential} << (quarter.side + quarter.gap - 1) & crossing);
    codes_[place] = board.code;
  });
}

std::size_t QuarterBoards::bytes() const {
  return begins_.size() * sizeof(std::uint32_t) +
         codes_.size() * (2 * sizeof(std::uint32_t) + sizeof(std::uint64_t));
}

}  // namespace eightfold::halves
