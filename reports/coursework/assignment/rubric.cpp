// What verify needs to give points. What the handout gives away is `given`, so that a list or a table earns
// nothing before its mistake is corrected. A table whose mistake is in the sum or in the division has correct
// fixed points: copying them is the correct answer, so they are not `given`. Errors carried forward from the
// table earn nothing, since the handout contains them.
#include <nlohmann/json.hpp>

#include "reports/coursework/assignment/internal/files.hpp"
#include "reports/coursework/assignment/internal/json_parts.hpp"
#include "reports/io/internal/json_document.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::ordered_json;

ordered_json given_json(const Assignment& assignment) {
  if (const auto* list = std::get_if<ListMistake>(&assignment.mistake))
    return {{"representatives", placements_json(list->shown, 0)}};
  const auto& table = std::get<TableMistake>(assignment.mistake);
  if (table.kind != TableMistake::Kind::tally) return ordered_json::object();
  return {{"fixed_points", fixed_points_json(table.tally)}};
}

}  // namespace

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

std::string assignment_rubric(const Assignment& assignment) {
  ordered_json rubric = common_rubric(assignment, title_of(assignment));
  rubric.update(variant_rubric(assignment));
  return reports::in_lines(rubric);
}

}  // namespace eightfold::coursework
