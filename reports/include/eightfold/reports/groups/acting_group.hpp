#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "eightfold/core/export.hpp"
#include "eightfold/symmetry/group_action.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// A group whose cycle index is known by name.
struct ActingGroup {
  std::string_view name;          ///< "cyclic", "dihedral", "square-cells", "cube-faces"
  std::optional<int> greatest_n;  ///< empty if the group has no n
  GroupAction (*action)(int n);
  /// "the cyclic group (order 6) acting on 6 points in a circle"
  std::string (*description)(int n, std::size_t order);
};

[[nodiscard]] std::span<const ActingGroup> acting_groups();

}  // namespace reports
}  // namespace eightfold
