#pragma once

#include <cstdint>
#include <optional>

#include "reports/job/ledger/ledger.hpp"
#include "reports/job/shard/record.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::job::test {

/// A job whose outcomes are not computed.
inline Spec fake_job(std::uint32_t shards) {
  return {.work = Work::count, .n = 12, .engine = "halves", .units = 1'000'000, .shards = shards};
}

/// A valid record with this count.
inline Record fake_record(const Spec& spec, std::uint32_t shard, std::uint64_t count) {
  return {
      .job = job_hash(spec),
      .shard = shard,
      .outcome = {.count = count, .residues = {count % check_primes[0], count % check_primes[1]}, .list = {}},
      .origin = {.version = "1.0", .commit = "unknown", .engine = "halves", .kernel = "avx2"}};
}

/// The count of a shard of such a job. All counts are distinct, and some exceed the moduli.
inline std::uint64_t correct_count(std::uint32_t shard) { return 4'000'000'007ULL * shard + 13; }

inline Record correct_record(const Spec& spec, std::uint32_t shard) {
  return fake_record(spec, shard, correct_count(shard));
}

/// Saves a record, waits until it is on the disk, and returns the next claimed shard.
inline std::optional<std::uint32_t> save(Ledger& ledger, const Record& record, double seconds = 0.5) {
  const auto next = ledger.begin_save(record, seconds);
  ledger.finish_save();
  return next;
}

}  // namespace eightfold::job::test
