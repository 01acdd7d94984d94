#include <iterator>

#include "reports/coursework/grading/class_summary.hpp"
#include "reports/coursework/grading/report_parts.hpp"
#include "reports/text/append.hpp"
#include "reports/text/escape.hpp"

namespace eightfold::coursework {

using reports::csv_cell;

std::string class_summary_csv(const ClassSummary& summary) {
  std::string out = "submission,author,status,score,max_score";
  for (const ClaimTally& tally : summary.claims) out += ',' + csv_cell(tally.claim);
  for (const MisconceptionTally& tally : summary.misconceptions) out += ',' + csv_cell(tally.id);
  out += "\n";
  for (const ClassRow& row : summary.rows) {
    reports::append_format(out, "{},{},{},{},{}", csv_cell(row.name), csv_cell(row.author), row.status,
                           points_text(row.score), points_text(row.max_score));
    for (const ClaimTally& tally : summary.claims) {
      const auto claim = row.claims.find(tally.claim);
      reports::append_format(out, ",{}", claim == row.claims.end() ? "" : name_of(claim->second));
    }
    for (const MisconceptionTally& tally : summary.misconceptions)
      out += row.misconceptions.contains(tally.id) ? ",1" : ",";
    out += "\n";
  }
  reports::append_format(out, "(class),,{} of {} all right,{},{}", summary.all_right, summary.rows.size(),
                         points_text(summary.mean_score), points_text(summary.mean_max_score));
  for (const ClaimTally& tally : summary.claims) reports::append_format(out, ",{}", tally.submissions[0]);
  for (const MisconceptionTally& tally : summary.misconceptions)
    reports::append_format(out, ",{}", tally.submissions);
  return out + "\n";
}

}  // namespace eightfold::coursework
