#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reports/job/run/folder.hpp"
#include "reports/job/run/result.hpp"

namespace eightfold::job::test {

/// A count of 8 queens with an arbitrary number of units.
Spec count_of_eight(std::uint32_t shards);

/// The published list of the 12 canonical solutions of 8 queens in 3 shards.
Spec list_of_eight();
/// The list files of its shards, with the total lines.
std::vector<std::string> lists_of_eight();
/// The whole list, as `eightfold list 8 --canonical --format ndjson` prints it.
std::string whole_list_of_eight();

/// A record with this count and its residues.
Record record_of(const Spec& spec, std::uint32_t shard, std::uint64_t count);
/// A record of list_of_eight.
Record list_record(std::uint32_t shard);
/// The same with a certificate of 1851 bytes.
Record certified_record(std::uint32_t shard, const std::string& certificate = "any");

/// The state of a job with these records, one per shard, all of them done.
Standing standing_of(const std::vector<Record>& records);
Standing standing_of(const Spec& spec, const std::vector<std::uint64_t>& counts);
/// That of list_of_eight.
Standing listed_standing();

/// The final result of a job whose shards have these counts.
FinalResult result_of(const Spec& spec, const std::vector<std::uint64_t>& counts);

/// Creates the folder of a job and opens it.
Folder new_folder(const std::string& path, const Spec& spec);
/// The same for list_of_eight, with the records and lists of these shards.
Folder list_folder(const std::string& path, const std::vector<std::uint32_t>& shards = {0, 1, 2});

/// The state of a job with one folder.
Standing standing_in(const Folder& folder);

/// Writes to a file that may exist.
void overwrite(const std::string& path, std::string_view text);

}  // namespace eightfold::job::test
