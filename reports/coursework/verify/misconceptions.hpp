#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/coursework/submission/submission.hpp"
#include "reports/coursework/verify/formula.hpp"
#include "reports/coursework/verify/verdict.hpp"

namespace eightfold::coursework {

/// A known way to a wrong number.
struct Misconception {
  std::string id;
  std::string title;
  std::string advice;
  std::vector<Problem> problems;           ///< in which it is made
  std::vector<std::string> claims;         ///< of which numbers: "orbit_count", "fixed_points.identity" …
  std::vector<Subgroup> groups;            ///< only of claims about one of these groups; of any if empty
  std::vector<Rule> rules;                 ///< only under one of these rules; under any if empty
  Formula formula;                         ///< the arithmetic that leads there
  std::optional<Formula> where;            ///< only where this has a value other than 0
  std::map<std::string, Formula> tallies;  ///< what the fixed points look like to one who makes it, by key
};

/// The group that a claim is about: all eight symmetries if it counts fundamental solutions, whichever group
/// the exercise has. Of beads the rotations or the full group; of a cube the full group stands for its
/// rotations.
Subgroup group_of_claim(const Exercise& exercise, std::string_view claim);

/// The quantities that a formula may speak of in an exercise on a problem, sorted. Those whose name begins
/// with own_ are there only if the student submitted them in.
std::vector<std::string> quantity_names(Problem problem);

/// What a quantity is called before students: "orbits under the rotations". Anything else stays as it is.
std::string quantity_word(Problem problem, std::string_view name);

/// Reads a list of misconceptions, data/misconceptions.json or a teacher's own. Throws reports::ParseError
/// that names the entry.
std::vector<Misconception> read_misconceptions(std::string_view text);

/// The list that comes with the program.
const std::vector<Misconception>& known_misconceptions();

/// A wrong number.
struct WrongNumber {
  Exercise exercise;
  std::string claim;  ///< "orbit_count", "fixed_points.rotate90"
  Rational value;
  Quantities right;  ///< of the exercise, each with its right value; those of the claim follow from them
  Quantities own_tallies;  ///< the student's fixed points by key, as far as they were submitted
  std::optional<Rational> right_value =
      {};  ///< of the claim itself; where it is `value`, nothing is explained
};

/// The misconceptions whose formula gives just this number, those first that fit the student's own tallies
/// best (more of their entries as expected, fewer otherwise), else in the order of the list. Those that the
/// tallies speak against are left out if others remain; `only_fitting` leaves out all that the tallies do not
/// speak for. Of those with the same title the first stands for all. A formula that comes to the right number
/// can't explain a wrong one and is never among them. `with_numbers` says whether the arithmetic may show the
/// right values.
std::vector<KnownMistake> explain(const WrongNumber& wrong, std::span<const Misconception> known,
                                  bool with_numbers, bool only_fitting = false);

}  // namespace eightfold::coursework
