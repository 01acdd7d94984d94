#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/content.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold::coursework {

/// The set that a group acts on in an exercise. Those from square_cells on are colorings in coloring_count;
/// those from cube_faces on have no n, and no subgroup of the square.
enum class Problem {
  queens,        ///< the solutions of n queens, superqueens or rooks
  beads,         ///< closed chains of n colored beads
  square_cells,  ///< colorings of the n×n cells of a square
  cube_faces,    ///< colorings of the six faces of a cube, under its 24 rotations
  colorings,     ///< colorings of the points of any group that named_group() reads
};

inline constexpr std::array<std::string_view, 5> problem_names = {"queens", "beads", "square_cells",
                                                                  "cube_faces", "colorings"};
inline constexpr std::array all_problems = {Problem::queens, Problem::beads, Problem::square_cells,
                                            Problem::cube_faces, Problem::colorings};

[[nodiscard]] constexpr std::string_view name_of(Problem problem) {
  return problem_names[static_cast<std::size_t>(problem)];
}

/// A set and the group that acts on it.
struct Exercise {
  Problem problem = Problem::queens;
  int n = 0;                    ///< the side of the board, or the number of beads; unused for other problems
  int colors = 0;               ///< number of colors of beads, cells, faces or points
  Rule rule = Rule::queens;     ///< only for queens
  Subgroup group = full_group;  ///< for queens and cells
  bool reflections = true;      ///< for beads: bracelets, not necklaces
  /// For queens: n×n, with required and blocked squares that the group preserves; by default without.
  std::optional<Board> board = {};
  std::optional<Content> content = {};  ///< the number of beads, cells, faces or points of each color
  std::string acting = {};              ///< for colorings: the group, by a name for named_group()

  friend bool operator==(const Exercise&, const Exercise&) = default;
};

/// The given parts of an exercise; complete() adds the others.
struct ExerciseParts {
  std::optional<Problem> problem = {};
  std::optional<int> n = {};
  std::optional<int> colors = {};
  std::optional<Rule> rule = {};
  std::optional<std::string> group = {};  ///< a name that complete() accepts
  std::optional<Content> content = {};
};

/// The largest side of a colored square. The other limits are longest_chain for beads, most_colors for colors
/// and max_size for boards.
inline constexpr int largest_colored_square = 20;
/// Those of colorings: the symmetric group of 7 points has 5040 elements, the largest square 400 cells.
inline constexpr int most_acting_elements = 5040;
inline constexpr int most_colored_points = 400;

/// The exercise with the defaults: the problem queens, the rule of queens, the full group, and for a cube its
/// rotations. The group has the name of one of the ten subgroups for queens and cells; for beads it is
/// rotations (also cyclic, necklaces) or full (also dihedral, bracelets); for colorings a name for
/// named_group(). Throws ParseError if n or colors are missing or out of range, for an unknown group, for a
/// content that contradicts them, and for a part that does not apply to the problem.
[[nodiscard]] Exercise complete(const ExerciseParts& parts);

/// The names of the groups that act on a square: "rotations", and each of the ten subgroups.
[[nodiscard]] std::vector<std::string_view> square_group_names();

/// The board of queens.
[[nodiscard]] Board board_of(const Exercise& exercise);

/// "8 queens, full group (order 8)", "8 queens (queen on a1), trivial group (order 1)", "4 beads in 2 colors,
/// rotations (order 4)".
[[nodiscard]] std::string describe(const Exercise& exercise);

/// What is colored: "6 beads", "the cells of the 3×3 square", "the faces of a cube", "12 points".
[[nodiscard]] std::string points_in_words(const Exercise& exercise);

/// The name of the group that complete() reads.
[[nodiscard]] std::string group_name(const Exercise& exercise);

/// The order of the group.
[[nodiscard]] int order_of_group(const Exercise& exercise);

/// The elements of one entry of a tally, which all fix the same number of points: a single element, or a
/// class that counts once for each of its elements in Burnside's sum.
struct TallyKey {
  std::string name;           ///< "rotate180", "quarter_turn", "rotate_by_3", "face_half_turn"
  std::vector<int> elements;  ///< indices in the group's list, where the identity is 0; never empty
};

/// Every entry that a tally of this exercise can have, first for the elements that have names, then for the
/// classes:
///
/// - square: the elements of `group` in the order of all_symmetries; its conjugacy classes;
/// - n beads: rotate_by_0 (also identity) to rotate_by_(n-1), and reflect_0 to reflect_(n-1), where reflect_k
///   takes bead i to bead k - i modulo n; through_two_beads, through_two_gaps, through_bead_and_gap;
/// - cube: only the classes identity, face_quarter_turn, face_half_turn, edge_half_turn, vertex_turn;
/// - colorings: each cycle type with all of its elements, "a1^2 a2^5", and the identity.
[[nodiscard]] std::vector<TallyKey> tally_keys(const Exercise& exercise);

}  // namespace eightfold::coursework
