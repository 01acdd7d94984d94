#include "eightfold/reports/groups/characters_text.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "eightfold/symmetry/characters.hpp"
#include "reports/groups/internal/square_group.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

std::string meaning_of(const Character& character) {
  if (character.degree() > 1) return "trace of the matrices";
  if (character.kernel == full_group) return "trivial character";
  if (class_of(character.kernel) == SubgroupClass::quarter_turn) return "determinant of the matrices";
  return fmt::format("1 on the {}", group_in_words(character.kernel));
}

// The conjugacy class on two lines: "diagonal" and "mirrors".
std::string title_of(Symmetry g) {
  std::string name(element_class_in_words(g));
  std::ranges::replace(name, ' ', '\n');
  return name;
}

std::string character_table(const FixedPoints& fixed_points, const Style& style) {
  std::vector<TextColumn> columns = {{"", 4}};
  for (const Symmetry g : class_representatives())
    columns.push_back({.title = title_of(g), .to_the_right = true});
  columns.push_back({.title = "", .folds = true, .gap = 3});
  const auto row = [](std::string_view name, auto value_of) {
    TextRow cells = {std::string(name)};
    for (const Symmetry g : class_representatives()) cells.push_back(grouped(value_of(g)));
    return cells;
  };
  std::vector<TextRow> rows = {row("size", [](Symmetry g) { return conjugacy_class_of(g).size(); })};
  for (const Character& character : irreducible_characters()) {
    rows.push_back(row(character.name, [&](Symmetry g) { return character.values[g]; }));
    rows.back().push_back(meaning_of(character));
  }
  rows.push_back(row("pi", [&](Symmetry g) { return fixed_points[g]; }));
  return table_text(columns, rows, style);
}

// "(1·92 - 2·0 + 1·4 + 2·0 - 2·0) / 8": each class is weighted by its size.
std::string inner_product(const Character& character, const FixedPoints& fixed_points) {
  std::string sum;
  for (const Symmetry g : class_representatives()) {
    const int factor = conjugacy_class_of(g).size() * character.values[g];
    const std::string_view sign = factor < 0 ? "- " : sum.empty() ? "" : "+ ";
    sum += fmt::format("{}{}{}·{}", sum.empty() ? "" : " ", sign, std::abs(factor), grouped(fixed_points[g]));
  }
  return fmt::format("({}) / {}", sum, all_symmetries.size());
}

// "12 A1 + 22 E", without characters of multiplicity 0.
std::string decomposition(const std::array<std::uint64_t, 5>& times) {
  std::vector<std::string> terms;
  for (std::size_t i = 0; i < times.size(); ++i)
    if (times[i] > 0)
      terms.push_back(fmt::format("{}{}", times[i] > 1 ? fmt::format("{} ", grouped(times[i])) : "",
                                  irreducible_characters()[i].name));
  return terms.empty() ? "0" : joined(terms, " + ");
}

std::string check_by_degrees(const std::array<std::uint64_t, 5>& times) {
  std::vector<std::string> terms;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < times.size(); ++i) {
    const int degree = irreducible_characters()[i].degree();
    terms.push_back(fmt::format("{}·{}", grouped(times[i]), degree));
    sum += times[i] * static_cast<std::uint64_t>(degree);
  }
  return fmt::format("{} = {}", joined(terms, " + "), grouped(sum));
}

}  // namespace

std::string characters_text(int n, const std::string& placements, const FixedPoints& fixed_points,
                            const Style& style) {
  const auto times = multiplicities(fixed_points);
  const std::string title = fmt::format("The {} as a representation of the group of the square", placements);
  const std::string head = fmt::format(
      "An irreducible character has one value for each conjugacy class of symmetries of the {}×{} board. pi "
      "is the permutation character of the set: the number of {} that an element of the class fixes.",
      n, n, placements);
  std::string products;
  for (std::size_t i = 0; i < times.size(); ++i) {
    const Character& character = irreducible_characters()[i];
    append_format(products, "{:<2}  {} = {}\n", character.name, inner_product(character, fixed_points),
                  grouped(times[i]));
  }
  append_format(products, "\npi = {}\n", decomposition(times));
  append_format(products, "Check: multiplicities · degrees: {}; members of the set: {}.\n\n",
                check_by_degrees(times), grouped(fixed_points[Symmetry::identity]));
  return flowed(style.heading(title) + "\n\n", style, 2) + flowed(head, style) + '\n' +
         character_table(fixed_points, style) + '\n' + style.heading("Multiplicities in pi") + "\n\n" +
         flowed(
             "The inner product of two characters is the mean of their product over the 8 elements. Each "
             "class contributes (its size times the value of the character) times the value of pi.",
             style) +
         '\n' + flowed(products, style, 2) +
         flowed(fmt::format(
                    "The line of A1 is Burnside's lemma: pi contains the trivial character once for each "
                    "orbit, so its multiplicity, {}, is the number of orbits.",
                    grouped(times[0])),
                style);
}

}  // namespace eightfold::reports
