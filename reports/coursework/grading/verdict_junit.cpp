#include <fmt/core.h>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/coursework/grading/internal/report_parts.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/escape.hpp"

namespace eightfold::coursework {
namespace {

using reports::xml_escape;

// JUnit calls claims that are not right failures, and claims that are not checked skipped.
struct Counts {
  std::size_t tests = 0;
  std::size_t failures = 0;
  std::size_t errors = 0;
  std::size_t skipped = 0;
};

Counts counts_of(const GradedSubmission& submission) {
  if (!submission.unreadable.empty()) return {1, 0, 1, 0};
  Counts counts{submission.claims.size()};
  for (const GradedClaim& claim : submission.claims) {
    if (claim.verdict.status == Status::not_checked)
      ++counts.skipped;
    else if (claim.verdict.status != Status::right)
      ++counts.failures;
  }
  return counts;
}

std::string attributes_of(std::string_view name, const Counts& counts) {
  return fmt::format("name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\"",
                     xml_escape(name), counts.tests, counts.failures, counts.errors, counts.skipped);
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

void append_suite(std::string& out, const GradedSubmission& submission, const Counts& counts) {
  reports::append_format(out, "  <testsuite {}>\n    <properties>\n", attributes_of(submission.name, counts));
  append_property(out, "author", submission.author);
  append_property(out, "exercise", submission.exercise);
  for (const std::string& note : submission.notes) append_property(out, "note", note);
  append_property(out, "score", points_text(submission.score));
  append_property(out, "max_score", points_text(submission.max_score));
  out += "    </properties>\n";
  if (counts.errors > 0)
    reports::append_format(out,
                           "    <testcase classname=\"{}\" name=\"Reading the submission\">\n"
                           "      <error message=\"{}\" type=\"unreadable\"/>\n    </testcase>\n",
                           xml_escape(submission.name), xml_escape(submission.unreadable));
  else
    for (const GradedClaim& claim : submission.claims) append_case(out, submission, claim.verdict);
  out += "  </testsuite>\n";
}

}  // namespace

std::string verdict_junit(GradedSubmissions submissions, const reports::Style&) {
  Counts all;
  std::string suites;
  for (const GradedSubmission& submission : cleaned(submissions)) {
    const Counts counts = counts_of(submission);
    all = {all.tests + counts.tests, all.failures + counts.failures, all.errors + counts.errors,
           all.skipped + counts.skipped};
    append_suite(suites, submission, counts);
  }
  return fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {}>\n{}</testsuites>\n",
                     attributes_of("eightfold verify", all), suites);
}

}  // namespace eightfold::coursework
