// Making and opening ledgers: where, and of what.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <thread>

#include "reports/job/ledger/ledger.hpp"
#include "reports/job/ledger/sqlite.hpp"
#include "tests/reports/job/child.hpp"
#include "tests/reports/job/made_records.hpp"
#include "tests/reports/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::contents_of;
using eightfold::test::mentions;
using eightfold::test::TemporaryFolder;
using Access = Ledger::Access;
using Kind = LedgerError::Kind;
using Names = std::vector<std::string>;

const Spec spec = test::made_up_job(5);

// That the step fails in this way, with a message that begins with the path and has the phrases.
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

void expect_not_made(Kind kind, const std::string& path, eightfold::test::Phrases phrases) {
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

TEST(NewLedger, is_one_file_that_says_what_it_is) {
  const TemporaryFolder folder;
  Ledger::create(folder / "run.ledger", spec);
  EXPECT_EQ(folder.entries(), Names{"run.ledger"});
  // The places are those of the SQLite file format, https://www.sqlite.org/fileformat.html, section 1.3.
  const std::string bytes = contents_of(folder / "run.ledger");
  EXPECT_EQ(bytes.substr(0, 16), std::string("SQLite format 3\0", 16));
  EXPECT_EQ(bytes.substr(18, 2), "\2\2") << "WAL";
  EXPECT_EQ(number_at(bytes, 60), 1U) << "user_version";
  EXPECT_EQ(number_at(bytes, 68), number_at("8fld", 0)) << "application_id";
}

TEST(NewLedger, replaces_nothing) {
  const TemporaryFolder folder;
  const std::string path = folder.add("run.ledger", "precious");
  expect_not_made(Kind::exists, path, {"is there already", "another name"});
  EXPECT_EQ(contents_of(path), "precious");
  std::filesystem::create_symlink("nowhere", folder / "link");
  expect_not_made(Kind::exists, folder / "link", {"is there already"});
  EXPECT_EQ(folder.entries(), (Names{"link", "run.ledger"}));
}

TEST(NewLedger, does_not_meet_the_journal_of_another_one) {
  const TemporaryFolder folder;
  folder.add("run.ledger-wal", "results of a ledger that was removed");
  expect_failure(Kind::exists, folder / "run.ledger-wal", {"left of another ledger"},
                 [&] { Ledger::create(folder / "run.ledger", spec); });
  EXPECT_EQ(folder.entries(), Names{"run.ledger-wal"});
}

TEST(NewLedger, is_not_made_where_it_can_not_be) {
  const TemporaryFolder folder;
  expect_not_made(Kind::cannot_create, folder / "no/run.ledger", {"No such file or directory"});
  expect_not_made(Kind::cannot_create, folder.path(), {"Is a directory"});
  expect_not_made(Kind::cannot_create, folder / std::string(300, 'x'), {"File name too long"});
  folder.add("file", "");
  expect_not_made(Kind::cannot_create, folder / "file/run.ledger", {"Not a directory"});
  EXPECT_EQ(folder.entries(), Names{"file"});
}

TEST(NewLedger, is_whole_or_gone_if_a_signal_comes_while_it_is_made) {
  const TemporaryFolder folder;
  test::Child child([&] {
    Ledger::create(folder / "run.ledger", test::made_up_job(max_shards));
    return pause();
  });
  while (folder.entries().empty()) std::this_thread::yield();
  EXPECT_TRUE(folder.entries()[0].starts_with(".eightfold-"));
  kill(child.pid(), SIGTERM);
  EXPECT_EQ(child.wait(), 128 + SIGTERM);
  EXPECT_EQ(folder.entries(), Names{"run.ledger"});
  EXPECT_EQ(Ledger::open(folder / "run.ledger", Access::read).spec().shards, max_shards);
}

TEST(NewLedger, may_have_any_name) {
  const TemporaryFolder folder;
  for (const std::string name : {"a b", "50%", "what?mode=memory", "#1", "%41", "file:x", "n\303\266"}) {
    Ledger::create(folder / name, spec);
    EXPECT_EQ(Ledger::open(folder / name, Access::write).spec(), spec) << name;
  }
  EXPECT_EQ(folder.entries().size(), 7U);
}

TEST(NewLedger, may_lie_in_the_current_folder) {
  const TemporaryFolder folder;
  test::Child child([&] {
    if (chdir(folder.path().c_str()) != 0) return 1;
    Ledger::create("run.ledger", spec);
    return Ledger::open("run.ledger", Access::write).spec() == spec ? 0 : 2;
  });
  EXPECT_EQ(child.wait(), 0);
}

TEST(OpeningALedger, takes_a_link_to_one) {
  const TemporaryFolder folder;
  std::filesystem::create_directory(folder / "there");
  Ledger::create(folder / "there/run.ledger", spec);
  std::filesystem::create_symlink("there/run.ledger", folder / "link");
  EXPECT_EQ(Ledger::open(folder / "link", Access::write).spec(), spec);
  EXPECT_EQ(folder.entries(), (Names{"link", "there"}));
}

TEST(OpeningALedger, refuses_what_is_none_and_leaves_it_alone) {
  const TemporaryFolder folder;
  expect_not_opened(Kind::not_found, folder / "nothing", {"no such file", "`eightfold job plan`"});
  expect_not_opened(Kind::not_a_ledger, folder.path(), {"a folder"});
  expect_not_opened(Kind::not_a_ledger, folder.add("empty", ""), {"empty"});
  expect_not_opened(Kind::not_a_ledger, folder.add("short", "8"), {"no ledger"});
  const std::string job_file = job_file_text(spec);
  expect_not_opened(Kind::not_a_ledger, folder.add("run.job", job_file), {"no ledger"});
  expect_not_opened(Kind::not_a_ledger, folder.add("text", std::string(10'000, '8')), {"no ledger"});
  ASSERT_EQ(mkfifo((folder / "fifo").c_str(), 0600), 0);
  expect_not_opened(Kind::not_a_ledger, folder / "fifo", {"no file that could be a ledger"});
  EXPECT_EQ(folder.entries(), (Names{"empty", "fifo", "run.job", "short", "text"}));
  EXPECT_EQ(contents_of(folder / "run.job"), job_file);
}

TEST(OpeningALedger, leaves_the_database_of_another_program_alone_even_after_a_crash) {
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

// A ledger to which something was done in SQL.
std::string changed_ledger(const TemporaryFolder& folder, const std::string& sql) {
  const std::string path = folder / "run.ledger";
  std::filesystem::remove(path);
  Ledger::create(path, spec);
  Database(path, Database::Mode::write, path).execute(sql);
  return path;
}

TEST(OpeningALedger, refuses_a_newer_one_and_says_so) {
  const TemporaryFolder folder;
  expect_not_opened(Kind::not_a_ledger, changed_ledger(folder, "PRAGMA user_version = 2"),
                    {"a newer eightfold", "format 2", "this one reads 1"});
  expect_not_opened(Kind::not_a_ledger, changed_ledger(folder, "PRAGMA user_version = -1"), {"newer"});
  expect_not_opened(Kind::not_a_ledger, changed_ledger(folder, "PRAGMA user_version = 0"), {"damaged"});
}

TEST(OpeningALedger, refuses_tables_that_are_not_ours) {
  const TemporaryFolder folder;
  expect_not_opened(Kind::not_a_ledger, changed_ledger(folder, "PRAGMA application_id = 0"),
                    {"another program's SQLite database"});
  for (const char* sql :
       {"DROP TABLE record", "CREATE TABLE more (x)", "ALTER TABLE record ADD COLUMN x TEXT",
        "CREATE TRIGGER t AFTER INSERT ON record BEGIN DELETE FROM record; END", "DROP INDEX unfinished",
        "DELETE FROM shard WHERE id = 2", "DELETE FROM shard WHERE id = 4",
        "INSERT INTO shard VALUES (5, 'open', NULL, NULL)", "UPDATE shard SET id = -1 WHERE id = 0"})
    expect_not_opened(Kind::not_a_ledger, changed_ledger(folder, sql), {"damaged", "plan the job again"});
}

TEST(OpeningALedger, refuses_a_job_that_does_not_vouch_for_itself) {
  const TemporaryFolder folder;
  for (const char* sql : {"DELETE FROM job", "UPDATE job SET text = replace(text, '12', '13')",
                          "UPDATE job SET text = text || ' '"})
    expect_not_opened(Kind::not_a_ledger, changed_ledger(folder, sql), {"the job in it can't be read"});
}

TEST(OpeningALedger, does_not_wait_for_those_who_write) {
  const TemporaryFolder folder;
  const std::string path = folder / "run.ledger";
  Ledger::create(path, spec);
  Database other(path, Database::Mode::write, path);
  const Transaction open_one(other, Transaction::Kind::write);
  EXPECT_EQ(Ledger::open(path, Access::read).standing().count(ShardState::missing), 5U);
  EXPECT_EQ(Ledger::open(path, Access::write).standing().count(ShardState::missing), 5U);
}

// Runs a function as a user who may not write what is not everybody's.
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

TEST_F(ForeignFolder, has_ledgers_that_can_be_read) {
  close_to_others();
  EXPECT_EQ(as_nobody([&] {
              Ledger ledger = Ledger::open(path_, Access::read);
              return static_cast<int>(ledger.standing().count(ShardState::missing));
            }),
            5);
  EXPECT_EQ(folder_.entries(), Names{"run.ledger"});
}

TEST_F(ForeignFolder, has_ledgers_that_can_not_be_written_nor_made) {
  close_to_others();
  EXPECT_EQ(as_nobody([&] {
              expect_failure(Kind::cannot_create, path_, {"ermission denied"},
                             [&] { Ledger::open(path_, Access::write); });
              expect_not_made(Kind::cannot_create, folder_ / "new.ledger", {"Permission denied"});
              return ::testing::Test::HasFailure() ? 1 : 0;
            }),
            0);
}

TEST_F(ForeignFolder, has_ledgers_that_are_not_everybodys) {
  chmod(path_.c_str(), 0);
  close_to_others();
  EXPECT_EQ(as_nobody([&] {
              expect_not_opened(Kind::not_found, path_, {"Permission denied"});
              return ::testing::Test::HasFailure() ? 1 : 0;
            }),
            0);
}

TEST_F(ForeignFolder, has_a_ledger_of_which_a_crash_left_a_part_beside_it) {
  test::Child crashing([&] {
    Ledger ledger = Ledger::open(path_, Access::write);
    ledger.register_worker(1);
    ledger.collect({test::true_record(spec, 0)});
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
