#pragma once

#include <optional>
#include <span>
#include <vector>

#include "reports/coursework/submission/submission.hpp"
#include "reports/coursework/verify/misconceptions.hpp"
#include "reports/coursework/verify/verdict.hpp"

namespace eightfold::coursework {

struct VerifyParams {
  bool spoilers =
      true;  ///< whether evidence may tell what is right: numbers, missing solutions, least members
  /// Which members may stand for orbits, whatever the student says.
  std::optional<Representative> representative = {};
  /// What a list without a heading is one of, if an assignment asks for one of the two only; else its length
  /// tells.
  std::optional<bool> bare_list_is_of_representatives = {};
  std::span<const Placement> boards =
      {};  ///< whose stabilizers are asked for; none: those that are submitted
  std::span<const Misconception> misconceptions = known_misconceptions();
};

/// A verdict on every claim of a submission, in the order in which one follows from another: solutions and
/// their number, the other lists, tally, sum, counts of orbits. A right claim is right whatever else is
/// wrong; a wrong one that follows from the student's own earlier claims is told apart. Time is O(solutions +
/// claims), memory O(claims). Throws reports::ParseError where a claim is beyond what can be checked (see
/// answer.hpp).
std::vector<Verdict> verify(const Submission& submission, const VerifyParams& params = {});

}  // namespace eightfold::coursework
