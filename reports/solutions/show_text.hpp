#pragma once

#include <string>
#include <string_view>

#include "core/rule.hpp"
#include "reports/notation/notation.hpp"
#include "reports/text/style.hpp"

namespace eightfold::reports {

/// Everything about one placement, for people: the board, the attacks; for a partial one the free squares of
/// the next row; for a full permutation its eight images, stabilizer, orbit and canonical form; for another
/// full placement why it has no images. `notation` is the one it was read in,
/// `rule` says what attacks what.
std::string show_text(const SizedPlacement& shown, std::string_view notation, const Style& style,
                      Rule rule = Rule::queens);

}  // namespace eightfold::reports
