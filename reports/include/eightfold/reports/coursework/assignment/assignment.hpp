#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "eightfold/reports/coursework/roster/student.hpp"
#include "eightfold/reports/coursework/submission/exercise.hpp"
#include "eightfold/reports/coursework/submission/rational.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold::coursework {

/// The board sizes for exercises about a rule, ascending. Each has solutions, and not too many.
[[nodiscard]] std::span<const int> assignment_sizes(Rule rule);

inline constexpr int most_assignment_boards = 12;

/// A list of one solution for each orbit, with one mistake. The corrected list is a list of representatives.
struct ListMistake {
  enum class Kind {
    isomorph,        ///< an entry is an isomorph of another, and an orbit has no entry
    not_a_solution,  ///< two pieces of an entry attack each other, and an orbit has no entry
    missing,         ///< an orbit has no entry
    extra,           ///< an orbit has two entries
  };
  Kind kind = Kind::isomorph;
  std::vector<Placement> shown;
  std::vector<Placement> corrected;
  std::size_t entry = 0;  ///< from 0: in `shown`, or in `corrected` if it is missing
  std::size_t twin = 0;   ///< the entry of `shown` that is isomorphic to it, if any
};

/// Elements of the group, and the number of solutions or colorings that each of them fixes.
struct TallyEntry {
  TallyKey key;
  Integer fixed;
};

/// A table of fixed points, their sum and its quotient, with one mistake that is carried forward.
struct TableMistake {
  enum class Kind {
    tally,  ///< an entry has an incorrect number
    sum,    ///< the sum omits the identity
    order,  ///< the sum is divided by the order of another group
  };
  Kind kind = Kind::tally;
  std::vector<TallyEntry> tally;
  Integer sum;
  int order = 0;
  std::size_t entry = 0;  ///< of `tally`, with the incorrect number

  [[nodiscard]] Rational quotient() const { return {sum, order}; }
};

struct AssignmentParams {
  std::uint64_t seed = 1;              ///< of all random choices
  bool secret = false;                 ///< the seed is in no file, not even in those for the teacher
  bool vary = false;                   ///< the seed chooses n, the rule and the group, unless they are given
  std::optional<int> n = {};           ///< without vary: 8
  std::optional<Rule> rule = {};       ///< without vary: queens
  std::optional<Subgroup> group = {};  ///< without vary: the full group
  std::optional<int> boards = {};      ///< to classify, 1 to most_assignment_boards; 4 to 6 by default
  /// Colorings instead of solutions: the group, by a name for named_group(), with colors or a content. With
  /// vary and without a content, the seed chooses a content, of 2 to 4 colors or of these.
  std::optional<std::string> colorings = {};
  std::optional<int> colors = {};       ///< only for colorings
  std::optional<Content> content = {};  ///< only for colorings
};

/// An assignment of one student in a class.
struct Variant {
  Student student;
  std::uint64_t seed = 0;  ///< replaces that of the class
};

/// Homework about the orbits of all solutions or colorings, with the answers.
struct Assignment {
  AssignmentParams params;
  std::optional<Student> student;  ///< whom it is for; without a value it is for everybody
  Exercise exercise;
  int base = 0;                   ///< the number of the first column; 0 in new assignments
  std::vector<Placement> boards;  ///< distinct solutions to classify; none for colorings
  std::vector<TallyEntry> tally;  ///< each element of the group once, alone or with others of its class
  Integer sum;                    ///< of the fixed points of all elements
  Integer orbits;
  OrbitsByType orbits_by_type;                      ///< only of solutions
  std::variant<ListMistake, TableMistake> mistake;  ///< a list if at most 24 orbits of solutions are listed
};

/// Depends only on the params, on every machine. Throws std::invalid_argument, whose message begins with the
/// name of the parameter, if there is no such exercise.
[[nodiscard]] Assignment new_assignment(const AssignmentParams& params);

/// The same for each variant. All have the same claims and points. If they vary, all have about the same
/// work: the largest number of orbits of solutions is at most 4/3 of the smallest, and the number of boards
/// to classify is the same unless an exercise has fewer solutions.
[[nodiscard]] std::vector<Assignment> new_assignments(const AssignmentParams& params,
                                                      std::span<const Variant> variants);

}  // namespace eightfold::coursework
