#include "eightfold/reports/pictures/solutions_sheet.hpp"

#include <fmt/core.h>

#include <cstddef>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/pieces/conflict_graph.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/pictures/internal/orbit_sample.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// The boards on the sheet, and whether there are more.
template <typename Board>
struct Boards {
  std::vector<Board> list;
  bool more = false;
};

// Calls visit(add) for a function that adds the board of its argument, a function of the number, and returns
// whether to go on.
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

// The elements of these indices, which form a subgroup.
std::string part_in_words(const PieceGroup& group, std::span<const std::size_t> part) {
  if (group.translations > 1) return fmt::format("group of {}", counted(part.size(), "element"));
  SymmetrySet symmetries;
  for (const std::size_t i : part) symmetries.insert(group.elements[i].symmetry);
  return std::string(group_in_words(Subgroup(symmetries)));
}

PieceSheetBoard piece_sheet_board(const PiecesSheetParams& params, const PieceOrbit& orbit,
                                  std::uint64_t number) {
  PieceSheetBoard board = {.caption = std::to_string(number)};
  for (const int square : orbit.representative) board.pieces.push_back(params.report.board.square_of(square));
  if (params.all) return board;
  board.detail = fmt::format("orbit of {}", orbit.size);
  if (orbit.stabilizer.size() > 1) board.remark = part_in_words(params.report.group, orbit.stabilizer);
  return board;
}

Boards<PieceSheetBoard> find_boards(const PiecesSheetParams& params, const RunOptions& run) {
  const ConflictGraph graph = attack_graph(params.report.board);
  const int pieces = params.report.pieces.value();
  return boards_within<PieceSheetBoard>(params.limit, [&](const auto& add) {
    const auto add_orbit = [&](const PieceOrbit& orbit) {
      return add([&](std::uint64_t number) { return piece_sheet_board(params, orbit, number); });
    };
    if (params.all)
      for_each_independent_set(
          graph, pieces, [&](std::span<const int> squares) { return add_orbit({squares}); }, run.stop);
    else
      for_each_piece_orbit(graph, params.report.group, pieces, add_orbit, run);
  });
}

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

PieceSheetPicture pieces_sheet(const PiecesSheetParams& params, const RunOptions& run) {
  const Boards<PieceSheetBoard> boards = find_boards(params, run);
  const PieceGroup& group = params.report.group;
  std::vector<std::size_t> elements(group.elements.size());
  std::iota(elements.begin(), elements.end(), 0);
  return {.board = params.report.board,
          .boards = boards.list,
          .title = pieces_in_words(params.report, {.unicode = true}),
          .subtitle = subtitle_of(boards, params.all, "placement", part_in_words(group, elements))};
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
