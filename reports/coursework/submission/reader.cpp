#include "eightfold/reports/coursework/submission/reader.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "reports/coursework/submission/internal/claim.hpp"
#include "reports/coursework/submission/internal/element_names.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/notation/internal/output_text.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/encoding.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"
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

// Appends the first placements of a list of the submission.
void collect_placements(std::string_view key, const JsonTree& list, std::vector<const JsonTree*>& found) {
  constexpr std::size_t most_tries = 100;
  const auto* items = std::get_if<JsonTree::Array>(&list.value);
  if (items == nullptr) return;
  for (const JsonTree& item : *items) {
    if (found.size() == most_tries) return;
    if (key == "orbits")
      collect_placements("orbit", item, found);
    else if (const JsonTree* placement = key == "stabilizers" ? item.find("placement") : &item)
      found.push_back(placement);
  }
}

// N, where only the placements give it: the size of the first placement that can be read, in the order of the
// lists. Throws the error in the first placement if none can be read.
std::optional<int> size_of_first_placement(const JsonTree& tree, const Conventions& conventions) {
  std::vector<const JsonTree*> placements;
  for (const auto& [key, place, value] : tree.object("a submission"))
    if (const auto form = form_of(key); form >= Form::placements && form <= Form::stabilizers)
      collect_placements(key, value, placements);
  Conventions other = conventions;
  other.base = 1 - conventions.base;
  std::optional<PlacedError> first_error;
  for (const JsonTree* placement : placements)
    for (const Conventions& each : {conventions, other}) try {
        return read_placement(*placement, std::nullopt, each).size;
      } catch (const PlacedError& error) {
        if (!first_error) first_error = error;
      }
  if (first_error) throw *first_error;
  return std::nullopt;
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
    for (const std::string_view word : reports::parts_of(tree.string("content"), " [](){},;+"))
      if (reports::consists_of(word, digits))
        numbers.push_back({tree.place, JsonTree::NumberText{std::string(word)}});
      else
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

// Reads everything but the claims: author, conventions and exercise.
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

// The text behind comments, which JSON does not have but people write.
std::string_view without_comments(std::string_view text) {
  while (true) {
    text = reports::trimmed(text);
    const bool is_block = text.starts_with("/*");
    if (!is_block && !text.starts_with("//") && !text.starts_with('#')) return text;
    const std::string_view end_mark = is_block ? "*/" : "\n";
    const auto end = text.find(end_mark);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + end_mark.size());
  }
}

// "[0 4 7 5 2 6 1 3]" is text; "[[", "[{", "[\"" and "[\n" begin a list. {"columns": …} is a line of ndjson.
bool is_json(std::string_view text) {
  if (const auto content = without_comments(text); content.starts_with('{'))
    return !content.starts_with(R"({"columns")") && !content.starts_with(R"({"total")") &&
           !content.starts_with(R"({"kind")");
  if (!text.starts_with('[')) return false;
  const std::string_view rest = reports::trimmed(text.substr(1));
  return text.starts_with("[\n") || text.starts_with("[\r\n") || rest.empty() || rest == "]" ||
         rest.starts_with('[') || rest.starts_with('{') || rest.starts_with('"');
}

// What is missing may be in a part that cannot be read; then that part explains more.
Submission head_of(const Members& members, const Expectations& expected, UnreadParts& unread) {
  try {
    return read_head(members.known, expected, unread);
  } catch (const PlacedError& error) {
    if (error.place().line != 0) throw;
    for (const auto& [key, place, value] : members.unknown)
      if (!is_element_name(key))
        refuse(place, fmt::format("unknown key {}{}", reports::quote(key), key_hint(key, top_keys())));
    if (const Unread* part = unread.first()) refuse(part->place, part->reason);
    throw;
  }
}

bool has_no_claim(const Submission& s) {
  const bool has_unread_claim =
      std::ranges::any_of(s.unread, [](const Unread& part) { return !part.claim.empty(); });
  return !has_unread_claim && s.numbers.empty() && s.lists.empty() && s.orbits_with.empty() &&
         s.fixed_points.empty() && !s.orbits && !s.stabilizers;
}

Submission submission_of(JsonTree tree, bool by_lines, const Expectations& expected, UnreadParts& unread) {
  const Members members = members_of(std::move(tree), unread);
  Submission submission = head_of(members, expected, unread);
  read_claims(members, by_lines, submission, unread);
  const JsonTree* conventions = members.known.find("conventions");
  const bool has_base = expected.base || (conventions != nullptr && conventions->find("base") != nullptr);
  if (!has_base) submission.conventions.base = unread.other_base().value_or(submission.conventions.base);
  std::move(unread).finish(submission);
  if (has_no_claim(submission) && !submission.unread.empty())
    refuse(submission.unread[0].place, submission.unread[0].reason);
  return submission;
}

// The lines that cannot be read, and those of placements that are not permutations of N columns: rows of 0
// and 1 look like vectors, and a row behind its number like a board of its own.
std::vector<bool> doubtful_lines(const UnreadParts& unread, const std::optional<Submission>& plain) {
  std::vector<bool> lines = unread.lines();
  if (!plain) return lines;
  for (const auto& [key, list] : plain->lists)
    for (const SubmittedPlacement& submitted : list.placements) {
      if (submitted.placement.rows() == plain->exercise.n && is_permutation(submitted.placement)) continue;
      if (submitted.place.line >= lines.size()) lines.resize(submitted.place.line + 1);
      lines[submitted.place.line] = true;
    }
  return lines;
}

Submission read_json(std::string_view text, const Expectations& expected, UnreadParts& unread) {
  JsonTree tree = parse_json_tree(text, RepeatedKey::kept);
  if (tree.is_array()) tree = {tree.place, JsonTree::Object{{"placements", tree.place, JsonTree(tree)}}};
  const bool is_report = is_orbit_report(tree);
  std::vector<std::string> notes;
  std::optional<Board> board;
  if (is_report) {
    const JsonTree report = parse_json_tree(text);
    tree = tree_of_orbit_report(report, board, notes);
    if (board) refuse_unexpected_board(*board, report.find("constraints")->place, expected);
    if (!expected.exercise.rule && tree.find("rule") == nullptr)
      notes.emplace_back("The orbit report does not give its rule; the rule of queens is assumed.");
  }
  Submission submission = submission_of(std::move(tree), false, expected, unread);
  submission.exercise.board = board;
  submission.notes.insert(submission.notes.end(), notes.begin(), notes.end());
  return submission;
}

// A text whose lists may be printed by a program.
Submission read_text(std::string_view text, bool by_lines, const Expectations& expected) {
  UnreadParts unread;
  std::optional<Submission> plain;
  std::optional<PlacedError> error;
  try {
    plain = by_lines ? submission_of(tree_of_text(text, unread), true, expected, unread)
                     : read_json(text, expected, unread);
  } catch (const PlacedError& refused) {
    error = refused;
  }
  const std::optional<int> n = plain ? std::optional(plain->exercise.n) : expected.exercise.n;
  const std::vector<bool> doubtful = doubtful_lines(unread, plain);
  const auto doubts = std::ranges::count(doubtful, true);
  const auto read_printed = [&](const std::optional<PrintedLists>& printed) -> std::optional<Submission> {
    if (!printed) return std::nullopt;
    try {
      UnreadParts rest;
      JsonTree tree = printed->list ? *printed->list : tree_of_text(printed->text, rest);
      Submission submission = submission_of(std::move(tree), true, expected, rest);
      submission.notes.insert(submission.notes.begin(), printed->notes.begin(), printed->notes.end());
      submission.readings = printed->readings;
      if (error || std::ranges::count(doubtful_lines(rest, submission), true) < doubts) return submission;
    } catch (const reports::ParseError&) {
      // the reading without them explains more
    }
    return std::nullopt;
  };
  if (error || doubts > 0) {
    if (auto submission = read_printed(printed_list(text, expected.exercise.n)))
      return *std::move(submission);
    if (by_lines)
      if (auto submission = read_printed(with_printed_lists(text, doubtful, n)))
        return *std::move(submission);
  }
  if (error) throw *error;
  return *std::move(plain);
}

}  // namespace

void refuse_unexpected_board(const Board& board, Place place, const Expectations& expected) {
  if (expected.has_whole_board)
    refuse(place, fmt::format("constraints: {} in the submission, but none are expected",
                              reports::constraints_in_words(board)));
}

Submission read_submission_tree(const JsonTree& tree, const Expectations& expected) {
  UnreadParts unread;
  return submission_of(tree, false, expected, unread);
}

Submission read_submission(std::string_view text, const Expectations& expected) {
  text = reports::without_byte_order_mark(text);
  const std::string_view content = reports::trimmed(text);
  if (content.empty()) throw reports::ParseError("the submission is empty; add a claim");
  if (reports::is_utf16(text)) refuse({1, 1}, "the text is UTF-16; save it as UTF-8");
  const bool is_empty_placement = content == "[]" && expected.exercise.n == 0;  // otherwise an empty list
  const bool by_lines = is_empty_placement || !is_json(content);
  return read_text(text, by_lines, expected);
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
