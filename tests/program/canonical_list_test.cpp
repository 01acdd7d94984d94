// `list --canonical` and `list --degenerate`, which search for what they list, against a filter of all
// solutions.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "tests/program/output_of.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string quiet_list(const std::string& words) { return output_of("list --quiet " + words); }

// The expected output of `list` for the solutions that the filter accepts.
std::string filtered(int n, Rule rule, const std::string& format,
                     const std::function<bool(const Placement&)>& keeps) {
  reports::Listing listing(*reports::find_notation(format), 0);
  std::string text;
  listing.begin(text);
  for (const Placement& solution : solutions_of(Board::square(n), {}, rule))
    if (keeps(solution)) listing.add(text, {solution, n});
  listing.end(text);
  return text;
}

const auto canonical = [](const Placement& solution) { return is_canonical(solution); };
const auto degenerate = [](const Placement& solution) { return is_degenerate(solution); };

TEST(CanonicalList, is_byte_by_byte_the_filtered_list_of_all_solutions) {
  for (int n = 0; n <= 9; ++n)
    for (const std::string format : {"vector", "pairs", "json", "ndjson"})
      for (const std::string threads : {"1", "2"})
        EXPECT_EQ(quiet_list(std::to_string(n) + " --canonical --format " + format + " --threads " + threads),
                  filtered(n, Rule::queens, format, canonical))
            << "n = " << n;
  for (const std::string format : {"digits", "fen", "board", "sicp", "algebraic"})
    EXPECT_EQ(quiet_list("8 --canonical --format " + format), filtered(8, Rule::queens, format, canonical));
}

TEST(CanonicalList, is_the_filtered_list_under_every_rule) {
  for (const auto& [rule, n] :
       {std::pair(Rule::superqueens, 9), std::pair(Rule::superqueens, 10), std::pair(Rule::torus, 5),
        std::pair(Rule::torus, 7), std::pair(Rule::torus, 8), std::pair(Rule::rooks, 1),
        std::pair(Rule::rooks, 6), std::pair(Rule::queens, 7)}) {
    const std::string words = std::to_string(n) + " --rule " + std::string(name_of(rule));
    EXPECT_EQ(quiet_list(words + " --canonical"), filtered(n, rule, "vector", canonical)) << words;
    EXPECT_EQ(quiet_list(words + " --degenerate"), filtered(n, rule, "vector", degenerate)) << words;
    EXPECT_EQ(
        quiet_list(words + " --canonical --degenerate"),
        filtered(n, rule, "vector", [](const Placement& s) { return is_canonical(s) && is_degenerate(s); }))
        << words;
    EXPECT_EQ(quiet_list(words), filtered(n, rule, "vector", [](const Placement&) { return true; })) << words;
  }
}

TEST(CanonicalList, is_the_filtered_list_under_every_subgroup) {
  for (const Subgroup group : all_subgroups()) {
    const std::string words = "8 --group " + std::string(name_of(group));
    EXPECT_EQ(quiet_list(words + " --canonical"),
              filtered(8, Rule::queens, "vector", [&](const Placement& s) { return is_canonical(s, group); }))
        << words;
    EXPECT_EQ(
        quiet_list(words + " --degenerate"),
        filtered(8, Rule::queens, "vector", [&](const Placement& s) { return is_degenerate(s, group); }))
        << words;
    EXPECT_EQ(quiet_list(words + " --canonical --degenerate"),
              filtered(8, Rule::queens, "vector",
                       [&](const Placement& s) { return is_canonical(s, group) && is_degenerate(s, group); }))
        << words;
  }
}

TEST(CanonicalList, supports_skip_and_limit) {
  const auto all = lines_of(quiet_list("9 --canonical"));
  for (const std::string threads : {" --threads 1", " --threads 2"}) {
    EXPECT_EQ(lines_of(quiet_list("9 --canonical --skip 40" + threads)),
              std::vector(all.begin() + 40, all.end()));
    EXPECT_EQ(lines_of(quiet_list("9 --canonical --skip 3 --limit 5" + threads)),
              std::vector(all.begin() + 3, all.begin() + 8));
    EXPECT_EQ(quiet_list("9 --canonical --skip 46" + threads), "");
    EXPECT_EQ(quiet_list("9 --canonical --limit 0" + threads), "");
    EXPECT_EQ(quiet_list("9 --canonical --limit 1 --format ndjson" + threads),
              "{\"columns\":[0,2,5,7,1,3,8,6,4]}\n{\"kind\":\"total\",\"total\":1,\"total_text\":\"1\"}\n");
  }
}

TEST(CanonicalList, is_streamed_until_the_pipe_is_closed) {
  for (const std::string threads : {"1", "2"}) {
    const ProgramRun run =
        eightfold("list 18 --canonical --threads " + threads, {.close_output_after_lines = 1});
    EXPECT_EQ(run.exit_code, 141) << threads;
    EXPECT_EQ(run.err, "") << threads;
    EXPECT_EQ(lines_of(run.out).at(0), lines_of(quiet_list("18 --limit 1")).at(0)) << threads;
  }
}

TEST(CanonicalList, of_a_board_without_solutions_is_empty_with_a_note) {
  const auto note = [](const std::string& words) {
    const ProgramRun run = eightfold("list " + words);
    EXPECT_EQ(run.exit_code, 0) << words;
    EXPECT_EQ(run.out, "") << words;
    return run.err;
  };
  const std::string apart = " without attacking each other\n";
  EXPECT_EQ(note("3 --canonical"), "eightfold: note: 3 queens cannot be placed on the 3x3 board" + apart);
  EXPECT_EQ(note("2 --degenerate"), "eightfold: note: 2 queens cannot be placed on the 2x2 board" + apart);
  EXPECT_EQ(note("6 --rule torus"), "eightfold: note: 6 queens cannot be placed on the 6x6 torus" + apart);
  EXPECT_EQ(note("4 --rule superqueens --canonical"),
            "eightfold: note: 4 superqueens cannot be placed on the 4x4 board" + apart);
  EXPECT_EQ(note("4 --rule superqueens --degenerate"),
            "eightfold: note: 4 superqueens cannot be placed on the 4x4 board" + apart);
  EXPECT_EQ(note("6 --degenerate --group transpose"), "") << "there are solutions, but none of these";
  EXPECT_EQ(note("7 --rule superqueens --rows 7 --skip 1"),
            "eightfold: note: 7 superqueens cannot be placed on the 7x7 board" + apart);
}

TEST(DegenerateList, is_the_filtered_list_of_all_solutions) {
  for (int n = 0; n <= 10; ++n)
    for (const std::string format : {"vector", "json"})
      EXPECT_EQ(quiet_list(std::to_string(n) + " --degenerate --format " + format),
                filtered(n, Rule::queens, format, degenerate))
          << "n = " << n;
}

TEST(DegenerateList, supports_skip_and_limit) {
  const auto all = lines_of(quiet_list("12 --degenerate"));
  ASSERT_EQ(all.size(), 80U);
  EXPECT_EQ(lines_of(quiet_list("12 --degenerate --skip 70 --limit 4")),
            std::vector(all.begin() + 70, all.begin() + 74));
  EXPECT_EQ(quiet_list("12 --degenerate --skip 80"), "");
}

TEST(RowsOption, can_be_combined_with_a_rule) {
  EXPECT_EQ(quiet_list("4 --rows 2 --rule rooks --limit 4"), "[0 1]\n[0 2]\n[0 3]\n[1 0]\n");
  EXPECT_EQ(quiet_list("4 --rows 2 --rule superqueens"), "[0 3]\n[3 0]\n");
  EXPECT_EQ(quiet_list("4 --rows 2 --rule torus"), "[0 2]\n[1 3]\n[2 0]\n[3 1]\n");
}

}  // namespace
}  // namespace eightfold::test
