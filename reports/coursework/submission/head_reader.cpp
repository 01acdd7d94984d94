#include <fmt/core.h>

#include "eightfold/reports/coursework/submission/internal/steps.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/text/internal/quote.hpp"
#include "eightfold/reports/text/internal/utf8.hpp"
#include "eightfold/symmetry/chain.hpp"

namespace eightfold::coursework {
namespace {

using reports::quote;

constexpr std::size_t longest_author = 200;  // characters

Place place_of_key(const JsonTree& tree, std::string_view key) {
  const JsonTree* value = tree.find(key);
  return value == nullptr ? Place{} : value->place;
}

// The message about a part begins with its key.
Exercise completed(const JsonTree& tree, const ExerciseParts& parts) {
  try {
    return complete(parts);
  } catch (const reports::ParseError& error) {
    const std::string_view message = error.what();
    refuse(place_of_key(tree, message.substr(0, message.find(':'))), message);
  }
}

std::string read_author(const JsonTree& author) {
  const std::string& name = author.string("author");
  if (reports::character_count(name) > longest_author)
    refuse(author.place, fmt::format("author: longer than {} characters", longest_author));
  return reports::printable(name);
}

void read_conventions(const JsonTree& given, Conventions& conventions) {
  expect_keys(given.object("conventions"), convention_keys);
  if (const JsonTree* base = given.find("base"))
    conventions.base = static_cast<int>(base->whole("base", 0, 1));
  static constexpr std::array<std::string_view, 2> indexings = {"columns_by_row", "rows_by_column"};
  if (const JsonTree* indexing = given.find("indexing"))
    conventions.rows_by_column = index_in(indexings, *indexing, "indexing") == 1;
  if (const JsonTree* representative = given.find("representative"))
    conventions.representative =
        static_cast<Representative>(index_in(representative_names, *representative, "representative"));
}

const JsonTree* first_of(const JsonTree* list, std::string_view name) {
  return list == nullptr || list->array(name).empty() ? nullptr : list->array(name).data();
}

// N, where only the placements give it.
std::optional<int> size_of_first_placement(const JsonTree& tree, const Conventions& conventions) {
  const JsonTree* list = nullptr;
  for (const std::string_view key : placement_list_keys)
    if (list == nullptr) list = tree.find(key);
  if (list == nullptr) list = first_of(tree.find("orbits"), "orbits");
  const JsonTree* placement = first_of(list, "a list of placements");
  if (placement == nullptr)
    if (const JsonTree* entry = first_of(tree.find("stabilizers"), "stabilizers"))
      placement = entry->find("placement");
  if (placement == nullptr) return std::nullopt;
  return read_placement(*placement, std::nullopt, conventions).size;
}

std::string text_of(int number) { return std::to_string(number); }
std::string_view text_of(Problem problem) { return name_of(problem); }
std::string_view text_of(Rule rule) { return name_of(rule); }

Exercise read_exercise(const JsonTree& tree, const ExerciseParts& required, const Conventions& conventions) {
  ExerciseParts parts = exercise_parts_of(tree);
  if (!parts.n && !required.n &&
      parts.problem.value_or(required.problem.value_or(Problem::queens)) == Problem::queens)
    parts.n = size_of_first_placement(tree, conventions);
  const auto expect_same = [&](std::string_view name, const auto& expected, auto& given) {
    if (expected && given && *expected != *given)
      refuse(place_of_key(tree, name), fmt::format("{}: {} in the submission, but {} is expected", name,
                                                   text_of(*given), text_of(*expected)));
    if (!given) given = expected;
  };
  expect_same("problem", required.problem, parts.problem);
  expect_same("n", required.n, parts.n);
  expect_same("colors", required.colors, parts.colors);
  expect_same("rule", required.rule, parts.rule);
  if (!parts.group) parts.group = required.group;
  const Exercise exercise = completed(tree, parts);
  if (required.group) {  // A group has several names, so the exercises are compared.
    ExerciseParts expected = parts;
    expected.group = required.group;
    if (completed(tree, expected) != exercise)
      refuse(place_of_key(tree, "group"), fmt::format("group: {} in the submission, but {} is expected",
                                                      quote(*parts.group), *required.group));
  }
  return exercise;
}

}  // namespace

void expect_submission_keys(const JsonTree& tree) {
  std::vector<std::string_view> known;
  const auto add = [&](const auto& keys) { known.insert(known.end(), keys.begin(), keys.end()); };
  add(free_keys);
  add(exercise_keys);
  add(names_of(number_keys));
  add(placement_list_keys);
  add(entry_group_keys);
  for (const std::string_view key : {"conventions", "orbits", "stabilizers"}) known.push_back(key);
  expect_keys(tree.object("a submission"), known);
}

Submission read_head(const JsonTree& tree, const Expectations& expected) {
  expect_text(tree, "$schema", "urn:eightfold:schema:submission:1.0");
  expect_text(tree, "schema_version", "1.0");
  Submission submission;
  if (const JsonTree* comment = tree.find("comment")) static_cast<void>(comment->string("comment"));
  if (const JsonTree* author = tree.find("author")) submission.author = read_author(*author);
  submission.conventions.base = expected.base.value_or(0);
  submission.conventions.notation = expected.notation;
  if (const JsonTree* given = tree.find("conventions")) read_conventions(*given, submission.conventions);
  submission.exercise = read_exercise(tree, expected.exercise, submission.conventions);
  submission.n_place = place_of_key(tree, "n");
  return submission;
}

ExerciseParts exercise_parts_of(const JsonTree& object) {
  const auto number = [&](std::string_view key, int greatest) -> std::optional<int> {
    const JsonTree* value = object.find(key);
    if (value == nullptr) return std::nullopt;
    return static_cast<int>(value->whole(key, 0, greatest));
  };
  ExerciseParts parts;
  if (const JsonTree* problem = object.find("problem"))
    parts.problem = all_problems[index_in(problem_names, *problem, "problem")];
  parts.n = number("n", longest_chain);  // the greatest limit of any problem
  parts.colors = number("colors", most_colors);
  if (const JsonTree* rule = object.find("rule")) parts.rule = all_rules[index_in(rule_names, *rule, "rule")];
  if (const JsonTree* group = object.find("group")) parts.group = key_of(group->string("group"));
  return parts;
}

}  // namespace eightfold::coursework
