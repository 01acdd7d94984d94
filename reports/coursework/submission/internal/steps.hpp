#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/reports/coursework/submission/json_tree.hpp"
#include "eightfold/reports/coursework/submission/reader.hpp"
#include "eightfold/reports/notation/text_form.hpp"
#include "reports/coursework/submission/internal/unread_parts.hpp"

namespace eightfold::coursework {

// The steps of read_submission(). They collect what they cannot read in `unread`, and throw
// reports::ParseError with the place if that makes the whole submission unreadable.

/// The text of a file that a student submits, in UTF-8. Decodes UTF-16 and Windows-1252, and converts a page
/// of HTML to text: a line for each paragraph and item, `## ` before a heading, `| a | b |` for a row of a
/// table. Any other text is unchanged. Takes linear time.
std::string submitted_text(std::string_view text);

/// The name of an author, printable and not too long.
std::string printable_author(std::string_view name);

// The formats other than JSON. Each becomes the tree that the same submission would have in JSON. For an
// orbit report, notes are about rounded numbers and unknown members, and the board is set if it has required
// or blocked squares.
JsonTree tree_of_text(std::string_view text, UnreadParts& unread);

/// A text in which placements that programs print, such as framed boards, are in a notation, on their lines;
/// or their list as in JSON, if there is nothing else in the text.
struct PrintedLists {
  std::string text;
  std::optional<JsonTree> list;
  std::vector<std::string> notes;  ///< the forms
  std::vector<reports::TextForm> readings;
};
/// Nothing if the lines that are unread, by their numbers, have no such placements.
std::optional<PrintedLists> with_printed_lists(std::string_view text, const std::vector<bool>& unread,
                                               std::optional<int> n);
/// Nothing if the text has more than such placements and remarks.
std::optional<PrintedLists> printed_list(std::string_view text, std::optional<int> n);
bool is_orbit_report(const JsonTree& tree);
JsonTree tree_of_orbit_report(JsonTree report, std::optional<Board>& board, std::vector<std::string>& notes);

/// Throws for a board with required or blocked squares if the exercise has none.
void refuse_unexpected_board(const Board& board, Place place, const Expectations& expected);

/// The members of a submission by their keys.
struct Members {
  JsonTree known;            ///< an object with the keys of top_keys(); claims can occur twice
  JsonTree::Object unknown;  ///< possibly elements with their fixed points
};

/// Gives each member the key that the student means, and moves conventions into their object. Throws for
/// different values of a part of the exercise or the conventions.
Members members_of(JsonTree tree, UnreadParts& unread);

/// Adds the claims. `by_lines` is true for text.
void read_claims(const Members& members, bool by_lines, Submission& submission, UnreadParts& unread);

/// The placements of a list that can be read, in their order.
struct PlacementList {
  std::vector<SubmittedPlacement> placements;
  std::vector<bool> is_read;  ///< for each item of the list
};

/// Reads the placements of one list; those that cannot be read become parts of the claim. A list that has
/// columns outside the board, and can be read as a whole with the other base, is read with that one.
PlacementList read_list_of_placements(const std::vector<const JsonTree*>& items, std::string_view claim,
                                      Submission& submission, UnreadParts& unread);

inline constexpr std::string_view digits = "0123456789";
inline constexpr std::size_t most_digits = 1000;  ///< of one number

/// A number that a student writes as text.
struct WrittenNumber {
  std::optional<Rational> value;  ///< none if the text is not a number, or can be two numbers
  std::string problem;            ///< if there is no value, perhaps a reason
};

/// Reads "12", "12 orbits, I think", "12 (all of them).", "11,5", "14 200", "96/8", "(92 + 4) ÷ 8 = 12".
/// All sides of an equation must be equal, and a difference needs another side, "92 - 4 = 88".
/// "14,200" is 14200, as the program prints it. "1,125", if it can be a fraction, and "14.000" can be two
/// numbers and are not read.
WrittenNumber read_written_number(std::string_view text, bool may_be_fraction);

}  // namespace eightfold::coursework
