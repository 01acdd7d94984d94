// Processes that are stopped or killed, or share a job, and clocks that jump.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <future>
#include <random>
#include <thread>

#include "tests/reports/job/faults/faults.hpp"
#include "tests/reports/job/faults/job_folder.hpp"
#include "tests/support/process_state.hpp"

namespace eightfold::job::test {
namespace {

using eightfold::test::contains;
using eightfold::test::ProgramRun;
using eightfold::test::wait_until;
using nlohmann::json;

std::size_t running(const JobFolder& job) { return job.status().at("running").size(); }

// A shard of 24 queens takes hours, so each signal arrives during a shard.
TEST(Signals, end_the_work_during_a_shard_and_report_how_to_continue) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP})
    for (const std::string quiet : {"", " --quiet"}) {
      const JobFolder job("count 24 --shards 3");
      const auto send_signal = [&](pid_t process) {
        wait_until(process, [&] { return running(job) == 2; });
        kill(process, signal);
      };
      const ProgramRun run = job.run("work @ --threads 2" + quiet, {.meanwhile = send_signal});
      EXPECT_EQ(run.exit_code, 128 + signal);
      const std::string message = "eightfold: stopped: 0 of 3 shards are done; continue with `eightfold ";
      EXPECT_EQ(run.out + run.err, quiet.empty() ? message + job.words("work @`\n") : "");
      EXPECT_EQ(running(job), 0U) << "the locks are released";
      EXPECT_EQ(files_in(job.path()).size(), 2U) << "job.json and lock";
    }
}

// The same times in every run; --gtest_random_seed=N selects others.
TEST(Kills, at_random_times_change_no_result) {
  std::mt19937 random(static_cast<unsigned>(GTEST_FLAG_GET(random_seed)));
  const auto kill_soon = [&](pid_t process) {
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 100'000));
    kill(process, SIGKILL);
  };
  for (const std::string plan : {"count 16 --shards 200", "list 14 --canonical --shards 50"}) {
    const JobFolder whole(plan);
    whole.ok("work @");
    for (int kills = 0; kills < (every_fault() ? 100 : 10) && !HasFailure();) {
      const JobFolder job(plan);
      json done;
      for (int round = 0; round < 6; ++round) {
        const std::string work = "work @ --threads " + std::to_string(1 + random() % 2);
        const auto kill_both_soon = [&](pid_t process) {
          if (random() % 2 == 0) job.run(work, {.meanwhile = kill_soon});
          kill_soon(process);
        };
        const ProgramRun run = job.run(work, {.meanwhile = kill_both_soon});
        kills += run.exit_code == killed;
        EXPECT_TRUE(run.exit_code == killed || run.exit_code == 0) << run.exit_code << run.err;
        const json status = job.status();
        EXPECT_TRUE(status.at("invalid").empty() && status.at("running").empty()) << status;
        EXPECT_TRUE(std::ranges::includes(status.at("done"), done)) << status << done;
        done = status.at("done");
      }
      job.ok("work @");
      EXPECT_EQ(job.outcome(), whole.outcome());
      EXPECT_EQ(job.status().at("repeats"), 0);
    }
  }
}

TEST(Processes, that_share_a_job_compute_every_shard_once) {
  for (const std::string plan : {"count 15 --shards 300", "list 13 --canonical --shards 50"}) {
    const JobFolder job(plan);
    std::vector<std::future<ProgramRun>> runs;
    for (int i = 0; i < 4; ++i)
      runs.push_back(std::async(std::launch::async, [&] { return job.run("work @ --threads 1"); }));
    for (auto& each : runs) {
      const ProgramRun run = each.get();
      EXPECT_EQ(run.exit_code, 0) << run.err;
      EXPECT_TRUE(run.err.empty() || contains(run.err, "eightfold: note: waiting for shard")) << run.err;
      EXPECT_EQ(run.out, job.ok("result @"));
    }
    EXPECT_EQ(job.status().at("repeats"), 0);
    job.outcome();
  }
}

TEST(Processes, wait_for_the_shard_of_a_stopped_one_until_it_continues_or_is_killed) {
  for (const int signal : {SIGCONT, SIGKILL}) {
    const JobFolder job("count 18 --shards 20");
    json held;
    ProgramRun waiting;
    const auto stop_during_a_shard = [&](pid_t stopped) {
      for (siginfo_t info{}; held.empty() && info.si_code != CLD_EXITED; held = job.status().at("running")) {
        kill(stopped, SIGCONT);
        wait_until(stopped, [&] { return running(job) == 1; });
        kill(stopped, SIGSTOP);
        waitid(P_PID, static_cast<id_t>(stopped), &info, WSTOPPED | WEXITED | WNOWAIT);
      }
      const auto end_the_stop = [&](pid_t process) {
        wait_until(process, [&] { return job.status().at("missing") == held; });
        kill(stopped, signal);
      };
      waiting = job.run("work @", {.meanwhile = end_the_stop});
    };
    const ProgramRun stopped = job.run("work @ --threads 1", {.meanwhile = stop_during_a_shard});
    EXPECT_EQ(stopped.exit_code, signal == SIGKILL ? killed : 0) << stopped.err;
    EXPECT_EQ(waiting.exit_code, 0);
    const std::string note = "eightfold: note: waiting for shard " + held.at(0).dump();
    EXPECT_EQ(waiting.err, note + ", which other processes compute\n");
    EXPECT_EQ(waiting.out, job.ok("result @"));
    EXPECT_EQ(job.status().at("repeats"), 0);
  }
}

TEST(Clocks, that_jump_change_no_result) {
  const JobFolder job("count 12 --shards 20", "0..11");
  for (const std::time_t second : {0L, 4'102'444'800L})  // 1970 and 2100
    for (const char* file : {"records/00001.json", "records/00002.json", "job.json"}) {
      const timespec times[] = {{second, 0}, {second, 0}};
      EXPECT_EQ(utimensat(AT_FDCWD, (job / file).c_str(), times, 0), 0);
      EXPECT_EQ(job.status().at("done").size(), 12U);
      EXPECT_GT(job.status().value("shards_a_minute", 1.0), 0);
    }
  EXPECT_EQ(json::parse(job.ok("work @ --format json")).at("result").at("solutions"), 14200);
}

}  // namespace
}  // namespace eightfold::job::test
