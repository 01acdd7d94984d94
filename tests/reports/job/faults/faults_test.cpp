// Kills the program, makes the disk fail and cuts the power at every system call of a job that changes files.
// Whatever the command and the fault, no record is lost, none is invalid, and the same command continues.
#include "tests/reports/job/faults/faults.hpp"

#include <gtest/gtest.h>

#include <array>
#include <regex>

#include "tests/reports/job/faults/job_folder.hpp"

namespace eightfold::job::test {
namespace {

using eightfold::test::has_line;
using eightfold::test::ProgramRun;

struct Scenario {
  std::string name;
  std::string plan;
  std::string computed;  // the shards that are done before
  std::string command;
  int points;  // a lower bound of the number of calls that change files
};

const std::string count = "count 12 --shards 5";
const std::string listing = "list 9 --canonical --shards 5";
const std::array<Scenario, 9> scenarios = {
    {{"plan", count, "", "plan count 12 --shards 5 -o @", 12},
     {"work_of_a_count", count, "1..2", "work @ --threads 1", 20},
     {"work_of_a_listing", listing, "1..2", "work @ --threads 1", 38},
     {"shard_of_a_count", count, "1..2", "shard @ --index 2..4 --threads 1", 14},
     {"shard_of_a_listing", listing, "1..2", "shard @ --index 2..4 --threads 1", 26},
     {"audit", count, "0..4", "audit @ --fraction 40% --threads 1", 16},
     {"result_of_a_listing", listing, "0..4", "result @ --format ndjson -o @/all", 6},
     {"work_of_a_count_in_two_threads", count, "1..2", "work @ --threads 2", 12},
     {"work_of_a_listing_in_two_threads", listing, "1..2", "work @ --threads 2", 18}}};

class Faults : public ::testing::TestWithParam<std::tuple<Scenario, std::string>> {
 protected:
  void SetUp() override {
    if (const std::string why = why_faults_are_unavailable(); !why.empty()) GTEST_SKIP() << why;
    whole_.ok("audit @ --fraction 100%");
    if (!plans_) whole_.ok(scenario_.command);
    outcome_ = whole_.outcome();
    files_ = files_in(whole_.path());
  }

  // Files that cannot be read are invalid, and several lines may name them.
  static void expect_documented_end(const Fault& fault, const FaultyRun& faulty) {
    const std::string line = "eightfold: [^\\x01-\\x1f\\x7f]+\n";
    const std::string failure = faulty.of_reading ? "(6[5-9]|7[0-5])(" + line + ")+" : "7[34]" + line;
    const std::string not_even_a_line = fault.call == "write" ? "|74" : "";
    const std::string end = std::to_string(faulty.run.exit_code) + faulty.run.err;
    EXPECT_TRUE(std::regex_match(end, std::regex("0|137|" + failure + not_even_a_line))) << end;
  }

  // No record is lost, and every file is as in an undisturbed job. A record that could not be read may have
  // been computed again.
  void expect_sound(const JobFolder& job, bool may_have_temporaries, bool may_have_repeats) const {
    const auto files = files_in(job.path());
    for (const auto& [name, contents] : files) {
      if (may_have_temporaries && name.find(".eightfold-") != name.npos) continue;
      const auto repeat = may_have_repeats ? name.find("-2.json") : name.npos;
      EXPECT_EQ(contents, files_.at(repeat == name.npos ? name : name.substr(0, repeat) + ".json")) << name;
    }
    for (const auto& [name, contents] : files_in(start_.path())) EXPECT_TRUE(files.contains(name)) << name;
    if (!files.contains("job.json")) return;
    EXPECT_EQ(job.status().at("invalid"), nlohmann::json::array());
  }

  void expect_continues(const JobFolder& job, bool may_have_temporaries, bool may_have_repeats) const {
    expect_sound(job, may_have_temporaries, may_have_repeats);
    if (!plans_ || !std::filesystem::exists(job / "job.json")) job.ok(scenario_.command);
    job.ok("work @");
    EXPECT_EQ(job.outcome(), outcome_);
    expect_sound(job, true, may_have_repeats);
  }

  const Scenario scenario_ = std::get<Scenario>(GetParam());
  const bool plans_ = scenario_.name == "plan";
  const JobFolder start_{plans_ ? "" : scenario_.plan, scenario_.computed};
  const JobFolder whole_{scenario_.plan, "0..4"};
  std::string outcome_;
  std::map<std::string, std::string> files_;  // of the whole job
};

TEST_P(Faults, lose_no_record_and_leave_none_that_is_invalid) {
  const std::string& name = std::get<std::string>(GetParam());
  const std::string effect = (name == "KILL" ? "signal=" : "error=") + name.substr(0, name.find('_'));
  const int points = inject_at_each_call(effect, name.ends_with("from_then_on"), [&](const Fault& fault) {
    const JobFolder job = start_;
    const FaultyRun faulty = eightfold_with(fault, job.words(scenario_.command));
    expect_documented_end(fault, faulty);
    if (!faulty.occurred) return false;
    const bool cannot_remove = fault.call == "unlink" || fault.call == "rmdir";
    expect_continues(job, faulty.run.exit_code == killed || cannot_remove, faulty.of_reading);
    return true;
  });
  EXPECT_GE(points, every_fault() ? scenario_.points : 5);
}

std::string name_of(const ::testing::TestParamInfo<std::tuple<Scenario, std::string>>& cell) {
  return std::get<0>(cell.param).name + "_" + std::get<1>(cell.param);
}

INSTANTIATE_TEST_SUITE_P(Of, Faults,
                         ::testing::Combine(::testing::ValuesIn(scenarios),
                                            ::testing::Values("KILL", "ENOSPC_once", "ENOSPC_from_then_on",
                                                              "EIO_once", "EIO_from_then_on")),
                         name_of);

// lose_unsynced.cpp takes away what the program did not sync, after every call that changes files.
class PowerFailures : public Faults {
 protected:
  ProgramRun run(const JobFolder& job, int crash_after, const std::string& ignored = {}) const {
    return job.run(scenario_.command, {.environment = {{"LD_PRELOAD", EIGHTFOLD_LOSE_UNSYNCED},
                                                       {"CRASH_IN", job.above()},
                                                       {"CRASH_AFTER", std::to_string(crash_after)},
                                                       {"CRASH_KEEPS", std::get<std::string>(GetParam())},
                                                       {"CRASH_IGNORES", ignored}}});
  }

  // The number of files of the whole job that the job had before a crash, but not after it.
  int lost(const JobFolder& job, const ProgramRun& run) const {
    auto after = files_in(job.path());
    int lost = 0;
    for (const auto& [name, contents] : files_)
      lost += has_line(run.err, "had " + job / name) && name != "lock" && after[name] != contents;
    return lost;
  }
};

TEST_P(PowerFailures, lose_nothing_that_is_finished) {
  int calls = 0;
  for (bool ended = false; !ended && !HasFailure(); ++calls) {
    SCOPED_TRACE(calls + 1);
    const JobFolder job = start_;
    const ProgramRun done = run(job, calls + 1);
    ended = done.exit_code == 0;
    EXPECT_TRUE(ended || done.exit_code == 77) << done.exit_code << done.err;
    EXPECT_LE(lost(job, done), ended ? 0 : 1) << "more than the file in progress";
    expect_continues(job, true, false);
  }
  const JobFolder job = start_;
  EXPECT_EQ(calls - 1, changes_in(job.above(), job.words(scenario_.command))) << "calls bypass the library";
  EXPECT_GE(calls, 6);
  const JobFolder unsynced = start_;
  EXPECT_GE(lost(unsynced, run(unsynced, 0, "fsync")), 1) << "the test would find files that are not synced";
}

// Not the last ones, whose calls depend on the time.
INSTANTIATE_TEST_SUITE_P(During, PowerFailures,
                         ::testing::Combine(::testing::ValuesIn(scenarios.begin(), scenarios.end() - 3),
                                            ::testing::Values("synced", "names")),
                         name_of);

// Faults are injected at the system calls of a list.
void expect_known_calls(const std::string& words) {
  for (const auto& [call, example] : unknown_calls(words))
    ADD_FAILURE() << words << "\ncalls " << call << ": " << example
                  << "\nadd it to writing_calls in faults.cpp if it changes files, else to other_calls";
}

TEST(FaultPoints, include_every_call_of_a_job_that_changes_files) {
  if (const std::string why = why_faults_are_unavailable(); !why.empty()) GTEST_SKIP() << why;
  for (const Scenario& scenario : scenarios) {
    const JobFolder job(scenario.name == "plan" ? "" : scenario.plan, scenario.computed);
    for (const std::string& command : {scenario.command, std::string("status @")})
      expect_known_calls(job.words(command));
  }
}

TEST(FaultPoints, include_every_call_of_other_commands_that_changes_files) {
  if (const std::string why = why_faults_are_unavailable(); !why.empty()) GTEST_SKIP() << why;
  const eightfold::test::TemporaryFolder folder;
  expect_known_calls("orbits 6 -o " + folder / "orbits");
  expect_known_calls("orbits 4..6 --output-dir " + folder / "new");
  expect_known_calls("new-assignment --output-dir " + folder / "homework");
  expect_known_calls("list 9");
}

// A disk of $3 KiB in its own mount namespace, which ends with the shell.
constexpr const char* small_disk_script = R"(
cd "$1" && mkdir disk && mount -t tmpfs -o size="$3"k tmpfs disk && cp -r run disk || exit 100
"$2" job work disk/run -q --threads 1 --format json > first.json 2> first.err
echo $? > first.code
mount -o remount,size=8m disk || exit 100
"$2" job status disk/run --format json > status.json || exit 102
"$2" job work disk/run -q --threads 1 --format json > second.json || exit 103
)";

TEST(FullDisk, stops_the_work_which_can_be_resumed) {
  using eightfold::test::contents_of;
  using eightfold::test::run_program;
  if (run_program("unshare", {"-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"}).exit_code != 0)
    GTEST_SKIP() << "mounting a disk requires root";
  const JobFolder planned("count 12 --shards 20");
  const JobFolder undisturbed = planned;
  const std::string document = undisturbed.ok("work @ -q --threads 1 --format json");
  int full = 0;
  for (int kib = 16; kib <= 144; kib += every_fault() ? 4 : 32) {
    SCOPED_TRACE(kib);
    const JobFolder job = planned;
    const auto run = run_program("unshare", {"-m", "sh", "-c", small_disk_script, "sh", job.above(),
                                             eightfold::test::program_path(), std::to_string(kib)});
    const auto in_job = [&](const std::string& name) { return contents_of(job.above() + "/" + name); };
    ASSERT_EQ(run.exit_code, 0) << run.err << in_job("first.err");
    if (in_job("first.code") != "0\n") {
      ++full;
      EXPECT_EQ(in_job("first.code"), "74\n");
      EXPECT_EQ(eightfold::test::lines_of(in_job("first.err")).size(), 1U);
    }
    EXPECT_EQ(nlohmann::json::parse(in_job("status.json")).at("invalid").size(), 0U);
    EXPECT_EQ(in_job("second.json"), document);
  }
  EXPECT_GE(full, 2);
}

}  // namespace
}  // namespace eightfold::job::test
