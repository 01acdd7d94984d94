#include "reports/job/run/work.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <numeric>

#include "reports/io/internal/output.hpp"
#include "reports/job/shard/computation.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::published_counts;
using ShardList = std::vector<std::uint32_t>;
using enum ShardState;

Result result_in(const Folder& folder) {
  return final_result(folder.spec(), test::standing_in(folder), 1).result;
}

// A consistent record with another outcome than this one.
Record contradiction_of(Record record) {
  record.outcome = test::record_of({}, 0, record.outcome.count + 1).outcome;
  return record;
}

class WorkTest : public ::testing::Test {
 protected:
  Folder planned(Work work, int n, std::uint32_t shards, std::uint64_t seed = 0) {
    return test::new_folder(folder_ / std::to_string(++folders_), plan(work, n, shards, seed));
  }
  // The same with all shards done.
  Folder finished(Work work, int n, std::uint32_t shards, std::uint64_t seed = 0) {
    Folder folder = planned(work, n, shards, seed);
    job::work(folder, {.shards = work_order(folder.spec())}, {.threads = 2});
    return folder;
  }
  static ShardList sample(const Folder& folder, std::uint64_t size) {
    return audit_sample(folder.spec(), test::standing_in(folder), size);
  }
  static ShardList done_in(const Folder& folder) { return test::standing_in(folder).shards_in(done); }

  const eightfold::test::TemporaryFolder folder_;
  int folders_ = 0;
};

TEST_F(WorkTest, begins_with_the_first_shard_of_each_stratum) {
  const Spec odd = {Work::count, 11, 1000, 70};
  ShardList order = work_order(odd);
  ASSERT_EQ(strata_of(odd), 32U);
  for (std::uint32_t i = 0; i < 64; ++i) EXPECT_EQ(order[i], begin_of_stratum(odd, i % 32) + i / 32);
  ShardList ascending(70);
  std::iota(ascending.begin(), ascending.end(), 0U);
  std::ranges::sort(order);
  EXPECT_EQ(order, ascending);
  EXPECT_EQ(work_order({Work::count, 12, 1000, 70}), ascending);
}

TEST_F(WorkTest, finishes_all_shards_on_any_number_of_threads) {
  for (const int threads : {1, 2, 5}) {
    const Folder folder = planned(Work::count, 11, 35);
    for (int i = 0; i < 2; ++i) {  // then nothing remains to be done
      double last = 0;
      work(folder, {.shards = work_order(folder.spec())},
           {.threads = threads, .on_progress = [&](double progress) {
              EXPECT_GE(progress, last);
              last = progress;
            }});
      EXPECT_EQ(last, 1);
      EXPECT_EQ(result_in(folder).solutions, published_counts(11).all);
      EXPECT_EQ(test::standing_in(folder).repeats(), 0U);
    }
  }
}

TEST_F(WorkTest, resumes_after_a_stop_or_with_other_shards) {
  const Folder folder = planned(Work::count, 16, 50);
  std::atomic<bool> stop = false;
  EXPECT_THROW(
      work(folder, {.shards = work_order(folder.spec())},
           {.stop = StopToken(stop), .on_progress = [&](double progress) { stop = progress >= 0.04; }}),
      Stopped);
  const std::size_t finished = done_in(folder).size();
  EXPECT_GE(finished, 2U);
  EXPECT_LT(finished, 50U);
  work(folder, {.shards = {48, 49}}, {});
  EXPECT_EQ(done_in(folder).size(), finished + 2);
  work(folder, {.shards = work_order(folder.spec())}, {.threads = 2});
  EXPECT_EQ(result_in(folder).fundamental, published_counts(16).fundamental);
  EXPECT_EQ(test::standing_in(folder).repeats(), 0U);
}

TEST_F(WorkTest, ends_with_the_failure_of_a_thread) {
  const Folder folder = planned(Work::count, 10, 20);
  const std::string path = folder.path() + "/records/00013.json";
  std::filesystem::create_directory(path);
  for (const int threads : {1, 3})
    EXPECT_EQ(eightfold::test::message_of<reports::OutputError>([&] {
                work(folder, {.shards = {0, 13, 1}}, {.threads = threads});
              }),
              path + ": exists and is not a regular file; remove it");
  EXPECT_EQ(folder.read(0).state, done);
}

TEST_F(WorkTest, writes_the_published_list_and_computes_lost_parts_again) {
  const Folder folder = finished(Work::canonical_list, 8, 7);
  const auto expect_whole = [&](std::uint64_t repeats) {
    const Standing standing = test::standing_in(folder);
    std::string text;
    join_lists(standing, std::span(&folder, 1), [&](std::string_view piece) { text += piece; });
    EXPECT_EQ(text, test::whole_list_of_eight());
    EXPECT_EQ(standing.repeats(), repeats);
  };
  expect_whole(0);
  std::filesystem::remove(folder.list_path(2));
  std::filesystem::resize_file(folder.list_path(4), 10);
  EXPECT_EQ(done_in(folder), (ShardList{0, 1, 3, 5, 6}));
  for (int i = 0; i < 2; ++i) {
    work(folder, {.shards = {0, 1, 2, 3, 4, 5, 6}}, {.threads = 2});
    expect_whole(2);
  }
}

// Asks a function whether to stop.
struct Poll {
  std::function<bool()> poll;
  bool stop_requested() const { return poll(); }
};

// Another open folder stands for another process: locks belong to the open file.
TEST_F(WorkTest, waits_for_shards_of_other_processes) {
  const Folder folder = planned(Work::count, 8, 6);
  const Folder other = Folder::open(folder.path(), Folder::Access::write);
  std::vector<std::optional<Folder::Lock>> locks;
  for (const std::uint32_t shard : {4U, 2U, 1U}) locks.push_back(other.lock(shard));
  const Record record = Computation(folder.spec()).worker(Route::engine)(4, "");
  std::vector<std::string> notes;
  const auto on_note = [&](const std::string& note) {
    notes.push_back(note);
    EXPECT_EQ(done_in(folder), (ShardList{0, 3, 5}));
    other.write(record);  // the other process finishes this shard, and gives up the next one
    locks[0].reset();
    locks[1].reset();
  };
  const auto die = [&] {
    if (folder.read(2).state == done) locks.clear();
    return false;
  };
  work(folder, {.shards = work_order(folder.spec()), .on_note = on_note}, {.stop = Poll{die}});
  EXPECT_EQ(notes, std::vector<std::string>{"waiting for shards 1-2, 4, which other processes compute"});
  EXPECT_EQ(result_in(folder).solutions, 92U);
  EXPECT_EQ(test::standing_in(folder).repeats(), 0U);
}

TEST_F(WorkTest, stops_while_it_waits_or_does_not_wait) {
  const Folder folder = planned(Work::count, 8, 6);
  const auto lock = Folder::open(folder.path(), Folder::Access::write).lock(1);
  std::atomic<bool> stop = false;
  WorkParams params = {.shards = {0, 1}, .on_note = [&](const std::string& note) {
                         EXPECT_EQ(note, "waiting for shard 1, which other processes compute");
                         stop = true;
                       }};
  EXPECT_THROW(work(folder, params, {.stop = StopToken(stop)}), Stopped);
  EXPECT_EQ(done_in(folder), ShardList{0});
  params.waits = false;
  work(folder, params, {});
  EXPECT_EQ(done_in(folder), (ShardList{0, 1}));
}

TEST_F(WorkTest, is_audited_by_the_plain_search_in_an_order_that_the_seed_decides) {
  const Folder folder = finished(Work::count, 8, 8, 1);
  EXPECT_TRUE(sample(planned(Work::count, 8, 8), 8).empty()) << "no shard is done";
  EXPECT_NE(sample(folder, 3), sample(finished(Work::count, 8, 8, 2), 3));
  const ShardList order = sample(folder, 100);
  std::ptrdiff_t audited = 0;
  for (const std::ptrdiff_t size : {3, 5, 8}) {
    const ShardList chosen = sample(folder, static_cast<std::uint64_t>(size));
    EXPECT_EQ(chosen, ShardList(order.begin() + audited, order.begin() + size));
    audit(folder, chosen, false, {.threads = 2});
    audited = size;
  }
  EXPECT_TRUE(sample(folder, 100).empty());
  for (std::uint32_t shard = 0; shard < 8; ++shard) {
    EXPECT_EQ(folder.read(shard).state, done);
    EXPECT_EQ(folder.read(shard).audits.at(0).origin.engine, "plain");
  }
  std::atomic<bool> stop = true;
  EXPECT_THROW(audit(folder, {1}, false, {.stop = StopToken(stop)}), Stopped);
}

TEST_F(WorkTest, is_corrected_by_audits) {
  const Folder folder = finished(Work::count, 10, 20);
  const Outcome correct = folder.read(3).outcome;
  folder.write(contradiction_of(folder.read(3).records[0]));
  EXPECT_EQ(sample(folder, 0), ShardList{3}) << "it is in conflict";
  audit(folder, {3}, false, {});
  EXPECT_EQ(folder.read(3).outcome, correct);
  EXPECT_TRUE(sample(folder, 0).empty());
  folder.write(contradiction_of(folder.read(4).records[0]), Folder::Place::audits);
  EXPECT_EQ(folder.read(4).state, conflict);
  audit(folder, {4}, false, {});
  EXPECT_EQ(folder.read(4).state, done) << "the second audit outvotes the first";
  const Folder wrong = planned(Work::count, 10, 20);
  wrong.write({wrong.job(), 3, contradiction_of(folder.read(3).records[0]).outcome, {}});
  for (const ShardState state : {done, conflict, missing}) {
    EXPECT_EQ(wrong.read(3).state, state);
    audit(wrong, {3}, false, {});
  }
  work(wrong, {.shards = {3}}, {});
  EXPECT_EQ(wrong.read(3).outcome, correct);
}

TEST_F(WorkTest, adds_certificates_that_audits_correct) {
  const Folder folder = finished(Work::canonical_list, 8, 3);
  const auto certify = [&](std::uint32_t repeats) {
    work(folder, {.shards = {0, 1, 2}, .certify = true}, {.threads = 2});
    EXPECT_EQ(test::standing_in(folder).certified(), 3U);
    EXPECT_EQ(test::standing_in(folder).repeats(), repeats);
  };
  for (int i = 0; i < 2; ++i) certify(0);
  const CertificateDigest correct = Computation(folder.spec()).certify(1, [](std::string_view) {}).digest;
  EXPECT_EQ(folder.read(1).certificate, correct);
  Record forged = folder.read(1).records[0];
  forged.certificate.value().sha256 = std::string(64, '0');
  folder.write(forged);
  EXPECT_EQ(sample(folder, 0), ShardList{1});
  audit(folder, {1}, true, {});
  EXPECT_EQ(folder.read(1).certificate, correct);
  EXPECT_EQ(folder.read(1).audits.at(0).certificate, correct);
  std::filesystem::remove(folder.path() + "/records/00001.json");
  audit(folder, {1}, true, {});
  EXPECT_EQ(test::standing_in(folder).certified(), 2U) << "only audits have the majority's certificate";
  certify(1);
  audit(folder, {0}, false, {});
  EXPECT_FALSE(folder.read(0).audits.at(0).certificate);
}

}  // namespace
}  // namespace eightfold::job
