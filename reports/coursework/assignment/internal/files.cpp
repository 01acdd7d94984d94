// The JSON files of an assignment.
#include "reports/coursework/assignment/internal/files.hpp"

#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/coursework/assignment/internal/colorings.hpp"
#include "reports/coursework/assignment/internal/json_parts.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::ordered_json;

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

}  // namespace

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

std::string name_on_handout(const Student& student) {
  const std::string& name = student.name.empty() ? student.email : student.name;
  if (name.empty()) return student.id;
  return student.id.empty() ? name : fmt::format("{} ({})", name, student.id);
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

}  // namespace eightfold::coursework
