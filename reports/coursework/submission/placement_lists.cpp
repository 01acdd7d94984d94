// Lists of placements. Many students count columns from 1 although the submission declares 0, or the other
// way round. A list is read with the other base only if that explains all of it, so that a single mistake is
// not read as another placement.
#include <fmt/core.h>

#include <utility>

#include "eightfold/reports/coursework/submission/internal/steps.hpp"
#include "eightfold/reports/io/parse_error.hpp"

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
  try {
    for (const JsonTree* item : items) placements.push_back(placement_in(*item, submission, conventions));
  } catch (const reports::ParseError&) {
    return std::nullopt;
  }
  return placements;
}

}  // namespace

std::vector<std::optional<SubmittedPlacement>> read_list_of_placements(
    const std::vector<const JsonTree*>& items, std::string_view claim, Submission& submission,
    UnreadParts& unread) {
  Conventions conventions = submission.conventions;
  auto placements = read_all(items, submission, conventions);
  if (!placements) {
    conventions.base = 1 - conventions.base;
    placements = read_all(items, submission, conventions);
    if (placements) unread.note_base(items[0]->place, conventions.base);
  }
  if (placements) return {placements->begin(), placements->end()};
  std::vector<std::optional<SubmittedPlacement>> read(items.size());
  for (std::size_t i = 0; i < items.size(); ++i)
    unread.attempt(claim, items[i]->is_string() ? written_of(*items[i]) : "", items[i]->place,
                   [&] { read[i] = placement_in(*items[i], submission, submission.conventions); });
  return read;
}

}  // namespace eightfold::coursework
