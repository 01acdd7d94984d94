#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reports/job/run/result.hpp"

namespace eightfold::job::test {

/// A count of 8 queens by halves with an arbitrary number of units.
Spec count_of_eight(std::uint32_t shards);

/// The published list of the 12 canonical solutions of 8 queens in 3 shards.
Spec list_of_eight();
/// The list files of its shards, with the total lines.
std::vector<std::string> lists_of_eight();
/// The number of orbits in each list whose stabilizer is half_turn; the others are trivial.
std::vector<std::uint64_t> half_turn_orbits_of_eight();

/// A record with this count and its residues.
Record record_of(const Spec& spec, std::uint32_t shard, std::uint64_t count);
/// A record of list_of_eight.
Record list_record(std::uint32_t shard);
/// The same with a certificate of 1851 bytes.
Record certified_record(std::uint32_t shard, const std::string& certificate = "any");

/// The state of a job with these records, one per shard.
Standing standing_of(const std::vector<Record>& records);
Standing count_standing(const Spec& spec, const std::vector<std::uint64_t>& counts);

/// Appends a valid checksum to the content of a record.
std::string with_checksum(std::string_view content);

}  // namespace eightfold::job::test
