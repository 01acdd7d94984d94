#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/output/internal/steps.hpp"
#include "reports/coursework/verify/internal/checks.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

// Whether the list would be right with rows and columns exchanged. A set of all solutions contains its
// transposes, so only representatives show the difference.
bool is_right_transposed(Submission submission, const VerifyParams& params) {
  for (SubmittedPlacement& submitted : submission.lists.at("representatives").placements) {
    if (!is_permutation(submitted.placement)) return false;
    submitted.placement = image(Symmetry::transpose, submitted.placement);
  }
  const std::vector<Verdict> verdicts = verify(submission, params);
  return !verdicts.empty() && verdicts.front().status == Status::right;
}

std::vector<Verdict> verify_list(const ProgramOutput& output, const VerifyParams& params) {
  const Submission& submission = output.submissions.front();
  std::vector<Verdict> verdicts = verify(submission, params);
  for (Verdict& verdict : verdicts) {
    if (verdict.status == Status::not_checked) continue;
    add_list_faults(output, params, verdict);
    if (verdict.status != Status::right && submission.lists.contains("representatives") &&
        is_right_transposed(submission, params))
      verdict.findings.insert(verdict.findings.begin(),
                              {"transposed", "", "it would be right with rows and columns exchanged"});
  }
  return verdicts;
}

// The verdict on a column of a table.
struct ColumnVerdict {
  Verdict verdict;
  std::size_t right = 0;
  std::size_t rows = 0;
};

void add_row(ColumnVerdict& column, const Verdict& row, int n, Place place, bool spoilers) {
  Verdict& verdict = column.verdict;
  ++column.rows;
  if (row.status == Status::right) {
    ++column.right;
    return;
  }
  if (verdict.status == Status::right) verdict.mistakes = row.mistakes;
  // A misconception explains a table only if it explains every incorrect number.
  std::erase_if(verdict.mistakes, [&](const KnownMistake& mistake) {
    return std::ranges::find(row.mistakes, mistake.id, &KnownMistake::id) == row.mistakes.end();
  });
  verdict.status = Status::wrong;
  add_finding(verdict, "count", place, "N = {}: {} is incorrect.{}", n, row.claimed,
              spoilers ? " " + row.summary : "");
}

void finish_column(ColumnVerdict& column, const ProgramOutput& output) {
  Verdict& verdict = column.verdict;
  verdict.claimed = reports::counted(column.rows, "row");
  const std::size_t missing = output.missing_rows.size() + output.submissions.size() - column.rows;
  for (const int n : output.missing_rows)
    add_finding(verdict, "missing_row", {}, "there is no row for N = {}", n);
  verdict.findings.insert(verdict.findings.begin(), output.faults.begin(), output.faults.end());
  const std::size_t bad = output.faults.size();
  if (missing + bad > 0) verdict.status = Status::wrong;
  if (verdict.status == Status::right) {
    verdict.summary = "Every number is correct.";
    return;
  }
  verdict.credit = credit_of(column.right, bad, Integer(column.rows + missing));
  verdict.summary = fmt::format("Correct: {} of {}.", column.right, reports::counted(column.rows, "row"));
}

// Whether each row has the numbers of N + by, as far as these are known.
bool is_shifted(const ProgramOutput& output, int by, const VerifyParams& params) {
  constexpr std::size_t fewest = 3;
  std::size_t rows = 0;
  for (Submission row : output.submissions) {
    row.exercise.n += by;
    if (row.exercise.n < 0 || row.exercise.n > largest_checked_n(row.exercise.rule)) continue;
    ++rows;
    for (const Verdict& verdict : verify(row, params))
      if (verdict.status != Status::right) return false;
  }
  return rows >= fewest;
}

void name_shift(const ProgramOutput& output, const VerifyParams& params, ColumnVerdict& column) {
  if (column.right == column.rows) return;
  for (const auto& [by, words] : {std::pair(1, "N + 1"), {-1, "N - 1"}})
    if (is_shifted(output, by, params))
      add_finding(column.verdict, "shifted_rows", {},
                  "each row has the number for {}: the table is shifted by one row", words);
}

std::vector<Verdict> verify_table(const ProgramOutput& output, const VerifyParams& params) {
  std::vector<ColumnVerdict> columns;
  for (const Submission& submission : output.submissions)
    for (const Verdict& row : verify(submission, params)) {
      auto column =
          std::ranges::find(columns, row.claim, [](const ColumnVerdict& c) { return c.verdict.claim; });
      if (column == columns.end())
        column = columns.insert(columns.end(), {begin_verdict(row.claim, ""), 0, 0});
      add_row(*column, row, submission.exercise.n, submission.n_place, params.spoilers);
    }
  std::vector<Verdict> verdicts;
  if (!columns.empty()) name_shift(output, params, columns.front());
  for (ColumnVerdict& column : columns) {
    finish_column(column, output);
    verdicts.push_back(std::move(column.verdict));
  }
  return verdicts;
}

// One verdict on the lists for several N, which has the findings of each.
std::vector<Verdict> verify_parts(const ProgramOutput& output, const VerifyParams& params) {
  Verdict all =
      begin_verdict(output.expected == ExpectedOutput::canonical ? "representatives" : "solutions", "");
  std::vector<std::string> claimed;
  std::vector<int> wrong;
  double credit = 0;
  for (const ProgramOutput& part : output.parts) {
    const int n = part.submissions.front().exercise.n;
    const Verdict verdict = verify_list(part, params).front();
    claimed.push_back(fmt::format("N = {}: {}", n, verdict.claimed));
    credit += verdict.credit;
    if (verdict.status == Status::not_checked) all.status = Status::not_checked;
    if (verdict.status != Status::right) wrong.push_back(n);
    for (const Finding& finding : verdict.findings)
      all.findings.push_back({finding.kind, finding.place, fmt::format("N = {}: {}", n, finding.text)});
    all.omitted_findings += verdict.omitted_findings;
  }
  all.claimed = reports::joined(claimed, "; ");
  all.credit = credit / static_cast<double>(output.parts.size());
  if (!wrong.empty() && all.status == Status::right) all.status = Status::wrong;
  all.summary = wrong.empty() ? "Every list is correct."
                              : fmt::format("Not correct for N = {}.", reports::phrase(wrong));
  return {all};
}

}  // namespace

std::vector<Verdict> verify_output(const ProgramOutput& output, const VerifyParams& params) {
  if (!output.parts.empty()) return verify_parts(output, params);
  return output.expected == ExpectedOutput::counts ? verify_table(output, params)
                                                   : verify_list(output, params);
}

}  // namespace eightfold::coursework
