#include "reports/cli/options/constraint_options.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/solutions/internal/count_limit.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

using reports::Position;

constexpr std::array constraint_names = {queens_option.name, blocked_option.name, board_option.name};

// "; give squares from a1 to h8, like "a1 h8" or "(8 1) (1 8)", which is row and column from 1"
std::string remedy_for(int n) {
  if (n == 0) return "; the board has no squares";
  return fmt::format(
      "; give squares from a1 to {1}, like \"a1 {1}\", or \"({0} 1) (1 {0})\", row and column from 1", n,
      reports::square_name({0, n - 1}, n));
}

Position read_squares(const CommandLine& line, std::string_view option, int n) {
  try {
    return reports::parse_squares(line.text(option), {.size = n, .size_name = "N"});
  } catch (const reports::ParseError& error) {
    throw usage_error("--{}: {}{}", option, error.what(), remedy_for(n));
  }
}

Position read_drawing(const std::string& path, int n) {
  const Position drawn = read_option_file(board_option.name, path, [](const std::string& text) {
    return reports::parse_position(text, reports::board_notation);
  });
  if (drawn.size() != n)
    throw usage_error("--{}: {} has a board with N = {}, but N is {}", board_option.name, input_name(path),
                      drawn.size(), n);
  return drawn;
}

}  // namespace

void constrain(Board& board, const CommandLine& line) {
  const int n = board.columns();
  const auto add = [&](std::string_view option, const std::vector<Square>& squares,
                       void (Board::*requires_or_blocks)(Square)) {
    for (const Square square : squares) {
      if (square.row >= board.rows())
        throw usage_error("--{}: {} is below the first {}; remove it", option,
                          reports::square_name(square, n), reports::counted(board.rows(), "row"));
      (board.*requires_or_blocks)(square);
    }
  };
  const auto add_all = [&](std::string_view option, const Position& read) {
    const bool blocks = option == blocked_option.name;
    const auto blocked = reports::blocked_squares(read.board);
    if (blocks && !read.pieces.empty() && !blocked.empty())
      throw usage_error("--{}: the drawing has both Q and #; use --{}", option, board_option.name);
    add(option, read.pieces, blocks ? &Board::block : &Board::require);
    add(option, blocked, &Board::block);
  };
  for (const std::string_view option : {queens_option.name, blocked_option.name})
    if (line.has(option)) add_all(option, read_squares(line, option, n));
  if (line.has(board_option.name)) add_all(board_option.name, read_drawing(line.text(board_option.name), n));
}

Board numbered_board(const CommandLine& line, Rule rule) {
  const bool is_constrained = has_constraints(line);
  const reports::CountLimit limit = reports::count_limit(rule, is_constrained);
  const auto most = static_cast<std::uint64_t>(std::min(limit.n, max_counted_n));
  const auto n = parse_number<int>("N", line.arguments.at(0), {0, most, limit.reason});
  Board board = board_of(line, n);
  if (const auto reason = reports::too_many_rooks({.n = n, .board = board, .rule = rule}))
    throw usage_error("N: {}", *reason);
  return board;
}

std::optional<Board> constraints_of(const CommandLine& line, int n) {
  if (!has_constraints(line)) return {};  // n may exceed the largest board
  const Board board = board_of(line, n);
  return board.is_constrained() ? std::optional(board) : std::nullopt;
}

Subgroup group_on(const CommandLine& line, const std::optional<Board>& board) {
  const Subgroup group = group_of(line);
  if (!board) return group;
  if (!line.has(group_option.name)) return preserving_subgroup(*board);
  if (const auto found = find_unpreserved(*board, group))
    throw usage_error("--group {}: {}", line.text(group_option.name),
                      reports::unpreserved_in_words(*found, board->columns()));
  return group;
}

int free_rows(const Board& board) {
  int rows = 0;
  for (int row = 0; row < board.rows(); ++row) rows += std::popcount(board.allowed(row)) > 1 ? 1 : 0;
  return rows;
}

bool has_constraints(const CommandLine& line) {
  return std::ranges::any_of(constraint_names, [&](std::string_view option) { return line.has(option); });
}

void refuse_constraints(const CommandLine& line, std::string_view what) {
  for (const std::string_view option : constraint_names)
    if (line.has(option)) throw usage_error("--{}: {}", option, what);
}

std::string place_of(const Board& board, Rule rule) {
  if (!board.is_constrained()) return "";
  const auto contradiction = find_contradiction(board, rule);
  return " on this board" +
         (contradiction ? ": " + reports::contradiction_in_words(*contradiction, board.columns(), rule) : "");
}

}  // namespace eightfold::cli
