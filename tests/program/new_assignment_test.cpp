#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

const std::vector<std::string> file_names = {"assignment.html", "assignment.md", "assignment.tex", "key.json",
                                             "rubric.json",     "template.json", "template.txt"};

std::string together(const TemporaryFolder& folder) {
  std::string text;
  for (const std::string& name : file_names) text += name + '\n' + contents_of(folder / name);
  return text;
}

ProgramRun write_into(const std::string& folder, const std::string& words,
                      const ProgramSetting& setting = {}) {
  std::vector<std::string> arguments = words_of("new-assignment " + words);
  arguments.insert(arguments.end(), {"--output-dir", folder});
  return eightfold(arguments, setting);
}

TEST(NewAssignment, names_the_purpose_of_its_files) {
  const TemporaryFolder folder;
  const ProgramRun run = write_into(folder / "new/homework", "--n 8 --seed 7");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.err, "");
  const std::string at = folder / "new/homework/";
  EXPECT_EQ(run.out, at + "assignment.html  for students: the questions\n" + at +
                         "assignment.tex  for students: the questions, for LaTeX\n" + at +
                         "assignment.md  for students: the questions, in Markdown\n" + at +
                         "template.txt  for students: to fill in and submit\n" + at +
                         "template.json  for students: to fill in and submit as JSON\n" + at +
                         "key.json  for the teacher: the answers and the planted mistake\n" + at +
                         "rubric.json  for the teacher: the points, for eightfold verify --rubric\n");
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder / "new/homework"))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  EXPECT_EQ(names, file_names);
}

TEST(NewAssignment, depends_only_on_the_seed_and_the_options) {
  const TemporaryFolder first;
  const TemporaryFolder again;
  const TemporaryFolder other;
  for (const std::string words : {"--vary ", "", "--n 9 --rule queens --group full --boards 5 "}) {
    EXPECT_EQ(write_into(first.path(), words + "--force --seed 7").exit_code, 0);
    EXPECT_EQ(write_into(again.path(), words + "--force --seed 7").exit_code, 0);
    EXPECT_EQ(write_into(other.path(), words + "--force --seed 8").exit_code, 0);
    EXPECT_EQ(together(first), together(again)) << words;
    EXPECT_NE(contents_of(first / "assignment.md"), contents_of(other / "assignment.md")) << words;
  }
}

TEST(NewAssignment, uses_seed_1_by_default) {
  const TemporaryFolder without;
  const TemporaryFolder with;
  EXPECT_EQ(write_into(without.path(), "").exit_code, 0);
  EXPECT_EQ(write_into(with.path(), "--seed 1").exit_code, 0);
  EXPECT_EQ(together(without), together(with));
}

TEST(NewAssignment, names_its_folder_after_n_and_the_seed) {
  const TemporaryFolder folder;
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());
  const ProgramRun run = eightfold("new-assignment --n 8 --seed 18446744073709551615");
  std::filesystem::current_path(before);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"assignment-8-18446744073709551615"});
}

constexpr std::string_view random_bytes = "0123456789abcdef\x01\xff\n more";

TEST(NewAssignment, takes_the_seed_from_a_secret_file) {
  const TemporaryFolder folder;
  const std::string secret = folder.add("key.bin", std::string(random_bytes));
  EXPECT_EQ(write_into(folder / "a", "--secret " + secret).exit_code, 0);
  // The same seed by other programs: the first 16 digits of the SHA-256.
  const std::string script = "{ echo eightfold assignment; cat \"$1\"; } | sha256sum | cut -c -16";
  const std::string hex = run_program("/bin/sh", {"-c", script, "sh", secret}).out;
  const std::string seed = std::to_string(std::stoull(hex, nullptr, 16));
  EXPECT_EQ(write_into(folder / "b", "--seed " + seed).exit_code, 0);
  EXPECT_EQ(contents_of(folder / "a/assignment.md"), contents_of(folder / "b/assignment.md"));
  const std::string key = contents_of(folder / "a/key.json");
  EXPECT_TRUE(contains(key, "`eightfold new-assignment --secret FILE`")) << key;
  EXPECT_TRUE(contains(contents_of(folder / "b/key.json"), "--seed " + seed));
  for (const std::string& name : file_names)
    EXPECT_FALSE(contains(contents_of(folder / "a/" + name), seed)) << name;
  EXPECT_EQ(write_into(folder / "c", "--secret -", {.input = std::string(random_bytes)}).exit_code, 0);
  EXPECT_EQ(contents_of(folder / "c/key.json"), key);
}

TEST(NewAssignment, names_no_folder_after_a_secret_seed) {
  const TemporaryFolder folder;
  folder.add("key.bin", std::string(random_bytes));
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());
  const ProgramRun run = eightfold("new-assignment --n 6 --secret key.bin");
  std::filesystem::current_path(before);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(folder.entries(), (std::vector<std::string>{"assignment-6", "key.bin"}));
}

TEST(NewAssignment, rejects_a_secret_that_it_cannot_use) {
  const TemporaryFolder folder;
  const std::string brief = folder.add("brief", "0123456789abcde");
  const auto refused = [&](const std::string& words) { return write_into(folder / "a", words); };
  EXPECT_EQ(refused("--secret " + brief).exit_code, 65);
  EXPECT_EQ(refused("--secret " + brief).err,
            "eightfold: --secret " + brief + ": this file has 15 bytes; give a file of 16 bytes or more\n");
  EXPECT_EQ(refused("--secret " + (folder / "none")).exit_code, 66);
  EXPECT_EQ(refused("--secret " + folder.path()).exit_code, 66);
  EXPECT_EQ(refused("--secret " + brief + " --seed 1").exit_code, 2);
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"brief"});
}

TEST(NewAssignment, never_overwrites_the_secret) {
  const TemporaryFolder folder;
  const std::string secret = folder.add("key.json", std::string(random_bytes));
  const ProgramRun run = write_into(folder.path(), "--force --secret " + secret);
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.err, "eightfold: --output-dir: " + secret + " is also an input; give another folder\n");
  EXPECT_EQ(contents_of(secret), random_bytes);
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"key.json"});
}

TEST(NewAssignment, follows_the_options) {
  const TemporaryFolder folder;
  EXPECT_EQ(write_into(folder.path(), "--n 11 --rule torus --group rotations --boards 3").exit_code, 0);
  const std::string key = contents_of(folder / "key.json");
  EXPECT_NE(key.find("\"n\": 11,\n  \"rule\": \"torus\",\n  \"group\": \"quarter_turn\""), std::string::npos)
      << key;
  // 88 solutions, of which the half turn fixes 8: 96 / 4 = 24, as `eightfold burnside` finds by search.
  EXPECT_NE(key.find("\"orbit_count\": 24,"), std::string::npos) << key;
  EXPECT_NE(contents_of(folder / "assignment.md").find("Board C"), std::string::npos);
  EXPECT_EQ(contents_of(folder / "assignment.md").find("Board D"), std::string::npos);
}

// The count of a command that shares only the group code.
TEST(NewAssignment, agrees_with_burnside_on_the_number_of_orbits) {
  for (const std::string words : {"8 --rule queens --group full", "9 --rule queens --group half-turn",
                                  "12 --rule queens --group axis-klein", "12 --rule superqueens --group full",
                                  "7 --rule torus --group diagonal-klein", "5 --rule rooks --group transpose",
                                  "6 --rule rooks --group full"}) {
    const TemporaryFolder folder;
    EXPECT_EQ(write_into(folder.path(), "--n " + words).exit_code, 0) << words;
    const std::string burnside = eightfold("burnside " + words).out;
    const std::string line = "\norbits = sum / order = ";
    const std::size_t at = burnside.find(line) + line.size();
    std::string division = burnside.substr(at, burnside.find('\n', at) - at);
    std::erase(division, ',');
    const auto numbers = words_of(division);
    ASSERT_EQ(numbers.size(), 5U) << burnside;
    const std::string key = contents_of(folder / "key.json");
    EXPECT_NE(key.find("\"burnside_sum\": " + numbers[0] + ",\n  \"orbit_count\": " + numbers[4] + ",\n"),
              std::string::npos)
        << words << '\n'
        << key;
  }
}

TEST(NewAssignment, overwrites_nothing_without_force) {
  const TemporaryFolder folder;
  const std::string older = folder.add("key.json", "older");
  const ProgramRun refused = write_into(folder.path(), "--n 6");
  EXPECT_EQ(refused.exit_code, 73);
  EXPECT_EQ(refused.out, "");
  EXPECT_EQ(refused.err, "eightfold: " + older +
                             ": already exists; add --force to overwrite it, or use another --output-dir\n");
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"key.json"});
  EXPECT_EQ(contents_of(older), "older");
  EXPECT_EQ(write_into(folder.path(), "--n 6 --force").exit_code, 0);
  EXPECT_EQ(folder.entries(), file_names);
  EXPECT_NE(contents_of(older), "older");
}

TEST(NewAssignment, treats_a_dangling_link_as_a_file) {
  const TemporaryFolder folder;
  std::filesystem::create_symlink("nowhere", folder / "rubric.json");
  EXPECT_EQ(write_into(folder.path(), "").exit_code, 73);
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"rubric.json"});
}

TEST(NewAssignment, reports_why_it_cannot_write) {
  const TemporaryFolder folder;
  const std::string file = folder.add("file", "");
  EXPECT_EQ(write_into(file, "").exit_code, 73);
  const ProgramRun below = write_into(file + "/homework", "");
  EXPECT_EQ(below.exit_code, 73);
  EXPECT_EQ(below.err, "eightfold: --output-dir " + file + "/homework: Not a directory\n");
  std::filesystem::create_directory(folder / "taken");
  std::filesystem::create_directory(folder / "taken/key.json");
  EXPECT_EQ(write_into(folder / "taken", "--force").exit_code, 73);
  std::filesystem::create_directory(folder / "full");
  std::filesystem::create_symlink("/dev/full", folder / "full/assignment.html");
  const ProgramRun full = write_into(folder / "full", "--force");
  EXPECT_EQ(full.exit_code, 74);
  EXPECT_EQ(full.err, "eightfold: " + (folder / "full/assignment.html") + ": No space left on device\n");
}

TEST(NewAssignment, rejects_a_read_only_folder) {
  const ProgramSetting ordinary_user = {.as_ordinary_user = true};
  if (eightfold("--version", ordinary_user).exit_code != 0)
    GTEST_SKIP() << "an ordinary user cannot run " << program_path();
  const TemporaryFolder folder;
  std::filesystem::permissions(folder.path(), std::filesystem::perms{0555});
  const ProgramRun run = write_into(folder.path(), "", ordinary_user);
  std::filesystem::permissions(folder.path(), std::filesystem::perms::owner_all);
  EXPECT_EQ(run.exit_code, 73);
  EXPECT_EQ(run.err, "eightfold: " + (folder / "assignment.html") + ": Permission denied\n");
}

TEST(NewAssignment, names_the_invalid_argument_and_writes_nothing) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"8", "unexpected argument \"8\"; give none"},
      {"--n 3", "--n: 3 is out of range; give 4 to 12"},
      {"--n -8", "--n: -8 is out of range; give 4 to 12"},
      {"--n eight", "--n: \"eight\" is not a whole number; give 4 to 12"},
      {"--n 8 --rule superqueens",
       "--n: there is no exercise about the 8-superqueens puzzle; give 10, 11 or 12"},
      {"--rule torus", "--n: there is no exercise about the 8-queens puzzle on the torus; give 5, 7 or 11"},
      {"--seed -1", "--seed: -1 is out of range; give 0 to 18446744073709551615"},
      {"--seed 18446744073709551616",
       "--seed: 18446744073709551616 is out of range; give 0 to 18446744073709551615"},
      {"--group trivial",
       "--group: \"trivial\" is not a valid group; choose full, d4, quarter-turn, rotations, half-turn, "
       "axis-klein, "
       "diagonal-klein, flip-horizontal, flip-vertical, transpose or anti-transpose"},
      {"--students roster.csv --format moodle",
       "--students: cannot be combined with --format; give one of them"},
      {"--boards 0", "--boards: 0 is out of range; give 1 to 12"},
      {"--boards 13", "--boards: 13 is out of range; give 1 to 12"},
      {"--n 6 --rule queens --boards 5",
       "--boards: 5 is out of range; give 1 to 4, the number of 6-queens solutions"},
  };
  for (const auto& [words, message] : cases) {
    const TemporaryFolder folder;
    const ProgramRun run = write_into(folder / "homework", words);
    EXPECT_EQ(run.exit_code, 2) << words;
    EXPECT_EQ(run.err, "eightfold: " + message + '\n') << words;
    EXPECT_EQ(run.out, "") << words;
    EXPECT_TRUE(folder.entries().empty()) << words;
  }
}

}  // namespace
}  // namespace eightfold::test
