#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

namespace fs = std::filesystem;

const std::string fuzz_folder = EIGHTFOLD_SOURCE_DIR "/tests/fuzz";

std::vector<std::string> targets() {
  constexpr std::string_view suffix = "_fuzzer.cpp";
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(fuzz_folder)) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(suffix)) names.push_back(name.substr(0, name.size() - suffix.size()));
  }
  return names;
}

// Runs the script with a fuzzer for placements that is a shell script.
ProgramRun run_with_fuzzer(const TemporaryFolder& build, const std::string& commands,
                           const std::vector<std::string>& arguments) {
  const fs::path folder = fs::path(build.path()) / "tests" / "fuzz";
  fs::create_directories(folder);
  const std::string fuzzer = build.add("tests/fuzz/placements_fuzzer", "#!/bin/sh\n" + commands);
  fs::permissions(fuzzer, fs::perms::owner_all);
  return run_program(fuzz_folder + "/run.sh", arguments,
                     {.environment = {{"EIGHTFOLD_FUZZ_BUILD", build.path()}}});
}

TEST(FuzzTargets, all_have_seeds_and_a_dictionary_and_are_in_the_list_of_the_build_and_the_readme) {
  ASSERT_GE(targets().size(), 7U);
  const std::string build = contents_of(fuzz_folder + "/CMakeLists.txt");
  const std::string readme = contents_of(fuzz_folder + "/README.md");
  for (const std::string& target : targets()) {
    EXPECT_TRUE(fs::exists(fuzz_folder + "/" + target + ".dict")) << target;
    EXPECT_FALSE(fs::is_empty(fuzz_folder + "/corpus/" + target)) << target;
    EXPECT_NE(build.find(" " + target), std::string::npos) << target;
    EXPECT_NE(readme.find("`" + target + "`"), std::string::npos) << target;
  }
}

TEST(FuzzScript, rejects_an_unknown_target_and_a_wrong_time_in_one_line) {
  const std::map<std::string, std::vector<std::string>> errors = {
      {"run.sh: 'placement' is not a target; choose from ", {"1", "placement"}},
      {"run.sh: SECONDS_PER_TARGET: '0' is not a whole number of seconds", {"0"}},
      {"run.sh: SECONDS_PER_TARGET: missing; try --help", {}},
      {"run.sh: -j: 'x' is not a number of jobs", {"-j", "x", "1"}},
      {"run.sh: -s: '1x' is not a number from 1 to 999999999", {"-s", "1x", "1"}},
      {"run.sh: -r: '1x' is not a number from 0 to 999999999", {"-r", "1x"}},
      {"run.sh: -r: 'nothing' is not a number from 0 to 999999999", {"-r"}},
      {"run.sh: '20' is not a target; choose from ", {"-r", "5", "20"}},
      {"run.sh: job: not built; run cmake --preset sanitized && cmake --build --preset fuzz", {"1", "job"}}};
  const TemporaryFolder build;
  for (const auto& [message, arguments] : errors) {
    const ProgramRun run = run_with_fuzzer(build, "exit 3\n", arguments);
    EXPECT_EQ(run.exit_code, 2) << message;
    EXPECT_EQ(lines_of(run.err).size(), 1U) << run.err;
    EXPECT_TRUE(run.err.starts_with(message)) << run.err;
    EXPECT_EQ(run.out, "");
  }
}

TEST(FuzzScript, prints_a_line_for_a_target_that_finds_nothing) {
  const TemporaryFolder build;
  const ProgramRun run = run_with_fuzzer(build,
                                         "echo '#9\tDONE   cov: 70 ft: 80 corp: 3/4b'\n"
                                         "echo 'stat::number_of_executed_units: 9'\n"
                                         "echo 'stat::average_exec_per_sec:     5'\n",
                                         {"1", "placements"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(words_of(run.out), words_of("placements 9 executions, 5 per second, coverage 70, features 80"));
}

TEST(FuzzScript, passes_the_seed_of_the_random_numbers) {
  const TemporaryFolder build;
  const std::string echo = "echo \"$@\" >&2\nexit 77\n";
  EXPECT_NE(run_with_fuzzer(build, echo, {"-s", "7", "1", "placements"}).out.find(" -seed=7 "),
            std::string::npos);
  EXPECT_NE(run_with_fuzzer(build, echo, {"1", "placements"}).out.find(" -seed=0 "), std::string::npos);
}

// libFuzzer counts the empty input and the inputs of the corpus as runs.
TEST(FuzzScript, runs_the_corpus_and_a_number_of_new_inputs_with_the_same_seed_each_time) {
  const TemporaryFolder build;
  const std::string echo =
      "echo \"$@\" >&2\nfor argument; do\n  case $argument in -seed_inputs=@*) cat \"${argument#*@}\" >&2 ;; "
      "esac\n"
      "done\nexit 77\n";
  const fs::directory_iterator corpus(fuzz_folder + "/corpus/placements");
  const auto seeds = std::distance(begin(corpus), end(corpus));
  const std::string first = run_with_fuzzer(build, echo, {"-r", "500", "placements"}).out;
  EXPECT_NE(first.find(" -runs=" + std::to_string(500 + 1 + seeds) + ' '), std::string::npos) << first;
  EXPECT_NE(first.find(" -seed=1 "), std::string::npos) << first;
  EXPECT_EQ(first.find("-max_total_time"), std::string::npos) << first;
  for (const auto& entry : fs::directory_iterator(fuzz_folder + "/corpus/placements"))
    EXPECT_NE(first.find(entry.path().string()), std::string::npos) << entry.path();
  const std::string second = run_with_fuzzer(build, echo, {"-s", "7", "-r", "0", "placements"}).out;
  EXPECT_NE(second.find(" -runs=" + std::to_string(1 + seeds) + ' '), std::string::npos) << second;
  EXPECT_NE(second.find(" -seed=7 "), std::string::npos) << second;
}

TEST(FuzzScript, fails_and_says_how_to_reproduce_what_a_target_finds) {
  const TemporaryFolder build;
  const ProgramRun run = run_with_fuzzer(
      build, "echo 'artifact_prefix=x; Test unit written to FOUND'\nexit 77\n", {"1", "placements"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_TRUE(run.out.ends_with("placements: failed; to reproduce: " + build.path() +
                                "/tests/fuzz/placements_fuzzer FOUND\n"))
      << run.out;
}

}  // namespace
}  // namespace eightfold::test
