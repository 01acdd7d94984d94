// Drawn boards. Three steps: find the lines that may be rows of squares, decide which character is the queen,
// and divide the rows into boards.
//
// Rows are ". Q . .", ".Q..", "| |Q| | |", "[ ][Q][ ][ ]", ['.', 'Q', '.', '.'], "0 1 0 0", and lists of rows
// as strings, [".Q..", "...Q", …]. If a row has a Q, Q is the queen and every other character of such rows is
// an empty square; otherwise rows have two characters, and the queen is 1 beside 0, or else the rarer one.
//
// Frames, separators, labels and blank lines are gaps between rows. A gap may be between boards or between
// any two rows, so the boards are divided at all gaps, or at those other than frames, whichever gives boards
// of N rows.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "reports/notation/internal/forms.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::string_view square_signs = "Qq.-_*xX#01oO@&~ ";
constexpr char blank = ' ';  // an empty square between frames

enum Gap : std::uint8_t { none, frame, other };

struct BoardRow {
  std::size_t line;
  std::size_t offset;  // of its squares in Rows::squares
  std::size_t width;
  Gap gap;  // before it
};

struct BoardRows {
  std::vector<BoardRow> rows;
  std::string squares;

  std::string_view of(const BoardRow& row) const {
    return std::string_view(squares).substr(row.offset, row.width);
  }
};

bool is_number(std::string_view text) { return !text.empty() && std::ranges::all_of(text, is_digit); }

// The number of a rank before or after the squares, "8 . Q . .", is not a square.
void drop_ranks(std::vector<std::string_view>& cells) {
  const auto other_digit = [&](std::size_t begin, std::size_t end) {
    return std::ranges::any_of(std::span(cells).subspan(begin, end - begin), is_number);
  };
  if (cells.size() < 2) return;
  if (is_number(cells.back()) && !other_digit(1, cells.size() - 1)) cells.pop_back();
  if (cells.size() > 1 && is_number(cells.front()) && !other_digit(1, cells.size()))
    cells.erase(cells.begin());
}

// "| |Q| |": what is between the uprights. Nothing if there are no single squares between them.
std::vector<std::string_view> framed_cells(std::string_view line) {
  std::vector<std::string_view> cells = split(line, '|');
  for (std::string_view& cell : cells) cell = trimmed(cell);
  if (cells.front().empty()) cells.erase(cells.begin());
  if (!cells.empty() && cells.back().empty()) cells.pop_back();
  drop_ranks(cells);
  const bool single = std::ranges::all_of(cells, [](std::string_view cell) { return cell.size() <= 1; });
  return single ? cells : std::vector<std::string_view>();
}

// The rows of squares that a part of a line may contain; none if it has other words.
std::vector<std::string> rows_of_part(std::string_view part, bool may_be_several) {
  std::vector<std::string_view> cells = framed_cells(part);
  const bool framed = part.find('|') != std::string_view::npos && cells.size() > 1;
  if (!framed) {
    cells = parts_of(part, " \t\r,;|\"'");
    drop_ranks(cells);
  }
  std::vector<std::string> rows(1);
  for (std::string_view cell : cells) {
    if (!consists_of(cell, square_signs)) return {};
    if ((cell == "0." || cell == "1.") && cells.size() > 2) cell.remove_suffix(1);  // of NumPy
    if (cell.size() > 1 && cells.size() > 1) {                                      // a row as a string
      if (!may_be_several || (!rows.back().empty() && rows.back().size() != cell.size())) return {};
      if (!rows.back().empty()) rows.emplace_back();
    }
    rows.back() += cell.empty() ? std::string(1, blank) : std::string(cell);
  }
  return rows.back().empty() ? std::vector<std::string>() : rows;
}

// Every row of squares that a line may contain.
std::vector<std::string> rows_of_line(std::string_view line) {
  if (line.starts_with('[') && line.ends_with(']') && line.find("][") != std::string_view::npos) {
    std::string framed = fmt::format("|{}|", line.substr(1, line.size() - 2));  // "[ ][Q][ ]"
    for (std::size_t at; (at = framed.find("][")) != std::string::npos;) framed.replace(at, 2, "|");
    return rows_of_part(framed, false);
  }
  const bool in_brackets = line.find_first_of(brackets) != std::string_view::npos;
  if (!in_brackets) {
    if (line.find_first_of("+=") != std::string_view::npos) return {};
    return rows_of_part(line, line.find('"') != std::string_view::npos);
  }
  std::vector<std::string> rows;
  line = without_label(line);
  if (line.starts_with("array(")) line.remove_prefix(5);  // of NumPy
  for (const std::string_view part : parts_of(line, brackets)) {
    if (parts_of(part, " \t\r,;\"'").empty()) continue;
    const std::vector<std::string> more = rows_of_part(part, true);
    if (more.empty()) return {};
    rows.insert(rows.end(), more.begin(), more.end());
  }
  return rows;
}

BoardRows candidates_in(const OutputText& text) {
  BoardRows found;
  Gap gap = none;
  for (std::size_t i = 0; i < text.lines.size(); ++i) {
    const std::string_view line = text.line(i);
    if (text.lines[i].after_gap) gap = other;
    const std::vector<std::string> rows = rows_of_line(line);
    if (rows.empty()) gap = std::max(gap, is_frame(line) ? frame : other);
    for (const std::string& row : rows) {
      found.rows.push_back({i, found.squares.size(), row.size(), gap});
      found.squares += row;
      gap = none;
    }
  }
  return found;
}

struct Signs {
  std::string queens;
  std::string empty;

  bool has_queen(std::string_view row) const { return row.find_first_of(queens) != std::string_view::npos; }
  bool holds(std::string_view row) const {
    return std::ranges::all_of(row, [&](char c) {
      return queens.find(c) != std::string::npos || empty.find(c) != std::string::npos;
    });
  }
};

// Empty if nothing shows which sign is the queen.
Signs signs_of(const BoardRows& candidates) {
  Signs by_name{"Qq", ""};
  std::set<char> beside_queens;
  std::map<std::string, std::array<std::size_t, 2>> squares_of_pair;  // of its lesser and its greater sign
  for (const BoardRow& row : candidates.rows) {
    const std::string_view squares = candidates.of(row);
    const std::set<char> signs(squares.begin(), squares.end());
    if (by_name.has_queen(squares) && (squares.size() > 1 || candidates.rows.size() == 1))
      beside_queens.insert(signs.begin(), signs.end());
    if (signs.size() != 2) continue;
    const std::string pair(signs.begin(), signs.end());
    const auto lesser = static_cast<std::size_t>(std::ranges::count(squares, pair[0]));
    squares_of_pair[pair][0] += lesser;
    squares_of_pair[pair][1] += squares.size() - lesser;
  }
  if (!beside_queens.empty()) {
    for (const char sign : beside_queens)
      if (by_name.queens.find(sign) == std::string::npos) by_name.empty += sign;
    return by_name;
  }
  const auto total = [](const auto& entry) { return entry.second[0] + entry.second[1]; };
  const auto most = std::ranges::max_element(squares_of_pair, {}, total);
  if (most == squares_of_pair.end()) return {};
  const auto& [pair, counts] = *most;
  const bool lesser_is_queen = pair != "01" && counts[0] < counts[1];
  if (pair != "01" && counts[0] == counts[1]) return {};
  return {std::string(1, pair[lesser_is_queen ? 0 : 1]), std::string(1, pair[lesser_is_queen ? 1 : 0])};
}

using DrawnBoard = std::span<const BoardRow>;

// The boards, if the rows are divided at the gaps that are at least as large.
std::vector<DrawnBoard> divided(const std::vector<BoardRow>& rows, int least_gap, std::size_t n) {
  std::vector<DrawnBoard> boards;
  for (std::size_t begin = 0; begin < rows.size();) {
    std::size_t end = begin + 1;
    while (end < rows.size() && rows[end].gap < least_gap) ++end;
    const bool fits = n > 0 && (end - begin) % n == 0;
    for (const std::size_t step = fits ? n : end - begin; begin < end; begin += step)
      boards.push_back(std::span(rows).subspan(begin, step));
  }
  return boards;
}

std::vector<DrawnBoard> boards_of(const std::vector<BoardRow>& rows, std::size_t n) {
  const auto score = [&](const std::vector<DrawnBoard>& boards) {
    const auto fitting = std::ranges::count(boards, n, [](const DrawnBoard& board) { return board.size(); });
    return 2 * fitting - static_cast<std::ptrdiff_t>(boards.size());
  };
  std::vector<DrawnBoard> best = divided(rows, other, n);
  if (auto at_frames = divided(rows, frame, n); score(at_frames) > score(best)) best = std::move(at_frames);
  const bool double_spaced =
      rows.size() > 1 && std::ranges::all_of(best, [](const DrawnBoard& board) { return board.size() == 1; });
  return double_spaced && n > 1 ? divided(rows, other + 1, n) : best;
}

// Removes the rows that are not squares of a board, and the lines of dashes between boards.
std::vector<BoardRow> rows_with(const Signs& signs, const BoardRows& candidates, std::size_t n) {
  std::vector<BoardRow> rows;
  Gap gap = none;
  std::size_t height = 0;
  for (BoardRow row : candidates.rows) {
    gap = std::max(gap, row.gap);
    const std::string_view squares = candidates.of(row);
    if (gap != none && height % std::max<std::size_t>(n, 1) == 0) height = 0;
    const bool between_boards =
        !signs.has_queen(squares) && (height == 0 || height == n) && is_frame(squares);
    if (!signs.holds(squares) || (between_boards && (rows.empty() || row.width != n || height == n))) {
      gap = std::max(gap, is_frame(squares) ? frame : other);
      continue;
    }
    row.gap = gap;
    gap = none;
    rows.push_back(row);
    height = height == n ? 1 : height + 1;
  }
  return rows;
}

void add_board(FormReading& reading, const BoardRows& candidates, const Signs& signs, DrawnBoard board,
               const OutputText& text) {
  const std::size_t first = reading.queens.size();
  std::size_t width = board.front().width;
  for (std::size_t i = 0; i < board.size(); ++i) {
    const std::string_view squares = candidates.of(board[i]);
    if (squares.size() != board.front().width) width = 0;
    for (std::size_t j = 0; j < squares.size(); ++j)
      if (signs.has_queen(squares.substr(j, 1)))
        reading.queens.push_back({static_cast<int>(i), static_cast<int>(j)});
    reading.used[board[i].line] = true;
  }
  const OutputLine& begin = text.lines[board.front().line];
  const OutputLine& end = text.lines[board.back().line];
  constexpr std::size_t too_large = max_size + 1;
  reading.add(board.front().line, begin.offset, end.offset + end.length - begin.offset, first,
              static_cast<int>(std::min(width, too_large)),
              static_cast<int>(std::min(board.size(), too_large)));
}

}  // namespace

FormReading read_drawn_boards(const OutputParts& parts) {
  const BoardRows candidates = candidates_in(parts.text);
  FormReading reading(parts);
  reading.by_row = reading.by_column = true;
  const Signs signs = signs_of(candidates);
  if (signs.queens.empty()) return reading;
  std::vector<std::size_t> widths;
  for (const BoardRow& row : candidates.rows)
    if (signs.has_queen(candidates.of(row))) widths.push_back(row.width);
  const std::size_t n = commonest_size(widths, 1);
  const std::vector<BoardRow> rows = rows_with(signs, candidates, n);
  for (const DrawnBoard board : boards_of(rows, n)) add_board(reading, candidates, signs, board, parts.text);
  return reading;
}

}  // namespace eightfold::reports
