#include "eightfold/reports/solutions/piece_report.hpp"

#include <fmt/core.h>

#include <stdexcept>
#include <utility>

#include "reports/io/internal/json_document.hpp"
#include "reports/solutions/internal/piece_words.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// "4 queens", or "kings" of any number.
std::string counted_pieces(const PieceReport& report) {
  const std::string plural = report.board.rule.piece + "s";
  return report.pieces ? counted(*report.pieces, report.board.rule.piece, plural) : plural;
}

void expect_to_act(const PieceReport& report, const PieceGroupParams& given) {
  const PieceBoard& board = report.board;
  if (!given.translations) {
    if (report.group.elements.size() != static_cast<std::size_t>(given.symmetries.order()))
      throw std::invalid_argument("does not preserve the board, the rule or the constraints; remove it");
  } else if (report.group.translations == 1) {
    throw std::invalid_argument(
        board.required.empty() && board.blocked.empty() && board.pawns.empty()
            ? "the board has no translations; use it with the rule torus, or one whose border is torus, "
              "cylinder or moebius"
            : "no translation preserves the board and its constraints; remove it");
  }
}

// Where every row needs its piece, a search visits fewer boards than the estimate.
PieceRoute route_of(const PieceReport& report, const ConflictGraph& graph) {
  if (!report.pieces) return PieceRoute::merge;
  if (fills_the_board(report) && !are_matchings(graph)) return PieceRoute::visit;
  return faster_route(graph, *report.pieces);
}

}  // namespace

PieceReport report_on_pieces(const PieceBoard& board, const std::optional<PieceGroupParams>& group,
                             std::optional<int> pieces) {
  PieceReport report = {board, preserving_group(board, group.value_or(PieceGroupParams())), pieces};
  if (group) expect_to_act(report, *group);
  if (!pieces) report.pieces = implied_pieces(board);
  return report;
}

bool fills_the_board(const PieceReport& report) {
  return report.pieces && report.pieces == implied_pieces(report.board);
}

PieceCounts counts_of_pieces(const PieceReport& report, const RunOptions& run) {
  const ConflictGraph graph = attack_graph(report.board);
  return count_pieces(graph, report.group, report.pieces, route_of(report, graph), run);
}

PieceCounts counts_to_compare(const PieceReport& report, const RunOptions& run) {
  constexpr int most_merged_squares = 100;  // less than a second for queens
  if (report.board.squares() > most_merged_squares) return counts_of_pieces(report, run);
  return count_pieces(attack_graph(report.board), report.group, report.pieces, PieceRoute::merge, run);
}

PieceRanks ranks_of_pieces(const PieceReport& report) {
  ConflictGraph graph = attack_graph(report.board);
  const PieceRoute route = route_of(report, graph);
  return {std::move(graph), report.pieces.value(), route};
}

std::string pieces_in_words(const PieceReport& report, const Style& style) {
  return fmt::format("{} on {}", counted_pieces(report), board_of_pieces(report.board, style));
}

std::string piece_count_text(const PieceReport& report, const Style& style) {
  const bool has_orbits = !report.counts.orbits.empty();
  std::vector<TextColumn> columns = {{"pieces", 0, true}, {"placements", 15, true}};
  if (has_orbits) columns.push_back({"up to symmetry", 15, true});
  std::vector<TextRow> rows;
  Integer placements;
  Integer orbits;
  for_each_number_of_pieces(report, [&](std::size_t k) {
    rows.push_back({std::to_string(k), grouped(report.counts.placements[k].str())});
    placements += report.counts.placements[k];
    if (!has_orbits) return;
    rows.back().push_back(grouped(report.counts.orbits[k].str()));
    orbits += report.counts.orbits[k];
  });
  if (!report.pieces) {
    rows.push_back({});
    rows.push_back({"total", grouped(placements.str())});
    if (has_orbits) rows.back().push_back(grouped(orbits.str()));
  }
  return piece_head(report, "Placements of", style, has_orbits) + table_text(columns, rows, style);
}

std::string piece_counts_text(std::span<const PieceReport> boards, const Style& style) {
  const PieceReport& first = boards.front();
  const PieceReport& last = boards.back();
  const bool has_orbits = !first.counts.orbits.empty();
  // A table that is too wide is split into blocks, which repeat the first column.
  std::vector<TextColumn> columns = {{"board  pieces", 0, true}, {"placements", 15, true}};
  if (has_orbits) columns.push_back({"up to symmetry", 15, true});
  std::vector<TextRow> rows;
  for (const PieceReport& report : boards)
    for_each_number_of_pieces(report, [&](std::size_t k) {
      rows.push_back({fmt::format("{}{}{}  {:>6}", report.board.rows, style.unicode ? "×" : "x",
                                  report.board.columns, k),
                      grouped(report.counts.placements[k].str())});
      if (has_orbits) rows.back().push_back(grouped(report.counts.orbits[k].str()));
    });
  // A board implies its own number of pieces.
  const std::string pieces =
      first.pieces == last.pieces ? counted_pieces(first) : first.board.rule.piece + "s";
  const std::string title =
      fmt::format("Placements of {}, from {} to {}", pieces, board_of_pieces(first.board, style),
                  board_of_pieces(last.board, style));
  const std::string constraints = piece_constraints(last.board);
  return flowed(style.heading(title) + "\n\n", style, 2) + flowed(constraints, style) +
         (constraints.empty() ? "" : "\n") + table_text(columns, rows, style);
}

std::string piece_count_json(const PieceReport& report) { return in_lines(piece_document(report, "count")); }

std::string piece_count_csv(const PieceReport& report, bool with_header) {
  const bool has_orbits = !report.counts.orbits.empty();
  std::string out;
  if (with_header)
    out =
        has_orbits ? "rows,columns,rule,pieces,placements,orbits\n" : "rows,columns,rule,pieces,placements\n";
  for_each_number_of_pieces(report, [&](std::size_t k) {
    append_format(out, "{},{},{},{},{}", report.board.rows, report.board.columns, report.board.rule.name, k,
                  report.counts.placements[k].str());
    if (has_orbits) append_format(out, ",{}", report.counts.orbits[k].str());
    out += '\n';
  });
  return out;
}

}  // namespace eightfold::reports
