#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace eightfold::job {

/// What a job computes.
enum class Work { count, half_turn, quarter_turn, canonical_list };

/// "count", "half_turn", "quarter_turn", "canonical_list".
std::string_view name_of(Work work);

/// The most shards of a job.
inline constexpr std::uint32_t max_shards = 100'000;

/// A job: what is computed, and how it is cut into shards. Two jobs with equal specifications have equal
/// shards, wherever they are computed.
struct Spec {
  Work work = Work::count;
  int n = 0;
  std::string engine;        ///< "halves" or "lanes" for a count; "cover" for the others
  std::uint64_t units = 0;   ///< how many the shards are made of: a check that the work is cut alike
  std::uint32_t shards = 0;  ///< 1 to max_shards and units; shard i is units i·units/shards and following
  bool operator==(const Spec&) const = default;
};

/// A range of units.
struct UnitRange {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

/// The units of a shard.
UnitRange units_of(const Spec& spec, std::uint32_t shard);

/// "count of 20 queens by halves in 200 shards".
std::string describe(const Spec& spec);

/// The specification as one line of JSON without its newline. It also says which way of cutting (a number)
/// the shards are of; a program that cuts in another way refuses to read it.
std::string spec_text(const Spec& spec);

/// The SHA-256 of spec_text, in hexadecimal: what records name their job by.
std::string job_hash(const Spec& spec);

/// A job file: the specification and its hash, data/schemas/job-1.0.schema.json; one line with its newline.
std::string job_file_text(const Spec& spec);

/// Reads a job file, or what a ledger holds of it. Throws reports::ParseError unless it is byte for byte what
/// job_file_text would have written; the message says whether it is none, damaged, or of another version.
Spec parse_job_file(std::string_view text);

}  // namespace eightfold::job
