// Cells are kept with their quotes, so that a file which goes back to a platform differs from the platform's
// own only in the cells that are filled in.
#include "eightfold/reports/coursework/roster/csv.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::size_t most_rows = 100'000;
constexpr std::size_t most_cells = 1'000;

[[noreturn]] void refuse_line(std::size_t line, std::string_view message) {
  throw reports::ParseError(fmt::format("line {}: {}", line, message));
}

// The separator that the first line has most of, outside quotes.
char separator_of(std::string_view text) {
  constexpr std::string_view separators = ",;\t";
  std::size_t most = 0;
  char best = ',';
  for (const char separator : separators) {
    std::size_t count = 0;
    bool quoted = false;
    for (const char c : text) {
      if (c == '"') quoted = !quoted;
      if (!quoted && (c == '\n' || c == '\r')) break;
      if (!quoted && c == separator) ++count;
    }
    if (count > most) {
      most = count;
      best = separator;
    }
  }
  return best;
}

class CsvReader {
 public:
  explicit CsvReader(std::string_view text) : rest_(text) {
    table_.byte_order_mark = rest_.starts_with(reports::byte_order_mark);
    rest_ = reports::without_byte_order_mark(rest_);
    if (const auto bad = reports::find_bad_byte(rest_))
      refuse_line(1 + static_cast<std::size_t>(std::ranges::count(rest_.substr(0, bad->offset), '\n')),
                  bad->what);
    table_.separator = separator_of(rest_);
  }

  CsvTable read() {
    while (!rest_.empty()) read_row();
    if (table_.rows.empty()) throw reports::ParseError("the file is empty; give a CSV file with a header");
    return std::move(table_);
  }

 private:
  void read_row() {
    CsvRow row{line_, {}};
    do {
      if (row.cells.size() == most_cells)
        refuse_line(row.line, fmt::format("more than {} cells; check the separators", most_cells));
      row.cells.push_back(read_cell());
    } while (take(table_.separator));
    read_line_end();
    if (row.cells.size() == 1 && row.cells[0].written.empty()) return;
    if (table_.rows.size() == most_rows)
      refuse_line(row.line, fmt::format("more than {} rows; split the file", most_rows));
    table_.rows.push_back(std::move(row));
  }

  CsvCell read_cell() {
    if (rest_.starts_with('"')) return read_quoted();
    const std::string end = {table_.separator, '\r', '\n'};
    const std::string_view cell = rest_.substr(0, rest_.find_first_of(end));
    rest_.remove_prefix(cell.size());
    return {std::string(cell), std::string(cell)};
  }

  CsvCell read_quoted() {
    const std::string_view whole = rest_;
    const std::size_t first_line = line_;
    CsvCell cell;
    rest_.remove_prefix(1);
    for (;;) {
      const std::size_t quote = rest_.find('"');
      if (quote == std::string_view::npos) refuse_line(first_line, R"(a cell has no closing quote; add a ")");
      line_ += static_cast<std::size_t>(std::ranges::count(rest_.substr(0, quote), '\n'));
      cell.text += rest_.substr(0, quote);
      rest_.remove_prefix(quote + 1);
      if (!take('"')) break;
      cell.text += '"';
    }
    if (!rest_.empty() && rest_[0] != table_.separator && rest_[0] != '\n' && rest_[0] != '\r')
      refuse_line(line_, R"(text after the closing quote of a cell; write a quote inside a cell twice, "")");
    cell.written = whole.substr(0, whole.size() - rest_.size());
    return cell;
  }

  void read_line_end() {
    const bool is_return = take('\r');
    const bool is_feed = take('\n');
    if (!is_return && !is_feed) return;
    if (table_.rows.empty()) table_.line_end = is_return && is_feed ? "\r\n" : is_return ? "\r" : "\n";
    ++line_;
  }

  bool take(char c) {
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::string_view rest_;
  std::size_t line_ = 1;
  CsvTable table_;
};

}  // namespace

CsvTable read_csv(std::string_view text) { return CsvReader(text).read(); }

CsvCell plain_cell(std::string_view text, char separator) {
  CsvCell cell{std::string(text), std::string(text)};
  const std::string special = std::string("\"\r\n") + separator;
  if (text.find_first_of(special) == std::string_view::npos) return cell;
  cell.written = "\"";
  for (const char c : text) cell.written.append(c == '"' ? 2 : 1, c);
  cell.written += '"';
  return cell;
}

std::string csv_text(const CsvTable& table) {
  std::string out(table.byte_order_mark ? reports::byte_order_mark : "");
  for (const CsvRow& row : table.rows) {
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      if (i > 0) out += table.separator;
      out += row.cells[i].written;
    }
    out += table.line_end;
  }
  return out;
}

}  // namespace eightfold::coursework
