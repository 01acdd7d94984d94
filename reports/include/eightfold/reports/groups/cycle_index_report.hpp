#pragma once

#include <optional>
#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/cycle_index.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// "(a1^6 + 3 a1^2 a2^2 + 6 a1^2 a4 + 6 a2^3 + 8 a3^2) / 24", in the order of the terms. A point that an
/// element does not move is a cycle of length 1. A term without points is the number of elements.
[[nodiscard]] std::string formula_of(const CycleIndex& index);

/// The formula under a heading that names the action, and an explanation of its terms.
[[nodiscard]] std::string cycle_index_text(const std::string& action, const CycleIndex& index,
                                           const Style& style);

/// The number of colors substituted for every variable: the formula, a table of its terms, and the division.
[[nodiscard]] std::string colorings_text(const CycleIndex& index, const ColoringCount& colorings,
                                         const Style& style);

/// A cycle index for programs.
struct CycleIndexReport {
  std::string group;     ///< "cyclic", "dihedral", "square-cells" or "cube-faces"
  std::optional<int> n;  ///< if the group has one
  CycleIndex index;
  std::optional<ColoringCount> colorings;  ///< by the terms of the index
  std::string symmetries = {};             ///< the name of a subgroup of square-cells, if one is given
};

/// A JSON document as defined in data/schemas/cycle-index-1.0.schema.json.
[[nodiscard]] std::string cycle_index_json(const CycleIndexReport& report);

/// CSV with a header and one line per term: the number of elements, the order of the group, the monomial such
/// as "a1^2 a4", and the number of cycles; if there are colorings, also the number of colors and the
/// colorings that each of the elements fixes.
[[nodiscard]] std::string cycle_index_csv(const CycleIndexReport& report);

}  // namespace reports
}  // namespace eightfold
