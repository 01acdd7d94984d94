// Measures the memory of the program, and runs it with limits on memory, threads and processes.
#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// Runs eightfold after a shell command that sets a limit, in a folder.
ProgramRun limited(const std::string& limit, const std::string& words, const TemporaryFolder& folder) {
  return run_program("sh", {"-c", limit + "; ulimit -c 0; cd \"$1\" && exec \"$0\" " + words, program_path(),
                            folder.path()});
}

std::string address_space(int kib) { return "ulimit -v " + std::to_string(kib); }

// An address space in KiB in which main() is called. With less, the loader or a library fails. The
// environment, the arguments and random addresses change that by a page or two, so four pages are added.
int small_address_space() {
  const TemporaryFolder folder;
  for (int kib = 4000;; kib += 50) {
    const int code = limited(address_space(kib), "--version", folder).exit_code;
    if (code == 0 || code == 71) return kib + 16;
  }
}

// Whether the run was refused; expects one line then, and no file.
bool is_refused(const ProgramRun& run, const TemporaryFolder& folder, const std::string& context) {
  if (run.exit_code != 71) return false;
  EXPECT_EQ(lines_of(run.err).size(), 1U) << context << run.err;
  EXPECT_EQ(run.err.rfind("eightfold: not enough memory", 0), 0U) << context << run.err;
  EXPECT_EQ(folder.entries(), std::vector<std::string>{}) << context;
  return true;
}

TEST(OutOfMemory, is_reported_in_one_line_with_exit_code_71) {
  const int small = small_address_space();
  for (const std::string words : {"count 10 --threads 8", "orbits 8 -o out", "list 8 --canonical", "census 8",
                                  "show 2413", "page 8 -o out", "verify -", "draw 2413"}) {
    int refused = 0;
    for (int kib = small; kib < small + 1200; kib += 50) {
      const TemporaryFolder folder;
      const std::string context = words + " in " + std::to_string(kib) + " KiB: ";
      const ProgramRun run = limited(address_space(kib), words, folder);
      if (is_refused(run, folder, context))
        ++refused;
      else
        EXPECT_EQ(run.exit_code, words == "verify -" ? 65 : 0) << context << run.err;
    }
    EXPECT_GT(refused, 0) << words;
  }
}

TEST(OutOfMemory, does_not_end_a_canonical_list_that_is_searched_in_less) {
  const std::string words = "list 17 --canonical --limit 20000 --threads ";
  const ProgramRun all = eightfold(words + "1");
  ASSERT_EQ(lines_of(all.out).size(), 20'000U);
  for (const std::string threads : {"1", "2"}) {
    const TemporaryFolder folder;
    const ProgramRun run = limited(address_space(100'000), words + threads, folder);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(run.out, all.out);
    EXPECT_LT(run.peak_kib, 100'000);
  }
}

// A configuration of fontconfig with a cache in the folder. A program that runs out of memory could damage
// the cache of this machine.
std::string own_font_cache(const TemporaryFolder& folder) {
  return "export FONTCONFIG_FILE=" +
         folder.add("fonts.conf", "<fontconfig><dir>/usr/share/fonts</dir><cachedir>" + (folder / "cache") +
                                      "</cachedir></fontconfig>");
}

TEST(OutOfMemory, in_a_picture_leaves_no_file_and_no_damaged_font_cache) {
  const int small = small_address_space();
  for (const std::string words : {"draw 15863724 -o out.png", "sheet 5 -o out.pdf"}) {
    const TemporaryFolder fonts;
    const std::string setting = own_font_cache(fonts);
    int refused = 0;
    for (int kib = small; kib < small + 400'000; kib += 20'000) {
      const TemporaryFolder folder;
      const std::string context = words + " in " + std::to_string(kib) + " KiB: ";
      const ProgramRun run = limited(setting + "; " + address_space(kib), words, folder);
      if (is_refused(run, folder, context))
        ++refused;
      else
        EXPECT_EQ(run.exit_code, 0) << context << run.err;
    }
    EXPECT_GT(refused, 0) << words;
    const TemporaryFolder folder;
    const std::string out = folder / words.substr(words.rfind(' ') + 1);
    EXPECT_EQ(limited(setting, words, folder).exit_code, 0);
    const std::string picture = contents_of(out);
    EXPECT_EQ(limited(own_font_cache(folder), words, folder).exit_code, 0);
    EXPECT_EQ(picture, contents_of(out)) << "the cache lacks fonts";
  }
}

TEST(OutOfMemory, of_a_large_picture_is_reported) {
  const TemporaryFolder folder;
  const std::string words = "draw 2413 --width 16384 -o out.png";  // 1 GiB of pixels
  EXPECT_TRUE(is_refused(limited(address_space(1'000'000), words, folder), folder, words));
}

// Runs eightfold with the output of a shell command as standard input, for 60 s of processor time at most.
ProgramRun reading(const std::string& input, const std::string& words) {
  return run_program("sh", {"-c", "ulimit -t 60; (" + input + ") | \"$0\" " + words, program_path()});
}

constexpr long small_kib = 64 * 1024;

TEST(EndlessInput, is_read_until_it_is_known_to_be_invalid) {
  for (const std::string input : {"cat /dev/zero", "yes", "echo '['; cat /dev/zero", "yes '. Q . .'",
                                  "printf '[1 3 0 2]\\n[0 0]\\n'; cat /dev/zero"}) {
    const ProgramRun run = reading(input, "orbits --from -");
    EXPECT_EQ(run.exit_code, 65) << input;
    EXPECT_EQ(lines_of(run.err).size(), 1U) << input << run.err;
    EXPECT_LT(run.err.size(), 500U) << input;
    EXPECT_LT(run.peak_kib, small_kib) << input;
  }
  const TemporaryFolder job;
  ASSERT_EQ(symlink("/dev/zero", (job / "job.json").c_str()), 0);
  for (const std::string& words :
       {std::string("show -"), std::string("rank -"), std::string("draw -"), std::string("verify -"),
        std::string("verify --rubric /dev/zero -"), std::string("verify --misconceptions /dev/zero -"),
        "job shard --index 0 " + job.path()})
    for (const std::string input : {"cat /dev/zero", "yes '#'"}) {
      const ProgramRun run = reading(input, words);
      EXPECT_EQ(run.exit_code, 65) << words;
      EXPECT_EQ(lines_of(run.err).size(), 1U) << words << run.err;
      EXPECT_LT(run.err.size(), 500U) << words;
      EXPECT_LT(run.peak_kib, small_kib) << words << " < " << input;
    }
}

TEST(OrbitsFrom, keep_each_placement_of_a_long_list_once_and_list_100_flaws) {
  const ProgramRun run = reading("yes '[1 3 0 2]' | head -n 1000000", "orbits --from -");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_LT(run.peak_kib, small_kib);
  const std::vector<std::string> lines = lines_of(run.out);
  ASSERT_EQ(lines.size(), 1U + 1U + 100U + 1U + 1U);
  EXPECT_EQ(lines[0], "Read as vector.");
  EXPECT_EQ(
      lines[1],
      "Not a union of orbits of the full group: 1,000,000 placements with 999,999 duplicates and 1 missing "
      "image.");
  EXPECT_EQ(lines[101], "line 101: [1 3 0 2] repeats line 1");
  EXPECT_EQ(lines[102], "and 999,899 more duplicates");
}

TEST(Program, uses_less_than_32_MiB_for_any_number_of_solutions) {
  for (const std::string words :
       {"list 12", "list 12 --canonical", "list 12 --canonical --threads 1", "list 26 --limit 2000",
        "orbits 12 --format json --members", "orbits 9 --rule rooks",
        "list 14 --rule rooks --canonical --limit 3", "burnside 12", "symmetric 18 --list", "chains 18 2",
        "chains 24 2 --bracelets"})
    EXPECT_LT(eightfold(words).peak_kib, 32 * 1024) << words;
}

// Runs eightfold as a user without other processes, who may have a number of threads. Only root can. Tests
// that run at the same time have different users, because the limit counts the threads of a user.
ProgramRun with_threads(int threads, const std::string& words) {
  const std::string user = std::to_string(40'000 + getpid() % 20'000);
  std::vector<std::string> arguments = {"--reuid",
                                        user,
                                        "--regid",
                                        user,
                                        "--clear-groups",
                                        "--",
                                        "prlimit",
                                        "--core=0",
                                        "--nproc=" + std::to_string(threads),
                                        program_path()};
  for (const std::string& word : words_of(words)) arguments.push_back(word);
  // LeakSanitizer starts a thread.
  return run_program("setpriv", arguments, {.environment = {{"ASAN_OPTIONS", "detect_leaks=0"}}});
}

std::string why_no_other_user() {
  if (geteuid() != 0) return "only root can run a program as another user";
  const ProgramRun run = with_threads(4, "--version");
  return run.exit_code == 0 ? "" : "setpriv(1) and prlimit(1) cannot limit another user: " + run.err;
}

TEST(Threads, that_the_system_refuses_are_not_needed) {
  if (const std::string why = why_no_other_user(); !why.empty()) GTEST_SKIP() << why;
  for (const std::string words :
       {"orbits 10 --threads 8", "list 10 --canonical --threads 8", "sheet 8", "nth 10 700 --threads 8"}) {
    const ProgramRun free = eightfold(words);
    for (const int threads : {1, 2, 5}) {
      const ProgramRun run = with_threads(threads, words);
      EXPECT_EQ(run.exit_code, 0) << words << ", " << threads << ": " << run.err;
      EXPECT_EQ(run.out, free.out) << words << ", " << threads;
    }
  }
}

TEST(Threads, or_processes_that_a_picture_needs_are_reported_with_exit_code_71) {
  if (const std::string why = why_no_other_user(); !why.empty()) GTEST_SKIP() << why;
  const auto draw = [](int processes) { return with_threads(processes, "draw 2413 --format png"); };
  for (const int processes : {1, 2}) {
    const ProgramRun run = draw(processes);
    EXPECT_EQ(
        run.err,
        "eightfold: the system refused a process, memory or a thread for the picture; raise `ulimit` or "
        "write .svg\n");
    EXPECT_EQ(run.exit_code, 71);
    EXPECT_EQ(run.out, "");
  }
  EXPECT_EQ(draw(16).exit_code, 0);
}

}  // namespace
}  // namespace eightfold::test
