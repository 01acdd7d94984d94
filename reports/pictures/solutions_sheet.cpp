#include "eightfold/reports/pictures/solutions_sheet.hpp"

#include <fmt/core.h>

#include <string>
#include <string_view>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/pictures/internal/orbit_sample.hpp"
#include "reports/pictures/internal/sheet_boards.hpp"
#include "reports/text/internal/symmetry_words.hpp"

namespace eightfold::reports {
namespace {

template <typename Params>
Board board_of(const Params& params) {
  return params.board.value_or(Board::square(params.n));
}

Boards<SheetBoard> find_boards(const SolutionsSheetParams& params, const RunOptions& run) {
  return boards_within<SheetBoard>(params.limit, [&](const auto& add) {
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
  });
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
  const Boards<SheetBoard> boards = find_boards(params, run);
  return {.board = board_of(params),
          .rule = params.rule,
          .boards = boards.list,
          .title = solutions_on_board(board_of(params), params.rule),
          .subtitle = subtitle_of(boards, params.all, "solution", group_in_words(params.group))};
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
