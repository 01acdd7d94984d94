#include "reports/groups/characters_text.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "reports/text/append.hpp"
#include "reports/text/words.hpp"
#include "symmetry/characters.hpp"
#include "symmetry/conjugacy.hpp"

namespace eightfold::reports {
namespace {

// The first element of each conjugacy class.
std::vector<Symmetry> class_representatives() {
  std::vector<Symmetry> first;
  for (const Symmetry g : all_symmetries)
    if (*conjugacy_class_of(g).begin() == g) first.push_back(g);
  return first;
}

std::string meaning_of(const Character& character) {
  if (character.degree() > 1) return "the trace of the matrices";
  if (character.kernel == Subgroup()) return "1 everywhere: the trivial character";
  if (class_of(character.kernel) == SubgroupClass::quarter_turn) return "the determinant: 1 on the rotations";
  return fmt::format("1 on {}, -1 elsewhere", name_of(character.kernel));
}

// The table's columns are the conjugacy classes, as wide as their names or the set's fixed points.
std::vector<std::size_t> column_widths(const FixedPoints& fixed_points) {
  std::vector<std::size_t> widths;
  for (const Symmetry g : class_representatives())
    widths.push_back(
        std::max(conjugacy_class_name(g).size(), fmt::formatted_size("{}", fixed_points[index_of(g)])));
  return widths;
}

template <typename CellOf>
std::string row(std::string_view name, const std::vector<std::size_t>& widths, CellOf cell_of) {
  std::string text = fmt::format("{:<4}", name);
  for (std::size_t i = 0; i < widths.size(); ++i)
    text += fmt::format("  {:>{}}", cell_of(class_representatives()[i]), widths[i]);
  return text;
}

void append_table(std::string& out, const FixedPoints& fixed_points, const Style& style) {
  const auto widths = column_widths(fixed_points);
  append_format(out, "{}\n", style.heading(row("", widths, conjugacy_class_name)));
  append_format(out, "{}\n", row("size", widths, [](Symmetry g) { return conjugacy_class_of(g).size(); }));
  for (const Character& character : irreducible_characters())
    append_format(out, "{}   {}\n",
                  row(character.name, widths, [&](Symmetry g) { return character.values[index_of(g)]; }),
                  meaning_of(character));
  append_format(out, "{}\n", row("pi", widths, [&](Symmetry g) { return fixed_points[index_of(g)]; }));
}

// "(1·92 - 2·0 + 1·4 + 2·0 - 2·0) / 8": each class counts as often as it has elements.
std::string inner_product(const Character& character, const FixedPoints& fixed_points) {
  std::string sum;
  for (const Symmetry g : class_representatives()) {
    const int factor = conjugacy_class_of(g).size() * character.values[index_of(g)];
    const std::string_view sign = factor < 0 ? "- " : sum.empty() ? "" : "+ ";
    sum +=
        fmt::format("{}{}{}·{}", sum.empty() ? "" : " ", sign, std::abs(factor), fixed_points[index_of(g)]);
  }
  return fmt::format("({}) / {}", sum, all_symmetries.size());
}

// "12 A1 + 22 E", the characters that are not there left out.
std::string decomposition(const std::array<std::uint64_t, 5>& times) {
  std::vector<std::string> terms;
  for (std::size_t i = 0; i < times.size(); ++i)
    if (times[i] > 0)
      terms.push_back(fmt::format("{}{}", times[i] > 1 ? fmt::format("{} ", times[i]) : "",
                                  irreducible_characters()[i].name));
  return terms.empty() ? "0" : joined(terms, " + ");
}

std::string check_by_degrees(const std::array<std::uint64_t, 5>& times) {
  std::vector<std::string> terms;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < times.size(); ++i) {
    const int degree = irreducible_characters()[i].degree();
    terms.push_back(fmt::format("{}·{}", times[i], degree));
    sum += times[i] * static_cast<std::uint64_t>(degree);
  }
  return fmt::format("{} = {}", joined(terms, " + "), sum);
}

}  // namespace

std::string characters_text(int n, const std::string& placements, const FixedPoints& fixed_points,
                            const Style& style) {
  const auto times = multiplicities(fixed_points);
  std::string out;
  append_format(
      out, "{}\n\n",
      style.heading(fmt::format("The {} as a representation of the group of the square", placements)));
  append_format(out,
                "The irreducible characters have one value for each conjugacy class of symmetries of the\n"
                "{}×{} board. pi is the set's permutation character: how many of the {}\n"
                "an element of the class fixes.\n\n",
                n, n, placements);
  append_table(out, fixed_points, style);

  append_format(out, "\n{}\n\n", style.heading("How often each is in pi"));
  out +=
      "The inner product of two characters is the mean of their product over the 8 elements.\n"
      "Class by class: (size times the character's value) times the value of pi.\n\n";
  for (std::size_t i = 0; i < times.size(); ++i) {
    const Character& character = irreducible_characters()[i];
    append_format(out, "{:<2}  {} = {}\n", character.name, inner_product(character, fixed_points), times[i]);
  }
  append_format(out, "\npi = {}\n", decomposition(times));
  append_format(out, "Check, times and degrees: {}, and there are {}.\n\n", check_by_degrees(times),
                fixed_points[index_of(Symmetry::identity)]);
  append_format(out,
                "The line of A1 is Burnside's lemma: the trivial character is in pi once for each orbit,\n"
                "so its multiplicity, {}, is the number of orbits.\n",
                times[0]);
  return out;
}

}  // namespace eightfold::reports
