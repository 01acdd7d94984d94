// Tables of N, the number of solutions, and perhaps of orbits.
#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <utility>

#include "reports/coursework/output/internal/steps.hpp"
#include "reports/coursework/verify/internal/answer.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

struct CountRow {
  int n;
  std::vector<std::string> counts;
  Place place;
};

struct CountTable {
  std::vector<CountRow> rows;
  std::vector<bool> used;
  ColumnOrder order = ColumnOrder::unknown;
  std::string form;
};

// Columns: the index in CountRow::counts.
struct CountColumns {
  std::size_t all = 0;
  std::optional<std::size_t> orbits;
};

Place place_of_line(const OutputText& text, std::size_t index) { return {text.lines[index].number, 0}; }

CountTable rows_of(const OutputText& text, const std::vector<std::optional<CountLine>>& lines) {
  constexpr std::size_t most_columns = 6;
  CountTable table{{},
                   std::vector<bool>(text.lines.size()),
                   ColumnOrder::unknown,
                   "a table, N and the number of solutions on each line"};
  bool rows_have_words = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool is_row = lines[i] && lines[i]->is_row && lines[i]->numbers.size() <= most_columns;
    const ColumnOrder order = column_order_of(text.line(i));
    // The words of a row decide, or else the last heading above the rows.
    if (order != ColumnOrder::unknown &&
        (is_row ? !std::exchange(rows_have_words, true) : table.rows.empty()))
      table.order = order;
    if (!is_row) continue;
    const auto& numbers = lines[i]->numbers;
    table.rows.push_back(
        {std::stoi(numbers.front()), {numbers.begin() + 1, numbers.end()}, place_of_line(text, i)});
    table.used[i] = true;
  }
  return table;
}

// One number for N, or a sequence from N = 1 or N = 0 to N, in one list or one number a line.
CountTable sequence_of(const OutputText& text, const std::vector<std::optional<CountLine>>& lines, int n) {
  CountTable table{{}, std::vector<bool>(text.lines.size()), ColumnOrder::unknown, ""};
  std::vector<std::pair<std::string, std::size_t>> numbers;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!lines[i]) continue;
    for (const std::string& number : lines[i]->numbers) numbers.emplace_back(number, i);
    table.used[i] = true;
  }
  const auto count = static_cast<int>(std::min<std::size_t>(numbers.size(), max_size + 2));
  if (count != 1 && count != n && count != n + 1) return table;
  const int first = n + 1 - count;
  table.form =
      count == 1 ? "the number of solutions" : fmt::format("numbers of solutions from N = {}", first);
  for (int i = 0; i < count; ++i) {
    const auto& [number, line] = numbers[static_cast<std::size_t>(i)];
    table.rows.push_back({first + i, {number}, place_of_line(text, line)});
  }
  return table;
}

std::size_t width_of(const CountTable& table) {
  std::size_t width = 0;
  for (const CountRow& row : table.rows) width = std::max(width, row.counts.size());
  return width;
}

// Without words for the columns, the first is the number of all solutions, and the second, if it is the last,
// that of orbits. The numbers do not decide it: among several guesses one is often right.
CountColumns columns_of(const CountTable& table) {
  const std::size_t width = width_of(table);
  if (width < 2) return {};
  if (table.order == ColumnOrder::all_first) return {0, 1};
  if (table.order == ColumnOrder::orbits_first) return {1, 0};
  return width == 2 ? CountColumns{0, 1} : CountColumns{};
}

Number number_of(const std::string& text, Place place) {
  return read_number({place, text}, "a count", false);
}

Submission submission_of(const CountRow& row, const CountColumns& columns, ExerciseParts parts) {
  Submission submission;
  parts.n = row.n;
  submission.exercise = complete(parts);
  submission.n_place = row.place;
  if (columns.all < row.counts.size())
    submission.numbers.emplace("solution_count", number_of(row.counts[columns.all], row.place));
  const bool all_symmetries = submission.exercise.group == full_group;
  if (columns.orbits && *columns.orbits < row.counts.size())
    submission.numbers.emplace(all_symmetries ? "fundamental_count" : "orbit_count",
                               number_of(row.counts[*columns.orbits], row.place));
  return submission;
}

// Each N from the least in the table to `last` that has no row.
std::vector<int> rows_missing(const std::map<int, const CountRow*>& rows, int last) {
  std::vector<int> missing;
  const int first = rows.empty() ? last : std::min(rows.begin()->first, last);
  for (int n = first; n <= last; ++n)
    if (!rows.contains(n)) missing.push_back(n);
  return missing;
}

CountTable table_of(const OutputText& text, std::optional<int> n) {
  constexpr std::size_t most_lines = 100000;
  if (text.lines.size() > most_lines)
    throw reports::ParseError(fmt::format("more than {} lines; print one line for each N", most_lines));
  std::vector<std::optional<CountLine>> lines;
  for (std::size_t i = 0; i < text.lines.size(); ++i) lines.push_back(count_line_of(text.line(i)));
  CountTable table = rows_of(text, lines);
  const bool is_list = table.rows.size() == 1 && !lines.front().value_or(CountLine()).names_n && n &&
                       static_cast<int>(table.rows[0].counts.size()) + 1 >= *n && *n > 3;
  if ((table.rows.empty() || is_list) && n) table = sequence_of(text, lines, *n);
  if (!table.rows.empty()) return table;
  throw reports::ParseError(
      text.lines.empty()
          ? "the output is empty; print N and the number of solutions on each line"
          : fmt::format("no count found in {}; print N and the number of solutions on each line",
                        reports::counted(text.lines.size(), "line")));
}

}  // namespace

int largest_checked_n(Rule rule) { return rule == Rule::queens ? max_counted_n : largest_listed_n(rule); }

ProgramOutput read_count_table(const OutputText& text, const Expectations& expectations) {
  const Rule rule = expectations.exercise.rule.value_or(Rule::queens);
  const std::optional<int> expected_n = expectations.exercise.n;
  CountTable table = table_of(text, expected_n);
  ProgramOutput output;
  output.expected = ExpectedOutput::counts;
  const int largest = largest_checked_n(rule);
  if (expected_n.value_or(0) > largest)
    throw reports::ParseError(fmt::format("n = {} is too large; numbers of {} are known up to n = {}",
                                          *expected_n, reports::pieces_of_rule(rule), largest));
  const auto beyond = std::erase_if(table.rows, [&](const CountRow& row) { return row.n > largest; });
  const CountColumns columns = columns_of(table);
  std::map<int, const CountRow*> rows;
  for (const CountRow& row : table.rows) {
    const auto [first, is_new] = rows.emplace(row.n, &row);
    if (is_new)
      output.submissions.push_back(submission_of(row, columns, expectations.exercise));
    else if (first->second->counts != row.counts)
      output.faults.push_back(
          {"contradiction", words_of(row.place),
           fmt::format("another row for N = {} is in {}", row.n, words_of(first->second->place))});
  }
  if (rows.empty()) throw reports::ParseError(fmt::format("every N of the table is beyond {}", largest));
  output.missing_rows = rows_missing(rows, expected_n.value_or(rows.rbegin()->first));
  output.exercise = rows.size() == 1 ? reports::puzzle_of_rule(rule, rows.begin()->first)
                                     : fmt::format("numbers of solutions for {} rows of a table of {}",
                                                   rows.size(), reports::pieces_of_rule(rule));
  output.notes.push_back(
      fmt::format("Read as {}{}.", table.form, columns.orbits ? ", with the number of orbits" : ""));
  if (const std::size_t read = columns.orbits ? 2 : 1; width_of(table) > read)
    output.notes.push_back(
        fmt::format("Only the first {} after N {}; the others are ignored. A heading such as "
                    "\"n,solutions,unique\" names two.",
                    read == 1 ? "number" : "two numbers", read == 1 ? "is read" : "are read"));
  if (beyond > 0)
    output.notes.push_back(fmt::format("{} beyond N = {} not checked.",
                                       reports::counted(beyond, "row", "rows"),
                                       fmt::format("{} {}", largest, beyond == 1 ? "is" : "are")));
  if (std::string ignored = reports::ignored_words(text, table.used, false); !ignored.empty())
    output.notes.push_back(std::move(ignored));
  return output;
}

}  // namespace eightfold::coursework
