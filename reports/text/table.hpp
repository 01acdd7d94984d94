#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/text/style.hpp"

namespace eightfold::reports {

struct TextColumn {
  std::string title;          ///< may have several lines
  int width = 0;              ///< the least width
  bool to_the_right = false;  ///< for numbers
  bool folds = false;         ///< whether its cells are broken into lines if the table is too wide
  int gap = 2;                ///< number of spaces before the column in a table without boxes
};

/// One cell per column; the last ones may be omitted. A cell may have several lines and colors.
using TextRow = std::vector<std::string>;

/// A table whose rows are written before all are known, so each column needs the width of its widest cell.
/// With Unicode the table has boxes, unless it fits the width of the style only without them. If all titles
/// are empty, the table has no head.
class TextTable {
 public:
  TextTable(std::span<const TextColumn> columns, const Style& style);

  void append_head(std::string& out) const;
  void append_row(std::string& out, std::span<const std::string> cells) const;
  /// Appends a line between rows if the table has boxes.
  void append_rule(std::string& out) const;
  void append_end(std::string& out) const;

 private:
  void fit();
  void append_cells(std::string& out, std::span<const std::string> cells, bool is_head) const;
  void append_border(std::string& out, std::string_view left, std::string_view cross,
                     std::string_view right) const;

  std::vector<TextColumn> columns_;
  Style style_;
  bool boxed_ = false;
  bool folds_ = false;
};

/// A table of known rows. Its columns are as wide as their widest cells; in ASCII at least as wide as
/// `width`, if the table fits. An empty row is a rule.
std::string table_text(std::span<const TextColumn> columns, std::span<const TextRow> rows,
                       const Style& style);

}  // namespace eightfold::reports
