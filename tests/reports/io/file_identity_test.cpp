#include "reports/io/internal/file_identity.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

TEST(FileIdentity, is_the_same_for_every_name_of_a_file) {
  const test::TemporaryFolder folder;
  const std::string file = folder.add("file", "");
  std::filesystem::create_hard_link(file, folder / "hard");
  std::filesystem::create_symlink("file", folder / "soft");
  std::filesystem::create_symlink("soft", folder / "softer");
  const auto identity = identity_of(file);
  ASSERT_TRUE(identity);
  for (const std::string name : {"hard", "soft", "softer", "./file"})
    EXPECT_EQ(identity_of(folder / name), identity) << name;
  EXPECT_NE(identity_of(folder.add("other", "")), identity);
}

TEST(FileIdentity, of_an_open_file_is_that_of_its_path) {
  const test::TemporaryFolder folder;
  const std::string file = folder.add("file", "");
  const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
  EXPECT_EQ(identity_of(descriptor), identity_of(file));
  close(descriptor);
  EXPECT_EQ(identity_of(descriptor), std::nullopt);
}

TEST(FileIdentity, of_a_file_that_does_not_exist_is_that_of_its_name_in_its_folder) {
  const test::TemporaryFolder folder;
  std::filesystem::create_directory(folder / "a");
  std::filesystem::create_directory_symlink("a", folder / "link");
  std::filesystem::create_symlink("a/new", folder / "dangling");
  const auto identity = identity_of(folder / "a/new");
  ASSERT_TRUE(identity);
  for (const std::string name : {"a/../a/new", "link/new", "dangling"})
    EXPECT_EQ(identity_of(folder / name), identity) << name;
  for (const std::string name : {"new", "a/newer"}) EXPECT_NE(identity_of(folder / name), identity) << name;
}

TEST(FileIdentity, is_only_that_of_regular_files) {
  const test::TemporaryFolder folder;
  ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
  std::filesystem::create_symlink("loop", folder / "loop");
  for (const std::string& path : {std::string(), folder.path(), folder / "pipe", folder / "loop",
                                  folder / "none/new", folder / "none/", std::string("/dev/null")})
    EXPECT_EQ(identity_of(path), std::nullopt) << path;
}

}  // namespace
}  // namespace eightfold::reports
