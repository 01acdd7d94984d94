#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "reports/text/internal/words.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

TEST(LargerRuns, of_14_queens_use_less_than_32_MiB) {
  const std::string report = "/dev/null";
  for (const std::string words : {"list 14", "list 14 --canonical", "orbits 14 --format json",
                                  "orbits 14 --members", "burnside 14", "tree 14"}) {
    const ProgramRun run = eightfold(words, {.output_path = report});
    EXPECT_EQ(run.exit_code, 0) << words;
    EXPECT_LT(run.peak_kib, 32 * 1024) << words;
  }
}

TEST(LargerRuns, of_certificates_of_12_queens_use_less_than_16_MiB) {
  const TemporaryFolder folder;
  const std::string file = folder / "12.cert";
  for (const std::string words : {"certify 12 -o ", "check ", "certify 12 --all -o ", "check "}) {
    const ProgramRun run = eightfold(words + file);
    EXPECT_EQ(run.exit_code, 0) << words;
    EXPECT_LT(run.peak_kib, 16 * 1024) << words;
  }
}

TEST(LargerRuns, of_12_to_14_queens_agree_with_published_counts) {
  for (int n = 12; n <= 14; ++n) {
    const ProgramRun run = eightfold("burnside " + std::to_string(n));
    const std::string orbits = reports::grouped(published_counts(n).fundamental.value());
    EXPECT_NE(run.out.find(" / 8 = " + orbits + "\n"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("\nAll 5 routes agree.\n"), std::string::npos) << run.out;
  }
}

TEST(LargerRuns, of_canonical_lists_of_14_queens_are_the_same_on_any_number_of_threads) {
  const std::string list = eightfold("list 14 --canonical --threads 1").out;
  EXPECT_EQ(lines_of(list).size(), published_counts(14).fundamental);
  EXPECT_EQ(eightfold("list 14 --canonical --threads 2").out, list);
  EXPECT_EQ(eightfold("list 14 --canonical --threads 5").out, list);
}

TEST(LargerRuns, of_symmetric_48_agree_with_its_help) {
  const ProgramRun run = eightfold("symmetric 48 --quiet");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("  21,517,426,688 "), std::string::npos) << run.out;
}

TEST(LargerRuns, of_nth_and_rank_are_inverse_for_16_queens) {
  const ProgramRun nth = eightfold("nth 16 10000000");
  EXPECT_EQ(nth.exit_code, 0) << nth.err;
  EXPECT_EQ(eightfold("rank -", {.input = nth.out}).out, "10000000\n");
}

TEST(LargerRuns, of_15_queens_use_all_five_routes_on_request) {
  const ProgramRun run = eightfold("burnside 15 --visit-all --quiet");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.err, "");
  for (const std::string part :
       {"\nisomorph rejection         285,053  ", "\ntally over all placements  285,053  2,280,424 / 8\n",
        "\nAll 5 routes agree.\n"})
    EXPECT_NE(run.out.find(part), std::string::npos) << part << run.out;
  EXPECT_EQ(run.out.find("--visit-all"), std::string::npos) << run.out;
}

TEST(LargerRuns, classify_a_list_of_73712_placements) {
  const ProgramRun run = eightfold("orbits --from -", {.input = eightfold("list 13").out});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("Isomorph rejection: 9,233; they agree"), std::string::npos);
}

TEST(LargerRuns, of_count_14_agree_by_the_three_engines) {
  for (const std::string engine : {"backtrack", "lanes", "halves"}) {
    const ProgramRun run = eightfold("count 14 --format csv --engine " + engine);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_NE(run.out.find("\n14,,365596,45752,45647,105,0,0,420,0," + engine + ","), std::string::npos)
        << run.out;
  }
}

// The pseudo-terminal copies both streams.
TEST(LargerRuns, of_count_show_their_progress_and_erase_it_before_a_row) {
  if (const std::string why = why_no_pseudo_terminal(); !why.empty()) GTEST_SKIP() << why;
  const std::string text = on_pseudo_terminal(program_path() + " count 16 --engine backtrack --threads 1");
  EXPECT_EQ(text.rfind("\r\x1b[JN = 16 [", 0), 0U) << text;
  const std::size_t erased = text.rfind("\r\x1b[J");
  ASSERT_NE(erased, std::string::npos) << text;
  EXPECT_GT(text.find("14772512"), erased) << text;
  EXPECT_EQ(text.find("N = 16 [", erased), std::string::npos) << text;
  EXPECT_EQ(text.find('\n', 0), text.find('\n', erased)) << text;
}

TEST(LargerRuns, of_other_commands_show_their_progress_too) {
  if (const std::string why = why_no_pseudo_terminal(); !why.empty()) GTEST_SKIP() << why;
  for (const auto& [words, title, last] : std::vector<std::array<std::string, 3>>{
           {"nth 17 95815103 --threads 1", "N = 17", "[16 14 12 15 9 6 2 10 1 3 0 13 11 8 5 7 4]\r\n"},
           {"burnside 15 --visit-all", "N = 15, visit", "All 5 routes agree."}}) {
    const std::string text = on_pseudo_terminal(program_path() + " " + words);
    EXPECT_NE(text.find("\r\x1b[J" + title + " ["), std::string::npos) << words << text;
    const std::size_t erased = text.rfind("\r\x1b[J");
    ASSERT_NE(erased, std::string::npos) << words << text;
    EXPECT_EQ(text.find(" [#", erased), std::string::npos) << words << text;
    EXPECT_NE(text.find(last, erased), std::string::npos) << words << text;
  }
}

TEST(LargerRuns, of_count_16_by_halves_use_less_than_256_MiB) {
  const ProgramRun run = eightfold("count 16 --format csv --engine halves");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("\n16,,14772512,1846955,"), std::string::npos) << run.out;
  EXPECT_LT(run.peak_kib, 256 * 1024);
}

// One line of a shell's loop creates a file.
constexpr const char* ten_thousand_files =
    "mkdir m && i=0 && while [ $i -lt 10000 ]; do printf 'n: 1\\norbit count: 1\\n' > m/$i.txt; i=$((i + "
    "1)); "
    "done";

TEST(LargerRuns, of_verify_read_10000_files_on_one_command_line_and_in_a_folder) {
  const TemporaryFolder folder;
  const auto in_folder = [&](const std::string& script) {
    return run_program("sh", {"-c", "cd \"$1\" && " + script, program_path(), folder.path()});
  };
  ASSERT_EQ(in_folder(ten_thousand_files).exit_code, 0);
  // 16 descriptors are enough, because each file is closed after it is read.
  const ProgramRun run = in_folder("ulimit -n 16 && exec \"$0\" verify m/*.txt --format csv -o report.csv");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out + run.err, "");
  const auto lines = lines_of(contents_of(folder / "report.csv"));
  ASSERT_EQ(lines.size(), 1U + 10'000U);
  EXPECT_LT(run.peak_kib, 256 * 1024) << "25 KiB a file";
  // The same in a folder, with a file of feedback for each.
  const ProgramRun graded = in_folder("ulimit -n 40 && exec \"$0\" verify m --output-dir graded");
  EXPECT_EQ(graded.exit_code, 0) << graded.err;
  EXPECT_EQ(lines_of(contents_of(folder / "graded/grades.csv")).size(), 1U + 10'000U);
  EXPECT_LT(graded.peak_kib, 256 * 1024) << "25 KiB a file";
  const ProgramRun refused = in_folder("exec \"$0\" verify m/*.txt -o m/777.txt");
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_EQ(refused.err, "eightfold: --output: m/777.txt is also an input; give another name\n");
}

}  // namespace
}  // namespace eightfold::test
