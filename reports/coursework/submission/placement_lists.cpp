// Lists of placements. Many students count columns from 1 although the submission declares 0, or the other
// way round. A list is read with the other base only if that explains all of it, so that a single mistake is
// not read as another placement.
#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/coursework/submission/internal/steps.hpp"

namespace eightfold::coursework {
namespace {

SubmittedPlacement placement_in(const JsonTree& tree, const Submission& submission,
                                const Conventions& conventions) {
  if (const Problem problem = submission.exercise.problem; problem != Problem::queens)
    refuse(tree.place, fmt::format("placements do not apply to {}", name_of(problem)));
  return read_placement(tree, submission.exercise.n, conventions);
}

// All placements, or none if one of them cannot be read.
std::optional<std::vector<SubmittedPlacement>> read_all(const std::vector<const JsonTree*>& items,
                                                        const Submission& submission,
                                                        const Conventions& conventions) {
  std::vector<SubmittedPlacement> placements;
  placements.reserve(items.size());
  try {
    for (const JsonTree* item : items) placements.push_back(placement_in(*item, submission, conventions));
  } catch (const reports::ParseError&) {
    return std::nullopt;
  }
  return placements;
}

// Whether a column is outside the board in the other base. A placement that is doubtful for another reason
// must not be read by a change of the base.
bool needs_base(const std::vector<SubmittedPlacement>& placements, int base, int n) {
  const int only_in_this_base = base == 1 ? n - 1 : 0;
  return std::ranges::any_of(placements, [&](const SubmittedPlacement& submitted) {
    return std::ranges::find(submitted.placement, only_in_this_base) != submitted.placement.end();
  });
}

}  // namespace

PlacementList read_list_of_placements(const std::vector<const JsonTree*>& items, std::string_view claim,
                                      Submission& submission, UnreadParts& unread) {
  if (auto placements = read_all(items, submission, submission.conventions))
    return {std::move(*placements), std::vector<bool>(items.size(), true)};
  Conventions other = submission.conventions;
  other.base = 1 - other.base;
  auto placements = read_all(items, submission, other);
  if (placements && needs_base(*placements, other.base, submission.exercise.n)) {
    unread.note_base(items[0]->place, other.base);
    return {std::move(*placements), std::vector<bool>(items.size(), true)};
  }
  PlacementList read;
  for (const JsonTree* item : items) {
    if (unread.is_full(claim)) {  // the list cannot be correct any more, and there may be millions
      unread.add(claim, "", "", item->place);
      read.is_read.push_back(false);
      continue;
    }
    read.is_read.push_back(unread.attempt(
        claim, item->is_string() ? written_of(*item) : "", item->place,
        [&] { read.placements.push_back(placement_in(*item, submission, submission.conventions)); }));
  }
  return read;
}

}  // namespace eightfold::coursework
