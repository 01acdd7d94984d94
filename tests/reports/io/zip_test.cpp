#include "reports/io/internal/zip.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using reports::zip_archive;
using reports::ZipEntry;

std::string all_bytes() {
  std::string bytes;
  for (int i = 0; i < 1000; ++i) bytes += static_cast<char>(i % 256);
  return bytes;
}

const std::vector<ZipEntry> files = {
    {"first.txt", "123456789"}, {"folder/empty", ""}, {"folder/bytes", all_bytes()}};

// Python's reader shares no code with the writer, and checks every checksum.
TEST(Zip, is_read_by_another_program) {
  const TemporaryFolder folder;
  const std::string archive = folder.add("a.zip", zip_archive(files));
  const ProgramRun tested = run_program("/usr/bin/python3", {"-m", "zipfile", "-t", archive});
  EXPECT_EQ(tested.exit_code, 0) << tested.err;
  EXPECT_FALSE(contains(tested.out, "corrupted")) << tested.out;
  const ProgramRun run = run_program("/usr/bin/python3", {"-m", "zipfile", "-e", archive, folder / "out"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  for (const ZipEntry& file : files) EXPECT_EQ(contents_of(folder / ("out/" + file.name)), file.content);
}

// The check value of CRC-32 in the catalogue of Greg Cook is that of "123456789": cbf43926.
TEST(Zip, has_the_checksum_of_the_standard_and_a_fixed_date) {
  const std::string archive = zip_archive(files);
  EXPECT_EQ(archive.substr(14, 4), "\x26\x39\xf4\xcb");
  EXPECT_EQ(archive.substr(12, 2), "\x21\x28");  // 2000-01-01: (2000-1980) * 512 + 32 + 1
  EXPECT_EQ(archive, zip_archive(files));
}

TEST(Zip, may_be_empty) { EXPECT_EQ(zip_archive({}), std::string("PK\5\6") + std::string(18, '\0')); }

TEST(Zip, refuses_names_that_the_format_cannot_have) {
  const std::vector<ZipEntry> long_name = {{std::string(0x10000, 'a'), ""}};
  EXPECT_THROW((void)zip_archive(long_name), std::length_error);
}

}  // namespace
}  // namespace eightfold::test
