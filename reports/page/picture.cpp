#include "reports/page/internal/picture.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"
#include "eightfold/symmetry/orbit.hpp"
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

// Whether the number of orbits is the number of solutions divided by the order of the group. It is not if an
// orbit is short: its members are fixed by more than the identity. Each sentence is about the numbers of one
// page.
struct Division {
  std::string question;  // "Why not 92 / 8 = 11.5?"
  std::string answer;    // one sentence
};

// The order of a group is a power of two, at most 8, so the quotient has at most three decimals.
std::string quotient_text(std::uint64_t dividend, int divisor) {
  const auto order = static_cast<std::uint64_t>(divisor);
  std::string text = grouped(dividend / order);
  if (const auto thousandths = dividend % order * 1000 / order; thousandths > 0) {
    text += fmt::format(".{:03}", thousandths);
    text.erase(text.find_last_not_of('0') + 1);
  }
  return text;
}

std::string quotient_equation(const OrbitPage& page) {
  const std::uint64_t solutions = page.count.counts.placements;
  const int order = page.group.order();
  return fmt::format("{} / {} = {}", grouped(solutions), order, quotient_text(solutions, order));
}

// "only 4 boards, not 8: each of them is fixed by the half turn"
std::string reason_of(SubgroupClass type, int size, int order) {
  return fmt::format("only {}, not {}: {} fixed by {}", counted(size, "board"), order,
                     size == 1 ? "it is" : "each of them is", elements_in_words(type));
}

// "12 rows of 8 cells have 4 gaps, and 92 + 4 = 96 = 12 × 8"
std::string gap_equation(const OrbitPage& page) {
  const auto& counts = page.count.counts;
  const auto order = static_cast<std::uint64_t>(page.group.order());
  const std::uint64_t cells = counts.orbits * order;
  const std::uint64_t gaps = cells - counts.placements;
  return fmt::format("{}: {} + {} = {} = {} × {}", counted(gaps, "gap"), grouped(counts.placements),
                     grouped(gaps), grouped(cells), grouped(counts.orbits), order);
}

std::string answer_about_one(const OrbitPage& page, const Orbit& orbit) {
  const auto number = std::distance(page.orbits.data(), &orbit) + 1;
  return fmt::format("Because orbit {} has {}, so its row has {}.", grouped(number),
                     reason_of(class_of(orbit.stabilizer), orbit.size, page.group.order()),
                     gap_equation(page));
}

std::string answer_about_many(const OrbitPage& page, std::uint64_t short_orbits) {
  return fmt::format(
      "Because {} of the {} orbits {} short: each board in {} is fixed by an element other than the "
      "identity, so the rows have {}.",
      grouped(short_orbits), grouped(page.count.counts.orbits), short_orbits == 1 ? "is" : "are",
      short_orbits == 1 ? "it" : "them", gap_equation(page));
}

std::string answer_without_gaps(const OrbitPage& page) {
  const int order = page.group.order();
  if (order == 1) return "Yes: the identity is the only element, so every orbit is a single board.";
  return fmt::format("Yes: only the identity fixes a {}, so every orbit has {} boards and no row has a gap.",
                     page.set_name.empty() ? "solution" : "placement", order);
}

Division division_of(const OrbitPage& page) {
  const std::string equation = quotient_equation(page);
  const std::string yes_or_no = fmt::format("Is {} the number of orbits?", equation);
  if (page.orbits.empty())
    return {yes_or_no,
            "Yes: there are no solutions, so there are no orbits, and every element fixes 0 solutions."};
  const auto short_orbits = std::ranges::count_if(page.orbits, is_short);
  if (short_orbits == 0) return {yes_or_no, answer_without_gaps(page)};
  const std::string question = fmt::format("Why not {}?", equation);
  if (short_orbits == 1)
    return {question, answer_about_one(page, *std::ranges::find_if(page.orbits, is_short))};
  return {question, answer_about_many(page, static_cast<std::uint64_t>(short_orbits))};
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
  data["rows"] = picture_rows(page, shown);
  add_board_shape(data, page.board.columns());
  add_bar(data, page);
}

}  // namespace eightfold::reports
