#include "eightfold/reports/coursework/grading/grade.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <span>
#include <utility>

#include "eightfold/reports/coursework/certificate/verify_certificate.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "reports/coursework/grading/internal/report_parts.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/coursework/verify/internal/checks.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

// Rounded down, so that a claim with an error never shows all its points. A product such as 3 × (1/3) may be
// less than its true value by one unit in the last place.
double down_to_thousandths(double points) {
  constexpr double rounding_error = 1e-9;
  return std::floor(points * 1000 + rounding_error) / 1000;
}

// The points of a claim.
double worth_of(std::string_view claim, const Rubric& rubric) {
  if (rubric.points.empty()) return 1;
  const auto points = rubric.points.find(claim);
  return points == rubric.points.end() ? 0 : points->second;
}

// A rubric cannot give points for what is not checked, and without a rubric the claim has none.
void expect_no_points(const Verdict& verdict, const Rubric& rubric) {
  if (!rubric.points.contains(verdict.claim)) return;
  throw reports::ParseError(placed_text(verdict.findings.front()));
}

// The correct part of a claim that the assignment hands out.
double given_credit(std::string_view claim, const Rubric& rubric) {
  const auto found = rubric.given_credit.find(claim);
  return found == rubric.given_credit.end() ? 0 : found->second;
}

// The correct part of a claim, beyond what the assignment hands out.
double own_credit(const Verdict& verdict, const Rubric& rubric) {
  const double given = given_credit(verdict.claim, rubric);
  return given < 1 ? std::clamp((verdict.credit - given) / (1 - given), 0.0, 1.0) : 0;
}

// Whether an error in the claim is the student's own and may earn points elsewhere: the claim has points, and
// it is not what the assignment hands out with a mistake.
bool may_carry(std::string_view claim, const std::vector<Verdict>& verdicts, const Rubric& rubric) {
  if (worth_of(claim, rubric) <= 0) return false;
  const auto given = rubric.given_credit.find(claim);
  const auto verdict = std::ranges::find(verdicts, claim, &Verdict::claim);
  return given == rubric.given_credit.end() || verdict == verdicts.end() || verdict->credit != given->second;
}

// The part of its points that a claim earns.
double earned_part(const Verdict& verdict, const std::vector<Verdict>& verdicts, const Rubric& rubric) {
  const double by_itself = rubric.partial_credit ? own_credit(verdict, rubric) : 0;
  switch (verdict.status) {
    case Status::right:
      return given_credit(verdict.claim, rubric) < 1 ? 1 : 0;
    case Status::carried:
      return std::max(may_carry(verdict.follows_from, verdicts, rubric) ? rubric.carried_credit : 0,
                      by_itself);
    case Status::wrong:
      return by_itself;
    case Status::missing:
    case Status::not_checked:
      return 0;
  }
  return 0;
}

Expectations with_rubric(Expectations expected, const Rubric& rubric) {
  const auto add = [](auto& part, const auto& other) {
    if (!part) part = other;
  };
  ExerciseParts& exercise = expected.exercise;
  add(exercise.problem, rubric.exercise.problem);
  add(exercise.n, rubric.exercise.n);
  add(exercise.colors, rubric.exercise.colors);
  add(exercise.content, rubric.exercise.content);
  add(exercise.rule, rubric.exercise.rule);
  add(exercise.group, rubric.exercise.group);
  expected.has_whole_board = rubric.exercise.problem || rubric.exercise.n;
  return expected;
}

// "Line 3 is", "Lines 1 to 6, 9 and 11 are".
std::string lines_text(const std::set<std::size_t>& lines) {
  std::vector<std::string> runs;
  for (auto it = lines.begin(); it != lines.end();) {
    const std::size_t first = *it;
    std::size_t last = first;
    while (++it != lines.end() && *it == last + 1) ++last;
    runs.push_back(std::to_string(first));
    if (last == first + 1) runs.push_back(std::to_string(last));
    if (last > first + 1) runs.back() += fmt::format(" to {}", last);
  }
  return fmt::format("{} {} {}", reports::noun(lines.size(), "Line"), reports::phrase(runs),
                     lines.size() == 1 ? "is" : "are");
}

// A note for each part that belongs to no claim, and one for all unknown lines: the advice is the same.
void note_unread(std::vector<std::string>& notes, const Submission& submission, const Rubric& rubric) {
  std::vector<const Unread*> unknown;
  std::set<std::size_t> lines;
  for (const Unread& unread : submission.unread)
    if (unread.is_unknown) {
      unknown.push_back(&unread);
      lines.insert(unread.place.line);
    }
  const auto note = [&](const Unread& unread) {
    notes.push_back(fmt::format("{}: not read: {}", words_of(unread.place), unread.reason));
  };
  if (unknown.size() == 1) note(*unknown.front());
  if (unknown.size() > 1) {
    std::vector<std::string_view> keys;
    for (const std::string_view name : claim_names())
      if (rubric.points.empty() || rubric.points.contains(name)) keys.push_back(name);
    notes.push_back(
        fmt::format("{} not read: a line is a placement, like [1 3 0 2], or a key with its value, "
                    "like \"n: 8\"; known keys: {}",
                    lines_text(lines), reports::joined(keys)));
  }
  for (const Unread& unread : submission.unread)
    if (unread.claim.empty() && !unread.is_unknown) note(unread);
}

// Each adds the verdicts, and what the submission is about.

std::vector<Verdict> examine_output(GradedSubmission& graded, std::string_view text,
                                    const ExamineParams& params, const Expectations& expected,
                                    const VerifyParams& verify_params) {
  if (is_certificate(text))
    throw reports::ParseError(
        "expect: the file is a certificate, not the output of a program; omit this option");
  const ProgramOutput output = read_output(text, *params.output, expected);
  graded.notes = output.notes;
  for (const ProgramOutput& part : output.parts.empty() ? std::span(&output, 1) : std::span(output.parts))
    for (const Submission& submission : part.submissions)
      graded.readings.insert(graded.readings.end(), submission.readings.begin(), submission.readings.end());
  graded.exercise = output.exercise;
  return verify_output(output, verify_params);
}

std::vector<Verdict> examine_certificate(GradedSubmission& graded, std::string_view text,
                                         const Expectations& expected, const VerifyParams& verify_params) {
  CertificateVerdicts certificate = verify_certificate(text, expected, verify_params);
  graded.notes = std::move(certificate.notes);
  graded.exercise = describe(certificate.exercise);
  return std::move(certificate.verdicts);
}

std::vector<Verdict> examine_submission(GradedSubmission& graded, std::string_view text,
                                        const Expectations& expected, const VerifyParams& verify_params,
                                        const Rubric& rubric) {
  const Submission submission = read_submission(text, expected);
  graded.author = submission.author;
  graded.notes = submission.notes;
  graded.readings = submission.readings;
  note_unread(graded.notes, submission, rubric);
  graded.exercise = describe(submission.exercise);
  graded.unread_lines = submission.unread_lines;
  return verify(submission, verify_params);
}

}  // namespace

std::vector<GradedClaim> grade(std::vector<Verdict> verdicts, const Rubric& rubric) {
  for (const std::string_view name : claim_names())
    if (rubric.points.contains(name) && std::ranges::find(verdicts, name, &Verdict::claim) == verdicts.end())
      verdicts.push_back(
          failed_verdict(name, Status::missing, "This claim is required but was not submitted."));
  std::vector<GradedClaim> graded;
  for (const Verdict& verdict : verdicts) {
    const bool is_checked = verdict.status != Status::not_checked;
    if (!is_checked) expect_no_points(verdict, rubric);
    const double worth = is_checked ? to_thousandths(worth_of(verdict.claim, rubric)) : 0;
    const double part = earned_part(verdict, verdicts, rubric);
    const double score = part < 1 ? down_to_thousandths(worth * part) : worth;
    graded.push_back({verdict, score, worth});
  }
  return graded;
}

bool GradedSubmission::all_right() const {
  return unreadable.empty() && !claims.empty() && std::ranges::all_of(claims, [](const GradedClaim& claim) {
           return claim.verdict.status == Status::right;
         });
}

GradedSubmission unreadable(std::string_view name, std::string_view why, const Rubric& rubric) {
  GradedSubmission graded;
  graded.name = reports::printable(name);
  graded.unreadable = why;
  graded.max_score = std::accumulate(rubric.points.begin(), rubric.points.end(), 0.0,
                                     [](double sum, const auto& points) { return sum + points.second; });
  return graded;
}

GradedSubmission examine(std::string_view name, std::string_view submitted, const ExamineParams& params) {
  const std::string text = submitted_text(submitted);
  try {
    const Expectations expected = with_rubric(params.expected, params.rubric);
    VerifyParams verify_params = params.verify;
    if (!verify_params.representative) verify_params.representative = params.rubric.representative;
    verify_params.boards = params.rubric.boards;
    const bool solutions = params.rubric.points.contains("solutions");
    if (params.rubric.points.contains("representatives") != solutions)
      verify_params.bare_list_is_of_representatives = !solutions;
    GradedSubmission graded;
    graded.name = reports::printable(name);
    graded.claims = grade(params.output ? examine_output(graded, text, params, expected, verify_params)
                          : is_certificate(text)
                              ? examine_certificate(graded, text, expected, verify_params)
                              : examine_submission(graded, text, expected, verify_params, params.rubric),
                          params.rubric);
    if (graded.claims.empty()) throw reports::ParseError("no claims; give solutions, counts or fixed points");
    for (const GradedClaim& claim : graded.claims) {
      graded.score += claim.score;
      graded.max_score += claim.max_score;
    }
    return graded;
  } catch (const reports::ParseError& error) {
    GradedSubmission graded = unreadable(name, error.what(), params.rubric);
    graded.author = author_of(text);
    return graded;
  }
}

}  // namespace eightfold::coursework
