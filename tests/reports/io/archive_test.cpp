#include "reports/io/internal/archive.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "reports/io/internal/zip.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using reports::is_archive;
using reports::is_archive_file;

std::string zip_of(const std::vector<reports::ZipEntry>& files) { return reports::zip_archive(files); }

TEST(Archive, is_recognized_by_its_first_bytes) {
  EXPECT_TRUE(is_archive(zip_of({{"a.txt", "n: 8"}})));
  EXPECT_TRUE(is_archive(zip_of({})));
  EXPECT_TRUE(is_archive("\x1f\x8b\x08"));
  EXPECT_TRUE(is_archive("BZh91AY"));
  EXPECT_TRUE(is_archive("Rar!\x1a\x07\x01"));
  EXPECT_TRUE(is_archive("7z\xbc\xaf\x27\x1c"));
  EXPECT_TRUE(
      is_archive(std::string_view("\xfd"
                                  "7zXZ\0",
                                  6)));
  EXPECT_TRUE(is_archive("answer.txt" + std::string(247, '\0') + "ustar"));
}

TEST(Archive, is_not_a_text_or_an_office_document) {
  for (const std::string text : {"", "P", "PK: 8 queens", "n: 8\norbit count: 12\n", "%PDF-1.4"})
    EXPECT_FALSE(is_archive(text)) << text;
  EXPECT_FALSE(is_archive(zip_of({{"[Content_Types].xml", "x"}, {"word/document.xml", "x"}})));
  EXPECT_FALSE(is_archive(zip_of({{"mimetype", "application/vnd.oasis.opendocument.text"}})));
}

TEST(Archive, is_a_regular_file) {
  const TemporaryFolder folder;
  EXPECT_TRUE(is_archive_file(folder.add("download", zip_of({{"a.txt", "n: 8"}}))));
  EXPECT_FALSE(is_archive_file(folder.add("download.zip", "n: 8")));
  EXPECT_FALSE(is_archive_file(folder.path()));
  EXPECT_FALSE(is_archive_file(folder / "none"));
}

}  // namespace
}  // namespace eightfold::test
