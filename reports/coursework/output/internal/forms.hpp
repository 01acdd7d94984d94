#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/placement.hpp"
#include "reports/coursework/output/internal/output_text.hpp"

namespace eightfold::coursework {

/// Coordinates as they are written: counted from 0 or 1, and perhaps not on the board.
struct RawQueen {
  std::int16_t row;
  std::int16_t column;
};

/// What a form reads as one placement.
struct Entry {
  std::uint32_t line;    ///< index of the first line
  std::uint32_t offset;  ///< of its text, and the length
  std::uint32_t length;
  std::uint32_t first;  ///< its queens in FormReading::queens
  std::uint32_t count;
  std::int16_t width = 0;  ///< of a drawn board, and the height; otherwise 0
  std::int16_t height = 0;
};

struct FormReading {
  std::vector<Entry> entries;
  std::vector<RawQueen> queens;
  std::vector<bool> used;  ///< by the index of a line
  bool by_row = false;     ///< whether rows are positions in a list or on a board, counted from 0
  bool by_column = false;  ///< the same for columns
};

struct OutputParts {
  const OutputText& text;
  const NumberGroups& groups;
  std::optional<int> n;  ///< if it is given
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

/// The size that most of these entries have, as far as they have at least `least`; 0 if none has.
int commonest_size(std::span<const std::uint32_t> sizes, std::uint32_t least);

}  // namespace eightfold::coursework
