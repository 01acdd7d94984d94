#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "reports/cli/parse/command_line.hpp"

// The options that require and block squares of a board, and the group that acts on its solutions.
namespace eightfold::cli {

inline constexpr Option queens_option = {
    .name = "queens",
    .value = "SQUARES",
    .help =
        "require a piece on each of these squares, like \"b4 d5\" (a1 is at the bottom left) or \"(5 2) (4 "
        "4)\" (row and column from 1, row 1 is at the top)"};

inline constexpr Option blocked_option = {
    .name = "blocked", .value = "SQUARES", .help = "allow no piece on these squares, given like --queens"};

inline constexpr Option pawns_option = {
    .name = "pawns",
    .value = "SQUARES",
    .help = "put a pawn on each of these squares: no other piece is there, and none slides across it"};

inline constexpr Option board_option =
    file_option("board",
                "require a piece on each Q and none on each # of the drawn board in FILE (- for standard "
                "input); . is any other square");

/// Requires and blocks the squares of --queens, --blocked and --board. Throws Failure: usage, also if the
/// drawn board has another size or a square is not on the board's rows; no_input, io_error and bad_data for
/// the file.
void constrain(Board& board, const CommandLine& line);

/// The first rows of the n×n board with these squares.
inline Board board_of(const CommandLine& line, int rows, int n) {
  Board board(rows, n);
  constrain(board, line);
  return board;
}
inline Board board_of(const CommandLine& line, int n) { return board_of(line, n, n); }

/// N of a board with constraints.
inline constexpr Bounds constrained_bounds{0, max_size,
                                           "the limit of boards with required or blocked squares"};

/// The n×n board of argument N whose solutions under the rule are numbered in 64 bits. Throws as board_of().
Board numbered_board(const CommandLine& line, Rule rule);

/// The n×n board if --queens, --blocked or --board constrain it. Throws as board_of().
std::optional<Board> constraints_of(const CommandLine& line, int n);

/// The group of --group, which must preserve the constraints, or without it the subgroup of the full group
/// that preserves them. Throws Failure (usage).
Subgroup group_on(const CommandLine& line, const std::optional<Board>& board);

/// The rows that leave a choice.
int free_rows(const Board& board);

/// True if one of the three options is given.
bool has_constraints(const CommandLine& line);

/// Throws Failure (usage) if one of the three options is given: "--queens: ...".
void refuse_constraints(const CommandLine& line, std::string_view what);

/// " on this board: the queens on b4 and d5 attack each other", or without a contradiction " on this board".
/// Empty without constraints.
std::string place_of(const Board& board, Rule rule = Rule::queens);

}  // namespace eightfold::cli
