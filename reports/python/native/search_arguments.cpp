#include "eightfold/reports/python/native/search_arguments.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/text/internal/words.hpp"
#include "eightfold/symmetry/published_counts.hpp"

namespace eightfold::python {

Board board_of(py::handle n, py::handle rows) {
  const int columns = small_number("n", n, {0, max_size});
  if (rows.is_none()) return Board::square(columns);
  const std::string reason = fmt::format("N = {}", columns);
  return {small_number("rows", rows, {0, static_cast<std::uint64_t>(columns), reason}), columns};
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

std::uint64_t least_solutions(int n, Rule rule) {
  constexpr int last_published = 27;
  return rule == Rule::queens ? published_counts(std::min(n, last_published)).all.value_or(0) : 0;
}

Turn turn_of(py::handle turn) {
  constexpr std::array<std::string_view, 2> names = {"half", "quarter"};
  const std::string given = text("turn", turn);
  if (given == "half") return Turn::half;
  if (given == "quarter") return Turn::quarter;
  throw invalid_choice("turn", given, "turn", names);
}

}  // namespace eightfold::python
