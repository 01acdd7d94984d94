#include <gtest/gtest.h>

#include <filesystem>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

TEST(NewAssignment, rejects_a_read_only_folder) {
  const ProgramSetting ordinary_user = {.as_ordinary_user = true};
  if (eightfold("--version", ordinary_user).exit_code != 0)
    GTEST_SKIP() << "an ordinary user cannot run " << program_path();
  const TemporaryFolder folder;
  std::filesystem::permissions(folder.path(), std::filesystem::perms{0555});
  const ProgramRun run = eightfold("new-assignment --output-dir " + folder.path(), ordinary_user);
  std::filesystem::permissions(folder.path(), std::filesystem::perms::owner_all);
  EXPECT_EQ(run.exit_code, 73);
  EXPECT_EQ(run.err, "eightfold: " + (folder / "assignment.html") + ": Permission denied\n");
}

}  // namespace
}  // namespace eightfold::test
