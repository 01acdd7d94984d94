#include "eightfold/reports/solutions/piece_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "reports/io/internal/json_document.hpp"
#include "reports/solutions/internal/piece_words.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

// "4 queens", or "kings" of any number.
std::string counted_pieces(const PieceReport& report) {
  const std::string plural = report.board.rule.piece + "s";
  return report.pieces ? counted(*report.pieces, report.board.rule.piece, plural) : plural;
}

std::string piece_stabilizer_text(const PieceReport& report, const std::vector<std::size_t>& stabilizer) {
  constexpr std::size_t most_named = 4;
  std::vector<std::string> names;
  for (const std::size_t i : stabilizer)
    if (i != 0) names.push_back(piece_symmetry_text(report.group.elements[i]));
  if (names.empty()) return "identity only";
  return names.size() > most_named ? counted(stabilizer.size(), "element") : joined(names);
}

using Members = std::vector<PieceImage>;

// The distinct images of the representative.
Members members_of(const PieceReport& report, const ListedPieceOrbit& orbit) {
  Members members;
  const Members images = piece_images(report.group, orbit.representative);
  for (std::size_t i = 0; i < images.size(); ++i)
    if (images[i].witness == i) members.push_back(images[i]);
  return members;
}

std::string piece_witness_text(const PieceReport& report, const PieceImage& member) {
  return piece_symmetry_text(report.group.elements[member.witness]);
}

std::string table_of_orbits(const PieceReport& report, const PieceOrbitList& list, const Style& style) {
  const std::array<TextColumn, 4> columns = {{{"orbit", 0, true},
                                              {"representative", 0, false, true},
                                              {"size", 0, true},
                                              {"fixed by", 0, false, true}}};
  std::vector<TextRow> rows;
  for (std::size_t i = 0; i < list.orbits.size(); ++i) {
    const ListedPieceOrbit& orbit = list.orbits[i];
    rows.push_back({grouped(i + 1), piece_squares(report.board, orbit.representative), grouped(orbit.size),
                    piece_stabilizer_text(report, orbit.stabilizer)});
    for (const PieceImage& member : list.with_members ? members_of(report, orbit) : Members())
      rows.push_back({"", piece_squares(report.board, member.squares), "",
                      "by the " + piece_witness_text(report, member)});
  }
  return table_text(columns, rows, style);
}

// The representatives side by side, or for each orbit its members.
std::string boards_of_orbits(const PieceReport& report, const PieceOrbitList& list, const Style& style) {
  constexpr std::size_t longest_word = 16;  // "counterclockwise"
  if (list.orbits.empty()) return "none\n";
  const std::size_t width = std::max(piece_board_width(report, style), longest_word);
  std::string out;
  std::vector<CaptionedBoard> boards;
  for (std::size_t i = 0; i < list.orbits.size(); ++i) {
    const ListedPieceOrbit& orbit = list.orbits[i];
    const std::string title = fmt::format("{}  size {}", style.heading(grouped(i + 1)), grouped(orbit.size));
    const std::string fixed_by =
        orbit.stabilizer.size() > 1 ? "fixed by " + piece_stabilizer_text(report, orbit.stabilizer) : "";
    if (!list.with_members) {
      boards.push_back({drawn_pieces(report.board, orbit.representative), {title}});
      if (!fixed_by.empty()) boards.back().caption.push_back(fixed_by);
      continue;
    }
    out += (i == 0 ? "" : "\n") + fitted(title + (fixed_by.empty() ? "" : ", " + fixed_by) + "\n\n", style);
    boards.clear();
    for (const PieceImage& member : members_of(report, orbit))
      boards.push_back({drawn_pieces(report.board, member.squares), {piece_witness_text(report, member)}});
    append_boards(out, boards, width, style);
  }
  if (!list.with_members) append_boards(out, boards, width, style);
  return out;
}

// The head of each text report.
std::string piece_head(const PieceReport& report, std::string_view what, const Style& style,
                       bool with_group = true) {
  const std::string lines =
      piece_constraints(report.board) + (with_group ? piece_group_text(report.group) : "");
  return flowed(style.heading(fmt::format("{} {}", what, pieces_in_words(report, style))) + "\n\n", style,
                2) +
         flowed(lines, style) + (lines.empty() ? "" : "\n");
}

ordered_json visited_pieces_json(const PieceOrbitCount& count) {
  ordered_json visited = ordered_json::object();
  add_exact(visited, "placements", count.placements);
  add_exact(visited, "orbits", count.orbits);
  visited["orbits_of_size"] = list_of(count.orbits_of_size, [](const auto& sizes) {
    ordered_json entry = {{"size", sizes.first}};
    add_exact(entry, "orbits", sizes.second);
    return entry;
  });
  return visited;
}

// The fixed placements of an element, for the only number of pieces of the report.
const Integer& pieces_fixed_by(const PieceReport& report, std::size_t element) {
  return report.counts.fixed_by[element][static_cast<std::size_t>(report.pieces.value())];
}

const Integer& piece_orbits_of(const PieceReport& report) {
  return report.counts.orbits[static_cast<std::size_t>(report.pieces.value())];
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

PieceOrbitList list_piece_orbits(const PieceReport& report, const RunOptions& run) {
  PieceOrbitList list;
  const auto add = [&](const PieceOrbit& orbit) {
    list.orbits.push_back(
        {{orbit.representative.begin(), orbit.representative.end()}, orbit.size, orbit.stabilizer});
    return true;
  };
  list.count =
      for_each_piece_orbit(attack_graph(report.board), report.group, report.pieces.value(), add, run);
  return list;
}

std::optional<PieceOrbitCount> visited_piece_orbits(const PieceReport& report, bool visit_all,
                                                    const RunOptions& run) {
  constexpr std::uint64_t most_images = 500'000'000;  // about a minute
  const int pieces = report.pieces.value();
  const Integer images =
      report.counts.placements[static_cast<std::size_t>(pieces)] * Integer(report.group.elements.size());
  if (images > Integer(most_images) && !visit_all) return std::nullopt;
  return for_each_piece_orbit(
      attack_graph(report.board), report.group, pieces, [](const PieceOrbit&) { return true; }, run);
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

std::size_t piece_board_width(const PieceReport& report, const Style& style) {
  return board_width(drawn_pieces(report.board, {}), style);
}

std::string piece_orbits_text(const PieceReport& report, const PieceOrbitList& list, const Style& style) {
  const PieceOrbitCount& count = list.count;
  const std::string sizes = joined(count.orbits_of_size, ", ", [](const auto& entry) {
    return fmt::format("{} of size {}", grouped(entry.second), grouped(entry.first));
  });
  const std::string sum = fmt::format("\n{} in {}{}.\n", counted(count.placements, "placement"),
                                      counted(count.orbits, "orbit"), sizes.empty() ? "" : ": " + sizes);
  return piece_head(report, "Orbits of", style) +
         (list.as_boards ? boards_of_orbits(report, list, style) : table_of_orbits(report, list, style)) +
         flowed(sum, style);
}

std::string piece_orbits_json(const PieceReport& report, const PieceOrbitList& list) {
  ordered_json document = piece_document(report, "orbits");
  document["visited"] = visited_pieces_json(list.count);
  document["orbits"] = list_of(list.orbits, [&](const ListedPieceOrbit& orbit) {
    ordered_json entry = {{"representative", piece_squares_json(report.board, orbit.representative)},
                          {"size", orbit.size},
                          {"stabilizer", list_of(orbit.stabilizer, [&](std::size_t i) {
                             return piece_symmetry_json(report.group.elements[i]);
                           })}};
    if (list.with_members)
      entry["members"] = list_of(members_of(report, orbit), [&](const PieceImage& member) {
        ordered_json image = piece_symmetry_json(report.group.elements[member.witness]);
        image["squares"] = piece_squares_json(report.board, member.squares);
        return image;
      });
    return entry;
  });
  return in_lines(document);
}

std::string piece_orbits_csv(const PieceReport& report, const PieceOrbitList& list) {
  std::string out = "index,representative,size,stabilizer_order";
  out += list.with_members ? ",member,symmetry,down,across\n" : "\n";
  std::size_t index = 0;
  for (const ListedPieceOrbit& orbit : list.orbits) {
    const std::string line =
        fmt::format("{},{},{},{}", ++index, piece_squares(report.board, orbit.representative), orbit.size,
                    orbit.stabilizer.size());
    if (!list.with_members) out += line + '\n';
    for (const auto& [squares, witness] : list.with_members ? members_of(report, orbit) : Members()) {
      const PieceSymmetry& element = report.group.elements[witness];
      append_format(out, "{},{},{},{},{}\n", line, piece_squares(report.board, squares),
                    name_of(element.symmetry), element.down, element.across);
    }
  }
  return out;
}

bool piece_routes_agree(const PieceReport& report, const std::optional<PieceOrbitCount>& visited) {
  if (!visited) return true;
  for (std::size_t i = 0; i < report.group.elements.size(); ++i)
    if (pieces_fixed_by(report, i) != Integer(visited->fixed_by[i])) return false;
  return piece_orbits_of(report) == Integer(visited->orbits);
}

std::string piece_burnside_text(const PieceReport& report, const std::optional<PieceOrbitCount>& visited,
                                const Style& style) {
  std::vector<TextColumn> columns = {
      {"elements", 0}, {"number", 0, true}, {"fixed placements, sum", 0, true}};
  if (visited) columns.push_back({"by tally", 0, true});
  std::vector<TextRow> rows;
  Integer sum;
  for (const Symmetry g : report.group.symmetries) {
    std::size_t elements = 0;
    Integer fixed;
    std::uint64_t tallied = 0;
    for (std::size_t i = 0; i < report.group.elements.size(); ++i)
      if (report.group.elements[i].symmetry == g) {
        ++elements;
        fixed += pieces_fixed_by(report, i);
        if (visited) tallied += visited->fixed_by[i];
      }
    rows.push_back({std::string(in_words(g)), grouped(elements), grouped(fixed.str())});
    if (visited) rows.back().push_back(grouped(tallied));
    sum += fixed;
  }
  rows.push_back({});
  rows.push_back({"sum", grouped(report.group.elements.size()), grouped(sum.str())});
  const std::string orbits = grouped(piece_orbits_of(report).str());
  std::string text = fmt::format("\norbits = sum / order = {} / {} = {}\n", grouped(sum.str()),
                                 grouped(report.group.elements.size()), orbits);
  if (!visited)
    text += "There are too many placements to visit them, so there is only this route.\n";
  else if (piece_routes_agree(report, visited))
    text += style.good(fmt::format("Rejection of isomorphs finds {}, too, and its tallies agree.",
                                   counted(visited->orbits, "orbit"))) +
            '\n';
  else
    text += style.bad("THE ROUTES DISAGREE.") +
            fmt::format("\nRejection of isomorphs finds {}.\n", counted(visited->orbits, "orbit"));
  return piece_head(report, "Burnside's lemma for", style) + table_text(columns, rows, style) +
         flowed(text, style, 2);
}

std::string piece_burnside_json(const PieceReport& report, const std::optional<PieceOrbitCount>& visited) {
  ordered_json document = piece_document(report, "burnside");
  ordered_json elements = ordered_json::array();
  for (std::size_t i = 0; i < report.group.elements.size(); ++i) {
    ordered_json entry = piece_symmetry_json(report.group.elements[i]);
    add_exact(entry, "fixed", pieces_fixed_by(report, i).str());
    if (visited) add_exact(entry, "fixed_by_tally", visited->fixed_by[i]);
    elements.push_back(entry);
  }
  document["elements"] = elements;
  document["visited"] = visited ? visited_pieces_json(*visited) : ordered_json();
  document["agrees"] = piece_routes_agree(report, visited);
  return in_lines(document);
}

std::string piece_burnside_csv(const PieceReport& report, const std::optional<PieceOrbitCount>& visited) {
  std::string out = "symmetry,down,across,fixed,fixed_by_tally\n";
  for (std::size_t i = 0; i < report.group.elements.size(); ++i) {
    const PieceSymmetry& element = report.group.elements[i];
    append_format(out, "{},{},{},{},", name_of(element.symmetry), element.down, element.across,
                  pieces_fixed_by(report, i).str());
    if (visited) append_format(out, "{}", visited->fixed_by[i]);
    out += '\n';
  }
  return out;
}

}  // namespace eightfold::reports
