#include <fmt/core.h>

#include <algorithm>
#include <iterator>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/coursework/grading/internal/report_parts.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/escape.hpp"

namespace eightfold::coursework {
namespace {

using reports::xml_escape;

bool is_unreadable(const GradedSubmission& submission) { return !submission.unreadable.empty(); }

// The claims that JUnit calls failures, and those that it calls skipped.
std::ptrdiff_t failures_of(const GradedSubmission& submission) {
  return std::ranges::count_if(submission.claims, [](const GradedClaim& claim) {
    return claim.verdict.status != Status::right && claim.verdict.status != Status::not_checked;
  });
}

std::ptrdiff_t skipped_of(const GradedSubmission& submission) {
  return std::ranges::count_if(submission.claims, [](const GradedClaim& claim) {
    return claim.verdict.status == Status::not_checked;
  });
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
  const bool is_checked = verdict.status != Status::not_checked;
  const std::string type = is_checked ? fmt::format(" type=\"{}\"", name_of(verdict.status)) : "";
  reports::append_format(
      out, ">\n      <{0} message=\"{1}\"{2}>{3}</{0}>\n    </testcase>\n",
      is_checked ? "failure" : "skipped", xml_escape(verdict.summary), type,
      xml_escape((verdict.claimed.empty() ? "" : fmt::format("Submitted: {}\n", verdict.claimed)) +
                 evidence_text(verdict)));
}

void append_suite(std::string& out, const GradedSubmission& submission) {
  const std::string name = xml_escape(submission.name);
  const bool unreadable = is_unreadable(submission);
  reports::append_format(out,
                         "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" "
                         "skipped=\"{}\">\n    <properties>\n",
                         name, unreadable ? 1 : submission.claims.size(),
                         unreadable ? 0 : failures_of(submission), unreadable ? 1 : 0,
                         unreadable ? 0 : skipped_of(submission));
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
  std::ptrdiff_t skipped = 0;
  std::size_t errors = 0;
  std::string suites;
  for (const GradedSubmission& submission : cleaned(submissions)) {
    const bool unreadable = is_unreadable(submission);
    tests += unreadable ? 1 : submission.claims.size();
    failures += unreadable ? 0 : failures_of(submission);
    errors += unreadable ? 1 : 0;
    skipped += unreadable ? 0 : skipped_of(submission);
    append_suite(suites, submission);
  }
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuites name=\"eightfold verify\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\">\n"
      "{}</testsuites>\n",
      tests, failures, errors, skipped, suites);
}

}  // namespace eightfold::coursework
