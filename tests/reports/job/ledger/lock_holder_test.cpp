#include "reports/job/ledger/lock_holder.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <optional>

#include "reports/job/ledger/ledger.hpp"
#include "reports/job/ledger/sqlite.hpp"
#include "tests/reports/job/child.hpp"
#include "tests/reports/job/fake_records.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::mentions;
using eightfold::test::TemporaryFolder;
using test::Child;

// A process that is stopped in the middle of a transaction.
class StoppedWriter : public ::testing::Test {
 protected:
  StoppedWriter() {
    Ledger::create(path_, test::fake_job(3));
    child_.emplace([this] {
      Database database(path_, Database::Mode::write, path_);
      const Transaction transaction(database, Transaction::Kind::write);
      raise(SIGSTOP);
      return 0;
    });
    int status = 0;
    EXPECT_EQ(waitpid(child_->pid(), &status, WUNTRACED), child_->pid());
  }

  const TemporaryFolder folder_;
  const std::string path_ = folder_ / "run.ledger";
  std::optional<Child> child_;
};

TEST_F(StoppedWriter, is_named_during_and_after_the_wait_for_its_lock) {
  Database database(path_, Database::Mode::write, path_);
  std::vector<std::string> notes;
  database.on_lock_wait([&](const std::string& note) { notes.push_back(note); });
  database.set_lock_timeout(std::chrono::seconds(3));
  const std::string holder = "process " + std::to_string(child_->pid()) + " (stopped)";
  try {
    const Transaction transaction(database, Transaction::Kind::write);
    FAIL() << "it is locked";
  } catch (const LedgerError& error) {
    EXPECT_EQ(error.kind(), LedgerError::Kind::busy);
    EXPECT_TRUE(mentions(error.what(),
                         {"run.ledger: locked by " + holder + " for ", "; continue or end that process"}));
  }
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_TRUE(mentions(notes[0], {"waiting for ", "run.ledger, locked by " + holder}));
}

TEST_F(StoppedWriter, is_not_named_after_it_has_finished) {
  Database database(path_, Database::Mode::write, path_);
  database.text("SELECT count(*) FROM shard");  // opens the file
  EXPECT_EQ(lock_state_of(path_).pid, child_->pid());
  kill(child_->pid(), SIGCONT);
  EXPECT_EQ(child_->wait(), 0);
  EXPECT_EQ(lock_state_of(path_).pid, 0);
  EXPECT_TRUE(lock_state_of(path_).is_supported);
}

TEST_F(StoppedWriter, is_not_named_without_a_wait) {
  Database database(path_, Database::Mode::write, path_);
  try {
    const Transaction transaction(database, Transaction::Kind::write);
    FAIL() << "it is locked";
  } catch (const LedgerError& error) {
    EXPECT_TRUE(mentions(error.what(), {"locked by other processes; try again"}));
  }
}

}  // namespace
}  // namespace eightfold::job
