#include "reports/show_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "core/verify.hpp"
#include "reports/rule_words.hpp"
#include "symmetry/action.hpp"
#include "symmetry/orbit.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t most_attacks_listed = 12;

std::string pair_of(Square square) { return fmt::format("({} {})", square.row + 1, square.column + 1); }

bool is_attacked(const std::vector<Attack>& attacks, Square queen) {
  return std::any_of(attacks.begin(), attacks.end(),
                     [&](const Attack& a) { return a.upper == queen || a.lower == queen; });
}

void append_board(std::string& out, const SizedPlacement& shown, const std::vector<Attack>& attacks,
                  const std::vector<Square>& free, const Style& style) {
  for (int row = 0; row < shown.size; ++row) {
    for (int column = 0; column < shown.size; ++column) {
      const Square square{row, column};
      if (column > 0) out += ' ';
      if (row < shown.placement.rows() && shown.placement[row] == column)
        out += is_attacked(attacks, square) ? style.bad("Q") : style.heading("Q");
      else
        out += std::find(free.begin(), free.end(), square) != free.end() ? style.good("*") : ".";
    }
    out += '\n';
  }
  if (shown.size > 0) out += '\n';
}

std::string_view line_of(const Attack& attack, Rule rule) {
  if (attack.upper.column == attack.lower.column) return "on a column";
  if (attacks(attack.upper, attack.lower)) return "on a diagonal";
  return rule == Rule::superqueens ? "a knight's move apart" : "on a diagonal that wraps around";
}

void append_attacks(std::string& out, const SizedPlacement& shown, const std::vector<Attack>& attacks,
                    Rule rule, const Style& style) {
  auto to = std::back_inserter(out);
  const std::string pieces = pieces_of_rule(rule);
  if (attacks.empty()) {
    fmt::format_to(
        to, "{}\n",
        style.good(shown.is_full() ? fmt::format("A solution: no two {} attack each other.", pieces)
                                   : fmt::format("No two {} attack each other so far.", pieces)));
    return;
  }
  fmt::format_to(
      to, "{}\n",
      style.bad(fmt::format("Not a solution: {} attack each other, (row column) from 1:",
                            attacks.size() == 1 ? fmt::format("two {}", pieces)
                                                : fmt::format("{} pairs of {}", attacks.size(), pieces))));
  for (std::size_t i = 0; i < std::min(attacks.size(), most_attacks_listed); ++i)
    fmt::format_to(to, "  {} and {}, {}\n", pair_of(attacks[i].upper), pair_of(attacks[i].lower),
                   line_of(attacks[i], rule));
  if (attacks.size() > most_attacks_listed)
    fmt::format_to(to, "  and {} more\n", attacks.size() - most_attacks_listed);
}

void append_free_squares(std::string& out, const SizedPlacement& shown, const std::vector<Square>& free) {
  const int row = shown.placement.rows() + 1;
  if (free.empty()) {
    fmt::format_to(std::back_inserter(out), "Row {} has no free square: a dead end.\n", row);
    return;
  }
  fmt::format_to(std::back_inserter(out), "Free squares of row {}, marked *:", row);
  for (const Square square : free) out += ' ' + pair_of(square);
  out += '\n';
}

void append_reason_without_images(std::string& out, const SizedPlacement& shown, Rule rule) {
  for (int lower = 0; lower < shown.size; ++lower)
    for (int upper = 0; upper < lower; ++upper)
      if (shown.placement[upper] == shown.placement[lower]) {
        fmt::format_to(std::back_inserter(out),
                       "No eight images: rows {} and {} share column {}, so a quarter turn would put two {} "
                       "on one row.\n",
                       upper + 1, lower + 1, shown.placement[lower] + 1, pieces_of_rule(rule));
        return;
      }
}

void append_images(std::string& out, const SizedPlacement& shown, const Style& style) {
  auto to = std::back_inserter(out);
  const Placement& placement = shown.placement;
  const auto orbit = orbit_of(placement);
  const Image canonical = canonical_form(placement);
  const Subgroup stabilizer = stabilizer_of(placement);
  fmt::format_to(to, "\n{}\n", style.heading(fmt::format("{:<15}  image", "symmetry")));
  for (const Symmetry g : all_symmetries) {
    const Placement moved = image(g, placement);
    const auto member =
        std::find_if(orbit.begin(), orbit.end(), [&](const Image& i) { return i.placement == moved; });
    fmt::format_to(to, "{:<15}  {}", name_of(g), as_vector(moved));
    if (member->witness != g)
      fmt::format_to(to, "  same as {}", name_of(member->witness));
    else if (moved == canonical.placement)
      fmt::format_to(to, "  canonical");
    out += '\n';
  }
  std::string fixing;
  for (const Symmetry g : stabilizer.elements())
    fixing += fmt::format("{}{}", fixing.empty() ? "" : ", ", name_of(g));
  fmt::format_to(to, "\nstabilizer      {{{}}}\n", fixing);
  fmt::format_to(to, "orbit           {} of type {}\n",
                 orbit.size() == 1 ? "1 placement" : fmt::format("{} placements", orbit.size()),
                 name_of(class_of(stabilizer)));
  fmt::format_to(to, "canonical form  {} by {}\n", as_vector(canonical.placement),
                 name_of(canonical.witness));
}

}  // namespace

std::string show_text(const SizedPlacement& shown, std::string_view notation, const Style& style, Rule rule) {
  const auto attacks = find_attacks(shown.placement, rule, shown.size);
  const auto free = free_squares(shown.placement, Board::square(shown.size), rule);
  std::string out;
  append_board(out, shown, attacks, free, style);
  fmt::format_to(std::back_inserter(out), "{}: {} {}{} on the {}×{} {}, read as {}\n",
                 as_vector(shown.placement), shown.placement.rows(), piece_of(rule),
                 shown.placement.rows() == 1 ? "" : "s", shown.size, shown.size, board_of_rule(rule),
                 notation);
  if (notation == sicp_notation.name)
    out += "SICP goes column by column: this picture is the transpose of its board.\n";
  append_attacks(out, shown, attacks, rule, style);
  if (!shown.is_full())
    append_free_squares(out, shown, free);
  else if (is_permutation(shown.placement))
    append_images(out, shown, style);
  else
    append_reason_without_images(out, shown, rule);
  return out;
}

}  // namespace eightfold::reports
