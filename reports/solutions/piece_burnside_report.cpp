#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "eightfold/reports/solutions/piece_report.hpp"
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

// The fixed placements of an element, for the only number of pieces of the report.
const Integer& pieces_fixed_by(const PieceReport& report, std::size_t element) {
  return report.counts.fixed_by[element][static_cast<std::size_t>(report.pieces.value())];
}

const Integer& piece_orbits_of(const PieceReport& report) {
  return report.counts.orbits[static_cast<std::size_t>(report.pieces.value())];
}

}  // namespace

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
