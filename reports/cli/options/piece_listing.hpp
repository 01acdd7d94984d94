#pragma once

#include <fmt/core.h>

#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/reports/solutions/board_text.hpp"
#include "reports/cli/parse/command_line.hpp"
#include "reports/solutions/internal/piece_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {

/// The list of placements of pieces that a command writes in the format of --format.
class PieceListing {
 public:
  /// Throws Failure (usage) for a format that has one piece in each row.
  PieceListing(const PieceBoard& board, const CommandLine& line)
      : board_(board), format_(line.has("format") ? line.text("format") : "algebraic") {
    for (const std::string_view other : {"vector", "digits", "sicp", "fen"})
      if (format_ == other)
        throw usage_error(
            "--format {}: is for one piece in each row; choose algebraic, pairs, board, json or ndjson",
            format_);
  }

  std::string begin() const { return format_ == "json" ? "[\n" : ""; }
  std::string item(std::span<const int> placement) {
    const bool is_first = total_++ == 0;
    const auto names = [&](std::string_view separator) {
      return reports::joined(placement, separator,
                             [&](int i) { return reports::square_name(board_.square_of(i), board_.rows); });
    };
    if (format_ == "pairs")
      return fmt::format("({})\n", reports::joined(placement, " ", [&](int i) {
                           return fmt::format("({} {})", board_.square_of(i).row + 1,
                                              board_.square_of(i).column + 1);
                         }));
    const std::string list = placement.empty() ? "[]" : "[\"" + names("\",\"") + "\"]";
    if (format_ == "json") return (is_first ? "  " : ",\n  ") + list;
    if (format_ == "ndjson") return fmt::format("{{\"squares\":{}}}\n", list);
    if (format_ == "board") return (is_first ? "" : "\n") + drawn(placement);
    return placement.empty() ? "[]\n" : names(" ") + '\n';
  }
  std::string end() const {
    if (format_ == "json") return total_ == 0 ? "]\n" : "\n]\n";
    return format_ == "ndjson" ? reports::ndjson_total(total_) : "";
  }

 private:
  std::string drawn(std::span<const int> placement) const {
    reports::DrawnBoard drawing = reports::drawn_pieces(board_, placement);
    drawing.shown.required.clear();  // in upper case, like the others
    return reports::joined(reports::board_lines(drawing, {}), "\n") + '\n';
  }

  const PieceBoard& board_;
  std::string format_;
  std::uint64_t total_ = 0;
};

}  // namespace eightfold::cli
