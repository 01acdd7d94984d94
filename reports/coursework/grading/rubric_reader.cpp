#include <fmt/core.h>

#include <array>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/submission/json_tree.hpp"
#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/coursework/submission/reader.hpp"
#include "reports/coursework/submission/internal/claim.hpp"
#include "reports/coursework/verify/internal/answer.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::coursework {
namespace {

constexpr double most_points = 1000;

// An exercise that is invalid for every n and colors of a submission is the teacher's mistake, and must not
// be reported to every student.
void check(ExerciseParts parts, Place place) {
  if (!parts.n && !parts.content && *parts.problem < Problem::cube_faces) parts.n = 4;
  if (!parts.colors && !parts.content && parts.problem != Problem::queens) parts.colors = 2;
  if (!parts.group && parts.problem == Problem::colorings) parts.group = "cyclic 4";
  static_cast<void>(at_place(place, "invalid exercise: ", [&] { return complete(parts); }));
}

// Fills in the defaults of a submission, except n and colors. Otherwise students could choose an easier
// exercise.
ExerciseParts exercise_of(const JsonTree& tree) {
  expect_keys(tree.object("exercise"), exercise_keys);
  ExerciseParts parts = exercise_parts_of(tree);
  if (!parts.problem) parts.problem = Problem::queens;
  if (parts.problem == Problem::queens && !parts.rule) parts.rule = Rule::queens;
  if (*parts.problem < Problem::cube_faces && !parts.group) parts.group = "full";
  check(parts, tree.place);
  return parts;
}

std::vector<Placement> boards_of(const JsonTree& tree, std::optional<int>& n) {
  std::vector<Placement> boards;
  for (const JsonTree& board : tree.array("boards")) {
    boards.push_back(read_placement(board, n, {}).placement);
    const int size = boards.back().rows();
    if (size != n.value_or(size))
      refuse(board.place, fmt::format("boards: this board has {} rows, but n is {}", size, *n));
    if (!is_permutation(boards.back()))
      refuse(board.place, "boards: a board needs one piece in each row and column");
    n = size;
  }
  return boards;
}

std::map<std::string, double, std::less<>> points_of(const JsonTree& tree) {
  expect_keys(tree.object("points"), claim_names());
  std::map<std::string, double, std::less<>> points;
  for (const auto& [claim, place, value] : tree.object("points"))
    points[claim] = value.real(fmt::format("points for {}", claim), 0, most_points);
  return points;
}

std::map<std::string, double, std::less<>> credit_of_given(const JsonTree& tree, const Rubric& rubric) {
  Expectations expected;
  expected.exercise = rubric.exercise;
  const Submission given = read_submission_tree(tree, expected);
  if (!given.unread.empty()) refuse(given.unread[0].place, "given: " + given.unread[0].reason);
  std::map<std::string, double, std::less<>> credit;
  VerifyParams params;
  params.representative = rubric.representative;
  params.boards = rubric.boards;
  for (const Verdict& verdict : verify(given, params)) credit[verdict.claim] = verdict.credit;
  return credit;
}

// The parts that a student's entry can replace.
constexpr std::array<std::string_view, 4> parts_of_exercise = {"exercise", "representative", "boards",
                                                               "given"};

void read_exercise_parts(const JsonTree& tree, Rubric& rubric) {
  if (const JsonTree* exercise = tree.find("exercise")) rubric.exercise = exercise_of(*exercise);
  if (const JsonTree* member = tree.find("representative"))
    rubric.representative =
        static_cast<Representative>(index_in(representative_names, *member, "representative", false));
  if (const JsonTree* boards = tree.find("boards")) {
    if (rubric.exercise.problem.value_or(Problem::queens) != Problem::queens)
      refuse(boards->place,
             fmt::format("boards: do not apply to {}; remove them", name_of(*rubric.exercise.problem)));
    rubric.boards = boards_of(*boards, rubric.exercise.n);
  }
  if (const JsonTree* given = tree.find("given")) rubric.given_credit = credit_of_given(*given, rubric);
}

// Whether a submission can make the claim, and whether it can be checked.
void check_claim(const Exercise& exercise, const Claim& claim, Place place) {
  if (!claim.belongs_to(exercise.problem))
    refuse(place,
           fmt::format("points: {} does not apply to {}; remove it", claim.name, name_of(exercise.problem)));
  if (exercise.problem != Problem::queens) return;
  const bool is_list = claim.form == Claim::Form::placements || claim.form == Claim::Form::orbits;
  const bool is_counted = exercise.rule == Rule::queens && !is_list;
  const int largest = is_counted ? max_counted_n : largest_listed_n(exercise.rule);
  if (claim.form != Claim::Form::stabilizers && exercise.n > largest)
    refuse(place, fmt::format("points: {} cannot be checked for n = {}; the largest n is {}", claim.name,
                              exercise.n, largest));
}

// The claims of a rubric without a problem must belong to one problem.
void check_points(const JsonTree& points, const ExerciseParts& parts) {
  Exercise exercise;
  exercise.n = parts.n.value_or(0);
  exercise.rule = parts.rule.value_or(Rule::queens);
  std::vector<Problem> possible(all_problems.begin(), all_problems.end());
  if (parts.problem) possible = {*parts.problem};
  for (const auto& [name, place, value] : points.object("points")) {
    const Claim& claim = *claim_named(name);
    exercise.problem = possible[0];
    std::erase_if(possible, [&](Problem problem) { return !claim.belongs_to(problem); });
    if (!possible.empty()) exercise.problem = possible[0];
    check_claim(exercise, claim, place);
  }
}

std::string line_of(const JsonTree& entry, std::string_view key) {
  const JsonTree* member = entry.find(key);
  if (member == nullptr) return "";
  const std::string& text = member->string(key);
  if (reports::character_count(text) > longest_name_of_a_student)
    refuse(member->place, fmt::format("{}: longer than {} characters", key, longest_name_of_a_student));
  return reports::printable(text);
}

StudentRubric student_of(const JsonTree& entry, const Rubric& common, const JsonTree* points) {
  std::vector<std::string_view> keys(parts_of_exercise.begin(), parts_of_exercise.end());
  keys.insert(keys.end(), {"name", "id", "email"});
  expect_keys(entry.object("a student"), keys);
  StudentRubric result{{line_of(entry, "name"), line_of(entry, "id"), line_of(entry, "email")}, common};
  if (result.student == Student()) refuse(entry.place, "students: an entry needs a name, an id or an email");
  read_exercise_parts(entry, result.rubric);
  if (points != nullptr) check_points(*points, result.rubric.exercise);
  return result;
}

constexpr std::array<std::string_view, 12> keys_of_rubric = {
    "$schema", "schema_version", "title",          "exercise", "representative", "boards",
    "points",  "carried_credit", "partial_credit", "spoilers", "given",          "students"};

}  // namespace

Rubric read_rubric(std::string_view text) {
  const JsonTree tree = parse_json_tree(text);
  expect_keys(tree.object("a rubric"), keys_of_rubric);
  expect_schema(tree, "rubric");
  Rubric rubric;
  if (const JsonTree* title = tree.find("title")) rubric.title = title->string("title");
  if (const JsonTree* credit = tree.find("carried_credit"))
    rubric.carried_credit = credit->real("carried_credit", 0, 1);
  if (const JsonTree* partial = tree.find("partial_credit"))
    rubric.partial_credit = partial->boolean("partial_credit");
  if (const JsonTree* spoilers = tree.find("spoilers"))
    rubric.spoilers = static_cast<Spoilers>(index_in(spoilers_names, *spoilers, "spoilers", false));
  const JsonTree* points = tree.find("points");
  if (points != nullptr) rubric.points = points_of(*points);
  read_exercise_parts(tree, rubric);
  if (points != nullptr) check_points(*points, rubric.exercise);
  if (const JsonTree* students = tree.find("students")) {
    const Rubric common = rubric;
    for (const JsonTree& entry : students->array("students"))
      rubric.students.push_back(student_of(entry, common, points));
  }
  return rubric;
}

}  // namespace eightfold::coursework
