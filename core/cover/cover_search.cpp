#include "core/cover/internal/cover_search.hpp"

#include <stdexcept>
#include <vector>

#include "core/cover/internal/cover_kernel.hpp"
#include "core/run/dispatch.hpp"
#include "core/run/parallel.hpp"
#include "eightfold/core/count/checked_count.hpp"

namespace eightfold {

CoverSearch::CoverSearch(const Cover& cover, Kernel kernel) : CoverSearch(cover, cover.start(), kernel) {}

CoverSearch::CoverSearch(const Cover& cover, const Cover::Partial& base, Kernel kernel)
    : cover_(cover),
      base_(base),
      dispatch_index_(dispatch_index(kernel)),
      tables_(std::make_unique<const cover::CoverTables>(cover, base)) {}

CoverSearch::~CoverSearch() = default;

void CoverSearch::require_extension(const Cover::Partial& partial) const {
  bool extends = (base_.covered & ~partial.covered) == 0;
  for (std::size_t item = 0; item < base_.remaining.size(); ++item)
    extends = extends && (partial.remaining[item] & ~base_.remaining[item]) == 0;
  if (!extends) throw std::invalid_argument("the partial cover does not extend that of the search");
}

CoverCount CoverSearch::search(const Cover::Partial& partial, const cover::Found& found) const {
  require_extension(partial);
  if (cover_.is_infeasible(partial)) return {};
  const auto report = cover::search(dispatch_index_, *tables_, tables_->start_of(partial), found);
  return {report.covers, {.cover_steps = report.steps}};
}

SearchStatistics CoverSearch::for_each(const Cover::Partial& partial, int item_count, const Visitor& visit,
                                       const StopToken& stop) const {
  if (item_count < 0 || item_count > cover_.items())
    throw std::invalid_argument("the cover has fewer items than requested");
  return search(partial, {stop, &visit, static_cast<std::size_t>(item_count)}).statistics;
}

CoverCount CoverSearch::count_alone(const Cover::Partial& partial, const StopToken& stop) const {
  return search(partial, {stop});
}

CoverCount CoverSearch::count(const Cover::Partial& partial, const RunOptions& run) const {
  check(run);
  require_extension(partial);
  constexpr std::size_t min_units = 2000;
  std::vector<Cover::Partial> units = {partial};
  CheckedCount covers;
  SearchStatistics statistics;
  // Breadth first, until there are enough partial covers for all threads.
  for (int depth = 0; depth < 4 && !units.empty() && units.size() < min_units; ++depth) {
    std::vector<Cover::Partial> next;
    for (const Cover::Partial& unit : units) {
      if (cover_.is_infeasible(unit)) continue;
      if (cover_.is_complete(unit)) {
        covers.add(1);
        continue;
      }
      ++statistics.cover_steps;
      for (const std::uint16_t option : cover_.branches(unit)) {
        next.push_back(unit);
        cover_.choose(next.back(), option);
      }
    }
    units = std::move(next);
  }
  if (units.empty() && run.on_progress) run.on_progress(1);
  std::vector<CoverCount> counts(units.size());
  for_each_unit(units.size(), run, [&](std::size_t unit, std::size_t, const StopToken& stop) {
    counts[unit] = count_alone(units[unit], stop);
  });
  for (const CoverCount& count : counts) {
    covers.add(count.covers);
    statistics += count.statistics;
  }
  return {covers.value(), statistics};
}

}  // namespace eightfold
