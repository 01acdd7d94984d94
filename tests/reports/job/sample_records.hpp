#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reports/job/run/result.hpp"

namespace eightfold::job::test {

/// A count of 8 queens by halves; its units are made up.
Spec count_of_eight(std::uint32_t shards);

/// The list of the 12 canonical solutions of 8 queens in 3 shards, as it is published.
Spec list_of_eight();
/// What its shards write: the lists, total lines included.
std::vector<std::string> lists_of_eight();
/// Orbits of each list that the half turn leaves as they are; the others are trivial.
std::vector<std::uint64_t> half_turn_orbits_of_eight();

/// A shard's record, with the residues that its count has.
Record record_of(const Spec& spec, std::uint32_t shard, std::uint64_t count);
/// Of a shard of list_of_eight.
Record list_record(std::uint32_t shard);

/// A job of which these are the records, one for each shard.
Standing standing_of(const std::vector<Record>& records);
Standing count_standing(const Spec& spec, const std::vector<std::uint64_t>& counts);

/// The text before a record's last key, with the seal that fits it: what a forger would write.
std::string sealed_record(std::string_view sealed_part);

}  // namespace eightfold::job::test
