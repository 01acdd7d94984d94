#pragma once

#include <fmt/core.h>

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "eightfold/reports/coursework/verify/verify.hpp"
#include "reports/coursework/submission/internal/claim.hpp"
#include "reports/coursework/verify/internal/answer.hpp"

namespace eightfold::coursework {

/// What a claim counts, and how many there are.
struct Counted {
  enum class Kind { solutions, orbits, other_orbits };  ///< under the group of the exercise, or another one
  Kind kind;
  std::string_view noun;  ///< "orbit"
  Integer number;
};

/// Null if there is none.
template <typename Map>
const typename Map::mapped_type* value_at(const Map& map, std::string_view key) {
  const auto it = map.find(key);
  return it == map.end() ? nullptr : &it->second;
}

/// A submission during its checks: their input, and the student's own results that later checks need.
struct Case {
  const Submission& submission;
  const Answer& answer;
  const VerifyParams& params;

  std::optional<std::vector<Placement>> own_solutions = {};          ///< the distinct solutions in the list
  std::optional<std::map<SubgroupClass, int>> own_orbit_types = {};  ///< of the orbits represented
  std::optional<std::size_t> listed_solutions = {};  ///< the solutions in the list, with those that repeat
  std::string orbit_list = {};                       ///< the claim that lists orbits
  std::optional<std::size_t> listed_orbits = {};     ///< the solutions or the orbits in that list
  std::optional<Integer> own_tally_sum = {};         ///< if every element has a count
  /// The correct part of the earlier claims, by claim; of a tally, only numbers other than 0 count.
  std::map<std::string, double, std::less<>> credit = {};

  /// Whether an error in the claim can be carried forward: at least half of the claim is correct. Otherwise a
  /// list of one placement and the number 1 would earn the points for the number.
  bool carries(std::string_view claim) const;

  Representative representative() const {
    return params.representative.value_or(submission.conventions.representative);
  }
};

/// Adds a finding. Beyond twenty findings, or five of a kind that is about missing objects, it only counts.
void add_finding_text(Verdict& verdict, std::string_view kind, Place place, std::string text);

template <typename... Values>
void add_finding(Verdict& verdict, std::string_view kind, Place place, fmt::format_string<Values...> format,
                 Values&&... values) {
  add_finding_text(verdict, kind, place, fmt::format(format, std::forward<Values>(values)...));
}

/// The findings so far, including those beyond the limit.
std::size_t finding_count(const Verdict& verdict);

/// Starts with the status `right`. `claim` is the name of one.
Verdict begin_verdict(std::string_view claim, std::string claimed);

/// A verdict without credit.
Verdict failed_verdict(std::string_view claim, Status status, std::string_view summary,
                       std::string claimed = "");

/// A vector in the student's conventions: "[1 3 0 2]".
std::string written(const Case& c, const Placement& placement);

/// "; 3 are missing", or nothing.
std::string missing_words(std::size_t missing);

/// The summary of an incorrect list without spoilers, which also hides how much of it is correct.
std::string hidden_summary(std::size_t bad, std::size_t missing, std::string_view what);

/// Adds the parts of the claim that could not be read, and returns their number.
std::size_t add_unread(const Case& c, Verdict& verdict, std::string_view claim);

/// Whether the placement is a solution; if not, adds a finding.
bool expect_solution(const Case& c, Verdict& verdict, const SubmittedPlacement& submitted);

/// Adds a finding about a placement that occurs earlier in the list.
void add_duplicate(Verdict& verdict, const SubmittedPlacement& submitted, Place first);

/// (good - bad) / needed, from 0 to 1.
double credit_of(std::size_t good, std::size_t bad, const Integer& needed);

/// Returns the number of orbits whose canonical member is not known. With spoilers, adds a finding for each,
/// in order.
std::size_t add_missing_orbits(const Case& c, Verdict& verdict,
                               const std::map<Placement, std::size_t>& known);

/// The verdict on a list if the board is too large for checking lists; its only finding has the reason.
std::optional<Verdict> check_listed_n(const Case& c, const Verdict& begun, Place place);

/// Adds the known mistakes that lead to an incorrect number.
void name_mistakes(const Case& c, Verdict& verdict, std::string_view claim, const Rational& value,
                   const Rational& correct);

}  // namespace eightfold::coursework
