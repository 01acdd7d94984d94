#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/text/style.hpp"

namespace eightfold::reports {

struct TextColumn {
  std::string title;          ///< may have several lines
  int width = 0;              ///< the least width
  bool to_the_right = false;  ///< for numbers
  bool folds = false;         ///< whether its cells are broken into lines if the table is too wide
  int gap = 2;                ///< number of spaces before the column in a table without boxes
  int least_folded = 14;      ///< the least width of a column that folds
  bool ragged = false;        ///< the last column, with few wide cells: without boxes only its title must fit
};

/// One cell per column; the last ones may be omitted. A cell may have several lines and colors.
using TextRow = std::vector<std::string>;

/// A table whose rows are written before all are known, so each column needs the width of its widest cell.
/// With Unicode the table has boxes, unless it fits the width of the style only without them. If all titles
/// are empty, the table has no head. If the columns do not fit, even folded, each cell of a row is on a line
/// of its own after its title.
class TextTable {
 public:
  TextTable(std::span<const TextColumn> columns, const Style& style, bool may_be_boxed = true);

  bool fits() const { return form_ != Form::records; }  ///< whether the columns fit
  void append_head(std::string& out) const;
  void append_row(std::string& out, std::span<const std::string> cells) const;
  void append_rule(std::string& out) const { append_border(out, "├", "┼", "┤"); }  ///< only with boxes
  void append_end(std::string& out) const { append_border(out, "└", "┴", "┘"); }

 private:
  void append_cells(std::string& out, std::span<const std::string> cells, bool is_head) const;
  void append_border(std::string& out, std::string_view left, std::string_view cross,
                     std::string_view right) const;

  std::vector<TextColumn> columns_;
  Style style_;
  bool breaks_words_;  // wider than a line, in rows that do not fit: not in a block of table_text()
  enum class Form { lines, folded, boxes, records } form_ = Form::records;
};

/// A table of known rows. Its columns are as wide as their widest cells; in ASCII at least as wide as
/// `width`, if the table fits. An empty row is a rule. If the columns do not fit, the table is split into
/// blocks without boxes that repeat the first column. A word is never broken, apart from numbers.
std::string table_text(std::span<const TextColumn> columns, std::span<const TextRow> rows,
                       const Style& style);

}  // namespace eightfold::reports
