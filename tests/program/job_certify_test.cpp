// Certificates of the shards of a listing: their digests in records, and the command that compares them.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/program/job_bench.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

std::string digest_in(const JobBench& bench, const std::string& record) {
  return job::parse_record(contents_of(bench.folder() / record)).certificate.value().sha256;
}

TEST(JobCertify, writes_proofs_that_add_up_to_the_whole_list) {
  const JobBench bench;
  bench.ok("plan list 8 --canonical --shards 4 -o @list --job-file @job");
  EXPECT_TRUE(contains(bench.ok("work @list --output-dir @lists --certify"), "fundamental"));
  EXPECT_TRUE(contains(bench.ok("status @list"), "4 with the digest of a certificate"));
  EXPECT_EQ(json::parse(bench.ok("status @list --format json"))["certified"], 4);
  int orbits = 0;
  for (const std::string shard : {"0", "1", "2", "3"}) {
    const ProgramRun run = bench.run("certify @list --index " + shard + " -o @cert");
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_EQ(run.out, "");
    EXPECT_TRUE(contains(run.err, "the same certificate as in 1 record of shard " + shard)) << run.err;
    EXPECT_EQ(bench.ok("certify @job --index " + shard), contents_of(bench.folder() / "cert"));
    const std::string sentence = eightfold("check " + (bench.folder() / "cert")).out;
    EXPECT_TRUE(contains(sentence, "under the full group with the least solution")) << sentence;
    orbits += std::stoi(sentence.substr(sentence.find(" in ") + 4));
  }
  EXPECT_EQ(orbits, 12);
}

TEST(JobCertify, adds_digests_to_shards_that_are_done_without_them) {
  const JobBench bench;
  bench.ok("plan list 8 --canonical --shards 3 -o @list --job-file @job");
  bench.ok("work @list --output-dir @lists");
  EXPECT_FALSE(contains(bench.ok("status @list"), "certificate"));
  EXPECT_TRUE(contains(bench.run("certify @list --index 1 -o @cert").err,
                       "no record of shard 1 has a certificate to compare with; its SHA-256 is "));
  bench.ok("work @list --output-dir @lists --certify");
  EXPECT_TRUE(contains(bench.ok("status @list"), "3 with the digest of a certificate"));

  bench.ok("shard @job --index 0..2 --output-dir @shards");
  EXPECT_FALSE(contains(contents_of(bench.folder() / "shards/1.json"), "certificate"));
  EXPECT_EQ(bench.ok("shard @job --index 0..2 --output-dir @shards --certify").size(),
            3 * (bench.folder() / "shards/0.json\n").size());
  EXPECT_EQ(bench.ok("shard @job --index 0..2 --output-dir @shards --certify"), "");
  EXPECT_TRUE(contains(bench.run("collect @list @shards").err, "records: 0 new, 3 duplicate"));
}

TEST(JobCertify, finds_a_record_with_another_digest) {
  const JobBench bench;
  bench.ok("plan list 8 --canonical --shards 3 -o @list --job-file @job");
  bench.ok("shard @job --index 0..2 --output-dir @shards --certify");
  const std::string correct = digest_in(bench, "shards/1.json");
  job::Record forged = job::parse_record(contents_of(bench.folder() / "shards/1.json"));
  forged.certificate->sha256 = std::string(64, 'f');
  bench.folder().add("shards/1.json", job::record_text(forged));
  bench.ok("collect @list @shards");
  const ProgramRun run = bench.run("certify @list --index 1 -o @cert");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_TRUE(contains(run.err, "shard 1: this certificate has the SHA-256 " + correct +
                                    ", but 1 record has " + std::string(64, 'f')))
      << run.err;
  EXPECT_FALSE(contents_of(bench.folder() / "cert").empty());

  // The same shard, computed again, contradicts the record; an audit decides.
  bench.ok("shard @job --index 1 --output-dir @again --certify");
  const ProgramRun again = bench.run("collect @list @again");
  EXPECT_EQ(again.exit_code, 1);
  EXPECT_TRUE(
      contains(again.err, "shard 1 is in conflict: certificate ffffffff... by 1 record, certificate " +
                              correct.substr(0, 8) + "... by 1 record\n"))
      << again.err;
  EXPECT_TRUE(contains(bench.ok("audit @list --sample 1"), "conflict settled: shard 1"));
  EXPECT_TRUE(contains(bench.ok("status @list"), "3 with the digest of a certificate"));
}

TEST(JobCertify, is_only_for_listings) {
  const JobBench bench;
  bench.ok("plan count 8 --shards 2 -o @count --job-file @job");
  for (const std::string command :
       {"work @count --certify", "shard @job --index 0 --output-dir @shards --certify"}) {
    const ProgramRun run = bench.run(command);
    EXPECT_EQ(run.exit_code, 2) << command;
    EXPECT_EQ(run.err,
              "eightfold: --certify: is only for listings; the shards of a count are not parts of a list\n");
  }
  for (const std::string file : {"@count", "@job"}) {
    const ProgramRun run = bench.run("certify " + file + " --index 0");
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_TRUE(contains(run.err, ": is only for listings; "));
  }
}

TEST(JobCertify, reports_what_is_wrong_with_its_arguments) {
  const JobBench bench;
  bench.ok("plan list 6 --canonical --shards 2 -o @list --job-file @job");
  EXPECT_EQ(bench.run("certify @job --index 2").err,
            "eightfold: --index: 2 is out of range (the job has 2 shards); give 0 to 1\n");
  EXPECT_EQ(bench.run("certify @job").err, "eightfold: --index: missing; give the shard's number, from 0\n");
  EXPECT_EQ(bench.run("certify @none --index 0").exit_code, 66);
  bench.folder().add("text", "hello\n");
  const ProgramRun text = bench.run("certify @text --index 0");
  EXPECT_EQ(text.exit_code, 65);
  EXPECT_TRUE(contains(text.err, "not a job file"));
  EXPECT_EQ(bench.run("certify @job --index 0 -o @job").exit_code, 2);
  EXPECT_EQ(bench.run("certify @list --index 0 -o @list").exit_code, 2);
}

}  // namespace
}  // namespace eightfold::test
