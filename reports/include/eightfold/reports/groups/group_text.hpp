#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/text/style.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The tables about the group of the square.
enum class GroupTable : std::uint8_t {
  elements,           ///< with coordinates, matrix, order, inverse and conjugacy class
  cayley_table,       ///< the product of each two elements
  conjugacy_classes,  ///< of elements
  subgroups,          ///< the ten subgroups
};

inline constexpr std::array<GroupTable, 4> all_group_tables = {
    GroupTable::elements, GroupTable::cayley_table, GroupTable::conjugacy_classes, GroupTable::subgroups};

/// The tables in the given order, each with a title.
[[nodiscard]] std::string group_text(const Style& style,
                                     std::span<const GroupTable> tables = all_group_tables);

}  // namespace reports
}  // namespace eightfold
