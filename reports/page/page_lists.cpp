#include "reports/page/page_lists.hpp"

#include <array>
#include <string>
#include <string_view>

#include "reports/notation/notation.hpp"
#include "reports/text/append.hpp"
#include "reports/text/symmetry_words.hpp"
#include "reports/text/words.hpp"

namespace eightfold::reports {
namespace {

using kainjow::mustache::list;
using kainjow::mustache::object;

// The button and the key that apply a symmetry.
struct Move {
  std::string_view words;
  std::string_view key;
};

constexpr std::array<Move, 8> moves = {{
    {"Reset", "0"},
    {"Rotate 90°", "R"},
    {"Rotate 180°", "2"},
    {"Rotate 270°", "3"},
    {"Flip left-right", "H"},
    {"Flip top-bottom", "V"},
    {"Transpose", "T"},
    {"Anti-transpose", "A"},
}};

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

std::string element_names(Subgroup group) {
  return joined(group.elements(), ", ", [](Symmetry g) { return name_of(g); });
}

// The centers of the pieces as the points of an SVG polyline in units of a square: "0.5,0.5 4.5,1.5". The
// style sheet draws a piece at each point, which keeps the cards small.
std::string piece_points(const Placement& placement) {
  std::string points;
  for (int row = 0; row < placement.rows(); ++row)
    append_format(points, "{}{}.5,{}.5", row > 0 ? " " : "", placement[row], row);
  return points;
}

}  // namespace

list type_rows(const OrbitCounts& counts) {
  list rows;
  for (const SubgroupClass type : all_subgroup_classes) {
    const std::uint64_t orbits = counts.orbits_by_type[index_of(type)];
    const std::uint64_t placements = counts.placements_by_type[index_of(type)];
    if (orbits > 0)
      rows.push_back(object{{"type", text(name_of(type))},
                            {"stabilizer", text(elements_in_words(type))},
                            {"size", std::to_string(placements / orbits)},
                            {"orbits", std::to_string(orbits)},
                            {"solutions", std::to_string(placements)}});
  }
  return rows;
}

list element_rows(const CheckedOrbitCount& count, Subgroup group) {
  list rows;
  for (const Symmetry g : group.elements())
    rows.push_back(object{{"element", text(name_of(g))},
                          {"map", with_minus_signs(coordinates_of(g))},
                          {"motion", text(in_words(g))},
                          {"fixed", std::to_string(count.fixed_points[index_of(g)])}});
  return rows;
}

list move_buttons(Subgroup group) {
  list buttons;
  const auto add = [&](Symmetry g) {
    buttons.push_back(object{{"element", text(name_of(g))},
                             {"words", text(moves[index_of(g)].words)},
                             {"key", text(moves[index_of(g)].key)}});
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
                           {"degenerate", orbit.stabilizer.order() > 1},
                           {"stabilizer", element_names(orbit.stabilizer)}});
  return cards;
}

}  // namespace eightfold::reports
