#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/output/output.hpp"
#include "eightfold/reports/coursework/roster/student.hpp"
#include "eightfold/reports/coursework/submission/reader.hpp"
#include "eightfold/reports/coursework/verify/verify.hpp"

namespace eightfold::coursework {

/// When reports for students show correct answers.
enum class Spoilers { never, after_deadline, always };
inline constexpr std::array<std::string_view, 3> spoilers_names = {"never", "after_deadline", "always"};

struct StudentRubric;

/// The claims that an assignment requires, and their points. data/schemas/rubric-1.0.schema.json.
struct Rubric {
  std::string title;
  ExerciseParts exercise;                        ///< must agree with the submission
  std::optional<Representative> representative;  ///< the required members of orbits
  std::vector<Placement> boards;  ///< whose stabilizers are required; if empty, the submission chooses
  std::map<std::string, double, std::less<>>
      points;                  ///< by claim; if empty, each submitted claim has one point
  double carried_credit = 1;   ///< the part of the points for an error carried forward, 0 to 1
  bool partial_credit = true;  ///< whether a partly correct list or tally earns points
  Spoilers spoilers = Spoilers::never;
  /// By claim: the credit of what the assignment hands out. A claim earns only the part beyond it.
  std::map<std::string, double, std::less<>> given_credit = {};
  std::vector<StudentRubric> students;  ///< if each student has an exercise of their own
};

/// The rubric for one student, complete in itself.
struct StudentRubric {
  Student student;
  Rubric rubric;
};

/// Reads a rubric of version 1.0 or 1.1. Throws reports::ParseError with line and column, also for points
/// that the exercise cannot have.
[[nodiscard]] Rubric read_rubric(std::string_view text);

struct GradedClaim {
  Verdict verdict;
  double score = 0;
  double max_score = 0;
};

/// A submission with its verdicts and points.
struct GradedSubmission {
  std::string name;              ///< of the file, printable
  std::string author;            ///< printable; may be empty
  std::string exercise;          ///< "8 queens, full group (order 8)"; empty if unreadable
  std::string unreadable;        ///< the error in reading it, if any; then there are no claims
  std::size_t unread_lines = 0;  ///< lines with a part that cannot be read; 0 if the whole is unreadable
  std::vector<std::string> notes;
  std::vector<reports::TextForm> readings = {};  ///< of lists that a program printed
  std::vector<GradedClaim> claims;               ///< in the order of the checks; missing ones last
  double score = 0;
  double max_score = 0;
  bool late = false;       ///< by the platform
  std::string title = {};  ///< of the assignment, as the heading for the student; if empty, it is the name

  /// Whether it is readable, has claims, and all its claims and all required claims are `right`.
  [[nodiscard]] bool all_right() const;
};

/// Gives points to the verdicts, rounded to thousandths, and adds the missing claims. A claim that is not
/// checked has no points; throws reports::ParseError if the rubric has points for it.
[[nodiscard]] std::vector<GradedClaim> grade(std::vector<Verdict> verdicts, const Rubric& rubric);

struct ExamineParams {
  Expectations expected;  ///< take precedence over the exercise of the rubric
  Rubric rubric;
  VerifyParams verify;
  std::optional<ExpectedOutput> output = {};  ///< of a program, if that is what is submitted
};

/// Reads a submission, checks its claims and gives points. It is text in UTF-8, UTF-16 or Windows-1252, or
/// text as HTML. A submission that cannot be read or checked, or
/// that has no claims although the rubric requires none, is returned as unreadable, not thrown as an
/// exception.
[[nodiscard]] GradedSubmission examine(std::string_view name, std::string_view submitted,
                                       const ExamineParams& params);

/// The result for a submission that cannot be opened.
[[nodiscard]] GradedSubmission unreadable(std::string_view name, std::string_view why, const Rubric& rubric);

}  // namespace eightfold::coursework
