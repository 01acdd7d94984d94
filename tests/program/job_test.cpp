// The commands of a job: plan, work, shard, result, stop.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/program/job_bench.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

TEST(Job, describes_the_plan_and_the_next_step) {
  const JobBench bench;
  const ProgramRun plan = bench.shell("\"$0\" job plan count 8 --shards 4 -o run.ledger");
  EXPECT_EQ(plan.exit_code, 0);
  EXPECT_EQ(plan.err, "");
  EXPECT_EQ(plan.out,
            "run.ledger: count of 8 queens by halves in 4 shards\nnext: `eightfold job work run.ledger`\n");
  const ProgramRun both = bench.shell("\"$0\" job plan count 8 --shards 4 -o 2.ledger --job-file '2 job'");
  EXPECT_TRUE(
      contains(both.out, "`eightfold job shard '2 job' --index I --output-dir DIR` for each I from 0 to 3"));
  EXPECT_EQ(bench.folder().entries(), (std::vector<std::string>{"2 job", "2.ledger", "run.ledger"}));
}

TEST(Job, agrees_with_other_commands) {
  const JobBench bench;
  bench.ok("plan count 12 --shards 8 -o @count");
  const json count = json::parse(bench.ok("work @count --format json"))["result"];
  EXPECT_EQ(count["solutions"], 14200);
  const json known = json::parse(eightfold("count 12 --format json").out)["counts"][0];
  for (const std::string key : {"n", "solutions", "fixed_by_half_turn", "fixed_by_quarter_turn",
                                "fundamental", "orbit_types", "residues"})
    EXPECT_EQ(count[key], known[key]) << key;

  bench.ok("plan symmetric 12 --turn half --shards 5 -o @half");
  EXPECT_EQ(json::parse(bench.ok("work @half --format json"))["result"]["fixed_by_half_turn"], 80);
  bench.ok("plan symmetric 16 --turn quarter --shards 5 -o @quarter");
  EXPECT_EQ(json::parse(bench.ok("work @quarter --format json"))["result"]["fixed_by_quarter_turn"], 64);
}

TEST(Job, prints_a_result_or_writes_it_to_a_file) {
  const JobBench bench;
  bench.ok("plan count 8 --shards 4 -o @run");
  const std::string text = bench.ok("work @run");
  EXPECT_TRUE(contains(text, " 92 ") && contains(text, " 12 ")) << text;
  EXPECT_EQ(bench.ok("result @run"), text);
  EXPECT_EQ(bench.ok("work @run"), text);
  EXPECT_EQ(bench.ok("result @run -o @file"), "");
  EXPECT_EQ(contents_of(bench.folder() / "file"), text);
}

TEST(Job, is_shared_by_several_processes) {
  const JobBench bench;
  bench.ok("plan count 13 --shards 60 -o @run");
  const ProgramRun runs = bench.shell(
      "for i in 1 2 3 4; do \"$0\" job work run --threads 1 --format json > out$i 2> err$i & done; wait\n"
      "cat err1 err2 err3 err4");
  EXPECT_EQ(runs.out, "");
  for (const std::string i : {"1", "2", "3", "4"}) {
    const json result = json::parse(contents_of(bench.folder() / ("out" + i)));
    EXPECT_EQ(result["result"]["solutions"], 73712);
    EXPECT_EQ(result["provenance"]["duplicates"], 0);
  }
}

TEST(Job, continues_with_the_missing_shards) {
  const JobBench bench;
  bench.ok("plan count 9 --shards 6 -o @run --job-file @job");
  bench.ok("shard @job --index 1..3 --output-dir @shards");
  const ProgramRun part = bench.run("collect @run @shards");
  EXPECT_EQ(part.exit_code, 75);
  EXPECT_EQ(part.out, "");
  EXPECT_TRUE(contains(part.err, "note: records: 3 new, 0 duplicate, 0 in conflict, 0 refused\n"));
  EXPECT_TRUE(contains(part.err, "3 of 6 shards are missing (0, 4-5)"));
  EXPECT_EQ(json::parse(bench.ok("status @run --format json"))["missing"], json({0, 4, 5}));
  EXPECT_EQ(bench.run("result @run").exit_code, 75);
  EXPECT_TRUE(contains(bench.ok("work @run"), " 352 "));
  EXPECT_TRUE(contains(bench.ok("status @run"), "eightfold job result"));
}

TEST(JobShard, keeps_a_valid_record_and_replaces_an_invalid_one) {
  const JobBench bench;
  bench.ok("plan count 9 --shards 6 -o @run --job-file @job");
  EXPECT_EQ(bench.ok("shard @job --index 2 --output-dir @shards"), bench.folder() / "shards/2.json\n");
  const std::string record = contents_of(bench.folder() / "shards/2.json");
  const auto inode = [&] { return bench.shell("ls -i shards/2.json").out; };
  const std::string before = inode();
  const ProgramRun again = bench.run("shard @job --index 2 --output-dir @shards");
  EXPECT_EQ(again.exit_code, 0);
  EXPECT_EQ(again.out, "");
  EXPECT_EQ(again.err, "eightfold: note: skipped shard 2, because its record exists already\n");
  EXPECT_EQ(bench.run("-q shard @job --index 2 --output-dir @shards").err, "");
  EXPECT_EQ(inode(), before);
  bench.folder().add("shards/2.json", record.substr(0, 99));
  bench.ok("shard @job --index 2 --output-dir @shards");
  EXPECT_EQ(contents_of(bench.folder() / "shards/2.json"), record);
}

TEST(JobShard, keeps_records_of_another_job) {
  const JobBench bench;
  bench.ok("plan count 8 --shards 4 -o @a --job-file @a.job");
  bench.ok("plan count 9 --shards 4 -o @b --job-file @b.job");
  bench.ok("shard @a.job --index 0..3 --output-dir @shards");
  const std::string record = contents_of(bench.folder() / "shards/2.json");
  const ProgramRun run = bench.run("shard @b.job --index 0..3 --output-dir @shards");
  EXPECT_EQ(run.exit_code, 73);
  EXPECT_TRUE(contains(run.err, "shards/0.json: is a record of another job; use another --output-dir"))
      << run.err;
  EXPECT_EQ(contents_of(bench.folder() / "shards/2.json"), record);
}

TEST(JobResult, never_replaces_a_ledger_or_a_file_of_a_shard) {
  const JobBench bench;
  bench.ok("plan list 6 --canonical --shards 2 -o @l --job-file @l.job");
  bench.ok("shard @l.job --index 0..1 --output-dir @d");
  bench.ok("collect @l @d");
  const std::string list = contents_of(bench.folder() / "d/1.ndjson");
  for (const std::string words : {"result @l -o @l", "collect @l @d -o @l", "collect @l @d -o @d/1.ndjson"}) {
    const ProgramRun run = bench.run(words);
    EXPECT_EQ(run.exit_code, 2) << words << run.err;
    EXPECT_TRUE(contains(run.err, "give another")) << run.err;
  }
  EXPECT_TRUE(contains(bench.ok("result @l"), "fundamental"));
  EXPECT_EQ(contents_of(bench.folder() / "d/1.ndjson"), list);
}

TEST(JobWork, does_not_replace_the_lists_of_another_n) {
  const JobBench bench;
  bench.ok("plan list 8 --canonical --shards 3 -o @8 --job-file @8.job");
  bench.ok("plan list 9 --canonical --shards 3 -o @9 --job-file @9.job");
  bench.ok("work @8 --output-dir @d");
  const std::string list = contents_of(bench.folder() / "d/1.ndjson");
  for (const std::string words : {"work @9 --output-dir @d", "shard @9.job --index 1 --output-dir @d"}) {
    const ProgramRun run = bench.run(words);
    EXPECT_EQ(run.exit_code, 73);
    EXPECT_EQ(run.err, "eightfold: --output-dir " + (bench.folder() / "d") +
                           ": has lists of N = 8 from another job; use another folder\n");
    EXPECT_EQ(contents_of(bench.folder() / "d/1.ndjson"), list);
  }
  bench.ok("work @8 --output-dir @d");
  bench.ok("shard @8.job --index 1 --output-dir @d");
}

TEST(JobOfAList, is_joined_to_the_output_of_list) {
  const JobBench bench;
  const std::string expected = eightfold("list 10 --canonical --format ndjson").out;
  bench.ok("plan list 10 --canonical --shards 7 -o @worked");
  const std::string result = bench.ok("work @worked --output-dir @lists");
  EXPECT_EQ(bench.ok("collect @worked @lists -o @joined"), result);
  EXPECT_EQ(contents_of(bench.folder() / "joined"), expected);

  bench.ok("plan list 10 --canonical --shards 5 -o @sharded --job-file @job");
  bench.ok("shard @job --index 0..2 --output-dir @a");
  EXPECT_EQ(bench.run("collect @sharded @a -o @early").exit_code, 75);
  bench.ok("shard @job --index 3..4 --output-dir @b");
  bench.ok("collect @sharded @a @b -o @again");
  EXPECT_EQ(contents_of(bench.folder() / "again"), expected);
  EXPECT_FALSE(contains(bench.shell("ls -a").out, "early"));
}

// Starts a count that takes minutes and, once it computes a shard, sends it signals through timeout(1). A
// shell would ignore Ctrl-C in the background.
ProgramRun stopped_work(const JobBench& bench, const std::string& options, const std::string& signals) {
  bench.ok("plan count 20 --shards 200 -o @run");
  return bench.shell("timeout 300 \"$0\" job work run --threads 1 " + options +
                     " &\n"
                     "while kill -0 $! && ! \"$0\" job status run | grep -q '^running'; do sleep 0.1; done\n"
                     "for signal in " +
                     signals + "; do kill -s $signal $!; sleep 0.2; done 2> /dev/null\n" +
                     "{ wait $!; } 2> /dev/null");  // the shell would report the signal
}

TEST(JobWork, stops_on_a_signal_and_names_the_command_that_continues) {
  for (const auto& [signal, exit_code] : {std::pair("INT", 130), {"TERM", 143}, {"HUP", 129}}) {
    const JobBench bench;
    const ProgramRun run = stopped_work(bench, "", signal);
    EXPECT_EQ(run.exit_code, exit_code);
    EXPECT_EQ(run.out, "");
    const std::size_t done = json::parse(bench.ok("status @run --format json"))["done"].size();
    EXPECT_EQ(run.err, "eightfold: stopped: " + std::to_string(done) +
                           " of 200 shards are done; continue with `eightfold job work run`\n");
    EXPECT_EQ(bench.folder().entries(), std::vector<std::string>{"run"});
  }
}

TEST(JobWork, stops_without_a_message_with_quiet) {
  const JobBench bench;
  const ProgramRun run = stopped_work(bench, "--quiet", "TERM");
  EXPECT_EQ(run.exit_code, 143);
  EXPECT_EQ(run.out + run.err, "");
}

TEST(JobWork, continues_on_an_ignored_signal) {
  const JobBench bench;
  bench.ok("plan count 20 --shards 200 -o @run");
  const ProgramRun run = bench.shell(
      "trap '' HUP\n\"$0\" job work run --threads 1 &\n"
      "while kill -0 $! && ! \"$0\" job status run | grep -q '^running'; do sleep 0.1; done\n"
      "kill -s HUP $!; sleep 0.3; kill -s TERM $!; wait $!");
  EXPECT_EQ(run.exit_code, 143) << run.err;
}

TEST(Job, reports_a_full_standard_output) {
  const JobBench bench;
  bench.ok("plan count 8 --shards 4 -o @run --job-file @job");
  bench.ok("work @run");
  bench.ok("plan list 6 --canonical --shards 2 -o @list --job-file @listed");
  for (const std::string words : {"certify @listed --index 0", "work @run", "status @run", "result @run",
                                  "audit @run --sample 1", "shard @job --index 0 --output-dir @shards"}) {
    const ProgramRun run = bench.run(words, {.output_path = "/dev/full"});
    EXPECT_EQ(run.exit_code, 74) << words;
    EXPECT_EQ(run.err, "eightfold: standard output: No space left on device\n") << words;
  }
}

TEST(Job, accepts_common_options_before_and_after_both_words) {
  const JobBench bench;
  bench.ok("plan count 8 --shards 4 -o @run");
  const std::string text = bench.ok("work @run");
  const std::string ledger = bench.folder() / "run";
  EXPECT_EQ(eightfold("--color never job result " + ledger).out, text);
  EXPECT_EQ(eightfold("job --color never -q result " + ledger).out, text);
  EXPECT_NE(eightfold("--color always job result " + ledger).out, text);
}

}  // namespace
}  // namespace eightfold::test
