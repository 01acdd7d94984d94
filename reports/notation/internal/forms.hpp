#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/placement.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/notation/placement_reader.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "reports/notation/internal/output_text.hpp"

namespace eightfold::reports {

/// Coordinates as they are written: counted from 0 or 1, and perhaps not on the board.
struct RawQueen {
  int row;
  int column;
};

/// What a form reads as one placement.
struct Entry {
  std::size_t line;    ///< index of the first line
  std::size_t offset;  ///< of its text, and the length
  std::size_t length;
  std::size_t first;  ///< its queens in FormReading::queens
  std::size_t count;
  int width;  ///< of a drawn board, and the height; otherwise 0
  int height;
};

/// A part of a text.
struct TextSpan {
  std::size_t offset;
  std::size_t length;
};

struct OutputParts {
  const OutputText& text;
  const NumberGroups& groups;
  std::optional<std::size_t> n;  ///< if it is given
};

struct FormReading {
  explicit FormReading(const OutputParts& read) : used(read.text.lines.size()) {}

  /// Adds an entry with the queens from `first` on, and a used line.
  void add(std::size_t line, std::size_t offset, std::size_t length, std::size_t first, int width = 0,
           int height = 0) {
    entries.push_back({line, offset, length, first, queens.size() - first, width, height});
    used[line] = true;
  }

  std::vector<Entry> entries;
  std::vector<TextSpan> parts;  ///< what is read, unless the entries have nothing else
  std::vector<RawQueen> queens;
  std::vector<bool> used;  ///< by the index of a line
  bool by_row = false;     ///< whether rows are positions in a list or on a board, counted from 0
  bool by_column = false;  ///< the same for columns
};

/// A form of output.
struct OutputForm {
  std::string_view name;                          ///< in messages, in the plural
  std::string_view axes;                          ///< the meaning of the numbers
  std::vector<std::string_view> notations;        ///< those of --notation that choose it
  FormReading (*read)(const OutputParts& parts);  ///< no entries if the text is not in the form
  int base = -1;                                  ///< the number of the first row and column; -1: 0 or 1
};

FormReading read_vectors(const OutputParts& parts);
FormReading read_digit_strings(const OutputParts& parts);
FormReading read_number_pairs(const OutputParts& parts);
FormReading read_named_squares(const OutputParts& parts);
FormReading read_drawn_boards(const OutputParts& parts);
/// Throws ParseError for a record with other pieces or with other ranks.
FormReading read_fen_records(const OutputParts& parts);

/// A fault of a whole list, seen while reading it: numbers from 0 and from 1.
struct ReadingFault {
  std::string_view kind;
  std::size_t line;  ///< 0 if there is none
  std::size_t column;
  std::string text;
};

/// What a form reads as one placement.
struct FormPlacement {
  Placement placement;           ///< columns from 0; empty if it is unfit
  std::string written;           ///< as the text writes it, printable
  std::size_t line;              ///< the number of its first line
  std::size_t column;            ///< 0 if it is alone on its line
  int size = 0;                  ///< N as the text shows it
  std::string unfit = {};        ///< why it is not a placement on the board
  std::uint32_t first_line = 0;  ///< index of its first line
  std::uint32_t last_line = 0;
};

/// The reading of a text in one form, on the board of one size.
struct FormResult {
  const OutputForm* form = nullptr;  ///< null if no form reads a placement
  int n = 0;
  std::vector<FormPlacement> placements;
  std::vector<bool> used;            ///< by the index of a line
  std::vector<TextSpan> parts = {};  ///< what is read
  TextForm reading = {};             ///< its notes are sentences on what is ignored
  std::vector<ReadingFault> faults;
};

/// Converts what a form has read to placements with columns from 0. The numbers of the first row and column
/// are those with which more placements are permutations, unless `base` is given.
FormResult placements_of(const OutputForm& form, const FormReading& reading, const OutputText& text, int n,
                         std::optional<int> base);

/// N as most entries of a reading show it; 0 if none does.
int size_shown_by(const FormReading& reading);

struct FormParams {
  std::optional<int> n = {};                ///< N, if it is given
  const Notation* notation = nullptr;       ///< the notation that chooses the form; null: any form
  std::optional<int> base = {};             ///< the number of the first row and column
  std::optional<Subgroup> canonical = {};   ///< the group if the placements must be least in their orbits
  std::optional<int> base_of_vectors = {};  ///< the base for vectors alone
};

/// The form of the text and its placements; nothing if no form reads any. Throws ParseError if two forms read
/// different placements, and if there are more than 2^20.
std::optional<FormResult> recognized_form(const OutputText& text, const FormParams& params);

/// "2 other lines are ignored: line 1 "…", line 94 "…"."; nothing without such lines.
/// Frames do not count, nor labels such as "Solution 3:" if the form has them; in a table, "3:" is a row
/// without its number.
std::string ignored_words(const OutputText& text, const std::vector<bool>& used, bool has_labels);

/// Adds to the notes what is ignored: other lines, and words beside placements; and counts the frames.
void note_ignored(FormResult& result, const OutputText& text);

/// Whether each line is a placement, a frame, or a heading, a total or a time in known words; also the number
/// of the placements or of the next one, and the numbers of columns above a board.
bool has_only_remarks_besides(const FormResult& result, const OutputText& text);

/// "[[1,3,0,2],[2,0,3,1]": the list is cut.
bool ends_within_brackets(std::string_view text);

/// The list in notations that read_list() reads first. Visits the placements while it reads, and keeps none.
/// The result has no form. Throws ParseError with the position, and then reads no further piece.
ListEnd read_list_in_notations(const NextPiece& next, const Reading& reading,
                               const std::function<void(const ListedPlacement&)>& visit);

/// The placements of a text that is not in notations; nothing if it is in no form, or has more than remarks
/// besides.
std::optional<ListedPlacements> read_printed_list(std::string_view text, const Reading& reading);

/// The size that most of these entries have, as far as they have at least `least`; 0 if none has.
std::size_t commonest_size(std::span<const std::size_t> sizes, std::size_t least);

/// Whether the numbers are base to base + n - 1, each once.
bool is_permutation_from(int base, int n, std::span<const RawQueen> queens, int RawQueen::*axis);

}  // namespace eightfold::reports
