#include "reports/page/internal/picture.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/page/internal/division.hpp"
#include "reports/pictures/internal/orbit_sample.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using kainjow::mustache::list;
using kainjow::mustache::object;

constexpr std::size_t most_rows = 48;          // more only if that many orbits are short
constexpr std::size_t fewest_full_rows = 12;   // in a sample
constexpr std::uint64_t most_bar_orbits = 48;  // more would be narrower than the lines between them

bool is_short(const Orbit& orbit) { return orbit.stabilizer.order() > 1; }

std::vector<OrbitRow> rows_shown(const std::vector<Orbit>& orbits) {
  const auto short_orbits = static_cast<std::size_t>(std::ranges::count_if(orbits, is_short));
  OrbitSample sample(std::max(most_rows, short_orbits + fewest_full_rows), fewest_full_rows);
  for (const Orbit& orbit : orbits) sample.add(orbit);
  return sample.selected();
}

// Each piece is a line of length 0 with round ends, in units of a square: "M0 0h0M4 1h0".
std::string piece_dots(const Placement& placement) {
  std::string path;
  for (int row = 0; row < placement.rows(); ++row) append_format(path, "M{} {}h0", placement[row], row);
  return path;
}

// Lines across a bar of height 1 at every multiple of `step` below `length`.
std::string ticks(std::uint64_t length, std::uint64_t step) {
  std::string path;
  for (std::uint64_t x = step; x < length; x += step) append_format(path, "M{} 0v1", x);
  return path;
}

// The lines between the squares of a board whose top left square has its center at (0, 0).
std::string board_lines(int n) {
  std::string path;
  for (int k = 1; k < n; ++k) append_format(path, "M{0}.5-.5v{1}M-.5 {0}.5h{1}", k - 1, n);
  return path;
}

// An image occurs first under its witness. Later elements with the same image have a gap.
list cells_of(const Placement& representative, Subgroup group) {
  const auto images = distinct_images(representative, group);
  list cells;
  for (const Symmetry g : group.elements()) {
    const Placement shown = image(g, representative);
    const auto first = std::ranges::find(images, shown, &Image::placement);
    if (first->witness == g)
      cells.push_back(object{{"board", object{{"vector", as_vector(shown)}, {"dots", piece_dots(shown)}}}});
    else
      cells.push_back(object{{"gap", object{{"letter", std::string(letters[first->witness])},
                                            {"words", std::string(in_words(first->witness))}}}});
  }
  return cells;
}

list picture_rows(const OrbitPage& page, const std::vector<OrbitRow>& shown) {
  list rows;
  rows.reserve(shown.size());
  for (const auto& [number, orbit] : shown)
    rows.push_back(object{{"number", std::to_string(number)},
                          {"short", is_short(orbit)},
                          {"size", std::to_string(orbit.size)},
                          {"stabilizer_order", std::to_string(orbit.stabilizer.order())},
                          {"cells", cells_of(orbit.representative, page.group)}});
  return rows;
}

list column_heads(Subgroup group) {
  list heads;
  for (const Symmetry g : group.elements())
    heads.push_back(object{{"letter", std::string(letters[g])}, {"words", std::string(in_words(g))}});
  return heads;
}

// A margin around the squares keeps the pieces off the frame. The board of 0 queens has room for one square.
void add_board_shape(object& data, int n) {
  const int side = std::max(n, 1);
  data["framed"] = fmt::format("-.8 -.8 {0}.6 {0}.6", side);
  data["frame_side"] = std::to_string(side + 1);
  data["board_lines"] = board_lines(n);
}

void add_bar(object& data, const OrbitPage& page) {
  const std::uint64_t orbits = page.count.counts.orbits;
  const auto order = static_cast<std::uint64_t>(page.group.order());
  const std::uint64_t sum = page.count.fixed_point_sum;
  const bool has_ticks = orbits <= most_bar_orbits;
  data["bar_length"] = std::to_string(std::max<std::uint64_t>(sum, 1));
  data["bar_sum"] = std::to_string(sum);
  data["bar_units"] = has_ticks ? ticks(sum, 1) : "";
  data["bar_orbits"] = has_ticks ? ticks(sum, order) : "";
  data["row_units"] = ticks(order, 1);
  data["bar_product"] = fmt::format("{} = {} × {}", grouped(sum), grouped(orbits), order);
}

}  // namespace

void add_picture(object& data, const OrbitPage& page) {
  const auto shown = rows_shown(page.orbits);
  const Division division = division_of(page);
  data["question"] = division.question;
  data["answer"] = division.answer;
  data["cell_equation"] = cell_equation(page.count, page.set_name.empty() ? "solution" : "placement");
  data["is_sample"] = shown.size() < page.orbits.size();
  data["sample"] =
      fmt::format("a sample of {} of {} orbits", grouped(shown.size()), grouped(page.orbits.size()));
  data["is_few"] = shown.size() <= 4;
  data["is_long"] = shown.size() > fewest_full_rows;
  data["column_heads"] = column_heads(page.group);
  data["rows"] = picture_rows(page, shown);
  add_board_shape(data, page.board.columns());
  add_bar(data, page);
}

}  // namespace eightfold::reports
