#include "eightfold/reports/solutions/internal/symmetric_entries.hpp"
#include "eightfold/reports/text/internal/append.hpp"

namespace eightfold::reports {

std::string symmetric_csv(const SymmetricCounts& counts) {
  std::string out = "turn,solutions,method,pairs,pairings,seconds\n";
  for (const auto& [turn, solutions, method, pairings, seconds] : symmetric_entries(counts)) {
    append_format(out, "{},{},{},", turn, solutions, method);
    if (pairings)
      append_format(out, "{},{}", counts.pairs(), *pairings);
    else
      out += ',';
    append_format(out, ",{:.6f}\n", seconds);
  }
  return out;
}

}  // namespace eightfold::reports
