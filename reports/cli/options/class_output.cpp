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

#include "reports/cli/options/output_options.hpp"
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

std::vector<std::string> all_names(std::vector<std::string> names, const coursework::Roster* roster) {
  names.emplace_back(grades_name);
  if (roster != nullptr) names.emplace_back(coursework::import_file_name(roster->platform));
  return names;
}

}  // namespace

ClassOutput::ClassOutput(const CommandLine& line, const Inputs& inputs,
                         const coursework::VerdictFormat& format, const Submissions& submissions,
                         const coursework::Roster* roster)
    : format_(format),
      roster_(roster),
      feedback_names_(feedback_names(submissions.handins, format)),
      folder_(line, line.text("output-dir"), all_names(feedback_names_, roster)) {
  std::set<reports::FileIdentity> files;
  for (const coursework::ClassFile& file : submissions.found.files)
    if (const auto identity = reports::identity_of(file.path)) files.insert(*identity);
  std::set<std::string> folders;
  for (const std::string& name : all_names(feedback_names_, roster)) {
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
  return format_.write({&shown, 1}, {});
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

std::string ClassOutput::write(std::span<const coursework::ClassEntry> entries,
                               const coursework::Rubric& rubric, const std::string& import_title) const {
  write_feedback(entries, rubric.title.empty() ? "Feedback" : rubric.title);
  folder_.write_text(std::string(grades_name), coursework::grades_csv(entries, rubric));
  std::string lines = fmt::format(
      "\n{}  {}\n{}  the grades of {}\n", reports::printable(folder_.path_of(std::string(feedback_folder))),
      reports::counted(feedback_names_.size(), "file with feedback", "files with feedback"),
      reports::printable(folder_.path_of(std::string(grades_name))),
      reports::counted(coursework::student_count(entries), "student"));
  if (roster_ == nullptr) return lines;
  const std::string name(coursework::import_file_name(roster_->platform));
  const std::string maximum = fmt::format("{:.10g}", entries[0].result->max_score);
  folder_.write_text(name, coursework::import_file(*roster_, coursework::roster_grades(entries, *roster_),
                                                   {.title = import_title, .maximum = maximum}));
  return lines + fmt::format("{}  the roster with the grades\n", reports::printable(folder_.path_of(name)));
}

}  // namespace eightfold::cli
