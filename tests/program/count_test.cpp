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
