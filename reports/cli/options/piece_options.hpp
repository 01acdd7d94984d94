#pragma once

#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/reports/solutions/piece_report.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/parse/command_line.hpp"

// What a command line says about pieces. Each function throws Failure: usage; and no_input, io_error and
// bad_data for a file.
namespace eightfold::cli {

/// Throws for the first of the options that is given: they are for one piece in each row.
void refuse_for_pieces(const CommandLine& line, std::initializer_list<std::string_view> options);

/// Reads PLACEMENT, or the file of --from, and the board. A drawn board determines the shape if --size does
/// not. Throws ParseError, too.
std::vector<Square> read_pieces(PieceBoard& board, const CommandLine& line);

/// The group of --group.
std::optional<PieceGroupParams> piece_group_params_of(const CommandLine& line);

/// What `report` returns for the group of --group, which must act.
template <typename Report>
auto with_group(const CommandLine& line, const Report& report) {
  try {
    return report(piece_group_params_of(line));
  } catch (const std::invalid_argument& error) {
    throw usage_error("--group {}: {}", line.text(group_option.name), error.what());
  }
}

/// The board, the group and the number of pieces, which must be given or implied if `needs_pieces`.
reports::PieceReport piece_report_of(const CommandLine& line, bool needs_pieces);
/// The same for a board of this shape: "8", "8x10".
reports::PieceReport piece_report_of(const CommandLine& line, std::string_view shape, bool needs_pieces);

}  // namespace eightfold::cli
