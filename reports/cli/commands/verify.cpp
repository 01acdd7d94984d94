#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "reports/cli/options/base_option.hpp"
#include "reports/cli/options/group_option.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/output_option.hpp"
#include "reports/cli/options/rule_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/coursework/grading/class_summary.hpp"
#include "reports/coursework/grading/examine.hpp"
#include "reports/coursework/grading/verdict_report.hpp"
#include "reports/io/output.hpp"
#include "reports/io/parse_error.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array<Example, 6> examples = {{
    {"eightfold verify homework.json", "check every claim in it, and say what is wrong and why"},
    {"eightfold list 8 --canonical | eightfold verify -", "are these one of each orbit?"},
    {"eightfold verify tally.csv --n 8 --no-spoilers", "say what is wrong, but not what is right"},
    {"eightfold verify homework.txt --rubric rubric.json", "give points"},
    {"eightfold verify homework.json --format gradescope", "results.json for Gradescope"},
    {"eightfold verify submissions", "a folder: who got what, which misconception how often"},
}};

constexpr std::array<std::string_view, 7> format_names = {"text",       "json",         "markdown", "junit",
                                                          "gradescope", "prairielearn", "csv"};
constexpr std::array<std::string_view, 3> representative_choices = {"any", "least", "greatest"};

constexpr std::array<Option, 11> options = {{
    {"n", 'n', "N", "the exercise is about N, 0 to 300; needed where FILE does not say it"},
    group_option,
    rule_option,
    base_option,
    {"representatives", '\0', "WHICH",
     "any member may stand for its orbit, or only the least, or the greatest", representative_choices},
    {"rubric", '\0', "FILE", "points for each claim, and what is asked for (JSON)"},
    {"misconceptions", '\0', "FILE", "known ways to wrong numbers, instead of those built in (JSON)"},
    {"no-spoilers", '\0', "", "do not tell right numbers, missing solutions, least members"},
    {"format", '\0', "FORMAT",
     "text (default), json, markdown, junit, gradescope, prairielearn;\ncsv sums up several", format_names},
    {"max-bytes", '\0', "B", "read no FILE longer than this, 1 to 1073741824 (default 16 MiB)"},
    output_option,
}};

constexpr std::uint64_t default_max_bytes = std::uint64_t{16} << 20U;
constexpr std::uint64_t greatest_max_bytes = std::uint64_t{1} << 30U;

// A file that the teacher gives, read by one of the library's readers.
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

struct Request {
  coursework::ExamineParams params;
  std::vector<coursework::Misconception> misconceptions;
  std::size_t max_bytes = default_max_bytes;
};

Request request_of(const CommandLine& line) {
  Request request;
  auto& exercise = request.params.expected.exercise;
  constexpr std::uint64_t greatest_n = 300;
  if (const auto n = line.value_of("n"))
    exercise.n = static_cast<int>(parse_number("--n", *n, 0, greatest_n));
  if (auto group =
          line.value_of("group")) {  // by its own name: of beads it means another group than of a board
    std::replace(group->begin(), group->end(), '-', '_');
    exercise.group = *group;
  }
  if (line.has("rule")) exercise.rule = rule_of(line);
  if (line.has("base")) request.params.expected.base = base_of(line);
  request.params.verify.spoilers = !line.has("no-spoilers");
  if (const auto which = line.value_of("representatives"))
    request.params.verify.representative = static_cast<coursework::Representative>(
        std::find(representative_choices.begin(), representative_choices.end(), *which) -
        representative_choices.begin());
  if (const auto path = line.value_of("rubric"))
    request.params.rubric = read_file("rubric", *path, coursework::read_rubric);
  if (const auto path = line.value_of("misconceptions")) {
    request.misconceptions = read_file("misconceptions", *path, coursework::read_misconceptions);
    request.params.verify.misconceptions = request.misconceptions;
  }
  if (const auto bytes = line.value_of("max-bytes"))
    request.max_bytes = parse_number("--max-bytes", *bytes, 1, greatest_max_bytes);
  return request;
}

bool is_submission(const fs::path& path) {
  const std::string end = path.extension().string();
  return end == ".json" || end == ".txt" || end == ".csv";
}

// The submissions in a folder, by the ends of their names, sorted.
std::vector<std::string> files_in(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error))
    if (is_submission(entry.path())) files.push_back(entry.path().string());
  if (error)
    throw Failure(ExitCode::no_input, fmt::format("{}: {}", reports::printable(folder), error.message()));
  if (files.empty())
    throw Failure(ExitCode::no_input, fmt::format("{}: no file in this folder ends with .json, .txt or .csv",
                                                  reports::printable(folder)));
  std::sort(files.begin(), files.end());
  return files;
}

coursework::GradedSubmission examined(const std::string& path, const std::string& name,
                                      const Request& request) {
  const auto& params = request.params;
  try {
    return coursework::examine(name, read_input(path, request.max_bytes), params);
  } catch (const Failure& failure) {  // too long
    if (failure.code() != ExitCode::bad_data) throw;
    return coursework::unreadable(
        name, fmt::format("more than {} bytes; --max-bytes sets the limit", request.max_bytes),
        params.rubric);
  }
}

// The same in a folder, where one bad file must not keep the others from being checked, and a link may lead
// anywhere.
coursework::GradedSubmission examined_in_folder(const std::string& path, const Request& request) {
  const std::string name = fs::path(path).filename().string();
  std::error_code error;
  if (!fs::is_regular_file(fs::symlink_status(path, error)))
    return coursework::unreadable(name, "not a file but a link, a folder or the like; it is left alone",
                                  request.params.rubric);
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
                            : !submission.all_right()      ? ExitCode::found_wrong
                                                           : ExitCode::done);
  return worst;
}

ExitCode run(const CommandLine& line, const Context& context) {
  if (line.arguments.empty())
    throw Failure(ExitCode::usage, "FILE: missing; give a submission, - for standard input, or a folder");
  const std::string format = line.value_of("format").value_or("text");
  std::error_code not_found;  // which reading it will tell
  const bool is_folder = line.arguments.size() == 1 && fs::is_directory(line.arguments[0], not_found);
  for (const std::string& path : line.arguments)
    if (!is_folder && fs::is_directory(path, not_found))
      throw Failure(ExitCode::usage, fmt::format("{}: a folder; give it alone", reports::printable(path)));
  const std::vector<std::string> paths = is_folder ? files_in(line.arguments[0]) : line.arguments;
  const auto writer = std::find_if(coursework::verdict_formats.begin(), coursework::verdict_formats.end(),
                                   [&](const auto& f) { return f.name == format; });
  const bool is_summary = writer == coursework::verdict_formats.end();
  if (!is_summary && writer->of_one_submission && (is_folder || paths.size() > 1))
    throw Failure(ExitCode::usage, fmt::format("--format: {} is for one submission; give one FILE", format));
  const Request request = request_of(line);

  const auto path_out = line.value_of(output_option.name);
  auto out = open_output(path_out);
  const reports::Style style = output_style(line, context, is_file(path_out));

  std::vector<coursework::GradedSubmission> submissions;
  for (const std::string& path : paths) {
    submissions.push_back(is_folder ? examined_in_folder(path, request)
                                    : examined(path, path == "-" ? "standard input" : path, request));
    const auto& last = submissions.back();
    if (!last.unreadable.empty()) print_message(fmt::format("{}: {}", last.name, last.unreadable));
  }
  const bool for_people = format == "text";  // who have just read what can't be read
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

const Command verify_command = {
    "verify",
    "Coursework",
    "FILE...",
    "Check what a student hands in, and say what is wrong and why",
    examples,
    "FILE is JSON (data/schemas/submission-1.0.schema.json), an orbit report, CSV\n"
    "(element,fixed) or text: placements one a line, and lines like `orbit count: 12`;\n"
    "data/submissions has samples of each and all the keys. Claims may be solutions,\n"
    "representatives, orbits, stabilizers, fixed points, their sum, numbers of orbits by type\n"
    "or size, of necklaces, bracelets and colorings. How vectors are written is said in FILE,\n"
    "or by --base where FILE does not say it. A folder's .json, .txt and .csv files are summed\n"
    "up as a class.\n"
    "Exit code 0 if all is right, 1 if something is wrong or missing, 65 if a FILE can't be\n"
    "read.",
    options,
    run};

}  // namespace eightfold::cli
