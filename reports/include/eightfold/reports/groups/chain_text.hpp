#pragma once

#include <span>
#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/chain_count.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// Appends a line with the color of each bead, such as "[0 0 1]".
void append_chain(std::string& out, std::span<const int> chain);

/// The number of chains as a product, or the number of necklaces or bracelets by Burnside's lemma as a worked
/// example: the elements, the chains that each fixes, the sum and the division.
[[nodiscard]] std::string chain_count_text(const ChainCount& count, const Style& style);

}  // namespace reports
}  // namespace eightfold
