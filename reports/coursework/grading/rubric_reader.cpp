#include <fmt/core.h>

#include <array>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/submission/json_tree.hpp"
#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/coursework/submission/reader.hpp"

namespace eightfold::coursework {
namespace {

constexpr double most_points = 1000;

// An exercise that is invalid for every n and colors of a submission is the teacher's mistake, and must not
// be reported to every student.
void check(ExerciseParts parts, Place place) {
  if (!parts.n && parts.problem != Problem::cube_faces) parts.n = 4;
  if (!parts.colors && parts.problem != Problem::queens) parts.colors = 2;
  static_cast<void>(at_place(place, "invalid exercise: ", [&] { return complete(parts); }));
}

// Fills in the defaults of a submission, except n and colors. Otherwise students could choose an easier
// exercise.
ExerciseParts exercise_of(const JsonTree& tree) {
  expect_keys(tree.object("exercise"), exercise_keys);
  ExerciseParts parts = exercise_parts_of(tree);
  if (!parts.problem) parts.problem = Problem::queens;
  if (parts.problem == Problem::queens && !parts.rule) parts.rule = Rule::queens;
  if (parts.problem != Problem::cube_faces && !parts.group) parts.group = "full";
  check(parts, tree.place);
  return parts;
}

std::map<std::string, double, std::less<>> points_of(const JsonTree& tree) {
  expect_keys(tree.object("points"), names_of(claim_keys));
  std::map<std::string, double, std::less<>> points;
  for (const auto& [claim, place, value] : tree.object("points"))
    points[claim] = value.real(fmt::format("points for {}", claim), 0, most_points);
  return points;
}

}  // namespace

Rubric read_rubric(std::string_view text) {
  constexpr std::array<std::string_view, 9> keys = {"$schema",  "schema_version", "title",
                                                    "exercise", "representative", "boards",
                                                    "points",   "carried_credit", "partial_credit"};
  const JsonTree tree = parse_json_tree(text);
  expect_keys(tree.object("a rubric"), keys);
  Rubric rubric;
  expect_text(tree, "$schema", "urn:eightfold:schema:rubric:1.0");
  expect_text(tree, "schema_version", "1.0");
  if (const JsonTree* title = tree.find("title")) rubric.title = title->string("title");
  if (const JsonTree* exercise = tree.find("exercise")) rubric.exercise = exercise_of(*exercise);
  if (const JsonTree* member = tree.find("representative"))
    rubric.representative =
        static_cast<Representative>(index_in(representative_names, *member, "representative", false));
  if (const JsonTree* boards = tree.find("boards"))
    for (const JsonTree& board : boards->array("boards")) {
      rubric.boards.push_back(read_placement(board, rubric.exercise.n, {}).placement);
      if (!is_permutation(rubric.boards.back()))
        refuse(board.place, "boards: a board needs one piece in each row and column");
    }
  if (const JsonTree* points = tree.find("points")) rubric.points = points_of(*points);
  if (const JsonTree* credit = tree.find("carried_credit"))
    rubric.carried_credit = credit->real("carried_credit", 0, 1);
  if (const JsonTree* partial = tree.find("partial_credit"))
    rubric.partial_credit = partial->boolean("partial_credit");
  return rubric;
}

}  // namespace eightfold::coursework
