#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "reports/coursework/submission/exercise.hpp"
#include "symmetry/orbit_counter.hpp"

namespace eightfold::coursework {

/// The sizes of the board that exercises about a rule come in, ascending: there are solutions, and few enough
/// to look at.
std::span<const int> assignment_sizes(Rule rule);

inline constexpr int most_assignment_boards = 12;

/// A list of one solution for each orbit, with one mistake in it. To mend it is to hand in representatives.
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
  std::size_t entry = 0;  ///< where it is, from 0: in `shown`, or in `corrected` if it was left out there
  std::size_t twin = 0;   ///< the entry of `shown` that is isomorphic to it, if there is one
};

/// A table of fixed points, their sum and its quotient, with one mistake from which the rest follows.
struct TableMistake {
  enum class Kind {
    tally,  ///< an element is said to fix another number
    sum,    ///< the identity is left out of the sum
    order,  ///< the sum is divided by the order of another group
  };
  Kind kind = Kind::tally;
  FixedPoints fixed_points{};
  std::uint64_t sum = 0;
  int order = 0;
  Symmetry element = Symmetry::identity;  ///< whose tally is wrong

  /// Exact, for the order is a power of 2.
  double quotient() const { return static_cast<double>(sum) / order; }
};

struct AssignmentParams {
  std::uint64_t seed = 1;  ///< chooses all that is left open
  std::optional<int> n = {};
  std::optional<Rule> rule = {};
  std::optional<Subgroup> group = {};
  std::optional<int> boards = {};  ///< how many to classify, 1 to most_assignment_boards
};

/// Homework about the orbits of all solutions, with its answers.
struct Assignment {
  AssignmentParams params;
  Exercise exercise;
  int base = 0;                   ///< the first column's number
  std::vector<Placement> boards;  ///< different solutions whose stabilizers are asked for
  CheckedOrbitCount orbits;
  std::variant<ListMistake, TableMistake> mistake;  ///< a list where it is no longer than 24 entries
};

/// The same for the same params, on every machine. Throws std::invalid_argument for what there is no exercise
/// about; the message begins with the name of the parameter.
Assignment new_assignment(const AssignmentParams& params);

}  // namespace eightfold::coursework
