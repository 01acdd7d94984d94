#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/core/count/kernel.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold::job {

/// The list file of a shard of canonical solutions: the lines of `eightfold list --format ndjson`.
struct ListedOrbits {
  OrbitsByType by_type;
  std::uint64_t bytes = 0;  ///< size of the file
  std::string sha256;       ///< of the file
  bool operator==(const ListedOrbits&) const = default;
};

/// The certificate (reports/certificate/) of the part of a canonical list that a shard lists.
struct CertificateDigest {
  std::uint64_t bytes = 0;
  std::string sha256;
  bool operator==(const CertificateDigest&) const = default;
};

/// The outcome of a shard. It is the same for every machine and every engine.
struct Outcome {
  std::uint64_t count = 0;  ///< weighted solutions (CountUnits::count), or listed canonical solutions
  CheckedCount::Residues residues{};  ///< of the count modulo check_primes, summed independently
  std::optional<ListedOrbits> list;   ///< only for Work::canonical_list
  bool operator==(const Outcome&) const = default;
};

/// The program that computed a shard.
struct Origin {
  std::string version;  ///< of eightfold
  std::string commit;   ///< of the build, or "unknown"
  std::string engine;   ///< "halves", "lanes", "cover", "plain"
  std::string kernel;   ///< "avx512", …; empty if no vectorized code ran
  bool operator==(const Origin&) const = default;
};

/// The origin of records that this program computes. Kernel::automatic: no vectorized code ran.
Origin origin_of(std::string_view engine, Kernel kernel);

/// The outcome of a shard with its job and its origin.
struct Record {
  std::string job;  ///< job_hash
  std::uint32_t shard = 0;
  Outcome outcome;
  Origin origin;
  std::optional<CertificateDigest> certificate = {};  ///< if the shard was certified
  bool operator==(const Record&) const = default;
};

/// Bytes of the longest valid record.
inline constexpr std::size_t max_record_size = std::size_t{64} << 10;

/// The record as one line of JSON with a newline; data/schemas/shard-record-1.0.schema.json is its format.
/// The last member is the SHA-256 of all text before it.
std::string record_text(const Record& record);

/// Throws reports::ParseError unless the text is exactly what record_text writes and the count agrees with
/// its residues; the message says whether it is truncated, altered, of another version, or not a record.
Record parse_record(std::string_view text);

/// Like parse_record. Also throws if the record belongs to another job (`job` is its hash) or shard.
Record checked_record(std::string_view text, const std::string& job, std::uint32_t shard);

}  // namespace eightfold::job
