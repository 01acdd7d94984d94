#include "reports/solutions/internal/symmetric_entries.hpp"
#include "reports/text/internal/append.hpp"

namespace eightfold::reports {

std::string symmetric_csv(std::span<const SymmetricCounts> all, bool with_seconds) {
  std::string out = "n,turn,solutions,method,pairs,pairings";
  out += with_seconds ? ",seconds\n" : "\n";
  for (const SymmetricCounts& counts : all)
    for (const auto& [turn, solutions, method, pairings, seconds] : symmetric_entries(counts)) {
      append_format(out, "{},{},{},{},", counts.n, turn, solutions, method);
      if (pairings)
        append_format(out, "{},{}", counts.pairs(), *pairings);
      else
        out += ',';
      if (with_seconds) append_format(out, ",{:.6f}", seconds);
      out += '\n';
    }
  return out;
}

}  // namespace eightfold::reports
