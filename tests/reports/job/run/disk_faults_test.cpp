// Disks that are full or broken, at every call that changes what is on them: one clear line and an exit code
// that tells it, and the work goes on to the same result once the disk is well again.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "tests/reports/job/run/faults.hpp"
#include "tests/reports/job/run/job_folder.hpp"
#include "tests/reports/messages.hpp"

namespace eightfold::job::test {
namespace {

using eightfold::test::contents_of;
using eightfold::test::eightfold;
using eightfold::test::is_one_clean_line;
using eightfold::test::lines_of;
using eightfold::test::ProgramRun;

constexpr int cannot_create = 73;
constexpr int io_error = 74;

// SQLite gets over some faults by itself.
void expect_well_or_one_clear_line(const ProgramRun& run) {
  if (run.exit_code == 0) {
    EXPECT_EQ(run.err, "");
    return;
  }
  EXPECT_TRUE(run.exit_code == cannot_create || run.exit_code == io_error) << run.exit_code << run.err;
  EXPECT_EQ(run.err.rfind("eightfold: ", 0), 0U) << run.err;
  EXPECT_EQ(lines_of(run.err).size(), 1U) << run.err;
  EXPECT_TRUE(run.err.ends_with('\n') && is_one_clean_line(run.err.substr(0, run.err.size() - 1))) << run.err;
}

struct DiskFault {
  const char* error;
  bool for_good;
};

std::ostream& operator<<(std::ostream& out, const DiskFault& fault) {
  return out << fault.error << (fault.for_good ? " for good" : " once");
}

class DiskFaults : public ::testing::TestWithParam<DiskFault> {
 protected:
  void SetUp() override {
    const std::string why = why_no_faults();
    if (!why.empty()) GTEST_SKIP() << why;
  }

  static int strike_each(const std::function<bool(const Fault&)>& strike) {
    return strike_each_call(std::string("error=") + GetParam().error, GetParam().for_good, strike);
  }

  // The run, if the fault struck it.
  static std::optional<ProgramRun> struck(const Fault& fault, const std::string& words) {
    StruckRun run = eightfold_with(fault, words);
    if (!run.struck) {
      EXPECT_EQ(run.run.exit_code, 0) << run.run.err;
      return std::nullopt;
    }
    if (fault.call == "write" && run.run.err.empty())
      EXPECT_EQ(run.run.exit_code, io_error) << "the line was struck, too";
    else
      expect_well_or_one_clear_line(run.run);
    return std::move(run.run);
  }

  // A folder that cannot be tidied up may keep temporary files.
  static void expect_no_temporaries(const Fault& fault, const std::string& folder) {
    if (fault.call == "unlink" || !std::filesystem::exists(folder)) return;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
      EXPECT_NE(entry.path().filename().string().rfind(".eightfold-", 0), 0U) << entry.path();
  }

  static std::string undisturbed_result(const JobFolder& begun) {
    const JobFolder job = begun.copy();
    job.finish();
    return job.result_line();
  }

  const JobFolder begun_count_{"count 12 --shards 7", {1, 4}};
  const JobFolder begun_list_{"list 9 --canonical --shards 7", {1, 4}};
  const std::set<int> begun_{1, 4};
};

TEST_P(DiskFaults, stop_a_count_without_loss) {
  const std::string result = undisturbed_result(begun_count_);
  const int points = strike_each([&](const Fault& fault) {
    const JobFolder job = begun_count_.copy();
    const auto run = struck(fault, job.work_words());
    if (!run) return false;
    if (run->exit_code == 0 && fault.call != "write") {
      EXPECT_EQ(result_line_of(run->out), result);
    }
    expect_usable(job, begun_);
    expect_same_end(job, result);
    return true;
  });
  EXPECT_GE(points, every_fault ? 40 : 8);
}

TEST_P(DiskFaults, stop_a_listing_without_loss) {
  const std::string result = undisturbed_result(begun_list_);
  const std::string list = eightfold("list 9 --canonical --format ndjson").out;
  const int points = strike_each([&](const Fault& fault) {
    const JobFolder job = begun_list_.copy();
    if (!struck(fault, job.work_words())) return false;
    expect_usable(job, begun_);
    expect_same_end(job, result);
    EXPECT_EQ(eightfold(job.collect_words() + " -o " + job / "all").exit_code, 0);
    EXPECT_EQ(contents_of(job / "all"), list);
    return true;
  });
  EXPECT_GE(points, every_fault ? 40 : 8);
}

TEST_P(DiskFaults, leave_no_half_record_of_a_shard) {
  for (const JobFolder* begun : {&begun_count_, &begun_list_}) {
    const JobFolder whole = begun->copy();
    whole.compute(2);
    const int points = strike_each([&](const Fault& fault) {
      const JobFolder job = begun->copy();
      if (fault.call == "mkdir") std::filesystem::remove_all(job.records());
      const auto run = struck(fault, job.shard_words(2));
      if (!run) return false;
      expect_no_temporaries(fault, job.records());
      if (run->exit_code == 0 || std::filesystem::exists(job.record(2))) {
        EXPECT_EQ(contents_of(job.record(2)), contents_of(whole.record(2)));
      }
      job.compute(2);
      EXPECT_EQ(contents_of(job.record(2)), contents_of(whole.record(2)));
      return true;
    });
    EXPECT_GE(points, 3);
  }
}

TEST_P(DiskFaults, stop_collect_without_loss) {
  const std::string result = undisturbed_result(begun_list_);
  const std::string list = eightfold("list 9 --canonical --format ndjson").out;
  const JobFolder computed = begun_list_.copy();
  for (int shard = 0; shard < 7; ++shard) computed.compute(shard);
  const int points = strike_each([&](const Fault& fault) {
    const JobFolder job = computed.copy();
    const std::string words = job.collect_words() + " -o " + job / "all";
    const auto run = struck(fault, words);
    if (!run) return false;
    expect_no_temporaries(fault, job / "");
    const auto done = expect_usable(job, begun_);
    EXPECT_TRUE(done.size() == 7 || done == begun_) << "all or none";
    if (run->exit_code == 0 || std::filesystem::exists(job / "all")) {
      EXPECT_EQ(contents_of(job / "all"), list);
    }
    EXPECT_EQ(eightfold(words).exit_code, 0);
    EXPECT_EQ(contents_of(job / "all"), list);
    EXPECT_EQ(job.result_line(), result);
    return true;
  });
  EXPECT_GE(points, every_fault ? 12 : 8);
}

TEST_P(DiskFaults, let_plan_make_a_sound_ledger_or_none) {
  const std::string result = undisturbed_result(begun_count_);
  const int points = strike_each([&](const Fault& fault) {
    const JobFolder job = begun_count_.copy();
    std::filesystem::remove(job.ledger());
    std::filesystem::remove(job / "run.job");
    const auto run = struck(fault, job.plan_words());
    if (!run) return false;
    expect_no_temporaries(fault, job / "");
    EXPECT_TRUE(run->exit_code != 0 ||
                (std::filesystem::exists(job.ledger()) && std::filesystem::exists(job / "run.job")));
    if (!std::filesystem::exists(job.ledger())) {
      EXPECT_EQ(eightfold(job.plan_words()).exit_code, 0);
    }
    expect_usable(job, {});
    expect_same_end(job, result);
    return true;
  });
  EXPECT_GE(points, every_fault ? 12 : 8);
}

std::vector<DiskFault> kinds_of_faults() {
  if (!every_fault) return {{"ENOSPC", false}, {"EIO", true}};
  return {{"ENOSPC", false}, {"ENOSPC", true}, {"EIO", false}, {"EIO", true}};
}

INSTANTIATE_TEST_SUITE_P(OfEachKind, DiskFaults, ::testing::ValuesIn(kinds_of_faults()),
                         [](const auto& fault) {
                           return fault.param.error +
                                  std::string(fault.param.for_good ? "_for_good" : "_once");
                         });

// A disk of so many KiB, in a name space of its own; it goes with the shell.
constexpr const char* on_a_small_disk = R"(
cd "$1" && mkdir disk && mount -t tmpfs -o size="$3"k tmpfs disk || exit 100
cp run.ledger disk || exit 101
"$2" job work disk/run.ledger -q --threads 1 --format json > first.json 2> first.err
echo $? > first.code
mount -o remount,size=8m disk || exit 100
"$2" job status disk/run.ledger --format json > status.json || exit 102
"$2" job work disk/run.ledger -q --threads 1 --format json > second.json || exit 103
)";

TEST(FullDisk, stops_the_work_which_goes_on_when_there_is_room) {
  if (eightfold::test::run_program("unshare", {"-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"}).exit_code != 0)
    GTEST_SKIP() << "no disk can be mounted here, which takes root";
  const JobFolder planned("count 12 --shards 20");
  const JobFolder undisturbed = planned.copy();
  undisturbed.finish();
  int full = 0;
  for (int kib = 48; kib <= 512; kib += every_fault ? 4 : 80) {
    SCOPED_TRACE(kib);
    const JobFolder job = planned.copy();
    const auto run = eightfold::test::run_program(
        "unshare",
        {"-m", "sh", "-c", on_a_small_disk, "sh", job / "", EIGHTFOLD_PROGRAM, std::to_string(kib)});
    ASSERT_EQ(run.exit_code, 0) << run.err << contents_of(job / "first.err");
    expect_well_or_one_clear_line({.exit_code = std::stoi(contents_of(job / "first.code")),
                                   .out = {},
                                   .err = contents_of(job / "first.err")});
    full += contents_of(job / "first.code") == "74\n" ? 1 : 0;
    EXPECT_EQ(result_line_of(contents_of(job / "second.json")), undisturbed.result_line());
  }
  EXPECT_GE(full, 2);
}

}  // namespace
}  // namespace eightfold::job::test
