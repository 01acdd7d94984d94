#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"
#include "eightfold/symmetry/pieces/piece_group.hpp"
#include "eightfold/symmetry/pieces/piece_orbits.hpp"
#include "eightfold/symmetry/pieces/piece_ranks.hpp"

// Reports on placements of pieces that do not attack each other, on boards of any shape. JSON documents
// follow data/schemas/pieces-1.0.schema.json.
namespace eightfold::reports {

struct PieceReport {
  PieceBoard board;
  PieceGroup group;
  std::optional<int> pieces = {};  ///< by default any number
  PieceCounts counts = {};         ///< without orbits if they were not requested
};

/// A report without counts. The group is that of all symmetries that preserve the board, or the given one;
/// the number of pieces is the given one, or implied_pieces(). Throws std::invalid_argument, whose message
/// says why the given group does not act.
[[nodiscard]] PieceReport report_on_pieces(const PieceBoard& board,
                                           const std::optional<PieceGroupParams>& group,
                                           std::optional<int> pieces);

/// Whether the pieces are as many as implied_pieces().
[[nodiscard]] bool fills_the_board(const PieceReport& report);

/// The counts, by the faster route. Throws as count_pieces().
[[nodiscard]] PieceCounts counts_of_pieces(const PieceReport& report, const RunOptions& run = {});

/// The same for a comparison with visited_piece_orbits(): on boards of at most 100 squares they share no
/// search with it.
[[nodiscard]] PieceCounts counts_to_compare(const PieceReport& report, const RunOptions& run = {});

/// The placements of `report.pieces`, which must be given, as a numbered list, counted by the faster route.
[[nodiscard]] PieceRanks ranks_of_pieces(const PieceReport& report);

/// "kings on the 8x8 board", "4 queens on the torus of 7x7 squares"; with × in Unicode.
[[nodiscard]] std::string pieces_in_words(const PieceReport& report, const Style& style = {});

/// A line for each number of pieces: placements and orbits.
[[nodiscard]] std::string piece_count_text(const PieceReport& report, const Style& style);
/// The same for several boards, at least one, as one table.
[[nodiscard]] std::string piece_counts_text(std::span<const PieceReport> boards, const Style& style);
[[nodiscard]] std::string piece_count_json(const PieceReport& report);
[[nodiscard]] std::string piece_count_csv(const PieceReport& report, bool with_header = true);

/// An orbit that outlives the visit.
struct ListedPieceOrbit {
  std::vector<int> representative;
  std::uint64_t size = 0;
  std::vector<std::size_t> stabilizer;
};

struct PieceOrbitList {
  PieceOrbitCount count;
  std::vector<ListedPieceOrbit> orbits;
  bool with_members = false;  ///< whether reports list the members of each orbit
  bool as_boards = false;     ///< whether the text draws them
};

// Precondition of all that follow: the report is about one number of pieces.

/// All orbits, in memory. Throws Stopped.
[[nodiscard]] PieceOrbitList list_piece_orbits(const PieceReport& report, const RunOptions& run = {});

/// The columns of the boards that the text draws.
[[nodiscard]] std::size_t piece_board_width(const PieceReport& report, const Style& style);

/// A line or a board for each orbit, or for each of its members.
[[nodiscard]] std::string piece_orbits_text(const PieceReport& report, const PieceOrbitList& list,
                                            const Style& style);
[[nodiscard]] std::string piece_orbits_json(const PieceReport& report, const PieceOrbitList& list);
[[nodiscard]] std::string piece_orbits_csv(const PieceReport& report, const PieceOrbitList& list);

/// The orbits by rejection of isomorphs, if that takes less than about a minute or `visit_all` is true.
/// Precondition: the report has counts. Throws Stopped.
[[nodiscard]] std::optional<PieceOrbitCount> visited_piece_orbits(const PieceReport& report, bool visit_all,
                                                                  const RunOptions& run = {});

/// Burnside's lemma. `visited` is the result of visited_piece_orbits().
[[nodiscard]] bool piece_routes_agree(const PieceReport& report,
                                      const std::optional<PieceOrbitCount>& visited);
[[nodiscard]] std::string piece_burnside_text(const PieceReport& report,
                                              const std::optional<PieceOrbitCount>& visited,
                                              const Style& style);
[[nodiscard]] std::string piece_burnside_json(const PieceReport& report,
                                              const std::optional<PieceOrbitCount>& visited);
[[nodiscard]] std::string piece_burnside_csv(const PieceReport& report,
                                             const std::optional<PieceOrbitCount>& visited);

}  // namespace eightfold::reports
