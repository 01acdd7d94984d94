#include <fmt/core.h>

#include "reports/notation/notation.hpp"
#include "reports/solutions/count_report.hpp"
#include "reports/solutions/orbit_report.hpp"
#include "reports/text/append.hpp"
#include "reports/text/rule_words.hpp"
#include "reports/text/words.hpp"

namespace eightfold::reports {
namespace {

void no_head(std::string&, const CountReportHead&, const Style&) {}
void no_tail(std::string&) {}

// "0.003 s, engine halves with avx512, 2 threads".
std::string how(const CountedBoard& board) {
  const CountResult& result = board.counted;
  std::string text = fmt::format("{:.3f} s, engine {}", board.seconds, name_of(result.engine));
  if (result.kernel != Kernel::automatic) text += fmt::format(" with {}", name_of(result.kernel));
  text += ", " + counted(static_cast<std::uint64_t>(result.threads), "thread");
  if (result.boards) text += ", " + counted(*result.boards, "board") + " visited";
  return text;
}

void append_paragraph(std::string& out, const CountedBoard& board, bool first, const Style& style) {
  std::string title = fmt::format("The {}", puzzle_of_rule(board.rule, board.n));
  if (!board.prefix.empty())
    title += fmt::format(" with the first {} at {}", pieces_of_rule(board.rule), as_vector(board.prefix));
  append_format(out, "{}{}\n\n", first ? "" : "\n", style.heading(title));
  append_format(out, "{:<20}{:>20}\n", "solutions", board.counted.solutions);
  if (board.orbits) {
    const OrbitCounts& counts = board.orbits->counts;
    append_format(out, "{:<20}{:>20}\n", "fundamental", counts.orbits);
    for (const SubgroupClass type : all_subgroup_classes) {
      const std::uint64_t orbits = counts.orbits_by_type[index_of(type)];
      if (orbits == 0) continue;
      append_format(out, "  {:<18}{:>20}  {} of size {}\n", name_of(type), orbits, noun(orbits, "orbit"),
                    counts.placements_by_type[index_of(type)] / orbits);
    }
    append_format(out, "\n{}\n", orbit_size_equation(counts));
    append_format(out, "{}\n", burnside_equation(*board.orbits, {}));
  }
  append_format(out, "{}\n", how(board));
}

void append_column_heads(std::string& out, const CountReportHead& head, const Style& style) {
  if (head.rule != Rule::queens)
    append_format(out, "{}\n\n",
                  style.heading(fmt::format("Solutions by N for {}", meaning_of_rule(head.rule))));
  const std::string heads =
      head.with_orbits ? fmt::format("{:>2} {:>19} {:>18} {:>18} {:>12} {:>9} {:>6} {:>10}", "N", "solutions",
                                     "fundamental", "of size 8", "of size 4", "of size 2", "of 1", "seconds")
                       : fmt::format("{:>2} {:>19} {:>10}", "N", "solutions", "seconds");
  out += style.heading(heads) + "\n";
}

void append_line(std::string& out, const CountedBoard& board, bool, const Style&) {
  append_format(out, "{:>2} {:>19}", board.n, board.counted.solutions);
  if (board.orbits) {
    const OrbitCounts& counts = board.orbits->counts;
    append_format(out, " {:>18} {:>18} {:>12} {:>9} {:>6}", counts.orbits, orbits_of_size(counts, 8),
                  orbits_of_size(counts, 4), orbits_of_size(counts, 2), orbits_of_size(counts, 1));
  }
  append_format(out, " {:>10.3f}\n", board.seconds);
}

}  // namespace

const CountReportFormat count_report_text = {"text", no_head, append_paragraph, no_tail};
const CountReportFormat count_report_table = {"text", append_column_heads, append_line, no_tail};

}  // namespace eightfold::reports
