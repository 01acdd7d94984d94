#include "eightfold/reports/coursework/roster/import_file.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "eightfold/reports/text/internal/folded.hpp"

namespace eightfold::coursework {
namespace {

using Grades = std::span<const std::optional<RosterGrade>>;

// Names, which students choose on some platforms, and comments, which can quote them, must not run as
// formulas of a spreadsheet. A lone "-" and numbers are none.
CsvTable without_formulas(CsvTable table) {
  for (std::size_t row = 1; row < table.rows.size(); ++row)
    for (CsvCell& cell : table.rows[row].cells) {
      const std::string& text = cell.text;
      if (text.size() < 2 || std::string_view("=+-@\t\r").find(text[0]) == std::string_view::npos) continue;
      const bool is_number =
          text[0] != '=' && text[0] != '@' && text.find_first_not_of("0123456789.,", 1) == std::string::npos;
      if (!is_number) cell = plain_cell("'" + text, table.separator);
    }
  return table;
}

void fill(CsvTable& table, std::size_t row, std::size_t column, std::string_view text) {
  std::vector<CsvCell>& cells = table.rows[row].cells;
  if (column >= table.rows[0].cells.size()) return;  // the platform has no such column
  if (column >= cells.size()) cells.resize(column + 1);
  cells[column] = plain_cell(text, table.separator);
}

CsvTable moodle_table(const Roster& roster, Grades grades) {
  CsvTable table = roster.table;
  const std::size_t grade = column_of(roster, {"grade"});
  const std::size_t comments = column_of(roster, {"feedback comments"});
  for (std::size_t i = 0; i < roster.students.size(); ++i) {
    if (!grades[i]) continue;
    fill(table, roster.students[i].row, grade, grades[i]->points);
    fill(table, roster.students[i].row, comments, grades[i]->comment);
  }
  return table;
}

bool is_about_student(std::string_view title) {
  constexpr std::array<std::string_view, 9> titles = {
      "student",      "lastname",       "firstname",    "id",     "sis user id",
      "sis login id", "integration id", "root account", "section"};
  return std::ranges::find(titles, title) != titles.end();
}

// "Queens" of "Queens (77)".
std::string_view without_id(std::string_view title) {
  const std::size_t id = title.rfind(" (");
  return id == std::string_view::npos || !title.ends_with(')') ? title : title.substr(0, id);
}

CsvTable canvas_table(const Roster& roster, Grades grades, const ImportParams& params) {
  const std::vector<CsvCell>& header = roster.table.rows[0].cells;
  const std::string wanted = reports::folded(params.title);
  std::vector<std::size_t> kept;
  std::size_t assignment = header.size();
  for (std::size_t i = 0; i < header.size(); ++i) {
    const std::string title = title_of(header[i]);
    if (is_about_student(title))
      kept.push_back(i);
    else if (assignment == header.size() && (title == wanted || without_id(title) == wanted))
      assignment = i;
  }
  const char separator = roster.table.separator;
  CsvTable table = roster.table;
  table.rows.clear();
  const auto add = [&](const CsvRow& row, const std::optional<std::string>& score) {
    CsvRow& added = table.rows.emplace_back(CsvRow{row.line, {}});
    const auto cell = [&](std::size_t i) { return i < row.cells.size() ? row.cells[i] : CsvCell{}; };
    for (const std::size_t i : kept) added.cells.push_back(cell(i));
    added.cells.push_back(score ? plain_cell(*score, separator) : cell(assignment));
  };
  const bool exists = assignment < header.size();
  add(roster.table.rows[0], exists ? std::nullopt : std::optional(params.title));
  const auto points_possible = std::ranges::find_if(roster.table.rows, is_points_possible);
  add(points_possible == roster.table.rows.end() ? CsvRow{0, {plain_cell("    Points Possible", separator)}}
                                                 : *points_possible,
      params.maximum);
  for (std::size_t i = 0; i < roster.students.size(); ++i)
    add(roster.table.rows[roster.students[i].row],
        grades[i] ? std::optional(grades[i]->points) : std::nullopt);
  return table;
}

CsvTable extended_table(const Roster& roster, Grades grades, const ImportParams& params) {
  CsvTable table = roster.table;
  const std::size_t first = table.rows[0].cells.size();
  for (const std::string_view title : {"Total Score", "Max Points", "Comment"})
    table.rows[0].cells.push_back(plain_cell(title, table.separator));
  for (CsvRow& row : table.rows) row.cells.resize(std::max(row.cells.size(), first + 3));
  for (std::size_t i = 0; i < roster.students.size(); ++i) {
    if (!grades[i]) continue;
    const std::size_t row = roster.students[i].row;
    fill(table, row, first, grades[i]->points);
    fill(table, row, first + 1, params.maximum);
    fill(table, row, first + 2, grades[i]->comment);
  }
  return table;
}

}  // namespace

std::string import_file(const Roster& roster, Grades grades, const ImportParams& params) {
  switch (roster.platform) {
    case Platform::moodle:
      return csv_text(without_formulas(moodle_table(roster, grades)));
    case Platform::canvas:
      return csv_text(without_formulas(canvas_table(roster, grades, params)));
    case Platform::gradescope:
    case Platform::plain:
      return csv_text(without_formulas(extended_table(roster, grades, params)));
  }
  return {};
}

std::string maximum_in(const Roster& roster) {
  const std::size_t column = column_of(roster, {"maximum grade"});
  const std::vector<CsvCell>& cells = roster.table.rows[roster.students.at(0).row].cells;
  return roster.platform == Platform::moodle && column < cells.size() ? cells[column].text : std::string();
}

}  // namespace eightfold::coursework
