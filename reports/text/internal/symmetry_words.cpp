#include "reports/text/internal/symmetry_words.hpp"

#include <fmt/core.h>

#include <iterator>

#include "reports/text/internal/words.hpp"

namespace eightfold::reports {

std::string_view in_words(Symmetry g) {
  constexpr EnumArray<Symmetry, std::string_view> words({"identity", "clockwise quarter turn", "half turn",
                                                         "counterclockwise quarter turn", "left-right mirror",
                                                         "top-bottom mirror", "mirror in the main diagonal",
                                                         "mirror in the anti-diagonal"});
  return words[g];
}

std::string_view element_class_in_words(Symmetry g) {
  constexpr EnumArray<Symmetry, std::string_view> words({"identity", "quarter turns", "half turn",
                                                         "quarter turns", "axis mirrors", "axis mirrors",
                                                         "diagonal mirrors", "diagonal mirrors"});
  return words[g];
}

std::string_view group_in_words(Subgroup group) {
  if (is_normal(group)) return group_class_in_words(class_of(group));
  constexpr EnumArray<Symmetry, std::string_view> words(
      {"", "", "", "", "left-right mirror group", "top-bottom mirror group", "main-diagonal mirror group",
       "anti-diagonal mirror group"});
  return words[*std::next(group.elements().begin())];  // the identity and one reflection
}

std::string_view group_class_in_words(SubgroupClass type) {
  constexpr EnumArray<SubgroupClass, std::string_view> words(
      {"trivial group", "half-turn group", "diagonal mirror groups", "axis mirror groups",
       "diagonal Klein group", "axis Klein group", "rotation group", "full group"});
  return words[type];
}

std::string_view type_in_words(SubgroupClass type) {
  constexpr EnumArray<SubgroupClass, std::string_view> words(
      {"fixed by the identity only", "fixed by the half turn only", "fixed by one diagonal mirror",
       "fixed by one axis mirror", "fixed by both diagonal mirrors", "fixed by both axis mirrors",
       "fixed by the quarter turns", "fixed by all eight symmetries"});
  return words[type];
}

std::string_view fixers_in_words(SubgroupClass type) {
  return type_in_words(type).substr(std::string_view("fixed by ").size());
}

std::string_view coordinates_of(Symmetry g) {
  constexpr EnumArray<Symmetry, std::string_view> coordinates(
      {"(i, j)", "(j, m-i)", "(m-i, m-j)", "(m-j, i)", "(i, m-j)", "(m-i, j)", "(j, i)", "(m-j, m-i)"});
  return coordinates[g];
}

std::string_view elements_in_words(SubgroupClass type) {
  constexpr EnumArray<SubgroupClass, std::string_view> words(
      {"the identity alone", "the half turn", "the mirror in one diagonal", "the mirror in one axis",
       "the half turn and both diagonal mirrors", "the half turn and both axis mirrors", "the four rotations",
       "all eight symmetries"});
  return words[type];
}

std::string burnside_fraction(const FixedPoints& fixed_points) {
  const Subgroup group = fixed_points.group();
  const auto fixed_by = [&](Symmetry g) { return grouped(fixed_points[g]); };
  return fmt::format("({}) / {}", joined(group.elements(), " + ", fixed_by), group.order());
}

std::string monomial_of(const CycleType& exponents, char variable, bool is_latex) {
  if (exponents.empty()) return "1";
  return joined(exponents, " ", [&](const auto& factor) {
    const auto& [index, exponent] = factor;
    const std::string text = fmt::format(fmt::runtime(is_latex ? "{}_{{{}}}" : "{}{}"), variable, index);
    return exponent > 1 ? text + fmt::format(fmt::runtime(is_latex ? "^{{{}}}" : "^{}"), exponent) : text;
  });
}

}  // namespace eightfold::reports
