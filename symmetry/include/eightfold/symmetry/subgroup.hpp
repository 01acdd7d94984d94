#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "eightfold/symmetry/symmetry.hpp"
#include "eightfold/symmetry/symmetry_set.hpp"

namespace eightfold {

/// x g x⁻¹: the symmetry g after the board is moved by x.
[[nodiscard]] constexpr Symmetry conjugate(Symmetry g, Symmetry x) { return x * g * inverse(x); }

[[nodiscard]] constexpr SymmetrySet conjugate(SymmetrySet set, Symmetry x) {
  SymmetrySet result;
  for (const Symmetry g : set) result.insert(conjugate(g, x));
  return result;
}

/// All conjugates of g. There are five classes: the identity, the half turn, the two quarter turns, the two
/// axis flips and the two diagonal flips.
[[nodiscard]] constexpr SymmetrySet conjugacy_class_of(Symmetry g) {
  SymmetrySet result;
  for (const Symmetry x : all_symmetries) result.insert(conjugate(g, x));
  return result;
}

/// "identity", "quarter_turn", "half_turn", "axis_flip" or "diagonal_flip".
[[nodiscard]] constexpr std::string_view conjugacy_class_name(Symmetry g) {
  constexpr EnumArray<Symmetry, std::string_view> names({"identity", "quarter_turn", "half_turn",
                                                         "quarter_turn", "axis_flip", "axis_flip",
                                                         "diagonal_flip", "diagonal_flip"});
  return names[g];
}

/// The eight conjugacy classes of subgroups, named by geometry. The class of a stabilizer is the type of the
/// orbit.
enum class SubgroupClass : std::uint8_t {
  trivial,
  half_turn,
  diagonal_flip,
  axis_flip,
  diagonal_klein,  // the half turn and both diagonals
  axis_klein,      // the half turn and both axes
  quarter_turn,    // the four rotations
  full,
};

template <>
inline constexpr std::size_t enum_size<SubgroupClass> = 8;

inline constexpr EnumArray<SubgroupClass, std::string_view> subgroup_class_names(
    {"trivial", "half_turn", "diagonal_flip", "axis_flip", "diagonal_klein", "axis_klein", "quarter_turn",
     "full"});

inline constexpr std::array<SubgroupClass, 8> all_subgroup_classes = {
    SubgroupClass::trivial,        SubgroupClass::half_turn,
    SubgroupClass::diagonal_flip,  SubgroupClass::axis_flip,
    SubgroupClass::diagonal_klein, SubgroupClass::axis_klein,
    SubgroupClass::quarter_turn,   SubgroupClass::full};

[[nodiscard]] constexpr std::string_view name_of(SubgroupClass type) { return subgroup_class_names[type]; }

/// True if the set contains the identity and is closed under composition.
[[nodiscard]] constexpr bool is_subgroup(SymmetrySet set) {
  if (!set.contains(Symmetry::identity)) return false;
  for (const Symmetry g : set)
    for (const Symmetry h : set)
      if (!set.contains(g * h)) return false;
  return true;
}

/// One of the ten subgroups of the group of the square. No default constructor: the group that acts is always
/// named, and the whole group is `full_group`.
class Subgroup {
 public:
  /// Throws std::invalid_argument unless is_subgroup(elements).
  constexpr explicit Subgroup(SymmetrySet elements) : elements_(elements) {
    if (!is_subgroup(elements))
      throw std::invalid_argument("the symmetries are not closed under composition");
  }

  /// The subgroup with this name_of(), with hyphens or underscores; "d4" and "rotations" are aliases for full
  /// and quarter_turn. Nothing for other names.
  [[nodiscard]] static std::optional<Subgroup> named(std::string_view name);

  [[nodiscard]] constexpr SymmetrySet elements() const { return elements_; }
  [[nodiscard]] constexpr int order() const { return elements_.size(); }
  [[nodiscard]] constexpr bool contains(Symmetry g) const { return elements_.contains(g); }

  friend constexpr bool operator==(Subgroup, Subgroup) = default;

 private:
  SymmetrySet elements_;
};

/// The whole group of the square, all eight symmetries.
inline constexpr Subgroup full_group{SymmetrySet::from_bits(0xff)};

/// The conjugacy class: two subgroups have the same class if and only if they are conjugate.
[[nodiscard]] constexpr SubgroupClass class_of(Subgroup group) {
  const bool half_turn = group.contains(Symmetry::rotate180);
  const bool axis = group.contains(Symmetry::flip_horizontal) || group.contains(Symmetry::flip_vertical);
  const bool diagonal = group.contains(Symmetry::transpose) || group.contains(Symmetry::anti_transpose);
  if (group.contains(Symmetry::rotate90)) return axis ? SubgroupClass::full : SubgroupClass::quarter_turn;
  if (axis) return half_turn ? SubgroupClass::axis_klein : SubgroupClass::axis_flip;
  if (diagonal) return half_turn ? SubgroupClass::diagonal_klein : SubgroupClass::diagonal_flip;
  return half_turn ? SubgroupClass::half_turn : SubgroupClass::trivial;
}

/// True if the subgroup equals all its conjugates.
[[nodiscard]] constexpr bool is_normal(Subgroup group) {
  for (const Symmetry x : all_symmetries)
    if (conjugate(group.elements(), x) != group.elements()) return false;
  return true;
}

/// All ten subgroups, by order and then by the bits of their elements. Found by testing all 256 subsets.
[[nodiscard]] const std::vector<Subgroup>& all_subgroups();

/// The name of the class, or of the reflection if two subgroups share a class: "quarter_turn",
/// "flip_vertical".
[[nodiscard]] std::string_view name_of(Subgroup group);

// The lattice of the ten subgroups, ordered by inclusion. Lists are in the order of all_subgroups().

/// True if every element of `lower` is in `upper`; also if they are equal.
[[nodiscard]] constexpr bool contains(Subgroup upper, Subgroup lower) {
  return upper.elements().contains(lower.elements());
}

/// True if `upper` properly contains `lower` and no subgroup is strictly between them: an edge of the Hasse
/// diagram.
[[nodiscard]] bool covers(Subgroup upper, Subgroup lower);

/// The subgroups that this one covers, which are its maximal subgroups. None for the trivial subgroup.
[[nodiscard]] std::vector<Subgroup> covered_by(Subgroup upper);

/// The subgroups that cover this one. None for the full group.
[[nodiscard]] std::vector<Subgroup> covering(Subgroup lower);

/// The one or two conjugate subgroups of the class.
[[nodiscard]] std::vector<Subgroup> members_of(SubgroupClass type);

/// The subgroups by order, from the trivial one up: the levels of the Hasse diagram. Every edge joins
/// adjacent levels.
[[nodiscard]] const std::vector<std::vector<Subgroup>>& lattice_levels();

}  // namespace eightfold
