#include "reports/python/native/boards.hpp"

#include <fmt/core.h>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/piece_rule.hpp"
#include "eightfold/reports/notation/piece_squares.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::python {
namespace {

// Pairs of a row and a column, or what `parse` reads from a text that is not empty.
template <typename Parse>
std::vector<Square> squares(std::string_view name, py::handle value, int rows, int columns, Parse parse) {
  if (py::isinstance<py::str>(value)) {
    const std::string given = text(name, value);
    if (given.empty()) return {};
    try {
      return parse(given);
    } catch (const reports::ParseError& error) {
      throw py::value_error(fmt::format("{}: {}", name, error.what()));
    }
  }
  if (!py::isinstance<py::iterable>(value))
    throw wrong_type(name, value, "a list of squares", "a str like \"b4 d5\" or pairs of a row and a column");
  std::vector<Square> result;
  for (const py::handle pair : py::iter(value)) {
    if (!py::isinstance<py::sequence>(pair) || py::isinstance<py::str>(pair) || py::len(pair) != 2)
      throw wrong_type(name, pair, "a square", "a pair of a row and a column, from 0");
    const auto index = [&](std::size_t i, int size) {
      if (size == 0) throw py::value_error(fmt::format("{}: the board has no squares", name));
      return small_number(name, py::reinterpret_borrow<py::sequence>(pair)[i],
                          {0, static_cast<std::uint64_t>(size) - 1, "rows and columns are counted from 0"});
    };
    const int row = index(0, rows);
    result.push_back({row, index(1, columns)});
  }
  return result;
}

std::vector<Square> squares(std::string_view name, py::handle value, const Board& board) {
  return squares(name, value, board.rows(), board.columns(), [&](const std::string& given) {
    return reports::parse_squares(given, {.size = board.columns(), .size_name = "n"}).pieces;
  });
}

PieceRule piece_rule(py::handle value) {
  const std::string given = text("rule", value);
  if (auto named = piece_rule_named(given)) return *std::move(named);
  if (!given.starts_with('{')) {
    std::vector<std::string_view> names(rule_names.begin(), rule_names.end());
    for (const RuleFacts& facts : piece_facts) names.push_back(facts.name);
    throw invalid_choice("rule", given, "rule", names);
  }
  try {
    return reports::read_piece_rule(given);
  } catch (const reports::ParseError& error) {
    throw py::value_error(fmt::format("rule: {}", error.what()));
  }
}

}  // namespace

std::vector<Square> squares_on(std::string_view name, py::handle value, const PieceBoard& board) {
  return squares(name, value, board.rows, board.columns, [&](const std::string& given) {
    return reports::parse_squares_of_shape(given, board.rows, board.columns);
  });
}

PieceBoard piece_board(py::handle rows, py::handle columns, py::handle rule, const py::tuple& constraints) {
  PieceBoard board;
  board.rows = small_number("rows", rows, {1, max_size});
  board.columns = columns.is_none() ? board.rows : small_number("columns", columns, {1, max_size});
  board.rule = piece_rule(rule);
  board.required = squares_on("queens", constraints[0], board);
  board.blocked = squares_on("blocked", constraints[1], board);
  board.pawns = squares_on("pawns", constraints[2], board);
  return board;
}

Board constrained(Board board, const py::tuple& given) {
  for (const Square square : squares("queens", given[0], board)) {
    if (square.row >= board.rows())
      throw py::value_error(fmt::format("queens: {} is not in the first {}",
                                        reports::square_name(square, board.columns()),
                                        reports::counted(board.rows(), "row")));
    board.require(square);
  }
  for (const Square square : squares("blocked", given[1], board))
    if (square.row < board.rows()) board.block(square);
  return board;
}

bool has_squares(const py::tuple& squares) { return py::bool_(squares[0]) || py::bool_(squares[1]); }

namespace {

std::optional<Board> preserved(std::string_view argument, const Board& board, Subgroup group) {
  if (const auto found = find_unpreserved(board, group))
    throw py::value_error(
        fmt::format("{}: {}", argument, reports::unpreserved_in_words(*found, board.columns())));
  return board.is_constrained() ? std::optional(board) : std::nullopt;
}

}  // namespace

std::pair<std::optional<Board>, Subgroup> acting_board(int n, py::handle group, const py::tuple& squares) {
  const Board board = constrained(Board::square(n), squares);
  const Subgroup acting = group.is_none() ? preserving_subgroup(board) : subgroup("group", group);
  return {preserved("group", board, acting), acting};
}

std::optional<Board> board_for(Turn turn, int n, const py::tuple& squares) {
  if (!has_squares(squares)) return std::nullopt;
  return preserved("turn", constrained(Board::square(n), squares), group_of(turn));
}

void require_on_board(const Placement& prefix, const Board& board) {
  if (prefix.rows() > board.rows())
    throw py::value_error(fmt::format("prefix: {} do not fit on {}; give at most {}",
                                      reports::counted(prefix.rows(), "piece"),
                                      reports::counted(board.rows(), "row"), board.rows()));
  for (const int column : prefix)
    if (column >= board.columns())
      throw py::value_error(fmt::format("prefix: {} does not fit on the {}×{} board; its columns are 0 to {}",
                                        column, board.columns(), board.columns(), board.columns() - 1));
}

}  // namespace eightfold::python
