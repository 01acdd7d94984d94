#include "reports/cli/options/submission_files.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <system_error>
#include <utility>

#include "eightfold/reports/coursework/grading/class_grades.hpp"
#include "eightfold/reports/coursework/roster/import_file.hpp"
#include "eightfold/reports/coursework/submission/json_tree.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "reports/cli/options/class_output.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/parse/exit_code.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/coursework/assignment/internal/files.hpp"
#include "reports/io/internal/archive.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_files = 100'000;
constexpr int most_depth = 32;
constexpr std::string_view rubric_schema = "urn:eightfold:schema:rubric:";

bool has_extension(const fs::path& path, std::string_view extension) {
  return reports::folded(path.extension().string()) == extension;
}

bool is_submission_name(const fs::path& path) {
  return std::ranges::any_of(coursework::submission_extensions,
                             [&](std::string_view extension) { return has_extension(path, extension); });
}

// A JSON file that names the schema of rubrics.
bool is_rubric(const fs::path& path) {
  constexpr std::size_t longest_rubric = std::size_t{4} << 20U;
  if (!has_extension(path, ".json")) return false;
  try {
    const std::string text = read_input(path.string(), longest_rubric);
    if (text.find(rubric_schema) == std::string::npos) return false;
    const coursework::JsonTree tree = coursework::parse_json_tree(text);
    const coursework::JsonTree* schema = tree.find("$schema");
    return schema != nullptr && schema->is_string() && schema->string("$schema").starts_with(rubric_schema);
  } catch (const Failure&) {  // reading it as a submission reports the error
  } catch (const reports::ParseError&) {
  }
  return false;
}

// Whether `verify --output-dir` wrote into the folder: it has grades.csv with this beginning.
bool has_earlier_output(const fs::path& folder) {
  std::string beginning(coursework::beginning_of_grades.size(), ' ');
  std::ifstream file(folder / grades_name, std::ios::binary);
  file.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
  return file && beginning == coursework::beginning_of_grades;
}

bool is_output_name(std::string_view name) {
  return name == feedback_folder || name == grades_name ||
         std::ranges::find(coursework::import_file_names, name) != coursework::import_file_names.end();
}

bool is_assignment_file(const fs::path& path) {
  const std::string name = path.filename().string();
  return name == coursework::class_keys_name ||
         std::ranges::any_of(coursework::assignment_files,
                             [&](const coursework::AssignmentFile& file) { return file.name == name; });
}

// Skipped files by folder and reason.
class SkippedFiles {
 public:
  void add(const std::string& folder, std::string_view reason, const std::string& name) {
    const auto [place, is_new] = places_.try_emplace({folder, std::string(reason)}, groups_.size());
    if (is_new) groups_.push_back({folder, std::string(reason), {}});
    groups_[place->second].names.push_back(name);
  }

  void print() const {
    constexpr std::size_t shown = 3;
    for (const auto& [folder, reason, names] : groups_) {
      std::vector<std::string> first(names.begin(),
                                     names.begin() + std::min<std::ptrdiff_t>(shown, std::ssize(names)));
      for (std::string& name : first) name = reports::printable(name);
      if (names.size() > shown) first.push_back(fmt::format("{} more", names.size() - shown));
      print_message(
          fmt::format("{}: skipped {}: {}", reports::printable(folder), reports::phrase(first), reason));
    }
  }

 private:
  struct Skipped {
    std::string folder;
    std::string reason;
    std::vector<std::string> names;
  };
  std::map<std::pair<std::string, std::string>, std::size_t> places_;
  std::vector<Skipped> groups_;
};

class FileFinder {
 public:
  explicit FileFinder(const FindParams& params) : params_(params) {
    std::error_code error;
    if (!params.output_folder.empty()) output_ = fs::weakly_canonical(params.output_folder, error);
  }

  Submissions find() {
    std::vector<std::string> empty;
    for (const std::string& argument : params_.arguments) {
      std::error_code error;  // reading reports it
      if (argument == "-" || !fs::is_directory(argument, error)) {
        if (argument == "-" || is_new(argument)) found_.files.push_back({argument, input_name(argument), {}});
        continue;
      }
      found_.has_folder = true;
      if (!output_.empty() && fs::weakly_canonical(argument, error) == output_)
        throw usage_error("--output-dir: {} is also the folder of the submissions; give another folder",
                          reports::printable(argument));
      const std::size_t before = found_.files.size();
      // Of several folders, the name says which.
      const std::string prefix =
          params_.arguments.size() > 1 ? fs::path(argument).lexically_normal().string() : std::string();
      search(argument, prefix, 0, false);
      if (found_.files.size() == before)
        empty.push_back(fmt::format("{}: no {} file in this folder", reports::printable(argument),
                                    reports::phrase(coursework::submission_extensions, {}, "or")));
    }
    skipped_.print();
    for (const std::string& folder : empty) print_message(folder);
    return std::move(found_);
  }

 private:
  // `of_assignment`: whether it is `students` beside a rubric, or the folder of a student in it.
  void search(const fs::path& folder, const fs::path& name, int depth, bool of_assignment) {
    std::error_code error;
    std::vector<fs::directory_entry> entries;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
      entries.push_back(*it);
      if (++seen_ > most_files)
        throw Failure(ExitCode::bad_data, fmt::format("{}: more than {} files; give smaller folders",
                                                      reports::printable(folder.string()), most_files));
    }
    if (error) {
      if (depth == 0)
        throw Failure(ExitCode::no_input,
                      fmt::format("{}: {}", reports::printable(folder.string()), error.message()));
      skip(folder, error.message());
      found_.files.push_back({(folder / "").string(), name.string(), error.message()});
      return;
    }
    std::ranges::sort(entries, {}, &fs::directory_entry::path);
    if (has_earlier_output(folder))
      std::erase_if(entries, [&](const fs::directory_entry& entry) {
        const bool is_output = is_output_name(entry.path().filename().string());
        if (is_output) skip(entry.path(), "written by verify --output-dir");
        return is_output;
      });
    const bool has_rubric = of_assignment || std::ranges::any_of(entries, [](const auto& entry) {
                              return is_plain_file(entry) && is_rubric(entry.path());
                            });
    for (const fs::directory_entry& entry : entries) visit(entry, name, depth, has_rubric);
  }

  static bool is_plain_file(const fs::directory_entry& entry) {
    std::error_code error;
    return fs::is_regular_file(entry.symlink_status(error));
  }

  void visit(const fs::directory_entry& entry, const fs::path& folder_name, int depth, bool has_rubric) {
    const fs::path& path = entry.path();
    const fs::path name = folder_name / path.filename();
    std::error_code error;
    const fs::file_status status = entry.symlink_status(error);
    if (path.filename().string().starts_with('.')) return skip(path, "hidden");
    if (fs::is_symlink(status)) return skip(path, "a link");
    if (fs::is_directory(status)) {
      if (!output_.empty() && fs::weakly_canonical(path, error) == output_)
        return skip(path, "the folder of --output-dir");
      if (depth == most_depth) return skip(path, fmt::format("more than {} folders deep", most_depth));
      const bool of_assignment = path.filename() == coursework::students_folder ||
                                 path.parent_path().filename() == coursework::students_folder;
      return search(path, name, depth + 1, has_rubric && of_assignment);
    }
    if (!fs::is_regular_file(status)) return skip(path, "not a regular file");
    if (is_own(path, has_rubric)) return skip(path, "part of the assignment");
    if (is_submission_name(path)) {
      if (is_new(path)) found_.files.push_back({path.string(), name.string(), {}});
      return;
    }
    add_problem(
        path, name,
        reports::is_archive_file(path.string())
            ? "an archive; unpack it"
            : fmt::format("not a {} file", reports::phrase(coursework::submission_extensions, {}, "or")));
  }

  bool is_own(const fs::path& path, bool has_rubric) const {
    const auto identity = reports::identity_of(path.string());
    if (identity && params_.own_files.contains(*identity)) return true;
    return has_rubric && (is_assignment_file(path) || is_rubric(path));
  }

  // Whether the file is the first with its path; a file by its name and in a folder is graded once.
  bool is_new(const fs::path& path) {
    std::error_code error;
    const fs::path canonical = fs::canonical(path, error);
    if (error || read_.insert(canonical).second) return true;  // reading reports an error
    skip(path, "given twice");
    return false;
  }

  void skip(const fs::path& path, std::string_view reason) {
    const std::string folder = path.has_parent_path() ? path.parent_path().string() : ".";
    skipped_.add(folder, reason, path.filename().string());
  }

  void add_problem(const fs::path& path, const fs::path& name, const std::string& problem) {
    skip(path, problem);
    found_.files.push_back({path.string(), name.string(), problem});
  }

  const FindParams& params_;
  fs::path output_;
  std::size_t seen_ = 0;
  std::set<fs::path> read_;  // canonical paths
  Submissions found_;
  SkippedFiles skipped_;
};

}  // namespace

Submissions find_submissions(const FindParams& params) {
  Submissions submissions = FileFinder(params).find();
  submissions.handins = coursework::handins_of(submissions.files);
  if (submissions.handins.empty())
    throw Failure(ExitCode::no_input, fmt::format("{}: no submission in this folder",
                                                  reports::printable(params.arguments.front())));
  return submissions;
}

}  // namespace eightfold::cli
