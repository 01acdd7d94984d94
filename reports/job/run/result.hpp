#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/job/run/folder.hpp"
#include "reports/job/run/standing.hpp"

namespace eightfold::job {

/// The result of a job. It does not depend on how the job was cut, ordered or distributed.
struct Result {
  Work work = Work::count;
  int n = 0;
  std::optional<Board> board;                 ///< constrained
  std::optional<std::uint64_t> solutions;     ///< Q
  std::optional<std::uint64_t> half_turn;     ///< H: fixed by the half turn, if it was counted or acts
  std::optional<std::uint64_t> quarter_turn;  ///< R: the same for the quarter turn
  std::optional<std::uint64_t> fundamental;   ///< U: orbits
  std::optional<OrbitsByType> orbits_by_type;
  CheckedCount::Residues residues{};  ///< of the number that was counted: Q, H, R, or U for a list
};

/// How a job was computed.
struct ResultProvenance {
  std::vector<std::string> versions;  ///< sorted and distinct, like the next three
  std::vector<std::string> commits;
  std::vector<std::string> engines;  ///< without the engine of audits
  std::vector<std::string> kernels;
  std::string job;  ///< job_hash
  std::uint32_t shards = 0;
  std::uint64_t repeats = 0;
  std::uint64_t audited = 0;  ///< shards that another engine confirmed
};

struct FinalResult {
  Result result;
  ResultProvenance provenance;
};

/// Adds up the shards of a complete job. For a count, it also counts H and R, with `threads` threads.
/// Compares the numbers with each other and, without constraints, with the published numbers. Throws
/// std::logic_error if they disagree.
FinalResult final_result(const Spec& spec, const Standing& standing, int threads);

/// Checks the list of every shard of a complete listing against its record, and writes the lists in order
/// without their last lines, and then the total: the output of `eightfold list N --canonical --format
/// ndjson`. Searches the folders in order for the list of each shard. Throws reports::ParseError with the
/// file's name; part of the lists may then be written already.
void join_lists(const Standing& standing, std::span<const Folder> folders,
                const std::function<void(std::string_view)>& write);

/// Why the outcomes of a complete job cannot be right: final_result would throw this, as far as it shows
/// without a search. Nothing if they may be right.
std::optional<std::string> contradiction_in(const Spec& spec, const Standing& standing);

/// A document of data/schemas/job-result-1.0.schema.json. What precedes the line of "provenance" is the same
/// for every cut of the work.
std::string result_json(const FinalResult& result);
std::string result_text(const FinalResult& result, const reports::Style& style);

}  // namespace eightfold::job
