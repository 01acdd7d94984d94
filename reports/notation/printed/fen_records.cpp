// FEN, one record a line. It has rows and columns as a drawn board does.
#include <fmt/core.h>

#include <algorithm>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/notation/internal/forms.hpp"

namespace eightfold::reports {

FormReading read_fen_records(const OutputParts& parts) {
  constexpr int ranks = 8;
  FormReading reading(parts);
  reading.by_row = reading.by_column = true;
  for (std::size_t i = 0; i < parts.text.lines.size(); ++i) {
    const std::string_view line = without_label(parts.text.line(i));
    if (line.empty() || !fen_notation.may_read(line) || std::ranges::count(line, '/') != ranks - 1) continue;
    const std::size_t first = reading.queens.size();
    try {
      for (const WrittenQueen& queen : fen_notation.parse(line, {}).queens)
        reading.queens.push_back({queen.row, queen.column});
    } catch (const ParseError& error) {
      throw ParseError(fmt::format("line {}: {}", parts.text.lines[i].number, error.what()));
    }
    reading.add(i, parts.text.offset_of(line), line.size(), first, ranks, ranks);
  }
  return reading;
}

}  // namespace eightfold::reports
