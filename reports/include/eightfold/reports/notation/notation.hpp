#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/placement.hpp"

namespace eightfold::reports {

struct Notation;

/// How to read a placement.
struct Reading {
  std::optional<int> size = {};  ///< N, 0 to 32; by default that of a drawn board, or the number of queens
  int base = 0;                  ///< the number of the first column in vectors and JSON: 0 or 1
  std::string_view size_name = "--size";          ///< for messages: the input that sets the size
  std::string_view base_1 = "--base 1";           ///< for messages: the input that sets base 1
  std::string_view notation_name = "--notation";  ///< for messages: the input that sets the notation
  std::string_view remedy_for_several = {};       ///< for messages: what to use for several placements
  bool may_be_partial = true;                     ///< whether a message may recommend a greater size
  const Notation* notation = nullptr;             ///< the notation of the text; null: recognize it
};

/// A placement on the first rows of the n×n board, `size` = n.
struct SizedPlacement {
  Placement placement;
  int size = 0;
  [[nodiscard]] bool is_full() const { return placement.rows() == size; }
  friend bool operator==(const SizedPlacement&, const SizedPlacement&) = default;
};

/// A queen in a parsed text. Its square may be outside the board.
struct WrittenQueen {
  int row;  ///< from 0, like the column
  int column;
  std::string written;  ///< the queen in the notation of the text, for messages
};

struct WrittenQueens {
  std::vector<WrittenQueen> queens;  ///< in any order
  std::optional<int> size;           ///< of the board, if the notation shows it
  std::vector<Square> blocked;       ///< squares of the board, if the notation shows them
};

/// A way to write a placement.
struct Notation {
  std::string_view name;
  std::string_view example;  ///< one line
  /// Appends the placement, without a final newline unless each row ends with one. Precondition:
  /// allows(size).
  void (*append)(std::string& out, const SizedPlacement& placement, int base);
  /// False if the text is not in this notation, or if an earlier notation reads it alike. Otherwise parse()
  /// decides. Precondition: the text is not empty and has no white space around it.
  bool (*may_read)(std::string_view text);
  /// Throws ParseError.
  WrittenQueens (*parse)(std::string_view text, const Reading& reading);

  bool has_base = false;  ///< whether columns may be counted from 1 on request
  int least_size = 0;
  int greatest_size = max_size;
  std::string_view limit = {};        ///< why other sizes are not allowed, if any are not
  std::string_view alternative = {};  ///< the name of a notation without this limit

  [[nodiscard]] bool allows(int size) const { return least_size <= size && size <= greatest_size; }
};

/// All notations, in the order of the documentation.
[[nodiscard]] std::span<const Notation> all_notations();

/// The notation of that name; null if there is none.
[[nodiscard]] const Notation* find_notation(std::string_view name);

/// True if the text has the form of a placement in some notation. Reading it may still fail.
[[nodiscard]] bool resembles_placement(std::string_view text);

/// The notation that the reading gives, or else the one that the text is in. Throws ParseError if the text is
/// empty, if it is in no notation, and if two notations read it as different placements. A full placement
/// takes precedence over a reading that does not fill the board: "21" is two queens in digits unless the size
/// is greater than 2.
[[nodiscard]] const Notation& recognize_notation(std::string_view text, const Reading& reading = {});

/// Reads one placement in the given notation. Throws ParseError.
[[nodiscard]] SizedPlacement parse_placement(std::string_view text, const Notation& notation,
                                             const Reading& reading = {});

/// Reads one placement in the notation that recognize_notation() finds. Throws ParseError.
[[nodiscard]] SizedPlacement parse_placement(std::string_view text, const Reading& reading = {});

/// The longest text of a placement in bytes. A drawn board of 32 rows has 2 KiB.
inline constexpr std::size_t longest_placement_text = std::size_t{1} << 14;

/// How notations that would write nothing write the empty placement. Their parsers accept it.
inline constexpr std::string_view empty_placement = "[]";

/// The name of a file (column), 0 to 31: "a" to "z", then "aa" to "af", as spreadsheets continue.
[[nodiscard]] std::string file_name(int column);

/// The name of a square of the n×n board in texts for people: file and rank, with a1 at the bottom left.
[[nodiscard]] std::string square_name(Square square, int n);

/// Explains square_name() where a text also has vectors, whose rows begin at the top.
inline constexpr std::string_view square_names = "a1 is at the bottom left";

/// The placement as text reports write it: as a vector with base 0, "[0 4 7 5 2 6 1 3]".
[[nodiscard]] std::string as_vector(const Placement& placement);

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
