#include "eightfold/reports/coursework/roster/roster.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/coursework/roster/internal/worksheet.hpp"
#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::coursework {
namespace {

std::string_view without_spaces(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

// Printable, on one line.
std::string text_in(const CsvRow& row, std::size_t column) {
  if (column >= row.cells.size()) return {};
  return reports::clean_line(without_spaces(row.cells[column].text));
}

// The columns that identify a student; the number of columns for those that are absent.
struct IdentityColumns {
  std::size_t none;
  std::size_t name;
  std::size_t first_name;
  std::size_t last_name;
  std::size_t id;
  std::size_t email;
  std::size_t role;

  [[nodiscard]] bool any() const {
    return name < none || first_name < none || last_name < none || id < none || email < none;
  }
};

IdentityColumns titled_columns(const Roster& roster) {
  return {.none = roster.table.rows[0].cells.size(),
          .name = column_of(roster.table, {"name", "full name", "student", "student name"}),
          .first_name = column_of(roster.table, {"first name", "firstname"}),
          .last_name = column_of(roster.table, {"last name", "lastname"}),
          .id = column_of(roster.table, {"identifier", "id", "sid", "student id", "id number", "username"}),
          .email = column_of(roster.table, {"email", "email address", "e-mail", "e-mail address", "mail"}),
          .role = column_of(roster.table, {"role"})};
}

IdentityColumns columns_of(const Roster& roster) {
  IdentityColumns columns = titled_columns(roster);
  if (roster.platform != Platform::moodle) return columns;
  const Worksheet sheet = worksheet_of(roster.table).value();
  columns.id = sheet.identifier;
  if (sheet.name < sheet.none) columns.name = sheet.name;
  if (sheet.email < sheet.none) columns.email = sheet.email;
  return columns;
}

Platform platform_of(const Roster& roster) {
  const IdentityColumns titled = titled_columns(roster);
  const std::size_t none = titled.none;
  const auto has = [&](std::initializer_list<std::string_view> names) {
    return column_of(roster.table, names) < none;
  };
  const auto sheet = worksheet_of(roster.table);
  if (sheet && (sheet->has_known_titles || (titled.id != 0 && titled.name == none))) return Platform::moodle;
  if ((has({"student"}) || has({"lastname"})) && has({"id"}) && has({"section"})) return Platform::canvas;
  const bool has_name = has({"first name"}) || has({"last name"}) || has({"name"}) || has({"full name"});
  if (has_name && has({"sid"}) && has({"email"})) return Platform::gradescope;
  return Platform::plain;
}

// "12345" of "Participant 12345", whose first word depends on the site's language.
std::string number_at_end(const std::string& text) {
  const auto before = std::find_if_not(text.rbegin(), text.rend(), reports::is_digit);
  return {before.base(), text.end()};
}

Student student_in(const CsvRow& row, const IdentityColumns& columns, Platform platform) {
  Student student;
  student.name = text_in(row, columns.name);
  if (student.name.empty())
    student.name = without_spaces(text_in(row, columns.first_name) + ' ' + text_in(row, columns.last_name));
  student.id = text_in(row, columns.id);
  if (platform == Platform::moodle) student.id = number_at_end(student.id);
  student.email = text_in(row, columns.email);
  return student;
}

// Canvas's rows above the students: "Points Possible", and which assignments are posted by hand.
bool is_above_students(const CsvRow& row) {
  const auto is_posting = [](const CsvCell& cell) {
    const std::string_view text = without_spaces(cell.text);
    return text.empty() || text == "Muted" || text.starts_with("Manual Posting");
  };
  return is_points_possible(row) || std::ranges::all_of(row.cells, is_posting);
}

bool is_staff(const CsvRow& row, const IdentityColumns& columns) {
  const std::string role = reports::folded(text_in(row, columns.role));
  return !role.empty() && role != "student";
}

void add_students(Roster& roster) {
  const IdentityColumns columns = columns_of(roster);
  if (!columns.any())
    throw reports::ParseError(
        fmt::format("line {}: no column has names, ids or email addresses; call the columns name, id and "
                    "email, or export "
                    "the file in English",
                    roster.table.rows[0].line));
  std::map<std::string, std::size_t> line_of_id;
  for (std::size_t i = 1; i < roster.table.rows.size(); ++i) {
    const CsvRow& row = roster.table.rows[i];
    if (row.cells.size() > columns.none)
      throw reports::ParseError(fmt::format("line {}: {} cells, but the header has {}; correct the row",
                                            row.line, row.cells.size(), columns.none));
    if (is_staff(row, columns) || (roster.platform == Platform::canvas && is_above_students(row))) continue;
    Student student = student_in(row, columns, roster.platform);
    if (student == Student{}) continue;
    if (const auto [other, is_new] = line_of_id.emplace(student.id, row.line); !is_new && !student.id.empty())
      throw reports::ParseError(fmt::format("line {}: the id {} is also in line {}; remove one of the lines",
                                            row.line, reports::quote(student.id), other->second));
    roster.students.push_back({std::move(student), i});
  }
}

}  // namespace

Roster read_roster(std::string_view text) {
  Roster roster;
  roster.table = read_csv(text);
  roster.platform = platform_of(roster);
  add_students(roster);
  if (roster.students.empty())
    throw reports::ParseError("no student is in this file; give a roster with one student in each row");
  return roster;
}

std::vector<Student> students_of(const Roster& roster) {
  std::vector<Student> students;
  for (const RosterStudent& each : roster.students) students.push_back(each.student);
  return students;
}

std::string title_of(const CsvCell& header) { return reports::folded(without_spaces(header.text)); }

std::size_t column_of(const CsvTable& table, std::initializer_list<std::string_view> names) {
  const std::vector<CsvCell>& header = table.rows[0].cells;
  for (std::size_t i = 0; i < header.size(); ++i)
    if (std::ranges::find(names, title_of(header[i])) != names.end()) return i;
  return header.size();
}

bool is_points_possible(const CsvRow& row) {
  return !row.cells.empty() && without_spaces(row.cells[0].text) == "Points Possible";
}

}  // namespace eightfold::coursework
