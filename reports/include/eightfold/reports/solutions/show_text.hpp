#pragma once

#include <string>
#include <string_view>

#include "eightfold/core/export.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/text/style.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// A description of one placement: the board and the attacks; the free squares of the next row if it is
/// partial; the eight images, stabilizer, orbit and canonical form if it is a permutation; otherwise the
/// reason why it has no images. `notation` is the notation of the input, and `rule` defines the attacks.
[[nodiscard]] std::string show_text(const SizedPlacement& shown, std::string_view notation,
                                    const Style& style, Rule rule = Rule::queens);

}  // namespace reports
}  // namespace eightfold
