#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <optional>

#include "eightfold/reports/cli/options/input.hpp"
#include "eightfold/reports/cli/options/output_options.hpp"
#include "eightfold/reports/cli/options/placement_options.hpp"
#include "eightfold/reports/cli/parse/command.hpp"
#include "eightfold/reports/cli/parse/times.hpp"
#include "eightfold/reports/cli/screen/message.hpp"
#include "eightfold/reports/coursework/grading/class_summary.hpp"
#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/text/internal/quote.hpp"

namespace eightfold::cli {
namespace {

namespace fs = std::filesystem;

constexpr auto arguments =
    std::to_array<Argument>({{.name = "FILE",
                              .remedy = "a submission, - for standard input, or a folder",
                              .kind = ValueKind::file,
                              .repeats = true,
                              .extensions = {".json", ".txt", ".csv"}}});

constexpr auto options = std::to_array<Option>({
    {.name = "n",
     .letter = 'n',
     .value = "N",
     .help = "the exercise is about N, 0 to 300; required if FILE does not state N",
     .kind = ValueKind::number,
     .bounds = {0, 300}},
    group_option,
    rule_option,
    {.name = "base",
     .value = "BASE",
     .help = "the number of the first column in vectors: 0 (default), 1",
     .choices = {"0", "1"}},
    input_notation_option,
    {.name = "representatives",
     .value = "CHOICE",
     .help = "which member may represent an orbit: any, least, greatest",
     .choices = coursework::representative_names},
    {.name = "rubric",
     .value = "FILE",
     .help = "the points for each claim, and the required claims (JSON)",
     .kind = ValueKind::file},
    {.name = "misconceptions",
     .value = "FILE",
     .help = "known causes of incorrect numbers, instead of the built-in ones (JSON)",
     .kind = ValueKind::file},
    {.name = "spoilers",
     .help = "show correct numbers, missing solutions and witnesses; default in text, json, csv and junit",
     .excludes = {"no-spoilers"}},
    {.name = "no-spoilers",
     .help = "hide them; default in the formats for students: markdown, gradescope and prairielearn"},
    {.name = "deadline",
     .value = "TIME",
     .help = "when a rubric with \"spoilers\": \"after_deadline\" starts to show them to students, such as "
             "2026-11-30T23:59+01:00; of several, separated by commas, the latest",
     .needs = {"rubric"}},
    {.name = "format",
     .value = "FORMAT",
     .help =
         "text (default), json, markdown, junit, gradescope, prairielearn, or csv for a summary of several "
         "submissions",
     .choices = {"text", "json", "markdown", "junit", "gradescope", "prairielearn", "csv"},
     .fallback = "text"},
    {.name = "max-bytes",
     .value = "B",
     .help = "the longest FILE, 1 to 1073741824 bytes (default 16 MiB)",
     .kind = ValueKind::number,
     .bounds = {1, std::uint64_t{1} << 30U},
     .fallback = "16777216"},
    charset_option,
    text_width_option,
    output_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold verify homework.json", "check every claim, and explain what is incorrect"},
    {"eightfold list 8 --canonical | eightfold verify -", "check that these represent the orbits"},
    {"eightfold verify tally.csv --n 8 --no-spoilers", "report mistakes without the correct numbers"},
    {"eightfold verify homework.txt --rubric rubric.json", "with points"},
    {"eightfold verify homework.json --format gradescope", "results.json for Gradescope, without answers"},
    {"eightfold verify submissions", "a folder: a summary of the class"},
});

// Reads a teacher's file with one of the library's readers.
template <typename Read>
auto read_file(std::string_view option, const std::string& path, Read read) {
  try {
    return read(read_input(path));
  } catch (const Failure& failure) {
    throw Failure(failure.code(), fmt::format("--{} {}", option, failure.what()));
  } catch (const reports::ParseError& error) {
    throw Failure(ExitCode::bad_data,
                  fmt::format("--{} {}: {}", option, reports::printable(path), error.what()));
  }
}

const coursework::VerdictFormat* format_named(std::string_view name) {
  const auto format = std::ranges::find(coursework::verdict_formats, name, &coursework::VerdictFormat::name);
  return format == coursework::verdict_formats.end() ? nullptr : &*format;
}

// Whether to show answers: by the options, otherwise always to teachers, and to students by the rubric.
bool shows_spoilers(const CommandLine& line, coursework::Spoilers to_students) {
  using coursework::Spoilers;
  std::optional<std::chrono::sys_seconds> deadline;
  if (const auto text = line.value_of("deadline")) deadline = parse_latest_time("--deadline", *text);
  if (line.has("spoilers") || line.has("no-spoilers")) return line.has("spoilers");
  const coursework::VerdictFormat* format = format_named(line.text("format"));
  if (format == nullptr || !format->for_students) return true;
  if (to_students == Spoilers::after_deadline && !deadline)
    throw Failure(ExitCode::usage,
                  "--deadline: the rubric shows answers after the deadline; give it, or --no-spoilers");
  // In seconds, because a later year has no count of nanoseconds.
  const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
  return to_students == Spoilers::always || (to_students == Spoilers::after_deadline && now > *deadline);
}

struct Request {
  coursework::ExamineParams params;
  std::vector<coursework::Misconception> misconceptions;
  std::size_t max_bytes;
};

Request request_of(const CommandLine& line) {
  Request request;
  auto& exercise = request.params.expected.exercise;
  exercise.n = line.number<int>("n");
  if (auto group = line.value_of("group")) {  // the name, because for beads it means a different group
    std::ranges::replace(*group, '-', '_');
    exercise.group = *group;
  }
  if (line.has("rule")) exercise.rule = rule_of(line);
  if (line.has("base")) request.params.expected.base = base_of(line);
  request.params.expected.notation = input_notation_of(line);
  if (const auto which = line.value_of("representatives"))
    request.params.verify.representative =
        static_cast<coursework::Representative>(std::ranges::find(coursework::representative_names, *which) -
                                                coursework::representative_names.begin());
  if (const auto path = line.value_of("rubric"))
    request.params.rubric = read_file("rubric", *path, coursework::read_rubric);
  if (const auto path = line.value_of("misconceptions")) {
    request.misconceptions = read_file("misconceptions", *path, coursework::read_misconceptions);
    request.params.verify.misconceptions = request.misconceptions;
  }
  request.params.verify.spoilers = shows_spoilers(line, request.params.rubric.spoilers);
  request.max_bytes = line.number("max-bytes").value();
  return request;
}

bool is_submission(const fs::path& path) {
  const Words& extensions = arguments[0].extensions;
  return std::ranges::find(extensions, path.extension().string()) != extensions.end();
}

// The submissions in a folder, selected by extension, sorted.
std::vector<std::string> files_in(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error))
    if (is_submission(entry.path())) files.push_back(entry.path().string());
  if (error)
    throw Failure(ExitCode::no_input, fmt::format("{}: {}", reports::printable(folder), error.message()));
  if (files.empty())
    throw Failure(ExitCode::no_input,
                  fmt::format("{}: no .json, .txt or .csv file in this folder", reports::printable(folder)));
  std::sort(files.begin(), files.end());
  return files;
}

coursework::GradedSubmission examined(const std::string& path, const std::string& name,
                                      const Request& request) {
  const auto& params = request.params;
  try {
    return coursework::examine(name, read_input(path, request.max_bytes, "increase --max-bytes"), params);
  } catch (const Failure& failure) {  // the file is too long
    if (failure.code() != ExitCode::bad_data) throw;
    return coursework::unreadable(
        name, fmt::format("more than {} bytes; increase --max-bytes", request.max_bytes), params.rubric);
  }
}

// The same in a folder. An invalid file does not prevent the others from being checked, and links are not
// followed, because their targets are unknown.
coursework::GradedSubmission examined_in_folder(const std::string& path, const Request& request) {
  const std::string name = fs::path(path).filename().string();
  std::error_code error;
  if (!fs::is_regular_file(fs::symlink_status(path, error)))
    return coursework::unreadable(name, "not a regular file; it is not checked", request.params.rubric);
  try {
    return examined(path, name, request);
  } catch (const Failure& failure) {
    return coursework::unreadable(name, failure.what(), request.params.rubric);
  }
}

ExitCode code_of(const std::vector<coursework::GradedSubmission>& submissions) {
  ExitCode worst = ExitCode::done;
  for (const auto& submission : submissions)
    worst = std::max(worst, !submission.unreadable.empty() ? ExitCode::bad_data
                            : !submission.all_right()      ? ExitCode::check_failed
                                                           : ExitCode::done);
  return worst;
}

ExitCode run(const CommandLine& line, const Context& context) {
  const std::string format = line.text("format");
  std::error_code not_found;  // reading reports it
  const bool is_folder = line.arguments.size() == 1 && fs::is_directory(line.arguments[0], not_found);
  for (const std::string& path : line.arguments)
    if (!is_folder && fs::is_directory(path, not_found))
      throw Failure(ExitCode::usage,
                    fmt::format("{}: is a folder; give it as the only argument", reports::printable(path)));
  const std::vector<std::string> paths = is_folder ? files_in(line.arguments[0]) : line.arguments;
  const coursework::VerdictFormat* writer = format_named(format);
  const bool is_summary = writer == nullptr;
  if (!is_summary && writer->of_one_submission && (is_folder || paths.size() > 1))
    throw Failure(ExitCode::usage, fmt::format("--format: {} is for one submission; give one FILE", format));
  const Request request = request_of(line);

  auto out = open_output(line);
  const reports::Style style = text_style(line, context);

  std::vector<coursework::GradedSubmission> submissions;
  for (const std::string& path : paths) {
    submissions.push_back(is_folder ? examined_in_folder(path, request)
                                    : examined(path, path == "-" ? "standard input" : path, request));
    const auto& last = submissions.back();
    if (!last.unreadable.empty()) print_message(fmt::format("{}: {}", last.name, last.unreadable));
  }
  const bool for_people = format == "text";  // unreadable files are already on standard error
  std::vector<coursework::GradedSubmission> shown = submissions;
  if (for_people) std::erase_if(shown, [](const auto& submission) { return !submission.unreadable.empty(); });
  if (!is_summary && !(is_folder && for_people)) out.write(writer->write(shown, style));
  if (is_summary) out.write(coursework::class_summary_csv(coursework::summarize(submissions)));
  if (for_people && submissions.size() > 1)
    out.write(coursework::class_summary_text(coursework::summarize(submissions), style));
  out.commit();
  return code_of(submissions);
}

}  // namespace

extern const Command verify_command = {
    .name = "verify",
    .heading = Heading::coursework,
    .place = 1,
    .summary = "Check a student's submission, and explain what is incorrect",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "FILE is JSON (data/schemas/submission-1.0.schema.json), an orbit report, CSV (element,fixed), or "
        "text with one placement per line and lines like `orbit count: 12`. data/submissions contains "
        "samples of each format and all keys. Claims may be solutions, representatives, orbits, "
        "stabilizers, fixed points and their sum, numbers of orbits by type or size, and numbers of "
        "necklaces, bracelets and colorings. FILE states the base of its vectors; otherwise give --base. "
        "The .json, .txt and .csv files of a folder are summarized as a class. Exit code 0 if every claim "
        "is correct, 1 if something is incorrect or missing, 65 if a FILE is invalid.",
    .run = run};

}  // namespace eightfold::cli
