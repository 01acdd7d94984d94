#include <fmt/core.h>

#include <algorithm>
#include <iterator>

#include "eightfold/reports/coursework/grading/internal/report_parts.hpp"
#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "eightfold/reports/text/internal/append.hpp"
#include "eightfold/reports/text/internal/escape.hpp"

namespace eightfold::coursework {
namespace {

using reports::xml_escape;

bool is_unreadable(const GradedSubmission& submission) { return !submission.unreadable.empty(); }

std::ptrdiff_t failures_of(const GradedSubmission& submission) {
  return std::ranges::count_if(
      submission.claims, [](const GradedClaim& claim) { return claim.verdict.status != Status::right; });
}

void append_property(std::string& out, std::string_view name, std::string_view value) {
  if (value.empty()) return;
  reports::append_format(out, "      <property name=\"{}\" value=\"{}\"/>\n", name, xml_escape(value));
}

void append_case(std::string& out, const GradedSubmission& submission, const Verdict& verdict) {
  reports::append_format(out, "    <testcase classname=\"{}\" name=\"{}\"", xml_escape(submission.name),
                         xml_escape(verdict.title));
  if (verdict.status == Status::right) {
    out += "/>\n";
    return;
  }
  reports::append_format(
      out, ">\n      <failure message=\"{}\" type=\"{}\">{}</failure>\n    </testcase>\n",
      xml_escape(verdict.summary), name_of(verdict.status),
      xml_escape((verdict.claimed.empty() ? "" : fmt::format("Submitted: {}\n", verdict.claimed)) +
                 evidence_text(verdict)));
}

void append_suite(std::string& out, const GradedSubmission& submission) {
  const std::string name = xml_escape(submission.name);
  const bool unreadable = is_unreadable(submission);
  reports::append_format(
      out, "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\">\n    <properties>\n", name,
      unreadable ? 1 : submission.claims.size(), unreadable ? 0 : failures_of(submission),
      unreadable ? 1 : 0);
  append_property(out, "author", submission.author);
  append_property(out, "exercise", submission.exercise);
  for (const std::string& note : submission.notes) append_property(out, "note", note);
  append_property(out, "score", points_text(submission.score));
  append_property(out, "max_score", points_text(submission.max_score));
  out += "    </properties>\n";
  if (unreadable)
    reports::append_format(out,
                           "    <testcase classname=\"{}\" name=\"Reading the submission\">\n"
                           "      <error message=\"{}\" type=\"unreadable\"/>\n    </testcase>\n",
                           name, xml_escape(submission.unreadable));
  else
    for (const GradedClaim& claim : submission.claims) append_case(out, submission, claim.verdict);
  out += "  </testsuite>\n";
}

}  // namespace

std::string verdict_junit(GradedSubmissions submissions, const reports::Style&) {
  std::size_t tests = 0;
  std::ptrdiff_t failures = 0;
  std::size_t errors = 0;
  std::string suites;
  for (const GradedSubmission& submission : cleaned(submissions)) {
    const bool unreadable = is_unreadable(submission);
    tests += unreadable ? 1 : submission.claims.size();
    failures += unreadable ? 0 : failures_of(submission);
    errors += unreadable ? 1 : 0;
    append_suite(suites, submission);
  }
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuites name=\"eightfold verify\" tests=\"{}\" failures=\"{}\" errors=\"{}\">\n{}</testsuites>\n",
      tests, failures, errors, suites);
}

}  // namespace eightfold::coursework
