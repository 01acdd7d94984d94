// The JSON files of an assignment, and those of a class whose students have variants of it.
#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "eightfold/reports/coursework/roster/layout.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/coursework/assignment/internal/colorings.hpp"
#include "reports/coursework/assignment/internal/files.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::ordered_json;

ordered_json placement_json(const Placement& placement, int base) {
  return reports::list_of(placement, [&](int column) { return column + base; });
}

ordered_json placements_json(std::span<const Placement> placements, int base) {
  return reports::list_of(placements, [&](const Placement& each) { return placement_json(each, base); });
}

// The members name, id and email, as far as they are known.
ordered_json student_json(const Student& student) {
  ordered_json members = ordered_json::object();
  if (!student.name.empty()) members["name"] = student.name;
  if (!student.id.empty()) members["id"] = student.id;
  if (!student.email.empty()) members["email"] = student.email;
  return members;
}

// In quotes from 2^64 on.
ordered_json number_json(const Integer& value) {
  const std::optional<std::uint64_t> small = value.to_uint64();
  return small ? ordered_json(*small) : ordered_json(value.str());
}

ordered_json fixed_points_json(const std::vector<TallyEntry>& tally) {
  ordered_json members = ordered_json::object();
  for (const auto& [key, fixed] : tally) members[key.name] = number_json(fixed);
  return members;
}

ordered_json submission_json(const Assignment& assignment, std::string_view author) {
  ordered_json submission = {{"$schema", "urn:eightfold:schema:submission:1.0"}, {"author", author}};
  submission.update(exercise_json(assignment.exercise));
  if (is_about_solutions(assignment))
    submission["conventions"] = {
        {"base", assignment.base}, {"indexing", "columns_by_row"}, {"representative", "any"}};
  return submission;
}

// The command that creates the same assignment.
std::string command_of(const Assignment& assignment) {
  const AssignmentParams& params = assignment.params;
  std::string command = "eightfold new-assignment";
  if (params.n) command += fmt::format(" --n {}", *params.n);
  command += params.secret ? " --secret FILE" : fmt::format(" --seed {}", params.seed);
  if (params.vary) command += " --vary";
  if (params.rule) command += fmt::format(" --rule {}", name_of(*params.rule));
  if (params.group) command += fmt::format(" --group {}", name_of(*params.group));
  if (assignment.student) command += " --students FILE";
  if (params.boards) command += fmt::format(" --boards {}", *params.boards);
  if (params.colorings) command += fmt::format(" --colorings '{}'", acting_name(assignment.exercise));
  if (params.colors) command += fmt::format(" --colors {}", *params.colors);
  if (params.content) command += fmt::format(" --content {}", reports::joined(*params.content, ","));
  return command;
}

std::string explain(const ListMistake& mistake, const Assignment& assignment) {
  using Kind = ListMistake::Kind;
  const std::size_t entry = mistake.entry + 1;
  const auto correct = [&] { return bracketed(mistake.corrected[mistake.entry], assignment.base); };
  switch (mistake.kind) {
    case Kind::isomorph:
      return fmt::format("line {} is an isomorph of line {}; one of them must be {} or an isomorph of it",
                         entry, mistake.twin + 1, correct());
    case Kind::not_a_solution:
      return fmt::format("line {} is not a solution; it must be {} or an isomorph of it", entry, correct());
    case Kind::missing:
      return fmt::format("{} or an isomorph of it is missing", correct());
    case Kind::extra:
      return fmt::format("line {} is an isomorph of line {}; one of them must be removed", entry,
                         mistake.twin + 1);
  }
  return {};
}

std::string explain(const TableMistake& mistake, const Assignment& assignment) {
  using Kind = TableMistake::Kind;
  switch (mistake.kind) {
    case Kind::tally: {
      const auto& [key, correct] = assignment.tally[mistake.entry];
      return fmt::format("the {} fixes {}, not {}", entry_in_words(assignment.exercise, key), correct.str(),
                         mistake.tally[mistake.entry].fixed.str());
    }
    case Kind::sum:
      return fmt::format("the sum omits the identity; it is {}, not {}", assignment.sum.str(),
                         mistake.sum.str());
    case Kind::order:
      return fmt::format("the group's order is {}, not {}", order_of_group(assignment.exercise),
                         mistake.order);
  }
  return {};
}

ordered_json key_json(const Assignment& assignment) {
  ordered_json key = submission_json(assignment, assignment.student ? author_of(assignment) : "key");
  for (const Placement& board : assignment.boards)
    key["stabilizers"].push_back({{"placement", placement_json(board, assignment.base)},
                                  {"stabilizer", name_of(stabilizer_of(board, assignment.exercise.group))}});
  key["fixed_points"] = fixed_points_json(assignment.tally);
  key["burnside_sum"] = number_json(assignment.sum);
  key["orbit_count"] = number_json(assignment.orbits);
  if (is_about_solutions(assignment)) key["orbit_types"] = ordered_json::object();
  for (const OrbitTypeCount& each : orbit_types_of(assignment.orbits_by_type, assignment.exercise.group))
    key["orbit_types"][std::string(name_of(each.type))] = each.orbits;
  if (const auto* list = std::get_if<ListMistake>(&assignment.mistake))
    key["representatives"] = placements_json(list->corrected, assignment.base);
  const std::string mistake =
      std::visit([&](const auto& planted) { return explain(planted, assignment); }, assignment.mistake);
  key["comment"] = fmt::format("The planted mistake: {}. Created by `{}`.", mistake, command_of(assignment));
  return key;
}

// What verify needs to give points. What the handout gives away is `given`, so that a list or a table earns
// nothing before its mistake is corrected. A table whose mistake is in the sum or in the division has correct
// fixed points: copying them is the correct answer, so they are not `given`. Errors carried forward from the
// table earn nothing, since the handout contains them.
ordered_json given_json(const Assignment& assignment) {
  if (const auto* list = std::get_if<ListMistake>(&assignment.mistake))
    return {{"representatives", placements_json(list->shown, 0)}};
  const auto& table = std::get<TableMistake>(assignment.mistake);
  if (table.kind != TableMistake::Kind::tally) return ordered_json::object();
  return {{"fixed_points", fixed_points_json(table.tally)}};
}

ordered_json common_rubric(const Assignment& assignment, std::string_view title) {
  ordered_json points = ordered_json::object();
  for (const auto& [name, worth] : asked_claims(assignment)) points[std::string(name)] = worth;
  const bool has_list = std::holds_alternative<ListMistake>(assignment.mistake);
  return {{"$schema", "urn:eightfold:schema:rubric:1.0"},
          {"title", title},
          {"representative", "any"},
          {"points", points},
          {"carried_credit", has_list ? 1 : 0},
          {"partial_credit", true},
          {"spoilers", "never"}};
}

ordered_json variant_rubric(const Assignment& assignment) {
  ordered_json rubric = {{"exercise", exercise_json(assignment.exercise)}};
  if (!assignment.boards.empty()) rubric["boards"] = placements_json(assignment.boards, 0);
  rubric["given"] = given_json(assignment);
  return rubric;
}

// Without a hyphen at the start, which commands such as rm take for an option.
std::string folder_name(const Student& student) {
  std::string name = student.name.empty() ? student.email : student.name;
  if (!student.id.empty()) name += (name.empty() ? "" : "_") + student.id;
  name = safe_file_name(name);
  if (name.starts_with('-')) name[0] = '_';
  return name;
}

// The exercises of the variants may differ.
std::string title_of_class(std::span<const Assignment> variants) {
  std::string title = title_of(variants.front());
  const bool same = std::ranges::all_of(variants, [&](const auto& each) { return title_of(each) == title; });
  return same                                   ? title
         : is_about_solutions(variants.front()) ? "Solutions up to symmetry"
                                                : "Colorings up to symmetry";
}

}  // namespace

ordered_json exercise_json(const Exercise& exercise) {
  ordered_json members = {{"problem", name_of(exercise.problem)}};
  if (exercise.problem < Problem::cube_faces) members["n"] = exercise.n;
  if (exercise.problem == Problem::queens) members["rule"] = name_of(exercise.rule);
  if (exercise.problem != Problem::queens) members["colors"] = exercise.colors;
  if (exercise.content) members["content"] = *exercise.content;
  members["group"] = group_name(exercise);
  return members;
}

bool is_about_solutions(const Assignment& assignment) {
  return assignment.exercise.problem == Problem::queens;
}

std::string_view noun_of(const Assignment& assignment) {
  return is_about_solutions(assignment) ? "solution" : "coloring";
}

std::vector<AskedClaim> asked_claims(const Assignment& assignment) {
  if (!is_about_solutions(assignment)) return {{"fixed_points", 10}, {"burnside_sum", 4}, {"orbit_count", 6}};
  if (std::holds_alternative<ListMistake>(assignment.mistake))
    return {{"stabilizers", 4}, {"fixed_points", 4}, {"burnside_sum", 2},
            {"orbit_count", 2}, {"orbit_types", 3},  {"representatives", 5}};
  return {
      {"stabilizers", 4}, {"fixed_points", 4}, {"burnside_sum", 4}, {"orbit_count", 5}, {"orbit_types", 3}};
}

std::string bracketed(const Placement& placement, int base) {
  return fmt::format("[{}]", reports::joined(placement, ", ", [&](int column) { return column + base; }));
}

std::string author_of(const Assignment& assignment) {
  return assignment.student ? assignment.student->name : "";
}

std::string title_of(const Assignment& assignment) {
  if (!is_about_solutions(assignment))
    return fmt::format("The colorings of {} up to symmetry", points_in_words(assignment.exercise));
  return fmt::format("The {} up to symmetry",
                     reports::solutions_of_rule(assignment.exercise.rule, assignment.exercise.n));
}

std::string assignment_template_json(const Assignment& assignment) {
  ordered_json submission = submission_json(assignment, author_of(assignment));
  submission["comment"] =
      "Write your name after author above. Write your answers above this line, in the form that the "
      "assignment shows. Or fill in template.txt.";
  return reports::in_lines(submission);
}

std::string assignment_key(const Assignment& assignment) { return reports::in_lines(key_json(assignment)); }

std::string assignment_rubric(const Assignment& assignment) {
  ordered_json rubric = common_rubric(assignment, title_of(assignment));
  rubric.update(variant_rubric(assignment));
  return reports::in_lines(rubric);
}

std::vector<std::string> folder_names(std::span<const Assignment> variants) {
  std::vector<std::string> names;
  std::set<std::string> taken;
  for (const Assignment& variant : variants)
    names.push_back(unique_name(folder_name(variant.student.value()), taken));
  return names;
}

std::string class_keys(std::span<const Assignment> variants, std::span<const std::string> folders) {
  ordered_json document = reports::document_head("assignment-keys");
  document["title"] = title_of_class(variants);
  ordered_json& keys = document["keys"] = ordered_json::array();
  for (std::size_t i = 0; i < variants.size(); ++i)
    keys.push_back({{"student", student_json(variants[i].student.value())},
                    {"folder", folders[i]},
                    {"key", key_json(variants[i])}});
  return reports::in_lines(document);
}

std::string class_rubric(std::span<const Assignment> variants) {
  ordered_json document = common_rubric(variants.front(), title_of_class(variants));
  ordered_json& students = document["students"] = ordered_json::array();
  for (const Assignment& variant : variants)
    students.emplace_back(student_json(variant.student.value())).update(variant_rubric(variant));
  return reports::in_lines(document);
}

}  // namespace eightfold::coursework
