#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/count/checked_count.hpp"
#include "core/count/kernel.hpp"

namespace eightfold::job {

/// The list that a shard of canonical solutions wrote: lines {"columns":[…]} and a last one {"total":k}.
struct ListedOrbits {
  std::array<std::uint64_t, 8> by_type{};  ///< orbits, indexed like all_subgroup_classes
  std::uint64_t bytes = 0;                 ///< of the file
  std::string sha256;                      ///< of the file
  bool operator==(const ListedOrbits&) const = default;
};

/// What a shard comes to: the same wherever, whenever and by whatever engine it is computed.
struct Outcome {
  std::uint64_t count = 0;  ///< weighted solutions (CountUnits::count), or canonical ones that are listed
  CheckedCount::Residues residues{};  ///< of the count modulo check_primes, carried on a path of their own
  std::optional<ListedOrbits> list;   ///< of a shard of Work::canonical_list
  bool operator==(const Outcome&) const = default;
};

/// Who computed a shard.
struct Origin {
  std::string version;  ///< of eightfold
  std::string commit;   ///< that it was built from, or "unknown"
  std::string engine;   ///< "halves", "lanes", "cover", "plain"
  std::string kernel;   ///< "avx512", …; empty if no vectorized code ran
  bool operator==(const Origin&) const = default;
};

/// This program, as it signs the records that it computes.
Origin origin_of(const std::string& engine, Kernel kernel);

/// A shard's outcome with all that it takes to trust it far from where it was computed.
struct Record {
  std::string job;  ///< job_hash
  std::uint32_t shard = 0;
  Outcome outcome;
  Origin origin;
  bool operator==(const Record&) const = default;
};

/// In bytes: a text that is longer is no record's.
inline constexpr std::size_t max_record_size = std::size_t{64} << 10;

/// The record as one line of JSON with its newline, data/schemas/shard-record-1.0.schema.json. Its last key
/// is the SHA-256 of all that stands before it.
std::string record_text(const Record& record);

/// Throws reports::ParseError unless the text is byte for byte what record_text would have written and count
/// and residues agree; the message says what is wrong: cut off, changed, of a newer version, no record at
/// all.
Record parse_record(std::string_view text);

/// The record of a shard, of a job whose hash is `job`. Throws reports::ParseError with the reason unless the
/// text is a sound record of that very shard and job.
Record checked_record(std::string_view text, const std::string& job, std::uint32_t shard);

/// Likewise; nothing instead of throwing.
std::optional<Record> valid_record(std::string_view text, const std::string& job, std::uint32_t shard);

}  // namespace eightfold::job
