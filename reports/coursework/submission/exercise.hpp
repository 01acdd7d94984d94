#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rule.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold::coursework {

/// What a group acts on in an exercise.
enum class Problem {
  queens,        ///< the solutions of n queens, or of a relative
  beads,         ///< closed chains of n beads in some colors
  square_cells,  ///< the n×n cells of a square, colored
  cube_faces,    ///< the six faces of a cube, colored, under its 24 rotations
};

inline constexpr std::array<std::string_view, 4> problem_names = {"queens", "beads", "square_cells",
                                                                  "cube_faces"};
inline constexpr std::array<Problem, 4> all_problems = {Problem::queens, Problem::beads,
                                                        Problem::square_cells, Problem::cube_faces};

constexpr std::string_view name_of(Problem problem) {
  return problem_names[static_cast<std::size_t>(problem)];
}

/// A set and the group that acts on it.
struct Exercise {
  Problem problem = Problem::queens;
  int n = 0;                 ///< the board's side, or the beads; nothing to a cube
  int colors = 0;            ///< of beads, cells or faces
  Rule rule = Rule::queens;  ///< of queens
  Subgroup group = {};       ///< that acts on placements and cells
  bool reflections = true;   ///< of beads: whether bracelets are counted, or necklaces

  friend bool operator==(const Exercise&, const Exercise&) = default;
};

/// What is said of an exercise; the rest follows from it.
struct ExerciseParts {
  std::optional<Problem> problem = {};
  std::optional<int> n = {};
  std::optional<int> colors = {};
  std::optional<Rule> rule = {};
  std::optional<std::string> group = {};  ///< by a name that complete() knows
};

/// The limits of what is checked: the side of a colored square. Beads go to longest_chain, colors to
/// most_colors, boards to max_size.
inline constexpr int largest_colored_square = 20;

/// The exercise with everything that goes without saying: queens, the rule of queens, the full group (of a
/// cube the rotations, which is all there is). On placements and cells the group is one of the ten subgroups
/// by its name, of beads rotations (also cyclic, necklaces) or full (also dihedral, bracelets). Throws
/// ParseError where n or colors are missing or beyond the limits, where there is no such group, and for what
/// does not go with the problem.
Exercise complete(const ExerciseParts& parts);

/// The names of the groups that act on a square: "rotations", and each of the ten subgroups.
std::vector<std::string_view> square_group_names();

/// "8 queens, full group (order 8)", "4 beads in 2 colors, rotations (order 4)".
std::string describe(const Exercise& exercise);

/// The order of the group that acts.
int order_of_group(const Exercise& exercise);

/// Elements of the group that one entry of a tally speaks of, each of which fixes equally many: a single one
/// by its name, or a class of several, counted with its size in Burnside's sum.
struct TallyKey {
  std::string name;           ///< "rotate180", "quarter_turn", "rotate_by_3", "face_half_turn"
  std::vector<int> elements;  ///< places in the group's list, 0 the identity; never empty
};

/// Every entry that a tally of this exercise may have; first the elements one by one where they have names,
/// then classes. On the square the elements are those of `group` in the order of all_symmetries, and the
/// classes are the conjugacy classes; of n beads rotate_by_0 (also identity) to rotate_by_(n-1), reflect_0 to
/// reflect_(n-1), where reflect_k takes bead i to bead k - i modulo n, and the classes through_two_beads,
/// through_two_gaps and through_bead_and_gap; of the cube only classes: identity, face_quarter_turn,
/// face_half_turn, edge_half_turn, vertex_turn.
std::vector<TallyKey> tally_keys(const Exercise& exercise);

}  // namespace eightfold::coursework
