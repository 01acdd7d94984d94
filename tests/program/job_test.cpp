// The commands of a job: their results, conflicts, audits, certificates, and poor systems.
#include <gtest/gtest.h>

#include <fstream>

#include "reports/job/shard/record.hpp"
#include "tests/reports/job/faults/faults.hpp"
#include "tests/reports/job/faults/job_folder.hpp"

namespace eightfold::test {
namespace {

using job::test::JobFolder;
using nlohmann::json;

json result_of(const JobFolder& job, const std::string& folders = "@") {
  return json::parse(job.ok("result " + folders + " --format json"));
}

// Replaces a record by one with another count, or with another certificate if it has one.
void forge(const std::string& path) {
  job::Record record = job::parse_record(contents_of(path));
  CheckedCount count;
  count.add(record.outcome.count + 8);
  if (record.certificate)
    record.certificate->sha256 = std::string(64, 'f');
  else
    record.outcome = {count.value(), count.residues(), record.outcome.list};
  std::ofstream(path) << job::record_text(record);
}

// Expects that a command prints these texts.
void expect(const JobFolder& job, const std::string& command, int exit_code,
            const std::vector<std::string>& texts) {
  const ProgramRun run = job.run(command);
  EXPECT_EQ(run.exit_code, exit_code) << command;
  for (const std::string& text : texts) EXPECT_TRUE(contains(run.out + run.err, text)) << run.out << run.err;
}

TEST(Job, describes_the_plan_and_the_next_step) {
  const JobFolder job("");
  const std::string path = job.path();
  EXPECT_EQ(job.ok("plan count 8 --shards 4 -o @"),
            path + ": count of 8 queens in 4 shards\nnext: `eightfold job work " + path +
                "`, or `eightfold job shard " + path + " --index I` for each I from 0 to 3\n");
  EXPECT_EQ(job.ok("shard @ --index 1..2"), path + ": shards 1-2 done\n");
  EXPECT_EQ(job.status().at("missing"), json({0, 3}));
  const std::string text = job.ok("work @");
  EXPECT_EQ(job.ok("work @"), text);
  EXPECT_EQ(job.ok("result @ -o @/result"), "");
  EXPECT_EQ(contents_of(job / "result"), text);
  EXPECT_EQ(eightfold("--color never job -q result " + path).out, text);
  EXPECT_NE(eightfold("job --color always result " + path).out, text);
}

TEST(Job, has_the_result_of_other_commands_for_every_number_of_shards) {
  for (const std::string plan :
       {"0", "1", "2", "8 --shards 23", "12 --shards 1", "12 --shards 7", "16 --shards 64"}) {
    const JobFolder job("count " + plan);
    const json result = json::parse(job.ok("work @ --format json")).at("result");
    const json known =
        json::parse(eightfold("count " + words_of(plan)[0] + " --format json").out)["counts"][0];
    for (const std::string& key :
         words_of("n solutions fixed_by_half_turn fixed_by_quarter_turn fundamental orbit_types residues"))
      EXPECT_EQ(result.at(key), known.at(key)) << plan << key;
  }
  for (const std::string plan : {"0", "1", "2", "6 --shards 1", "10 --shards 7"}) {
    const JobFolder job("list --canonical " + plan);
    job.ok("work @");
    job.outcome();  // checks the list
  }
  const JobFolder half("symmetric 12 --turn half --shards 5", "0..4");
  EXPECT_EQ(result_of(half).at("result").at("fixed_by_half_turn"), 80);
  const JobFolder quarter("symmetric 16 --turn quarter --shards 5", "0..4");
  EXPECT_EQ(result_of(quarter).at("result").at("fixed_by_quarter_turn"), 64);
  const JobFolder more_than_any_board("symmetric 36 --turn quarter --shards 5", "0..4");
  EXPECT_EQ(result_of(more_than_any_board).at("result").at("fixed_by_quarter_turn"), 5'845'504);
}

TEST(Job, of_a_constrained_board_names_the_constraints_in_its_reports) {
  const JobFolder job("count 10 --queens b4 --blocked a1,c3 --shards 6", "0..2");
  const std::string in_words = "count of 10 queens (queen on b4; a1 and c3 blocked) in 6 shards";
  expect(job, "status @", 0, {in_words});
  const json known =
      json::parse(eightfold("count 10 --queens b4 --blocked a1,c3 --format json").out)["counts"][0];
  const json result = json::parse(job.ok("work @ --format json")).at("result");
  for (const std::string& key : words_of("n constraints solutions residues fundamental orbit_types"))
    EXPECT_EQ(result.at(key), known.at(key)) << key;
  EXPECT_EQ(job.status().at("job").at("constraints"), known.at("constraints"));
  expect(job, "result @", 0, {"Constraints: queen on b4; a1 and c3 blocked.\n"});
  expect(job, "audit @ --fraction 100%", 0, {"the same results"});

  const JobFolder whole("count 10 --shards 6");
  for (const std::string record : {"/records/00000.json", "/records/00001.json"})
    std::filesystem::copy(job.path() + record, whole.path() + record);
  expect(whole, "status @ --width 1000", 0, {"it belongs to another job"});
  std::string text = contents_of(job / "job.json");
  std::ofstream(job / "job.json") << text.replace(text.find("\"c3\""), 4, "\"c2\"");
  expect(job, "status @", 65, {"damaged: the checksum does not match"});

  const JobFolder none("count 10 --queens a1,b2 --shards 1");
  expect(none, "work @", 0, {"No solution: the queens on a1 and b2 attack each other."});
  EXPECT_EQ(result_of(none).at("result").at("solutions"), 0);
}

TEST(Job, of_a_constrained_board_has_the_result_of_other_commands_for_every_number_of_shards) {
  for (const std::string board :
       {"--queens b4", "--blocked a1,j10", "--blocked a1,a10,j1,j10", "--blocked e5,f6 --queens c1"}) {
    const json known = json::parse(eightfold("count 10 --format json " + board).out)["counts"][0];
    const std::string list = eightfold("list 10 --canonical --format ndjson --quiet " + board).out;
    int half_turn = 0;
    int quarter_turn = 0;
    for (const std::vector<int> columns :
         json::parse(eightfold("list 10 --format json --quiet " + board).out)) {
      std::vector<int> half(10);     // (i, j) to (9-i, 9-j)
      std::vector<int> quarter(10);  // (i, j) to (j, 9-i)
      for (std::size_t i = 0; i < 10; ++i) {
        half[9 - i] = 9 - columns[i];
        quarter[static_cast<std::size_t>(columns[i])] = static_cast<int>(9 - i);
      }
      half_turn += half == columns ? 1 : 0;
      quarter_turn += quarter == columns ? 1 : 0;
    }
    for (const std::string shards : {"1", "3", "8"}) {
      SCOPED_TRACE(board + " in " + shards);
      const JobFolder count("count 10 --shards " + shards + ' ' + board);
      const JobFolder listing("list 10 --canonical --shards " + shards + ' ' + board);
      for (const JobFolder* job : {&count, &listing}) {
        const json result = json::parse(job->ok("work @ --format json")).at("result");
        for (const std::string key : {"n", "constraints", "solutions", "fundamental", "orbit_types",
                                      "fixed_by_half_turn", "fixed_by_quarter_turn"})
          EXPECT_EQ(result.value(key, json()), known.value(key, json())) << key;
        expect(*job, "audit @ --fraction 100%", 0, {"the same results"});
      }
      EXPECT_EQ(listing.ok("result @ --format ndjson"), list);
    }
    for (const auto& [turn, fixed] : {std::pair("half", half_turn), {"quarter", quarter_turn}}) {
      const JobFolder job(std::string("symmetric 10 --shards 1 --turn ") + turn + ' ' + board);
      const json result = json::parse(job.ok("work @ --format json")).at("result");
      EXPECT_EQ(result.at(std::string("fixed_by_") + turn + "_turn"), fixed);
      EXPECT_EQ(result.at("constraints"), known.at("constraints"));
    }
  }
}

TEST(Job, may_have_records_in_several_folders) {
  const JobFolder one("count 9 --shards 6", "0..3");
  const JobFolder two("count 9 --shards 6", "2..5");
  const std::string both = "@ " + two.path();
  EXPECT_EQ(result_of(one, both).at("result").at("solutions"), 352);
  EXPECT_EQ(result_of(one, both).at("provenance").at("repeats"), 2);
  forge(two / "records/00002.json");
  expect(one, "result " + both, 1,
         {"eightfold: shard 2 is in conflict: ",
          "the records of 1 of 6 shards contradict each other (2); run `eightfold job audit "});
  expect(one, "audit --fraction 1% " + both, 0, {"conflict settled: shard 2\n"});
  EXPECT_EQ(result_of(one, both).at("result").at("solutions"), 352);
  const JobFolder other("count 9 --shards 5");
  expect(one, "result @ " + other.path(), 65,
         {"eightfold: " + other.path() + ": belongs to another job than " + one.path() +
          "; give folders of one job\n"});
}

TEST(JobAudit, finds_an_incorrect_record_which_is_computed_again) {
  const JobFolder job("count 9 --shards 6", "0..5");
  forge(job / "records/00004.json");
  for (const std::string command : {"work @", "result @", "status @"})
    expect(job, command, 1, {"the results of some shards are incorrect: "});
  expect(job, "audit @ --fraction 100%", 1, {"\nin conflict: shard 4\n"});
  expect(job, "audit @ --fraction 1%", 0, {"conflict settled: shard 4\n"});  // two audits, one record
  EXPECT_EQ(job.status().at("missing"), json({4}));
  job.ok("work @");
  EXPECT_EQ(result_of(job).at("result").at("solutions"), 352);
}

TEST(JobAudit, rounds_up_the_fraction_and_skips_audited_shards) {
  const JobFolder job("count 10 --shards 20", "0..19");
  expect(job, "audit @ --fraction 2%", 0,
         {"1 shard computed again by another engine: the same results\naudited so far: 1 of 20 shards (5.0 "
          "%)\n"});
  expect(job, "audit @ --fraction 11% --threads 2", 0, {"2 shards computed again"});
  expect(job, "audit @ --fraction 11%", 0, {"the finished shards of the sample were audited before\n"});
  job.ok("audit @ --fraction 100%");
  EXPECT_EQ(result_of(job).at("provenance").at("audited_fraction"), 1);
}

TEST(JobCertify, writes_proofs_of_the_whole_list_and_finds_a_record_with_another_digest) {
  const JobFolder job("list 8 --canonical --shards 4", "0..3");
  const std::string certify = "certify @ -o @/cert --index ";
  expect(job, certify + "1", 0, {"no record of shard 1 has a certificate to compare with; its SHA-256 is "});
  job.ok("work @ --certify");
  EXPECT_EQ(job.status().at("certified"), 4);
  EXPECT_EQ(job.status().at("repeats"), 0) << "records without a digest are replaced";
  int orbits = 0;
  for (const std::string shard : {"0", "1", "2", "3"}) {
    expect(job, certify + shard, 0, {"the same certificate as in 1 record of shard " + shard});
    const std::string sentence = eightfold("check " + job / "cert").out;
    orbits += std::stoi(sentence.substr(sentence.find(" in ") + 4));
  }
  EXPECT_EQ(orbits, 12);
  forge(job / "records/00001.json");
  expect(job, certify + "1", 1, {"but 1 record has " + std::string(64, 'f')});
  expect(job, "audit @ --fraction 100%", 1, {"\nin conflict: shard 1\n"});
  expect(job, "result @", 1, {"shard 1 is in conflict: certificate ffffffff... by 1 record, certificate "});
  expect(job, "audit @ --fraction 1%", 0, {"conflict settled: shard 1\n"});
  EXPECT_EQ(job.status().at("certified"), 3) << "the record is rejected";
  job.ok("work @ --certify");
  EXPECT_EQ(job.status().at("certified"), 4);
}

// As on NFS without its lock service, and where no thread can start.
TEST(JobOnAPoorSystem, works_without_locks_and_without_further_threads) {
  if (const auto why = job::test::why_faults_are_unavailable(); !why.empty()) GTEST_SKIP() << why;
  const JobFolder job("count 10 --shards 4");
  for (const job::test::Fault& fault : {job::test::Fault{"fcntl", "error=ENOLCK", "1+", job / "lock"},
                                        {"fcntl", "error=ENOSYS", "1+", job / "lock"},
                                        {"clone,clone3", "error=EAGAIN", "1+"}}) {
    if (job::test::eightfold_with(fault, "--version").run.exit_code != 0) GTEST_SKIP() << "a sanitizer fails";
    std::filesystem::remove_all(job / "records");
    const auto faulty = job::test::eightfold_with(fault, job.words("work @ --threads 2 --format json"));
    EXPECT_TRUE(faulty.occurred);
    EXPECT_EQ(faulty.run.exit_code, 0) << faulty.run.err;
    EXPECT_EQ(json::parse(faulty.run.out).at("result").at("solutions"), 724);
    EXPECT_EQ(job::test::eightfold_with(fault, job.words("status @")).run.exit_code, 0);
  }
}

TEST(JobOnAPoorSystem, can_be_read_but_not_continued_in_a_read_only_folder) {
  const ProgramSetting ordinary_user = {.as_ordinary_user = true};
  if (eightfold("--version", ordinary_user).exit_code != 0)
    GTEST_SKIP() << "an ordinary user cannot run the program";
  const JobFolder job("count 10 --shards 4");
  run_program("chmod", {"755", job.above()});
  const ProgramRun run = job.run("work @", ordinary_user);
  EXPECT_EQ(run.exit_code, 73);
  EXPECT_EQ(run.err, "eightfold: " + job / "records" + ": Permission denied\n");
  job.ok("work @");
  EXPECT_EQ(job.run("result @", ordinary_user).out, job.ok("result @"));
}

}  // namespace
}  // namespace eightfold::test
