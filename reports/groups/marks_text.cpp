#include "reports/groups/marks_text.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/text/append.hpp"
#include "reports/text/words.hpp"

namespace eightfold::reports {
namespace {

constexpr int label_width = 14;

// A column's name above it on two lines: "diagonal" and "flip". One word stands on the second.
std::pair<std::string_view, std::string_view> head_of(SubgroupClass column) {
  const std::string_view name = name_of(column);
  const auto gap = name.find('_');
  if (gap == std::string_view::npos) return {"", name};
  return {name.substr(0, gap), name.substr(gap + 1)};
}

std::size_t width_of(SubgroupClass column) {
  return std::max(head_of(column).first.size(), head_of(column).second.size());
}

template <typename CellOf>
std::string row(std::string_view label, CellOf cell_of) {
  std::string text = fmt::format("{:<{}}", label, label_width);
  for (const SubgroupClass column : all_subgroup_classes)
    text += fmt::format("  {:>{}}", cell_of(column), width_of(column));
  return text;
}

void append_table(std::string& out, const Style& style) {
  const std::string upper = row("", [](SubgroupClass column) { return head_of(column).first; });
  const std::string lower = row("orbit type", [](SubgroupClass column) { return head_of(column).second; });
  append_format(out, "{}\n", style.heading(upper.substr(0, upper.find_last_not_of(' ') + 1)));
  append_format(out, "{}\n", style.heading(lower));
  for (const SubgroupClass type : all_subgroup_classes)
    append_format(out, "{}\n", row(name_of(type), [=](SubgroupClass column) {
                    return table_of_marks()(index_of(type), index_of(column));
                  }));
}

// "half_turn  4 = 4·x                  x = 4 / 4 = 1": a column of the table as an equation for the one
// type whose number the columns to its right do not give.
void append_equation(std::string& out, SubgroupClass type, const Marks& marks, const OrbitsByType& orbits) {
  const std::uint64_t mark = marks[index_of(type)];
  const std::size_t width = fmt::formatted_size("{}", marks[index_of(SubgroupClass::trivial)]);
  std::string found;
  std::string differences;
  for (const SubgroupClass other : all_subgroup_classes) {
    const auto entry = table_of_marks()(index_of(other), index_of(type));
    if (other == type || entry == 0 || orbits[index_of(other)] == 0) continue;
    found += fmt::format(" + {}·{}", entry, orbits[index_of(other)]);
    differences += fmt::format(" - {}·{}", entry, orbits[index_of(other)]);
  }
  const auto diagonal = table_of_marks()(index_of(type), index_of(type));
  const std::string equation = fmt::format("{:>{}} = {}·x{}", mark, width, diagonal, found);
  const std::string numerator =
      differences.empty() ? fmt::format("{}", mark) : fmt::format("({}{})", mark, differences);
  append_format(out, "{:<{}}  {:<20}  x = {} / {} = {}\n", name_of(type), label_width, equation, numerator,
                diagonal, orbits[index_of(type)]);
}

std::string orbits_in_words(const OrbitsByType& orbits) {
  std::vector<std::string> types;
  for (const SubgroupClass type : all_subgroup_classes)
    if (const std::uint64_t count = orbits[index_of(type)]; count > 0)
      types.push_back(fmt::format("{} of type {}", count, name_of(type)));
  return types.empty() ? "none" : phrase(types);
}

}  // namespace

std::string marks_text(const std::string& placements, const Marks& marks, const Style& style) {
  const OrbitsByType orbits = decompose(marks);
  std::string out;
  append_format(out, "{}\n\n", style.heading("The table of marks of the group of the square"));
  append_table(out, style);
  out +=
      "\n" + style.heading("How to read it") +
      "\n\n"
      "A row is a type of orbit, named by the stabilizer of its members. A column is a subgroup. The mark\n"
      "where they meet is how many members of such an orbit the whole subgroup fixes. The column trivial\n"
      "is the orbit's size, since the identity fixes everything. Of two conjugate subgroups, such as those\n"
      "of the two diagonal flips, either will do: they fix equally many.\n";
  out += "\n" + style.heading("How to use it") + "\n\n";
  append_format(
      out,
      "Of a set that the group leaves as a whole, count what each subgroup fixes. Each count is the sum\n"
      "of its column, every row taken as often as the set has orbits of that type. Solve for the last\n"
      "column first; no column needs a type that is not yet known but its own, x. For the\n"
      "{}:\n\n",
      placements);
  for (auto type = all_subgroup_classes.rbegin(); type != all_subgroup_classes.rend(); ++type)
    append_equation(out, *type, marks, orbits);
  append_format(out, "\nOrbits: {}.\n", orbits_in_words(orbits));
  return out;
}

}  // namespace eightfold::reports
