// The commands that check a job: collect and audit.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/program/job_bench.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

TEST(JobAudit, repeated_corrects_a_faulty_audit_of_a_conflict) {
  const JobBench bench;
  bench.ok("plan count 8 --shards 2 -o @l --job-file @l.job");
  bench.ok("shard @l.job --index 0..1 --output-dir @d");
  bench.forge("d/1.json");
  EXPECT_EQ(bench.run("collect @l @d").exit_code, 1) << "no set of solutions has such numbers";
  EXPECT_EQ(bench.run("audit @l --sample 100%").exit_code, 1);
  EXPECT_EQ(bench.run("audit @l --sample 1").exit_code, 1) << "still in conflict, and said so";
  bench.shell("rm d/1.json");
  bench.ok("shard @l.job --index 1 --output-dir @d");
  EXPECT_EQ(bench.run("collect @l @d").exit_code, 0) << "the audits agree with a record now";
  EXPECT_TRUE(contains(bench.ok("result @l --format json"), "\"solutions\": 92,"));
}

TEST(JobCollect, counts_duplicates_once) {
  const JobBench bench;
  bench.ok("plan count 9 --shards 6 -o @run --job-file @job");
  bench.ok("shard @job --index 0..5 --output-dir @a");
  bench.ok("shard @job --index 2..3 --output-dir @b");
  const ProgramRun collected = bench.run("collect @run @a @b --format json");
  EXPECT_EQ(collected.exit_code, 0);
  EXPECT_TRUE(contains(collected.err, "records: 6 new, 2 duplicate, 0 in conflict, 0 refused"));
  const json result = json::parse(collected.out);
  EXPECT_EQ(result["result"]["solutions"], 352);
  EXPECT_EQ(result["provenance"]["duplicates"], 2);
}

TEST(JobCollect, refuses_invalid_files_by_name) {
  const JobBench bench;
  bench.ok("plan count 9 --shards 6 -o @run --job-file @job");
  bench.ok("plan count 9 --shards 5 -o @other --job-file @otherjob");
  bench.ok("shard @job --index 0..5 --output-dir @a");
  bench.ok("shard @otherjob --index 0 --output-dir @b");
  bench.folder().add("a/notes.json", "{}");
  const std::string record = contents_of(bench.folder() / "a/4.json");
  bench.folder().add("a/4.json", record.substr(0, record.size() / 2));
  bench.folder().add("a/5.json", contents_of(bench.folder() / "a/3.json"));
  const ProgramRun collected = bench.run("collect @run @a @b");
  EXPECT_EQ(collected.exit_code, 65);
  EXPECT_EQ(collected.out, "");
  EXPECT_TRUE(contains(collected.err, "records: 4 new, 0 duplicate, 0 in conflict, 4 refused"));
  for (const std::string name : {"a/4.json: ", "a/5.json: ", "a/notes.json: ", "b/0.json: "})
    EXPECT_TRUE(contains(collected.err, "\neightfold: " + (bench.folder() / name))) << name << '\n'
                                                                                    << collected.err;
  EXPECT_TRUE(contains(collected.err, "2 of 6 shards are missing (4-5)"));
}

TEST(JobCollect, names_the_first_20_of_many_refused_files) {
  const JobBench bench;
  bench.ok("plan count 9 --shards 6 -o @run");
  bench.shell("mkdir a; for i in $(seq 100 150); do echo > a/$i.json; done");
  const ProgramRun collected = bench.run("collect @run @a --quiet");
  EXPECT_EQ(collected.exit_code, 65);
  EXPECT_EQ(lines_of(collected.err).size(), 22U) << collected.err;
  EXPECT_TRUE(contains(collected.err, "eightfold: and 31 more files refused\n"));
}

TEST(JobCollect, keeps_two_contradictory_records_until_an_audit_decides) {
  const JobBench bench;
  bench.ok("plan count 9 --shards 6 -o @run --job-file @job");
  bench.ok("shard @job --index 0..5 --output-dir @a");
  bench.ok("shard @job --index 2 --output-dir @b");
  bench.forge("b/2.json");
  const ProgramRun collected = bench.run("collect @run @b @a");
  EXPECT_EQ(collected.exit_code, 1);
  EXPECT_EQ(collected.out, "");
  EXPECT_TRUE(contains(collected.err, "records: 6 new, 0 duplicate, 1 in conflict, 0 refused"))
      << collected.err;
  EXPECT_TRUE(contains(collected.err, "eightfold: shard 2 is in conflict: "));
  EXPECT_TRUE(contains(collected.err, "the records of 1 of 6 shards contradict each other (2)"));
  for (const std::string words : {"result @run", "work @run"}) {
    const ProgramRun refused = bench.run(words);
    EXPECT_EQ(refused.exit_code, 1) << words;
    EXPECT_EQ(refused.out, "") << words;
    EXPECT_EQ(lines_of(refused.err).size(), 1U) << refused.err;
  }
  EXPECT_TRUE(contains(bench.ok("audit @run --sample 1"), "conflict settled: shard 2\n"));
  EXPECT_TRUE(contains(bench.ok("result @run"), " 352 "));
}

TEST(JobAudit, finds_an_incorrect_record) {
  const JobBench bench;
  bench.ok("plan count 9 --shards 6 -o @run --job-file @job");
  bench.ok("shard @job --index 0..5 --output-dir @a");
  bench.forge("a/4.json");
  const ProgramRun collected = bench.run("collect @run @a");  // its sum contradicts what is published
  EXPECT_EQ(collected.exit_code, 1);
  EXPECT_EQ(collected.out, "");
  EXPECT_TRUE(contains(collected.err, "the results of some shards are incorrect: ") &&
              contains(collected.err, "--sample 100%` to find them"));
  const ProgramRun audit = bench.run("audit @run --sample 100%");
  EXPECT_EQ(audit.exit_code, 1);
  EXPECT_TRUE(contains(audit.out, "in conflict: shard 4\n")) << audit.out;
  EXPECT_TRUE(contains(audit.err, "eightfold: shard 4 is in conflict: "));
  EXPECT_EQ(bench.run("result @run").exit_code, 1);
}

TEST(JobAudit, accepts_a_number_or_a_percentage_that_it_rounds_up) {
  const JobBench bench;
  bench.ok("plan count 10 --shards 20 -o @run");
  bench.ok("work @run");
  EXPECT_EQ(bench.ok("audit @run --sample 2%"),
            "1 shard computed again by another engine: the same results\n"
            "audited so far: 1 of 20 shards (5.0 %)\n");
  EXPECT_EQ(bench.ok("audit @run --sample 11% --seed 5 --threads 2"),
            "3 shards computed again by another engine: the same results\n"
            "audited so far: 4 of 20 shards (20.0 %)\n");
  EXPECT_EQ(bench.ok("audit @run --sample 2"),
            "2 shards computed again by another engine: the same results\n"
            "audited so far: 6 of 20 shards (30.0 %)\n");
  bench.ok("audit @run --sample 100%");
  EXPECT_EQ(bench.ok("audit @run --sample 1"),
            "no shard audited: every finished shard was audited before\n"
            "audited so far: 20 of 20 shards (100.0 %)\n");
  EXPECT_EQ(json::parse(bench.ok("result @run --format json"))["provenance"]["audited_fraction"], 1);
}

}  // namespace
}  // namespace eightfold::test
