#pragma once

#include <span>
#include <string>

#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/chain_count.hpp"

namespace eightfold::reports {

/// Appends a line with the color of each bead, such as "[0 0 1]".
void append_chain(std::string& out, std::span<const int> chain);

/// The number of chains as a product, or the number of necklaces or bracelets by Burnside's lemma as a worked
/// example: the elements, the chains that each fixes, the sum and the division.
[[nodiscard]] std::string chain_count_text(const ChainCount& count, const Style& style);

/// A JSON document as defined in data/schemas/chain-count-1.0.schema.json.
[[nodiscard]] std::string chain_count_json(const ChainCount& count);

/// CSV with a header and one line for the elements of the group that have the same number of cycles: their
/// kind, their number, the order of the group, the number of cycles and of colors, and the chains that each
/// of them fixes.
[[nodiscard]] std::string chain_count_csv(const ChainCount& count);

}  // namespace eightfold::reports
