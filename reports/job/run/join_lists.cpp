// Lists can be larger than memory, so they are copied in chunks and checked against the outcomes of
// their shards at the same time. If several folders contain the list of a shard, all candidates but the last
// are checked before they are copied, because output cannot be undone.
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "eightfold/reports/io/internal/input_file.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/job/run/shard_files.hpp"
#include "eightfold/reports/job/shard/record.hpp"
#include "eightfold/reports/job/shard/sha256.hpp"
#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/reports/text/internal/quote.hpp"
#include "eightfold/reports/text/internal/words.hpp"

namespace eightfold::job {
namespace {

using reports::ParseError;
using Write = std::function<void(std::string_view)>;

[[noreturn]] void reject(const std::string& path, std::string_view why) {
  throw ParseError(fmt::format("{}: {}; compute the shard again", reports::printable(path), why));
}

// Writes a shard's list without its last line. Throws unless the list matches the outcome; part of it may
// then be written already.
void copy_list(const std::string& path, const Outcome& outcome, const Write& write) {
  const ListedOrbits& list = *outcome.list;
  const std::string last_line = end_of_list(outcome.count);
  reports::InputFile file(path);
  if (file.size() != list.bytes || list.bytes < last_line.size())
    reject(path, fmt::format("has {}, expected {}", reports::counted(file.size(), "byte"), list.bytes));
  std::uint64_t remaining = list.bytes - last_line.size();  // bytes to write
  std::uint64_t lines = 0;
  std::string tail;
  Sha256 hash;
  for (std::string_view chunk = file.next(); !chunk.empty(); chunk = file.next()) {
    hash.add(chunk);
    const std::string_view solutions = chunk.substr(0, std::min<std::uint64_t>(remaining, chunk.size()));
    remaining -= solutions.size();
    lines += static_cast<std::uint64_t>(std::ranges::count(solutions, '\n'));
    tail += chunk.substr(solutions.size());
    if (tail.size() > last_line.size()) break;  // the file has grown
    if (!solutions.empty()) write(solutions);
  }
  if (remaining > 0 || tail != last_line || lines != outcome.count || hash.hex() != list.sha256)
    reject(path, "does not match its record");
}

bool is_valid_list(const std::string& path, const Outcome& outcome) {
  try {
    copy_list(path, outcome, [](std::string_view) {});
    return true;
  } catch (const ParseError&) {
    return false;
  }
}

// The path of the shard's list. The list is valid unless it is the last candidate.
std::string find_list(std::uint32_t shard, const Outcome& outcome, const std::vector<std::string>& folders) {
  std::vector<std::string> paths;
  for (const std::string& folder : folders)
    if (std::filesystem::exists(list_path(folder, shard))) paths.push_back(list_path(folder, shard));
  if (paths.empty())
    throw ParseError(fmt::format("{}: not found; name its folder, or compute the shard again",
                                 reports::printable(list_path(folders.front(), shard))));
  for (std::size_t i = 0; i + 1 < paths.size(); ++i)
    if (is_valid_list(paths[i], outcome)) return paths[i];
  return paths.back();
}

}  // namespace

void join_lists(const Spec& spec, const Standing& standing, const std::vector<std::string>& folders,
                const Write& write) {
  if (spec.work != Work::canonical_list || !standing.is_complete() || folders.empty())
    throw std::logic_error("cannot join the lists of an incomplete job");
  CheckedCount total;
  for (std::uint32_t shard = 0; shard < standing.shards.size(); ++shard) {
    const Outcome& outcome = standing.shards[shard].outcome;
    if (!outcome.list) throw std::logic_error("a shard of a listing has no list");
    copy_list(find_list(shard, outcome, folders), outcome, write);
    total.add(outcome.count);
  }
  write(reports::ndjson_total(total.value()));
}

}  // namespace eightfold::job
