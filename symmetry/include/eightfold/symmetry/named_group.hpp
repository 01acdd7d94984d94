#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/symmetry/acting_group.hpp"

namespace eightfold {

/// A kind of group that is known by name.
struct GroupKind {
  std::string_view name;  ///< "cyclic", "cube-edges", "matrix"
  int numbers = 1;        ///< how many numbers follow the name
  int greatest = 0;       ///< the greatest value of each number; the least is 0
  enum class Symmetries { none, of_square, of_solid };
  Symmetries symmetries = Symmetries::none;  ///< those from which a word may select a subgroup
};

/// By what they act on: points in a circle, all points, graphs and matrices, boards, solids.
[[nodiscard]] std::span<const GroupKind> group_kinds();

/// A kind with its numbers and symmetries.
struct GroupName {
  const GroupKind* kind = nullptr;
  std::vector<int> numbers = {};
  /// A subgroup of the square by name_of(), or "rotations" or "full" for a solid; empty if it is not given:
  /// then boards have the full group, and solids their rotations.
  std::string symmetries = {};
};

/// A group that is known by name, or a product of two of them.
struct NamedGroup {
  enum class Product { none, direct, wreath };
  std::vector<GroupName> factors;  ///< one, or two if it is a product
  Product product = Product::none;
  ActingGroup group;
  /// "cyclic 6", "square-cells 3 rotations", "symmetric 2 wr symmetric 3"; named_group() reads it.
  [[nodiscard]] std::string name() const;
};

/// Reads a name such as "cyclic 6", "cube-edges full", "square-cells 3 half-turn", "matrix 3 4", and products
/// of two: "cyclic 3 x dihedral 4" (direct_product) and "symmetric 2 wr symmetric 3" (wreath_product). An
/// underscore equals a hyphen. Throws std::invalid_argument with a sentence that says what is wrong and what
/// would be right, without the name of an argument.
[[nodiscard]] NamedGroup named_group(std::string_view words);

}  // namespace eightfold
