#include "eightfold/symmetry/closure.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "core/run/parallel.hpp"
#include "core/run/stop_poll.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace eightfold {

NotUnionOfOrbits::NotUnionOfOrbits(ClosureFlaws flaws)
    : std::domain_error("not a union of orbits: duplicates: " + std::to_string(flaws.duplicate_count) +
                        ", missing images: " + std::to_string(flaws.missing_count)),
      flaws_(std::move(flaws)) {}

void ClosureCheck::add(const Placement& placement, std::size_t position) {
  if (!members_.empty() && placement.rows() != members_.begin()->first.rows())
    throw std::invalid_argument("the placements have different numbers of rows");
  ++size_;
  const auto [known, is_new] = members_.try_emplace(placement, Member{position, 0});
  ++known->second.copies;
  if (!is_new && duplicates_.size() < most_listed_)
    duplicates_.push_back({position, known->second.first_position, placement});
}

ClosureFlaws ClosureCheck::flaws(const RunOptions& run) const {
  check(run);
  ClosureFlaws flaws;
  flaws.duplicates = duplicates_;
  flaws.duplicate_count = size_ - members_.size();
  add_missing_images(flaws, run);
  return flaws;
}

// All members of an orbit have the same images, so the first one in the list has all that are missing.
void ClosureCheck::add_missing_images(ClosureFlaws& flaws, const RunOptions& run) const {
  constexpr std::size_t polled_step = 4096;  // placements between two looks at the token
  std::vector<std::pair<std::size_t, const Placement*>> incomplete;  // the first member of each such orbit
  std::size_t compared = 0;
  for (const auto& [placement, member] : members_) {
    if (++compared % polled_step == 0) {
      run.stop.throw_if_requested();
      if (run.on_progress)
        run.on_progress(static_cast<double>(compared) / static_cast<double>(members_.size()));
    }
    std::size_t missing = 0;
    bool is_first = true;
    for (const Image& image : distinct_images(placement, group_)) {
      const auto known = members_.find(image.placement);
      if (known == members_.end())
        ++missing;
      else if (known->second.first_position < member.first_position)
        is_first = false;
    }
    if (missing == 0 || !is_first) continue;
    flaws.missing_count += missing;
    incomplete.emplace_back(member.first_position, &placement);
  }
  std::sort(incomplete.begin(), incomplete.end());
  for (const auto& [position, placement] : incomplete)
    for (const Image& image : distinct_images(*placement, group_)) {
      if (flaws.missing_images.size() == most_listed_) return;
      if (!members_.contains(image.placement))
        flaws.missing_images.push_back({image.placement, position, image.witness});
    }
}

ClosureFlaws check_closure(std::span<const Placement> placements, Subgroup group, const RunOptions& run) {
  check(run);
  ClosureCheck check_of_list(group);
  StopPoll poll(run.stop);
  for (std::size_t position = 0; position < placements.size(); ++position) {
    poll();
    check_of_list.add(placements[position], position);
  }
  return check_of_list.flaws(run);
}

}  // namespace eightfold
