#include "reports/job/run/status.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <array>
#include <ctime>
#include <nlohmann/json.hpp>

#include "tests/reports/job/sample_records.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::lines_of;

JobStatus untouched(std::uint32_t shards) {
  JobStatus status;
  status.folders = {"run"};
  status.spec = test::count_of_eight(shards);
  status.standing.shards.resize(shards);
  return status;
}

// Sets the counts of the records and audits of a shard.
void set(JobStatus& status, std::uint32_t shard, const std::vector<std::uint64_t>& records,
         const std::vector<std::uint64_t>& audits = {}) {
  ShardStanding& standing = status.standing.shards[shard] = {};
  for (const auto count : records) standing.records.push_back(test::record_of(status.spec, shard, count));
  for (const auto count : audits) standing.audits.push_back(test::record_of(status.spec, shard, count));
  decide(standing);
}

JobStatus everything() {
  JobStatus status = untouched(20);
  for (const std::uint32_t shard : {0U, 1U, 2U}) set(status, shard, {4});
  set(status, 3, {4, 4, 4}, {4});
  set(status, 8, {4, 4, 5}, {6});
  status.standing.invalid = {"run/records/00011.json: altered"};
  status.running = {4, 5, 8};
  status.shards_per_minute = 2.5;
  status.seconds_left = 300;
  return status;
}

JobStatus certified() {
  JobStatus status = untouched(0);
  status.spec = test::list_of_eight();
  status.standing =
      test::standing_of({test::list_record(0), test::certified_record(1), test::list_record(2)});
  decide(status.standing.shards[1]);
  return status;
}

JobStatus estimated() {
  JobStatus status = untouched(20);
  status.estimate = {2.2815e14, 5.4e11, 10};
  status.shards_per_minute = 0.25;
  return status;
}

TEST(JobStatusReport, describes_every_state) {
  std::string text;
  for (const JobStatus& status : {everything(), untouched(3), certified(), estimated()})
    text += status_text(status, {}) + '\n' + status_json(status) + '\n';
  text +=
      status_text(everything(), {.unicode = true, .width = 60}) + status_text(estimated(), {.unicode = true});
  eightfold::test::expect_golden("job-statuses.txt", text);
}

TEST(JobStatusText, has_a_limited_length_and_width) {
  JobStatus status = untouched(1000);
  for (std::uint32_t shard = 0; shard < 1000; shard += 2) set(status, shard, {4, 5});
  status.standing.invalid.assign(300, "run/records/00001.json: altered");
  const std::string text = status_text(status, {});
  EXPECT_LT(lines_of(text).size(), 30U);
  EXPECT_TRUE(eightfold::test::mentions(text, {"and 493 more", "and 293 more"}));
  const std::string narrow = status_text(status, {.width = 20});
  for (const std::string& line : lines_of(narrow.substr(0, narrow.find("\n\n"))))
    EXPECT_LE(line.size(), 20U) << line;
}

TEST(JobStatusText, ends_with_the_next_command) {
  JobStatus status = untouched(3);
  const auto expect_next = [&](const std::string& step) {
    EXPECT_EQ(lines_of(status_text(status, {})).back(), "next      " + step);
  };
  status.folders = {"my run's", "ada/run"};
  expect_next(R"(eightfold job work 'my run'\''s')");
  status.folders[0] = "run";
  set(status, 0, {46});
  set(status, 1, {46, 45});
  expect_next("eightfold job work run");
  set(status, 2, {0});
  expect_next("eightfold job audit run --fraction 1%");
  set(status, 1, {46});
  expect_next("eightfold job result run ada/run");
  status.standing.invalid = {"run/records/00000-2.json: altered"};
  expect_next("remove the invalid files; eightfold job work run");
  status.contradiction = "solutions of 8 queens: computed 93, published 92";
  expect_next("eightfold job audit run --fraction 100%");
}

TEST(JobStatusJson, is_valid_for_texts_with_invalid_utf8) {
  JobStatus status = everything();
  status.folders = {"\xff"};
  status.standing.invalid = {"\xc3("};
  EXPECT_NO_THROW(nlohmann::json::parse(status_json(status)));
}

TEST(JobStatus, reflects_the_folders) {
  const eightfold::test::TemporaryFolder folder;
  const Spec spec = test::count_of_eight(6);
  const std::array folders = {test::new_folder(folder / "1", spec), test::new_folder(folder / "2", spec)};
  EXPECT_FALSE(status_of(folders).shards_per_minute);
  const std::time_t now = std::time(nullptr);
  for (const std::uint32_t shard : {0U, 1U, 2U}) {
    folders[shard / 2].write(test::record_of(spec, shard, 23));
    const std::string file = folders[shard / 2].path() + "/records/0000" + std::to_string(shard) + ".json";
    const timespec time = {now - 70 + 30 * shard, 0};
    ASSERT_EQ(utimensat(AT_FDCWD, file.c_str(), std::array{time, time}.data(), 0), 0);
  }
  JobStatus status = status_of(folders);
  EXPECT_EQ(status.folders, (std::vector{folder / "1", folder / "2"}));
  EXPECT_EQ(status.spec, spec);
  EXPECT_EQ(status.standing.shards_in(ShardState::done), (std::vector<std::uint32_t>{0, 1, 2}));
  EXPECT_EQ(status.shards_per_minute, 2);
  EXPECT_TRUE(status.running.empty());
  EXPECT_FALSE(status.seconds_left) << "no process computes";
  const auto other = [&](const std::string& name) {
    return Folder::open(folder / name, Folder::Access::write);
  };
  const std::array locks = {other("1").lock(1), other("1").lock(5), other("2").lock(5), other("2").lock(3)};
  status = status_of(folders);
  EXPECT_EQ(status.running, (std::vector<std::uint32_t>{3, 5})) << "shard 1 is done";
  EXPECT_EQ(status.seconds_left, 90);
  for (const std::uint32_t shard : {3U, 4U, 5U}) folders[0].write(test::record_of(spec, shard, 8));
  status = status_of(folders);
  EXPECT_EQ(status.contradiction, "solutions of 8 queens: computed 93, published 92");
  EXPECT_FALSE(status.shards_per_minute) << "it is complete";
}

TEST(JobRate, covers_the_last_hour_without_breaks) {
  const auto rate = [](const std::vector<std::int64_t>& finished) {
    return shards_per_minute(finished, 10'000).value_or(0);
  };
  for (const std::vector<std::int64_t>& few :
       {{}, {9'990}, {100, 200, 9'990}, std::vector<std::int64_t>{20'000, 20'001}})
    EXPECT_FALSE(shards_per_minute(few, 10'000));  // later times: the clock was set back
  EXPECT_DOUBLE_EQ(rate({100, 9'900, 9'960, 20'000, 20'001}), 1);
  EXPECT_DOUBLE_EQ(rate({6'399, 6'400, 6'430, 6'460}), 2);
  EXPECT_DOUBLE_EQ(rate({9'000, 9'000, 9'000}), 120);
  EXPECT_DOUBLE_EQ(rate({7'000, 7'002, 7'004, 9'000, 9'002}), 30);
}

}  // namespace
}  // namespace eightfold::job
