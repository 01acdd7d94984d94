#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "eightfold/reports/coursework/submission/submission.hpp"

namespace eightfold::coursework {

/// Defaults for what a submission omits: the expected exercise, which a submission must not contradict, the
/// number of the first column, and the notation of placements that are text.
struct Expectations {
  ExerciseParts exercise;
  std::optional<int> base;
  const reports::Notation* notation = nullptr;  ///< null: any
  bool has_whole_board = false;                 ///< whether the exercise has no required or blocked squares
};

/// Reads a submission. The format is recognized from the text:
///
/// - JSON: an object (data/schemas/submission-1.0.schema.json) or a list of placements;
/// - an orbit report of `eightfold orbits --format json`, which claims its own numbers and orbits, on its
///   board with required and blocked squares if it has any;
/// - text, Markdown or CSV: lines `key: value`, `key,value` or rows of tables, with the keys of JSON, and
///   headings such as `representatives:` above placements in any notation, one a line. Drawn boards are
///   separated by blank lines. Placements without a heading are a list of solutions or representatives. #
///   begins a comment.
///
/// Text is converted to the JSON object, so that every key has the same meaning in all formats. Whatever
/// cannot be read is in Submission::unread. Throws reports::ParseError with line and column if nothing can be
/// relied on: for text that is not UTF-8, malformed JSON, an invalid exercise or conventions, and a
/// submission that contradicts the expectations.
[[nodiscard]] Submission read_submission(std::string_view text, const Expectations& expected = {});

/// The same for an object that was parsed as a part of another document.
[[nodiscard]] Submission read_submission_tree(const JsonTree& tree, const Expectations& expected = {});

/// The author that a text gives, even if it cannot be read as a submission. Printable; empty if unknown.
[[nodiscard]] std::string author_of(std::string_view text);

/// The keys problem, n, colors, rule and group of an object. Throws reports::ParseError with the place.
[[nodiscard]] ExerciseParts exercise_parts_of(const JsonTree& object);

}  // namespace eightfold::coursework
