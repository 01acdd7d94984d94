#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reports/job/ledger/standing.hpp"
#include "reports/text/style.hpp"

namespace eightfold::job {

/// What a job asked for, and nothing of how it was computed: equal however it was cut, ordered or
/// distributed.
struct Result {
  Work work = Work::count;
  int n = 0;
  std::optional<std::uint64_t> solutions;     ///< Q
  std::optional<std::uint64_t> half_turn;     ///< H: solutions that the half turn leaves as they are
  std::optional<std::uint64_t> quarter_turn;  ///< R
  std::optional<std::uint64_t> fundamental;   ///< U
  std::optional<std::array<std::uint64_t, 8>> orbits_by_type;  ///< indexed like all_subgroup_classes
  CheckedCount::Residues residues{};  ///< of what was counted: Q, H, R, or for a list U
};

/// How it was computed.
struct ResultProvenance {
  std::vector<std::string> versions;  ///< sorted, each once; likewise the next three
  std::vector<std::string> commits;
  std::vector<std::string> engines;  ///< auditing ones not included
  std::vector<std::string> kernels;
  std::string job;  ///< job_hash
  std::uint32_t shards = 0;
  std::uint64_t duplicates = 0;
  std::uint64_t audited = 0;  ///< shards that another engine came to the same on
};

struct FinalResult {
  Result result;
  ResultProvenance provenance;
};

/// Adds up the shards of a job that is complete. For a count, H and R are counted here, on so many threads.
/// The numbers are held against each other (and R, H, Q against what is published, as far as it is). Throws
/// std::logic_error if they contradict each other.
FinalResult final_result(const Spec& spec, const Standing& standing, int threads);

/// One document, data/schemas/job-result-1.0.schema.json: lines "{", the schema, `  "result": {…},`,
/// `  "provenance": {…}`, "}".
std::string result_json(const FinalResult& result);
/// For people.
std::string result_text(const FinalResult& result, const reports::Style& style);

}  // namespace eightfold::job
