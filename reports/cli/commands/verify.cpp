#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <optional>
#include <utility>

#include "eightfold/reports/coursework/grading/class_grades.hpp"
#include "eightfold/reports/coursework/grading/class_summary.hpp"
#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "reports/cli/options/class_examination.hpp"
#include "reports/cli/options/class_output.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/submission_files.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/extensions.hpp"
#include "reports/cli/parse/times.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::cli {
namespace {

constexpr auto verify_format_names = [] {
  std::array<std::string_view, coursework::verdict_formats.size()> names;
  std::ranges::transform(coursework::verdict_formats, names.begin(), &coursework::VerdictFormat::name);
  return names;
}();

// The format of --format, or with --output-dir that of the feedback.
const coursework::VerdictFormat& verify_format_of(const CommandLine& line) {
  const bool for_feedback = line.has("output-dir");
  const std::string name = for_feedback && !line.has("format") ? "html" : line.text("format");
  if (for_feedback && name != "markdown" && name != "html")
    throw Failure(ExitCode::usage,
                  fmt::format("--format: {} is not for --output-dir; choose markdown or html", name));
  if (for_feedback && line.has("output"))
    expect_extension("output", line.text("output"), {"text"}, "verify --output-dir");
  return *std::ranges::find(coursework::verdict_formats, name, &coursework::VerdictFormat::name);
}

// Whether to show answers: by the options, otherwise always to teachers, and to students by the rubric.
bool shows_spoilers(const CommandLine& line, coursework::Spoilers to_students,
                    const coursework::VerdictFormat& format) {
  using coursework::Spoilers;
  std::optional<std::chrono::sys_seconds> deadline;
  if (const auto text = line.value_of("deadline")) deadline = parse_latest_time("--deadline", *text);
  if (line.has("spoilers") || line.has("no-spoilers")) return line.has("spoilers");
  if (!format.for_students) return true;
  if (to_students == Spoilers::after_deadline && !deadline)
    throw Failure(ExitCode::usage,
                  "--deadline: the rubric shows answers after the deadline; give it, or --no-spoilers");
  // In seconds, because a later year has no count of nanoseconds.
  const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
  return to_students == Spoilers::always || (to_students == Spoilers::after_deadline && now > *deadline);
}

VerifyRequest request_of(const CommandLine& line) {
  VerifyRequest request;
  auto& exercise = request.params.expected.exercise;
  exercise.n = line.number<int>("n");
  if (auto group = line.value_of("group")) {  // the name, because for beads it means a different group
    std::ranges::replace(*group, '-', '_');
    exercise.group = *group;
  }
  if (line.has("rule")) exercise.rule = rule_of(line);
  if (line.has("base")) request.params.expected.base = base_of(line);
  request.params.expected.notation = input_notation_of(line);
  if (const auto expect = line.value_of("expect"))
    request.params.output =
        static_cast<coursework::ExpectedOutput>(Words(coursework::expected_output_names).index_of(*expect));
  if (const auto which = line.value_of("representatives"))
    request.params.verify.representative =
        static_cast<coursework::Representative>(Words(coursework::representative_names).index_of(*which));
  if (const auto path = line.value_of("rubric"))
    request.params.rubric = read_option_file("rubric", *path, coursework::read_rubric);
  if (const auto path = line.value_of("misconceptions")) {
    request.misconceptions = read_option_file("misconceptions", *path, coursework::read_misconceptions);
    request.params.verify.misconceptions = request.misconceptions;
  }
  if (const auto path = line.value_of("roster"))
    request.roster = read_option_file("roster", *path, coursework::read_roster);
  request.format = &verify_format_of(line);
  request.params.verify.spoilers = shows_spoilers(line, request.params.rubric.spoilers, *request.format);
  request.max_bytes = line.number("max-bytes").value();
  return request;
}

FindParams find_params_of(const CommandLine& line) {
  FindParams params{.arguments = line.arguments, .own_files = {}};
  for (const std::string_view option : {"rubric", "misconceptions", "roster"})
    if (const auto path = line.value_of(option))
      if (const auto identity = reports::identity_of(*path)) params.own_files.insert(*identity);
  if (const auto folder = line.value_of("output-dir")) params.output_folder = *folder;
  return params;
}

ExitCode code_of(const std::vector<coursework::GradedSubmission>& submissions) {
  ExitCode worst = ExitCode::done;
  for (const auto& submission : submissions)
    worst = std::max(worst, !submission.unreadable.empty() ? ExitCode::bad_data
                            : !submission.all_right()      ? ExitCode::check_failed
                                                           : ExitCode::done);
  return worst;
}

// Moodle rejects grades above the maximum of the assignment.
void check_maximum(const VerifyRequest& request, double maximum) {
  const std::string text = request.roster ? coursework::maximum_in(*request.roster) : std::string();
  char* end = nullptr;
  const double expected = std::strtod(text.c_str(), &end);
  if (!text.empty() && *end == '\0' && expected != maximum)
    print_message(
        fmt::format("--roster: the maximum grade in Moodle is {}, but the points are out of {}; change one "
                    "of them before the import",
                    text, maximum));
}

ExitCode write_class(const CommandLine& line, const Submissions& submissions, const VerifyRequest& request,
                     reports::Output out, const reports::Style& style) {
  const ClassOutput folder(line, request, submissions);
  std::vector<coursework::GradedSubmission> results = examine_all(submissions, request);
  ExitCode code = code_of(results);
  check_maximum(request, results.front().max_score);
  out.write(coursework::class_summary_text(coursework::summarize(results), style));
  const auto entries = entries_of(submissions, std::move(results), request.roster);
  if (std::ranges::any_of(entries, [](const auto& entry) { return !entry.problem.empty(); }))
    code = std::max(code, ExitCode::check_failed);
  out.write(coursework::missing_students_text(entries));
  out.write(folder.write(entries));
  out.commit();
  return code;
}

ExitCode run_verify(const CommandLine& line, const Context& context) {
  const VerifyRequest request = request_of(line);
  const Submissions submissions = find_submissions(find_params_of(line));
  const coursework::VerdictFormat& writer = *request.format;
  if (writer.of_one_submission && submissions.of_class())
    throw Failure(ExitCode::usage,
                  fmt::format("--format: {} is for one submission; give one FILE", writer.name));
  auto out = open_output(line);
  const reports::Style style = text_style(line, context);
  if (line.has("output-dir")) return write_class(line, submissions, request, std::move(out), style);

  const auto results = examine_all(submissions, request);
  const bool for_people = line.text("format") == "text";  // unreadable files are already on standard error
  std::vector<coursework::GradedSubmission> shown = results;
  if (for_people) std::erase_if(shown, [](const auto& submission) { return !submission.unreadable.empty(); });
  if (!(submissions.has_folder && for_people)) out.write(writer.write(shown, style));
  if (for_people && results.size() > 1)
    out.write(coursework::class_summary_text(coursework::summarize(results), style));
  out.commit();
  return code_of(results);
}

}  // namespace

extern const Command verify_command = {
    .name = "verify",
    .heading = Heading::coursework,
    .place = 1,
    .summary = "Check a student's submission, and explain what is incorrect",
    .arguments = {{.name = "FILE",
                   .remedy = "a submission, - for standard input, or a folder",
                   .kind = ValueKind::file,
                   .repeats = true,
                   .extensions = coursework::submission_extensions}},
    .options =
        {{.name = "n",
          .letter = 'n',
          .value = "N",
          .help = "the exercise is about N, 0 to 300; required if FILE does not state N",
          .kind = ValueKind::number,
          .bounds = {0, 300}},
         group_option,
         rule_option,
         choice_option("expect", "OUTPUT",
                       "FILE is the output of a program that prints all solutions, canonical ones, or a "
                       "table of N and their counts: solutions, canonical, counts",
                       coursework::expected_output_names),
         base_option.with_help("the number of the first column in vectors: 0 (default), 1"),
         input_notation_option,
         choice_option("representatives", "CHOICE",
                       "which member may represent an orbit: any, least, greatest",
                       coursework::representative_names),
         file_option("rubric", "the points for each claim, and the required claims (JSON)"),
         file_option("misconceptions",
                     "known causes of incorrect numbers, instead of the built-in ones (JSON)"),
         {.name = "spoilers",
          .help =
              "show correct numbers, missing solutions and witnesses; default in text, json, csv and junit",
          .excludes = {"no-spoilers"}},
         {.name = "no-spoilers",
          .help =
              "hide them; default in the formats for students: markdown, html, gradescope and prairielearn"},
         {.name = "deadline",
          .value = "TIME",
          .help = "when a rubric with \"spoilers\": \"after_deadline\" starts to show them to students, such "
                  "as 2026-11-30T23:59+01:00; of several, separated by commas, the latest",
          .needs = {"rubric"}},
         choice_option("format", "FORMAT",
                       "text (default), json, markdown, html, junit, gradescope, prairielearn, or csv for a "
                       "summary of several submissions",
                       verify_format_names, "text"),
         output_folder_option.with_help("write a feedback file for each student (html, or markdown with "
                                        "--format) and grades.csv into DIR"),
         file_option("roster",
                     "the students: Moodle's grading worksheet, Canvas's gradebook, Gradescope's roster or a "
                     "table (CSV); with --output-dir, it is written with the grades for the import")
             .needing({"output-dir"}),
         column_option,
         force_option.needing({"output-dir"}),
         number_option("max-bytes", "B", "the longest FILE, 1 to 1073741824 bytes (default 16 MiB)",
                       {1, std::uint64_t{1} << 30U}, "16777216"),
         charset_option,
         text_width_option,
         output_option},
    .examples =
        {{"eightfold verify homework.json", "check every claim, and explain what is incorrect"},
         {"eightfold list 8 --canonical | eightfold verify -", "check that these represent the orbits"},
         {"eightfold verify tally.csv --n 8 --no-spoilers", "report mistakes without the correct numbers"},
         {"eightfold verify homework.txt --rubric rubric.json", "with points"},
         {"eightfold verify homework.json --format gradescope",
          "results.json for Gradescope, without answers"},
         {"eightfold certify 8 | eightfold verify -", "which claims a certificate proves"},
         {"eightfold verify submissions", "a folder: a summary of the class"},
         {"eightfold verify download --roster worksheet.csv --output-dir out",
          "feedback, and grades to import"},
         {"./my_queens 8 | eightfold verify --expect solutions --n 8 -", "check the output of a program"}},
    .details =
        "FILE is JSON (data/schemas/submission-1.0.schema.json), an orbit report, CSV (element,fixed), or "
        "text with one placement per line and lines like `orbit count: 12`. data/submissions contains "
        "samples of each format and all keys. Claims may be solutions, representatives, orbits, stabilizers, "
        "fixed points and their sum, numbers of orbits by type or size, and numbers of necklaces, bracelets "
        "and colorings. A certificate of `eightfold certify` proves its claims: it is checked by the "
        "definitions alone, without a search. FILE states the base of its vectors; otherwise give --base. "
        "The .json, .txt, .csv, .md, .html and .cert files of a folder and its subfolders are summarized as "
        "a class, also as Moodle and Canvas name them when they are downloaded; the rubric's own folder may "
        "be among them. Whatever is skipped is named. Exit code 0 if every claim is correct, 1 if something "
        "is incorrect or missing or a student is not on the roster, 65 if a FILE is invalid.",
    .run = run_verify,
};

}  // namespace eightfold::cli
