#include "reports/io/internal/input_file.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <string>

#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

TEST(InputFile, is_read_to_its_end_whatever_failed_before) {
  const test::TemporaryFolder folder;
  std::string text;
  for (int i = 0; i < 30'000; ++i) text += std::to_string(i) + '\n';
  InputFile file(folder.add("list.txt", text));
  EXPECT_EQ(file.size(), text.size());
  errno = EINTR;  // of an earlier call
  std::string read;
  for (std::string_view piece = file.next(); !piece.empty(); piece = file.next()) read += piece;
  EXPECT_EQ(read, text);
}

// The least descriptor that is not in use.
int next_descriptor() {
  const int descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC);
  close(descriptor);
  return descriptor;
}

TEST(InputFile, is_closed_with_its_object) {
  const test::TemporaryFolder folder;
  const std::string path = folder.add("list.txt", "[0]\n");
  const int before = next_descriptor();
  { const InputFile file(path); }
  EXPECT_EQ(next_descriptor(), before);
}

}  // namespace
}  // namespace eightfold::reports
