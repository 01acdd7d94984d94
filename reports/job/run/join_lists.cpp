// Lists are copied and checked at the same time (list_file.hpp). If several folders contain the list of a
// shard, all candidates but the last are checked before they are copied, because output cannot be undone.
#include <fmt/core.h>

#include <filesystem>
#include <stdexcept>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/listing.hpp"
#include "reports/job/run/list_file.hpp"
#include "reports/job/run/result.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::job {
namespace {

using reports::ParseError;

// `last` is the solution before the list.
bool is_valid_list(const std::string& path, const Spec& spec, const Outcome& outcome, Placement last) {
  try {
    copy_list(path, spec, outcome, last, [](std::string_view) {});
    return true;
  } catch (const ParseError&) {
    return false;
  }
}

// The path of the shard's list. The list is valid unless it is the last candidate.
std::string find_list(std::uint32_t shard, const Outcome& outcome, const Placement& last,
                      std::span<const Folder> folders) {
  std::vector<std::string> paths;
  for (const Folder& folder : folders)
    if (std::filesystem::exists(folder.list_path(shard))) paths.push_back(folder.list_path(shard));
  if (paths.empty())
    throw ParseError(fmt::format("{}: not found; name its folder, or compute the shard again",
                                 reports::printable(folders.front().list_path(shard))));
  for (std::size_t i = 0; i + 1 < paths.size(); ++i)
    if (is_valid_list(paths[i], folders.front().spec(), outcome, last)) return paths[i];
  return paths.back();
}

}  // namespace

void join_lists(const Standing& standing, std::span<const Folder> folders,
                const std::function<void(std::string_view)>& write) {
  const Spec& spec = folders.front().spec();
  if (spec.work != Work::canonical_list || !standing.is_complete())
    throw std::logic_error("cannot join the lists of an incomplete job");
  CheckedCount total;
  Placement last;
  for (std::uint32_t shard = 0; shard < standing.shards.size(); ++shard) {
    const Outcome& outcome = standing.shards[shard].outcome;
    copy_list(find_list(shard, outcome, last, folders), spec, outcome, last, write);
    total.add(outcome.count);
  }
  write(reports::ndjson_total(total.value()));
}

}  // namespace eightfold::job
