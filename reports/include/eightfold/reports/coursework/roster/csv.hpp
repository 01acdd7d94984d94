#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace eightfold::coursework {

/// A cell of a CSV file.
struct CsvCell {
  std::string text;     ///< without quotes
  std::string written;  ///< as in the file, with its quotes
};

struct CsvRow {
  std::size_t line = 0;  ///< on which it begins, from 1
  std::vector<CsvCell> cells;
};

/// A CSV file: the cells as written, and what else is needed to write the same bytes.
struct CsvTable {
  bool byte_order_mark = false;
  char separator = ',';
  std::string line_end = "\n";
  std::vector<CsvRow> rows;  ///< without blank lines; the first is the header
};

/// Reads CSV as in RFC 4180: cells in quotes can contain separators, line breaks and doubled quotes. Commas,
/// semicolons or tabs separate the cells, whichever the first line has most of; lines end with LF, CRLF or
/// CR. A byte order mark is skipped. Throws reports::ParseError with the line for text that is not UTF-8 or
/// has control characters, for misplaced or unclosed quotes, for an empty file, and beyond 100,000 rows or
/// 1,000 cells in a row.
[[nodiscard]] CsvTable read_csv(std::string_view text);

/// The text as a cell of a file with this separator. Unlike reports::csv_cell(), it does not protect a
/// spreadsheet from formulas.
[[nodiscard]] CsvCell plain_cell(std::string_view text, char separator);

/// The file; the same bytes as were read if no row has changed and there were no blank lines.
[[nodiscard]] std::string csv_text(const CsvTable& table);

}  // namespace eightfold::coursework
