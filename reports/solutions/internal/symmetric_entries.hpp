#pragma once

#include <string_view>
#include <vector>

#include "eightfold/reports/solutions/symmetric_report.hpp"

namespace eightfold::reports {

/// The count for one turn, in the words of JSON and CSV.
struct SymmetricEntry {
  std::string_view turn;
  std::uint64_t solutions = 0;
  std::string_view method;
  std::optional<std::uint64_t> pairings;
  double seconds = 0;
};

/// One entry for each turn that was requested.
inline std::vector<SymmetricEntry> symmetric_entries(const SymmetricCounts& counts) {
  std::vector<SymmetricEntry> entries;
  if (counts.half_turn)
    entries.push_back(
        {"half_turn", *counts.half_turn, "placed_with_image", std::nullopt, counts.half_turn_seconds});
  if (counts.quarter_turn)
    entries.push_back({"quarter_turn", *counts.quarter_turn, counts.pairings() ? "pairings" : "none_possible",
                       counts.pairings(), counts.quarter_turn_seconds});
  return entries;
}

}  // namespace eightfold::reports
