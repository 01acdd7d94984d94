// The `result` of a job is the same for every cut, order and distribution, and after kills and damage.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <random>

#include "eightfold/core/count/checked_count.hpp"
#include "reports/job/shard/record.hpp"
#include "tests/reports/job/run/job_folder.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::job::test {
namespace {

using eightfold::test::contents_of;
using eightfold::test::eightfold;
using eightfold::test::mentions;
using eightfold::test::ProgramRun;
using nlohmann::json;

constexpr int found_wrong = 1;
constexpr int bad_data = 65;
constexpr int unfinished = 75;

std::string computed(const std::string& plan, int threads) {
  const JobFolder job(plan);
  const ProgramRun run = eightfold(job.work_words(threads));
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(result_member_of(run.out), job.result_member());
  return job.result_member();
}

std::string result_of_16() {
  static const std::string line = computed("count 16 --shards 64", 1);
  return line;
}

TEST(FullRun, of_16_queens_has_the_same_result_as_count) {
  const json result = json::parse("{" + result_of_16() + "\"end\":0}").at("result");
  const json counted = json::parse(eightfold("count 16 --format json").out).at("counts").at(0);
  for (const char* key : {"n", "solutions", "fixed_by_half_turn", "fixed_by_quarter_turn", "fundamental",
                          "orbit_types", "residues"})
    EXPECT_EQ(result.at(key), counted.at(key)) << key;
}

TEST(FullRun, has_the_same_result_for_every_cut_and_engine) {
  EXPECT_EQ(computed("count 16 --shards 64", 2), result_of_16());
  EXPECT_EQ(computed("count 16 --shards 7", 2), result_of_16());
  EXPECT_EQ(computed("count 16 --shards 1", 1), result_of_16());
  EXPECT_EQ(computed("count 16 --shards 64 --engine lanes", 2), result_of_16());
  EXPECT_EQ(computed("count 16 --shards 11 --engine lanes", 1), result_of_16());
}

// Starts a worker without --quiet, which would suppress its notes.
Child start_worker(const JobFolder& job, const std::string& name) {
  return start_eightfold("job work " + job.ledger() + " --format json --threads 1", job / name);
}

// A worker computes a shard again that another one holds for too long, and prints a note. No other shard
// may be computed twice.
void expect_duplicates_only_with_notes(const JobFolder& job) {
  const std::string note = " is computed again; ";
  std::size_t notes = 0;
  for (const char* worker : {"0", "1", "2", "3"}) {
    const std::string text = contents_of(job / (worker + std::string(".err")));
    for (std::size_t at = text.find(note); at != std::string::npos; at = text.find(note, at + 1)) ++notes;
  }
  EXPECT_LE(job.status().at("duplicates"), notes);
}

TEST(FullRun, has_the_same_result_with_four_processes) {
  for (const char* engine : {"halves", "lanes"}) {
    const JobFolder job("count 16 --shards 64 --engine " + std::string(engine));
    Child one = start_worker(job, "0");
    Child two = start_worker(job, "1");
    Child three = start_worker(job, "2");
    Child four = start_worker(job, "3");
    for (Child* worker : {&one, &two, &three, &four}) EXPECT_EQ(worker->wait(), 0);
    for (const char* worker : {"0", "1", "2", "3"})
      EXPECT_EQ(result_member_of(contents_of(job / (worker + std::string(".out")))), result_of_16());
    EXPECT_EQ(job.result_member(), result_of_16());
    expect_duplicates_only_with_notes(job);
  }
}

TEST(FullRun, has_the_same_result_after_one_of_four_processes_is_killed_during_reads) {
  const JobFolder job("count 16 --shards 64 --engine lanes");
  Child killed = start_worker(job, "0");
  Child two = start_worker(job, "1");
  Child three = start_worker(job, "2");
  Child four = start_worker(job, "3");
  bool is_killed = false;
  bool had_open_shards = false;
  for (std::set<int> done; done.size() < 64 && !::testing::Test::HasFailure();) {
    const json status = job.status();
    const auto now = status.at("done").get<std::set<int>>();
    EXPECT_TRUE(std::ranges::includes(now, done)) << status;
    EXPECT_LE(status.at("running").size(), 4U) << status;
    EXPECT_EQ(now.size() + status.at("running").size() + status.at("missing").size(), 64U) << status;
    done = now;
    if (done.size() >= 3 && !is_killed) {
      const int end = killed.kill_now();
      EXPECT_TRUE(end == 128 + SIGKILL || end == 0) << end;  // 0: the job was done before the kill
      is_killed = true;
      had_open_shards = job.status().at("missing").size() > 1;  // besides the shard of the killed process
    }
  }
  for (Child* worker : {&two, &three, &four}) EXPECT_EQ(worker->wait(), 0);
  EXPECT_EQ(job.result_member(), result_of_16());
  // Without open shards, the killed process may have taken over a shard without printing the note.
  if (had_open_shards) expect_duplicates_only_with_notes(job);
}

// Computes 40 of 64 shards in random order.
Child start_shards(const JobFolder& job, unsigned seed, int first) {
  return Child([&job, seed, first] {
    std::vector<int> shards(40);
    std::iota(shards.begin(), shards.end(), first);
    std::mt19937 random(seed);
    std::shuffle(shards.begin(), shards.end(), random);
    for (const int shard : shards)
      if (eightfold(job.shard_words(shard)).exit_code != 0) return 1;
    return 0;
  });
}

TEST(FullRun, has_the_same_result_for_every_order_of_shards) {
  const JobFolder job("count 16 --shards 64");
  Child one = start_shards(job, 1, 0);
  Child two = start_shards(job, 2, 24);
  EXPECT_EQ(one.wait(), 0);
  EXPECT_EQ(two.wait(), 0);
  const ProgramRun run = eightfold(job.collect_words());
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(result_member_of(run.out), result_of_16());
  EXPECT_EQ(job.result_member(), result_of_16());
}

TEST(FullRun, of_a_listing_has_the_same_list_as_list) {
  const JobFolder job("list 12 --canonical --shards 20");
  Child one = start_eightfold(job.work_words(), job / "0");
  Child two = start_eightfold(job.work_words(), job / "1");
  EXPECT_EQ(one.wait(), 0);
  EXPECT_EQ(two.wait(), 0);
  EXPECT_EQ(eightfold(job.collect_words() + " -o " + job / "all").exit_code, 0);
  EXPECT_EQ(contents_of(job / "all"), eightfold("list 12 --canonical --format ndjson").out);
  EXPECT_EQ(job.result_member(), computed("list 12 --canonical --shards 3", 1));
}

void write(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

std::string with_a_bit_flipped(const std::string& sound) {
  std::string text = sound;
  const std::size_t place = text.size() / 2;
  text[place] = static_cast<char>(text[place] ^ 1);
  return text;
}

using Damage = std::string (*)(const std::string&);

class DamagedFile : public ::testing::TestWithParam<Damage> {};

void expect_refused_and_recomputed(const JobFolder& job, const std::string& path, Damage damage) {
  for (int shard = 0; shard < 6; ++shard) job.compute(shard);
  const std::string sound = contents_of(path);
  write(path, damage(sound));
  const ProgramRun run = eightfold(job.collect_words());
  EXPECT_EQ(run.exit_code, bad_data) << run.err;
  EXPECT_TRUE(mentions(run.err, {"eightfold: ", path})) << run.err;
  EXPECT_EQ(job.done(), (std::set<int>{0, 1, 2, 4, 5}));
  EXPECT_EQ(job.status().at("missing"), json({3}));
  EXPECT_EQ(eightfold("job result " + job.ledger()).exit_code, unfinished);
  job.compute(3);
  EXPECT_EQ(contents_of(path), sound);
  EXPECT_EQ(eightfold(job.collect_words()).exit_code, 0);
}

TEST_P(DamagedFile, of_a_record_is_refused_until_it_is_recomputed) {
  const JobFolder job("count 11 --shards 6");
  expect_refused_and_recomputed(job, job.record(3), GetParam());
  EXPECT_EQ(job.result_member(), computed("count 11 --shards 2", 1));
}

TEST_P(DamagedFile, of_a_list_is_refused_until_it_is_recomputed) {
  const JobFolder job("list 9 --canonical --shards 6");
  expect_refused_and_recomputed(job, job.list(3), GetParam());
  EXPECT_EQ(job.result_member(), computed("list 9 --canonical --shards 2", 1));
}

INSTANTIATE_TEST_SUITE_P(All, DamagedFile,
                         ::testing::Values(
                             with_a_bit_flipped,
                             [](const std::string& text) { return text.substr(0, text.size() / 2); },
                             [](const std::string& text) { return text.substr(0, text.size() - 1); },
                             [](const std::string&) { return std::string(); }));

// An incorrect but consistent record, as a faulty computer would write it.
TEST(Conflict, is_reported_until_an_audit_resolves_it) {
  const JobFolder job("count 11 --shards 6", {0, 1, 2, 3, 4, 5});
  const std::string result = job.result_member();
  const std::string true_text = contents_of(job.record(3));
  Record wrong = parse_record(true_text);
  wrong.outcome.count += 8;
  for (std::size_t i = 0; i < check_primes.size(); ++i)
    wrong.outcome.residues[i] = wrong.outcome.count % check_primes[i];
  write(job.record(3), record_text(wrong));

  ProgramRun run = eightfold(job.collect_words());
  EXPECT_EQ(run.exit_code, found_wrong) << run.err;
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(job.status().at("conflicts").size(), 1U) << job.status();
  EXPECT_EQ(job.done(), (std::set<int>{0, 1, 2, 4, 5}));
  run = eightfold("job result " + job.ledger());
  EXPECT_EQ(run.exit_code, found_wrong);
  EXPECT_EQ(run.out, "");
  EXPECT_TRUE(mentions(run.err, {"1 of 6 shards contradict each other (3)", "eightfold job audit"}));
  EXPECT_EQ(eightfold(job.work_words()).exit_code, found_wrong);

  run = eightfold("job audit " + job.ledger() + " --sample 1");
  EXPECT_TRUE(mentions(run.out + run.err, {"shard 3"})) << run.out << run.err;
  EXPECT_TRUE(job.status().at("conflicts").empty());
  EXPECT_EQ(job.result_member(), result);
}

}  // namespace
}  // namespace eightfold::job::test
