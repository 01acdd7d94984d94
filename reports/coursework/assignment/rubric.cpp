// What verify needs to give points. What the handout gives away is `given`, so that a list or a table earns
// nothing before its mistake is corrected. A table whose mistake is in the sum or in the division has correct
// fixed points: copying them is the correct answer, so they are not `given`. Errors carried forward from the
// table earn nothing, since the handout contains them.
#include <fmt/core.h>

#include "eightfold/reports/coursework/assignment/internal/files.hpp"
#include "eightfold/reports/coursework/assignment/internal/json_parts.hpp"
#include "eightfold/reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using Members = reports::JsonMembers;

std::string one_line(const std::vector<Placement>& placements) {
  return fmt::format(
      "[{}]", reports::joined(placements, ", ", [](const Placement& each) { return bracketed(each, 0); }));
}

std::string given_line(const Assignment& assignment) {
  if (const auto* list = std::get_if<ListMistake>(&assignment.mistake))
    return line_of({{"representatives", one_line(list->shown)}});
  const auto& table = std::get<TableMistake>(assignment.mistake);
  if (table.kind != TableMistake::Kind::tally) return "{}";
  return line_of({{"fixed_points", fixed_points_line(assignment.exercise, table.fixed_points)}});
}

Members points_members(const Assignment& assignment) {
  Members points;
  for (const auto& [name, worth] : asked_claims(assignment)) points.emplace_back(name, std::to_string(worth));
  return points;
}

}  // namespace

Members common_rubric_members(const Assignment& assignment, std::string_view title) {
  const bool has_list = std::holds_alternative<ListMistake>(assignment.mistake);
  return {{"$schema", json_text("urn:eightfold:schema:rubric:1.0")},
          {"title", json_text(title)},
          {"representative", json_text("any")},
          {"points", line_of(points_members(assignment))},
          {"carried_credit", has_list ? "1" : "0"},
          {"partial_credit", "true"},
          {"spoilers", json_text("never")}};
}

Members variant_rubric_members(const Assignment& assignment) {
  return {{"exercise", line_of(exercise_entries(assignment.exercise))},
          {"boards", one_line(assignment.boards)},
          {"given", given_line(assignment)}};
}

std::string assignment_rubric(const Assignment& assignment) {
  Members members = common_rubric_members(assignment, title_of(assignment));
  for (auto& member : variant_rubric_members(assignment)) members.push_back(std::move(member));
  return reports::in_lines(members);
}

}  // namespace eightfold::coursework
