#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "reports/text/internal/ascii.hpp"

namespace eightfold::reports {

/// A line that is not blank.
struct OutputLine {
  std::size_t number;  ///< from 1
  std::size_t offset;
  std::size_t length;
  bool after_gap;  ///< whether blank lines precede it
};

/// The output of a program, divided into lines. Queens, squares and frames drawn with Unicode become Q, dots
/// and ASCII; other pictographs become @.
struct OutputText {
  std::string text;
  std::vector<OutputLine> lines;

  [[nodiscard]] std::string_view line(std::size_t index) const {
    return std::string_view(text).substr(lines[index].offset, lines[index].length);
  }
  [[nodiscard]] std::size_t offset_of(std::string_view part) const {
    return static_cast<std::size_t>(part.data() - text.data());
  }
};

/// Throws ParseError for a control character and for a byte that is not UTF-8.
OutputText output_text_of(std::string_view text);

/// The line without a label such as "Solution 3:", "3)", "#3", or "[1]" and "[1,]" as R prints them; empty
/// for the heading of a matrix of R.
std::string_view without_label(std::string_view line);

/// The line without a time at its end, such as "0.02 s" or "12ms".
std::string_view without_time(std::string_view line);

/// Whether the line has only signs of frames, brackets that open or close, or the letters of files, "a b c
/// d".
bool is_frame(std::string_view line);

/// The parts of a text between any of these characters; no part is empty.
std::vector<std::string_view> parts_of(std::string_view text, std::string_view separators);

inline constexpr std::string_view brackets = "[](){}";
inline constexpr std::string_view separators_in_lines = " \t\r,;|\"'[](){}";

/// Whole numbers within one pair of brackets that contains nothing else, or alone on a line.
struct NumberGroup {
  std::size_t line;    ///< index
  std::size_t offset;  ///< of its text, and the length
  std::size_t length;
  std::size_t first;  ///< its numbers in NumberGroups::values
  std::size_t count;
  int parent;  ///< the pair of brackets around it; -1 if there is none
  bool bracketed;
  bool dotted;  ///< "(8 . 4)"
};

/// Every group of a text. Numbers beyond 9999 become 9999. Pairs such as "0: 4" in braces and "row 0, column
/// 4" are groups of two numbers in brackets, too.
struct NumberGroups {
  std::vector<NumberGroup> groups;
  std::vector<int> values;
};

NumberGroups number_groups_of(const OutputText& text);

}  // namespace eightfold::reports
