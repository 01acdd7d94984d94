#pragma once

#include <span>
#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/groups/group_text.hpp"
#include "eightfold/symmetry/symmetry.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"

// The group of the square for programs. The JSON documents follow data/schemas/group-1.0.schema.json; each
// has only the members named here. Each CSV has a header line. Subgroups, symmetries and classes are named by
// name_of() and conjugacy_class_name().
namespace EIGHTFOLD_API eightfold {
namespace reports {

/// JSON with a member for each table, named like the values of GroupTable.
[[nodiscard]] std::string group_json(std::span<const GroupTable> tables = all_group_tables);

/// CSV: one line per element, row of the Cayley table, class or subgroup. Names in one cell are separated by
/// spaces.
[[nodiscard]] std::string group_csv(GroupTable table);

/// JSON with "table_of_marks", and in "decomposition" the marks and the orbits of the set that `placements`
/// names, such as "8-queens solutions". Throws the exceptions of decompose().
[[nodiscard]] std::string marks_json(const std::string& placements, const Marks& marks);

/// CSV: the table of marks, with a line for each orbit type and a column for each class of subgroups.
[[nodiscard]] std::string marks_csv();

/// JSON with "lattice": the ten subgroups and the edges of the Hasse diagram with their indices.
[[nodiscard]] std::string lattice_json();

/// CSV: one line per edge of the Hasse diagram, with the index of the lower subgroup in the upper one.
[[nodiscard]] std::string lattice_csv();

/// JSON with "generated": the generators, the subgroup, and a shortest word for each of its elements.
[[nodiscard]] std::string generated_json(std::span<const Symmetry> generators);

/// CSV: one line per element with the length of its word and the word, such as "flip_horizontal*rotate90".
[[nodiscard]] std::string generated_csv(std::span<const Symmetry> generators);

}  // namespace reports
}  // namespace eightfold
