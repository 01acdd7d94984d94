#include "reports/job/run/status.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "reports/text/internal/words.hpp"
#include "tests/reports/job/fake_records.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::mentions;
using nlohmann::json;

JobStatus untouched(std::uint32_t shards) {
  JobStatus status;
  status.ledger = "run.ledger";
  status.spec = test::count_of_eight(shards);
  status.job = job_hash(status.spec);
  status.standing.shards.resize(shards);
  return status;
}

void finish(JobStatus& status, std::uint32_t shard) {
  const Record record = test::record_of(status.spec, shard, 4);
  status.standing.shards[shard] = {ShardState::done, record.outcome, {record}, {}, {}};
}

// Two different records and a third outcome of an audit.
void add_conflict(JobStatus& status, std::uint32_t shard) {
  ShardStanding& standing = status.standing.shards[shard];
  standing = {ShardState::conflict, {}, {}, {}, {}};
  for (const std::uint64_t count : {4, 4, 5})
    standing.records.push_back(test::record_of(status.spec, shard, count));
  standing.audits.push_back(test::record_of(status.spec, shard, 6));
}

JobStatus everything() {
  JobStatus status = untouched(20);
  for (const std::uint32_t shard : {0U, 1U, 2U, 3U}) finish(status, shard);
  status.standing.shards[3].audits = status.standing.shards[3].records;
  for (const std::uint32_t shard : {4U, 5U}) status.standing.shards[shard].state = ShardState::running;
  for (const std::uint32_t shard : {6U, 7U, 9U}) {
    status.standing.shards[shard].state = ShardState::failed;
    status.standing.shards[shard].failure = shard == 7 ? "disk \x1b full" : "no memory";
  }
  add_conflict(status, 8);
  status.standing.duplicates = 3;
  status.standing.damaged = {"shard 11: its record is damaged"};
  status.workers = {{1, "ada", 4711, 2, 2}};
  status.shards_per_minute = 2.5;
  status.seconds_left = 300;
  return status;
}

std::string next_step(const JobStatus& status) {
  const std::string text = status_text(status, {});
  const std::size_t begin = text.find("\nnext      ");
  EXPECT_NE(begin, std::string::npos) << text;
  return text.substr(begin + 11, text.size() - begin - 12);
}

TEST(JobStatusText, describes_every_state) {
  EXPECT_EQ(status_text(everything(), {}),
            "count of 8 queens by halves in 20 shards\n"
            "\n"
            "state        shards  which\n"
            "done              4  3 duplicates with the same outcome\n"
            "                     1 audited, confirmed by another engine\n"
            "running           2  4-5\n"
            "                     2 by process 4711 on ada, 2 threads\n"
            "failed            3  7: disk \\x1b full\n"
            "                     6, 9: no memory\n"
            "missing          10  10-19\n"
            "in conflict       1  8: 4 by 2 records, 5 by 1 record, 6 by 1 audit\n"
            "damaged           1  shard 11: its record is damaged\n"
            "\n"
            "rate      2.5 shards per minute\n"
            "time left 5 min 0 s\n"
            "next      wait; check again with: eightfold job status run.ledger\n");
}

TEST(JobStatusText, of_a_sum_that_cannot_be_right_suggests_an_audit) {
  JobStatus status = untouched(2);
  status.standing = test::count_standing(status.spec, {46, 46});
  EXPECT_EQ(contradiction_in(status.spec, status.standing), std::nullopt);
  EXPECT_EQ(next_step(status), "eightfold job result run.ledger");
  status.standing = test::count_standing(status.spec, {46, 47});
  status.contradiction = contradiction_in(status.spec, status.standing);
  EXPECT_EQ(status.contradiction, "solutions of 8 queens: computed 93, published 92");
  EXPECT_EQ(next_step(status), "eightfold job audit run.ledger --sample 100%");
}

TEST(JobStatusText, has_a_title_of_the_given_width) {
  const std::string text = status_text(untouched(20), {.width = 20});
  for (const std::string& line : eightfold::test::lines_of(text.substr(0, text.find("\n\n"))))
    EXPECT_LE(line.size(), 20U) << line;
}

TEST(JobStatusText, names_a_stopped_process_and_the_time_of_its_oldest_claim) {
  JobStatus status = everything();
  status.workers[0].is_stopped = true;
  status.workers[0].seconds = 240;
  EXPECT_TRUE(
      mentions(status_text(status, {}), {"2 by process 4711 (stopped) on ada, 2 threads, for 4 min 0 s"}));
  EXPECT_EQ(next_step(status), "continue or end process 4711");
}

TEST(JobStatusText, omits_empty_states) {
  EXPECT_EQ(status_text(untouched(3), {}),
            "count of 8 queens by halves in 3 shards\n"
            "\n"
            "state    shards  which\n"
            "done          0\n"
            "missing       3  0-2\n"
            "\n"
            "next      eightfold job work run.ledger\n"
            "or        add records with: eightfold job collect run.ledger DIR\n");
}

TEST(JobStatusText, estimates_the_result) {
  JobStatus status = untouched(20);
  status.estimate = {2.2815e14, 5.4e11, 10};
  EXPECT_TRUE(
      mentions(status_text(status, {.unicode = true}),
               {"\nestimate  (2.2815 ± 0.0054) × 10^14 solutions, with one standard error, from 10 of 20 "
                "shards\nnext "}));
  const json document = json::parse(status_json(status));
  EXPECT_EQ(document["estimate"],
            json({{"solutions", 2.2815e14}, {"standard_error", 5.4e11}, {"shards", 10}}));
  EXPECT_FALSE(json::parse(status_json(everything())).contains("estimate"));
}

TEST(JobStatusText, has_a_limited_length) {
  JobStatus status = untouched(1000);
  for (std::uint32_t shard = 0; shard < 1000; shard += 2) add_conflict(status, shard);
  status.standing.damaged.assign(300, "shard 1: damaged");
  const std::string text = status_text(status, {});
  EXPECT_LT(eightfold::test::lines_of(text).size(), 30U);
  EXPECT_TRUE(mentions(text, {"and 493 more", "and 293 more"}));
}

TEST(JobStatusText, has_boxes_with_unicode) {
  EXPECT_TRUE(mentions(status_text(everything(), {.unicode = true, .width = 80}), {"┌", "│ done"}));
}

TEST(JobStatusText, ends_with_the_next_command) {
  JobStatus status = untouched(3);
  EXPECT_EQ(
      next_step(status),
      "eightfold job work run.ledger\nor        add records with: eightfold job collect run.ledger DIR");
  status.ledger = "my run's.ledger";
  EXPECT_TRUE(next_step(status).starts_with(R"(eightfold job work 'my run'\''s.ledger')"));
  status.ledger = "run.ledger";
  status.standing.shards[0].state = ShardState::running;
  EXPECT_EQ(next_step(status), "wait; check again with: eightfold job status run.ledger");
  for (const std::uint32_t shard : {0U, 1U, 2U}) finish(status, shard);
  EXPECT_EQ(next_step(status), "eightfold job result run.ledger");
  add_conflict(status, 1);
  const std::string audit_command =
      "eightfold job audit run.ledger --sample 1\n"
      "or        add records with: eightfold job collect run.ledger DIR";
  EXPECT_EQ(next_step(status), audit_command);
  status.standing.shards[1].audits.clear();
  EXPECT_EQ(next_step(status), audit_command);
}

TEST(JobStatusText, of_a_list_names_the_folder) {
  JobStatus status = untouched(3);
  status.spec = test::list_of_eight();
  EXPECT_TRUE(next_step(status).starts_with("eightfold job work run.ledger --output-dir DIR\nor"));
}

TEST(JobStatusJson, has_each_shard_in_one_list) {
  const json document = json::parse(status_json(everything()));
  EXPECT_EQ(document["job"]["sha256"], job_hash(test::count_of_eight(20)));
  EXPECT_EQ(document["done"], json({0, 1, 2, 3}));
  EXPECT_EQ(document["running"], json({4, 5}));
  EXPECT_EQ(document["missing"], json({10, 11, 12, 13, 14, 15, 16, 17, 18, 19}));
  EXPECT_EQ(document["failed"].size(), 3U);
  EXPECT_EQ(document["failed"][1], json({{"shard", 7}, {"why", "disk \x1b full"}}));
  EXPECT_EQ(document["conflicts"].size(), 1U);
  EXPECT_EQ(document["conflicts"][0]["shard"], 8);
  const json& outcomes = document["conflicts"][0]["outcomes"];
  ASSERT_EQ(outcomes.size(), 3U);
  EXPECT_EQ(outcomes[0]["count"], 4);
  EXPECT_EQ(outcomes[0]["records"], 2);
  EXPECT_EQ(outcomes[2]["count"], 6);
  EXPECT_EQ(outcomes[2]["records"], 0);
  EXPECT_EQ(outcomes[2]["audits"], 1);
  EXPECT_EQ(document["audited"], 1);
  EXPECT_EQ(document["complete"], false);
  EXPECT_EQ(document["workers"][0]["host"], "ada");
}

TEST(JobStatusJson, is_valid_json_for_texts_with_invalid_utf8) {
  JobStatus status = untouched(1);
  status.ledger = "\xff.ledger";
  status.standing.damaged = {"\xc3("};
  EXPECT_NO_THROW(json::parse(status_json(status)));
}

TEST(JobStatus, reflects_the_ledger) {
  const eightfold::test::TemporaryFolder folder;
  const Spec spec = test::count_of_eight(4);
  Ledger::create(folder / "run.ledger", spec);
  Ledger ledger = Ledger::open(folder / "run.ledger", Ledger::Access::write);
  EXPECT_FALSE(status_of(ledger).shards_per_minute);
  ledger.register_worker(3);
  ledger.claim();
  for (const std::uint32_t shard : {0U, 1U}) test::save(ledger, test::record_of(spec, shard, 23), 1.5);
  JobStatus status = status_of(ledger);
  EXPECT_EQ(status.ledger, folder / "run.ledger");
  EXPECT_EQ(status.spec, spec);
  EXPECT_EQ(status.job, job_hash(spec));
  EXPECT_EQ(status.standing.count(ShardState::done), 2U);
  EXPECT_EQ(status.standing.count(ShardState::running), 1U);
  ASSERT_EQ(status.workers.size(), 1U);
  EXPECT_EQ(status.workers[0].threads, 3);
  ASSERT_TRUE(status.shards_per_minute);
  ASSERT_TRUE(status.seconds_left);
  EXPECT_DOUBLE_EQ(*status.seconds_left, 2 * 60 / *status.shards_per_minute);
}

TEST(JobRate, ignores_times_after_the_present) {
  EXPECT_FALSE(shards_per_minute({20'000, 20'001}, 10'000)) << "the clock was set back";
  EXPECT_DOUBLE_EQ(*shards_per_minute({9'900, 9'960, 20'000, 20'001}, 10'000), 1);
}

TEST(JobRate, covers_the_last_hour) {
  EXPECT_FALSE(shards_per_minute({}, 10'000));
  EXPECT_FALSE(shards_per_minute({9'990}, 10'000));
  EXPECT_FALSE(shards_per_minute({100, 200, 9'990}, 10'000));
  EXPECT_DOUBLE_EQ(*shards_per_minute({100, 9'900, 9'960}, 10'000), 1);
  EXPECT_DOUBLE_EQ(*shards_per_minute({6'400, 6'430, 6'460}, 10'000), 2);
  EXPECT_DOUBLE_EQ(*shards_per_minute({9'000, 9'000, 9'000}, 10'000), 120);
  EXPECT_DOUBLE_EQ(*shards_per_minute({7'000, 7'002, 7'004, 9'000, 9'002}, 10'000),
                   30);  // the break does not count
}

TEST(Duration, has_at_most_two_units) {
  EXPECT_EQ(reports::duration_text(0), "0 s");
  EXPECT_EQ(reports::duration_text(59.5), "1 min 0 s");
  EXPECT_EQ(reports::duration_text(200), "3 min 20 s");
  EXPECT_EQ(reports::duration_text(3600 * 5 + 601), "5 h 10 min");
  EXPECT_EQ(reports::duration_text(3600 * 24 * 3), "3 days");
  EXPECT_EQ(reports::duration_text(1e300), "over 30,000 years");
}

}  // namespace
}  // namespace eightfold::job
