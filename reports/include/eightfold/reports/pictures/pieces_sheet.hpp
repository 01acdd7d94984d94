#pragma once

#include <cstdint>
#include <optional>

#include "eightfold/core/run_options.hpp"
#include "eightfold/reports/pictures/piece_sheet_picture.hpp"
#include "eightfold/reports/solutions/piece_report.hpp"

namespace eightfold::reports {

/// The placements of pieces that a sheet shows, in lexicographic order.
struct PiecesSheetParams {
  PieceReport report;                       ///< without counts; the number of pieces must be given
  bool all = false;                         ///< every placement, not only the least of each orbit
  std::optional<std::uint64_t> limit = {};  ///< only the first of them, 1 to most_boards_on_sheet
};

/// The sheet with the default title, and a subtitle that states which placements it shows. Throws
/// TooManyBoards as solutions_sheet(), and Stopped.
[[nodiscard]] PieceSheetPicture pieces_sheet(const PiecesSheetParams& params, const RunOptions& run = {});

}  // namespace eightfold::reports
