#pragma once

#include <optional>
#include <span>
#include <vector>

#include "eightfold/reports/coursework/submission/submission.hpp"
#include "eightfold/reports/coursework/verify/misconceptions.hpp"
#include "eightfold/reports/coursework/verify/verdict.hpp"

namespace eightfold::coursework {

class AnswerCache;

struct VerifyParams {
  bool spoilers = true;  ///< whether evidence may show correct numbers, missing solutions and least members
  /// Overrides the representatives that the submission declares.
  std::optional<Representative> representative = {};
  /// Whether a list without a heading contains representatives or solutions; without a value its length
  /// decides.
  std::optional<bool> bare_list_is_of_representatives = {};
  /// The boards whose stabilizers are required; if empty, the submission chooses them.
  std::span<const Placement> boards = {};
  std::span<const Misconception> misconceptions = known_misconceptions();
  AnswerCache* answers = nullptr;  ///< for several submissions about the same exercise
};

/// A verdict on every claim of a submission, each after the claims that it can follow from: solutions and
/// their number, the other lists, tally, sum, counts of orbits. A correct claim is `right` regardless of
/// other errors; an incorrect one that follows from the student's earlier claims is `carried`. Takes
/// O(solutions + claims) time and O(claims) memory. A list beyond the limits in answer.hpp is `not_checked`;
/// throws reports::ParseError for an exercise beyond them.
[[nodiscard]] std::vector<Verdict> verify(const Submission& submission, const VerifyParams& params = {});

}  // namespace eightfold::coursework
