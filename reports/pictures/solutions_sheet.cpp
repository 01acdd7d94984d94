#include "eightfold/reports/pictures/solutions_sheet.hpp"

#include <fmt/core.h>

#include <string>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/pictures/internal/orbit_sample.hpp"
#include "reports/text/internal/symmetry_words.hpp"

namespace eightfold::reports {
namespace {

// The boards on the sheet, and whether there are more.
struct Boards {
  std::vector<SheetBoard> list;
  bool more = false;
};

template <typename Params>
Board board_of(const Params& params) {
  return params.board.value_or(Board::square(params.n));
}

Boards find_boards(const SolutionsSheetParams& params, const RunOptions& run) {
  Boards boards;
  const auto add = [&](const auto& board_of) {
    boards.more = boards.list.size() == params.limit.value_or(most_boards_on_sheet);
    if (!boards.more) boards.list.push_back(board_of(boards.list.size() + 1));
    return !boards.more;
  };
  if (params.all) {
    for (const Placement& solution : Solutions(board_of(params), {}, params.rule, run.stop))
      if (!add([&](std::uint64_t number) { return SheetBoard{solution, std::to_string(number)}; })) break;
  } else {
    for_each_canonical_solution(
        {.n = params.n, .group = params.group, .rule = params.rule, .board = params.board},
        [&](const Orbit& orbit) {
          return add([&](std::uint64_t number) { return sheet_board(orbit, number); });
        },
        run);
  }
  if (boards.more && !params.limit) throw TooManyBoards();
  return boards;
}

std::string subtitle_of(const SolutionsSheetParams& params, const Boards& boards) {
  const std::size_t count = boards.list.size();
  if (count == 0) return "There are none";
  if (params.all)
    return count == 1 && !boards.more ? "The only one"
                                      : fmt::format("{} {}", boards.more ? "The first" : "All", count);
  const std::string group =
      params.group == full_group ? "" : fmt::format(" under the {}", group_in_words(params.group));
  if (count == 1)
    return fmt::format("{} orbit{}, its canonical solution", boards.more ? "The first" : "One", group);
  return fmt::format("The canonical one of each of the {}{} orbits{}", boards.more ? "first " : "", count,
                     group);
}

}  // namespace

TooManyBoards::TooManyBoards()
    : std::length_error(fmt::format("there are more than {} boards", most_boards_on_sheet)) {}

SheetBoard sheet_board(const Orbit& orbit, std::uint64_t number) {
  const std::string_view type = orbit.stabilizer.order() > 1 ? group_in_words(orbit.stabilizer) : "";
  return {orbit.representative, std::to_string(number), fmt::format("orbit of {}", orbit.size),
          std::string(type)};
}

SheetPicture solutions_sheet(const SolutionsSheetParams& params, const RunOptions& run) {
  const Boards boards = find_boards(params, run);
  return {.board = board_of(params),
          .rule = params.rule,
          .boards = boards.list,
          .title = solutions_on_board(board_of(params), params.rule),
          .subtitle = subtitle_of(params, boards)};
}

OrbitRowsPicture solution_orbit_rows(const SolutionOrbitsParams& params, std::optional<std::uint64_t> limit,
                                     const RunOptions& run) {
  OrbitSample sample(limit);
  const auto add = [&](const Orbit& orbit) {
    sample.add(orbit);
    return true;
  };
  OrbitRowsPicture picture = {.board = board_of(params), .rule = params.rule};
  picture.count = for_each_solution_orbit(params, add, run).value();
  picture.rows = sample.selected();
  return picture;
}

OrbitRowsPicture placement_orbit_rows(const ClosureCheck& placements, Rule rule,
                                      std::optional<std::uint64_t> limit) {
  OrbitSample sample(limit);
  OrbitCounter counter(placements.group());
  OrbitRowsPicture picture = {.rule = rule};
  for (const auto& [placement, member] : placements.members()) {
    picture.board = Board::square(placement.rows());
    if (const auto orbit = counter.add(placement)) sample.add(*orbit);
  }
  picture.count = counter.finish();
  picture.rows = sample.selected();
  return picture;
}

}  // namespace eightfold::reports
