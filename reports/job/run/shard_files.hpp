#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/job/ledger/ledger.hpp"

namespace eightfold::job {

/// DIR/I.json and DIR/I.ndjson.
std::string record_path(const std::string& folder, std::uint32_t shard);
std::string list_path(const std::string& folder, std::uint32_t shard);

/// Writes a record where it belongs: a temporary file, fsync, rename, fsync of the folder. Throws
/// reports::OutputError.
void write_record(const std::string& folder, const Record& record);

/// The folder's record of a shard, if there is a sound one of this job and, for a listing, its list is there
/// and what the record says. Anything else is as if there was none.
std::optional<Record> existing_record(const std::string& folder, const Spec& spec, std::uint32_t shard);

/// The done shards of a listing whose list is not in the folder, or of another size than its record says.
/// Reads no lists.
std::vector<std::uint32_t> shards_without_list(const std::string& folder, const Standing& standing);

/// What lies in a folder of shards.
struct FolderContents {
  std::vector<Record> records;       ///< of this job, one for each sound I.json, by shard
  std::vector<std::string> refused;  ///< "DIR/7.json: cut off in the middle; …": a line for each file refused
};

/// Reads every *.json of a folder (not those whose name begins with a dot). Refused are: names that are no
/// shard's number, records that parse_record refuses, of another job, of another shard than the name says,
/// and listings whose .ndjson is missing or not what the record says. Throws reports::ParseError with the
/// folder's name if it can't be read at all.
FolderContents read_folder(const std::string& folder, const Spec& spec);

/// Appends the lists of all shards in order, less their {"total":…} lines, and the whole total: the bytes of
/// `eightfold list N --canonical --format ndjson`. `folders` are searched in order for each shard's list;
/// each is checked against the standing's outcome while it is copied. Throws reports::ParseError by the
/// file's name.
void join_lists(const Spec& spec, const Standing& standing, const std::vector<std::string>& folders,
                const std::function<void(std::string_view)>& write);

}  // namespace eightfold::job
