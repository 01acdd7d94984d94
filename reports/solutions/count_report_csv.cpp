#include "eightfold/reports/solutions/count_report.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// The columns are the same for every rule, so that tables can be joined. What depends on the machine or the
// time is at the end, and only on request, so that the same command writes the same file.
void append_csv_head(std::string& out, const CountReportHead& head, const Style&) {
  out +=
      "n,prefix,solutions,fundamental,orbits_of_size_8,orbits_of_size_4,orbits_of_size_2,orbits_of_size_1,"
      "fixed_by_half_turn,fixed_by_quarter_turn,engine,rule";
  for (const SubgroupClass type : all_subgroup_classes)
    append_format(out, ",orbits_of_type_{}", name_of(type));
  out += head.with_run ? ",kernel,threads,seconds\n" : "\n";
}

void append_csv_board(std::string& out, const CountReportHead& head, const CountedBoard& board, bool,
                      const Style&) {
  append_format(out, "{},{},{}", board.n, joined(board.prefix, " "), board.counted.solutions);
  if (board.orbits) {
    const OrbitCounts& counts = board.orbits->counts;
    const FixedPoints& fixed = board.orbits->fixed_points;
    append_format(out, ",{},{},{},{},{},{},{}", counts.orbits, orbits_of_size(counts, 8),
                  orbits_of_size(counts, 4), orbits_of_size(counts, 2), orbits_of_size(counts, 1),
                  fixed[Symmetry::rotate180], fixed[Symmetry::rotate90]);
  } else {
    out += ",,,,,,,";
  }
  const CountResult& counted = board.counted;
  append_format(out, ",{},{}", name_of(counted.engine), name_of(board.rule));
  for (const SubgroupClass type : all_subgroup_classes)
    out += ',' + (board.orbits ? std::to_string(board.orbits->counts.orbits_by_type[type]) : "");
  if (head.with_run)
    append_format(out, ",{},{},{:.6f}", counted.kernel == Kernel::automatic ? "" : name_of(counted.kernel),
                  counted.threads, board.seconds);
  out += '\n';
}

void append_csv_tail(std::string&, const CountReportHead&, const Style&) {}

}  // namespace

const CountReportFormat count_report_csv = {"csv", append_csv_head, append_csv_board, append_csv_tail};

}  // namespace eightfold::reports
