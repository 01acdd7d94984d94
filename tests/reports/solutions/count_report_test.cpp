#include "eightfold/reports/solutions/count_report.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>

#include "eightfold/symmetry/solution_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

constexpr auto greatest = std::numeric_limits<std::uint64_t>::max();

CountedBoard eight_queens() {
  CountedBoard board;
  board.n = 8;
  board.counted = {.solutions = 92,
                   .residues = {92, 92},
                   .engine = Engine::backtrack,
                   .threads = 2,
                   .statistics = {.boards = 1028}};
  board.orbits = orbits_of_solutions(8, {92, 4, 0});
  board.seconds = 0.25;
  return board;
}

CountedBoard with_prefix() {
  CountedBoard board;
  board.n = 32;
  board.prefix = {0, 4, 7};
  board.counted = {.solutions = greatest,
                   .residues = {1, 2},
                   .engine = Engine::lanes,
                   .kernel = Kernel::avx2,
                   .threads = 1,
                   .statistics = {}};
  board.seconds = 1.5;
  return board;
}

CountedBoard four_rooks() {
  CountedBoard board;
  board.n = 4;
  board.rule = Rule::rooks;
  board.counted = {.solutions = 24,
                   .residues = {24, 24},
                   .engine = Engine::backtrack,
                   .threads = 1,
                   .statistics = {.boards = 32}};
  board.orbits = classify_solutions({4, Rule::rooks});
  board.seconds = 0.5;
  return board;
}

std::string report(const CountReportFormat& format, bool with_orbits, const std::vector<CountedBoard>& boards,
                   bool with_run = false) {
  std::string text;
  const CountReportHead head = {boards[0].rule, with_orbits, boards.back().n, with_run};
  format.append_head(text, head, {});
  for (std::size_t i = 0; i < boards.size(); ++i) format.append_board(text, head, boards[i], i == 0, {});
  format.append_tail(text, head, {});
  return text;
}

TEST(CountReport, equals_the_golden_file_of_its_format) {
  const std::vector<CountedBoard> boards = {eight_queens(), with_prefix(), four_rooks()};
  test::expect_golden("count-report.txt", report(count_report_text, true, boards));
  test::expect_golden("count-report.json", report(count_report_json, true, boards));
  test::expect_golden("count-report.csv", report(count_report_csv, true, boards));
  test::expect_golden("count-report-run.csv", report(count_report_csv, true, boards, true));
  test::expect_golden("count-report-table.txt", report(count_report_table, true, {eight_queens()}));
  test::expect_golden("count-report-rooks.txt", report(count_report_table, true, {four_rooks()}));
  CountedBoard without = eight_queens();
  without.orbits.reset();
  test::expect_golden("count-report-solutions.txt", report(count_report_table, false, {without}));
}

TEST(CountReport, has_the_constraints_of_the_board) {
  CountedBoard board = eight_queens();
  board.orbits.reset();
  board.board = Board::square(8);
  board.board->require({1, 4});
  board.board->block({0, 0});
  const std::string json = report(count_report_json, false, {board});
  EXPECT_TRUE(test::mentions(json, {"\"constraints\"", "\"e7\"", "\"a8\""})) << json;
}

TEST(CountReport, adds_up_the_orbits_of_each_size) {
  const OrbitCounts counts = four_rooks().orbits->counts;
  EXPECT_EQ(8 * orbits_of_size(counts, 8) + 4 * orbits_of_size(counts, 4) + 2 * orbits_of_size(counts, 2),
            counts.placements);
  EXPECT_EQ(orbits_of_size(counts, 3), 0U);
}

// The orbits of size 2 of 27 queens have at most eight digits, "12,345,678", which is four more than "size
// 2".
TEST(CountReportTable, has_room_for_the_orbits_of_large_boards) {
  std::string head;
  count_report_table.append_head(head, {Rule::queens, true, 27}, {});
  EXPECT_TRUE(test::mentions(head, {"  size 4      size 2  size 1    seconds\n"})) << head;
}

TEST(CountReportTable, aligns_the_factorials_of_rooks) {
  CountedBoard board = four_rooks();
  board.n = 12;
  board.counted.solutions = 479'001'600;  // 12!
  board.orbits.reset();
  EXPECT_EQ(report(count_report_table, false, {board}),
            "Solutions by N for rooks (rows and columns only)\n"
            "\n"
            " N    solutions    seconds\n"
            "12  479,001,600      0.500\n");
}

}  // namespace
}  // namespace eightfold::reports
