#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "tests/reports/job/child.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job::test {

/// A job in its own folder: run.ledger, run.job, and the records and lists in records/.
class JobFolder {
 public:
  /// Plans a job, such as "count 13 --shards 8", and computes and collects some shards.
  explicit JobFolder(const std::string& plan, const std::vector<int>& computed = {});
  JobFolder(const JobFolder&) = delete;
  JobFolder& operator=(const JobFolder&) = delete;
  ~JobFolder() = default;

  /// Copies all files to another folder.
  JobFolder copy() const { return JobFolder(*this, Copied{}); }

  std::string operator/(const std::string& name) const { return folder_ / name; }
  std::vector<std::string> entries() const { return folder_.entries(); }
  std::string ledger() const { return folder_ / "run.ledger"; }
  std::string records() const { return folder_ / "records"; }
  std::string record(int shard) const { return records() + "/" + std::to_string(shard) + ".json"; }
  std::string list(int shard) const { return records() + "/" + std::to_string(shard) + ".ndjson"; }
  std::size_t lists() const;  ///< number of list files

  /// Arguments of the program, with --quiet.
  std::string plan_words() const;
  std::string work_words(int threads = 1) const;
  std::string shard_words(int shard) const;
  std::string collect_words() const;

  /// These expect that the program succeeds.
  void compute(int shard) const;
  nlohmann::json status() const;
  std::set<int> done() const;
  void finish() const;                ///< runs `job work`
  std::string result_member() const;  ///< the line that is independent of the computation

 private:
  struct Copied {};
  JobFolder(const JobFolder& model, Copied);

  const eightfold::test::TemporaryFolder folder_;
  std::string plan_;
};

/// The member `result` of a result in JSON.
std::string result_member_of(const std::string& json);

/// Expects a consistent ledger in which at least these shards are done; returns the shards that are done now.
std::set<int> expect_usable(const JobFolder& job, const std::set<int>& done_before);

/// Expects that the job finishes with this result.
void expect_same_result(const JobFolder& job, const std::string& result_member);

/// Starts eightfold in a child process; its output goes to the files NAME.out and NAME.err.
Child start_eightfold(const std::string& words, const std::string& name);

}  // namespace eightfold::job::test
