#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"

namespace eightfold::reports {

/// Why a placement has no rank among the solutions on the square board, if it has none: a text that continues
/// "PLACEMENT: ".
[[nodiscard]] std::optional<std::string> why_unranked(const Placement& placement, const Board& board,
                                                      Rule rule = Rule::queens);

/// The number of solutions on the board before this one, as a JSON document as defined in
/// data/schemas/rank-1.0.schema.json.
[[nodiscard]] std::string rank_json(const Placement& solution, std::uint64_t rank, const Board& board,
                                    Rule rule = Rule::queens);

}  // namespace eightfold::reports
