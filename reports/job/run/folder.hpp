#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/job/run/standing.hpp"
#include "reports/job/shard/record.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::job {

/// The folder of a job:
///
///     job.json             the specification
///     records/00007.json   the record of shard 7; 00007-2.json, …: repeats
///     records/00007.ndjson the list of shard 7 of a listing
///     audits/00007.json    its record by the plain search; 00007-2.json, …: repeats
///     lock                 locks of the shards in progress; it carries no state
///
/// Nothing else is state. Any number of processes and machines may use a folder at the same time.
class Folder {
 public:
  /// Creates a folder and those above it. job.json appears last and complete, or not at all. Throws
  /// reports::OutputError, of the kind `exists` if the folder has a job or records.
  static Folder create(const std::string& path, const Spec& spec);

  enum class Access { read, write };

  /// Throws reports::ParseError with the name of the file if job.json cannot be read or is invalid. To write,
  /// creates the folder of records and the file of locks; throws reports::OutputError.
  static Folder open(const std::string& path, Access access);

  const std::string& path() const { return path_; }
  const Spec& spec() const { return spec_; }
  const std::string& job() const { return job_; }  ///< job_hash
  std::string list_path(std::uint32_t shard) const;

  enum class Place { records, audits };

  /// Writes a record atomically: temporary file, fsync, rename, fsync of the folder. A damaged file is
  /// replaced, and a record of the same outcome without a certificate by one that has it; otherwise a shard
  /// that has a record gets another one. Throws reports::OutputError, of the kind `exists` if the file
  /// belongs to another job.
  void write(const Record& record, Place place = Place::records) const;

  /// True if a shard has a record, which may be invalid.
  bool has_record(std::uint32_t shard) const;

  /// The records and audits of one shard, with its state. Ignores invalid files, and records of a listing
  /// whose list does not match in size and content.
  ShardStanding read(std::uint32_t shard) const;

  /// A shard that this process computes; its deleter releases it. The kernel does if the process dies.
  using Lock = std::shared_ptr<void>;

  /// Locks a shard; nothing if another process has locked it. Where the file system has no locks, succeeds
  /// without one.
  std::optional<Lock> lock(std::uint32_t shard) const;

  /// The shards that other processes have locked, of those below spec().shards.
  std::vector<std::uint32_t> locked() const;

  /// The times of the last writing of record files, in seconds since 1970, ascending.
  std::vector<std::int64_t> record_times() const;

 private:
  Folder(std::string path, const Spec& spec, Access access);

  std::string path_;
  Spec spec_;
  std::string job_;
  std::shared_ptr<const int> lock_file_;
};

/// Reads the list of a shard of a job piece by piece, and writes it without its last line.
/// Checks that the file has the size and the SHA-256 of the outcome, that each line is a canonical solution
/// as `eightfold list` writes it, greater than the one before, and that the solutions have the types of the
/// outcome. `last` is the solution before the list, or empty if there is none; it becomes the last of the
/// list. Throws reports::ParseError with the file's name; part of the list may then be written already.
void copy_list(const std::string& path, const Spec& spec, const Outcome& outcome, Placement& last,
               const std::function<void(std::string_view)>& write);

/// The state of a job whose records are in these folders, which must be of the same job. Lists are checked by
/// their size only. Throws reports::ParseError with a folder's name if it cannot be read.
Standing read_standing(std::span<const Folder> folders);

}  // namespace eightfold::job
