// Untrusted input for the readers of coursework. For all bytes, a reader must accept them or explain the
// error in one clean line, and the verdicts must be well-formed in every format. Boards are small, so that
// most of the time is spent in the readers.
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/coursework/certificate/verify_certificate.hpp"
#include "eightfold/reports/coursework/grading/class_summary.hpp"
#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "eightfold/reports/coursework/roster/import_file.hpp"
#include "eightfold/reports/coursework/roster/layout.hpp"
#include "eightfold/reports/coursework/roster/roster.hpp"
#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/coursework/verify/misconceptions.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/fuzz/fuzzing.hpp"

namespace eightfold::coursework {
namespace {

using fuzz::expect;
using fuzz::expect_clean_line;
using fuzz::reads;

bool is_small(const Exercise& exercise) {
  constexpr int most_colors_here = 10;
  switch (exercise.problem) {
    case Problem::queens:
      return exercise.n <= 6;
    case Problem::beads:
      return exercise.n <= 12 && exercise.colors <= most_colors_here;
    case Problem::square_cells:
      return exercise.n <= 4 && exercise.colors <= most_colors_here;
    case Problem::cube_faces:
      return exercise.colors <= most_colors_here;
    case Problem::colorings:
      return order_of_group(exercise) <= 120 && exercise.colors <= most_colors_here;
  }
  return false;
}

// The parameters of a teacher who requires every claim and allows no spoilers.
ExamineParams strict() {
  ExamineParams params;
  for (const std::string_view name : claim_names()) params.rubric.points.emplace(name, 1);
  params.rubric.partial_credit = false;
  params.rubric.carried_credit = 0;
  params.verify.spoilers = false;
  params.verify.representative = Representative::greatest;
  return params;
}

void expect_clean_page(std::string_view format, std::string_view page) {
  expect(!reports::find_bad_byte(page) && page.find('\t') == std::string_view::npos, "not clean", page);
  const bool is_json = format == "json" || format == "gradescope" || format == "prairielearn";
  expect(!is_json || nlohmann::json::accept(page), "not JSON", page);
}

void expect_clean_pages(const GradedSubmission& graded) {
  const std::vector<GradedSubmission> submissions = {graded};
  for (const VerdictFormat& format : verdict_formats)
    expect_clean_page(format.name, format.write(submissions, {}));
  const ClassSummary summary = summarize(submissions);
  expect_clean_page("text", class_summary_text(summary, {}));
  expect_clean_page("csv", class_summary_csv(summary));
}

// A roster with results has the same students, and CSV without blank lines the same bytes.
void read_roster_and_check(const std::string& text) {
  Roster roster;
  if (!reads([&] { roster = read_roster(text); })) return;
  const std::string written = csv_text(roster.table);
  expect(csv_text(read_csv(written)) == written, "CSV changes", text);
  const std::vector<std::optional<RosterGrade>> grades(roster.students.size(), RosterGrade{"2.5", text});
  const Roster graded = read_roster(import_file(roster, grades, {.title = "Queens", .maximum = "3"}));
  expect(graded.students.size() == roster.students.size(), "students change", text);
}

// No name leaves the folder of the feedback.
void read_names_and_check(const std::string& text) {
  const std::vector<ClassFile> files = {{"class/" + text, text, {}}, {"class/a.txt", "a.txt", {}}};
  for (const Handin& handin : handins_of(files)) {
    const std::string& name = handin.feedback;
    expect_clean_line(name);
    expect(!name.starts_with('/') && !name.starts_with('.') && name.find("/.") == std::string::npos,
           "not in the folder", name);
  }
}

// A list that is right has each solution once; the sets are compared by code that the verdict does not use.
void expect_every_solution(const Submission& submission, const std::string& text) {
  std::set<Placement> left;
  for (const Placement& solution :
       Solutions(Board::square(submission.exercise.n), {}, submission.exercise.rule))
    left.insert(solution);
  for (const SubmittedPlacement& submitted : submission.lists.at("solutions").placements)
    expect(left.erase(submitted.placement) == 1, "not a solution, or twice", text);
  expect(left.empty(), "a solution is missing", text);
}

// What a certificate proves is true: its numbers are those of an enumeration.
void read_certificate_and_check(const std::string& submitted, const std::string& text,
                                const ExamineParams& params) {
  const GradedSubmission graded = examine("certificate", submitted, params);
  expect_clean_pages(graded);
  Exercise exercise;
  if (!reads([&] { exercise = verify_certificate(text).exercise; }) || !is_small(exercise)) return;
  OrbitCounter enumerated(exercise.group);
  for (const Placement& solution : Solutions(Board::square(exercise.n), {}, exercise.rule))
    enumerated.add(solution);
  const CheckedOrbitCount counts = enumerated.finish();
  for (const GradedClaim& claim : graded.claims) {
    const Verdict& verdict = claim.verdict;
    if (verdict.status != Status::right) continue;
    expect(verdict.claim != "solution_count" ||
               verdict.claimed == std::to_string(counts.fixed_points[Symmetry::identity]),
           "proved another number of solutions", text);
    expect(verdict.claim != "burnside_sum" || verdict.claimed == std::to_string(sum_of(counts.fixed_points)),
           "proved another sum", text);
    expect(verdict.claim != "orbit_count" || verdict.claimed == std::to_string(counts.counts.orbits),
           "proved another number of orbits", text);
  }
}

void read_as_output_and_check(const std::string& submitted, const std::string& text) {
  for (const ExpectedOutput expected :
       {ExpectedOutput::solutions, ExpectedOutput::canonical, ExpectedOutput::counts}) {
    ExamineParams params;
    params.output = expected;
    params.expected.exercise.n = static_cast<int>(text.size() % 7);
    const GradedSubmission graded = examine("output", submitted, params);
    expect_clean_pages(graded);
    if (graded.all_right() && expected == ExpectedOutput::solutions)
      expect_every_solution(read_output(text, expected, params.expected).submissions.front(), text);
  }
}

// `text` is what the readers make of the bytes that are submitted.
void read_and_check(const std::string& submitted, const std::string& text) {
  static const ExamineParams lenient_params;
  static const ExamineParams strict_params = strict();
  constexpr std::size_t longest_name = 40;
  const std::string_view name = std::string_view(text).substr(0, longest_name);

  const ExamineParams& params = text.size() % 2 == 0 ? lenient_params : strict_params;

  bool small = false;
  const bool read = reads([&] { small = is_small(read_submission(text).exercise); });
  if (is_certificate(text)) {
    read_certificate_and_check(submitted, text, params);
  } else if (!read || small) {
    const GradedSubmission graded = examine(name, submitted, params);
    expect(read || !graded.unreadable.empty(), "read only at the second attempt", text);
    expect_clean_pages(graded);
  }
  read_as_output_and_check(submitted, text);
  reads([&] { (void)read_rubric(text); });
  reads([&] { (void)read_misconceptions(text); });
  read_roster_and_check(submitted);
  read_names_and_check(submitted);
}

}  // namespace
}  // namespace eightfold::coursework

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string submitted(eightfold::fuzz::text_of(data, size));
  eightfold::coursework::read_and_check(submitted, eightfold::coursework::submitted_text(submitted));
  return 0;
}
