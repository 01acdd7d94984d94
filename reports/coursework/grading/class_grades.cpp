#include "eightfold/reports/coursework/grading/class_grades.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "eightfold/reports/coursework/roster/matching.hpp"
#include "eightfold/reports/coursework/submission/keys.hpp"
#include "reports/coursework/grading/internal/report_parts.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::csv_cell;

std::vector<Student> all_students(std::span<const ClassEntry> entries) {
  std::vector<Student> students;
  for (const ClassEntry& entry : entries) students.push_back(entry.student);
  return students;
}

// "Number of orbits: wrong, it looks as if every orbit was assumed to be full".
std::string reason_of(const Verdict& verdict) {
  std::string reason = fmt::format("{}: {}", verdict.title, status_words(verdict.status));
  if (!verdict.mistakes.empty()) reason += ", it looks as if " + verdict.mistakes.front().title;
  return reason;
}

std::string reason_of(const GradedSubmission& submission) {
  if (!submission.unreadable.empty()) return submission.unreadable;
  std::vector<std::string> reasons;
  for (const GradedClaim& claim : submission.claims)
    if (claim.max_score > 0 && (claim.verdict.status != Status::right || claim.score < claim.max_score))
      reasons.push_back(reason_of(claim.verdict));
  if (reasons.empty() && submission.score < submission.max_score)
    return fmt::format("only {} submitted", reports::counted(submission.claims.size(), "claim"));
  return reports::joined(reasons, "; ");
}

// The claims with points, in the order of all_claims().
std::vector<std::string_view> claims_of(std::span<const ClassEntry> entries, const Rubric& rubric) {
  std::set<std::string_view> present;
  for (const auto& [claim, points] : rubric.points) present.insert(claim);
  if (present.empty())
    for (const ClassEntry& entry : entries)
      if (entry.result)
        for (const GradedClaim& claim : entry.result->claims) present.insert(claim.verdict.claim);
  std::vector<std::string_view> claims;
  for (const std::string_view name : claim_names())
    if (present.contains(name)) claims.push_back(name);
  return claims;
}

std::string points_for(std::string_view claim, const ClassEntry& entry) {
  if (!entry.result) return {};
  const auto it = std::ranges::find(entry.result->claims, claim,
                                    [](const GradedClaim& each) { return each.verdict.claim; });
  return it == entry.result->claims.end() ? std::string() : points_text(it->score);
}

std::string misconceptions_of(const ClassEntry& entry) {
  std::set<std::string> ids;
  if (entry.result)
    for (const GradedClaim& claim : entry.result->claims)
      if (!claim.verdict.mistakes.empty()) ids.insert(claim.verdict.mistakes.front().id);
  return reports::joined(ids, " ");
}

std::string clean_cell(std::string_view text) { return csv_cell(reports::clean_line(text)); }

}  // namespace

void equalize_maximum(std::span<GradedSubmission> submissions) {
  double most = 0;
  for (const GradedSubmission& submission : submissions) most = std::max(most, submission.max_score);
  for (GradedSubmission& submission : submissions) submission.max_score = most;
}

std::vector<ChosenRubric> choose_rubrics(std::span<const Student> students, const Rubric& rubric) {
  std::vector<ChosenRubric> chosen(students.size(), {&rubric, {}});
  if (rubric.students.empty()) return chosen;
  std::vector<Student> known;
  for (const StudentRubric& each : rubric.students) known.push_back(each.student);
  const std::vector<Match> matches = match_students(students, known);
  for (std::size_t i = 0; i < students.size(); ++i) {
    if (matches[i].index)
      chosen[i].rubric = &rubric.students[*matches[i].index].rubric;
    else
      chosen[i].problem =
          matches[i].ambiguous
              ? "the rubric has several exercises for students with this name; give the rubric of this "
                "student, or a roster"
              : "the rubric has no exercise for this student; add the student to it";
  }
  return chosen;
}

void merge_roster(std::vector<ClassEntry>& entries, const Roster& roster) {
  const std::vector<Student> students = students_of(roster);
  const std::vector<Match> matches = match_students(all_students(entries), students);
  std::vector<std::vector<std::size_t>> entries_of(students.size());
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (matches[i].index) {
      entries[i].student = students[*matches[i].index];
      entries_of[*matches[i].index].push_back(i);
    } else {
      entries[i].problem =
          matches[i].ambiguous ? "several students on the roster have this name" : not_on_the_roster;
    }
  }
  for (std::size_t i = 0; i < students.size(); ++i) {
    if (entries_of[i].empty()) entries.push_back({students[i], std::nullopt, i, {}});
    if (entries_of[i].size() == 1) entries[entries_of[i][0]].on_roster = i;
    if (entries_of[i].size() < 2) continue;
    for (const std::size_t entry : entries_of[i])
      entries[entry].problem = fmt::format("{} submissions of this student; keep one", entries_of[i].size());
  }
}

std::string reason_of(const ClassEntry& entry) {
  return entry.result ? reason_of(*entry.result) : "nothing submitted";
}

std::size_t student_count(std::span<const ClassEntry> entries) {
  std::size_t unnamed = 0;
  std::set<std::tuple<std::string_view, std::string_view, std::string_view>> named;
  for (const auto& entry : entries) {
    const auto& [name, id, email] = entry.student;
    if (entry.student == Student())
      ++unnamed;
    else
      named.emplace(name, id, email);
  }
  return named.size() + unnamed;
}

std::string missing_students_text(std::span<const ClassEntry> entries) {
  std::string names;
  std::size_t missing = 0;
  for (const ClassEntry& entry : entries) {
    if (entry.result) continue;
    ++missing;
    const Student& student = entry.student;
    std::vector<std::string> known = {student.name, student.id, student.email};
    std::erase(known, "");
    reports::append_format(names, "  {}\n", reports::clean_line(reports::joined(known)));
  }
  if (missing == 0) return {};
  return fmt::format("\nNothing submitted: {} of {}\n", missing,
                     reports::counted(student_count(entries), "student")) +
         names;
}

std::vector<std::optional<RosterGrade>> roster_grades(std::span<const ClassEntry> entries,
                                                      const Roster& roster) {
  std::vector<std::optional<RosterGrade>> grades(roster.students.size());
  for (const ClassEntry& entry : entries)
    if (entry.result && entry.on_roster && entry.result->unreadable.empty())
      grades[*entry.on_roster] = {points_text(entry.result->score), reports::clean_line(reason_of(entry))};
  return grades;
}

std::string grades_csv(std::span<const ClassEntry> entries, const Rubric& rubric) {
  const std::vector<std::string_view> claims = claims_of(entries, rubric);
  std::string out(beginning_of_grades);
  for (const std::string_view claim : claims) reports::append_format(out, ",{}", claim);
  out += ",total,maximum,unread_lines,misconceptions,reason\n";
  std::string maximum;
  for (const ClassEntry& entry : entries)
    if (entry.result) maximum = points_text(entry.result->max_score);
  for (const ClassEntry& entry : entries) {
    reports::append_format(out, "{},{},{},{}", clean_cell(entry.student.name), clean_cell(entry.student.id),
                           clean_cell(entry.student.email),
                           entry.result ? clean_cell(entry.result->name) : std::string());
    for (const std::string_view claim : claims) out += ',' + points_for(claim, entry);
    std::string problem = entry.problem.empty() ? "" : entry.problem + "; ";
    if (entry.result && entry.result->late) problem += "late; ";
    const bool is_read = entry.result && entry.result->unreadable.empty();
    reports::append_format(out, ",{},{},{},{},{}\n", is_read ? points_text(entry.result->score) : "", maximum,
                           entry.result ? unread_lines_text(entry.result->unread_lines, !is_read) : "",
                           clean_cell(misconceptions_of(entry)), clean_cell(problem + reason_of(entry)));
  }
  return out;
}

}  // namespace eightfold::coursework
