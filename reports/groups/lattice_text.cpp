#include "reports/groups/lattice_text.hpp"

#include <fmt/core.h>

#include <vector>

#include "reports/groups/lattice_drawing.hpp"
#include "reports/text/append.hpp"
#include "reports/text/words.hpp"
#include "symmetry/lattice.hpp"

namespace eightfold::reports {
namespace {

std::string names_of(const std::vector<Subgroup>& groups) {
  return groups.empty() ? "nothing" : joined(groups, " ", [](Subgroup group) { return name_of(group); });
}

// "normal", or the class that it shares: "not normal: in class axis_flip with flip_vertical".
std::string standing_of(Subgroup group) {
  if (is_normal(group)) return "normal, alone in its class";
  std::vector<Subgroup> mates = members_of(class_of(group));
  std::erase(mates, group);
  return fmt::format("not normal, in the class {} with {}", name_of(class_of(group)), names_of(mates));
}

void append_level(std::string& out, const std::vector<Subgroup>& level, const Style& style) {
  append_format(out, "\n{}\n", style.heading(fmt::format("Order {}", level.front().order())));
  for (const Subgroup group : level) {
    append_format(out, "\n{:<15}  {}\n", name_of(group), standing_of(group));
    append_format(out, "  {:<13}  {}\n", "covers", names_of(covered_by(group)));
    append_format(out, "  {:<13}  {}\n", "is covered by", names_of(covering(group)));
  }
}

}  // namespace

std::string lattice_text(const Style& style) {
  std::string out = style.heading("The ten subgroups of the group of the square, by inclusion") + "\n\n";
  out += lattice_drawing();
  out +=
      "\nA line leads down from a subgroup to each that it covers: that it contains, with none between.\n"
      "The subgroups of one class are conjugate; a subgroup that is alone in its class is normal.\n";
  for (auto level = lattice_levels().rbegin(); level != lattice_levels().rend(); ++level)
    append_level(out, *level, style);
  return out;
}

}  // namespace eightfold::reports
