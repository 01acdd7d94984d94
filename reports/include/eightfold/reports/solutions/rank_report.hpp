#pragma once

#include <cstdint>
#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/core/placement.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The number of solutions of queens before this one, as a JSON document as defined in
/// data/schemas/rank-1.0.schema.json.
[[nodiscard]] std::string rank_json(const Placement& solution, std::uint64_t rank);

}  // namespace reports
}  // namespace eightfold
