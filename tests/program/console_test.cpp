// Sessions of a shell in data/goldens/console, byte by byte. Each line that begins with "$ " is a command. It
// runs in the folder of its session, and below it is what it prints:
//   > LINE   on standard output
//   ! LINE   on standard error
//   \        the last line has no newline
//   ? CODE   the exit code, unless it is 0
// All other lines are comments.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "tests/support/golden.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// What sessions share: `same` reports commands whose outputs differ, `boards` counts the boards in a picture,
// and `work` shows what --stats prints without the time and the rate.
constexpr const char* functions = R"sh(
same() {
  first=$(eval "$1" | cksum)
  for each; do test "$(eval "$each" | cksum)" = "$first" || echo "differ: $1, $each"; done
}
boards() { grep -o '#squares' | wc -l; }
work() { eightfold "$@" --stats 2>&1 > /dev/null | sed 's/ in [0-9.]* s.*//'; }
cd "$0" && )sh";

std::string marked(char mark, const std::string& text) {
  std::string out;
  for (const std::string& line : lines_of(text)) out += mark + (line.empty() ? "" : ' ' + line) + '\n';
  return text.empty() || text.ends_with('\n') ? out : out + "\\\n";
}

std::string replayed(const std::string& session) {
  const TemporaryFolder folder;
  const std::string path =
      std::filesystem::path(program_path()).parent_path().string() + ':' + std::getenv("PATH");
  std::string text;
  for (const std::string& line : lines_of(session)) {
    if (!line.empty() && contains(">!\\?", line.substr(0, 1))) continue;
    text += line + '\n';
    if (!line.starts_with("$ ")) continue;
    const ProgramRun run = run_program("sh", {"-c", functions + line.substr(2), folder.path()},
                                       {.environment = {{"PATH", path}, {"LC_ALL", "C"}}});
    text += marked('>', run.out) + marked('!', run.err);
    if (run.exit_code != 0) text += "? " + std::to_string(run.exit_code) + '\n';
  }
  return text;
}

std::vector<std::string> sessions() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(EIGHTFOLD_DATA_DIR "/goldens/console"))
    names.push_back(entry.path().stem().string());
  std::ranges::sort(names);
  return names;
}

class Console : public ::testing::TestWithParam<std::string> {};

TEST_P(Console, prints_what_the_session_shows) {
  const std::string file = "console/" + GetParam() + ".txt";
  expect_golden(file, replayed(contents_of(EIGHTFOLD_DATA_DIR "/goldens/" + file)));
}

INSTANTIATE_TEST_SUITE_P(Sessions, Console, ::testing::ValuesIn(sessions()), [](const auto& session) {
  std::string name = session.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace eightfold::test
