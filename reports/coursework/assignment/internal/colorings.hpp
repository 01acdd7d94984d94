#pragma once

#include <string>
#include <vector>

#include "eightfold/reports/coursework/assignment/assignment.hpp"

// What the assignments about colorings need beside those about solutions.
namespace eightfold::coursework {

/// The greatest number of entries that a tally is asked for.
inline constexpr std::size_t most_asked_entries = 24;

/// The exercise of the parameters; with vary, one for each content with 2 to 4 colors, or as many as given.
/// Each is the problem beads, square_cells or cube_faces if the group is that of one. Throws
/// std::invalid_argument that begins with the name of the parameter.
std::vector<Exercise> coloring_exercises(const AssignmentParams& params);

/// "A *coloring* of 6 beads gives each of them one of 3 colors. The numbers of each color are 3, 2 and 1."
std::string coloring_text(const Exercise& exercise);

/// "The group: the dihedral group (order 12) acting on 6 points in a circle."
std::string group_text(const Exercise& exercise);

/// The group of an exercise about colorings, by a name for named_group(): "dihedral 6".
std::string acting_name(const Exercise& exercise);

/// Entries that contain each element of the group once, the identity first: each symmetry of a square, each
/// rotation and each class of reflections of beads, each class of rotations of a cube, each cycle type.
std::vector<TallyKey> tally_to_ask(const Exercise& exercise);

/// "clockwise quarter turn", "rotation by 2", "reflection through two beads", "face quarter turn", "element
/// of the cycle type a1^2 a2^2".
std::string entry_in_words(const Exercise& exercise, const TallyKey& key);

/// "the half turn", or "each face half turn" if the entry has several elements.
std::string each_of(const Exercise& exercise, const TallyKey& key);

}  // namespace eightfold::coursework
