#pragma once

#include <span>
#include <string>

#include "reports/text/style.hpp"
#include "symmetry/chain_count.hpp"

namespace eightfold::reports {

/// A line with the color of each bead, like [0 0 1].
void append_chain(std::string& out, std::span<const int> chain);

/// Chains as a multiplication; necklaces and bracelets by Burnside's lemma as a worked check: what elements
/// there are, what each fixes, the sum and the division.
std::string chain_count_text(const ChainCount& count, const Style& style);

}  // namespace eightfold::reports
