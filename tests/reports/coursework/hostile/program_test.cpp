// The hostile inputs in the program: its exit codes and its output.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <string_view>

#include "reports/text/internal/utf8.hpp"
#include "tests/reports/coursework/hostile/inputs.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

constexpr int found_wrong = 1;
constexpr int unreadable = 65;
constexpr int no_input = 66;

bool is_clean(const std::string& page) {
  return std::ranges::all_of(lines_of(page),
                             [](const std::string& line) { return reports::clean_line(line) == line; });
}

// One clean line of the program.
bool is_message(const std::string& text) {
  return text.starts_with("eightfold: ") && std::ranges::count(text, '\n') == 1 && is_clean(text);
}

TEST(HostileSubmission, exits_with_65_or_1_and_clean_output_in_every_format) {
  constexpr std::array<std::string_view, 7> formats = {"text",       "json",         "markdown", "junit",
                                                       "gradescope", "prairielearn", "csv"};
  std::size_t format = 0;
  for (const HostileInput& input : hostile_inputs()) {
    const std::string name(formats[format++ % formats.size()]);
    const ProgramRun run = eightfold({"verify", "-", "--format", name}, {.input = input.text});
    EXPECT_EQ(run.exit_code, input.readable ? found_wrong : unreadable) << input.name;
    EXPECT_TRUE(is_clean(run.out)) << input.name << " as " << name << ": " << run.out;
    EXPECT_TRUE(input.readable ? run.err.empty() : is_message(run.err)) << input.name << ": " << run.err;
  }
}

TEST(HostileFile, is_rejected_if_it_is_endless) {
  for (const std::string path : {"/dev/zero", "/dev/urandom"}) {
    const ProgramRun run = eightfold({"verify", path});
    EXPECT_EQ(run.exit_code, unreadable);
    EXPECT_TRUE(is_message(run.err)) << run.err;
    EXPECT_NE(run.err.find("16777216 bytes"), std::string::npos) << run.err;
  }
}

TEST(HostileFile, is_rejected_above_max_bytes) {
  const TemporaryFolder folder;
  const std::string text = "n: 4\norbit count: 1\n";
  const std::string path = folder.add("homework.txt", text);
  const std::string size = std::to_string(text.size());
  EXPECT_EQ(eightfold({"verify", path, "--max-bytes", size}).exit_code, 0);
  EXPECT_EQ(eightfold({"verify", path, "--max-bytes", std::to_string(text.size() - 1)}).exit_code,
            unreadable);
}

TEST(HostileFile, can_be_a_circular_link_or_have_a_very_long_name) {
  const TemporaryFolder folder;
  std::filesystem::create_symlink("circle", folder / "circle");
  constexpr std::size_t longer_than_any = 5000;
  for (const std::string& path :
       {folder / "circle", folder / "nothing", folder / std::string(longer_than_any, 'a')}) {
    const ProgramRun run = eightfold({"verify", path});
    EXPECT_EQ(run.exit_code, no_input);
    EXPECT_TRUE(is_message(run.err)) << run.err;
  }
}

TEST(HostileFile, has_no_effect_on_a_terminal_by_its_name) {
  const TemporaryFolder folder;
  for (const std::string name :
       {"\x1b[31m.txt", "a\nb.txt", "\xff.txt", "\xe2\x80\xae.txt", "\xc2\x9b.txt", "<b>.txt"}) {
    const ProgramRun run = eightfold({"verify", folder.add(name, "no placement")});
    EXPECT_EQ(run.exit_code, unreadable);
    EXPECT_TRUE(is_clean(run.out)) << run.out;
    EXPECT_TRUE(is_message(run.err)) << run.err;
  }
}

TEST(HostileFolder, is_summarized_with_any_content) {
  const TemporaryFolder folder;
  folder.add("ann.txt", "n: 4\norbit count: 1\n");
  folder.add("mallory.txt", "\x1b[2J");
  std::filesystem::create_directory(folder / "subfolder");
  std::filesystem::create_symlink("circle", folder / "circle");
  std::filesystem::create_symlink("nothing", folder / "dangling");
  std::filesystem::create_symlink("/dev/zero", folder / "endless");
  constexpr mode_t for_all = 0666;
  ASSERT_EQ(mkfifo((folder / "pipe").c_str(), for_all), 0);
  const ProgramRun run = eightfold({"verify", folder.path(), "--format", "csv"});
  EXPECT_EQ(run.exit_code, unreadable) << run.err;
  EXPECT_NE(run.out.find("ann.txt,,all right"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("mallory.txt,,unreadable"), std::string::npos) << run.out;
  EXPECT_TRUE(is_clean(run.out) && is_clean(run.err)) << run.out << run.err;
}

}  // namespace
}  // namespace eightfold::test
