// Why files, and one lock file: clusters keep jobs on network file systems, where databases are not safe, but
// where renaming a file is atomic. Locks are byte ranges of one file, byte i for shard i, of the open file
// (F_OFD_SETLK), so that the kernel releases them with the process; a lock file for each shard was rejected
// because a job of 100,000 shards would have as many empty files. Locks only avoid double work.
#include "reports/job/run/folder.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <utility>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/io/internal/input_file.hpp"
#include "reports/io/internal/output.hpp"
#include "reports/io/internal/temporary_file.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::job {
namespace {

namespace fs = std::filesystem;
using reports::Existing;
using reports::OutputError;
using reports::ParseError;

constexpr const char* records_folder = "records";
constexpr const char* audits_folder = "audits";

std::string in_folder(const std::string& folder, const std::string& name) {
  return (fs::path(folder) / name).string();
}

// "00007.json"; "00007-2.json" for the second record.
std::string file_name(std::uint32_t shard, std::uint32_t copy) {
  return copy == 1 ? fmt::format("{:05}.json", shard) : fmt::format("{:05}-{}.json", shard, copy);
}

// The shard in the name of a record.
std::optional<std::uint32_t> shard_of(const std::string& name) {
  std::uint32_t shard = 0;
  std::uint32_t copy = 1;
  const char* const end = name.data() + name.size();
  const char* rest = std::from_chars(name.data(), end, shard).ptr;
  if (rest != end && *rest == '-') std::from_chars(rest + 1, end, copy);
  return copy > 0 && name == file_name(shard, copy) ? std::optional(shard) : std::nullopt;
}

// Longer texts are cut off after max_record_size, which makes them invalid.
std::string read_text(const std::string& path) {
  reports::InputFile file(path);
  std::string text;
  for (std::string_view chunk = file.next(); !chunk.empty() && text.size() <= max_record_size;
       chunk = file.next())
    text += chunk;
  return text;
}

bool exists(const std::string& path) {
  struct stat status {};
  return lstat(path.c_str(), &status) == 0;
}

enum class ListCheck { size, content };

// The record of a shard in a file. Throws ParseError with the name of the record or of its list unless both
// are valid.
Record read_record(const Folder& folder, const std::string& path, std::uint32_t shard, Folder::Place place,
                   ListCheck check) {
  const std::string text = read_text(path);
  const auto reject = [](const std::string& file, std::string_view why) {
    throw ParseError(fmt::format("{}: {}", reports::printable(file), why));
  };
  Record record;
  try {
    record = checked_record(text, folder.job(), shard);
  } catch (const ParseError& error) {
    reject(path, error.what());
  }
  const auto& list = record.outcome.list;
  if (list.has_value() != (folder.spec().work == Work::canonical_list))
    reject(path, "it belongs to another kind of work");
  if (!list || place == Folder::Place::audits) return record;
  const std::string list_path = folder.list_path(shard);
  if (check == ListCheck::content) {
    Placement last;
    copy_list(list_path, folder.spec(), record.outcome, last, [](std::string_view) {});
  } else if (struct stat status{}; stat(list_path.c_str(), &status) != 0) {
    reject(list_path, std::strerror(errno));
  } else if (static_cast<std::uint64_t>(status.st_size) != list->bytes) {
    reject(list_path, fmt::format("has {} bytes, expected {}", status.st_size, list->bytes));
  }
  return record;
}

std::vector<Record>& records_of(ShardStanding& shard, Folder::Place place) {
  return place == Folder::Place::records ? shard.records : shard.audits;
}

std::string place_path(const std::string& folder, Folder::Place place) {
  return in_folder(folder, place == Folder::Place::records ? records_folder : audits_folder);
}

// The names of the record files in ascending order. Throws ParseError with the folder's name.
std::vector<std::string> record_files(const std::string& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    std::string name = entry->path().filename().string();
    if (!name.starts_with('.') && name.ends_with(".json")) names.push_back(std::move(name));
  }
  if (error && error != std::errc::no_such_file_or_directory)
    throw ParseError(fmt::format("{}: {}", reports::printable(folder), error.message()));
  std::ranges::sort(names);
  return names;
}

void read_all(const Folder& folder, Folder::Place place, Standing& standing) {
  const std::string path = place_path(folder.path(), place);
  for (const std::string& name : record_files(path)) {
    const std::string file = in_folder(path, name);
    const auto shard = shard_of(name);
    if (!shard || *shard >= standing.shards.size()) {
      standing.invalid.push_back(fmt::format("{}: not a shard of this job; its files are {} to {}",
                                             reports::printable(file), file_name(0, 1),
                                             file_name(folder.spec().shards - 1, 1)));
      continue;
    }
    try {
      records_of(standing.shards[*shard], place)
          .push_back(read_record(folder, file, *shard, place, ListCheck::size));
    } catch (const ParseError& error) {
      standing.invalid.emplace_back(error.what());
    }
  }
}

// A lock of this number of shards from `first`.
struct flock lock_of(short type, off_t first, off_t shards) {
  struct flock lock {};
  lock.l_type = type;
  lock.l_whence = SEEK_SET;
  lock.l_start = first;
  lock.l_len = shards;
  return lock;
}

// Creates a folder and those above it, which then survive a power failure.
void make_folder(const fs::path& path) {
  if (exists(path.string()) && fs::is_directory(path)) return;
  if (path.has_parent_path()) make_folder(path.parent_path());
  std::error_code error;
  const bool is_new = fs::create_directory(path, error);
  if (error == std::errc::file_exists) error = std::make_error_code(std::errc::not_a_directory);
  if (is_new && !reports::sync_folder_of(path.string())) error.assign(errno, std::generic_category());
  if (error) throw OutputError(OutputError::Kind::cannot_create, path.string(), error.value());
}

}  // namespace

Folder::Folder(std::string path, const Spec& spec, Access access)
    : path_(std::move(path)), spec_(spec), job_(job_hash(spec)) {
  if (access == Access::write) {
    const std::string records = place_path(path_, Place::records);
    make_folder(records);
    if (::access(records.c_str(), W_OK) != 0)  // known before the first shard is computed
      throw OutputError(OutputError::Kind::cannot_create, records, errno);
  }
  const int mode = access == Access::write ? O_RDWR | O_CREAT : O_RDONLY;
  lock_file_ = {new int(::open(in_folder(path_, "lock").c_str(), mode | O_CLOEXEC, 0666)),
                [](const int* descriptor) {
                  if (*descriptor >= 0) close(*descriptor);
                  delete descriptor;
                }};
}

Folder Folder::create(const std::string& path, const Spec& spec) {
  const std::string job_file = in_folder(path, "job.json");
  const std::string records = in_folder(path, records_folder);
  const OutputError has_a_job(
      OutputError::Kind::exists,
      fmt::format("{}: has a job already; give another name", reports::printable(path)));
  std::error_code ignored;
  if (exists(job_file) || (exists(records) && !fs::is_empty(records, ignored))) throw has_a_job;
  const std::string text = job_file_text(spec);
  const bool is_new = !exists(path);
  try {
    make_folder(records);
    reports::Output out = reports::Output::file(job_file, Existing::keep);
    out.write(text);
    out.commit();
  } catch (const OutputError& error) {
    if (error.kind() == OutputError::Kind::exists) throw has_a_job;  // of another process
    rmdir(records.c_str());  // these two fail unless the folders are empty
    if (is_new) rmdir(path.c_str());
    throw;
  }
  return {path, spec, Access::read};
}

Folder Folder::open(const std::string& path, Access access) {
  const std::string job_file = in_folder(path, "job.json");
  const std::string text = read_text(job_file);
  Spec spec;
  try {
    spec = parse_job_file(text);
  } catch (const ParseError& error) {
    throw ParseError(fmt::format("{}: {}", reports::printable(job_file), error.what()));
  }
  return {path, spec, access};
}

std::string Folder::list_path(std::uint32_t shard) const {
  return in_folder(in_folder(path_, records_folder), fmt::format("{:05}.ndjson", shard));
}

void Folder::write(const Record& record, Place place) const {
  const std::string folder = place_path(path_, place);
  if (place == Place::audits) make_folder(folder);
  for (std::uint32_t copy = 1;; ++copy) {
    const std::string path = in_folder(folder, file_name(record.shard, copy));
    auto existing = Existing::keep;
    if (exists(path)) {
      std::optional<Record> known;
      try {
        known = parse_record(read_text(path));
      } catch (const ParseError&) {  // damaged
      }
      if (known && known->job != job_)
        throw OutputError(OutputError::Kind::exists,
                          fmt::format("{}: is a record of another job; remove it", reports::printable(path)));
      const bool completes =
          known && known->outcome == record.outcome && !known->certificate && record.certificate;
      if (known && known->shard == record.shard && !completes) continue;
      existing = Existing::replace;
    }
    try {
      reports::Output out = reports::Output::regular_file(path, existing);
      out.write(record_text(record));
      return out.commit();
    } catch (const OutputError& error) {
      if (error.kind() != OutputError::Kind::exists) throw;
      --copy;  // another process wrote it in the meantime
    }
  }
}

bool Folder::has_record(std::uint32_t shard) const {
  return exists(in_folder(place_path(path_, Place::records), file_name(shard, 1)));
}

ShardStanding Folder::read(std::uint32_t shard) const {
  ShardStanding standing;
  for (const Place place : {Place::records, Place::audits})
    for (std::uint32_t copy = 1;; ++copy) {
      const std::string path = in_folder(place_path(path_, place), file_name(shard, copy));
      if (!exists(path)) break;
      try {
        records_of(standing, place).push_back(read_record(*this, path, shard, place, ListCheck::content));
      } catch (const ParseError&) {  // invalid
      }
    }
  decide(standing);
  return standing;
}

std::optional<Folder::Lock> Folder::lock(std::uint32_t shard) const {
  struct flock lock = lock_of(F_WRLCK, shard, 1);
  if (fcntl(*lock_file_, F_OFD_SETLK, &lock) == 0)
    return Lock(nullptr, [file = lock_file_, shard](void*) {
      struct flock unlock = lock_of(F_UNLCK, shard, 1);
      fcntl(*file, F_OFD_SETLK, &unlock);
    });
  if (errno == EAGAIN || errno == EACCES) return std::nullopt;
  return Lock();
}

std::vector<std::uint32_t> Folder::locked() const {
  std::vector<std::uint32_t> shards;
  std::vector<std::pair<off_t, off_t>> ranges = {{0, spec_.shards}};  // to search
  while (!ranges.empty()) {
    const auto [begin, end] = ranges.back();
    ranges.pop_back();
    if (begin == end) continue;
    struct flock lock = lock_of(F_WRLCK, begin, end - begin);
    if (fcntl(*lock_file_, F_OFD_GETLK, &lock) != 0 || lock.l_type == F_UNLCK) continue;
    // It is any lock of the range, not always the first.
    const off_t first = std::max(begin, lock.l_start);
    const off_t last = lock.l_len == 0 ? end : std::min(end, lock.l_start + lock.l_len);
    for (off_t shard = first; shard < last; ++shard) shards.push_back(static_cast<std::uint32_t>(shard));
    ranges.insert(ranges.end(), {{begin, first}, {last, end}});
  }
  std::ranges::sort(shards);
  return shards;
}

std::vector<std::int64_t> Folder::record_times() const {
  std::vector<std::int64_t> times;
  const std::string folder = place_path(path_, Place::records);
  for (const std::string& name : record_files(folder))
    if (struct stat status{}; stat(in_folder(folder, name).c_str(), &status) == 0)
      times.push_back(status.st_mtim.tv_sec);
  std::ranges::sort(times);
  return times;
}

Standing read_standing(std::span<const Folder> folders) {
  Standing standing;
  standing.shards.resize(folders.front().spec().shards);
  for (const Folder& folder : folders)
    for (const Folder::Place place : {Folder::Place::records, Folder::Place::audits})
      read_all(folder, place, standing);
  for (ShardStanding& shard : standing.shards) decide(shard);
  return standing;
}

}  // namespace eightfold::job
