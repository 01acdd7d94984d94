#include <gtest/gtest.h>

#include <filesystem>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

namespace fs = std::filesystem;

// A program in a folder of its own, with the page that an installation has, if any.
ProgramRun playground(const TemporaryFolder& folder, const std::string& page) {
  fs::create_directories(folder / "bin");
  fs::copy_file(program_path(), folder / "bin/eightfold");
  if (!page.empty()) {
    fs::create_directories(folder / "share/eightfold");
    folder.add("share/eightfold/playground.html", page);
  }
  return run_program(folder / "bin/eightfold", {"playground", "-o", folder / "copy.html"});
}

TEST(Playground, is_a_copy_of_the_installed_page) {
  const TemporaryFolder folder;
  const std::string page = "<!DOCTYPE html>\n" + std::string(1'300'000, '~') + "\n";
  const ProgramRun run = playground(folder, page);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(contents_of(folder / "copy.html"), page);
}

TEST(Playground, that_is_not_installed_is_an_error_of_one_line) {
  const TemporaryFolder folder;
  const ProgramRun run = playground(folder, "");
  EXPECT_EQ(run.exit_code, 66);
  EXPECT_EQ(
      run.err,
      "eightfold: the playground is not installed; install the package eightfold-playground, or build it as "
      "reports/web/README.md says\n");
  EXPECT_FALSE(fs::exists(folder / "copy.html"));
}

}  // namespace
}  // namespace eightfold::test
