// --stats prints the work of a search to standard error and changes nothing else.
#include <gtest/gtest.h>

#include <regex>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// The line without the time and the rate: "2,057 boards".
std::string work_of(const std::string& words) {
  const ProgramRun run = eightfold(words + " --stats");
  EXPECT_EQ(run.exit_code, 0) << words << ": " << run.err;
  std::smatch parts;
  const std::regex line("stats: (.+) in [0-9]+\\.[0-9]{3} s(, [0-9.,]+( million)? [a-z ]+s/s)?\n");
  EXPECT_TRUE(std::regex_match(run.err, parts, line)) << words << ": " << run.err;
  return parts[1];
}

TEST(Stats, of_lists_are_the_boards_of_the_search_tree) {
  EXPECT_EQ(work_of("list 8"), "2,057 boards");
  EXPECT_EQ(work_of("list 8 --rows 3"), "191 boards") << "1 + 8 + 42 + 140";
  EXPECT_EQ(work_of("list 4 --degenerate"), "5 boards");
  EXPECT_EQ(work_of("list 3 --rule rooks"), "16 boards") << "1 + 3 + 6 + 6";
}

TEST(Stats, of_counts_are_those_of_the_engine) {
  EXPECT_EQ(work_of("count 8 --all-only"), "1,028 boards");
  EXPECT_EQ(work_of("count 8 --prefix [3,1] --engine backtrack"), "63 boards")
      << "those of the list with this prefix";
  EXPECT_EQ(work_of("count 14 --all-only"), "183,671 block pairs");
  EXPECT_EQ(work_of("count 4 --rule rooks --all-only"), "32 boards");
  EXPECT_EQ(work_of("count 4 --rule rooks"), "97 boards") << "and the 65 boards of the listed solutions";
}

TEST(Stats, of_a_range_are_the_sum) {
  EXPECT_EQ(work_of("count 7..8 --all-only"), "1,343 boards") << "315 + 1028";
}

TEST(Stats, name_every_kind_of_work) {
  EXPECT_EQ(work_of("list 8 --canonical"), "26 boards and 138 cover steps");
  EXPECT_EQ(work_of("count 8"), "1,028 boards and 14 cover steps");
  EXPECT_EQ(work_of("orbits 8"), "1,054 boards and 152 cover steps")
      << "of the canonical search, of the count, and of the symmetric solutions";
  EXPECT_EQ(work_of("symmetric 12"), "142 cover steps");
  EXPECT_EQ(work_of("symmetric 6 --turn quarter"), "0 boards") << "nothing to search";
  EXPECT_EQ(work_of("symmetric 4 --list"), "5 boards");
  EXPECT_EQ(work_of("burnside 8"), "3,085 boards and 14 cover steps") << "2057 + 1028";
  EXPECT_EQ(work_of("census 8"), "1,028 boards and 14 cover steps");
  EXPECT_EQ(work_of("nth 8 91"), "3,094 boards");
  EXPECT_EQ(work_of("rank 84136275"), "1,952 boards");
}

TEST(Stats, do_not_depend_on_threads_or_kernels) {
  const std::string work = work_of("count 12 --engine lanes --threads 1");
  EXPECT_EQ(work_of("count 12 --engine lanes --threads 3"), work);
  EXPECT_EQ(work_of("count 12 --engine lanes --kernel scalar"), work);
  const std::string orbits = work_of("orbits 10 --threads 1");
  EXPECT_EQ(work_of("orbits 10 --threads 3"), orbits);
}

TEST(Stats, are_printed_after_the_result_also_with_quiet) {
  const ProgramRun plain = eightfold("list 8 --canonical --format json");
  const ProgramRun stats = eightfold("list 8 --canonical --format json --stats --quiet");
  EXPECT_EQ(stats.out, plain.out);
  EXPECT_EQ(lines_of(stats.err).size(), 1U) << stats.err;
  EXPECT_EQ(plain.err, "");
}

TEST(Stats, need_a_search) {
  const ProgramRun run = eightfold("orbits --from - --stats", {.input = "[0]\n"});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_NE(run.err.find("--stats"), std::string::npos) << run.err;
}

}  // namespace
}  // namespace eightfold::test
