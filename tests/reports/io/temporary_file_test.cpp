#include "reports/io/internal/temporary_file.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/run_program.hpp"
#include "tests/support/unnamed_file.hpp"

namespace eightfold::reports {
namespace {

using Names = std::vector<std::string>;

void write_and_close(const TemporaryFile& file, const std::string& text) {
  EXPECT_EQ(write(file.descriptor(), text.data(), text.size()), static_cast<ssize_t>(text.size()));
  close(file.descriptor());
}

bool is_hidden(const std::string& name) { return name.starts_with(".eightfold-"); }

TEST(TemporaryFile, has_no_name_before_it_is_given_one) {
  const test::TemporaryFolder folder;
  if (const auto why = test::why_no_unnamed_file(folder.path()); !why.empty()) GTEST_SKIP() << why;
  TemporaryFile file = TemporaryFile::beside(folder / "report.txt", 0640);
  EXPECT_EQ(folder.entries(), Names{});
  ASSERT_TRUE(file.give_name());
  ASSERT_TRUE(file.give_name()) << "it has one already";
  ASSERT_EQ(folder.entries().size(), 1U);
  EXPECT_TRUE(is_hidden(folder.entries()[0]));
  write_and_close(file, "text\n");
  ASSERT_TRUE(file.put(folder / "report.txt"));
  EXPECT_FALSE(file);
  EXPECT_EQ(folder.entries(), Names{"report.txt"});
  EXPECT_EQ(test::contents_of(folder / "report.txt"), "text\n");
}

TEST(TemporaryFile, may_have_a_name_from_the_beginning) {
  const test::TemporaryFolder folder;
  TemporaryFile file = TemporaryFile::named_beside(folder / "report.txt", 0640);
  ASSERT_EQ(folder.entries().size(), 1U);
  EXPECT_TRUE(is_hidden(folder.entries()[0]));
  ASSERT_TRUE(file.give_name());
  EXPECT_EQ(folder.entries().size(), 1U);
  write_and_close(file, "text\n");
  ASSERT_TRUE(file.put(folder / "report.txt"));
  EXPECT_EQ(test::contents_of(folder / "report.txt"), "text\n");
}

TEST(TemporaryFile, does_not_replace_a_file_that_is_kept) {
  const test::TemporaryFolder folder;
  const std::string older = folder.add("report.txt", "older\n");
  {
    TemporaryFile file = TemporaryFile::beside(older, 0600);
    ASSERT_TRUE(file.give_name());
    write_and_close(file, "newer\n");
    EXPECT_FALSE(file.put(older, Existing::keep));
    EXPECT_EQ(errno, EEXIST);
    EXPECT_TRUE(file);
  }
  EXPECT_EQ(folder.entries(), Names{"report.txt"});
  EXPECT_EQ(test::contents_of(older), "older\n");
}

TEST(TemporaryFile, is_removed_with_its_object_or_all_at_once) {
  const test::TemporaryFolder folder;
  std::vector<TemporaryFile> files;
  for (int i = 0; i < 100; ++i) {
    files.push_back(TemporaryFile::named_beside(folder / std::to_string(i), 0600));
    close(files.back().descriptor());
  }
  for (std::size_t i = 0; i < 100; i += 2) ASSERT_TRUE(files[i].put(folder / std::to_string(i)));
  for (int i = 0; i < 10; ++i) files.pop_back();
  EXPECT_EQ(folder.entries().size(), 50U + 45U);
  TemporaryFile::remove_all();
  const Names kept = folder.entries();
  EXPECT_EQ(kept.size(), 50U);
  for (const std::string& name : kept) EXPECT_FALSE(is_hidden(name)) << name;
}

TEST(TemporaryFile, may_be_put_by_threads_while_all_are_removed) {
  const test::TemporaryFolder folder;
  std::atomic<bool> stop = false;
  std::vector<std::thread> threads;
  for (int thread = 0; thread < 4; ++thread)
    threads.emplace_back([&, thread] {
      while (!stop) {
        TemporaryFile file = TemporaryFile::named_beside(folder / std::to_string(thread), 0600);
        write_and_close(file, "text\n");
        file.put(folder / std::to_string(thread));  // fails if the file was removed
      }
    });
  for (int i = 0; i < 3000; ++i) TemporaryFile::remove_all();
  stop = true;
  for (std::thread& thread : threads) thread.join();
  for (const std::string& name : folder.entries()) {
    EXPECT_FALSE(is_hidden(name)) << name;
    EXPECT_EQ(test::contents_of(folder / name), "text\n");
  }
}

TEST(TemporaryFile, that_got_its_name_late_is_removed_like_the_others) {
  const test::TemporaryFolder folder;
  TemporaryFile file = TemporaryFile::beside(folder / "report.txt", 0600);
  ASSERT_TRUE(file.give_name());
  close(file.descriptor());
  TemporaryFile::remove_all();
  EXPECT_EQ(folder.entries(), Names{});
}

TEST(TemporaryFile, may_be_put_at_a_new_place_that_is_kept) {
  const test::TemporaryFolder folder;
  TemporaryFile file = TemporaryFile::named_beside(folder / "report.txt", 0600);
  write_and_close(file, "text\n");
  EXPECT_TRUE(file.put(folder / "report.txt", Existing::keep));
  EXPECT_FALSE(file);
  EXPECT_EQ(folder.entries(), Names{"report.txt"});
}

TEST(TemporaryFile, is_not_removed_by_its_former_name) {
  const test::TemporaryFolder folder;
  TemporaryFile file = TemporaryFile::named_beside(folder / "report.txt", 0600);
  const std::string former = folder.entries().at(0);
  close(file.descriptor());
  ASSERT_TRUE(file.put(folder / "report.txt"));
  folder.add(former, "of somebody else\n");
  TemporaryFile::remove_all();
  EXPECT_EQ(test::contents_of(folder / former), "of somebody else\n");
}

TEST(SyncFolder, fails_if_the_folder_does_not_exist) {
  const test::TemporaryFolder folder;
  EXPECT_TRUE(sync_folder_of(folder / "report.txt"));
  EXPECT_FALSE(sync_folder_of(folder / "missing/report.txt"));
  EXPECT_EQ(errno, ENOENT);
}

TEST(SyncFolder, closes_the_folder_if_standard_input_is_closed) {
  const test::TemporaryFolder folder;
  const int input = dup(STDIN_FILENO);
  close(STDIN_FILENO);  // the folder gets the descriptor 0
  EXPECT_TRUE(sync_folder_of(folder / "report.txt"));
  EXPECT_EQ(fcntl(STDIN_FILENO, F_GETFD), -1);
  if (input >= 0) {
    dup2(input, STDIN_FILENO);
    close(input);
  }
}

}  // namespace
}  // namespace eightfold::reports
