#include "reports/job/run/folder.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <thread>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/io/internal/output.hpp"
#include "tests/reports/cases.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/ordinary_user.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

namespace fs = std::filesystem;
using eightfold::test::contents_of;
using reports::OutputError;
using reports::ParseError;
using Access = Folder::Access;
using Kind = OutputError::Kind;
using Names = std::vector<std::string>;
using Shards = std::vector<std::uint32_t>;

Names names_in(const std::string& path) {
  Names names;
  for (const auto& entry : fs::directory_iterator(path)) names.push_back(entry.path().filename());
  std::ranges::sort(names);
  return names;
}

// The message of the OutputError that the step throws, which is of this kind.
template <typename Step>
std::string output_failure(Kind kind, Step step) {
  try {
    step();
  } catch (const OutputError& error) {
    if (error.kind() == kind) return error.what();
  }
  ADD_FAILURE() << "no exception of this kind";
  return "";
}

// Runs the function in a child process, which exits with its result.
pid_t start_child(const std::function<int()>& run) {
  const pid_t child = fork();
  if (child == 0) _exit(run());
  return child;
}

int status_of_child(pid_t child) {
  int status = -1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  return status;
}

// A path for the folder of a job, and the paths of its files.
class JobFolder : public ::testing::Test {
 protected:
  std::string operator/(const std::string& name) const { return folder_ / ("run/" + name); }
  Folder create() const { return test::new_folder(path_, spec_); }
  Names records() const { return names_in(*this / "records"); }
  Record record(const std::string& name) const {
    return parse_record(contents_of(*this / ("records/" + name)));
  }
  Record of(std::uint32_t shard, std::uint64_t count = 92) const {
    return test::record_of(spec_, shard, count);
  }

  const eightfold::test::TemporaryFolder folder_;
  const std::string path_ = folder_ / "run";
  const Spec spec_ = test::count_of_eight(10);
};

TEST_F(JobFolder, is_created_with_its_parents_and_opened) {
  Folder::create(folder_ / "a/run", spec_);
  EXPECT_EQ(names_in(folder_ / "a/run"), (Names{"job.json", "records"}));
  EXPECT_EQ(contents_of(folder_ / "a/run/job.json"), job_file_text(spec_));
  fs::create_directory(path_);
  EXPECT_EQ(Folder::create(path_, spec_).job(), job_hash(spec_)) << "it exists without a job";
  const Folder folder = Folder::open(path_, Access::write);
  EXPECT_EQ(folder.spec(), spec_);
  EXPECT_EQ(names_in(path_), (Names{"job.json", "lock", "records"}));
  EXPECT_EQ(folder.list_path(7), *this / "records/00007.ndjson");
}

TEST_F(JobFolder, is_created_completely_or_not_at_all) {
  create().write(of(7));
  EXPECT_EQ(contents_of(*this / "job.json"), job_file_text(spec_));
  for (int i = 0; i < 2; ++i) {  // then without job.json, but with records
    EXPECT_EQ(output_failure(Kind::exists, [&] { Folder::create(path_, test::count_of_eight(3)); }),
              path_ + ": has a job already; give another name");
    EXPECT_EQ(records(), Names{"00007.json"});
    fs::remove(*this / "job.json");
  }
  folder_.add("file", "");
  output_failure(Kind::cannot_create, [&] { Folder::create(folder_ / "file/run", spec_); });
  fs::create_directory(folder_ / "full");
  test::overwrite(folder_ / "full/records", "");
  output_failure(Kind::cannot_create, [&] { Folder::create(folder_ / "full", spec_); });
  EXPECT_EQ(folder_.entries(), (Names{"file", "full", "run"}));
  EXPECT_EQ(names_in(folder_ / "full"), Names{"records"});
}

TEST_F(JobFolder, needs_a_valid_job_file) {
  const auto expect_rejected = [&](const std::string& reason) {
    const auto message = eightfold::test::message_of<ParseError>([&] { Folder::open(path_, Access::read); });
    EXPECT_TRUE(message.starts_with(*this / ("job.json: " + reason))) << message;
  };
  expect_rejected("No such file");
  create();
  const std::string text = job_file_text(spec_);
  for (const std::string& changed :
       {text.substr(0, 50), std::string(text).replace(text.find("\"n\":8"), 5, "\"n\":9"),
        text + std::string(1U << 20U, ' ')}) {
    test::overwrite(*this / "job.json", changed);
    expect_rejected("damaged: ");
  }
}

TEST_F(JobFolder, keeps_every_record_and_completes_those_without_a_certificate) {
  const Folder folder = test::new_folder(path_, test::list_of_eight());
  const auto record_with = [](char certificate) {  // - for none, and ! for another outcome
    if (certificate == '-') return test::list_record(1);
    Record record = test::certified_record(1, {certificate});
    if (certificate == '!') record.outcome.list->bytes = 7;
    return record;
  };
  for (const std::string step : {"-=-", "-=--", "a=a-", "-=a--", "!=a--!", "b=ab-!", "a=aba!", "a=aba!a"}) {
    folder.write(record_with(step[0]));
    const std::string files = step.substr(2);
    ASSERT_EQ(records().size(), files.size()) << step;
    for (std::size_t i = 0; i < files.size(); ++i) {
      const std::string copy = i == 0 ? "" : "-" + std::to_string(i + 1);
      EXPECT_EQ(record("00001" + copy + ".json"), record_with(files[i])) << step;
    }
  }
}

TEST_F(JobFolder, replaces_damaged_and_misplaced_files_but_nothing_else) {
  const Folder folder = create();
  const std::string path = *this / "records/00007.json";
  for (const std::string& bad : {std::string(), record_text(of(7)).substr(0, 99), std::string("{}\n"),
                                 std::string(100'000, 'x'), record_text(of(6))}) {
    test::overwrite(path, bad);
    folder.write(of(7));
    EXPECT_EQ(record("00007.json"), of(7));
    EXPECT_EQ(records(), Names{"00007.json"});
  }
  const std::string foreign = record_text(test::record_of(test::count_of_eight(9), 7, 92));
  const auto failure = [&](Kind kind) { return output_failure(kind, [&] { folder.write(of(7)); }); };
  test::overwrite(path, foreign);
  EXPECT_EQ(failure(Kind::exists), path + ": is a record of another job; remove it");
  EXPECT_EQ(contents_of(path), foreign);
  fs::remove(path);
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  EXPECT_EQ(failure(Kind::cannot_create), path + ": exists and is not a regular file; remove it");
  fs::remove_all(*this / "records");
  failure(Kind::cannot_create);
}

TEST_F(JobFolder, keeps_every_record_of_threads_that_write_at_the_same_time) {
  const Folder folder = create();
  std::vector<std::jthread> threads;
  for (std::uint64_t thread = 0; thread < 4; ++thread)
    threads.emplace_back([&folder, this, thread] {
      for (std::uint64_t i = 0; i < 6; ++i) folder.write(of(7, 10 * thread + i));
    });
  threads.clear();
  std::set<std::uint64_t> counts;
  for (const Record& each : folder.read(7).records) counts.insert(each.outcome.count);
  EXPECT_EQ(counts.size(), 24U);
  EXPECT_EQ(records().size(), 24U);
}

TEST_F(JobFolder, reads_the_valid_records_and_audits_of_a_shard) {
  const Folder folder = create();
  for (const std::uint64_t count : {92, 93, 92}) folder.write(of(7, count));
  folder.write(of(7, 93), Folder::Place::audits);
  EXPECT_EQ(folder.read(7).state, ShardState::conflict);
  test::overwrite(*this / "records/00007-3.json", "{");
  folder.write(of(6), Folder::Place::audits);
  const ShardStanding shard = folder.read(7);
  EXPECT_EQ(shard.outcome, of(7, 93).outcome);
  EXPECT_EQ(shard.records, (std::vector{of(7), of(7, 93)}));
  EXPECT_EQ(shard.audits, std::vector{of(7, 93)});
  EXPECT_EQ(folder.read(6).state, ShardState::missing);
  EXPECT_EQ(folder.read(6).audits, std::vector{of(6)});
}

TEST_F(JobFolder, reads_the_list_of_one_shard_and_the_sizes_of_all) {
  const Folder folder = test::list_folder(path_);
  const std::string list = test::lists_of_eight()[1];
  const auto expect_missing = [&](const std::string& invalid) {
    EXPECT_EQ(folder.read(1).state, ShardState::missing);
    const Standing standing = test::standing_in(folder);
    EXPECT_EQ(standing.count(ShardState::missing), invalid.empty() ? 0U : 1U);
    EXPECT_EQ(standing.invalid,
              invalid.empty() ? Names{} : Names{*this / ("records/00001.ndjson: " + invalid)});
  };
  const std::string expected = ", expected " + std::to_string(list.size());
  EXPECT_EQ(folder.read(1).state, ShardState::done);
  test::overwrite(folder.list_path(1), std::string(list).replace(13, 1, "9"));
  expect_missing("");
  test::overwrite(folder.list_path(1), list + "\n");
  expect_missing("has " + std::to_string(list.size() + 1) + " bytes" + expected);
  fs::resize_file(folder.list_path(1), std::uintmax_t{1} << 40);  // 1 TiB of zeros
  expect_missing("has 1099511627776 bytes" + expected);
  fs::remove(folder.list_path(1));
  expect_missing("No such file or directory");
  folder.write(test::list_record(1), Folder::Place::audits);
  EXPECT_EQ(folder.read(1).audits.size(), 1U) << "an audit has no list";
}

TEST_F(JobFolder, names_each_invalid_file) {
  const Folder folder = create();
  Record list = test::list_record(1);
  list.job = folder.job();
  const std::string sound = record_text(of(1));
  const std::map<std::string, std::string> texts = {
      {"a record of shard 1", sound},
      {"truncated", sound.substr(0, 100)},
      {"another record", record_text(of(2))},
      {"altered", std::string(sound).replace(99, 1, "#")},
      {"a record of a list", record_text(list)},
      {"100000 bytes", std::string(100'000, 'x')},
      {"a record of another job", record_text(test::record_of(test::count_of_eight(9), 1, 92))}};
  const auto in_records = [&](const eightfold::test::Cells& c) -> std::string {
    const std::string path = *this / ("records/" + c.at(1));
    if (c.at(2) == "a folder")
      fs::create_directory(path);
    else
      test::overwrite(path, texts.at(c.at(2)));
    const Standing standing = test::standing_in(folder);
    fs::remove(path);
    if (standing.invalid.empty()) return standing.count(ShardState::done) == 0 ? "ignored" : "valid";
    EXPECT_EQ(standing.count(ShardState::missing), 10U);
    return standing.invalid[0].substr((*this / "records/").size());
  };
  eightfold::test::expect_cases("job-folder-cases.txt", {{"records", in_records}});
}

// Permissions do not apply to root. An unreadable folder cannot be synced.
TEST_F(JobFolder, can_be_read_only_or_unreadable) {
  const Folder folder = create();
  folder.write(of(7));
  const auto child_with = [&](mode_t mode, const std::function<int()>& run) {
    for (const std::string& path : {path_, *this / "records"}) EXPECT_EQ(chmod(path.c_str(), mode), 0);
    const int status = status_of_child(start_child([&] {
      eightfold::test::become_ordinary_user();
      return run();
    }));
    for (const std::string& path : {path_, *this / "records"}) EXPECT_EQ(chmod(path.c_str(), 0755), 0);
    return status;
  };
  ASSERT_EQ(chmod(folder_.path().c_str(), 0755), 0);
  EXPECT_EQ(child_with(0555,
                       [&] {
                         const Folder own = Folder::open(path_, Access::read);
                         EXPECT_EQ(test::standing_in(own).shards_in(ShardState::done), Shards{7});
                         EXPECT_TRUE(own.lock(3)) << "without a lock";
                         EXPECT_EQ(own.locked(), Shards{});
                         output_failure(Kind::cannot_create, [&] { own.write(of(6)); });
                         return HasFailure() ? 1 : 0;
                       }),
            0);
  EXPECT_EQ(child_with(0333,
                       [&] {
                         folder.write(of(6));
                         EXPECT_EQ(
                             eightfold::test::message_of<ParseError>([&] { test::standing_in(folder); }),
                             *this / "records: Permission denied");
                         return HasFailure() ? 1 : 0;
                       }),
            0);
  EXPECT_EQ(record("00006.json"), of(6));
}

TEST_F(JobFolder, has_locks_that_other_processes_see) {
  const Folder one = create();
  const Folder other = Folder::open(path_, Access::write);
  {
    std::vector<std::optional<Folder::Lock>> locks;
    for (const std::uint32_t shard : {0U, 1U, 2U, 6U, 9U}) EXPECT_TRUE(locks.emplace_back(one.lock(shard)));
    EXPECT_FALSE(other.lock(6));
    const auto seventh = other.lock(7);
    EXPECT_TRUE(seventh);
    EXPECT_FALSE(one.lock(7));
    EXPECT_EQ(other.locked(), (Shards{0, 1, 2, 6, 9}));
    EXPECT_EQ(one.locked(), Shards{7});
    EXPECT_EQ(Folder::open(path_, Access::read).locked(), (Shards{0, 1, 2, 6, 7, 9}));
    locks[1].reset();
    EXPECT_EQ(other.locked(), (Shards{0, 2, 6, 9}));
  }
  EXPECT_EQ(other.locked(), Shards{});
  EXPECT_TRUE(other.lock(6));
  const int file = ::open((*this / "lock").c_str(), O_RDWR | O_CLOEXEC);
  for (const off_t length : {100, 0}) {  // beyond the shards of the job
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_start = 8;
    lock.l_len = length;
    ASSERT_EQ(fcntl(file, F_OFD_SETLK, &lock), 0);
    EXPECT_EQ(one.locked(), (Shards{8, 9}));
  }
  close(file);
  EXPECT_EQ(fs::file_size(*this / "lock"), 0U) << "locks are no state";
}

TEST_F(JobFolder, has_no_locks_of_a_process_that_died) {
  const Folder folder = create();
  std::array<int, 2> ready{};
  ASSERT_EQ(pipe(ready.data()), 0);
  const pid_t holder = start_child([&] {
    const auto lock = Folder::open(path_, Access::write).lock(3);
    return write(ready[1], "!", 1) == 1 ? pause() : 1;
  });
  close(ready[1]);
  char byte = 0;
  ASSERT_EQ(read(ready[0], &byte, 1), 1);
  EXPECT_FALSE(folder.lock(3));
  EXPECT_EQ(folder.locked(), Shards{3});
  kill(holder, SIGKILL);
  EXPECT_EQ(status_of_child(holder), SIGKILL);
  EXPECT_EQ(folder.locked(), Shards{});
  EXPECT_TRUE(folder.lock(3));
  close(ready[0]);
}

}  // namespace
}  // namespace eightfold::job
