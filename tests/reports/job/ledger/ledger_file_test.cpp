// Creating and opening ledgers.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <thread>

#include "reports/job/ledger/ledger.hpp"
#include "reports/job/ledger/sqlite.hpp"
#include "tests/reports/job/child.hpp"
#include "tests/reports/job/fake_records.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::contents_of;
using eightfold::test::mentions;
using eightfold::test::TemporaryFolder;
using Access = Ledger::Access;
using Kind = LedgerError::Kind;
using Names = std::vector<std::string>;

const Spec spec = test::fake_job(5);

// Expects that the step fails with this kind of error, and that the message starts with the path and contains
// the phrases.
template <typename Step>
void expect_failure(Kind kind, const std::string& path, eightfold::test::Phrases phrases, Step step) {
  const std::string message = eightfold::test::message_of<LedgerError>([&] {
    try {
      step();
    } catch (const LedgerError& error) {
      EXPECT_EQ(error.kind(), kind) << error.what();
      throw;
    }
  });
  EXPECT_EQ(message.substr(0, path.size() + 2), path + ": ");
  EXPECT_TRUE(mentions(message, phrases));
}

void expect_not_created(Kind kind, const std::string& path, eightfold::test::Phrases phrases) {
  expect_failure(kind, path, phrases, [&] { Ledger::create(path, spec); });
}

void expect_not_opened(Kind kind, const std::string& path, eightfold::test::Phrases phrases) {
  for (const Access access : {Access::read, Access::write})
    expect_failure(kind, path, phrases, [&] { Ledger::open(path, access); });
}

std::uint32_t number_at(const std::string& bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = at; i < at + 4; ++i) number = number << 8 | static_cast<unsigned char>(bytes[i]);
  return number;
}

TEST(NewLedger, is_one_file_with_an_identifying_header) {
  const TemporaryFolder folder;
  Ledger::create(folder / "run.ledger", spec);
  EXPECT_EQ(folder.entries(), Names{"run.ledger"});
  // The offsets are those of the SQLite file format, https://www.sqlite.org/fileformat.html, section 1.3.
  const std::string bytes = contents_of(folder / "run.ledger");
  EXPECT_EQ(bytes.substr(0, 16), std::string("SQLite format 3\0", 16));
  EXPECT_EQ(bytes.substr(18, 2), "\2\2") << "WAL";
  EXPECT_EQ(number_at(bytes, 60), 2U) << "user_version";
  EXPECT_EQ(number_at(bytes, 68), number_at("8fld", 0)) << "application_id";
}

TEST(NewLedger, does_not_replace_files) {
  const TemporaryFolder folder;
  const std::string path = folder.add("run.ledger", "precious");
  expect_not_created(Kind::exists, path, {"already exists", "another name"});
  EXPECT_EQ(contents_of(path), "precious");
  std::filesystem::create_symlink("nowhere", folder / "link");
  expect_not_created(Kind::exists, folder / "link", {"already exists"});
  EXPECT_EQ(folder.entries(), (Names{"link", "run.ledger"}));
}

TEST(NewLedger, is_not_created_beside_the_journal_of_another_one) {
  const TemporaryFolder folder;
  folder.add("run.ledger-wal", "results of a ledger that was removed");
  expect_failure(Kind::exists, folder / "run.ledger-wal", {"belongs to a removed ledger"},
                 [&] { Ledger::create(folder / "run.ledger", spec); });
  EXPECT_EQ(folder.entries(), Names{"run.ledger-wal"});
}

TEST(NewLedger, reports_why_it_cannot_be_created) {
  const TemporaryFolder folder;
  expect_not_created(Kind::cannot_create, folder / "no/run.ledger", {"No such file or directory"});
  expect_not_created(Kind::cannot_create, folder.path(), {"Is a directory"});
  expect_not_created(Kind::cannot_create, folder / std::string(300, 'x'), {"File name too long"});
  folder.add("file", "");
  expect_not_created(Kind::cannot_create, folder / "file/run.ledger", {"Not a directory"});
  EXPECT_EQ(folder.entries(), Names{"file"});
}

TEST(NewLedger, is_complete_if_a_signal_arrives_during_its_creation) {
  const TemporaryFolder folder;
  test::Child child([&] {
    Ledger::create(folder / "run.ledger", test::fake_job(max_shards));
    return pause();
  });
  while (folder.entries().empty()) std::this_thread::yield();
  EXPECT_TRUE(folder.entries()[0].starts_with(".eightfold-"));
  kill(child.pid(), SIGTERM);
  EXPECT_EQ(child.wait(), 128 + SIGTERM);
  EXPECT_EQ(folder.entries(), Names{"run.ledger"});
  EXPECT_EQ(Ledger::open(folder / "run.ledger", Access::read).spec().shards, max_shards);
}

TEST(NewLedger, can_have_any_name) {
  const TemporaryFolder folder;
  for (const std::string name : {"a b", "50%", "what?mode=memory", "#1", "%41", "file:x", "n\303\266"}) {
    Ledger::create(folder / name, spec);
    EXPECT_EQ(Ledger::open(folder / name, Access::write).spec(), spec) << name;
  }
  EXPECT_EQ(folder.entries().size(), 7U);
}

TEST(NewLedger, can_be_in_the_current_folder) {
  const TemporaryFolder folder;
  test::Child child([&] {
    if (chdir(folder.path().c_str()) != 0) return 1;
    Ledger::create("run.ledger", spec);
    return Ledger::open("run.ledger", Access::write).spec() == spec ? 0 : 2;
  });
  EXPECT_EQ(child.wait(), 0);
}

TEST(OpeningALedger, follows_a_link) {
  const TemporaryFolder folder;
  std::filesystem::create_directory(folder / "there");
  Ledger::create(folder / "there/run.ledger", spec);
  std::filesystem::create_symlink("there/run.ledger", folder / "link");
  EXPECT_EQ(Ledger::open(folder / "link", Access::write).spec(), spec);
  EXPECT_EQ(folder.entries(), (Names{"link", "there"}));
}

TEST(OpeningALedger, rejects_other_files_without_changing_them) {
  const TemporaryFolder folder;
  expect_not_opened(Kind::not_found, folder / "nothing", {"no such file", "`eightfold job plan`"});
  expect_not_opened(Kind::not_a_ledger, folder.path(), {"a folder"});
  expect_not_opened(Kind::not_a_ledger, folder.add("empty", ""), {"empty"});
  expect_not_opened(Kind::not_a_ledger, folder.add("short", "8"), {"not a ledger"});
  const std::string job_file = job_file_text(spec);
  expect_not_opened(Kind::not_a_ledger, folder.add("run.job", job_file), {"not a ledger"});
  expect_not_opened(Kind::not_a_ledger, folder.add("text", std::string(10'000, '8')), {"not a ledger"});
  ASSERT_EQ(mkfifo((folder / "fifo").c_str(), 0600), 0);
  expect_not_opened(Kind::not_a_ledger, folder / "fifo", {"not a regular file"});
  EXPECT_EQ(folder.entries(), (Names{"empty", "fifo", "run.job", "short", "text"}));
  EXPECT_EQ(contents_of(folder / "run.job"), job_file);
}

TEST(OpeningALedger, does_not_change_the_database_of_another_program_after_a_crash) {
  const TemporaryFolder folder;
  const std::string path = folder.add("other.db", "");
  test::Child crashing([&] {
    Database other(path, Database::Mode::write, path);
    other.execute("PRAGMA journal_mode = WAL; CREATE TABLE job (text TEXT); INSERT INTO job VALUES ('mine')");
    return raise(SIGKILL);
  });
  EXPECT_EQ(crashing.wait(), 128 + SIGKILL);
  const Names before = folder.entries();
  EXPECT_EQ(before.size(), 3U);
  const std::string journal = contents_of(path + "-wal");
  expect_not_opened(Kind::not_a_ledger, path, {"another program's SQLite database"});
  EXPECT_EQ(folder.entries(), before);
  EXPECT_EQ(contents_of(path + "-wal"), journal);
}

// Creates a ledger and changes it with SQL.
std::string changed_ledger(const TemporaryFolder& folder, const std::string& sql) {
  const std::string path = folder / "run.ledger";
  std::filesystem::remove(path);
  Ledger::create(path, spec);
  Database(path, Database::Mode::write, path).execute(sql);
  return path;
}

TEST(OpeningALedger, rejects_a_newer_format) {
  const TemporaryFolder folder;
  expect_not_opened(Kind::not_a_ledger, changed_ledger(folder, "PRAGMA user_version = 3"),
                    {"a newer eightfold", "format 3", "expected 2"});
  expect_not_opened(Kind::not_a_ledger, changed_ledger(folder, "PRAGMA user_version = -1"), {"newer"});
  expect_not_opened(Kind::not_a_ledger, changed_ledger(folder, "PRAGMA user_version = 0"), {"damaged"});
}

TEST(OpeningALedger, rejects_other_tables) {
  const TemporaryFolder folder;
  expect_not_opened(Kind::not_a_ledger, changed_ledger(folder, "PRAGMA application_id = 0"),
                    {"another program's SQLite database"});
  for (const char* sql :
       {"DROP TABLE record", "CREATE TABLE more (x)", "ALTER TABLE record ADD COLUMN x TEXT",
        "CREATE TRIGGER t AFTER INSERT ON record BEGIN DELETE FROM record; END", "DROP INDEX unfinished",
        "DELETE FROM shard WHERE id = 2", "DELETE FROM shard WHERE id = 4",
        "INSERT INTO shard VALUES (5, 'open', NULL, NULL, NULL)", "UPDATE shard SET id = -1 WHERE id = 0"})
    expect_not_opened(Kind::not_a_ledger, changed_ledger(folder, sql), {"damaged", "plan the job again"});
}

TEST(OpeningALedger, rejects_a_job_whose_hash_does_not_match) {
  const TemporaryFolder folder;
  for (const char* sql : {"DELETE FROM job", "UPDATE job SET text = replace(text, '12', '13')",
                          "UPDATE job SET text = text || ' '"})
    expect_not_opened(Kind::not_a_ledger, changed_ledger(folder, sql), {"its job cannot be read"});
}

TEST(OpeningALedger, does_not_wait_for_writers) {
  const TemporaryFolder folder;
  const std::string path = folder / "run.ledger";
  Ledger::create(path, spec);
  Database other(path, Database::Mode::write, path);
  const Transaction open_transaction(other, Transaction::Kind::write);
  EXPECT_EQ(Ledger::open(path, Access::read).standing().count(ShardState::missing), 5U);
  EXPECT_EQ(Ledger::open(path, Access::write).standing().count(ShardState::missing), 5U);
}

// Runs a function as a user without write permission.
int as_nobody(const std::function<int()>& run) {
  test::Child child([&] {
    constexpr uid_t nobody = 65534;
    if (geteuid() == 0 && setuid(nobody) != 0) return 99;
    return run();
  });
  return child.wait();
}

class ForeignFolder : public ::testing::Test {
 protected:
  ForeignFolder() {
    Ledger::create(path_, spec);
    chmod(path_.c_str(), 0644);
  }
  ~ForeignFolder() override { chmod(folder_.path().c_str(), 0755); }

  void close_to_others() { ASSERT_EQ(chmod(folder_.path().c_str(), 0555), 0); }

  const TemporaryFolder folder_;
  const std::string path_ = folder_ / "run.ledger";
};

TEST_F(ForeignFolder, allows_reading) {
  close_to_others();
  EXPECT_EQ(as_nobody([&] {
              Ledger ledger = Ledger::open(path_, Access::read);
              return static_cast<int>(ledger.standing().count(ShardState::missing));
            }),
            5);
  EXPECT_EQ(folder_.entries(), Names{"run.ledger"});
}

TEST_F(ForeignFolder, does_not_allow_writing) {
  close_to_others();
  EXPECT_EQ(as_nobody([&] {
              expect_failure(Kind::cannot_create, path_, {"ermission denied"},
                             [&] { Ledger::open(path_, Access::write); });
              expect_not_created(Kind::cannot_create, folder_ / "new.ledger", {"Permission denied"});
              return ::testing::Test::HasFailure() ? 1 : 0;
            }),
            0);
}

TEST_F(ForeignFolder, with_an_unreadable_ledger_is_reported) {
  chmod(path_.c_str(), 0);
  close_to_others();
  EXPECT_EQ(as_nobody([&] {
              expect_not_opened(Kind::not_found, path_, {"Permission denied"});
              return ::testing::Test::HasFailure() ? 1 : 0;
            }),
            0);
}

TEST_F(ForeignFolder, with_a_ledger_and_a_journal_of_a_crash_is_reported) {
  test::Child crashing([&] {
    Ledger ledger = Ledger::open(path_, Access::write);
    ledger.register_worker(1);
    ledger.collect({test::correct_record(spec, 0)});
    return raise(SIGKILL);
  });
  EXPECT_EQ(crashing.wait(), 128 + SIGKILL);
  std::filesystem::remove(path_ + "-shm");
  close_to_others();
  EXPECT_EQ(as_nobody([&] {
              expect_failure(Kind::io, path_, {"run.ledger-wal", "copy both"},
                             [&] { Ledger::open(path_, Access::read); });
              return ::testing::Test::HasFailure() ? 1 : 0;
            }),
            0);
  chmod(folder_.path().c_str(), 0755);
  EXPECT_EQ(Ledger::open(path_, Access::read).standing().count(ShardState::done), 1U);
  EXPECT_EQ(folder_.entries(), Names{"run.ledger"});
}

}  // namespace
}  // namespace eightfold::job
