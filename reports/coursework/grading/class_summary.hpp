#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/coursework/grading/grade.hpp"
#include "reports/text/style.hpp"

namespace eightfold::coursework {

/// What became of one submission.
struct ClassRow {
  std::string name;
  std::string author;
  std::string_view status;  ///< "all right", "not all right", "unreadable"
  double score = 0;
  double max_score = 0;
  std::map<std::string, Status> claims;  ///< those made or asked for
  std::set<std::string> misconceptions;  ///< by id, the likeliest of each wrong claim
};

/// How often a claim came out how.
struct ClaimTally {
  std::string claim;
  std::string title;
  std::array<std::size_t, status_names.size()> submissions{};  ///< by status
};

/// How many made a mistake.
struct MisconceptionTally {
  std::string id;
  std::string title;
  std::size_t submissions = 0;
};

/// Who got what, and which misconception how often. All texts are printable.
struct ClassSummary {
  std::vector<ClassRow> rows;                      ///< in the order given
  std::vector<ClaimTally> claims;                  ///< in the order of claim_keys, then any others
  std::vector<MisconceptionTally> misconceptions;  ///< the most frequent first, then by id
  std::size_t all_right = 0;
  std::size_t unreadable = 0;
  double mean_score = 0;      ///< an unreadable submission counts with its score, which is 0
  double mean_max_score = 0;  ///< of those that could be read
};

/// Sums up a class. Where several misconceptions lead to the same wrong number, the likeliest one counts, and
/// once for each submission.
ClassSummary summarize(std::span<const GradedSubmission> submissions);

/// For a teacher: a line for each submission, the mean, the claims and the misconceptions.
std::string class_summary_text(const ClassSummary& summary, const reports::Style& style);

/// A line for each submission: submission, author, status, score, max_score, the status of each claim, and a
/// 1 for each misconception it has; the last line, "(class)", has how many are all right, the means of the
/// two scores, how many got each claim right, and how many have each misconception. Texts that a spreadsheet
/// would take for formulas (they begin with = + - @ or a tab) are defused by a leading apostrophe.
std::string class_summary_csv(const ClassSummary& summary);

}  // namespace eightfold::coursework
