// FEN, one record a line. It has rows and columns as a drawn board does.
#include <fmt/core.h>

#include <algorithm>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/notation/internal/forms.hpp"

namespace eightfold::reports {

FormReading read_fen_records(const OutputParts& parts) {
  constexpr std::int16_t ranks = 8;
  FormReading reading;
  reading.by_row = reading.by_column = true;
  reading.used.resize(parts.text.lines.size());
  for (std::uint32_t i = 0; i < parts.text.lines.size(); ++i) {
    const std::string_view line = without_label(parts.text.line(i));
    if (line.empty() || !fen_notation.may_read(line) || std::ranges::count(line, '/') != ranks - 1) continue;
    const auto first = static_cast<std::uint32_t>(reading.queens.size());
    try {
      for (const WrittenQueen& queen : fen_notation.parse(line, {}).queens)
        reading.queens.push_back(
            {static_cast<std::int16_t>(queen.row), static_cast<std::int16_t>(queen.column)});
    } catch (const ParseError& error) {
      throw ParseError(fmt::format("line {}: {}", parts.text.lines[i].number, error.what()));
    }
    reading.entries.push_back({i, static_cast<std::uint32_t>(parts.text.offset_of(line)),
                               static_cast<std::uint32_t>(line.size()), first,
                               static_cast<std::uint32_t>(reading.queens.size()) - first, ranks, ranks});
    reading.used[i] = true;
  }
  return reading;
}

}  // namespace eightfold::reports
