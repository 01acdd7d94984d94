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
#include "reports/page/internal/picture.hpp"
#include "reports/pictures/internal/board_drawing.hpp"
#include "reports/text/internal/append.hpp"
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
      page.set_name.empty() ? solutions_of_rule(page.rule, page.size) : page.set_name;
  if (page.group == full_group) return fmt::format("The orbits of the {}", solutions);
  return fmt::format("The orbits of the {} under the {}", solutions, group_in_words(page.group));
}

// The words of the heading, which is broken between words only, not after the hyphen of "8-queens".
list words_of(std::string_view text) {
  list words;
  while (!text.empty()) {
    const auto length = std::min(text.find(' '), text.size());
    if (length > 0) words.push_back(object{{"word", std::string(text.substr(0, length))}});
    text.remove_prefix(std::min(length + 1, text.size()));
  }
  return words;
}

// JSON contains these characters in strings only, so the escapes do not change its meaning. Without them a
// string could end the <script> element.
std::string escaped_for_script(std::string_view json) {
  std::string result;
  for (const char c : json) {
    if (c == '<' || c == '>' || c == '&')
      append_format(result, "\\u{:04x}", c);
    else
      result += c;
  }
  return result;
}

// The JSON orbit report of the page, without the members of the orbits.
std::string embedded_report(const OrbitPage& page) {
  const OrbitReportParams params = {.n = page.size,
                                    .rule = page.set_name.empty() ? std::optional(page.rule) : std::nullopt,
                                    .group = page.group,
                                    .format = OrbitReportFormat::json};
  std::string json;
  OrbitReportWriter report(params, [&](std::string_view text) { json += text; });
  report.add(page.orbits);
  report.finish(page.count);
  return escaped_for_script(json);
}

// The keys that apply the symmetries.
constexpr EnumArray<Symmetry, std::string_view> keys({"0", "R", "2", "3", "H", "V", "T", "A"});

std::string text(std::string_view words) { return std::string(words); }

// Replaces hyphens by minus signs: "(j, m−i)".
std::string with_minus_signs(std::string_view coordinates) {
  std::string typeset;
  for (const char c : coordinates)
    if (c == '-')
      typeset += "−";
    else
      typeset += c;
  return typeset;
}

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
    rows.push_back(object{{"type", text(name_of(type))},
                          {"type_words", text(type_in_words(type))},
                          {"size", std::to_string(size)},
                          {"orbits", grouped(orbits)},
                          {"solutions", grouped(placements)}});
  return rows;
}

list element_rows(const CheckedOrbitCount& count, Subgroup group) {
  list rows;
  for (const Symmetry g : group.elements())
    rows.push_back(object{{"element", text(name_of(g))},
                          {"letter", text(letters[g])},
                          {"map", with_minus_signs(coordinates_of(g))},
                          {"motion", text(in_words(g))},
                          {"fixed", grouped(count.fixed_points[g])},
                          {"fixed_data", std::to_string(count.fixed_points[g])}});
  return rows;
}

// What a piece attacks beyond its row and column, as attacks.js reads it.
std::string attacks_of(Rule rule) {
  const RuleFacts& facts = facts_of(rule);
  std::vector<std::string_view> attacks;
  if (facts.diagonals) attacks.push_back("diagonals");
  if (facts.wraps) attacks.push_back("wraps");
  if (facts.knight_moves) attacks.push_back("knight_moves");
  return joined(attacks, " ");
}

// A button for each element of the group. The identity is last.
list move_buttons(Subgroup group) {
  list buttons;
  const auto add = [&](Symmetry g) {
    const std::string name(in_words(g));
    buttons.push_back(object{{"element", text(name_of(g))},
                             {"letter", text(letters[g])},
                             {"name", name},
                             {"label", g == Symmetry::identity ? "reset" : name},
                             {"key", text(keys[g])}});
  };
  for (const Symmetry g : group.elements())
    if (g != Symmetry::identity) add(g);
  add(Symmetry::identity);
  return buttons;
}

list orbit_cards(const OrbitPage& page) {
  list cards;
  cards.reserve(page.orbits.size());
  for (const Orbit& orbit : page.orbits)
    cards.push_back(object{{"number", std::to_string(cards.size() + 1)},
                           {"vector", as_vector(orbit.representative)},
                           {"points", piece_points(orbit.representative)},
                           {"size", std::to_string(orbit.size)},
                           {"type", text(name_of(class_of(orbit.stabilizer)))},
                           {"type_words", text(type_in_words(class_of(orbit.stabilizer)))},
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

void add_parts(object& data) {
  data["style"] = std::string(page_style);
  data["style_hash"] = std::string(page_style_hash);
  data["script"] = std::string(page_script);
  data["script_hash"] = std::string(page_script_hash);
  data["version"] = std::string(EIGHTFOLD_VERSION);
}

void add_board(object& data, int n) {
  data["n"] = std::to_string(n);
  data["has_squares"] = n > 0;
  data["side"] = std::to_string(std::max(n, 1));  // an SVG viewBox of width 0 disables rendering
  data["dark_squares"] = dark_squares(n);
}

void add_counts(object& data, const OrbitPage& page) {
  const OrbitCounts& counts = page.count.counts;
  data["group"] = std::string(group_in_words(page.group));
  data["order"] = std::to_string(page.group.order());
  data["piece"] = std::string(piece_path(page.rule));
  data["pieces"] = pieces_of_rule(page.rule);
  data["piece_word"] = text(piece_of(page.rule));
  data["attacks"] = attacks_of(page.rule);
  data["board_word"] = std::string(board_of_rule(page.rule));
  const std::string member = page.set_name.empty() ? "solution" : "placement";
  data["member"] = member;
  data["solutions"] = counted(counts.placements, member);
  data["orbits"] = grouped(counts.orbits) + ' ' + noun(counts.orbits, "orbit");
  data["orbit_count"] = grouped(counts.orbits);
  data["solution_count"] = grouped(counts.placements);
  data["any"] = counts.orbits > 0;
  data["size_equation"] = orbit_size_equation(counts);
  data["burnside_equation"] = burnside_equation(page.count);
  data["sum"] = grouped(page.count.fixed_point_sum);
  data["agrees"] = page.count.agrees();
}

}  // namespace

std::string orbit_page(const OrbitPage& page) {
  kainjow::mustache::mustache layout{std::string(page_template)};
  if (!layout.is_valid()) throw std::logic_error("orbit_page.mustache: " + layout.error_message());
  object data;
  data["title"] = title_of(page);
  data["words"] = words_of(title_of(page));
  data["in_site"] = !page.links.empty();
  data["links"] = site_links(page);
  data["report"] = embedded_report(page);
  add_parts(data);
  add_board(data, page.size);
  add_counts(data, page);
  data["types"] = type_rows(page.count.counts);
  data["elements"] = element_rows(page.count, page.group);
  data["moves"] = move_buttons(page.group);
  data["cards"] = orbit_cards(page);
  add_picture(data, page);
  return layout.render(data);
}

}  // namespace eightfold::reports
