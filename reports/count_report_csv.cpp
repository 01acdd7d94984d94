#include <fmt/format.h>
#include <fmt/ranges.h>

#include <iterator>

#include "reports/count_report.hpp"

namespace eightfold::reports {
namespace {

void append_head(std::string& out, bool, const Style&) {
  out +=
      "n,prefix,solutions,fundamental,orbits_of_size_8,orbits_of_size_4,orbits_of_size_2,orbits_of_size_1,"
      "fixed_by_half_turn,fixed_by_quarter_turn,engine,kernel,threads,seconds\n";
}

void append_board(std::string& out, const CountedBoard& board, bool, const Style&) {
  auto to = std::back_inserter(out);
  fmt::format_to(to, "{},{},{}", board.n, fmt::join(board.prefix.columns(), " "), board.counted.solutions);
  if (board.orbits) {
    const OrbitCounts& counts = board.orbits->counts;
    const auto orbits = [&](SubgroupClass type) { return counts.orbits_by_type[index_of(type)]; };
    const FixedPoints& fixed = board.orbits->fixed_points;
    fmt::format_to(to, ",{},{},{},{},{},{},{}", counts.orbits, orbits(SubgroupClass::trivial),
                   orbits(SubgroupClass::half_turn), orbits(SubgroupClass::quarter_turn),
                   orbits(SubgroupClass::full), fixed[index_of(Symmetry::rotate180)],
                   fixed[index_of(Symmetry::rotate90)]);
  } else {
    out += ",,,,,,,";
  }
  const CountResult& counted = board.counted;
  fmt::format_to(to, ",{},{},{},{:.6f}\n", name_of(counted.engine),
                 counted.kernel == Kernel::automatic ? "" : name_of(counted.kernel), counted.threads,
                 board.seconds);
}

void append_tail(std::string&) {}

}  // namespace

const CountReportFormat count_report_csv = {"csv", append_head, append_board, append_tail};

}  // namespace eightfold::reports
