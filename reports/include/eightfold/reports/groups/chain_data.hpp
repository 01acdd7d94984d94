#pragma once

#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/symmetry/chain_count.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// A JSON document as defined in data/schemas/chain-count-1.0.schema.json.
[[nodiscard]] std::string chain_count_json(const ChainCount& count);

/// CSV with a header and one line for the elements of the group that have the same number of cycles: their
/// kind, their number, the order of the group, the number of cycles and of colors, and the chains that each
/// of them fixes.
[[nodiscard]] std::string chain_count_csv(const ChainCount& count);

}  // namespace reports
}  // namespace eightfold
