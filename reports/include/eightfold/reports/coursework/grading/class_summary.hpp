#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/text/style.hpp"

namespace eightfold::coursework {

/// The number of submissions with each status of a claim.
struct ClaimTally {
  std::string claim;
  std::string title;
  std::array<std::size_t, status_names.size()> submissions{};  ///< by status

  [[nodiscard]] std::size_t with(Status status) const {
    return submissions[static_cast<std::size_t>(status)];
  }
};

/// The number of submissions with a misconception.
struct MisconceptionTally {
  std::string id;
  std::string title;
  std::size_t submissions = 0;
};

/// The results of a class. All texts are printable.
struct ClassSummary {
  std::vector<GradedSubmission> rows;              ///< in the order given
  std::vector<ClaimTally> claims;                  ///< in the order of all_claims()
  std::vector<MisconceptionTally> misconceptions;  ///< the most frequent first, then by id
  std::size_t all_right = 0;
  std::size_t unreadable = 0;
  double mean_score = 0;  ///< of the readable submissions, as mean_max_score
  double mean_max_score = 0;
};

/// Summarizes a class. Of several misconceptions that lead to the same number only the likeliest counts, and
/// once for each submission.
[[nodiscard]] ClassSummary summarize(std::span<const GradedSubmission> submissions);

/// One line for each submission, the mean score, and tables of claims and misconceptions.
[[nodiscard]] std::string class_summary_text(const ClassSummary& summary, const reports::Style& style);

/// One line for each submission: submission, author, status, score, max_score, the status of each claim, and
/// 1 for each misconception. A text that a spreadsheet would run as a formula (it begins with = + - @ or a
/// tab) gets a leading apostrophe.
[[nodiscard]] std::string class_summary_csv(const ClassSummary& summary);

}  // namespace eightfold::coursework
