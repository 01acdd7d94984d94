#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "eightfold/reports/solutions/piece_report.hpp"
#include "eightfold/reports/text/style.hpp"

// The report on one placement of pieces on a board of any shape: what `show` prints. The JSON document
// follows data/schemas/pieces-1.0.schema.json.
namespace eightfold::reports {

struct PieceShowReport {
  PieceBoard board;
  PieceGroup group;
  std::vector<Square> pieces = {};  ///< by row, then column; those on required squares, too
  std::vector<std::pair<Square, Square>> attacks = {};
  std::vector<Square> misplaced = {};   ///< pieces on blocked squares
  std::vector<Square> free = {};        ///< neither occupied nor blocked, and attacked by no piece
  std::vector<PieceImage> images = {};  ///< under each element of the group
  std::size_t canonical = 0;            ///< the first element whose image is the least

  [[nodiscard]] bool is_consistent() const { return attacks.empty() && misplaced.empty(); }
  /// The elements that fix the placement.
  [[nodiscard]] std::vector<std::size_t> stabilizer() const;
  [[nodiscard]] std::size_t orbit_size() const { return images.size() / stabilizer().size(); }
};

/// A report on the pieces and those on the required squares. The group is that of report_on_pieces(), which
/// also says what is thrown.
[[nodiscard]] PieceShowReport show_pieces(const PieceBoard& board,
                                          const std::optional<PieceGroupParams>& group,
                                          const std::vector<Square>& pieces);

/// "c3 e2 a1: 3 kings on the 4x6 board".
[[nodiscard]] std::string placement_in_words(const PieceShowReport& report, const Style& style = {});

/// Why the placement has no rank among those with as many pieces, if it has none.
[[nodiscard]] std::optional<std::string> why_unranked(const PieceShowReport& report);
/// The position of the placement among them.
[[nodiscard]] std::string piece_rank_json(const PieceShowReport& report, const Integer& rank);

/// The board, the attacks, the free squares, the images, the stabilizer, the orbit and the canonical form.
[[nodiscard]] std::string piece_show_text(const PieceShowReport& report, const Style& style);
[[nodiscard]] std::string piece_show_json(const PieceShowReport& report);
/// A line for each element of the group: the image, its witness, and whether it is the canonical form.
[[nodiscard]] std::string piece_show_csv(const PieceShowReport& report);

}  // namespace eightfold::reports
