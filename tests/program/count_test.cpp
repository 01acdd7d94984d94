#include <gtest/gtest.h>

#include <csignal>

#include "eightfold/core/count/kernel.hpp"
#include "tests/support/process_state.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

ProgramRun count(const std::string& words) {
  ProgramRun run = eightfold("count " + words);
  EXPECT_EQ(run.exit_code, 0) << words << '\n' << run.err;
  EXPECT_EQ(run.err, "") << words;
  return run;
}

ProgramRun count_with_prefix(const std::string& n, const std::string& prefix,
                             const std::vector<std::string>& options = {}) {
  std::vector<std::string> arguments = {"count", n, "--format", "csv", "--prefix", prefix};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return eightfold(arguments);
}

// The line after the head.
std::string counted(const std::string& n, const std::string& prefix,
                    const std::vector<std::string>& options = {}) {
  return lines_of(count_with_prefix(n, prefix, options).out).at(1);
}

TEST(Count, reports_eight_queens) {
  const std::string text = count("8").out;
  const std::string all_but_the_last_line =
      "The 8-queens puzzle\n"
      "\n"
      "solutions                                      92\n"
      "fundamental                                    12\n"
      "  fixed by the identity only                   11  orbits of size 8\n"
      "  fixed by the half turn only                   1  orbit of size 4\n"
      "\n"
      "92 = 11x8 + 1x4\n"
      "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12\n";
  EXPECT_EQ(text.rfind(all_but_the_last_line, 0), 0U) << text;
  EXPECT_EQ(lines_of(text).size(), 10U);
}

TEST(Count, of_a_range_is_a_table_of_the_published_numbers) {
  const auto lines = lines_of(count("1..10").out);
  ASSERT_EQ(lines.size(), 12U);
  for (int n = 1; n <= 10; ++n) {
    const auto words = words_of(lines[static_cast<std::size_t>(n) + 1]);
    ASSERT_EQ(words.size(), 8U);
    EXPECT_EQ(words[0], std::to_string(n));
    EXPECT_EQ(words[1], std::to_string(published_counts(n).all.value()));
    EXPECT_EQ(words[2], std::to_string(published_counts(n).fundamental.value()));
  }
}

TEST(Count, omits_the_orbits_on_request) {
  EXPECT_FALSE(contains(count("8 --all-only").out, "fundamental"));
  EXPECT_EQ(words_of(lines_of(count("1..3 --all-only").out).at(0)),
            (std::vector<std::string>{"N", "solutions", "seconds"}));
  EXPECT_FALSE(contains(count("8 --all-only --format json").out, "orbit"));
}

TEST(Count, is_the_same_with_every_engine_kernel_and_number_of_threads) {
  for (const std::string options : {"", " --engine backtrack", " --threads 1"})
    EXPECT_TRUE(contains(count("8 --format csv" + options).out, "\n8,,92,12,11,1,0,0,4,0,")) << options;
  for (const std::string engine : {"lanes", "halves"})
    for (const Kernel kernel : available_kernels()) {
      const std::string name(name_of(kernel));
      const std::string text = count("10 --format json --engine " + engine + " --kernel " + name).out;
      EXPECT_TRUE(contains(text, "\"solutions\":724,")) << text;
      EXPECT_TRUE(contains(text, "\"engine\":\"" + engine + "\",\"kernel\":\"" + name + "\",")) << text;
      EXPECT_TRUE(
          contains(count("8 --format csv --engine " + engine + " --kernel " + name).out, "\n8,,92,12,"));
    }
  const ProgramRun run = eightfold("count 8 --threads 3 --format json");
  EXPECT_TRUE(contains(run.out, "\"solutions\":92,")) << run.out;
  EXPECT_TRUE(contains(run.out, "\"threads\":3,")) << run.out;
}

TEST(Count, writes_the_same_csv_in_every_run_unless_stats_are_requested) {
  const std::string csv = count("1..9 --format csv").out;
  EXPECT_EQ(count("1..9 --format csv --threads 1").out, csv);
  EXPECT_TRUE(
      lines_of(csv).at(0).ends_with(",engine,rule,orbits_of_type_trivial,orbits_of_type_half_turn,"
                                    "orbits_of_type_diagonal_flip,orbits_of_type_axis_flip,"
                                    "orbits_of_type_diagonal_klein,orbits_of_type_axis_klein,"
                                    "orbits_of_type_quarter_turn,orbits_of_type_full"));
  EXPECT_TRUE(
      lines_of(eightfold("count 8 --format csv --stats").out).at(0).ends_with(",kernel,threads,seconds"));
}

TEST(Count, prints_no_warning_when_threads_outnumber_processors) { count("8 --threads 256"); }

TEST(Count, accepts_a_prefix_in_the_formats_of_list) {
  for (const std::string prefix : {"0 4 7", "[0 4 7]"})
    EXPECT_EQ(counted("8", prefix).rfind("8,0 4 7,1,,,,,,,,", 0), 0U) << prefix;
  EXPECT_EQ(counted("8", "1 5 8", {"--base", "1"}).rfind("8,0 4 7,1,", 0), 0U);
}

TEST(Count, reads_a_single_number_as_a_column) {
  EXPECT_EQ(counted("8", "0").rfind("8,0,4,", 0), 0U);
  EXPECT_EQ(counted("16", "12", {"--threads", "1"}).rfind("16,12,", 0), 0U);
}

TEST(Count, is_0_with_a_note_if_queens_of_the_prefix_attack_each_other) {
  const ProgramRun run = count_with_prefix("8", "0 1");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(lines_of(run.out).at(1).rfind("8,0 1,0,", 0), 0U);
  EXPECT_EQ(
      run.err,
      "eightfold: note: --prefix: the queens on a8 and b7 attack each other (a1 is at the bottom left); "
      "the count is 0\n");
  const ProgramRun quiet = count_with_prefix("8", "0 1", {"--quiet"});
  EXPECT_EQ(quiet.exit_code, 0);
  EXPECT_EQ(quiet.err, "");
}

TEST(Count, rejects_a_prefix_that_does_not_fit) {
  for (const std::string prefix : {"0 1 2 3 4 5 6 7 8", "9", "[8]", "queens"}) {
    const ProgramRun run = count_with_prefix("8", prefix);
    EXPECT_EQ(run.exit_code, 2) << prefix;
    EXPECT_EQ(run.out, "") << prefix;
    EXPECT_EQ(run.err.rfind("eightfold: --prefix: ", 0), 0U) << run.err;
    EXPECT_EQ(lines_of(run.err).size(), 1U) << run.err;
  }
}

TEST(Count, names_the_invalid_argument) {
  const std::vector<std::pair<std::string, std::string>> cases = {{"", "N"},
                                                                  {"29", "N"},
                                                                  {"1000000000", "N"},
                                                                  {"-1", "N"},
                                                                  {"x", "N"},
                                                                  {"5..3", "N"},
                                                                  {"29 --engine halves --prefix 0", "N"},
                                                                  {"8 --engine foo", "--engine"},
                                                                  {"8 --kernel foo", "--kernel"},
                                                                  {"8 --threads 0", "--threads"},
                                                                  {"8 --threads 257", "--threads"},
                                                                  {"8 --base 1", "--base"}};
  for (const auto& [words, argument] : cases) {
    const ProgramRun run = eightfold("count " + words);
    EXPECT_EQ(run.exit_code, 2) << words;
    EXPECT_EQ(run.out, "") << words;
    EXPECT_EQ(run.err.rfind("eightfold: " + argument + ": ", 0), 0U) << run.err;
    EXPECT_EQ(lines_of(run.err).size(), 1U) << run.err;
  }
}

TEST(Count, exits_without_a_message_when_the_pipe_is_closed) {
  const ProgramRun run = eightfold("count 1..17 --engine backtrack", {.close_output_after_lines = 1});
  EXPECT_EQ(run.exit_code, 141);
  EXPECT_EQ(run.err, "");
}

TEST(Count, shows_no_progress_without_a_terminal) { count("14 --engine backtrack"); }

// The second thread begins with the search, which would take years.
TEST(Count, stops_on_a_signal_during_the_search) {
  const auto interrupt = [](pid_t process) {
    wait_until(process, [=] { return running_threads(std::to_string(process)) > 1; });
    EXPECT_TRUE(has_handler(process, SIGINT));
    kill(process, SIGINT);
  };
  const ProgramRun run =
      eightfold("count 28 --engine backtrack --threads 2 --quiet", {.meanwhile = interrupt});
  EXPECT_EQ(run.exit_code, 128 + SIGINT);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err, "");
}

}  // namespace
}  // namespace eightfold::test
