#pragma once

#include <string_view>

#include "core/rule.hpp"
#include "reports/pictures/queen_glyph.hpp"
#include "reports/pictures/rook_glyph.hpp"

namespace eightfold::reports {

/// A rook, or a queen for all other rules, as the data of an SVG path on the unit square.
constexpr std::string_view piece_path(Rule rule) { return rule == Rule::rooks ? rook_path : queen_path; }

}  // namespace eightfold::reports
