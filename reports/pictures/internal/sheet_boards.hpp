#pragma once

#include <fmt/core.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/pictures/solutions_sheet.hpp"
#include "reports/text/internal/symmetry_words.hpp"

namespace eightfold::reports {

/// The boards on a sheet, and whether there are more.
template <typename Board>
struct Boards {
  std::vector<Board> list;
  bool more = false;
};

/// Calls visit(add) for a function that adds the board of its argument, a function of the number, and returns
/// whether to go on. Throws TooManyBoards.
template <typename Board, typename Visit>
Boards<Board> boards_within(std::optional<std::uint64_t> limit, const Visit& visit) {
  Boards<Board> boards;
  visit([&](const auto& board_of) {
    boards.more = boards.list.size() == limit.value_or(most_boards_on_sheet);
    if (!boards.more) boards.list.push_back(board_of(boards.list.size() + 1));
    return !boards.more;
  });
  if (boards.more && !limit) throw TooManyBoards();
  return boards;
}

/// What the sheet shows: "The canonical one of each of the first 12 orbits under the axis Klein group".
template <typename Board>
std::string subtitle_of(const Boards<Board>& boards, bool all, std::string_view member,
                        std::string_view group_words) {
  const std::size_t count = boards.list.size();
  if (count == 0) return "There are none";
  if (all)
    return count == 1 && !boards.more ? "The only one"
                                      : fmt::format("{} {}", boards.more ? "The first" : "All", count);
  const std::string group =
      group_words == group_in_words(full_group) ? "" : fmt::format(" under the {}", group_words);
  if (count == 1)
    return fmt::format("{} orbit{}, its canonical {}", boards.more ? "The first" : "One", group, member);
  return fmt::format("The canonical one of each of the {}{} orbits{}", boards.more ? "first " : "", count,
                     group);
}

}  // namespace eightfold::reports
