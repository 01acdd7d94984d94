// Every invalid command line of a job, and every invalid file, leads to one line, the correct exit code, and
// no new files.
#include <gtest/gtest.h>

#include <fstream>
#include <memory>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// A folder with a count in 4 shards, a listing in 3, and files that are neither ledgers nor job files.
class JobErrors : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = std::make_unique<TemporaryFolder>();
    in_folder("job plan count 8 --shards 4 -o run.ledger --job-file run.job");
    in_folder("job plan list 8 --canonical --shards 3 -o list.ledger --job-file list.job");
    folder_->add("text", "92 solutions\n");
    folder_->add("empty", "");
    run_program("mkdir", {*folder_ / "dir"});
    const std::string ledger = contents_of(*folder_ / "run.ledger");
    folder_->add("cut.ledger", ledger.substr(0, 5000));
    constexpr std::size_t user_version = 60;  // its last byte is at 63 in the header of an SQLite file
    folder_->add("newer.ledger", std::string(ledger).replace(user_version, 4, std::string("\0\0\0\3", 4)));
    const std::string job = contents_of(*folder_ / "run.job");
    folder_->add("cut.job", job.substr(0, job.size() / 2));
    folder_->add("changed.job", std::string(job).replace(job.find("\"n\":8"), 5, "\"n\":9"));
  }
  static void TearDownTestSuite() { folder_.reset(); }

  static ProgramRun in_folder(const std::string& words) {
    return run_program("sh", {"-c", "cd \"$1\" && \"$0\" " + words, program_path(), folder_->path()});
  }

  // Expects this message about a command line.
  static std::string error_of(const std::string& words, int exit_code) {
    const auto before = folder_->entries();
    const ProgramRun run = in_folder("job " + words);
    EXPECT_EQ(run.exit_code, exit_code) << words << '\n' << run.err;
    EXPECT_EQ(run.out, "") << words;
    EXPECT_EQ(folder_->entries(), before) << words;
    EXPECT_EQ(lines_of(run.err).size(), 1U) << words << '\n' << run.err;
    EXPECT_EQ(run.err.rfind("eightfold: ", 0), 0U) << words << '\n' << run.err;
    return run.err.substr(std::min<std::size_t>(11, run.err.size()));
  }

  static void expect(const std::string& words, const std::string& message, int exit_code = 2) {
    EXPECT_EQ(error_of(words, exit_code), message + '\n') << words;
  }

  static void expect_mention(const std::string& words, const std::string& part, int exit_code) {
    const std::string message = error_of(words, exit_code);
    EXPECT_NE(message.find(part), std::string::npos) << words << '\n' << message;
  }

  static std::unique_ptr<TemporaryFolder> folder_;
};

std::unique_ptr<TemporaryFolder> JobErrors::folder_;

TEST_F(JobErrors, of_the_second_word) {
  expect("",
         "job: missing second word; choose one of plan, work, shard, collect, status, result, audit, "
         "certify, or see "
         "`eightfold help job`");
  expect("wrok run.ledger", "unknown command \"job wrok\"; did you mean job work?");
  expect("frobnicate", "unknown command \"job frobnicate\"; `eightfold help job` lists the commands");
  expect("--shards 4 plan",
         "unknown option \"--shards\"; try --help (a command's own options follow its name)");
  expect("work run.ledger --shards 4", "unknown option \"--shards\"; try --help");
}

TEST_F(JobErrors, of_the_arguments_of_a_plan) {
  expect("plan", "WORK: missing; give count N, symmetric N or list N");
  expect("plan cuont 8 -o x", "WORK: \"cuont\" is not a valid work; did you mean count?");
  expect("plan 8 -o x", "WORK: \"8\" is not a valid work; choose count, symmetric or list");
  expect("plan count -o x",
         "N: missing; give 0 to 71, as in `eightfold job plan count 12 --shards 8 -o run.ledger --job-file "
         "run.job`");
  expect("plan count 8 9 -o x", "unexpected argument \"9\"; give only WORK and N");
  expect("plan count eight -o x", "N: \"eight\" is not a whole number; give 0 to 71");
  expect("plan count -1 -o x", "N: -1 is out of range; give 0 to 71");
  expect("plan count 29 -o x", "N: 29 is out of range (larger counts need more than 64 bits); give 0 to 28");
  expect("plan symmetric 41 --turn half -o x",
         "N: 41 is out of range (the limit of the half turn); give 0 to 40");
  expect("plan symmetric 72 --turn quarter -o x", "N: 72 is out of range; give 0 to 71");
  expect("plan list 33 --canonical -o x", "N: 33 is out of range; give 0 to 32");
}

TEST_F(JobErrors, of_the_options_of_a_plan) {
  expect("plan count 8", "--output: missing; give the name of the ledger, as in -o run.ledger");
  expect("plan count 8 -o -", "--output: cannot be standard output; give the name of a file");
  expect("plan count 8 -o x --job-file -", "--job-file: cannot be standard output; give the name of a file");
  expect("plan count 8 -o x --job-file ./x",
         "--job-file: ./x is also the file of --output; give another name");
  expect("plan symmetric 8 -o x", "--turn: missing; give half or quarter");
  expect("plan list 8 -o x", "list: only canonical solutions can be listed in shards; add --canonical");
  expect("plan count 8 --turn half -o x", "--turn: is only for symmetric; remove it");
  expect("plan count 8 --canonical -o x", "--canonical: is only for list; remove it");
  expect("plan list 8 --canonical --engine lanes -o x", "--engine: is only for count; remove it");
  expect("plan count 8 --engine backtrack -o x",
         "--engine: \"backtrack\" is not a valid engine; choose auto, halves or lanes");
  expect("plan count 8 --shards 0 -o x", "--shards: 0 is out of range; give 1 to 100000");
  expect("plan count 8 --shards 100001 -o x", "--shards: 100001 is out of range; give 1 to 100000");
  expect_mention("plan count 8 --shards 1000 -o x", " units of work; give 1 to ", 2);
}

TEST_F(JobErrors, of_files_that_a_plan_cannot_create) {
  expect("plan count 8 -o run.ledger", "run.ledger: already exists; give another name or remove it", 73);
  expect("plan count 8 -o run.ledger --job-file new.job",
         "run.ledger: already exists; give another name or remove it", 73);
  expect("plan count 8 -o new.ledger --job-file run.job",
         "run.job: already exists; give another name, or remove it", 73);
  expect("plan count 8 -o none/new.ledger --job-file new.job", "none/new.ledger: No such file or directory",
         73);
  expect("plan count 8 -o new.ledger --job-file none/new.job", "none/new.job: No such file or directory", 73);
  expect_mention("plan count 8 -o dir --job-file new.job", "dir: ", 73);
  expect_mention("plan count 8 -o new.ledger --job-file dir", "dir: ", 73);
}

TEST_F(JobErrors, of_files_that_are_not_ledgers) {
  for (const std::string command : {"work", "status", "result", "audit --sample 1", "collect"}) {
    const std::string rest = command == "collect" ? " dir" : "";
    expect_mention(command + " none" + rest, "none: no such file", 66);
    for (const std::string file :
         {"text", "empty", "cut.ledger", "newer.ledger", "run.job", "dir", "/dev/null"})
      expect_mention(command + " " + file + rest, file + ": ", 65);
    expect_mention(command + " newer.ledger" + rest, "newer eightfold", 65);
  }
}

TEST_F(JobErrors, of_a_missing_ledger_or_an_unexpected_argument) {
  for (const std::string command : {"work", "status", "result", "audit --sample 1"}) {
    expect(command, "LEDGER: missing; give a file that `eightfold job plan` created");
    expect(command + " run.ledger more", "unexpected argument \"more\"; give only LEDGER");
  }
  expect("collect", "LEDGER: missing; give a file that `eightfold job plan` created");
}

TEST_F(JobErrors, of_job_files) {
  const std::string rest = " --index 0 --output-dir new";
  expect("shard" + rest, "JOBFILE: missing; give a file that `eightfold job plan --job-file` wrote");
  expect("shard none" + rest, "none: No such file or directory", 66);
  expect("shard dir" + rest, "dir: Is a directory", 66);
  for (const std::string file : {"text", "empty", "run.ledger", "cut.job", "changed.job", "/dev/null"})
    expect_mention("shard " + file + rest, file + ": ", 65);
}

TEST_F(JobErrors, of_the_options_of_a_shard) {
  expect("shard run.job --output-dir new",
         "--index: missing; give the shard's number, from 0, or a range like 0..9");
  expect("shard run.job --index 4 --output-dir new",
         "--index: 4 is out of range (the job has 4 shards); give 0 to 3");
  expect("shard run.job --index 2..4 --output-dir new",
         "--index: 4 is out of range (the job has 4 shards); give 0 to 3");
  expect("shard run.job --index 3..1 --output-dir new", "--index: 3..1 is an empty range; give 1..3");
  expect("shard run.job --index first --output-dir new",
         "--index: \"first\" is not a whole number; give 0 to 99999");
  expect("shard run.job --index -1 --output-dir new", "--index: -1 is out of range; give 0 to 99999");
  expect("shard run.job --index 0", "--output-dir: missing; give the folder for the records");
  expect("shard run.job --index 0 --output-dir none/new", "--output-dir none/new: No such file or directory",
         73);
  expect("shard run.job --index 0 --output-dir text", "--output-dir text: Not a directory", 73);
}

TEST_F(JobErrors, of_the_options_of_work) {
  expect("work list.ledger", "--output-dir: missing; give a folder for the lists of the shards");
  expect("work list.ledger --output-dir text", "--output-dir text: Not a directory", 73);
  expect("work run.ledger --output-dir new", "--output-dir: is only for listings; remove it");
  expect("work run.ledger --threads 0", "--threads: 0 is out of range; give 1 to 256");
  expect("work run.ledger --format csv", "--format: \"csv\" is not a valid format; choose text or json");
}

TEST_F(JobErrors, of_the_arguments_of_collect) {
  expect("collect run.ledger", "DIR: missing; give a folder that `eightfold job shard` wrote to");
  expect("collect run.ledger none", "none: No such file or directory", 66);
  expect("collect run.ledger dir none", "none: No such file or directory", 66);
  expect("collect run.ledger text", "text: Not a directory", 66);
  expect("collect run.ledger dir -o new", "--output: is only for listings; remove it");
  expect("collect list.ledger dir -o -",
         "--output: standard output receives the result; give a file for the list");
  expect("collect list.ledger dir -o none/new", "none/new: No such file or directory", 73);
}

TEST_F(JobErrors, of_a_job_that_is_not_finished) {
  expect("result run.ledger -o new",
         "run.ledger: 4 of 4 shards are missing (0-3); compute them with `eightfold job work run.ledger`, or "
         "elsewhere with `eightfold job shard`",
         75);
  expect("collect list.ledger dir -o new -q",
         "list.ledger: 3 of 3 shards are missing (0-2); compute them with `eightfold job work list.ledger "
         "--output-dir DIR`, or elsewhere with `eightfold job shard`",
         75);
  expect("audit run.ledger --sample 1",
         "run.ledger: no shard is done, so there is nothing to audit; continue with `eightfold job work "
         "run.ledger`",
         75);
}

TEST_F(JobErrors, of_the_sample_of_an_audit) {
  expect("audit run.ledger", "--sample: missing; give a number of shards, or a percentage like 2%");
  expect("audit run.ledger --sample 0", "--sample: 0 is out of range (the job has 4 shards); give 1 to 4");
  expect("audit run.ledger --sample 5", "--sample: 5 is out of range (the job has 4 shards); give 1 to 4");
  expect("audit run.ledger --sample 0%",
         "--sample: \"0%\" is not a valid percentage; give 1% to 100%, or a number of shards");
  expect("audit run.ledger --sample 101%",
         "--sample: \"101%\" is not a valid percentage; give 1% to 100%, or a number of shards");
  expect("audit run.ledger --sample some%",
         "--sample: \"some%\" is not a valid percentage; give 1% to 100%, or a number of shards");
  expect("audit run.ledger --sample 1 --seed -1",
         "--seed: -1 is out of range; give 0 to 18446744073709551615");
}

}  // namespace
}  // namespace eightfold::test
