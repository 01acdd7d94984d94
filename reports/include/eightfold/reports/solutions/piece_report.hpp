#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"
#include "eightfold/symmetry/pieces/piece_group.hpp"
#include "eightfold/symmetry/pieces/piece_orbits.hpp"

// Reports on placements of pieces that do not attack each other, on boards of any shape. JSON documents
// follow data/schemas/pieces-1.0.schema.json.
namespace eightfold::reports {

struct PieceReport {
  PieceBoard board;
  PieceGroup group;
  std::optional<int> pieces = {};  ///< by default any number
  PieceCounts counts = {};         ///< without orbits if they were not requested
};

/// "kings on the 8×8 board", "4 queens on the torus of 7×7 squares".
[[nodiscard]] std::string pieces_in_words(const PieceReport& report);

/// A line for each number of pieces: placements and orbits.
[[nodiscard]] std::string piece_count_text(const PieceReport& report, const Style& style);
[[nodiscard]] std::string piece_count_json(const PieceReport& report);
[[nodiscard]] std::string piece_count_csv(const PieceReport& report);

/// An orbit that outlives the visit.
struct ListedPieceOrbit {
  std::vector<int> representative;
  std::uint64_t size = 0;
  std::vector<std::size_t> stabilizer;
};

/// A line for each orbit. Precondition: the report is about one number of pieces.
[[nodiscard]] std::string piece_orbits_text(const PieceReport& report, const PieceOrbitCount& count,
                                            std::span<const ListedPieceOrbit> orbits, const Style& style);
[[nodiscard]] std::string piece_orbits_json(const PieceReport& report, const PieceOrbitCount& count,
                                            std::span<const ListedPieceOrbit> orbits);
[[nodiscard]] std::string piece_orbits_csv(const PieceReport& report,
                                           std::span<const ListedPieceOrbit> orbits);

/// The lemma for one number of pieces. `visited` has the orbits by rejection of isomorphs, if they were
/// visited.
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
