#include "reports/job/run/shard_files.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/io/internal/input_file.hpp"
#include "reports/io/internal/output.hpp"
#include "reports/job/run/list_file.hpp"
#include "reports/job/shard/record.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::job {
namespace {

namespace fs = std::filesystem;
using reports::ParseError;

std::string in_folder(const std::string& folder, const std::string& name) {
  return (fs::path(folder) / name).string();
}

// The number in the name of a record: "7.json", but not "07.json" or "notes.json".
std::optional<std::uint32_t> shard_number_of(const std::string& name, const Spec& spec) {
  std::uint32_t shard = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), shard);
  if (error != std::errc() || shard >= spec.shards || name != fmt::format("{}.json", shard))
    return std::nullopt;
  return shard;
}

std::string read_record_text(const std::string& path) {
  reports::InputFile file(path);
  std::string text;
  for (std::string_view chunk = file.next(); !chunk.empty() && text.size() <= max_record_size;
       chunk = file.next())
    text += chunk;
  return text;
}

// The number of columns in the first line, {"columns":[0,4,7,5,2,6,1,3]}; nothing if it is another line.
std::optional<int> size_in_list(const std::string& path) {
  constexpr std::string_view beginning = "{\"columns\":[";
  reports::InputFile file(path);
  std::string_view line = file.next();
  if (!line.starts_with(beginning)) return std::nullopt;
  line.remove_prefix(beginning.size());
  line = line.substr(0, line.find(']'));
  return line.empty() ? 0 : 1 + static_cast<int>(std::ranges::count(line, ','));
}

// Throws ParseError with the name of the record or of its list unless both are valid.
Record read_record(const std::string& folder, const Spec& spec, const std::string& job, std::uint32_t shard) {
  const std::string path = record_path(folder, shard);
  const std::string text = read_record_text(path);
  const auto reject = [&](std::string_view why) {
    throw ParseError(fmt::format("{}: {}", reports::printable(path), why));
  };
  Record record;
  try {
    record = checked_record(text, job, shard);
  } catch (const ParseError& error) {
    reject(error.what());
  }
  if (record.outcome.list.has_value() != (spec.work == Work::canonical_list))
    reject("it belongs to another kind of work");
  Placement last;
  if (record.outcome.list)
    copy_list(list_path(folder, shard), spec.n, record.outcome, last, [](std::string_view) {});
  return record;
}

}  // namespace

std::string record_path(const std::string& folder, std::uint32_t shard) {
  return in_folder(folder, fmt::format("{}.json", shard));
}

std::string list_path(const std::string& folder, std::uint32_t shard) {
  return in_folder(folder, fmt::format("{}.ndjson", shard));
}

void write_record(const std::string& folder, const Record& record) {
  reports::Output out = reports::Output::regular_file(record_path(folder, record.shard));
  out.write(record_text(record));
  out.commit();
}

std::optional<Record> existing_record(const std::string& folder, const Spec& spec, std::uint32_t shard) {
  try {
    return read_record(folder, spec, job_hash(spec), shard);
  } catch (const ParseError&) {
    return std::nullopt;
  }
}

std::vector<std::uint32_t> shards_without_list(const std::string& folder, const Standing& standing) {
  std::vector<std::uint32_t> shards;
  for (const std::uint32_t shard : standing.shards_in(ShardState::done)) {
    const auto& list = standing.shards[shard].outcome.list;
    std::error_code error;
    if (list && (fs::file_size(list_path(folder, shard), error) != list->bytes || error))
      shards.push_back(shard);
  }
  return shards;
}

std::optional<int> size_in_lists(const std::string& folder, const std::vector<std::uint32_t>& shards) {
  std::error_code ignored;
  for (const std::uint32_t shard : shards) {
    const std::string path = list_path(folder, shard);
    if (!fs::is_regular_file(path, ignored)) continue;
    if (const auto size = size_in_list(path)) return size;
  }
  return std::nullopt;
}

FolderContents read_folder(const std::string& folder, const Spec& spec) {
  FolderContents contents;
  const std::string job = job_hash(spec);
  std::vector<std::uint32_t> shards;
  std::vector<std::string> unknown_names;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (name.starts_with('.') || !name.ends_with(".json")) continue;
    if (const auto shard = shard_number_of(name, spec))
      shards.push_back(*shard);
    else
      unknown_names.push_back(name);
  }
  if (error) throw ParseError(fmt::format("{}: {}", reports::printable(folder), error.message()));
  std::ranges::sort(shards);
  std::ranges::sort(unknown_names);
  for (const std::uint32_t shard : shards) {
    try {
      contents.records.push_back(read_record(folder, spec, job, shard));
    } catch (const ParseError& invalid) {
      contents.refused.emplace_back(invalid.what());
    }
  }
  for (const std::string& name : unknown_names)
    contents.refused.push_back(fmt::format("{}: not a shard of this job; its files are 0.json to {}.json",
                                           reports::printable(in_folder(folder, name)), spec.shards - 1));
  return contents;
}

}  // namespace eightfold::job
