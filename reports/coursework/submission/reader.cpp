#include "eightfold/reports/coursework/submission/reader.hpp"

#include "eightfold/reports/coursework/submission/internal/steps.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/internal/scanner.hpp"
#include "eightfold/reports/text/internal/utf8.hpp"

namespace eightfold::coursework {
namespace {

// "[0 4 7 5 2 6 1 3]" is text; "[[", "[{", "[\"" and "[\n" begin a list. {"columns": …} is a line of ndjson.
bool is_json(std::string_view text) {
  if (text.starts_with('{')) return !text.starts_with(R"({"columns")");
  if (!text.starts_with('[')) return false;
  const std::string_view rest = reports::trimmed(text.substr(1));
  return text.starts_with("[\n") || text.starts_with("[\r\n") || rest == "]" || rest.starts_with('[') ||
         rest.starts_with('{') || rest.starts_with('"');
}

Submission submission_of(const JsonTree& tree, bool by_lines, const Expectations& expected) {
  expect_submission_keys(tree);
  Submission submission = read_head(tree, expected);
  read_claims(tree, by_lines, submission);
  return submission;
}

}  // namespace

Submission read_submission(const JsonTree& tree, const Expectations& expected) {
  return submission_of(tree, false, expected);
}

Submission read_submission(std::string_view text, const Expectations& expected) {
  const std::string_view content = reports::trimmed(text);
  if (content.empty()) throw reports::ParseError("the submission is empty; add a claim");
  if (const auto bad = reports::find_bad_byte(text)) refuse(place_of(text, bad->offset), bad->what);
  const bool is_empty_placement = content == "[]" && expected.exercise.n == 0;  // otherwise an empty list
  const bool by_lines = is_empty_placement || !is_json(content);
  JsonTree tree = !by_lines ? parse_json_tree(text) : is_csv(text) ? tree_of_csv(text) : tree_of_text(text);
  if (tree.is_array()) tree = {tree.place, JsonTree::Object{{"placements", tree.place, JsonTree(tree)}}};
  const bool is_report = is_orbit_report(tree);
  if (is_report) tree = tree_of_orbit_report(tree);
  Submission submission = submission_of(tree, by_lines, expected);
  if (is_report && !expected.exercise.rule)
    submission.notes.emplace_back("An orbit report does not give its rule; the rule of queens is assumed.");
  return submission;
}

}  // namespace eightfold::coursework
