#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "eightfold/reports/text/style.hpp"

// The group of the square. The JSON documents of this folder about it follow
// data/schemas/group-1.0.schema.json; each has only the members named at its function. Each CSV has a header
// line. Subgroups, symmetries and classes are named by name_of() and conjugacy_class_name().
namespace eightfold::reports {

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

/// JSON with a member for each table, named like the values of GroupTable.
[[nodiscard]] std::string group_json(std::span<const GroupTable> tables = all_group_tables);

/// CSV: one line per element, row of the Cayley table, class or subgroup. Names in one cell are separated by
/// spaces.
[[nodiscard]] std::string group_csv(GroupTable table);

}  // namespace eightfold::reports
