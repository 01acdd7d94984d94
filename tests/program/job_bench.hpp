#pragma once

#include <gtest/gtest.h>

#include <string>

#include "reports/job/shard/record.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {

// A folder for a job. In arguments, @ precedes the names of its files.
class JobBench {
 public:
  ProgramRun run(const std::string& words, const ProgramSetting& setting = {}) const {
    std::vector<std::string> arguments = {"job"};
    for (const std::string& word : words_of(words))
      arguments.push_back(word.rfind('@', 0) == 0 ? folder_ / word.substr(1) : word);
    return eightfold(arguments, setting);
  }

  // The output of a run, which must succeed.
  std::string ok(const std::string& words) const {
    const ProgramRun done = run(words);
    EXPECT_EQ(done.exit_code, 0) << words << '\n' << done.err;
    return done.out;
  }

  // Runs a shell command in the folder; $0 is the program.
  ProgramRun shell(const std::string& script) const {
    return run_program("sh", {"-c", "cd \"$1\"\n" + script, program_path(), folder_.path()});
  }

  // Replaces the record of a shard by one with another outcome.
  void forge(const std::string& record) const {
    job::Record forged = job::parse_record(contents_of(folder_ / record));
    CheckedCount count;
    count.add(forged.outcome.count + 1);
    forged.outcome = {count.value(), count.residues(), forged.outcome.list};
    folder_.add(record, job::record_text(forged));
  }

  const TemporaryFolder& folder() const { return folder_; }

 private:
  TemporaryFolder folder_;
};

}  // namespace eightfold::test
