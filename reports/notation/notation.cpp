#include "eightfold/reports/notation/notation.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

[[noreturn]] void throw_outside_board(const WrittenQueens& found, const WrittenQueen& outside, int size,
                                      const Notation& notation, const Reading& reading) {
  int needed = 0;  // the least size on which all queens fit
  for (const WrittenQueen& queen : found.queens) needed = std::max({needed, queen.row + 1, queen.column + 1});
  const bool may_grow = reading.may_be_partial && !reading.size && !found.size && outside.row >= 0 &&
                        outside.column >= 0 && needed <= max_size;
  const bool may_count_from_1 = notation.has_base && reading.base == 0 && outside.column == size;
  std::string message = fmt::format("{} does not fit on the {}×{} board", outside.written, size, size);
  if (notation.has_base && size > 0)
    message += fmt::format(", whose columns are {} to {}", reading.base, size - 1 + reading.base);
  if (may_count_from_1) message += fmt::format("; give {} if columns count from 1", reading.base_1);
  if (may_grow)
    message += fmt::format("{} {} {}{}", may_count_from_1 ? ", or" : "; give", reading.size_name, needed,
                           may_count_from_1 ? "" : " or more");
  throw ParseError(message);
}

enum class Where { on_any_squares, in_the_first_rows };

// Checks that the queens are on the board, and whether there is one in each of the first rows.
Position assemble(WrittenQueens found, const Notation& notation, const Reading& reading, Where where) {
  auto& queens = found.queens;
  const bool by_row = where == Where::in_the_first_rows;
  const auto count = static_cast<int>(std::min<std::size_t>(queens.size(), max_size + 1));
  if (by_row && count > max_size)
    throw ParseError(fmt::format("{} queens: the limit is 32 rows", queens.size()));
  if (reading.size && found.size && *reading.size != *found.size)
    throw ParseError(fmt::format("the {} has N = {}, but {} is {}", notation.name, *found.size,
                                 reading.size_name, *reading.size));
  const int size = reading.size.value_or(found.size.value_or(count));
  if (size > max_size) throw ParseError(fmt::format("N = {}: the limit is 32", size));
  if (!notation.allows(size))
    throw ParseError(
        fmt::format("{} for N = {}: {}; use {}", notation.name, size, notation.limit, notation.alternative));
  const auto check_count = [&] {
    if (count > size)
      throw ParseError(fmt::format("{} queens do not fit on {}{}", count, counted(size, "row"),
                                   reading.size ? fmt::format("; correct {}", reading.size_name) : ""));
  };
  if (by_row) check_count();

  std::stable_sort(queens.begin(), queens.end(), [](const auto& a, const auto& b) { return a.row < b.row; });
  Position position({}, size);
  std::vector<Square> squares;
  for (std::size_t i = 0; i < queens.size(); ++i) {
    const auto& [row, column, written] = queens[i];
    const auto expected = static_cast<int>(i);
    if (by_row && i > 0 && row == queens[i - 1].row)
      throw ParseError(fmt::format("{} and {} are on the same row; a placement has one queen per row",
                                   queens[i - 1].written, written));
    if (row < 0 || row >= size || column < 0 || column >= size) {
      check_count();
      throw_outside_board(found, queens[i], size, notation, reading);
    }
    if (by_row && row != expected)
      throw ParseError(
          fmt::format("row {} from the top has no queen, but row {} has one; leave only the last rows empty",
                      expected + 1, row + 1));
    squares.push_back({row, column});
  }
  if (by_row && !found.blocked.empty())
    throw ParseError("a placement has no blocked squares, #; write them as .");
  for (const Square square : found.blocked) position.board.block(square);
  position.add_pieces(squares);
  return position;
}

std::string_view checked(std::string_view text) {
  if (text.size() > longest_placement_text)
    throw ParseError(fmt::format("{} bytes are too many for a placement; the limit is {}", text.size(),
                                 longest_placement_text));
  return trimmed(text);
}

}  // namespace

std::span<const Notation> all_notations() {
  static const std::array table = {vector_notation, digits_notation,    pairs_notation,
                                   sicp_notation,   algebraic_notation, fen_notation,
                                   board_notation,  json_notation,      ndjson_notation};
  return table;
}

const Notation* find_notation(std::string_view name) {
  const auto table = all_notations();
  const auto it = std::ranges::find(table, name, &Notation::name);
  return it == table.end() ? nullptr : &*it;
}

std::string as_vector(const Placement& placement) {
  std::string text;
  vector_notation.append(text, {placement, placement.rows()}, 0);
  return text;
}

SizedPlacement parse_placement(std::string_view text, const Notation& notation, const Reading& reading) {
  const Position position =
      assemble(notation.parse(checked(text), reading), notation, reading, Where::in_the_first_rows);
  return {*position.placement(), position.size()};
}

Position parse_position(std::string_view text, const Notation& notation, const Reading& reading) {
  return assemble(notation.parse(checked(text), reading), notation, reading, Where::on_any_squares);
}

SizedPlacement parse_placement(std::string_view text, const Reading& reading) {
  return parse_placement(text, recognize_notation(text, reading), reading);
}

}  // namespace eightfold::reports
