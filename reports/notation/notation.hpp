#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/placement.hpp"

namespace eightfold::reports {

/// What a reader of a placement has to be told beside the text.
struct Reading {
  std::optional<int> size = {};  ///< N, 0 to 32; without it the number of rows, or what a drawn board shows
  int base = 0;                  ///< the first column's number in vectors and JSON: 0 or 1
  std::string_view size_name = "--size";  ///< what the user calls the size
  std::string_view base_1 = "--base 1";   ///< how the user says that columns are counted from 1
  bool may_be_partial = true;  ///< false: a greater size is no remedy for a column that does not fit
};

/// A placement on the n×n board, `size` = n, with as many queens as it has rows.
struct SizedPlacement {
  Placement placement;
  int size = 0;
  bool is_full() const { return placement.rows() == size; }
  friend bool operator==(const SizedPlacement&, const SizedPlacement&) = default;
};

/// A queen as a notation's parser found it: 0-based, not yet held against the board, and how the input writes
/// it.
struct WrittenQueen {
  int row;
  int column;
  std::string written;
};

struct WrittenQueens {
  std::vector<WrittenQueen> queens;  ///< in any order
  std::optional<int> size;           ///< where the notation itself shows the board's size
};

/// A way to write a placement. One file each in this folder.
struct Notation {
  std::string_view name;
  std::string_view example;  ///< one line
  /// Appends the placement, without a final newline unless each row ends with one. Precondition: the sizes
  /// allow it.
  void (*append)(std::string& out, const SizedPlacement& placement, int base);
  /// True if the text, which has no white space around it and is not empty, can only be meant as this
  /// notation.
  bool (*recognizes)(std::string_view text);
  /// Throws ParseError.
  WrittenQueens (*parse)(std::string_view text, const Reading& reading);

  bool has_base = false;  ///< whether columns may be counted from 1 on request
  int least_size = 0;
  int greatest_size = max_size;
  std::string_view limit = {};        ///< why other sizes are not allowed, if any are not
  std::string_view alternative = {};  ///< the name of a notation without this limit

  bool allows(int size) const { return least_size <= size && size <= greatest_size; }
};

/// All notations, in the order of the documentation.
std::span<const Notation> all_notations();

/// By name; null if there is none.
const Notation* find_notation(std::string_view name);

/// The notation that a text is in, found by its looks; null if it looks like none.
const Notation* recognize_notation(std::string_view text);

/// Reads one placement in a known notation. Throws ParseError.
SizedPlacement parse_placement(std::string_view text, const Notation& notation, const Reading& reading = {});

/// Reads one placement in whatever notation it is. Throws ParseError, which lists the notations if it looks
/// like none.
SizedPlacement parse_placement(std::string_view text, const Reading& reading = {});

/// The name of a file (column), 0 to 31: "a" to "z", then "aa" to "af", as spreadsheets continue.
std::string file_name(int column);

/// The placement as a vector from 0, "[0 4 7 5 2 6 1 3]": how reports for people name a placement.
std::string as_vector(const Placement& placement);

// Each is defined in the file of its name; sicp in pairs.cpp, ndjson in json.cpp.
extern const Notation vector_notation;
extern const Notation digits_notation;
extern const Notation pairs_notation;
extern const Notation sicp_notation;
extern const Notation algebraic_notation;
extern const Notation fen_notation;
extern const Notation board_notation;
extern const Notation json_notation;
extern const Notation ndjson_notation;

}  // namespace eightfold::reports
