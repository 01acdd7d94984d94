#pragma once

#include <optional>
#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/symmetry/cycle_index.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// A cycle index for programs.
struct CycleIndexReport {
  std::string group;     ///< "cyclic", "dihedral", "square-cells" or "cube-faces"
  std::optional<int> n;  ///< if the group has one
  CycleIndex index;
  std::optional<ColoringCount> colorings;  ///< by the terms of the index
};

/// A JSON document as defined in data/schemas/cycle-index-1.0.schema.json.
[[nodiscard]] std::string cycle_index_json(const CycleIndexReport& report);

/// CSV with a header and one line per term: the number of elements, the order of the group, the monomial such
/// as "a1^2 a4", and the number of cycles; if there are colorings, also the number of colors and the
/// colorings that each of the elements fixes.
[[nodiscard]] std::string cycle_index_csv(const CycleIndexReport& report);

}  // namespace reports
}  // namespace eightfold
