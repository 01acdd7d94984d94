#include "eightfold/reports/notation/piece_squares.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "reports/io/internal/json_input.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::json;

// ["a1","c3"], {"squares":["a1","c3"]}, or a list with one of these.
std::string names_in(const json& document) {
  const bool is_object = document.is_object() && document.contains("squares");
  const json& list = is_object ? document["squares"] : document;
  if (!list.is_array()) throw ParseError("JSON without a list of squares, such as [\"a1\",\"c3\"]");
  if (list.size() == 1 && !list[0].is_string()) return names_in(list[0]);
  std::string names;
  for (const json& name : list) {
    if (name.is_array() || name.is_object())
      throw ParseError(fmt::format("{}; give one", counted(list.size(), "placement")));
    const std::string text = name.is_string() ? name.get<std::string>() : name.dump();
    if (!name.is_string() || text.empty() ||
        !std::ranges::all_of(text, [](char c) { return is_letter(c) || is_digit(c); }))
      throw ParseError(fmt::format("{} is not the name of a square", quote(text)));
    names += text + ' ';
  }
  return names;
}

// A document, or a line of ndjson and the line with the total.
std::string names_in_json(std::string_view text) {
  constexpr std::string_view total = "{\"kind\":\"total\"";
  const auto last_line = text.rfind('\n');
  if (last_line != std::string_view::npos && text.substr(last_line + 1).starts_with(total))
    text = trimmed(text.substr(0, last_line));
  if (text.find("}\n{") != std::string_view::npos)
    throw ParseError("several lines of JSON; give one placement");
  return names_in(parse_json(text));
}

bool is_drawn(std::string_view text) {
  return text.find_first_of("0123456789()[]{}") == std::string_view::npos &&
         text.find_first_of(".#\n") != std::string_view::npos;
}

std::vector<Square> read_drawn(std::string_view text, PieceBoard& board) {
  const char letter = board.rule.letter.at(0);
  std::vector<Square> pieces;
  int rows = 0;
  for (const std::string_view line : split(text, '\n')) {
    int column = 0;
    for (const char c : line) {
      if (c == ' ' || c == '\t' || c == '\r') continue;
      const Square square = {rows, column++};
      if (c == letter || c == to_lower(letter))
        pieces.push_back(square);
      else if (c == '#')
        board.blocked.push_back(square);
      else if (to_lower(c) == 'p')
        board.pawns.push_back(square);
      else if (c != '.')
        throw ParseError(
            fmt::format("{} is not a {}, {}, a pawn, P, an empty square, ., or a blocked square, #",
                        quote({&c, 1}), board.rule.piece, letter));
    }
    if (column == 0) throw ParseError("an empty line in a drawn board; give one placement");
    if (rows++ == 0 && board.columns == 0) board.columns = column;
    if (column != board.columns || rows > max_size || column > max_size)
      throw ParseError(fmt::format("row {} from the top has {}; give {} in each of up to {} rows", rows,
                                   counted(column, "square"), std::min(board.columns, max_size), max_size));
  }
  if (board.rows == 0) board.rows = rows;
  if (rows != board.rows)
    throw ParseError(fmt::format("the drawn board has {}, not {}", counted(rows, "row"), board.rows));
  return pieces;
}

}  // namespace

// parse_squares() knows n×n boards, on which ranks are counted from the n-th row.
std::vector<Square> parse_squares_of_shape(std::string_view text, int rows, int columns) {
  const int size = std::max(rows, columns);
  const bool has_ranks = text.find('(') == std::string_view::npos;
  try {
    std::vector<Square> squares = parse_squares(text, {.size = size, .size_name = "N"}).pieces;
    for (Square& square : squares) {
      if (has_ranks) square.row -= size - rows;
      if (square.row < 0 || square.row >= rows || square.column >= columns)
        throw ParseError(fmt::format("a square is not on the {}x{} board", rows, columns));
    }
    return squares;
  } catch (const ParseError& error) {
    throw ParseError(
        fmt::format("{}; give squares from a1 to {}", error.what(), square_name({0, columns - 1}, rows)));
  }
}

std::vector<Square> read_piece_squares(std::string_view text, PieceBoard& board) {
  text = trimmed(text);
  if (is_drawn(text)) return read_drawn(text, board);
  if (board.rows == 0)
    throw ParseError(
        "squares do not determine the board; give --size, 1 to 32 or rows and columns like 8x10");
  std::string squares(text);
  if (text.starts_with('[') || text.starts_with('{')) {
    squares = names_in_json(text);
    if (squares.empty()) return {};
  }
  if (const auto lines = split(squares, '\n').size(); lines > 1)
    throw ParseError(fmt::format("{}; give one placement", counted(lines, "line")));
  return parse_squares_of_shape(squares, board.rows, board.columns);
}

}  // namespace eightfold::reports
