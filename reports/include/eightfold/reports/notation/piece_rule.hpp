#pragma once

#include <string_view>

#include "eightfold/core/pieces/piece_board.hpp"

namespace eightfold::reports {

/// Reads a rule from JSON, as data/schemas/rule-1.0.schema.json describes it; data/rules has samples. Only
/// the name and at least one slide or leap are necessary. Throws ParseError, whose message begins with the
/// path of the member, such as "slides[2]".
[[nodiscard]] PieceRule read_piece_rule(std::string_view text);

}  // namespace eightfold::reports
