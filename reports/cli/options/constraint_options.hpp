#pragma once

#include "eightfold/core/board.hpp"
#include "reports/cli/parse/command_line.hpp"

// The options that require and block squares of a board.
namespace eightfold::cli {

inline constexpr Option queens_option = {
    .name = "queens",
    .value = "SQUARES",
    .help =
        "require a piece on each of these squares, like \"b4 d5\" (a1 is at the bottom left) or \"(5 2) "
        "(4 4)\" (row and column from 1, row 1 is at the top)"};

inline constexpr Option blocked_option = {
    .name = "blocked", .value = "SQUARES", .help = "allow no piece on these squares, given like --queens"};

inline constexpr Option board_option = {
    .name = "board",
    .value = "FILE",
    .help =
        "require a piece on each Q and none on each # of the drawn board in FILE (- for standard input); "
        ". is any other square",
    .kind = ValueKind::file};

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

}  // namespace eightfold::cli
