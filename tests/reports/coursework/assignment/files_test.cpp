#include "reports/coursework/assignment/internal/files.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "tests/reports/coursework/assignment/filled_template.hpp"
#include "tests/support/fixed_points.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::test {
namespace {

using coursework::Assignment;
using coursework::ListMistake;
using coursework::new_assignment;
using coursework::TableMistake;
using nlohmann::json;

json parsed(const std::string& text) { return json::parse(text); }  // throws if it is not JSON

constexpr std::array groups_of_colorings = {"dihedral 6", "cyclic 4",           "square-cells 3 rotations",
                                            "cube-faces", "cube-edges full",    "matrix 2 3",
                                            "dihedral 7", "cyclic 3 x cyclic 2"};

std::vector<Assignment> assignments() {
  std::vector<Assignment> found;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    found.push_back(new_assignment({.seed = seed, .vary = true}));
    found.push_back(new_assignment({.seed = seed, .n = 9}));
    found.push_back(new_assignment({.seed = seed, .vary = true, .colorings = groups_of_colorings[seed % 8]}));
  }
  return found;
}

bool is_about_colorings(const Assignment& assignment) { return assignment.params.colorings.has_value(); }

json columns_of(const std::vector<Placement>& placements, int base) {
  json list = json::array();
  for (const Placement& placement : placements) {
    json columns = json::array();
    for (const int column : placement) columns.push_back(column + base);
    list.push_back(columns);
  }
  return list;
}

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// "orbit count:" in the text template; there is a line for each stabilizer.
std::string heading_of(std::string claim) {
  if (claim == "stabilizers") return "stabilizer of [";
  std::replace(claim.begin(), claim.end(), '_', ' ');
  return claim + ":";
}

TEST(AssignmentFiles, agree_about_the_exercise) {
  for (const Assignment& assignment : assignments()) {
    json head = parsed(coursework::assignment_template_json(assignment));
    json key = parsed(coursework::assignment_key(assignment));
    const json exercise = parsed(coursework::assignment_rubric(assignment)).at("exercise");
    json expected = {{"problem", "queens"},
                     {"n", assignment.exercise.n},
                     {"rule", name_of(assignment.exercise.rule)},
                     {"group", name_of(assignment.exercise.group)}};
    if (is_about_colorings(assignment)) expected = exercise;
    EXPECT_EQ(exercise, expected);
    for (const auto& [name, value] : expected.items()) {
      EXPECT_EQ(head.at(name), value);
      EXPECT_EQ(key.at(name), value);
    }
    EXPECT_EQ(head.at("$schema"), "urn:eightfold:schema:submission:1.0");
    EXPECT_EQ(head.contains("conventions"), !is_about_colorings(assignment));
    if (is_about_colorings(assignment)) continue;
    EXPECT_EQ(head.at("conventions"), key.at("conventions"));
    EXPECT_EQ(head.at("conventions").at("base"), assignment.base);
  }
}

// The names that submissions have for the elements of these groups.
TEST(AssignmentFiles, describe_colorings_by_the_problem_whose_elements_have_names) {
  const auto exercise = [](const char* group, std::optional<int> colors,
                           std::optional<eightfold::Content> content = {}) {
    const auto assignment =
        new_assignment({.colorings = group, .colors = colors, .content = std::move(content)});
    return parsed(coursework::assignment_rubric(assignment)).at("exercise").dump();
  };
  EXPECT_EQ(exercise("dihedral 6", {}, eightfold::Content{2, 2, 2}),
            R"({"colors":3,"content":[2,2,2],"group":"full","n":6,"problem":"beads"})");
  EXPECT_EQ(exercise("Cyclic 6", 2), R"({"colors":2,"group":"rotations","n":6,"problem":"beads"})");
  EXPECT_EQ(exercise("square-cells 3 rotations", 2),
            R"({"colors":2,"group":"quarter_turn","n":3,"problem":"square_cells"})");
  EXPECT_EQ(exercise("square_cells 2", 3), R"({"colors":3,"group":"full","n":2,"problem":"square_cells"})");
  EXPECT_EQ(exercise("cube-faces", 3), R"({"colors":3,"group":"rotations","problem":"cube_faces"})");
  EXPECT_EQ(exercise("cube-faces full", 3),
            R"({"colors":3,"group":"cube-faces full","problem":"colorings"})");
  EXPECT_EQ(exercise("cyclic 22", 2), R"({"colors":2,"group":"rotations","n":22,"problem":"beads"})");
  EXPECT_EQ(exercise("cyclic 23", 2), R"({"colors":2,"group":"cyclic 23","problem":"colorings"})");
}

TEST(AssignmentFiles, ask_for_exactly_the_claims_in_the_key) {
  const std::set<std::string> no_claims = {"$schema", "author", "problem",     "n",       "colors",
                                           "rule",    "group",  "conventions", "comment", "content"};
  for (const Assignment& assignment : assignments()) {
    std::set<std::string> answered;
    const json key = parsed(coursework::assignment_key(assignment));
    for (const auto& [name, value] : key.items())
      if (!no_claims.contains(name)) answered.insert(name);
    std::set<std::string> asked;
    int points = 0;
    const json rubric = parsed(coursework::assignment_rubric(assignment));
    const std::string handout = coursework::assignment_markdown(assignment);
    const std::string form = coursework::assignment_template_text(assignment);
    for (const auto& [name, worth] : rubric.at("points").items()) {
      asked.insert(name);
      points += worth.get<int>();
      EXPECT_TRUE(contains(handout, "(" + worth.dump() + " points)")) << handout;
      EXPECT_TRUE(contains(handout, "\n\"" + name + "\": ")) << handout;
      EXPECT_TRUE(contains(form, "\n" + heading_of(name))) << form;
    }
    EXPECT_EQ(asked, answered);
    EXPECT_EQ(points, 20);
    const json blank = parsed(coursework::assignment_template_json(assignment));
    for (const auto& [name, value] : blank.items()) EXPECT_TRUE(no_claims.contains(name)) << name;
  }
}

TEST(AssignmentFiles, have_the_answers_in_the_key) {
  for (const Assignment& assignment : assignments()) {
    const json key = parsed(coursework::assignment_key(assignment));
    EXPECT_EQ(key.at("burnside_sum").dump(), assignment.sum.str());
    EXPECT_EQ(key.at("orbit_count").dump(), assignment.orbits.str());
    EXPECT_EQ(key.at("fixed_points").size(), assignment.tally.size());
    for (const auto& [entry, fixed] : assignment.tally)
      EXPECT_EQ(key.at("fixed_points").at(entry.name).dump(), fixed.str());
    if (is_about_colorings(assignment)) continue;
    std::uint64_t typed = 0;
    for (const auto& [type, count] : key.at("orbit_types").items()) {
      EXPECT_GT(count, 0) << type;
      typed += count.get<std::uint64_t>();
    }
    EXPECT_EQ(assignment.orbits, typed);
    json boards = json::array();
    for (const json& entry : key.at("stabilizers")) {
      boards.push_back(entry.at("placement"));
      EXPECT_TRUE(Subgroup::named(entry.at("stabilizer").get<std::string>())) << entry;
    }
    EXPECT_EQ(boards, columns_of(assignment.boards, assignment.base));
    if (const auto* list = std::get_if<ListMistake>(&assignment.mistake)) {
      EXPECT_EQ(key.at("representatives"), columns_of(list->corrected, assignment.base));
    }
  }
}

coursework::GradedSubmission graded(const std::string& text, const Assignment& assignment) {
  coursework::ExamineParams params;
  params.rubric = coursework::read_rubric(coursework::assignment_rubric(assignment));
  return coursework::examine("form", text, params);
}

std::string filled_in(const Assignment& assignment) {
  return filled_template(coursework::assignment_template_text(assignment),
                         coursework::assignment_key(assignment));
}

double points_for(const std::string& claim, const coursework::GradedSubmission& graded) {
  for (const coursework::GradedClaim& each : graded.claims)
    if (each.verdict.claim == claim) return each.score;
  return -1;
}

// The template with these lines above its comment, as the handout instructs.
std::string with_lines(const Assignment& assignment, const std::string& lines) {
  std::string text = coursework::assignment_template_json(assignment);
  return text.insert(text.rfind("  \"comment\""), lines);
}

TEST(AssignmentFiles, are_read_as_the_handout_instructs) {
  const auto examined = [](const std::string& text) { return coursework::examine("form", text, {}); };
  for (const Assignment& assignment : assignments()) {
    const std::string key = coursework::assignment_key(assignment);
    EXPECT_TRUE(graded(key, assignment).all_right()) << key;
    EXPECT_TRUE(examined(key).all_right()) << key;
    const auto blank = graded(coursework::assignment_template_json(assignment), assignment);
    EXPECT_EQ(blank.unreadable, "");
    EXPECT_EQ(blank.score, 0);
    const std::string unanswered = examined(with_lines(assignment, "  \"orbit_count\": ?,\n")).unreadable;
    const std::ptrdiff_t lines = std::ranges::count(coursework::assignment_template_json(assignment), '\n');
    EXPECT_TRUE(unanswered.starts_with("line " + std::to_string(lines - 1))) << unanswered;
    const std::string form = coursework::assignment_template_text(assignment);
    const std::size_t planted = form.find("representatives:");
    if (planted == std::string::npos) continue;
    const std::size_t head = form.find("n: ");
    const auto wrong = examined(form.substr(head, form.find("\n\n", head) - head + 1) + form.substr(planted));
    EXPECT_EQ(wrong.unreadable, "");
    EXPECT_FALSE(wrong.all_right());
    const std::string corrected = parsed(key).at("representatives").dump();
    EXPECT_TRUE(examined(with_lines(assignment, "  \"representatives\": " + corrected + ",\n")).all_right());
  }
}

TEST(AssignmentTemplate, earns_nothing_and_is_no_error_without_answers) {
  for (const Assignment& assignment : assignments()) {
    const std::string form = coursework::assignment_template_text(assignment);
    const coursework::GradedSubmission result = graded(form, assignment);
    EXPECT_EQ(result.unreadable, "") << form;
    EXPECT_EQ(result.score, 0) << form;
    EXPECT_EQ(result.max_score, 20) << form;
    for (const coursework::GradedClaim& claim : result.claims)
      EXPECT_EQ(claim.verdict.status, claim.verdict.claim == "representatives" ? coursework::Status::wrong
                                                                               : coursework::Status::missing)
          << claim.verdict.claim;
  }
}

// The form with only the answers that contain a word.
std::string only(const std::string& word, const Assignment& assignment) {
  std::istringstream form(coursework::assignment_template_text(assignment));
  std::istringstream answers(filled_in(assignment));
  std::string text;
  std::string answer;
  for (std::string line; std::getline(form, line) && std::getline(answers, answer);)
    text += (contains(answer, word) ? answer : line) + '\n';
  return text;
}

TEST(AssignmentTemplate, earns_a_part_of_the_points_for_a_part_of_the_answers) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Assignment assignment = new_assignment({.seed = seed, .boards = 4});
    const std::string board = coursework::bracketed(assignment.boards[2], assignment.base);
    EXPECT_EQ(points_for("stabilizers", graded(only("stabilizer of " + board, assignment), assignment)), 1);
    const double fixed = points_for("fixed_points", graded(only("  rotate", assignment), assignment));
    EXPECT_GT(fixed, 0);
    EXPECT_LT(fixed, 4);
  }
}

// The unchanged list or table earns nothing: only its correction does.
TEST(AssignmentRubric, gives_no_points_for_what_the_handout_gives_away) {
  for (const Assignment& assignment : assignments()) {
    if (const auto* list = std::get_if<ListMistake>(&assignment.mistake)) {
      Assignment unchanged = assignment;
      auto& copy = std::get<ListMistake>(unchanged.mistake);
      copy.corrected = list->shown;
      copy.kind = ListMistake::Kind::extra;  // the explanation of this kind shows no corrected entry
      const std::string copied = coursework::assignment_key(unchanged);
      EXPECT_EQ(points_for("representatives", graded(copied, assignment)), 0) << copied;
    } else {
      const auto& table = std::get<TableMistake>(assignment.mistake);
      Assignment unchanged = assignment;
      unchanged.tally = table.tally;
      unchanged.sum = table.sum;
      const coursework::GradedSubmission result = graded(coursework::assignment_key(unchanged), assignment);
      if (table.kind == TableMistake::Kind::tally) {
        EXPECT_EQ(points_for("fixed_points", result), 0);
      }
      if (table.kind != TableMistake::Kind::order) {
        EXPECT_EQ(points_for("burnside_sum", result), 0);
      }
    }
  }
}

TEST(AssignmentTemplate, earns_every_point_with_the_answers_of_the_key) {
  for (const Assignment& assignment : assignments()) {
    const std::string text = filled_in(assignment);
    const coursework::GradedSubmission result = graded(text, assignment);
    EXPECT_EQ(result.unreadable, "") << text;
    EXPECT_TRUE(result.all_right()) << text;
    EXPECT_EQ(result.score, 20) << text;
  }
}

TEST(AssignmentFiles, hide_the_seed_and_the_answers_from_students) {
  Assignment assignment = new_assignment({.seed = 123456789, .n = 8});
  for (const coursework::AssignmentFile& file : coursework::assignment_files) {
    if (!file.for_students) continue;
    const std::string text = file.text(assignment);
    EXPECT_FALSE(contains(text, "123456789")) << file.name;
    EXPECT_FALSE(contains(text, "planted")) << file.name;
    if (!file.name.ends_with(".html")) {  // which has coordinates
      EXPECT_FALSE(contains(text, "92")) << file.name;
    }
  }
  EXPECT_TRUE(contains(coursework::assignment_key(assignment),
                       "Created by `eightfold new-assignment --n 8 --seed 123456789`."));
}

TEST(AssignmentFiles, contain_the_command_with_every_option) {
  const auto group = Subgroup::named("half_turn");
  const std::string key = coursework::assignment_key(
      new_assignment({.seed = 3, .n = 10, .rule = Rule::superqueens, .group = group, .boards = 2}));
  EXPECT_TRUE(contains(
      key, "`eightfold new-assignment --n 10 --seed 3 --rule superqueens --group half_turn --boards 2`"));
  const std::string colored = coursework::assignment_key(
      new_assignment({.seed = 3, .colorings = "dihedral 6", .content = eightfold::Content{3, 2, 1}}));
  EXPECT_TRUE(
      contains(colored, "`eightfold new-assignment --seed 3 --colorings 'dihedral 6' --content 3,2,1`"));
  const std::string varied = coursework::assignment_key(new_assignment({.seed = 3, .vary = true}));
  EXPECT_TRUE(contains(varied, "`eightfold new-assignment --seed 3 --vary`"));
}

TEST(AssignmentFiles, contain_no_secret_seed) {
  for (const bool vary : {false, true}) {
    const Assignment assignment = new_assignment({.seed = 123456789, .secret = true, .vary = vary});
    for (const coursework::AssignmentFile& file : coursework::assignment_files)
      EXPECT_FALSE(contains(file.text(assignment), "123456789")) << file.name;
    EXPECT_TRUE(contains(coursework::assignment_key(assignment), "new-assignment --secret FILE"));
  }
}

TEST(AssignmentFiles, name_the_planted_mistake) {
  Assignment assignment;
  assignment.exercise = {.n = 4, .group = Subgroup::named("rotations").value()};
  assignment.base = 1;
  const Placement left{1, 3, 0, 2};
  const Placement right{2, 0, 3, 1};
  const auto comment = [&](coursework::ListMistake mistake) {
    assignment.mistake = std::move(mistake);
    return parsed(coursework::assignment_key(assignment)).at("comment").get<std::string>();
  };
  using Kind = ListMistake::Kind;
  EXPECT_TRUE(contains(comment({Kind::missing, {left}, {left, right}, 1, 0}),
                       "mistake: [3, 1, 4, 2] or an isomorph of it is missing."));
  EXPECT_TRUE(
      contains(comment({Kind::isomorph, {left, left}, {left, right}, 1, 0}),
               "mistake: line 2 is an isomorph of line 1; one of them must be [3, 1, 4, 2] or an isomorph of "
               "it."));
  EXPECT_TRUE(contains(comment({Kind::not_a_solution, {{0, 1, 2, 3}, right}, {left, right}, 0, 0}),
                       "mistake: line 1 is not a solution; it must be [2, 4, 1, 3] or an isomorph of it."));
  EXPECT_TRUE(contains(comment({Kind::extra, {left, left, right}, {left, right}, 1, 0}),
                       "mistake: line 2 is an isomorph of line 1; one of them must be removed."));
}

TEST(AssignmentFiles, show_the_table_with_its_mistake) {
  Assignment assignment;
  assignment.exercise = {.n = 9};
  const auto tally_of = [](const FixedPoints& fixed_points) {
    std::vector<coursework::TallyEntry> tally;
    for (const Symmetry g : all_symmetries)
      tally.push_back({{std::string(name_of(g)), {static_cast<int>(index_of(g))}}, fixed_points[g]});
    return tally;
  };
  assignment.tally = tally_of(test::fixed_points({352, 0, 16}));
  assignment.sum = 368;
  assignment.orbits = 46;
  TableMistake mistake = {TableMistake::Kind::tally, tally_of(test::fixed_points({352, 0, 16, 0, 16})), 384,
                          8, index_of(Symmetry::flip_horizontal)};
  const auto handout = [&] {
    assignment.mistake = mistake;
    return coursework::assignment_markdown(assignment);
  };
  const auto key = [&] {
    assignment.mistake = mistake;
    return coursework::assignment_key(assignment);
  };
  EXPECT_TRUE(contains(handout(), "| fixed by the left-right mirror | 16 |\n")) << handout();
  EXPECT_TRUE(contains(handout(), "| sum | 384 |\n| orbits | 384 / 8 = 48 |\n")) << handout();
  EXPECT_TRUE(contains(key(), "The planted mistake: the left-right mirror fixes 0, not 16."));
  mistake = {TableMistake::Kind::sum, assignment.tally, 16, 8, 0};
  EXPECT_TRUE(contains(handout(), "| orbits | 16 / 8 = 2 |\n")) << handout();
  EXPECT_TRUE(contains(key(), "The planted mistake: the sum omits the identity; it is 368, not 16."));
  mistake = {TableMistake::Kind::order, assignment.tally, 366, 4, 0};
  EXPECT_TRUE(contains(handout(), "| orbits | 366 / 4 = 91.5 |\n")) << handout();
  EXPECT_TRUE(contains(key(), "The planted mistake: the group's order is 8, not 4."));
}

}  // namespace
}  // namespace eightfold::test
