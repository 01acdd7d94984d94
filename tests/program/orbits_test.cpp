#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

TEST(Orbits, keep_their_full_group_label_under_a_subgroup) {
  EXPECT_NE(eightfold("orbits 5 --group quarter-turn").out.find("10 = 2x4 + 2x1"), std::string::npos);
  EXPECT_NE(eightfold("orbits 8 --group half_turn").out.find("92 = 44x2 + 4x1"), std::string::npos);
}

TEST(Orbits, are_the_same_on_any_number_of_threads) {
  for (const std::string words : {"9", "10 --members", "8 --format json --group rotations"}) {
    const ProgramRun one = eightfold("orbits --threads 1 " + words);
    EXPECT_EQ(one.exit_code, 0) << words;
    for (const std::string threads : {"2", "3"})
      EXPECT_EQ(eightfold("orbits " + words + " --threads " + threads).out, one.out) << words;
    EXPECT_EQ(eightfold("orbits " + words).out, one.out) << words;
  }
}

// The list of all solutions is classified by another route, which visits every placement.
TEST(Orbits, of_all_solutions_equal_those_of_their_list) {
  const auto body_of = [](const std::string& report) { return report.substr(report.find("\n\n")); };
  for (const std::string rule : {"queens", "superqueens", "torus", "rooks"})
    for (const std::string group : {"full", "half-turn", "transpose"}) {
      const std::string n = rule == "superqueens" ? "10" : rule == "torus" ? "7" : "6";
      const std::string words = " --rule " + rule + " --group " + group;
      const ProgramRun run = eightfold("orbits " + n + words);
      EXPECT_EQ(run.exit_code, 0) << words;
      EXPECT_EQ(run.err, "") << words;
      const std::string list = eightfold("list " + n + " --rule " + rule).out;
      EXPECT_EQ(body_of(run.out), body_of(eightfold("orbits --from -" + words, {.input = list}).out))
          << words;
    }
}

TEST(Orbits, of_five_rooks_are_23) {
  const ProgramRun run = eightfold("orbits 5 --rule rooks");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(lines_of(run.out).at(0), "Orbits of the 5-rooks solutions under the full group (order 8)");
  // OEIS A000903(5) = 23, A000899(5) = 9.
  EXPECT_NE(run.out.find("\n120 = 9x8 + 10x4 + 4x2\n"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("= 184 / 8 = 23\nIsomorph rejection: 23; they agree"), std::string::npos) << run.out;
}

TEST(Orbits, write_the_same_to_a_file_as_to_standard_output) {
  const TemporaryFolder folder;
  const ProgramRun run = eightfold({"orbits", "8", "--format", "json", "-o", folder / "report.json"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(contents_of(folder / "report.json"), eightfold("orbits 8 --format json").out);
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"report.json"});
}

TEST(Orbits, write_one_report_for_each_n_to_a_new_folder) {
  const TemporaryFolder folder;
  const ProgramRun run = eightfold({"orbits", "4..10", "--output-dir", folder / "new"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder / "new"))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  EXPECT_EQ(names,
            (std::vector<std::string>{"orbits-04.json", "orbits-05.json", "orbits-06.json", "orbits-07.json",
                                      "orbits-08.json", "orbits-09.json", "orbits-10.json"}));
  EXPECT_EQ(contents_of(folder / "new/orbits-08.json"), eightfold("orbits 8 --format json").out);
}

TEST(Orbits, continue_after_a_file_that_fails_and_exit_with_the_highest_code) {
  const TemporaryFolder folder;
  std::filesystem::create_symlink("/dev/full", folder / "orbits-05.json");
  std::filesystem::create_directory(folder / "orbits-06.json");
  const ProgramRun run = eightfold({"orbits", "4..7", "--output-dir", folder.path(), "--force"});
  EXPECT_EQ(run.exit_code, 74);
  EXPECT_EQ(run.err, "eightfold: " + (folder / "orbits-05.json") + ": No space left on device\n" +
                         "eightfold: " + (folder / "orbits-06.json") + ": Is a directory\n");
  EXPECT_EQ(contents_of(folder / "orbits-07.json"), eightfold("orbits 7 --format json").out);
}

TEST(Orbits, overwrite_no_report_in_a_folder_without_force) {
  const TemporaryFolder folder;
  const auto reports_of = [&](const std::string& words) {
    std::vector<std::string> arguments = words_of("orbits " + words);
    arguments.insert(arguments.end(), {"--output-dir", folder.path()});
    return eightfold(arguments);
  };
  EXPECT_EQ(reports_of("5..6 --rule rooks").exit_code, 0);
  const ProgramRun refused = reports_of("4..6 --group rotations");
  EXPECT_EQ(refused.exit_code, 73);
  EXPECT_EQ(refused.err, "eightfold: " + (folder / "orbits-05.json") +
                             ": already exists; add --force to overwrite it, or use another --output-dir\n");
  EXPECT_EQ(folder.entries(), (std::vector<std::string>{"orbits-05.json", "orbits-06.json"}));
  EXPECT_EQ(contents_of(folder / "orbits-05.json"), eightfold("orbits 5 --rule rooks --format json").out);
  EXPECT_EQ(reports_of("4 --rule rooks").exit_code, 0) << "other files do not matter";
  EXPECT_EQ(reports_of("5 --format text").exit_code, 0) << "other files do not matter";
  EXPECT_EQ(reports_of("4..6 --group rotations --force").exit_code, 0);
  EXPECT_EQ(contents_of(folder / "orbits-05.json"),
            eightfold("orbits 5 --group rotations --format json").out);
  std::filesystem::create_symlink("nowhere", folder / "orbits-07.json");
  EXPECT_EQ(reports_of("7").exit_code, 73) << "a dangling link is a file";
}

TEST(Orbits, write_text_reports_to_a_folder_on_request) {
  const TemporaryFolder folder;
  EXPECT_EQ(eightfold({"orbits", "8", "--format", "text", "--output-dir", folder.path()}).exit_code, 0);
  EXPECT_EQ(contents_of(folder / "orbits-08.txt"), eightfold("orbits 8").out);
}

TEST(Orbits, are_csv_in_files_and_for_lists) {
  const TemporaryFolder folder;
  EXPECT_EQ(eightfold({"orbits", "4..6", "--format", "csv", "--output-dir", folder / "new"}).exit_code, 0);
  EXPECT_EQ(contents_of(folder / "new/orbits-06.csv"), eightfold("orbits 6 --format csv").out);
  const std::string list = folder.add("list", eightfold("list 6").out);
  EXPECT_EQ(eightfold({"orbits", "--from", list, "--format", "csv"}).out,
            eightfold("orbits 6 --format csv").out);
  const std::string part = folder.add("part", "[1 3 0 2]\n");
  const ProgramRun run = eightfold({"orbits", "--from", part, "--format", "csv"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_TRUE(run.err.ends_with("; use --format text to list them\n")) << run.err;
}

TEST(Orbits, replace_an_older_file_only_when_they_are_complete) {
  const TemporaryFolder folder;
  const std::string report = folder.add("report.json", "older");
  chmod(report.c_str(), 0640);
  EXPECT_EQ(eightfold({"orbits", "6", "--format", "json", "-o", report}).exit_code, 0);
  EXPECT_EQ(contents_of(report), eightfold("orbits 6 --format json").out);
  struct stat status {};
  ASSERT_EQ(stat(report.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0640U);
}

TEST(Orbits, keep_the_older_file_and_no_temporary_after_a_signal) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) {
    const TemporaryFolder folder;
    const std::string report = folder.add("report.json", "older");
    // The note about a long run follows the opening of the file, and triggers the signal.
    const ProgramRun run = eightfold({"orbits", "20", "-o", report}, {.kill_with = signal});
    EXPECT_EQ(run.exit_code, 128 + signal);
    EXPECT_EQ(contents_of(report), "older");
    EXPECT_EQ(folder.entries(), std::vector<std::string>{"report.json"});
  }
}

TEST(Orbits, write_no_file_when_the_input_is_invalid) {
  const TemporaryFolder folder;
  const std::string input = folder.add("input.txt", "[0 1\n");
  EXPECT_EQ(eightfold({"orbits", "--from", input, "-o", folder / "report.txt"}).exit_code, 65);
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"input.txt"});
}

TEST(Orbits, follow_a_symbolic_link_to_the_file) {
  const TemporaryFolder folder;
  folder.add("target.txt", "older");
  std::filesystem::create_symlink("target.txt", folder / "link.txt");
  EXPECT_EQ(eightfold({"orbits", "6", "-o", folder / "link.txt"}).exit_code, 0);
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link.txt"));
  EXPECT_EQ(contents_of(folder / "target.txt"), eightfold("orbits 6").out);
}

TEST(Orbits, follow_a_symbolic_link_to_a_file_that_does_not_exist) {
  const TemporaryFolder folder;
  std::filesystem::create_symlink("target.txt", folder / "link.txt");
  EXPECT_EQ(eightfold({"orbits", "6", "-o", folder / "link.txt"}).exit_code, 0);
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link.txt"));
  EXPECT_EQ(contents_of(folder / "target.txt"), eightfold("orbits 6").out);
  std::filesystem::create_symlink("loop", folder / "loop");
  EXPECT_EQ(eightfold({"orbits", "6", "-o", folder / "loop"}).exit_code, 73);
}

TEST(Orbits, write_to_a_file_with_the_longest_possible_name) {
  const TemporaryFolder folder;
  const std::string name(255, 'x');
  EXPECT_EQ(eightfold({"orbits", "6", "-o", folder / name}).exit_code, 0);
  EXPECT_EQ(folder.entries(), std::vector<std::string>{name});
}

TEST(Orbits, do_not_replace_devices) {
  EXPECT_EQ(eightfold("orbits 6 -o /dev/null").exit_code, 0);
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
  const ProgramRun full = eightfold("orbits 6 -o /dev/full");
  EXPECT_EQ(full.exit_code, 74);
  EXPECT_EQ(full.err, "eightfold: /dev/full: No space left on device\n");
}

}  // namespace
}  // namespace eightfold::test
