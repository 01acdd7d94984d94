#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/coursework/submission/submission.hpp"
#include "reports/coursework/verify/verdict.hpp"

namespace eightfold::coursework {

/// What an assignment asks for and what each claim is worth. data/schemas/rubric-1.0.schema.json.
struct Rubric {
  std::string title;
  ExerciseParts exercise;                        ///< what a submission must be about, as far as it is said
  std::optional<Representative> representative;  ///< which members may stand for orbits, if it is said
  std::vector<Placement> boards;  ///< whose stabilizers are asked for; without any, those that are handed in
  std::map<std::string, double, std::less<>> points;  ///< by claim; without any, each claim made is worth one
  double carried_credit = 1;   ///< of a claim that follows from an earlier mistake, 0 to 1
  bool partial_credit = true;  ///< whether a list or a tally that is right in part earns a part
};

/// Reads a rubric. Throws reports::ParseError with line and column.
Rubric read_rubric(std::string_view text);

struct GradedClaim {
  Verdict verdict;
  double score = 0;
  double max_score = 0;
};

/// A submission with everything that is to be said of it.
struct GradedSubmission {
  std::string name;        ///< the file's, printable
  std::string author;      ///< printable; may be empty
  std::string exercise;    ///< "8 queens, full group (order 8)"; empty if it can't be read
  std::string unreadable;  ///< why it can't be read; then there are no claims
  std::vector<std::string> notes;
  std::vector<GradedClaim>
      claims;  ///< in the order of the checks; what the rubric asks for and is missing last
  double score = 0;
  double max_score = 0;

  /// True if it could be read, claims something, and everything in it, and everything asked for, is right.
  bool all_right() const;
};

/// Gives points to verdicts. Rounded to thousandths.
std::vector<GradedClaim> grade(std::vector<Verdict> verdicts, const Rubric& rubric);

}  // namespace eightfold::coursework
