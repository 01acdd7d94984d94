// The irreducible characters, computed rather than tabulated. Those of degree 1 are homomorphisms to the
// roots of unity. Here their values are 1 and -1: only quarter turns have an order above 2, and they are
// conjugate to their inverses, so their value is its own inverse. Testing all 256 maps to {1, -1} finds the
// four that have degree 1. The squares of the degrees add up to the order of the group, 8 = 1 + 1 + 1 + 1 +
// 4, so one character remains, of degree 2: the trace of the matrices.
//
// Source: Jean-Pierre Serre, Linear Representations of Finite Groups, Chapter 2, 1977.
#include "eightfold/symmetry/characters.hpp"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <string>

#include "eightfold/core/count/checked_count.hpp"
#include "symmetry/internal/matrices.hpp"

namespace eightfold {
namespace {

using Values = EnumArray<Symmetry, int>;

// 1 on the set, -1 elsewhere.
Values sign_of(SymmetrySet set) {
  Values values;
  for (const Symmetry g : all_symmetries) values[g] = set.contains(g) ? 1 : -1;
  return values;
}

bool is_homomorphism(const Values& values) {
  for (const Symmetry g : all_symmetries)
    for (const Symmetry h : all_symmetries)
      if (values[g * h] != values[g] * values[h]) return false;
  return true;
}

Character character_with(std::string_view name, const Values& values) {
  SymmetrySet kernel;
  for (const Symmetry g : all_symmetries)
    if (values[g] == values[Symmetry::identity]) kernel.insert(g);
  return {name, values, Subgroup(kernel)};
}

// The characters of degree 1 by the class of their kernels, which have order 4 or 8.
constexpr EnumArray<SubgroupClass, std::string_view> linear_names({"", "", "", "", "B2", "B1", "A2", "A1"});

void expect_class_function(const FixedPoints& fixed_points) {
  for (const Symmetry g : all_symmetries) {
    const Symmetry first = *conjugacy_class_of(g).begin();
    if (fixed_points[g] != fixed_points[first])
      throw std::domain_error(std::string(name_of(first)) + " and " + std::string(name_of(g)) +
                              " are conjugate but fix " + std::to_string(fixed_points[first]) + " and " +
                              std::to_string(fixed_points[g]));
  }
}

std::uint64_t multiplicity(const Character& character, const FixedPoints& fixed_points) {
  CheckedCount positive;
  CheckedCount negative;
  for (const Symmetry g : all_symmetries) {
    const int value = character.values[g];
    (value > 0 ? positive : negative).add(fixed_points[g], static_cast<unsigned>(std::abs(value)));
  }
  const std::uint64_t added = positive.value();
  const std::uint64_t subtracted = negative.value();
  const auto order = static_cast<std::uint64_t>(full_group.order());
  if (subtracted > added || (added - subtracted) % order != 0)
    throw std::domain_error(std::string(character.name) + ": its multiplicity would be (" +
                            std::to_string(added) + " - " + std::to_string(subtracted) + ") / " +
                            std::to_string(order) + ", which is " +
                            (subtracted > added ? "negative" : "not a whole number"));
  return (added - subtracted) / order;
}

}  // namespace

const std::array<Character, 5>& irreducible_characters() {
  static const std::array<Character, 5> characters = [] {
    std::array<Character, 5> found{};
    std::size_t count = 0;
    for (unsigned bits = 0; bits < 256; ++bits) {
      const auto set = SymmetrySet::from_bits(bits);
      if (const Values values = sign_of(set); is_homomorphism(values))
        found.at(count++) = character_with(linear_names[class_of(Subgroup(set))], values);
    }
    Values trace;
    for (const Symmetry g : all_symmetries) trace[g] = matrix_of(g).trace();
    found.at(count) = character_with("E", trace);
    std::sort(found.begin(), found.end(),
              [](const Character& a, const Character& b) { return a.name < b.name; });
    return found;
  }();
  return characters;
}

std::array<std::uint64_t, 5> multiplicities(const FixedPoints& fixed_points) {
  if (fixed_points.group() != full_group)
    throw std::invalid_argument(
        "the irreducible characters are those of the full group; fixed points of a "
        "subgroup have no inner product with them");
  expect_class_function(fixed_points);
  std::array<std::uint64_t, 5> result{};
  std::transform(irreducible_characters().begin(), irreducible_characters().end(), result.begin(),
                 [&](const Character& character) { return multiplicity(character, fixed_points); });
  return result;
}

}  // namespace eightfold
