#include "eightfold/reports/coursework/roster/import_file.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "reports/coursework/roster/internal/worksheet.hpp"
#include "reports/text/internal/utf8.hpp"

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
  const Worksheet sheet = worksheet_of(roster.table).value();
  for (std::size_t i = 0; i < roster.students.size(); ++i) {
    if (!grades[i]) continue;
    fill(table, roster.students[i].row, sheet.grade, grades[i]->points);
    fill(table, roster.students[i].row, sheet.comments, grades[i]->comment);
  }
  return table;
}

bool is_about_student(std::string_view title) {
  constexpr std::array<std::string_view, 9> titles = {
      "student",      "lastname",       "firstname",    "id",     "sis user id",
      "sis login id", "integration id", "root account", "section"};
  return std::ranges::find(titles, title) != titles.end();
}

// "Queens (77)" in parts, with case folded. Canvas adds the id.
struct AssignmentTitle {
  std::string whole;
  std::string name;
  std::string id;  // also of "77" alone; empty if there is none
};

AssignmentTitle parts_of(const std::string& whole) {
  const auto is_id = [](std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
  };
  const std::size_t end = whole.rfind(" (");
  if (end != std::string::npos && whole.ends_with(')')) {
    std::string id = whole.substr(end + 2, whole.size() - end - 3);
    if (is_id(id)) return {whole, whole.substr(0, end), std::move(id)};
  }
  return {whole, whole, is_id(whole) ? whole : std::string()};
}

CsvTable canvas_table(const Roster& roster, Grades grades, const ImportParams& params) {
  const std::vector<CsvCell>& header = roster.table.rows[0].cells;
  std::vector<std::size_t> kept;
  for (std::size_t i = 0; i < header.size(); ++i)
    if (is_about_student(title_of(header[i]))) kept.push_back(i);
  const std::vector<std::size_t> found = assignments_called(params.title, roster);
  const std::size_t assignment = found.empty() ? header.size() : found[0];
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

std::vector<std::size_t> assignments_of(const Roster& roster) {
  const std::vector<CsvCell>& header = roster.table.rows[0].cells;
  const auto above = std::ranges::find_if(roster.table.rows, is_points_possible);
  const auto is_read_only = [&](std::size_t i) {
    return above != roster.table.rows.end() && i < above->cells.size() &&
           above->cells[i].text == "(read only)";
  };
  std::vector<std::size_t> columns;
  for (std::size_t i = 0; i < header.size(); ++i)
    if (roster.platform == Platform::canvas && !is_about_student(title_of(header[i])) && !is_read_only(i))
      columns.push_back(i);
  return columns;
}

std::vector<std::size_t> assignments_called(std::string_view title, const Roster& roster) {
  const AssignmentTitle wanted = parts_of(reports::folded(title));
  std::array<std::vector<std::size_t>, 3> found;  // the surest first
  for (const std::size_t i : assignments_of(roster)) {
    const AssignmentTitle column = parts_of(title_of(roster.table.rows[0].cells[i]));
    if (column.whole == wanted.whole) found[0].push_back(i);
    if (!wanted.id.empty() && column.id == wanted.id) found[1].push_back(i);
    if (column.name == wanted.whole) found[2].push_back(i);
  }
  const auto first = std::ranges::find_if(found, [](const auto& columns) { return !columns.empty(); });
  return first == found.end() ? std::vector<std::size_t>() : *first;
}

std::string grade_column_by_form(const Roster& roster) {
  if (roster.platform != Platform::moodle) return {};
  const Worksheet sheet = worksheet_of(roster.table).value();
  return sheet.has_known_titles ? std::string() : roster.table.rows[0].cells[sheet.grade].text;
}

std::string import_file(const Roster& roster, Grades grades, const ImportParams& params) {
  return csv_text(without_formulas(roster.platform == Platform::moodle ? moodle_table(roster, grades)
                                   : roster.platform == Platform::canvas
                                       ? canvas_table(roster, grades, params)
                                       : extended_table(roster, grades, params)));
}

std::string maximum_in(const Roster& roster) {
  if (roster.platform != Platform::moodle) return {};
  const std::size_t column = worksheet_of(roster.table).value().grade + 1;
  const std::vector<CsvCell>& cells = roster.table.rows[roster.students.at(0).row].cells;
  std::string text = column < cells.size() ? cells[column].text : std::string();
  std::ranges::replace(text, ',', '.');
  return text.find_first_not_of("0123456789.") == std::string::npos ? text : std::string();
}

}  // namespace eightfold::coursework
