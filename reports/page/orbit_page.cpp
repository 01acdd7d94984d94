// Provides the data that the template orbit_page.mustache inserts. The template escapes it.
#include "eightfold/reports/page/orbit_page.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <kainjow/mustache.hpp>
#include <stdexcept>

#include "eightfold/core/version.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/pictures/piece_glyphs.hpp"
#include "eightfold/reports/solutions/orbit_report_writer.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "page_parts.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/page/internal/picture.hpp"
#include "reports/pictures/internal/board_drawing.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using kainjow::mustache::list;
using kainjow::mustache::object;

std::string title_of(const OrbitPage& page) {
  if (!page.title.empty()) return clean_line(page.title);
  const std::string solutions =
      page.set_name.empty() ? solutions_on_board(page.board, page.rule) : page.set_name;
  if (page.group == full_group) return fmt::format("The orbits of the {}", solutions);
  return fmt::format("The orbits of the {} under the {}", solutions, group_in_words(page.group));
}

// The words of the heading, which is broken between words only, not after the hyphen of "8-queens".
list words_of(std::string_view text) {
  list words;
  for (const std::string_view word : split(text, ' '))
    if (!word.empty()) words.push_back(object{{"word", std::string(word)}});
  return words;
}

// JSON contains these characters in strings only, so the escapes do not change its meaning. Without them a
// string could end the <script> element.
std::string escaped_for_script(std::string json) {
  for (const std::string_view mark : {"<", ">", "&"})
    json = with_all_replaced(std::move(json), mark, fmt::format("\\u{:04x}", mark[0]));
  return json;
}

// The JSON orbit report of the page, without the members of the orbits.
std::string embedded_report(const OrbitPage& page) {
  const OrbitReportParams params = {.n = page.board.columns(),
                                    .rule = page.set_name.empty() ? std::optional(page.rule) : std::nullopt,
                                    .group = page.group,
                                    .format = OrbitReportFormat::json,
                                    .board = page.board};
  std::string json;
  OrbitReportWriter report(params, [&](std::string_view text) { json += text; });
  report.add(page.orbits);
  report.finish(page.count);
  return escaped_for_script(json);
}

// The keys that apply the symmetries.
constexpr EnumArray<Symmetry, std::string_view> keys({"0", "R", "2", "3", "H", "V", "T", "A"});

// The centers of the pieces as the points of an SVG polyline in units of a square: "0.5,0.5 4.5,1.5". The
// style sheet draws a piece at each point, which keeps the cards small.
std::string piece_points(const Placement& placement) {
  std::string points;
  for (int row = 0; row < placement.rows(); ++row)
    append_format(points, "{}{}.5,{}.5", row > 0 ? " " : "", placement[row], row);
  return points;
}

// The orbit types that occur.
list type_rows(const OrbitCounts& counts) {
  list rows;
  for (const auto& [type, size, orbits, placements] : orbit_types_of(counts))
    rows.push_back(object{{"type", text_of(name_of(type))},
                          {"type_words", text_of(type_in_words(type))},
                          {"size", std::to_string(size)},
                          {"orbits", grouped(orbits)},
                          {"solutions", grouped(placements)}});
  return rows;
}

list element_rows(const CheckedOrbitCount& count, Subgroup group) {
  list rows;
  for (const Symmetry g : group.elements())
    rows.push_back(object{{"element", text_of(name_of(g))},
                          {"letter", text_of(letters[g])},
                          {"map", with_all_replaced(text_of(coordinates_of(g)), "-", "−")},
                          {"motion", text_of(in_words(g))},
                          {"move", text_of(g == Symmetry::identity ? "reset" : in_words(g))},
                          {"key", text_of(keys[g])},
                          {"fixed", grouped(count.fixed_points[g])},
                          {"fixed_data", std::to_string(count.fixed_points[g])}});
  return rows;
}

// What a piece attacks beyond its row and column, as attacks.js reads it.
std::string attacks_of(Rule rule) {
  const RuleFacts& facts = facts_of(rule);
  std::vector<std::string_view> attacks;
  if (facts.has_diagonals()) attacks.push_back("diagonals");
  if (facts.wraps()) attacks.push_back("wraps");
  if (facts.has_knight_moves()) attacks.push_back("knight_moves");
  return joined(attacks, " ");
}

list orbit_cards(const OrbitPage& page) {
  list cards;
  cards.reserve(page.orbits.size());
  for (const Orbit& orbit : page.orbits)
    cards.push_back(object{{"number", std::to_string(cards.size() + 1)},
                           {"vector", as_vector(orbit.representative)},
                           {"points", piece_points(orbit.representative)},
                           {"size", std::to_string(orbit.size)},
                           {"type", text_of(name_of(class_of(orbit.stabilizer)))},
                           {"type_words", text_of(type_in_words(class_of(orbit.stabilizer)))},
                           {"degenerate", orbit.stabilizer.order() > 1}});
  return cards;
}

list site_links(const OrbitPage& page) {
  list links;
  for (const auto& [file, words, relation] : page.links)
    links.push_back(
        object{{"file", file}, {"words", words}, {"relation", relation}, {"related", !relation.empty()}});
  return links;
}

}  // namespace

std::string orbit_page(const OrbitPage& page) {
  kainjow::mustache::mustache layout{std::string(page_template)};
  if (!layout.is_valid()) throw std::logic_error("orbit_page.mustache: " + layout.error_message());
  const int n = page.board.columns();
  const OrbitCounts& counts = page.count.counts;
  const std::string member = page.set_name.empty() ? "solution" : "placement";
  const list elements = element_rows(page.count, page.group);
  list moves(elements.begin() + 1, elements.end());
  moves.push_back(elements.front());  // the identity is the last button
  object data = {{"style", text_of(page_style)},
                 {"style_hash", text_of(page_style_hash)},
                 {"script", text_of(page_script)},
                 {"script_hash", text_of(page_script_hash)},
                 {"version", text_of(EIGHTFOLD_VERSION)},
                 {"title", title_of(page)},
                 {"words", words_of(title_of(page))},
                 {"in_site", !page.links.empty()},
                 {"links", site_links(page)},
                 {"n", std::to_string(n)},
                 {"has_editor", n > 0 && !page.board.is_constrained()},  // it places pieces on any squares
                 {"side", std::to_string(std::max(n, 1))},  // an SVG viewBox of width 0 disables rendering
                 {"dark_squares", dark_squares(n, n)},
                 {"square_marks", square_marks(page.board)},
                 {"group", text_of(group_in_words(page.group))},
                 {"order", std::to_string(page.group.order())},
                 {"piece", text_of(piece_path(page.rule))},
                 {"pieces", pieces_of_rule(page.rule)},
                 {"piece_word", text_of(piece_of(page.rule))},
                 {"attacks", attacks_of(page.rule)},
                 {"board_word", text_of(board_of_rule(page.rule))},
                 {"member", member},
                 {"solutions", counted(counts.placements, member)},
                 {"orbits", counted(counts.orbits, "orbit")},
                 {"orbit_count", grouped(counts.orbits)},
                 {"solution_count", grouped(counts.placements)},
                 {"any", counts.orbits > 0},
                 {"size_equation", orbit_size_equation(counts)},
                 {"burnside_equation", burnside_equation(page.count)},
                 {"sum", grouped(page.count.fixed_point_sum)},
                 {"agrees", page.count.agrees()},
                 {"types", type_rows(counts)},
                 {"elements", elements},
                 {"moves", moves}};
  data["report"] = embedded_report(page);  // moved: an initializer would be copied
  data["cards"] = orbit_cards(page);
  if (page.board.is_constrained())
    data["preserving"] = preserving_in_words(page.board);  // an empty string is a section
  add_picture(data, page);
  return layout.render(data);
}

}  // namespace eightfold::reports
