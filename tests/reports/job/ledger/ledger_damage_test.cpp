// Truncates a ledger and flips bits at every position. The ledger must be rejected or contain only correct
// outcomes.
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <set>

#include "reports/job/ledger/ledger.hpp"
#include "tests/reports/job/child.hpp"
#include "tests/reports/job/fake_records.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using test::correct_record;
using Access = Ledger::Access;

constexpr std::size_t page_size = 4096;
constexpr std::size_t header_size = 100;
// The first pages of tables and indexes are in the order of their creation.
constexpr std::size_t page_of_definitions = 0;
constexpr std::size_t page_of_shards = 3;
constexpr std::size_t page_of_unfinished = 5;
constexpr std::uint32_t recorded = 60;
const Spec spec = test::fake_job(64);

// Writes in place, because some file systems sync a replaced file to the disk at once.
void put(const std::string& path, std::string_view bytes) {
  std::ofstream(path, std::ios::app).close();
  if (std::filesystem::file_size(path) != bytes.size()) std::filesystem::resize_file(path, bytes.size());
  std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  ASSERT_TRUE(file.flush());
}

// Like contents_of, but faster: it runs tens of thousands of times.
std::string bytes_of(const std::string& path) {
  std::string bytes(std::filesystem::file_size(path), '\0');
  std::ifstream(path, std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return bytes;
}

std::string with_flipped(std::string bytes, std::size_t at, int bit) {
  bytes[at] = static_cast<char>(bytes[at] ^ (1 << bit));
  return bytes;
}

class DamagedLedger : public ::testing::Test {
 protected:
  DamagedLedger() {
    Ledger::create(path_, spec);
    test::Child worker([&] {
      Ledger ledger = Ledger::open(path_, Access::write);
      ledger.register_worker(1);
      std::vector<Record> records;
      for (std::uint32_t shard = 0; shard < recorded; ++shard) records.push_back(correct_record(spec, shard));
      records.push_back(correct_record(spec, 7));
      ledger.collect(records);
      ledger.save_audit(correct_record(spec, 9), 1.5);
      ledger.claim();
      return 0;
    });
    EXPECT_EQ(worker.wait(), 0);
  }

  std::string original_bytes() const { return bytes_of(path_); }

  // Expects that all outcomes are correct; returns the number of done shards.
  static std::uint64_t expect_correct(const Standing& standing) {
    EXPECT_EQ(standing.shards.size(), spec.shards);
    EXPECT_EQ(standing.count(ShardState::conflict), 0U);
    for (const std::uint32_t shard : standing.shards_in(ShardState::done))
      EXPECT_EQ(standing.shards[shard].outcome, correct_record(spec, shard).outcome) << "shard " << shard;
    return standing.count(ShardState::done);
  }

  static void finish(Ledger& ledger) {
    ledger.register_worker(1);
    for (auto shard = ledger.claim(); shard;) shard = test::save(ledger, correct_record(spec, *shard), 0.5);
    EXPECT_EQ(expect_correct(ledger.standing()), spec.shards);
  }

  // Opens the ledger and reads it, or finishes the work.
  void expect_rejected_or_correct(Access access) {
    try {
      Ledger ledger = Ledger::open(path_, access);
      if (access == Access::read) {
        lost_ += recorded - std::min<std::uint64_t>(expect_correct(ledger.standing()), recorded);
      } else {
        finish(ledger);
      }
      ++read_;
    } catch (const LedgerError& error) {
      EXPECT_EQ(error.kind(), LedgerError::Kind::not_a_ledger) << error.what();
      EXPECT_TRUE(eightfold::test::is_one_clean_line(error.what())) << error.what();
      ++rejected_;
    }
  }

  void expect_rejected_or_correct(std::string_view bytes, Access access) {
    put(path_, bytes);
    expect_rejected_or_correct(access);
    if (access == Access::read) {
      EXPECT_EQ(bytes_of(path_), bytes) << "the file changed";
    }
    EXPECT_EQ(folder_.entries(), std::vector<std::string>{"run.ledger"});
  }

  const eightfold::test::TemporaryFolder folder_;
  const std::string path_ = folder_ / "run.ledger";
  std::uint64_t read_ = 0;
  std::uint64_t rejected_ = 0;
  std::uint64_t lost_ = 0;  // records that were valid before the damage
};

TEST_F(DamagedLedger, is_valid_before_it_is_damaged) {
  const std::string sound = original_bytes();
  EXPECT_GE(sound.size(), 10 * page_size);
  expect_rejected_or_correct(sound, Access::read);
  expect_rejected_or_correct(sound, Access::write);
  EXPECT_EQ(read_, 2U);
  EXPECT_EQ(lost_, 0U);
}

TEST_F(DamagedLedger, is_rejected_if_it_is_truncated) {
  const std::string sound = original_bytes();
  std::set<std::size_t> sizes = {0, 1, 15, 16, 99, 100, 101, 511, 512, 513};
  for (std::size_t page = page_size; page <= sound.size(); page += page_size)
    for (const std::size_t before : {page_size - 7, page_size / 2, std::size_t{1}, std::size_t{0}})
      sizes.insert(page - before);
  sizes.erase(sound.size());
  std::uint64_t incomplete = 0;
  for (const std::size_t size : sizes) {
    if (size + page_size <= sound.size()) incomplete += 2;
    for (const Access access : {Access::read, Access::write})
      expect_rejected_or_correct(std::string_view(sound).substr(0, size), access);
  }
  EXPECT_GE(rejected_, incomplete);
}

TEST_F(DamagedLedger, can_be_longer_than_expected) {
  const std::string sound = original_bytes();
  for (const std::size_t more : {std::size_t{1}, page_size, 3 * page_size + 5})
    for (const Access access : {Access::read, Access::write})
      expect_rejected_or_correct(sound + std::string(more, '8'), access);
}

TEST_F(DamagedLedger, is_rejected_or_correct_after_a_flipped_bit_of_the_header) {
  const std::string sound = original_bytes();
  for (std::size_t at = 0; at < header_size; ++at)
    for (int bit = 0; bit < 8; ++bit) expect_rejected_or_correct(with_flipped(sound, at, bit), Access::read);
  EXPECT_GT(rejected_, 0U);
  EXPECT_GT(read_, 0U);
}

TEST_F(DamagedLedger, is_rejected_or_finished_after_a_flipped_byte_of_the_header) {
  const std::string sound = original_bytes();
  for (std::size_t at = 0; at < header_size; ++at)
    expect_rejected_or_correct(with_flipped(sound, at, static_cast<int>(at % 8)), Access::write);
  EXPECT_GT(rejected_, 0U);
  EXPECT_GT(read_, 0U);
}

TEST_F(DamagedLedger, is_rejected_or_correct_after_a_flipped_byte_of_a_page) {
  const std::string sound = original_bytes();
  const std::size_t page_of_a_record = sound.rfind("\"shard\":30,") / page_size;
  for (const std::size_t page : {page_of_definitions, page_of_shards, page_of_a_record})
    for (std::size_t at = page * page_size; at < (page + 1) * page_size; ++at)
      expect_rejected_or_correct(with_flipped(sound, at, static_cast<int>(at % 8)), Access::read);
  EXPECT_GT(rejected_, 0U);
  EXPECT_GT(read_, 0U);
  EXPECT_GT(lost_, 0U) << "no record was lost";
}

TEST_F(DamagedLedger, is_rejected_or_finished_after_a_flipped_byte_of_any_page) {
  const std::string sound = original_bytes();
  constexpr std::size_t step = 509;  // a prime number
  for (std::size_t at = header_size; at < sound.size(); at += step)
    expect_rejected_or_correct(with_flipped(sound, at, static_cast<int>(at % 8)), Access::write);
  EXPECT_GT(rejected_, 0U);
  EXPECT_GT(read_, 0U);
}

TEST_F(DamagedLedger, is_repaired_if_only_an_index_is_damaged) {
  std::string bytes = original_bytes();
  const std::size_t at = bytes.find("open", page_of_unfinished * page_size);
  ASSERT_LT(at, (page_of_unfinished + 1) * page_size);
  bytes.replace(at, 4, "done");
  expect_rejected_or_correct(bytes, Access::read);
  expect_rejected_or_correct(bytes, Access::write);
  EXPECT_EQ(read_, 2U);
}

TEST_F(DamagedLedger, is_rejected_or_correct_if_pages_are_lost_or_swapped) {
  const std::string sound = original_bytes();
  const std::size_t pages = sound.size() / page_size;
  for (std::size_t page = 0; page < pages; ++page) {
    std::string bytes = sound;
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(page * page_size), page_size, '\0');
    expect_rejected_or_correct(bytes, Access::read);
    bytes = sound;
    const std::size_t other = (page + 1) % pages;
    std::swap_ranges(bytes.begin() + static_cast<std::ptrdiff_t>(page * page_size),
                     bytes.begin() + static_cast<std::ptrdiff_t>((page + 1) * page_size),
                     bytes.begin() + static_cast<std::ptrdiff_t>(other * page_size));
    expect_rejected_or_correct(bytes, Access::read);
  }
}

// A ledger and its journal after a kill, with results that are only in the journal.
class DamagedJournal : public DamagedLedger {
 protected:
  DamagedJournal() {
    test::Child killed([&] {
      Ledger ledger = Ledger::open(path_, Access::write);
      ledger.register_worker(1);
      for (auto shard = ledger.claim(); shard;) shard = test::save(ledger, correct_record(spec, *shard), 0.5);
      return raise(SIGKILL);
    });
    EXPECT_EQ(killed.wait(), 128 + SIGKILL);
    ledger_ = bytes_of(path_);
    journal_ = bytes_of(path_ + "-wal");
    EXPECT_GT(journal_.size(), 10 * page_size);
  }

  void expect_rejected_or_correct_with(std::string_view ledger, std::string_view journal) {
    std::filesystem::remove(path_ + "-shm");
    put(path_, ledger);
    put(path_ + "-wal", journal);
    expect_rejected_or_correct(Access::read);
  }

  std::string ledger_;
  std::string journal_;
};

TEST_F(DamagedJournal, is_valid_before_it_is_damaged) {
  expect_rejected_or_correct_with(ledger_, journal_);
  EXPECT_EQ(expect_correct(Ledger::open(path_, Access::read).standing()), spec.shards);
}

TEST_F(DamagedJournal, preserves_transactions_before_the_truncation) {
  constexpr std::size_t journal_header = 32;
  constexpr std::size_t frame = 24 + page_size;
  std::set<std::size_t> sizes = {0, 1, journal_header - 1};
  for (std::size_t end = journal_header; end < journal_.size(); end += frame)
    sizes.insert({end, end + 1, end + 24, end + frame / 2, end + frame - 1});
  for (const std::size_t size : sizes)
    expect_rejected_or_correct_with(ledger_, std::string_view(journal_).substr(0, size));
  EXPECT_EQ(rejected_, 0U);
  EXPECT_EQ(lost_, 0U);
}

TEST_F(DamagedJournal, preserves_transactions_before_a_flipped_byte) {
  constexpr std::size_t step = 523;
  for (std::size_t at = 0; at < journal_.size(); at += at < 64 ? 1 : step)
    expect_rejected_or_correct_with(ledger_, with_flipped(journal_, at, static_cast<int>(at % 8)));
  EXPECT_EQ(lost_, 0U);
}

TEST_F(DamagedJournal, does_not_corrupt_a_damaged_ledger_further) {
  for (std::size_t at = 0; at < header_size; ++at)
    expect_rejected_or_correct_with(with_flipped(ledger_, at, static_cast<int>(at % 8)), journal_);
  for (std::size_t size = 0; size < ledger_.size(); size += page_size / 2)
    expect_rejected_or_correct_with(ledger_.substr(0, size), journal_);
  EXPECT_GT(rejected_, 0U);
  EXPECT_GT(read_, 0U);
}

}  // namespace
}  // namespace eightfold::job
