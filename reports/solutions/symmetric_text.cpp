#include "reports/solutions/symmetric_text.hpp"

#include <fmt/core.h>

#include "reports/text/append.hpp"

namespace eightfold::reports {

std::string symmetric_text(const SymmetricCounts& counts, const Style& style) {
  std::string out;
  append_format(out, "{}\n\n",
                style.heading(fmt::format("Symmetric solutions of the {}-queens puzzle", counts.n)));
  append_format(out, "{}\n",
                style.heading(fmt::format("{:<20}  {:>20}  {:>9}  how", "fixed by", "solutions", "seconds")));
  if (counts.half_turn)
    append_format(out, "{:<20}  {:>20}  {:>9.3f}  a queen placed with its image\n", "half turn (180°)",
                  *counts.half_turn, counts.half_turn_seconds);
  if (counts.quarter_turn) {
    const int pairs = counts.n / 4;
    const std::string how = counts.n % 4 > 1 ? "none: the queens off the center come in fours"
                                             : fmt::format("2^{} × {} pairings of {} values", pairs,
                                                           *counts.quarter_turn >> pairs, 2 * pairs);
    append_format(out, "{:<20}  {:>20}  {:>9.3f}  {}\n", "quarter turn (90°)", *counts.quarter_turn,
                  counts.quarter_turn_seconds, how);
  }
  append_format(out, "\n{}\n",
                counts.n > 1 ? "A solution that the quarter turn fixes is fixed by the half turn too. No "
                               "reflection fixes a solution."
                             : "The only placement is fixed by all eight symmetries.");
  return out;
}

}  // namespace eightfold::reports
