#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/submission/submission.hpp"
#include "eightfold/reports/coursework/verify/formula.hpp"
#include "eightfold/reports/coursework/verify/verdict.hpp"

namespace eightfold::coursework {

/// A mistake that leads to an incorrect number.
struct Misconception {
  std::string id;
  std::string title;
  std::string advice;
  std::vector<Problem> problems;           ///< in which it occurs
  std::vector<std::string> claims;         ///< the numbers that it affects: "orbit_count", …
  std::vector<Subgroup> groups;            ///< the claim must be about one of these groups, if there are any
  std::vector<Rule> rules;                 ///< the rule must be one of these, if there are any
  Formula formula;                         ///< the incorrect arithmetic
  std::optional<Formula> where;            ///< must not have the value 0
  std::map<std::string, Formula> tallies;  ///< the fixed points that result from it, by key
};

/// The quantities that a formula can use in a problem, sorted. Those that begin with own_ exist only if the
/// student submitted them.
[[nodiscard]] std::vector<std::string> quantity_names(Problem problem);

/// The words for a quantity: "orbits under the rotations". Returns other names unchanged.
[[nodiscard]] std::string quantity_word(Problem problem, std::string_view name);

/// Reads a list of misconceptions in the format of data/misconceptions.json. Throws reports::ParseError that
/// names the entry.
[[nodiscard]] std::vector<Misconception> read_misconceptions(std::string_view text);

/// The list in data/misconceptions.json, which is compiled in.
[[nodiscard]] const std::vector<Misconception>& known_misconceptions();

/// A number that needs an explanation.
struct WrongNumber {
  Exercise exercise;
  std::string claim;  ///< "orbit_count", "fixed_points.rotate90"
  Rational value;
  Quantities quantities;   ///< the correct values for the exercise, and the student's own_ values
  Quantities own_tallies;  ///< the student's fixed points by key, if submitted
  std::optional<Rational> correct_value = {};  ///< if it equals `value`, there is no explanation
};

/// The misconceptions whose formula has this value, in the order of the list, except that those that agree
/// with more of the student's own tallies come first. A misconception that the tallies contradict appears
/// only if there is no other one; with `only_fitting`, every one must agree with a tally. Of several with the
/// same title only the first appears. `with_numbers` allows the arithmetic to show correct values.
[[nodiscard]] std::vector<KnownMistake> explain(const WrongNumber& wrong,
                                                std::span<const Misconception> known, bool with_numbers,
                                                bool only_fitting = false);

/// An incorrect number and the misconceptions that lead to it, at least one.
struct IncorrectNumber {
  Rational value;
  std::vector<KnownMistake> mistakes;  ///< their arithmetic has no numbers
};

/// The incorrect numbers that misconceptions lead to, ascending, each once. `about.value` is ignored.
[[nodiscard]] std::vector<IncorrectNumber> incorrect_numbers(WrongNumber about,
                                                             std::span<const Misconception> known);

}  // namespace eightfold::coursework
