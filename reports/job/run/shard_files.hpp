#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/job/ledger/ledger.hpp"

namespace eightfold::job {

/// DIR/I.json and DIR/I.ndjson.
std::string record_path(const std::string& folder, std::uint32_t shard);
std::string list_path(const std::string& folder, std::uint32_t shard);

/// Writes a record atomically: temporary file, fsync, rename, fsync of the folder. Throws
/// reports::OutputError.
void write_record(const std::string& folder, const Record& record);

/// The record of a shard in the folder, if it is valid, belongs to this job and, for a listing, matches its
/// list file. Otherwise nothing.
std::optional<Record> existing_record(const std::string& folder, const Spec& spec, std::uint32_t shard);

/// The done shards of a listing whose list file is missing or has another size than the record states. Does
/// not read the lists.
std::vector<std::uint32_t> shards_without_list(const std::string& folder, const Standing& standing);

/// The size of the boards in the lists of these shards, by the beginning of the first list that has a
/// placement; nothing if there is none.
std::optional<int> size_in_lists(const std::string& folder, const std::vector<std::uint32_t>& shards);

/// The contents of a folder of shards.
struct FolderContents {
  std::vector<Record> records;       ///< the valid records of this job in ascending order
  std::vector<std::string> refused;  ///< a message for each other file: "DIR/7.json: truncated; …"
};

/// Reads every *.json file of a folder except hidden ones. Refuses a file if its name is not the number of a
/// shard, checked_record rejects it, or it belongs to a listing and its .ndjson file is missing or does not
/// match. Throws reports::ParseError with the folder's name if the folder cannot be read.
FolderContents read_folder(const std::string& folder, const Spec& spec);

/// Writes the lists of all shards in order without their last lines, and then the total: the output of
/// `eightfold list N --canonical --format ndjson`. Searches the folders in order for the list of each shard
/// and checks it against the outcome. Throws reports::ParseError with the file's name.
void join_lists(const Spec& spec, const Standing& standing, const std::vector<std::string>& folders,
                const std::function<void(std::string_view)>& write);

}  // namespace eightfold::job
