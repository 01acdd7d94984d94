#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

ProgramRun show(const std::string& placement, const std::vector<std::string>& options = {}) {
  std::vector<std::string> arguments = {"show", placement};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return eightfold(arguments);
}

TEST(Show, reads_every_format_that_list_writes) {
  for (const std::string format :
       {"vector", "digits", "pairs", "sicp", "algebraic", "fen", "board", "json", "ndjson"}) {
    const ProgramRun run =
        eightfold("show -", {.input = eightfold("list 8 --skip 9 --limit 1 --format " + format).out});
    EXPECT_EQ(run.exit_code, 0) << format << run.err;
    EXPECT_TRUE(contains(run.out, "8 queens on the 8x8 board, read as " + format)) << run.out;
  }
}

TEST(Show, reads_a_drawn_board_with_fewer_rows_as_partial) {
  EXPECT_TRUE(contains(show(". Q . .\n. . . Q").out, "[1 3]: 2 queens on the 4x4 board, read as board"));
}

TEST(Show, numbers_columns_from_one_on_request) {
  EXPECT_TRUE(contains(show("[2 4 1 3]", {"--base", "1"}).out, "[1 3 0 2]: 4 queens"));
  EXPECT_TRUE(contains(show("[2,4,1,3]", {"--base", "1"}).out, "[1 3 0 2]: 4 queens"));
}

TEST(Show, reads_standard_input) {
  const ProgramRun run = eightfold("show -", {.input = eightfold("list 8 --limit 1 --format board").out});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_TRUE(contains(run.out, "[0 4 7 5 2 6 1 3]: 8 queens on the 8x8 board, read as board"));
}

TEST(Show, names_an_invalid_value_and_the_remedy) {
  const auto error_of = [](const std::string& placement, const std::vector<std::string>& options = {}) {
    const ProgramRun run = show(placement, options);
    EXPECT_EQ(run.exit_code, 65) << placement;
    EXPECT_EQ(run.out, "") << placement;
    EXPECT_EQ(lines_of(run.err).size(), 1U) << run.err;
    return run.err;
  };
  EXPECT_EQ(error_of("[0 4 7]"),
            "eightfold: 4 does not fit on the 3x3 board, whose columns are 0 to 2; give --size 8 or more\n");
  EXPECT_TRUE(contains(error_of("[1 4 2 3]"),
                       "4 does not fit on the 4x4 board, whose columns are 0 to 3; give --base 1 if "
                       "columns count from 1, or --size 5"));
  EXPECT_TRUE(contains(error_of("a8 e7"), "a8 does not fit on the 2x2 board; give --size 8 or more"));
  EXPECT_TRUE(contains(error_of("[0 4 7]", {"--size", "2"}), "3 queens do not fit on 2 rows"));
  EXPECT_TRUE(contains(error_of("[0 -1]"), "-1 does not fit on the 2x2 board"));
  EXPECT_TRUE(contains(error_of("((1 1) (1 3))"), "(1 1) and (1 3) are on the same row"));
  EXPECT_TRUE(contains(error_of("((1 1) (3 3))", {"--size", "3"}),
                       "row 2 from the top has no queen, but row 3 has one"));
  EXPECT_TRUE(contains(error_of("1234567891"), "one digit per column allows up to N = 9"));
  EXPECT_TRUE(contains(error_of("Q7/4Q3"), "FEN has 2 ranks"));
  EXPECT_TRUE(contains(error_of(". Q\n. . Q"), "row 2 from the top has 3 squares, but row 1 has 2"));
  EXPECT_TRUE(contains(error_of("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 nonsense"), "'b' is expected"));
  EXPECT_EQ(error_of("a27"), "eightfold: a27 does not fit on the 1x1 board; give --size 27 or more\n");
  EXPECT_EQ(error_of("QQ6/Q7/Q7/Q7/Q7/Q7/Q7/Q7"), "eightfold: 9 queens do not fit on 8 rows\n");
  EXPECT_TRUE(contains(error_of("{\"rows/columns\":[0]}"), "unknown key \"rows/columns\""));
  EXPECT_TRUE(contains(error_of("a0"), "a0 is not a square; ranks begin at 1"));
  EXPECT_TRUE(contains(error_of("102"), "0 is not a column; digits count from 1"));
  EXPECT_TRUE(contains(error_of("[0 1.5]"), "a whole number is expected"));
  EXPECT_TRUE(contains(error_of("[18446744073709551616]"), "a number from 0 to 32 is expected"));
  EXPECT_TRUE(contains(error_of("[0,18446744073709551616]"), "is not a column"));
  EXPECT_TRUE(contains(error_of("{\"columns\":[1],\"columns\":[0]}"), "given twice"));
  EXPECT_TRUE(contains(error_of("{\"rows\":[1]}"), "unknown key \"rows\""));
  EXPECT_TRUE(contains(error_of(""), "no placement given"));
  EXPECT_TRUE(contains(error_of("\x1b[31mQ"), "\\x1b"));
}

TEST(Show, accepts_a_complete_fen_record) {
  EXPECT_EQ(show("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1").exit_code, 0);
  EXPECT_EQ(show("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 b KQkq e3 0 1").exit_code, 0);
}

TEST(Show, rejects_several_placements_in_any_format) {
  for (const std::string format :
       {"vector", "digits", "pairs", "sicp", "algebraic", "fen", "board", "json", "ndjson"}) {
    const ProgramRun run =
        eightfold("show -", {.input = eightfold("list 8 --limit 2 --format " + format).out});
    EXPECT_EQ(run.exit_code, 65) << format;
    EXPECT_EQ(run.err, "eightfold: 2 placements; give one at a time\n") << format;
  }
  EXPECT_EQ(eightfold("show -", {.input = eightfold("list 2 --format json").out}).err,
            "eightfold: 0 placements; give one at a time\n");
}

}  // namespace
}  // namespace eightfold::test
