#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace eightfold::job {

/// What a job computes: all solutions, the solutions that a half or quarter turn fixes, or the canonical
/// list.
enum class Work { count, half_turn, quarter_turn, canonical_list };

/// "count", "half_turn", "quarter_turn", "canonical_list".
std::string_view name_of(Work work);

/// The largest number of shards of a job.
inline constexpr std::uint32_t max_shards = 100'000;

/// What a job computes and how it is cut into shards. Jobs with equal specifications have equal shards on
/// every machine.
struct Spec {
  Work work = Work::count;
  int n = 0;
  std::string engine;        ///< "halves" or "lanes" for a count; "cover" for the other kinds
  std::uint64_t units = 0;   ///< number of units of work; it must match the cut of the computing program
  std::uint32_t shards = 0;  ///< 1 to min(max_shards, units); shard i starts at unit i·units/shards
  bool operator==(const Spec&) const = default;
};

/// A range of units.
struct UnitRange {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

/// The units of a shard.
UnitRange units_of(const Spec& spec, std::uint32_t shard);

/// The sum of the shards' counts is the result times this.
std::uint64_t divisor_of(const Spec& spec);

/// The number of ranges of consecutive shards that the result is estimated from: the first shards of a range
/// represent the others of that range, because units are in low-discrepancy order. Those of a count by halves
/// are so within each frame only, and boards of odd size have several frames.
std::uint32_t strata_of(const Spec& spec);

/// The first shard of a stratum, or spec.shards for strata_of(spec).
std::uint32_t begin_of_stratum(const Spec& spec, std::uint32_t stratum);

/// "count of 20 queens by halves in 200 shards".
std::string describe(const Spec& spec);

/// The specification and its cut version as one line of JSON without a newline.
std::string spec_text(const Spec& spec);

/// The SHA-256 of spec_text in hexadecimal, which identifies the job.
std::string job_hash(const Spec& spec);

/// A job file: the specification and its hash in one line that ends with a newline. The format is
/// data/schemas/job-1.0.schema.json.
std::string job_file_text(const Spec& spec);

/// Reads a job file, or its copy in a ledger. Throws reports::ParseError unless the text is exactly what
/// job_file_text writes; the message says whether it is not a job file, is damaged, or has another version.
Spec parse_job_file(std::string_view text);

}  // namespace eightfold::job
