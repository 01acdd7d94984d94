#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// libsodium fails only if the system has no source of randomness, so this library replaces its function.
TEST(InternalError, is_reported_in_one_line_with_exit_code_70) {
  const TemporaryFolder folder;
  const ProgramRun run = eightfold("job plan count 8 -o " + (folder / "run"),
                                   {.environment = {{"LD_PRELOAD", EIGHTFOLD_FAILING_SODIUM},
                                                    {"ASAN_OPTIONS", "verify_asan_link_order=0"}}});
  EXPECT_EQ(run.exit_code, 70);
  EXPECT_EQ(run.err, "eightfold: internal error: libsodium cannot be initialized; please report it\n");
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(folder.entries(), std::vector<std::string>{});
}

}  // namespace
}  // namespace eightfold::test
