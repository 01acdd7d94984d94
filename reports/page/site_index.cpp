// Provides the data that the template site_index.mustache inserts. The template escapes it.
#include "reports/page/internal/site_index.hpp"

#include <fmt/core.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <kainjow/mustache.hpp>
#include <map>
#include <stdexcept>
#include <string_view>

#include "eightfold/core/version.hpp"
#include "eightfold/reports/pictures/growth_plot.hpp"
#include "eightfold/reports/pictures/inline_picture.hpp"
#include "eightfold/reports/pictures/piece_glyphs.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/text/internal/encoding.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using kainjow::mustache::list;
using kainjow::mustache::object;

constexpr std::string_view index_template =
#include "site_index.inc"
    ;
constexpr std::string_view index_style =
#include "site_css.inc"
    ;

// "sha256-" and the hash in base64, as a Content-Security-Policy writes it.
std::string policy_hash(std::string_view text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest;
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return "sha256-" + base64({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

// The content of the first <style> element.
std::string_view style_in(std::string_view svg) {
  constexpr std::string_view begin = "<style>";
  const auto at = svg.find(begin) + begin.size();
  return svg.substr(at, svg.find("</style>") - at);
}

// "N = 4 to 12", "N = 8"
std::string sizes_in_words(const SiteIndex& index) {
  const int first = index.entries.front().n;
  const int last = index.entries.back().n;
  return first == last ? fmt::format("N = {}", first) : fmt::format("N = {} to {}", first, last);
}

// "The orbits of the N-queens solutions, N = 4 to 12", where the heading does not break "N-queens".
void add_title(object& data, const SiteIndex& index) {
  const std::string solutions = solutions_of_rule(index.rule);
  const auto space = solutions.find(' ');
  data["pieces"] = solutions.substr(0, space);
  data["rest"] = fmt::format("{}, {}", solutions.substr(space + 1), sizes_in_words(index));
}

std::string lead_of(const SiteIndex& index) {
  return fmt::format("The solutions for each N{}, sorted into orbits under the {}.",
                     index.is_constrained ? " on a board with required or blocked squares" : "",
                     index.group
                         ? fmt::format("{} of order {}", group_in_words(*index.group), index.group->order())
                         : "symmetries that preserve these squares");
}

std::string introduction_of(const SiteIndex& index) {
  return fmt::format(
      "A solution places N {} on an N×N {} so that none attacks another. Two solutions belong to the same "
      "orbit if a symmetry of the group maps one to the other. The page of an N shows its orbits, and why "
      "Burnside’s lemma counts them.",
      pieces_of_rule(index.rule), board_of_rule(index.rule));
}

// The types of orbit that occur for an N, with the size of their orbits.
std::map<SubgroupClass, std::uint64_t> types_in(const SiteIndex& index) {
  std::map<SubgroupClass, std::uint64_t> sizes;
  for (const SiteEntry& entry : index.entries)
    if (entry.count)
      for (const OrbitTypeCount& type : orbit_types_of(entry.count->counts)) sizes[type.type] = type.size;
  return sizes;
}

list type_heads(const std::map<SubgroupClass, std::uint64_t>& types) {
  list heads;
  for (const auto& [type, size] : types)
    heads.push_back(object{{"size", std::to_string(size)}, {"words", std::string(type_in_words(type))}});
  return heads;
}

list entry_rows(const SiteIndex& index, const std::map<SubgroupClass, std::uint64_t>& types) {
  const auto known = [](const SiteEntry& entry, std::uint64_t OrbitCounts::*number) {
    return entry.count ? grouped(entry.count->counts.*number) : std::string("not known");
  };
  list rows;
  for (const SiteEntry& entry : index.entries) {
    list by_type;
    for (const auto& [type, size] : types)
      by_type.push_back(
          object{{"orbits", entry.count ? grouped(entry.count->counts.orbits_by_type[type]) : ""}});
    rows.push_back(object{{"n", std::to_string(entry.n)},
                          {"linked", !entry.file.empty()},
                          {"file", entry.file},
                          {"solutions", known(entry, &OrbitCounts::placements)},
                          {"orbits", known(entry, &OrbitCounts::orbits)},
                          {"by_type", by_type},
                          {"note", entry.note}});
  }
  return rows;
}

GrowthCurves published_curves_of(const SiteIndex& index) {
  std::map<int, SolutionCounts> computed;
  for (const SiteEntry& entry : index.entries)
    if (entry.count && !entry.published)
      computed[entry.n] = {entry.count->counts.placements, entry.count->fixed_points[Symmetry::rotate180],
                           entry.count->fixed_points[Symmetry::rotate90]};
  return growth_curves(computed, index.entries.back().n);
}

bool is_drawn(const GrowthCurves& growth) {
  return std::ranges::any_of(growth.curves, [](const GrowthCurve& curve) {
    return std::ranges::count_if(curve.points, [](const GrowthPoint& point) { return point.value > 0; }) > 1;
  });
}

void add_plot(object& data, const SiteIndex& index) {
  const GrowthCurves growth = growth_curves_of(index);
  data["plot"] = is_drawn(growth);
  if (!is_drawn(growth)) return;
  // The style sheet shows one of them, depending on the width of the window.
  list plots;
  for (const int width : {960, 480}) {
    const std::string svg =
        inline_picture(growth_plot({.curves = growth.curves,
                                    .title = "The number of " + solutions_of_rule(index.rule),
                                    .width = width}));
    plots.push_back(object{{"hash", policy_hash(style_in(svg))}, {"svg", svg}});
  }
  data["plots"] = plots;
}

}  // namespace

GrowthCurves growth_curves_of(const SiteIndex& index) {
  if (index.rule == Rule::queens && index.group == full_group && !index.is_constrained)
    return published_curves_of(index);
  GrowthCurves growth;
  growth.curves = {{"Q", "all solutions", "", {}},
                   {"U",
                    index.group ? fmt::format("orbits under the {}", group_in_words(*index.group)) : "orbits",
                    "",
                    {}}};
  for (const SiteEntry& entry : index.entries)
    if (entry.count) {
      growth.curves[0].points.push_back({entry.n, entry.count->counts.placements, !entry.published});
      growth.curves[1].points.push_back({entry.n, entry.count->counts.orbits, !entry.published});
    }
  return growth;
}

std::string site_index(const SiteIndex& index) {
  kainjow::mustache::mustache layout{std::string(index_template)};
  if (!layout.is_valid()) throw std::logic_error("site_index.mustache: " + layout.error_message());
  const auto types = types_in(index);
  object data;
  data["style"] = std::string(index_style);
  data["style_hash"] = policy_hash(index_style);
  data["version"] = std::string(EIGHTFOLD_VERSION);
  data["piece"] = std::string(piece_path(index.rule));
  add_title(data, index);
  data["lead"] = lead_of(index);
  data["introduction"] = introduction_of(index);
  data["any_type"] = !types.empty();
  data["type_count"] = std::to_string(types.size());
  data["types"] = type_heads(types);
  data["any_note"] =
      std::ranges::any_of(index.entries, [](const SiteEntry& entry) { return !entry.note.empty(); });
  data["entries"] = entry_rows(index, types);
  add_plot(data, index);
  return layout.render(data);
}

}  // namespace eightfold::reports
