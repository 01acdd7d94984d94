// Every invalid command line of a job leads to one line, the correct exit code, and no new files.
#include <gtest/gtest.h>

#include "tests/reports/job/faults/job_folder.hpp"

namespace eightfold::test {
namespace {

// Exit code, words, message. The folder has the jobs run, list (both finished) and b, a text and a folder.
constexpr const char* invalid_commands = R"(2 plan => WORK: missing; give count N, symmetric N or list N
2 plan cuont 8 -o x => WORK: "cuont" is not a valid work; did you mean count?
2 plan count -1 -o x => N: -1 is out of range; give 0 to 71
2 plan count 29 -o x => N: 29 is out of range (larger counts need more than 64 bits); give 0 to 28
2 plan symmetric 41 --turn half -o x => N: 41 is out of range (the limit of the half turn); give 0 to 40
2 plan list 33 --canonical -o x => N: 33 is out of range; give 0 to 32
2 plan count 8 => --output: missing; give the name of the folder, as in -o run
2 plan symmetric 8 -o x => --turn: missing; give half or quarter
2 plan list 8 -o x => list: only canonical solutions can be listed in shards; add --canonical
2 plan count 8 --turn half -o x => --turn: is only for symmetric; remove it
2 plan count 8 --canonical -o x => --canonical: is only for list; remove it
2 plan count 8 --shards 0 -o x => --shards: 0 is out of range; give 1 to 100000
2 plan count 8 --shards 24 -o x => there are only 23 units of work; give 1 to 23 shards
73 plan count 8 -o run => run: has a job already; give another name
2 plan count 8 -o - => --output: cannot be standard output; give the name of a folder
73 plan count 8 -o text/run => text: Not a directory
73 plan count 8 -o text => text: Not a directory
2 work => DIR: missing; give a folder that `eightfold job plan` created
2 work run list => unexpected argument "list"; give only DIR
66 work none => none: no such folder
66 status empty => empty: has no job.json; give a folder that `eightfold job plan` created
66 result text => text: has no job.json; give a folder that `eightfold job plan` created
2 work run --certify => --certify: is only for listings; the shards of a count are not parts of a list
2 certify run --index 0 => run: is only for listings; the shards of a count are not parts of a list
2 certify list --index 3 => --index: 3 is out of range (the job has 3 shards); give 0 to 2
2 shard run => --index: missing; give the shard's number, from 0, or a range like 0..9
2 shard run --index 2..4 => --index: 4 is out of range (the job has 4 shards); give 0 to 3
2 audit run => --fraction: missing; give a percentage like 1%
2 audit run --fraction 0% => --fraction: "0%" is not a valid percentage; give 1% to 100%
2 audit run --fraction 101% => --fraction: "101%" is not a valid percentage; give 1% to 100%
2 audit run --fraction x => --fraction: "x" is not a valid percentage; give 1% to 100%
2 audit run --fraction 1 => --fraction: "1" is not a valid percentage; give 1% to 100%
75 audit b --fraction 1% => b: no shard is done, so there is nothing to audit; run `eightfold job work b`
2 result run ./run => ./run: is given twice
2 result run --format ndjson => --format ndjson: is only for listings; use text or json
2 result run -o run/job.json => --output: run/job.json is also an input; give another name
2 result run -o run/records/00003.json => --output: run/records/00003.json is also an input; give another name
2 work b -o b/records/3.json => --output: b/records/3.json belongs to the job; give another name
2 result list -o run/../list/lock => --output: run/../list/lock belongs to the job; give another name
75 result b -o none/x => b: 4 of 4 shards are missing (0-3); compute them with `eightfold job work b`
73 result run -o none/x => none/x: No such file or directory
)";

TEST(JobErrors, are_one_line_and_change_nothing) {
  const TemporaryFolder folder;
  folder.add("text", "92 solutions\n");
  std::filesystem::create_directory(folder / "empty");
  const auto expect = [&](int exit_code, const std::string& words, const std::string& err,
                          const ProgramSetting& setting = {}) {
    const ProgramRun run =
        run_program("sh", {"-c", "cd \"$1\" && \"$0\" job " + words, program_path(), folder.path()}, setting);
    EXPECT_EQ(run.exit_code, exit_code) << words;
    EXPECT_EQ(run.err, err) << words;
    EXPECT_TRUE(exit_code == 0 || run.out.empty()) << words << run.out;
  };
  for (const std::string words : {"plan count 8 --shards 4 -o run", "plan count 8 --shards 4 -o b",
                                  "work run", "plan list 8 --canonical --shards 3 -o list", "work list"})
    expect(0, words, "");
  folder.add("b/lock", "");
  const auto files = job::test::files_in(folder.path());
  for (const std::string& line : lines_of(invalid_commands)) {
    const auto begin = line.find(' ') + 1;
    const auto end = line.find(" => ");
    expect(std::stoi(line), line.substr(begin, end - begin), "eightfold: " + line.substr(end + 4) + "\n");
  }
  for (const std::string words :
       {"status run", "result run", "shard run --index 0", "certify list --index 0", "work run"})
    expect(74, words, "eightfold: standard output: No space left on device\n", {.output_path = "/dev/full"});
  EXPECT_EQ(job::test::files_in(folder.path()), files);
}

}  // namespace
}  // namespace eightfold::test
