#include "reports/cli/options/constraint_options.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "tests/reports/cli/usage_failure.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::cli {
namespace {

const Command constrained_command = {.name = "test",
                                     .heading = Heading::search,
                                     .place = 1,
                                     .summary = "Test",
                                     .options = {queens_option, blocked_option, board_option, group_option},
                                     .run = nullptr};

Board board_for(const std::vector<std::string>& words, int rows = 8, int n = 8) {
  return board_of(parse_command_line(words, constrained_command), rows, n);
}

std::string failure_of(const std::vector<std::string>& words, int rows = 8, int n = 8) {
  return test::usage_failure_of([&] { (void)board_for(words, rows, n); });
}

TEST(ConstraintOptions, are_none_by_default) {
  EXPECT_EQ(board_for({}), Board::square(8));
  EXPECT_EQ(board_for({}, 3), Board(3, 8));
}

TEST(ConstraintOptions, require_and_block_squares) {
  Board expected = Board::square(8);
  expected.require({4, 1});
  expected.require({3, 3});
  EXPECT_EQ(board_for({"--queens", "b4 d5"}), expected);
  EXPECT_EQ(board_for({"--queens", "(4 4),(5 2),(5 2)"}), expected);
  expected.block({7, 0});
  EXPECT_EQ(board_for({"--queens", "d5 b4", "--blocked", "a1 a1"}), expected);
  EXPECT_EQ(board_for({"--queens", "d5 b4", "--blocked",
                       "........\n........\n........\n........\n........\n"
                       "........\n........\n#......."}),
            expected);
}

TEST(ConstraintOptions, add_a_drawn_board_to_the_others) {
  const test::TemporaryFolder folder;
  const std::string file = folder.add("board.txt", ". Q # .\n. . . .\n. . . .\n# . . .\n");
  Board expected = Board::square(4);
  expected.require({0, 1});
  expected.block({0, 2});
  expected.block({3, 0});
  EXPECT_EQ(board_for({"--board", file}, 4, 4), expected);
  expected.require({1, 3});
  expected.block({3, 3});
  EXPECT_EQ(board_for({"--board", file, "--queens", "d3", "--blocked", "d1"}, 4, 4), expected);
  EXPECT_EQ(failure_of({"--board", file}), "--board: " + file + " has a board with N = 4, but N is 8");
}

TEST(ConstraintOptions, name_the_squares_of_the_board_in_errors) {
  const std::string remedy =
      "; give squares from a1 to h8, like \"a1 h8\", or \"(8 1) (1 8)\", row and column from 1";
  EXPECT_EQ(failure_of({"--queens", "b4 i5"}), "--queens: i5 does not fit on the 8×8 board" + remedy);
  EXPECT_EQ(failure_of({"--blocked", "(9 1)"}), "--blocked: (9 1) does not fit on the 8×8 board" + remedy);
  EXPECT_EQ(failure_of({"--blocked", "[1 2]"}), "--blocked: \"[1 2]\" is not a list of squares" + remedy);
  EXPECT_EQ(failure_of({"--queens", "a1"}, 0, 0),
            "--queens: a1 does not fit on the 0×0 board; the board has no squares");
}

TEST(ConstraintOptions, must_be_on_the_rows_of_the_board) {
  EXPECT_EQ(failure_of({"--blocked", "a8 b5"}, 3), "--blocked: b5 is below the first 3 rows; remove it");
  EXPECT_EQ(board_for({"--blocked", "b6"}, 3).allowed(2), 0xfdU);
}

TEST(ConstraintOptions, block_the_squares_of_a_drawing_with_one_sign) {
  EXPECT_EQ(failure_of({"--blocked", "Q#\n.."}, 2, 2),
            "--blocked: the drawing has both Q and #; use --board");
}

TEST(ConstraintOptions, allow_a_group_that_preserves_them) {
  const auto group_for = [](const std::vector<std::string>& words) {
    const CommandLine line = parse_command_line(words, constrained_command);
    return group_on(line, constraints_of(line, 8));
  };
  EXPECT_EQ(group_for({}), full_group);
  EXPECT_EQ(group_for({"--blocked", "a1 h8 a8 h1"}), full_group);
  EXPECT_EQ(group_for({"--blocked", "a1 h8"}), Subgroup::named("diagonal_klein"));
  EXPECT_EQ(group_for({"--blocked", "a1 h8", "--group", "half-turn"}), Subgroup::named("half_turn"));
  EXPECT_EQ(group_for({"--queens", "b4"}), Subgroup::named("trivial"));
  EXPECT_EQ(test::usage_failure_of([&] {
              (void)group_for({"--blocked", "a1", "--group", "full"});
            }),
            "--group full: rotate90 moves the blocked square a1 to a8, which is not blocked");
  EXPECT_EQ(test::usage_failure_of([&] {
              (void)group_for({"--queens", "b4", "--group", "half-turn"});
            }),
            "--group half-turn: rotate180 moves the required square b4 to g5, which is not required");
}

TEST(ConstraintOptions, refuse_an_invalid_file) {
  const test::TemporaryFolder folder;
  const auto code_of = [&](const std::string& file) {
    try {
      (void)board_for({"--board", file});
    } catch (const Failure& failure) {
      return std::pair(failure.code(), std::string(failure.what()));
    }
    return std::pair(ExitCode::done, std::string());
  };
  const std::string file = folder.add("board.txt", ". Q x .\n");
  EXPECT_EQ(code_of(file),
            std::pair(ExitCode::bad_data, "--board " + file +
                                              ": \"x\" is not a queen, Q, an empty square, ., or a "
                                              "blocked square, #"));
  EXPECT_EQ(code_of(folder / "none").first, ExitCode::no_input);
}

}  // namespace
}  // namespace eightfold::cli
