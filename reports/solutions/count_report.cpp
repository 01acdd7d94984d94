#include "eightfold/reports/solutions/count_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/io/internal/csv_table.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

void no_part(std::string&, const CountReportHead&, const Style&) {}

// "0.003 s, engine halves with avx512, 2 threads".
std::string how(const CountedBoard& board) {
  const CountResult& result = board.counted;
  std::string text = fmt::format("{:.3f} s, engine {}", board.seconds, name_of(result.engine));
  if (result.kernel != Kernel::automatic) text += fmt::format(" with {}", name_of(result.kernel));
  text += ", " + counted(result.threads, "thread");
  if (result.engine == Engine::backtrack)
    text += ", " + counted(result.statistics.boards, "board") + " visited";
  return text;
}

void append_paragraph(std::string& out, const CountReportHead&, const CountedBoard& board, bool first,
                      const Style& style) {
  std::string title = fmt::format("The {}", puzzle_of_rule(board.rule, board.n));
  if (!board.prefix.empty())
    title += fmt::format(" with the first {} at {}", pieces_of_rule(board.rule), as_vector(board.prefix));
  const std::array<TextColumn, 3> columns = {{{"", 20}, {"", 20, true, false, 0}, {""}}};
  std::vector<TextRow> rows = {{"solutions", grouped(board.counted.solutions)}};
  std::string equations;
  if (board.orbits) {
    const OrbitCounts& counts = board.orbits->counts;
    rows.push_back({"fundamental", grouped(counts.orbits)});
    for (const OrbitTypeCount& each : orbit_types_of(counts))
      rows.push_back({fmt::format("  {}", type_in_words(each.type)), grouped(each.orbits),
                      fmt::format("{} of size {}", noun(each.orbits, "orbit"), each.size)});
    equations = '\n' + orbit_size_equation(counts) + '\n' + burnside_equation(*board.orbits) + '\n';
  }
  out += (first ? "" : "\n") + flowed(style.heading(title) + "\n\n", style, 2) +
         constraints_text(board.board, board.rule, style) + table_text(columns, rows, style) +
         flowed(equations + how(board) + '\n', style, 2);
}

// The number of digits of the largest count of solutions. Queens have at most N - 7 for 10 < N < 28 (OEIS
// A000170), and other rules but rooks have fewer solutions. Rooks have N!.
int digits_of_solutions(const CountReportHead& head) {
  if (head.rule != Rule::rooks) return std::max(3, head.max_n - 7);
  return static_cast<int>(std::lgamma(head.max_n + 1) / std::log(10)) + 1;
}

// Rows are written before all are known, so the widths fit the largest N. Few solutions are symmetric: those
// that an element fixes have half as many digits.
TextTable table_of(const CountReportHead& head, const Style& style) {
  const int digits = digits_of_solutions(head);
  std::vector<TextColumn> columns = {{"N", 2, true}, {"solutions", grouped_width(digits), true}};
  if (head.with_orbits)
    for (const auto& [title, width] : {std::pair{"fundamental", digits},
                                       {"of\nsize 8", digits},
                                       {"of\nsize 4", digits / 2 + 2},
                                       {"of\nsize 2", digits / 3 + 2},
                                       {"of\nsize 1", 1}})
      columns.push_back({title, grouped_width(width), true});
  if (head.with_orbits && !head.constraints.empty()) columns.push_back({"group", 5, true});  // its order
  columns.push_back({"seconds", 9, true});
  return {columns, style};
}

void append_table_head(std::string& out, const CountReportHead& head, const Style& style) {
  if (head.rule != Rule::queens)
    out += flowed(style.heading(fmt::format("Solutions by N for {}", facts_of(head.rule).meaning)) + "\n\n",
                  style, 2);
  if (!head.constraints.empty()) out += flowed("Constraints: " + head.constraints + ".\n", style, 2) + '\n';
  table_of(head, style).append_head(out);
}

void append_table_row(std::string& out, const CountReportHead& head, const CountedBoard& board, bool,
                      const Style& style) {
  TextRow row = {std::to_string(board.n), grouped(board.counted.solutions)};
  if (board.orbits) {
    row.push_back(grouped(board.orbits->counts.orbits));
    for (const std::uint64_t size : {8U, 4U, 2U, 1U})
      row.push_back(grouped(orbits_of_size(board.orbits->counts, size)));
    if (board.board) row.push_back(std::to_string(board.orbits->fixed_points.group().order()));
  }
  row.push_back(fmt::format("{:.3f}", board.seconds));
  table_of(head, style).append_row(out, row);
}

void append_table_end(std::string& out, const CountReportHead& head, const Style& style) {
  table_of(head, style).append_end(out);
}

ordered_json board_json(const CountedBoard& board) {
  const CountResult& counted = board.counted;
  ordered_json entry = {{"n", board.n}};
  if (board.rule != Rule::queens) entry["rule"] = name_of(board.rule);
  if (!board.prefix.empty()) entry["prefix"] = std::vector<int>(board.prefix.begin(), board.prefix.end());
  add_constraints(entry, board.board);
  add_exact(entry, "solutions", counted.solutions);
  entry["residues"] = residues_json(counted.residues);
  if (board.orbits) {
    add_exact(entry, "fundamental", board.orbits->counts.orbits);
    entry["orbit_types"] = list_of(orbit_types_of(board.orbits->counts), orbit_type_json);
    const FixedPoints& fixed_points = board.orbits->fixed_points;
    for (const auto& [key, g] : {std::pair{"fixed_by_half_turn", Symmetry::rotate180},
                                 {"fixed_by_quarter_turn", Symmetry::rotate90}})
      if (fixed_points.group().contains(g)) add_exact(entry, key, fixed_points[g]);
  }
  entry["engine"] = name_of(counted.engine);
  if (counted.kernel != Kernel::automatic) entry["kernel"] = name_of(counted.kernel);
  if (counted.engine == Engine::backtrack) add_exact(entry, "boards_visited", counted.statistics.boards);
  entry["threads"] = counted.threads;
  entry["seconds"] = board.seconds;
  return entry;
}

void append_json_head(std::string& out, const CountReportHead&, const Style&) {
  out += '{';
  append_members(out, document_head("count"));
  out += ",\n  \"counts\": [";
}

void append_json_board(std::string& out, const CountReportHead&, const CountedBoard& board, bool first,
                       const Style&) {
  out += (first ? "\n    " : ",\n    ") + board_json(board).dump();
}

void append_json_tail(std::string& out, const CountReportHead&, const Style&) { out += "\n  ]\n}\n"; }

// The columns are the same for every rule, so that tables can be joined. What depends on the machine or the
// time is at the end, and only on request, so that the same command writes the same file.
std::string csv_columns(const CountReportHead& head) {
  std::string columns =
      "n,prefix,solutions,fundamental,orbits_of_size_8,orbits_of_size_4,orbits_of_size_2,orbits_of_size_1,"
      "fixed_by_half_turn,fixed_by_quarter_turn,engine,rule";
  for (const SubgroupClass type : all_subgroup_classes)
    append_format(columns, ",orbits_of_type_{}", name_of(type));
  if (!head.constraints.empty()) columns += constraint_columns;
  return columns + (head.with_run ? ",kernel,threads,seconds" : "");
}

void append_csv_head(std::string& out, const CountReportHead& head, const Style&) {
  out += csv_head(csv_columns(head));
}

void append_csv_board(std::string& out, const CountReportHead& head, const CountedBoard& board, bool,
                      const Style&) {
  ordered_json more = {{"rule", name_of(board.rule)}};
  if (board.orbits) {
    const OrbitCounts& counts = board.orbits->counts;
    for (const std::uint64_t size : {8U, 4U, 2U, 1U})
      more[fmt::format("orbits_of_size_{}", size)] = orbits_of_size(counts, size);
    for (const SubgroupClass type : all_subgroup_classes)
      more[fmt::format("orbits_of_type_{}", name_of(type))] = counts.orbits_by_type[type];
  }
  add_constraint_cells(more, board.board);
  append_csv_row(out, csv_columns(head), board_json(board), more);
}

}  // namespace

std::uint64_t orbits_of_size(const OrbitCounts& counts, std::uint64_t size) {
  std::uint64_t orbits = 0;
  for (const OrbitTypeCount& each : orbit_types_of(counts))
    if (each.size == size) orbits += each.orbits;
  return orbits;
}

const CountReportFormat count_report_text = {"text", no_part, append_paragraph, no_part};
const CountReportFormat count_report_table = {"text", append_table_head, append_table_row, append_table_end};
const CountReportFormat count_report_json = {"json", append_json_head, append_json_board, append_json_tail};
const CountReportFormat count_report_csv = {"csv", append_csv_head, append_csv_board, no_part};

}  // namespace eightfold::reports
