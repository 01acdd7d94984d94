// --notation, and the texts that need it, in every command that reads placements.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

constexpr std::array<const char*, 9> formats = {"vector", "digits", "pairs", "sicp",  "algebraic",
                                                "fen",    "board",  "json",  "ndjson"};

const std::string meanings_of_1 =
    "\"1\" is [1] as vector, but [0] as digits; write one of these, or add --notation\n";

TEST(NotationOption, is_needed_where_two_notations_read_a_text_differently) {
  struct Case {
    std::string words;
    int exit_code;
    std::string prefix = "";
  };
  for (const Case& c : {Case{"show 1 --size 8", 65}, Case{"show - --size 8", 65, "line 1: "},
                        Case{"draw 1 --size 8", 65}, Case{"count 8 --prefix 1", 2, "--prefix: "}}) {
    const ProgramRun run = eightfold(c.words, {.input = "1\n"});
    EXPECT_EQ(run.exit_code, c.exit_code) << c.words;
    EXPECT_TRUE(contains(run.err, "eightfold: " + c.prefix + meanings_of_1)) << c.words << ": " << run.err;
  }
  const ProgramRun verified = eightfold("verify - --n 8", {.input = "1\n"});
  EXPECT_EQ(verified.exit_code, 1) << "it costs only the claim";
  EXPECT_TRUE(contains(verified.out, "\"1\" is [1] as vector, but [0] as")) << verified.out;
  for (const std::string words : {"rank 21 --notation vector", "orbits --from - --notation vector"}) {
    const ProgramRun run = eightfold(words, {.input = "21\n"});
    EXPECT_EQ(run.exit_code, 65) << words;
    EXPECT_TRUE(contains(run.err, "21 does not fit on the 1x1 board")) << run.err;
  }
}

TEST(NotationOption, selects_one_reading) {
  EXPECT_TRUE(contains(eightfold("show 1 --size 8 --notation digits").out, "[0]: 1 queen on the 8x8 board"));
  EXPECT_TRUE(contains(eightfold("show 1 --size 8 --notation vector").out, "[1]: 1 queen on the 8x8 board"));
  EXPECT_TRUE(contains(eightfold("count 8 --prefix 31 --notation digits").out, "at [2 0]"));
  EXPECT_TRUE(contains(eightfold("count 8 --prefix 1 --notation vector").out, "at [1]"));
  EXPECT_EQ(eightfold("draw 1 --size 8 --notation digits").out, eightfold("draw [0] --size 8").out);
  EXPECT_TRUE(contains(eightfold("verify - --n 8 --notation digits", {.input = "1\n"}).out,
                       "1 is not a solution: it has 1 of 8 queens"));
  EXPECT_EQ(eightfold("rank 2413 --notation digits").out, "0\n");
}

TEST(NotationOption, rejects_other_notations_and_a_base_without_effect) {
  EXPECT_EQ(eightfold("show 2413 --notation board").exit_code, 65);
  EXPECT_EQ(eightfold("orbits --from - --notation digits", {.input = "[1 3 0 2]\n"}).err,
            "eightfold: standard input: line 1: \"[\" is not a digit\n");
  for (const std::string words :
       {"show 1 --notation digits --base 1", "count 8 --prefix 1 --notation digits --base 1",
        "verify - --notation digits --base 1"}) {
    const ProgramRun run = eightfold(words);
    EXPECT_EQ(run.exit_code, 2) << words;
    EXPECT_EQ(run.err,
              "eightfold: --base: the notation digits has a fixed numbering; use vector, json or ndjson\n");
  }
}

TEST(EmptyPlacement, is_read_back_in_every_format) {
  for (const std::string format : formats) {
    const ProgramRun listed = eightfold("list 8 --rows 0 --format " + format);
    for (const std::string& option : {std::string(), " --notation " + format}) {
      const ProgramRun shown = eightfold("show - --size 8" + option, {.input = listed.out});
      EXPECT_EQ(shown.exit_code, 0) << format << option << ": " << shown.err;
      EXPECT_TRUE(contains(shown.out, "[]: 0 queens on the 8x8 board")) << format << option;
    }
  }
}

TEST(EmptyPlacement, of_zero_queens_is_read_back_in_every_list) {
  for (const std::string format : formats) {
    if (format == "fen") continue;
    const std::string listed = eightfold("list 0 --format " + format).out;
    for (const std::string words : {"show -", "orbits --from -", "verify - --n 0"}) {
      const ProgramRun run = eightfold(words, {.input = listed});
      EXPECT_EQ(run.exit_code, 0) << words << " of " << format << ": " << run.err;
    }
  }
}

}  // namespace
}  // namespace eightfold::test
