// Moodle writes the titles of the worksheet in the language of the site, and reads them in that language; the
// columns are the same in each. So a worksheet in a language that is not in the table below has the same
// form: each identifier is the word for a participant and a number, and the maximum grade, the same number in
// each row, is right of the grade. The comments have no form, so without a known title they are not found.
#include "reports/coursework/roster/internal/worksheet.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "eightfold/reports/coursework/roster/roster.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::string_view digits = "0123456789";

struct WorksheetTitles {
  std::string_view identifier;
  std::string_view name;
  std::string_view grade;
  std::string_view comments;
};

// The strings recordid, fullname, grade and pluginname of the language packs en, de, fr and es.
constexpr std::array<WorksheetTitles, 4> languages = {{
    {"Identifier", "Full name", "Grade", "Feedback comments"},
    {"ID", "Vollständiger Name", "Bewertung", "Feedback als Kommentar"},
    {"Identifiant", "Nom complet", "Note", "Feedback par commentaires"},
    {"Identificador", "Nombre completo", "Calificación", "Comentarios de retroalimentación"},
}};

std::string_view cell_of(const CsvRow& row, std::size_t column) {
  return column < row.cells.size() ? std::string_view(row.cells[column].text) : std::string_view();
}

std::size_t column_titled(const CsvTable& table, std::string_view title) {
  return column_of(table, {reports::folded(title)});
}

// Whether all rows below the header have a cell for which `holds` is true.
template <typename Holds>
bool in_each_row(const CsvTable& table, std::size_t column, const Holds& holds) {
  return table.rows.size() > 1 && std::all_of(table.rows.begin() + 1, table.rows.end(),
                                              [&](const CsvRow& row) { return holds(cell_of(row, column)); });
}

// Whether each cell is the same word and a number: "Participant 4711", "Teilnehmer/in4711".
bool has_participants(const CsvTable& table, std::size_t column) {
  const auto word_of = [](std::string_view cell) {
    return cell.substr(0, cell.find_last_not_of(digits) + 1);
  };
  if (table.rows.size() < 2) return false;
  const std::string_view word = word_of(cell_of(table.rows[1], column));
  return !word.empty() && in_each_row(table, column, [&](std::string_view cell) {
    return word_of(cell) == word && cell.size() > word.size();
  });
}

// Whether the column has one number with decimals, "20.00" or "20,00", and that on its left only numbers.
bool has_maximum(const CsvTable& table, std::size_t column) {
  const auto is_number = [](std::string_view cell) {
    return cell.find_first_not_of("0123456789.,") == std::string_view::npos;
  };
  const std::string_view maximum = cell_of(table.rows[1], column);
  return maximum.find_first_of(".,") != std::string_view::npos && is_number(maximum) &&
         in_each_row(table, column, [&](std::string_view cell) { return cell == maximum; }) &&
         in_each_row(table, column - 1, is_number);
}

// The first column whose cells have an @, if they are not empty.
std::size_t column_with_addresses(const CsvTable& table) {
  const std::size_t none = table.rows[0].cells.size();
  for (std::size_t column = 0; column < none; ++column) {
    bool any = false;
    const bool all = in_each_row(table, column, [&](std::string_view cell) {
      any = any || !cell.empty();
      return cell.empty() || cell.find('@') != std::string_view::npos;
    });
    if (any && all) return column;
  }
  return none;
}

}  // namespace

std::optional<Worksheet> worksheet_of(const CsvTable& table) {
  Worksheet columns;
  columns.none = table.rows[0].cells.size();
  columns.email = column_with_addresses(table);
  for (const WorksheetTitles& titles : languages) {
    columns.identifier = column_titled(table, titles.identifier);
    columns.name = column_titled(table, titles.name);
    columns.grade = column_titled(table, titles.grade);
    columns.comments = column_titled(table, titles.comments);
    if (columns.identifier == columns.none || columns.grade == columns.none) continue;
    // "ID" and "Note" are also titles of other tables.
    if (&titles == languages.begin() || has_participants(table, columns.identifier)) return columns;
  }
  if (!has_participants(table, 0)) return std::nullopt;
  for (std::size_t column = 3; column < columns.none; ++column)
    if (has_maximum(table, column))
      return Worksheet{.none = columns.none,
                       .identifier = 0,
                       .name = 1,
                       .email = columns.email,
                       .grade = column - 1,
                       .comments = columns.none,
                       .has_known_titles = false};
  return std::nullopt;
}

}  // namespace eightfold::coursework
