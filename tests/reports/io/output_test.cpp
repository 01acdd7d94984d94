#include "reports/io/internal/output.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "reports/io/internal/temporary_file.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/ordinary_user.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/unnamed_file.hpp"

namespace eightfold::reports {
namespace {

using Kind = OutputError::Kind;
using Names = std::vector<std::string>;

void write_file(const std::string& path, std::string_view text) {
  Output out = Output::file(path);
  out.write(text);
  out.commit();
}

// The kind of the OutputError that the step throws; its message must name the path.
template <typename Step>
Kind failure_of(const std::string& path, Step step) {
  Kind kind{};
  const auto remember_kind = [&] {
    try {
      step();
    } catch (const OutputError& error) {
      kind = error.kind();
      throw;
    }
  };
  EXPECT_TRUE(test::mentions(test::message_of<OutputError>(remember_kind), {path + ": "}));
  return kind;
}

unsigned mode_of(const std::string& path) {
  struct stat status {};
  EXPECT_EQ(stat(path.c_str(), &status), 0);
  return status.st_mode & 07777U;
}

TEST(OutputFile, appears_complete_on_commit) {
  const test::TemporaryFolder folder;
  Output out = Output::file(folder / "report.txt");
  out.write("first ");
  out.write("second\n");
  EXPECT_FALSE(std::filesystem::exists(folder / "report.txt"));
  out.commit();
  EXPECT_EQ(test::contents_of(folder / "report.txt"), "first second\n");
  EXPECT_EQ(folder.entries(), (Names{"report.txt"}));
}

TEST(OutputFile, does_not_appear_without_commit) {
  const test::TemporaryFolder folder;
  {
    Output out = Output::file(folder / "report.txt");
    out.write("half a rep");
  }
  EXPECT_EQ(folder.entries(), Names{});
}

TEST(OutputFile, leaves_the_old_file_unchanged_until_commit) {
  const test::TemporaryFolder folder;
  const std::string path = folder.add("report.txt", "old\n");
  {
    Output out = Output::file(path);
    out.write("new\n");
    EXPECT_EQ(test::contents_of(path), "old\n");
  }
  EXPECT_EQ(test::contents_of(path), "old\n");
  write_file(path, "new\n");
  EXPECT_EQ(test::contents_of(path), "new\n");
  EXPECT_EQ(folder.entries(), (Names{"report.txt"}));
}

TEST(OutputFile, may_be_empty) {
  const test::TemporaryFolder folder;
  Output::file(folder / "empty").commit();
  EXPECT_EQ(test::contents_of(folder / "empty"), "");
}

TEST(OutputFile, may_be_larger_than_the_buffer) {
  const test::TemporaryFolder folder;
  std::string expected;
  Output out = Output::file(folder / "long.txt");
  for (int i = 0; i < 50'000; ++i) {
    const std::string line = "line " + std::to_string(i) + '\n';
    out.write(line);
    expected += line;
  }
  out.write(std::string(200'000, 'x'));
  expected.append(200'000, 'x');
  out.commit();
  EXPECT_EQ(test::contents_of(folder / "long.txt"), expected);
}

TEST(OutputFile, may_be_moved) {
  const test::TemporaryFolder folder;
  Output out = Output::file(folder / "report.txt");
  out.write("before ");
  Output heir = std::move(out);
  heir.write("after\n");
  heir.commit();
  EXPECT_EQ(test::contents_of(folder / "report.txt"), "before after\n");
}

TEST(OutputFile, keeps_the_mode_of_the_file_that_it_replaces) {
  const test::TemporaryFolder folder;
  const std::string path = folder.add("report.txt", "old\n");
  for (const mode_t mode : {0600U, 0640U, 0755U}) {
    ASSERT_EQ(chmod(path.c_str(), mode), 0);
    write_file(path, "new\n");
    EXPECT_EQ(mode_of(path), mode);
  }
}

TEST(OutputFile, has_the_default_mode_if_it_is_new) {
  const test::TemporaryFolder folder;
  const mode_t before = umask(027);
  write_file(folder / "report.txt", "new\n");
  umask(before);
  EXPECT_EQ(mode_of(folder / "report.txt"), 0640U);
}

TEST(OutputFile, may_be_a_symbolic_link) {
  const test::TemporaryFolder folder;
  std::filesystem::create_directory(folder / "elsewhere");
  folder.add("elsewhere/report.txt", "old\n");
  std::filesystem::create_symlink("elsewhere/report.txt", folder / "link");
  write_file(folder / "link", "new\n");
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
  EXPECT_EQ(test::contents_of(folder / "elsewhere/report.txt"), "new\n");
  EXPECT_EQ(folder.entries(), (Names{"elsewhere", "link"}));
}

TEST(OutputFile, may_be_a_dangling_symbolic_link) {
  const test::TemporaryFolder folder;
  std::filesystem::create_symlink("second", folder / "first");
  std::filesystem::create_symlink(folder / "report.txt", folder / "second");
  write_file(folder / "first", "new\n");
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "first"));
  EXPECT_EQ(folder.entries(), (Names{"first", "report.txt", "second"}));
  EXPECT_EQ(test::contents_of(folder / "report.txt"), "new\n");
}

TEST(OutputFile, may_be_open_with_others) {
  const test::TemporaryFolder folder;
  {
    Output dropped = Output::file(folder / "dropped");
    Output kept = Output::file(folder / "kept");
    Output dropped_too = Output::file(folder / "dropped too");
    kept.commit();
  }
  EXPECT_EQ(folder.entries(), (Names{"kept"}));
}

TEST(OutputFile, cannot_be_where_no_file_can_be) {
  const test::TemporaryFolder folder;
  std::filesystem::create_symlink("loop", folder / "loop");
  folder.add("file", "");
  for (const std::string& path :
       {folder.path(), folder / "loop", folder / "missing/report.txt", folder / "missing/",
        folder / "file/report.txt", folder / std::string(5000, 'x')})
    EXPECT_EQ(failure_of(path, [&] { Output::file(path); }), Kind::cannot_create) << path;
  EXPECT_EQ(folder.entries(), (Names{"file", "loop"}));
}

TEST(OutputFile, has_a_printable_name_in_messages) {
  const test::TemporaryFolder folder;
  const auto message = test::message_of<OutputError>([&] { Output::file(folder / "\x1b[31m/report.txt"); });
  EXPECT_TRUE(test::mentions(message, {R"(/\x1b[31m/report.txt: )"}));
}

// In a child, which an ordinary user owns: root may write every file.
TEST(OutputFile, is_not_replaced_without_write_permission) {
  const auto test_as_ordinary_user = [] {
    test::become_ordinary_user();
    const test::TemporaryFolder folder;
    const std::string path = folder.add("report.txt", "old\n");
    EXPECT_EQ(chmod(path.c_str(), 0444), 0);
    EXPECT_EQ(failure_of(path, [&] { Output::file(path); }), Kind::cannot_create);
    EXPECT_EQ(test::contents_of(path), "old\n");
  };
  EXPECT_EXIT(
      {
        test_as_ordinary_user();
        _exit(HasFailure() ? 1 : 0);
      },
      ::testing::ExitedWithCode(0), "");
}

TEST(OutputFile, has_no_name_until_commit) {
  const test::TemporaryFolder folder;
  if (const auto why = test::why_no_unnamed_file(folder.path()); !why.empty()) GTEST_SKIP() << why;
  Output out = Output::file(folder / "report.txt");
  out.write(std::string(200'000, 'x'));
  EXPECT_EQ(folder.entries(), Names{});
}

TEST(OutputFile, replaces_no_file_that_is_kept) {
  const test::TemporaryFolder folder;
  const std::string path = folder.add("report.txt", "old\n");
  EXPECT_EQ(failure_of(path, [&] { Output::file(path, Existing::keep); }), Kind::exists);
  const std::string link = folder / "link";
  std::filesystem::create_symlink("nowhere", link);
  EXPECT_EQ(failure_of(link, [&] { Output::file(link, Existing::keep); }), Kind::exists);
  EXPECT_EQ(folder.entries(), (Names{"link", "report.txt"}));
  EXPECT_EQ(test::contents_of(path), "old\n");
}

TEST(OutputFile, replaces_no_kept_file_that_appears_before_commit) {
  const test::TemporaryFolder folder;
  const std::string path = folder / "report.txt";
  {
    Output out = Output::file(path, Existing::keep);
    out.write("new\n");
    folder.add("report.txt", "old\n");
    EXPECT_EQ(failure_of(path, [&] { out.commit(); }), Kind::exists);
  }
  EXPECT_EQ(test::contents_of(path), "old\n");
  EXPECT_EQ(folder.entries(), Names{"report.txt"});
}

TEST(OutputFile, may_be_written_by_threads_while_temporary_files_are_removed) {
  const test::TemporaryFolder folder;
  std::atomic<bool> stop = false;
  std::vector<std::thread> threads;
  for (int thread = 0; thread < 4; ++thread)
    threads.emplace_back([&, thread] {
      while (!stop) {
        Output out = Output::file(folder / std::to_string(thread));
        try {
          out.write("text\n");
          out.commit();
        } catch (const OutputError&) {  // its temporary file was removed
        }
      }
    });
  for (int i = 0; i < 300; ++i) TemporaryFile::remove_all();
  stop = true;
  for (std::thread& thread : threads) thread.join();
  for (const std::string& name : folder.entries()) {
    EXPECT_FALSE(name.starts_with('.')) << name;
    EXPECT_EQ(test::contents_of(folder / name), "text\n");
    EXPECT_EQ(mode_of(folder / name), mode_of(folder.add("any", "")));
  }
}

TEST(OutputDevice, remains_a_device) {
  write_file("/dev/null", "gone\n");
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST(OutputDevice, that_is_full_cannot_be_written) {
  EXPECT_EQ(failure_of("/dev/full", [] { write_file("/dev/full", "text\n"); }), Kind::cannot_write);
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
}

TEST(OutputDevice, reports_a_closed_pipe) {
  const test::TemporaryFolder folder;
  const std::string path = folder / "pipe";
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  const int reader = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  ASSERT_GE(reader, 0);
  const auto before = std::signal(SIGPIPE, SIG_IGN);
  Output out = Output::file(path);
  out.write("read\n");
  std::string got(5, ' ');
  EXPECT_EQ(read(reader, got.data(), got.size()), 5);
  EXPECT_EQ(got, "read\n");
  close(reader);
  EXPECT_EQ(failure_of(path, [&] { out.write(std::string(100'000, 'x')); }), Kind::pipe_closed);
  std::signal(SIGPIPE, before);
}

TEST(OutputFile, of_a_chosen_name_is_regular) {
  const test::TemporaryFolder folder;
  const std::string path = folder / "pipe";
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  for (const std::string& name : {path, std::string("/dev/null"), folder.path()})
    EXPECT_TRUE(test::mentions(test::message_of<OutputError>([&] { Output::regular_file(name); }),
                               {name + ": exists and is not a regular file; remove it"}));
  Output out = Output::regular_file(folder / "new");
  out.write("text");
  out.commit();
  EXPECT_EQ(test::contents_of(folder / "new"), "text");
}

// A write that follows another within a millisecond is collected. Not all of 10,000 writes are slower.
TEST(OutputFile, collects_short_writes_into_longer_ones) {
  const test::TemporaryFolder folder;
  const std::string path = folder / "pipe";
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  const int reader = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  ASSERT_GE(reader, 0);
  Output out = Output::file(path);
  int arrived = 0;
  char byte = 0;
  for (int i = 0; i < 10'000; ++i) {
    out.write("x");
    bool any = false;
    while (read(reader, &byte, 1) > 0) any = true;
    arrived += any ? 1 : 0;
  }
  EXPECT_LT(arrived, 10'000);
  close(reader);
}

}  // namespace
}  // namespace eightfold::reports
