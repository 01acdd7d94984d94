#include "reports/cli/options/class_examination.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <span>
#include <string>
#include <utility>

#include "eightfold/reports/coursework/submission/reader.hpp"
#include "eightfold/reports/coursework/verify/answer_cache.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/parse/exit_code.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/io/internal/archive.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::cli {
namespace {

// The file's text. In a class, a file that cannot be read does not stop the others: then the reason is in
// `problem`.
std::string text_of(const coursework::Handin& handin, const Submissions& submissions,
                    const VerifyRequest& request, std::string& problem) {
  const std::string& path = submissions.files[handin.file.value()].path;
  if (reports::is_archive_file(path)) {  // a platform's download, which may be longer than the limit
    problem = "an archive; unpack it, and give the folder";
    return {};
  }
  try {
    return read_input(path, request.max_bytes, "increase --max-bytes");
  } catch (const Failure& failure) {
    const bool too_long = failure.code() == ExitCode::bad_data;
    if (!too_long && !submissions.of_class()) throw;
    const bool is_output = request.params.output.has_value();
    problem = too_long ? fmt::format("more than {} bytes; {}increase --max-bytes", request.max_bytes,
                                     is_output ? "correct a program that does not stop, or " : "")
                       : std::string(failure.what());
    return {};
  }
}

// The students, by the platform's file names or else by the author in the file; by the roster where they are
// on it.
std::vector<coursework::Student> students_of(const Submissions& submissions, const VerifyRequest& request) {
  std::vector<coursework::ClassEntry> entries;
  for (const coursework::Handin& handin : submissions.handins) {
    std::string ignored;
    coursework::Student student = handin.student;
    if (!handin.layout && handin.file)
      student.name = coursework::author_of(text_of(handin, submissions, request, ignored));
    entries.push_back({std::move(student), std::nullopt, std::nullopt, {}});
  }
  if (request.roster) coursework::merge_roster(entries, *request.roster);
  std::vector<coursework::Student> students;
  for (std::size_t i = 0; i < submissions.handins.size(); ++i) students.push_back(entries[i].student);
  return students;
}

}  // namespace

std::vector<coursework::GradedSubmission> examine_all(const Submissions& submissions,
                                                      const VerifyRequest& request) {
  const coursework::Rubric& rubric = request.params.rubric;
  const auto rubrics = coursework::choose_rubrics(
      rubric.students.empty() ? std::vector<coursework::Student>(submissions.handins.size())
                              : students_of(submissions, request),
      rubric);
  coursework::ExamineParams examine = request.params;
  examine.rubric.students.clear();  // a copy for each submission would be expensive
  coursework::AnswerCache answers;
  examine.verify.answers = &answers;
  std::vector<coursework::GradedSubmission> results;
  for (std::size_t i = 0; i < submissions.handins.size(); ++i) {
    const coursework::Handin& handin = submissions.handins[i];
    std::string problem;
    std::string text;
    if (handin.file) text = text_of(handin, submissions, request, problem);
    if (problem.empty()) problem = rubrics[i].problem;
    if (problem.empty()) problem = handin.problem;
    if (rubrics[i].rubric != &rubric) examine.rubric = *rubrics[i].rubric;
    auto& result =
        results.emplace_back(problem.empty() ? coursework::examine(handin.name, text, examine)
                                             : coursework::unreadable(handin.name, problem, examine.rubric));
    if (result.author.empty() && handin.layout) result.author = handin.student.name;
    result.late = handin.late;
    if (handin.late) result.notes.insert(result.notes.begin(), "This was submitted late.");
    if (!result.unreadable.empty()) print_message(fmt::format("{}: {}", result.name, result.unreadable));
  }
  if (submissions.of_class()) coursework::equalize_maximum(results);
  return results;
}

std::vector<coursework::ClassEntry> entries_of(const Submissions& submissions,
                                               std::vector<coursework::GradedSubmission> results,
                                               const std::optional<coursework::Roster>& roster) {
  std::vector<coursework::ClassEntry> entries;
  for (std::size_t i = 0; i < results.size(); ++i) {
    coursework::Student student = submissions.handins[i].student;
    if (student.name.empty()) student.name = results[i].author;
    entries.push_back({std::move(student), std::move(results[i]), std::nullopt, {}});
  }
  if (roster) coursework::merge_roster(entries, *roster);
  const std::span submitted = std::span(entries).first(submissions.handins.size());
  // Then the roster is the cause, not the students.
  if (submitted.size() > 1 && std::ranges::count(submitted, coursework::not_on_the_roster,
                                                 &coursework::ClassEntry::problem) == std::ssize(submitted)) {
    print_message(fmt::format(
        "--roster: none of the {} students who submitted is on it; check that it is of this class",
        submitted.size()));
    return entries;
  }
  for (const coursework::ClassEntry& entry : entries)
    if (!entry.problem.empty()) print_message(fmt::format("{}: {}", entry.result->name, entry.problem));
  return entries;
}

}  // namespace eightfold::cli
