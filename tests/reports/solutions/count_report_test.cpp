#include "eightfold/reports/solutions/count_report.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>

#include "eightfold/core/version.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::json;

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

std::string report(const CountReportFormat& format, bool with_orbits,
                   const std::vector<CountedBoard>& boards) {
  std::string text;
  const CountReportHead head = {boards[0].rule, with_orbits, boards.back().n};
  format.append_head(text, head, {});
  for (std::size_t i = 0; i < boards.size(); ++i) format.append_board(text, head, boards[i], i == 0, {});
  format.append_tail(text, head, {});
  return text;
}

TEST(CountReportText, is_a_paragraph_for_each_board) {
  EXPECT_EQ(report(count_report_text, true, {eight_queens(), with_prefix()}),
            "The 8-queens puzzle\n"
            "\n"
            "solutions                                      92\n"
            "fundamental                                    12\n"
            "  fixed by the identity only                   11  orbits of size 8\n"
            "  fixed by the half turn only                   1  orbit of size 4\n"
            "\n"
            "92 = 11x8 + 1x4\n"
            "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12\n"
            "0.250 s, engine backtrack, 2 threads, 1,028 boards visited\n"
            "\n"
            "The 32-queens puzzle with the first queens at [0 4 7]\n"
            "\n"
            "solutions           18,446,744,073,709,551,615\n"
            "1.500 s, engine lanes with avx2, 1 thread\n");
}

TEST(CountReportTable, is_a_row_for_each_board) {
  EXPECT_EQ(report(count_report_table, true, {eight_queens()}),
            "                                of      of      of      of\n"
            " N  solutions  fundamental  size 8  size 4  size 2  size 1    seconds\n"
            " 8         92           12      11       1       0       0      0.250\n");
  CountedBoard without = eight_queens();
  without.orbits.reset();
  EXPECT_EQ(report(count_report_table, false, {without}),
            " N  solutions    seconds\n"
            " 8         92      0.250\n");
}

TEST(CountReportCsv, has_equally_many_fields_in_every_line) {
  const std::string text = report(count_report_csv, true, {eight_queens(), with_prefix()});
  EXPECT_EQ(text,
            "n,prefix,solutions,fundamental,orbits_of_size_8,orbits_of_size_4,orbits_of_size_2,"
            "orbits_of_size_1,fixed_by_half_turn,fixed_by_quarter_turn,engine,rule,"
            "orbits_of_type_trivial,orbits_of_type_half_turn,orbits_of_type_diagonal_flip,"
            "orbits_of_type_axis_flip,orbits_of_type_diagonal_klein,orbits_of_type_axis_klein,"
            "orbits_of_type_quarter_turn,orbits_of_type_full\n"
            "8,,92,12,11,1,0,0,4,0,backtrack,queens,11,1,0,0,0,0,0,0\n"
            "32,0 4 7,18446744073709551615,,,,,,,,lanes,queens,,,,,,,,\n");
  for (const std::string& line : test::lines_of(text))
    EXPECT_EQ(std::count(line.begin(), line.end(), ','), 19) << line;
}

TEST(CountReportCsv, has_the_run_at_the_end_on_request) {
  std::string text;
  for (const bool with_run : {false, true}) {
    const CountReportHead head = {Rule::queens, true, 32, with_run};
    std::string table;
    count_report_csv.append_head(table, head, {});
    for (const CountedBoard& board : {eight_queens(), with_prefix()})
      count_report_csv.append_board(table, head, board, false, {});
    const auto plain = test::lines_of(text);
    const auto lines = test::lines_of(table);
    if (with_run) {
      EXPECT_EQ(lines.at(0), plain.at(0) + ",kernel,threads,seconds");
      EXPECT_EQ(lines.at(1), plain.at(1) + ",,2,0.250000");
      EXPECT_EQ(lines.at(2), plain.at(2) + ",avx2,1,1.500000");
    }
    text = table;
  }
}

TEST(CountReport, adds_up_the_orbits_of_each_size_for_rooks) {
  EXPECT_EQ(report(count_report_table, true, {four_rooks()}),
            "Solutions by N for rooks (rows and columns only)\n"
            "\n"
            "                                of      of      of      of\n"
            " N  solutions  fundamental  size 8  size 4  size 2  size 1    seconds\n"
            " 4         24            7       1       2       4       0      0.500\n");
  const auto lines = test::lines_of(report(count_report_csv, true, {four_rooks()}));
  EXPECT_EQ(lines.at(0), test::lines_of(report(count_report_csv, true, {eight_queens()})).at(0));
  EXPECT_EQ(lines.at(1), "4,,24,7,1,2,4,0,8,2,backtrack,rooks,1,0,2,0,3,0,1,0");
  const OrbitCounts counts = four_rooks().orbits->counts;
  EXPECT_EQ(8 * orbits_of_size(counts, 8) + 4 * orbits_of_size(counts, 4) + 2 * orbits_of_size(counts, 2),
            counts.placements);
  EXPECT_EQ(orbits_of_size(counts, 3), 0U);
}

TEST(CountReport, lists_the_orbit_types_of_rooks) {
  EXPECT_EQ(report(count_report_text, true, {four_rooks()}),
            "The 4-rooks puzzle\n"
            "\n"
            "solutions                                         24\n"
            "fundamental                                        7\n"
            "  fixed by the identity only                       1  orbit of size 8\n"
            "  fixed by one diagonal mirror                     2  orbits of size 4\n"
            "  fixed by both diagonal mirrors                   3  orbits of size 2\n"
            "  fixed by the quarter turns                       1  orbit of size 2\n"
            "\n"
            "24 = 1x8 + 2x4 + 4x2\n"
            "(24 + 2 + 8 + 2 + 0 + 0 + 10 + 10) / 8 = 56 / 8 = 7\n"
            "0.500 s, engine backtrack, 1 thread, 32 boards visited\n");
  const json entry = json::parse(report(count_report_json, true, {four_rooks()}))["counts"][0];
  EXPECT_EQ(entry["rule"], "rooks");
  EXPECT_EQ(entry["orbit_types"].size(), 4U);
  EXPECT_EQ(entry["orbit_types"][2],
            (json{{"type", "diagonal_klein"}, {"orbit_size", 2}, {"orbits", 3}, {"orbits_text", "3"}}));
}

TEST(CountReportJson, has_exact_numbers) {
  EXPECT_EQ(json::parse(report(count_report_json, true, {eight_queens(), with_prefix()})), json::parse(R"({
    "$schema": "urn:eightfold:schema:count:1.0", "schema_version": "1.0",
    "generator": {"name": "eightfold", "version": ")" EIGHTFOLD_VERSION R"("}, "counts": [
      {"n": 8, "solutions": 92, "solutions_text": "92",
       "residues": [{"modulus": 2147483647, "residue": 92}, {"modulus": 2147483629, "residue": 92}],
       "fundamental": 12, "fundamental_text": "12",
       "orbit_types": [{"type": "trivial", "orbit_size": 8, "orbits": 11, "orbits_text": "11"},
                       {"type": "half_turn", "orbit_size": 4, "orbits": 1, "orbits_text": "1"}],
       "fixed_by_half_turn": 4, "fixed_by_half_turn_text": "4",
       "fixed_by_quarter_turn": 0, "fixed_by_quarter_turn_text": "0",
       "engine": "backtrack", "boards_visited": 1028, "boards_visited_text": "1028", "threads": 2, "seconds": 0.25},
      {"n": 32, "prefix": [0, 4, 7], "solutions": 18446744073709551615, "solutions_text": "18446744073709551615",
       "residues": [{"modulus": 2147483647, "residue": 1}, {"modulus": 2147483629, "residue": 2}],
       "engine": "lanes", "kernel": "avx2", "threads": 1, "seconds": 1.5}]})"));
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
