#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "reports/coursework/submission/internal/claim.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::quote;
using Form = Claim::Form;

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

// The size of the first placement that can be read, in the order of the lists.
class SizeFinder {
 public:
  explicit SizeFinder(const Conventions& conventions) : conventions_{conventions, conventions} {
    conventions_[1].base = 1 - conventions.base;
  }

  void search(std::string_view key, const JsonTree& list) {
    const auto* items = std::get_if<JsonTree::Array>(&list.value);
    if (items == nullptr) return;
    for (const JsonTree& item : *items) {
      if (size_ || tries_ == most_tries) return;
      if (key == "orbits")
        search("orbit", item);
      else if (const JsonTree* placement = key == "stabilizers" ? item.find("placement") : &item)
        try_placement(*placement);
    }
  }

  /// Empty if there is no placement. Throws the error in the first placement if none can be read.
  [[nodiscard]] std::optional<int> size() const {
    if (!size_ && error_) throw *error_;
    return size_;
  }

 private:
  static constexpr int most_tries = 100;

  void try_placement(const JsonTree& placement) {
    ++tries_;
    for (const Conventions& conventions : conventions_) try {
        size_ = read_placement(placement, std::nullopt, conventions).size;
        return;
      } catch (const PlacedError& error) {
        if (!error_) error_ = error;
      }
  }

  std::array<Conventions, 2> conventions_;
  std::optional<int> size_;
  std::optional<PlacedError> error_;
  int tries_ = 0;
};

// N, where only the placements give it.
std::optional<int> size_of_first_placement(const JsonTree& tree, const Conventions& conventions) {
  SizeFinder finder(conventions);
  for (const auto& [key, place, value] : tree.object("a submission"))
    if (const auto form = form_of(key); form >= Form::placements && form <= Form::stabilizers)
      finder.search(key, value);
  return finder.size();
}

std::string text_of(int number) { return std::to_string(number); }
std::string text_of(const Content& content) { return reports::phrase(content); }
std::string_view text_of(Problem problem) { return name_of(problem); }
std::string_view text_of(Rule rule) { return name_of(rule); }

// An array, a number, or text with numbers between commas, spaces or plus signs, perhaps in brackets.
Content content_of(const JsonTree& tree) {
  JsonTree::Array numbers;
  if (tree.is_array()) numbers = tree.array("content");
  if (!tree.is_array() && !tree.is_string()) numbers.push_back(tree);
  if (tree.is_string()) {
    std::string text = tree.string("content");
    std::ranges::replace_if(
        text, [](char c) { return std::string_view("[](){},;+").find(c) != std::string_view::npos; }, ' ');
    for (const std::string_view word : reports::split(text, ' '))
      if (reports::consists_of(word, "0123456789") && !word.empty())
        numbers.push_back({tree.place, JsonTree::NumberText{std::string(word)}});
      else if (!word.empty())
        numbers.push_back({tree.place, std::string(word)});
  }
  if (numbers.empty() || numbers.size() > most_colors)
    refuse(tree.place, fmt::format("content: has {} numbers; give those of 1 to {} colors, such as 2,2,2",
                                   numbers.size(), most_colors));
  Content content;
  for (const JsonTree& number : numbers)
    content.push_back(static_cast<int>(number.whole("each number of content", 0, most_colored_points)));
  return content;
}

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
  if (required.colors && !required.content && parts.content)
    refuse(place_of_key(tree, "content"), "content: none is expected; remove it");
  expect_same("content", required.content, parts.content);
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

Submission read_head(const JsonTree& tree, const Expectations& expected, UnreadParts& unread) {
  expect_schema(tree, "submission");
  Submission submission;
  if (const JsonTree* author = tree.find("author"))
    unread.attempt("", written_of(*author), author->place,
                   [&] { submission.author = printable_author(author->string("author")); });
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
  if (const JsonTree* group = object.find("group")) parts.group = group->string("group");
  if (const JsonTree* content = object.find("content")) parts.content = content_of(*content);
  return parts;
}

}  // namespace eightfold::coursework
