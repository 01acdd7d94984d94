#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "eightfold/core/export.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/chain.hpp"

namespace EIGHTFOLD_API eightfold {

/// The chain at a rank, from 0, in the list of for_each_chain; none if the list is not that long. The list is
/// not enumerated. The cost is polynomial in the beads: for bracelets of 64 beads a few hundredths of a
/// second, of 300 beads about a second. One thread. Throws std::invalid_argument past the limits.
[[nodiscard]] std::optional<std::vector<int>> chain_at(ChainKind kind, const ChainSize& size,
                                                       std::uint64_t rank, const RunOptions& run = {});

}  // namespace eightfold
