// Lists can be larger than memory. A checksum shows that a list is the one that its record names; since
// whoever alters a list can write a record for it too, each line is also checked by definition.
//
// Lists are copied and checked at the same time. If several folders contain the list of a shard, all
// candidates but the last are checked before they are copied, because output cannot be undone.
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <stdexcept>

#include "eightfold/core/board.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/io/internal/input_file.hpp"
#include "reports/job/run/result.hpp"
#include "reports/job/shard/sha256.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::job {
namespace {

using reports::ParseError;

// Checks the lines of a list, which arrive in pieces. Keeps the first problem, because a list with another
// checksum has a better explanation.
class LineCheck {
 public:
  LineCheck(const Spec& spec, const Placement& last)
      : board_(spec.board.value_or(Board::square(spec.n))), group_(group_of(spec.board)), last_(last) {}

  void add(std::string_view piece) {
    while (!piece.empty() && problem_.empty()) {
      const auto end = piece.find('\n');
      line_ += piece.substr(0, end);
      if (line_.size() > longest_line) refuse("is not a solution");
      if (end == std::string_view::npos) return;
      check();
      line_.clear();
      piece.remove_prefix(end + 1);
    }
  }

  /// What is wrong, or nothing.
  std::string problem(const Outcome& outcome) {
    if (problem_.empty() && !line_.empty()) refuse("is not complete");
    if (problem_.empty() && lines_ != outcome.count)
      problem_ = fmt::format("has {}, expected {}", reports::counted(lines_, "solution"), outcome.count);
    if (problem_.empty() && by_type_ != outcome.list->by_type)
      problem_ = "has other types of solutions than its record";
    return problem_;
  }

  const Placement& last() const { return last_; }

 private:
  static constexpr std::size_t longest_line = 200;  // bytes; 32 columns take 108

  void refuse(std::string_view why) { problem_ = fmt::format("line {} {}", lines_ + 1, why); }

  void check() {
    const auto placement = solution();
    if (!placement)
      return refuse(fmt::format("is not a solution of {}{}",
                                reports::counted(static_cast<std::uint64_t>(board_.columns()), "queen"),
                                board_.is_constrained() ? " on this board" : ""));
    if (!is_canonical(*placement, group_)) return refuse("is not the least solution of its orbit");
    if ((lines_ > 0 || !last_.empty()) && !(last_ < *placement))
      return refuse("is not greater than the solution before it");
    ++by_type_[class_of(stabilizer_of(*placement, group_))];
    last_ = *placement;
    ++lines_;
  }

  std::optional<Placement> solution() const {
    try {
      const reports::SizedPlacement read = reports::parse_placement(line_, reports::ndjson_notation);
      std::string written;
      reports::ndjson_notation.append(written, read, 0);
      if (written != line_ || !is_solution(read.placement, board_)) return std::nullopt;
      return read.placement;
    } catch (const ParseError&) {
      return std::nullopt;
    }
  }

  Board board_;
  Subgroup group_;
  Placement last_;
  std::uint64_t lines_ = 0;
  OrbitsByType by_type_{};
  std::string line_;
  std::string problem_;
};

[[noreturn]] void reject(const std::string& path, std::string_view why) {
  throw ParseError(fmt::format("{}: {}; compute the shard again", reports::printable(path), why));
}

}  // namespace

void copy_list(const std::string& path, const Spec& spec, const Outcome& outcome, Placement& last,
               const std::function<void(std::string_view)>& write) {
  const ListedOrbits& list = *outcome.list;
  const std::string last_line = reports::ndjson_total(outcome.count);
  reports::InputFile file(path);
  if (file.size() != list.bytes || list.bytes < last_line.size())
    reject(path, fmt::format("has {}, expected {}", reports::counted(file.size(), "byte"), list.bytes));
  std::uint64_t remaining = list.bytes - last_line.size();  // bytes to write
  std::string tail;
  Sha256 hash;
  LineCheck lines(spec, last);
  for (std::string_view chunk = file.next(); !chunk.empty(); chunk = file.next()) {
    hash.add(chunk);
    const std::string_view solutions = chunk.substr(0, std::min<std::uint64_t>(remaining, chunk.size()));
    remaining -= solutions.size();
    lines.add(solutions);
    tail += chunk.substr(solutions.size());
    if (tail.size() > last_line.size()) break;  // the file has grown
    if (!solutions.empty()) write(solutions);
  }
  if (remaining > 0 || tail != last_line || hash.hex() != list.sha256)
    reject(path, "does not match its record");
  if (const std::string problem = lines.problem(outcome); !problem.empty()) reject(path, problem);
  last = lines.last();
}

namespace {

// The path of the shard's list, which follows the solution `last`. The list is valid unless it is the last
// candidate.
std::string find_list(std::uint32_t shard, const Outcome& outcome, const Placement& last,
                      std::span<const Folder> folders) {
  std::vector<std::string> paths;
  for (const Folder& folder : folders)
    if (std::filesystem::exists(folder.list_path(shard))) paths.push_back(folder.list_path(shard));
  if (paths.empty())
    throw ParseError(fmt::format("{}: not found; name its folder, or compute the shard again",
                                 reports::printable(folders.front().list_path(shard))));
  while (paths.size() > 1) {
    try {
      Placement before = last;
      copy_list(paths.front(), folders.front().spec(), outcome, before, [](std::string_view) {});
      break;
    } catch (const ParseError&) {
      paths.erase(paths.begin());
    }
  }
  return paths.front();
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
