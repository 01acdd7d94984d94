#include "eightfold/reports/pictures/pieces_sheet.hpp"

#include <fmt/core.h>

#include <cstddef>
#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "eightfold/core/pieces/conflict_graph.hpp"
#include "reports/pictures/internal/sheet_boards.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

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

}  // namespace

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

}  // namespace eightfold::reports
