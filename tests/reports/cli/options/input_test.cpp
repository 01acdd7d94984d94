#include "reports/cli/options/input.hpp"

#include <gtest/gtest.h>

#include <string>

#include "reports/cli/parse/exit_code.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::cli {
namespace {

// Expects a message with the path, and the exit code for input that is not found.
void expect_not_found(const std::string& path) {
  const std::string message = test::message_of<Failure>([&] {
    try {
      read_input(path);
    } catch (const Failure& failure) {
      EXPECT_EQ(failure.code(), ExitCode::no_input);
      throw;
    }
  });
  EXPECT_TRUE(test::mentions(message, {path + ": "}));
}

TEST(Input, has_every_byte_of_a_file) {
  const test::TemporaryFolder folder;
  std::string text("\0\r\n\x1a\xff", 5);
  EXPECT_EQ(read_input(folder.add("bytes", text)), text);
  EXPECT_EQ(read_input(folder.add("empty", "")), "");
  text.append(200'000, 'x');
  EXPECT_EQ(read_input(folder.add("long", text)), text);
}

TEST(Input, begins_after_a_byte_order_mark) {
  const test::TemporaryFolder folder;
  EXPECT_EQ(read_input(folder.add("from windows", "\xef\xbb\xbf[0]\r\n")), "[0]\r\n");
}

TEST(Input, that_is_missing_or_a_folder_is_not_found) {
  const test::TemporaryFolder folder;
  expect_not_found(folder / "missing");
  expect_not_found(folder.path());
}

}  // namespace
}  // namespace eightfold::cli
