#pragma once

#include <optional>
#include <string_view>

#include "reports/coursework/submission/json_tree.hpp"
#include "reports/coursework/submission/submission.hpp"

namespace eightfold::coursework {

/// What is known of a submission before it is read: the exercise that was set, and how vectors are written
/// where the submission does not say so.
struct Expectations {
  ExerciseParts exercise;
  std::optional<int> base;
};

/// Reads a submission in any of the four formats, told apart by their looks:
///
/// - JSON, an object (data/schemas/submission-1.0.schema.json) or a list of placements;
/// - an orbit report of `eightfold orbits --format json`, as claims of the same numbers and orbits;
/// - CSV: a line `element,fixed`, then an element and a number a line, or any other key and its value;
/// - text: lines `key: value` with the keys of JSON, `representatives:` and the like before placements in any
///   notation, one a line, drawn boards with a blank line between; without such a line placements are a list
///   of solutions or representatives. # begins a comment.
///
/// The last two are turned into the first, so all keys mean the same everywhere. Throws reports::ParseError,
/// with line and column, for whatever can't be understood, and where the submission contradicts what is
/// expected.
Submission read_submission(std::string_view text, const Expectations& expected = {});

// The formats as JSON trees, each in a file of its own.
bool looks_like_csv(std::string_view text);
JsonTree tree_of_csv(std::string_view text);
JsonTree tree_of_text(std::string_view text);
bool is_orbit_report(const JsonTree& tree);
JsonTree tree_of_orbit_report(const JsonTree& report);

/// What the keys problem, n, colors, rule and group of an object say. Throws reports::ParseError with their
/// place.
ExerciseParts exercise_parts_of(const JsonTree& object);

}  // namespace eightfold::coursework
