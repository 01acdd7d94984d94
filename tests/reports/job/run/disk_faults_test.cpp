// Injects disk errors at every system call that writes. The program must print one line and exit with an
// appropriate code, and the job must have the same result after the disk works again.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "tests/reports/job/run/faults.hpp"
#include "tests/reports/job/run/job_folder.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::job::test {
namespace {

using eightfold::test::contents_of;
using eightfold::test::eightfold;
using eightfold::test::is_one_clean_line;
using eightfold::test::lines_of;
using eightfold::test::ProgramRun;

constexpr int cannot_create = 73;
constexpr int io_error = 74;

// SQLite recovers from some faults.
void expect_success_or_one_line(const ProgramRun& run) {
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
  bool permanent;
};

std::ostream& operator<<(std::ostream& out, const DiskFault& fault) {
  return out << fault.error << (fault.permanent ? " permanently" : " once");
}

class DiskFaults : public ::testing::TestWithParam<DiskFault> {
 protected:
  void SetUp() override {
    const std::string why = why_faults_are_unavailable();
    if (!why.empty()) GTEST_SKIP() << why;
  }

  static int inject_each(const std::function<bool(const Fault&)>& inject) {
    return inject_at_each_call(std::string("error=") + GetParam().error, GetParam().permanent, inject);
  }

  // Other tests are about files that cannot be read.
  static FaultyRun run_with(const Fault& fault, const std::string& words) {
    const FaultyRun faulty = eightfold_with(fault, words);
    const ProgramRun& run = faulty.run;
    if (faulty.of_reading) return faulty;
    if (!faulty.occurred)
      EXPECT_EQ(run.exit_code, 0) << run.err;
    else if (fault.call == "write" && run.err.empty())
      EXPECT_EQ(run.exit_code, io_error) << "the write of the message failed too";
    else
      expect_success_or_one_line(run);
    return faulty;
  }

  // Temporary files remain if they cannot be removed, or their folder cannot be opened for that.
  static void expect_no_temporaries(const Fault& fault, const std::string& folder) {
    const bool may_remain = fault.call == "unlink" || fault.call == "rmdir" || fault.call == "openat";
    if (may_remain || !std::filesystem::exists(folder)) return;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
      EXPECT_NE(entry.path().filename().string().rfind(".eightfold-", 0), 0U) << entry.path();
  }

  static std::string undisturbed_result(const JobFolder& started) {
    const JobFolder job = started.copy();
    job.finish();
    return job.result_member();
  }

  const JobFolder started_count_{"count 12 --shards 7", {1, 4}};
  const JobFolder started_list_{"list 9 --canonical --shards 7", {1, 4}};
  const std::set<int> started_{1, 4};
};

TEST_P(DiskFaults, stop_a_count_without_loss) {
  const std::string result = undisturbed_result(started_count_);
  const int points = inject_each([&](const Fault& fault) {
    const JobFolder job = started_count_.copy();
    const FaultyRun run = run_with(fault, job.work_words());
    if (!run.occurred || run.of_reading) return run.occurred;
    if (run.run.exit_code == 0 && fault.call != "write") {
      EXPECT_EQ(result_member_of(run.run.out), result);
    }
    expect_usable(job, started_);
    expect_same_result(job, result);
    return true;
  });
  EXPECT_GE(points, every_fault() ? 40 : 8);
}

TEST_P(DiskFaults, stop_a_listing_without_loss) {
  const std::string result = undisturbed_result(started_list_);
  const std::string list = eightfold("list 9 --canonical --format ndjson").out;
  const int points = inject_each([&](const Fault& fault) {
    const JobFolder job = started_list_.copy();
    const FaultyRun run = run_with(fault, job.work_words());
    if (!run.occurred || run.of_reading) return run.occurred;
    expect_usable(job, started_);
    expect_same_result(job, result);
    EXPECT_EQ(eightfold(job.collect_words() + " -o " + job / "all").exit_code, 0);
    EXPECT_EQ(contents_of(job / "all"), list);
    return true;
  });
  EXPECT_GE(points, every_fault() ? 40 : 8);
}

TEST_P(DiskFaults, leave_no_incomplete_record_of_a_shard) {
  for (const JobFolder* started : {&started_count_, &started_list_}) {
    const JobFolder whole = started->copy();
    whole.compute(2);
    const int points = inject_each([&](const Fault& fault) {
      const JobFolder job = started->copy();
      if (fault.call == "mkdir") std::filesystem::remove_all(job.records());
      const FaultyRun run = run_with(fault, job.shard_words(2));
      if (!run.occurred || run.of_reading) return run.occurred;
      expect_no_temporaries(fault, job.records());
      if (run.run.exit_code == 0 || std::filesystem::exists(job.record(2))) {
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
  const std::string result = undisturbed_result(started_list_);
  const std::string list = eightfold("list 9 --canonical --format ndjson").out;
  const JobFolder computed = started_list_.copy();
  for (int shard = 0; shard < 7; ++shard) computed.compute(shard);
  const int points = inject_each([&](const Fault& fault) {
    const JobFolder job = computed.copy();
    const std::string words = job.collect_words() + " -o " + job / "all";
    const FaultyRun run = run_with(fault, words);
    if (!run.occurred || run.of_reading) return run.occurred;
    expect_no_temporaries(fault, job / "");
    const auto done = expect_usable(job, started_);
    EXPECT_TRUE(done.size() == 7 || done == started_) << "all or none";
    if (run.run.exit_code == 0 || std::filesystem::exists(job / "all")) {
      EXPECT_EQ(contents_of(job / "all"), list);
    }
    EXPECT_EQ(eightfold(words).exit_code, 0);
    EXPECT_EQ(contents_of(job / "all"), list);
    EXPECT_EQ(job.result_member(), result);
    return true;
  });
  EXPECT_GE(points, every_fault() ? 12 : 8);
}

TEST_P(DiskFaults, let_plan_create_a_valid_ledger_or_none) {
  const std::string result = undisturbed_result(started_count_);
  const int points = inject_each([&](const Fault& fault) {
    const JobFolder job = started_count_.copy();
    std::filesystem::remove(job.ledger());
    std::filesystem::remove(job / "run.job");
    const FaultyRun run = run_with(fault, job.plan_words());
    if (!run.occurred || run.of_reading) return run.occurred;
    expect_no_temporaries(fault, job / "");
    EXPECT_TRUE(run.run.exit_code != 0 ||
                (std::filesystem::exists(job.ledger()) && std::filesystem::exists(job / "run.job")));
    if (!std::filesystem::exists(job.ledger())) {
      EXPECT_EQ(eightfold(job.plan_words()).exit_code, 0);
    }
    expect_usable(job, {});
    expect_same_result(job, result);
    return true;
  });
  EXPECT_GE(points, every_fault() ? 12 : 8);
}

std::vector<DiskFault> kinds_of_faults() {
  if (!every_fault()) return {{"ENOSPC", false}, {"EIO", true}};
  return {{"ENOSPC", false}, {"ENOSPC", true}, {"EIO", false}, {"EIO", true}};
}

INSTANTIATE_TEST_SUITE_P(OfEachKind, DiskFaults, ::testing::ValuesIn(kinds_of_faults()),
                         [](const auto& fault) {
                           return fault.param.error +
                                  std::string(fault.param.permanent ? "_permanently" : "_once");
                         });

// A disk of $3 KiB in its own mount namespace, which ends with the shell.
constexpr const char* small_disk_script = R"(
cd "$1" && mkdir disk && mount -t tmpfs -o size="$3"k tmpfs disk || exit 100
cp run.ledger disk || exit 101
"$2" job work disk/run.ledger -q --threads 1 --format json > first.json 2> first.err
echo $? > first.code
mount -o remount,size=8m disk || exit 100
"$2" job status disk/run.ledger --format json > status.json || exit 102
"$2" job work disk/run.ledger -q --threads 1 --format json > second.json || exit 103
)";

TEST(FullDisk, stops_the_work_which_can_be_resumed) {
  if (eightfold::test::run_program("unshare", {"-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"}).exit_code != 0)
    GTEST_SKIP() << "mounting a disk requires root";
  const JobFolder planned("count 12 --shards 20");
  const JobFolder undisturbed = planned.copy();
  undisturbed.finish();
  int full = 0;
  for (int kib = 48; kib <= 512; kib += every_fault() ? 4 : 80) {
    SCOPED_TRACE(kib);
    const JobFolder job = planned.copy();
    const auto run =
        eightfold::test::run_program("unshare", {"-m", "sh", "-c", small_disk_script, "sh", job / "",
                                                 eightfold::test::program_path(), std::to_string(kib)});
    ASSERT_EQ(run.exit_code, 0) << run.err << contents_of(job / "first.err");
    expect_success_or_one_line({.exit_code = std::stoi(contents_of(job / "first.code")),
                                .out = {},
                                .err = contents_of(job / "first.err")});
    full += contents_of(job / "first.code") == "74\n" ? 1 : 0;
    EXPECT_EQ(result_member_of(contents_of(job / "second.json")), undisturbed.result_member());
  }
  EXPECT_GE(full, 2);
}

}  // namespace
}  // namespace eightfold::job::test
