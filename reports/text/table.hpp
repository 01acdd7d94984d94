#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/text/style.hpp"

namespace eightfold::reports {

struct TextColumn {
  std::string_view title;
  int width = 0;              ///< of its longest cell, as far as that is known beforehand
  bool to_the_right = false;  ///< for numbers
  bool folds = false;         ///< a cell may take several lines if the table is too wide
};

/// A table that is written row by row, before its end is known: in boxes with Unicode where they fit the
/// style's width, or where the table is too wide for it anyway; otherwise with two spaces between columns.
/// What is too long is folded.
class TextTable {
 public:
  TextTable(std::span<const TextColumn> columns, const Style& style);

  void append_head(std::string& out) const;
  /// A cell for each column; those at the end may be left out.
  void append_row(std::string& out, std::span<const std::string> cells) const;
  /// A line between rows, in boxes only.
  void append_rule(std::string& out) const;
  void append_end(std::string& out) const;

 private:
  void fit_boxes();
  void append_border(std::string& out, std::string_view left, std::string_view cross,
                     std::string_view right) const;
  void append_boxed(std::string& out, std::span<const std::string> cells, bool is_head) const;
  std::string line_of(std::span<const std::string> cells) const;

  std::vector<TextColumn> columns_;
  Style style_;
  bool boxed_;
};

}  // namespace eightfold::reports
