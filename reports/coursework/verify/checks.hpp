#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/coursework/verify/answer.hpp"
#include "reports/coursework/verify/verify.hpp"

namespace eightfold::coursework {

/// A submission under examination: what each check looks at, and what checks leave for those that follow.
struct Case {
  const Submission& submission;
  const Answer& answer;
  const VerifyParams& params;

  // The student's own, as far as they were submitted.
  std::optional<std::vector<Placement>> own_solutions =
      {};  ///< those of the list that are solutions, each once
  std::optional<std::map<SubgroupClass, int>> own_orbit_types =
      {};                                            ///< of the orbits that the representatives stand for
  std::optional<std::size_t> listed_solutions = {};  ///< the lengths of lists, whatever is wrong in them
  std::string orbit_list = {};  ///< the claim that lists orbits: representatives, else orbits
  std::optional<std::size_t> listed_orbits = {};
  std::optional<Integer> own_tally_sum = {};  ///< if every element is told

  /// Which member is to stand for its orbit.
  Representative representative() const {
    return params.representative.value_or(submission.conventions.representative);
  }
};

/// Adds evidence to a verdict, and keeps it from growing beyond what anybody reads: twenty findings, five of
/// them of what is missing.
void add_finding(Verdict& verdict, std::string_view kind, Place place, std::string text);

/// A verdict that is right so far, on one of claim_keys.
Verdict begin_verdict(std::string_view claim, std::string claimed);

/// "[1 3 0 2]" as the student writes vectors.
std::string written(const Case& c, const Placement& placement);

/// "; 3 are missing", without the number if it is not to be told, or nothing.
std::string missing_words(const Case& c, std::size_t missing, std::string_view without_number);

/// True if it is a solution; else says why not in the verdict.
bool expect_solution(const Case& c, Verdict& verdict, const SubmittedPlacement& submitted);

/// Reports a placement that was listed before.
void add_duplicate(Verdict& verdict, const SubmittedPlacement& submitted, Place first);

/// Good entries less bad ones, as a part of what there should be.
double credit_of(std::size_t good, std::size_t bad, const Integer& needed);

/// Names the orbits of which no canonical member is known, in order, and returns how many there are.
std::size_t add_missing_orbits(const Case& c, Verdict& verdict,
                               const std::map<Placement, std::size_t>& known);

/// Throws ParseError if lists of this board can't be held against anything.
void expect_listed_n(const Case& c, std::string_view claim, Place place);

/// Names the known mistakes that lead to a wrong number.
void name_mistakes(const Case& c, Verdict& verdict, std::string_view claim, const Rational& value,
                   const Rational& right);

// One for each kind of claim; nothing if the submission does not make it.
std::optional<Verdict> check_solutions(Case& c);
std::optional<Verdict> check_representatives(Case& c);
std::optional<Verdict> check_orbits(Case& c);
std::optional<Verdict> check_stabilizers(const Case& c);
std::optional<Verdict> check_tally(Case& c);
std::optional<Verdict> check_sum(const Case& c);
std::optional<Verdict> check_orbit_types(const Case& c);
std::optional<Verdict> check_orbit_sizes(const Case& c);
/// Any of number_keys but the sum.
std::optional<Verdict> check_count(const Case& c, const ClaimKey& key);

}  // namespace eightfold::coursework
