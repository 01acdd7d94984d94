#include "reports/cli/options/class_output.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <filesystem>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

#include "eightfold/reports/coursework/roster/import_file.hpp"
#include "reports/cli/options/inputs.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> feedback_names(std::span<const coursework::Handin> handins,
                                        const coursework::VerdictFormat& format) {
  std::vector<std::string> names;
  for (const coursework::Handin& handin : handins)
    names.push_back(
        fmt::format("{}/{}.{}", feedback_folder, handin.feedback, format.name == "html" ? "html" : "md"));
  return names;
}

std::vector<std::string> all_names(std::vector<std::string> names,
                                   const std::optional<coursework::Roster>& roster) {
  names.emplace_back(grades_name);
  if (roster) names.emplace_back(coursework::import_file_name(roster->platform));
  return names;
}

// "Essay (70), Queens (77) and 5 more".
std::string titles_of(const std::vector<std::size_t>& columns, const coursework::Roster& roster) {
  constexpr std::size_t most_shown = 4;
  std::vector<std::string> shown;
  for (const std::size_t column : columns)
    if (shown.size() < most_shown)
      shown.push_back(reports::printable(roster.table.rows[0].cells[column].text));
  if (columns.size() > most_shown) shown.push_back(fmt::format("{} more", columns.size() - most_shown));
  return reports::phrase(shown);
}

// The title of the assignment for the import file: that of --column or of the rubric, as the gradebook has
// it. Prints what the teacher should know before the import: that it creates an assignment, or that the
// columns are not certain. Throws Failure (usage) if --column does not name exactly one assignment, or if
// the title of the rubric names several.
std::string import_title(const CommandLine& line, const coursework::Roster& roster,
                         const coursework::Rubric& rubric) {
  const bool is_given = line.has("column");
  const std::string title =
      is_given ? line.text("column") : (rubric.title.empty() ? "Eightfold" : rubric.title);
  if (const std::string grades = coursework::grade_column_by_form(roster); !grades.empty())
    print_message(
        fmt::format("--roster: the titles of this worksheet are in an unknown language; the grades "
                    "are for the column {}, without comments",
                    reports::quote(grades)));
  if (is_given && roster.platform != coursework::Platform::canvas)
    throw usage_error("--column: only a gradebook of Canvas has several assignments; omit it");
  const std::vector<std::size_t> all = coursework::assignments_of(roster);
  const std::vector<std::size_t> found = coursework::assignments_called(title, roster);
  if (found.size() == 1) return roster.table.rows[0].cells[found[0]].text;
  if (found.size() > 1)
    throw usage_error("--column: {} assignments are called {}: {}; give the number in parentheses",
                      found.size(), reports::quote(title), titles_of(found, roster));
  const std::string problem =
      fmt::format("no assignment of the gradebook is called {}", reports::quote(title));
  if (is_given)
    throw usage_error("--column: {}; it has {}", problem, all.empty() ? "none" : titles_of(all, roster));
  if (!all.empty())
    print_message(fmt::format("--roster: {}, so the import creates it; select another with --column: {}",
                              problem, titles_of(all, roster)));
  return title;
}

}  // namespace

ClassOutput::ClassOutput(const CommandLine& line, const VerifyRequest& request,
                         const Submissions& submissions)
    : request_(request),
      import_title_(request.roster ? import_title(line, *request.roster, request.params.rubric) : ""),
      feedback_names_(feedback_names(submissions.handins, *request.format)),
      folder_(line, line.text("output-dir"), all_names(feedback_names_, request.roster)) {
  const Inputs inputs(line, {}, find_command("verify").options);
  std::set<reports::FileIdentity> files;
  for (const coursework::ClassFile& file : submissions.files)
    if (const auto identity = reports::identity_of(file.path)) files.insert(*identity);
  std::set<std::string> folders;
  for (const std::string& name : all_names(feedback_names_, request.roster)) {
    const std::string path = folder_.path_of(name);
    inputs.refuse("output-dir", path, "another folder");
    const auto identity = reports::identity_of(path);
    if (identity && files.contains(*identity))
      throw usage_error("--output-dir: {} is also a submission; give another folder",
                        reports::printable(path));
    folders.insert(fs::path(path).parent_path().string());
  }
  for (const std::string& folder : folders) make_output_folder(folder);
}

// The heading has the student's name: that of the roster, or else of the file's author, or of the platform,
// which may be without spaces.
std::string ClassOutput::feedback_of(const coursework::ClassEntry& entry, const std::string& title) const {
  coursework::GradedSubmission shown = entry.result.value();
  shown.title = title;
  if ((entry.on_roster || shown.author.empty()) && !entry.student.name.empty())
    shown.author = entry.student.name;
  if (shown.author.empty()) shown.author = fs::path(shown.name).filename().string();
  return request_.format->write({&shown, 1}, {});
}

// Each file waits for the disk, about 7 ms, and the disk serves several at once.
void ClassOutput::write_feedback(std::span<const coursework::ClassEntry> entries,
                                 const std::string& title) const {
  constexpr std::size_t max_threads = 16;
  std::atomic<std::size_t> next = 0;
  std::mutex mutex;
  std::exception_ptr failure;
  const auto write_some = [&] {
    try {
      for (std::size_t i = next++; i < feedback_names_.size(); i = next++)
        folder_.write_text(feedback_names_[i], feedback_of(entries[i], title));
    } catch (...) {
      next = feedback_names_.size();  // the others stop too
      const std::scoped_lock lock(mutex);
      if (!failure) failure = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < std::min(max_threads, feedback_names_.size()); ++i)
      threads.emplace_back(write_some);
    write_some();
  }
  if (failure) std::rethrow_exception(failure);
}

std::string ClassOutput::write(std::span<const coursework::ClassEntry> entries) const {
  const coursework::Rubric& rubric = request_.params.rubric;
  write_feedback(entries, rubric.title.empty() ? "Feedback" : rubric.title);
  folder_.write_text(std::string(grades_name), coursework::grades_csv(entries, rubric));
  std::string lines = fmt::format(
      "\n{}  {}\n{}  the grades of {}\n", reports::printable(folder_.path_of(std::string(feedback_folder))),
      reports::counted(feedback_names_.size(), "file with feedback", "files with feedback"),
      reports::printable(folder_.path_of(std::string(grades_name))),
      reports::counted(coursework::student_count(entries), "student"));
  if (!request_.roster) return lines;
  const coursework::Roster& roster = *request_.roster;
  const std::string name(coursework::import_file_name(roster.platform));
  const std::string maximum = fmt::format("{:.10g}", entries[0].result->max_score);
  folder_.write_text(name, coursework::import_file(roster, coursework::roster_grades(entries, roster),
                                                   {.title = import_title_, .maximum = maximum}));
  return lines + fmt::format("{}  the roster with the grades\n", reports::printable(folder_.path_of(name)));
}

}  // namespace eightfold::cli
