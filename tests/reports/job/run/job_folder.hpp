#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "tests/reports/job/child.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job::test {

/// A job in a folder of its own: run.ledger, run.job, and in records/ what `job shard` writes and the lists.
class JobFolder {
 public:
  /// Plans it: "count 13 --shards 8". These shards are computed and collected.
  explicit JobFolder(const std::string& plan, const std::vector<int>& computed = {});
  JobFolder(const JobFolder&) = delete;
  JobFolder& operator=(const JobFolder&) = delete;
  ~JobFolder() = default;

  /// The same files, as they lie there now, in another folder.
  JobFolder copy() const { return JobFolder(*this, Copied{}); }

  std::string operator/(const std::string& name) const { return folder_ / name; }
  std::vector<std::string> entries() const { return folder_.entries(); }
  std::string ledger() const { return folder_ / "run.ledger"; }
  std::string records() const { return folder_ / "records"; }
  std::string record(int shard) const { return records() + "/" + std::to_string(shard) + ".json"; }
  std::string list(int shard) const { return records() + "/" + std::to_string(shard) + ".ndjson"; }
  std::size_t lists() const;  ///< how many there are

  /// Words for the program; they have --quiet.
  std::string plan_words() const;
  std::string work_words(int threads = 1) const;
  std::string shard_words(int shard) const;
  std::string collect_words() const;

  /// All these expect that the program ends well.
  void compute(int shard) const;
  nlohmann::json status() const;
  std::set<int> done() const;
  void finish() const;              ///< `job work` to the end
  std::string result_line() const;  ///< the line that does not tell how it was computed

 private:
  struct Copied {};
  JobFolder(const JobFolder& model, Copied);

  const eightfold::test::TemporaryFolder folder_;
  std::string plan_;
};

/// The third line of a result in JSON.
std::string result_line_of(const std::string& json);

/// Expects a ledger that knows where each shard is, and all that were done; returns those that are done now.
std::set<int> expect_usable(const JobFolder& job, const std::set<int>& done_before);

/// Expects that what was struck goes on to the same end as the undisturbed job.
void expect_same_end(const JobFolder& job, const std::string& result_line);

/// eightfold in a process of its own, which can be killed; its output goes to files name.out and name.err.
Child start_eightfold(const std::string& words, const std::string& name);

}  // namespace eightfold::job::test
