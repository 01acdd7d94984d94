#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "reports/coursework/grading/grade.hpp"
#include "reports/coursework/submission/json_tree.hpp"
#include "reports/coursework/submission/keys.hpp"
#include "reports/coursework/submission/line_tree.hpp"
#include "reports/coursework/submission/reader.hpp"
#include "reports/coursework/submission/submitted_placement.hpp"
#include "reports/io/parse_error.hpp"
#include "reports/text/quote.hpp"
#include "reports/text/suggestion.hpp"

namespace eightfold::coursework {
namespace {

using reports::ParseError;
using reports::quote;

constexpr double most_points = 1000;
constexpr std::string_view schema_id = "urn:eightfold:schema:rubric:1.0";

// Nothing that is said of an exercise may be wrong whatever n and colors a submission adds: else every
// student would be told off for the teacher's mistake.
void check(ExerciseParts parts, Place place) {
  if (!parts.n && parts.problem != Problem::cube_faces) parts.n = 4;
  if (!parts.colors && parts.problem != Problem::queens) parts.colors = 2;
  try {
    complete(parts);
  } catch (const ParseError& error) {
    refuse(place, fmt::format("the exercise can't be: {}", error.what()));
  }
}

// What it leaves open has the defaults of a submission, or else students could choose an easier exercise; all
// but n and colors.
ExerciseParts exercise_of(const JsonTree& tree) {
  expect_keys(tree.object("exercise"), exercise_keys);
  ExerciseParts parts = exercise_parts_of(tree);
  if (!parts.problem) parts.problem = Problem::queens;
  if (parts.problem == Problem::queens && !parts.rule) parts.rule = Rule::queens;
  if (parts.problem != Problem::cube_faces && !parts.group) parts.group = "full";
  check(parts, tree.place);
  return parts;
}

Representative representative_of(const JsonTree& tree) {
  const std::string& name = tree.string("representative");
  const auto it = std::ranges::find(representative_names, name);
  if (it == representative_names.end())
    refuse(tree.place, fmt::format("representative must be any, least or greatest, not {}{}", quote(name),
                                   reports::did_you_mean(name, representative_names)));
  return static_cast<Representative>(it - representative_names.begin());
}

std::map<std::string, double, std::less<>> points_of(const JsonTree& tree) {
  std::vector<std::string_view> names;
  for (const ClaimKey& key : claim_keys) names.push_back(key.name);
  std::map<std::string, double, std::less<>> points;
  for (const auto& [claim, place, value] : tree.object("points")) {
    if (std::ranges::find(names, claim) == names.end()) {
      const std::string nearest = reports::did_you_mean(claim, names);
      refuse(place,
             fmt::format("there is no claim {} to give points for{}", quote(claim),
                         nearest.empty() ? fmt::format("; known are {}", fmt::join(names, ", ")) : nearest));
    }
    points[claim] = value.real(fmt::format("points for {}", claim), 0, most_points);
  }
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
  if (const JsonTree* schema = tree.find("$schema");
      schema != nullptr && schema->string("$schema") != schema_id)
    refuse(schema->place, fmt::format("$schema must be {}, not {}", schema_id, schema->what()));
  if (const JsonTree* version = tree.find("schema_version");
      version != nullptr && version->string("schema_version") != "1.0")
    refuse(version->place, "schema_version: only 1.0 is understood here");
  if (const JsonTree* title = tree.find("title")) rubric.title = title->string("title");
  if (const JsonTree* exercise = tree.find("exercise")) rubric.exercise = exercise_of(*exercise);
  if (const JsonTree* member = tree.find("representative"))
    rubric.representative = representative_of(*member);
  if (const JsonTree* boards = tree.find("boards"))
    for (const JsonTree& board : boards->array("boards")) {
      rubric.boards.push_back(read_placement(board, rubric.exercise.n, {}).placement);
      if (!is_permutation(rubric.boards.back()))
        refuse(board.place, "a board whose stabilizer is asked for has one piece in each row and column");
    }
  if (const JsonTree* points = tree.find("points")) rubric.points = points_of(*points);
  if (const JsonTree* credit = tree.find("carried_credit"))
    rubric.carried_credit = credit->real("carried_credit", 0, 1);
  if (const JsonTree* partial = tree.find("partial_credit"))
    rubric.partial_credit = partial->boolean("partial_credit");
  return rubric;
}

}  // namespace eightfold::coursework
