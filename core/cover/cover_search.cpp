#include "core/cover/internal/cover_search.hpp"

#include <stdexcept>
#include <vector>

#include "core/cover/internal/cover_tables.hpp"
#include "core/run/dispatch.hpp"
#include "core/run/parallel.hpp"
#include "eightfold/core/count/checked_count.hpp"

namespace eightfold {
namespace {

// A search by the kernel with this dispatch index.
struct KernelSearch {
  const Cover& cover;
  const cover::CoverTables& tables;
  std::size_t dispatch_index;

  cover::Report operator()(const Cover::Partial& partial, const cover::Found& found) const {
    if (cover.is_infeasible(partial)) return {};
    return cover::search(dispatch_index, tables.view(), tables.start_of(partial), found);
  }
};

}  // namespace

CoverSearch::CoverSearch(const Cover& cover, Kernel kernel) : CoverSearch(cover, cover.start(), kernel) {}

CoverSearch::CoverSearch(const Cover& cover, const Cover::Partial& base, Kernel kernel)
    : cover_(cover), base_(base), dispatch_index_(dispatch_index(kernel)) {
  tables_.emplace_back(cover, base);
}

CoverSearch::~CoverSearch() = default;

void CoverSearch::require_extension(const Cover::Partial& partial) const {
  bool extends = (base_.covered & ~partial.covered) == 0;
  for (std::size_t item = 0; item < base_.remaining.size(); ++item)
    extends = extends && (partial.remaining[item] & ~base_.remaining[item]) == 0;
  if (!extends) throw std::invalid_argument("the partial cover does not extend that of the search");
}

SearchStatistics CoverSearch::for_each(const Cover::Partial& partial, int item_count, const Visitor& visit,
                                       const StopToken& stop) const {
  if (item_count < 0 || item_count > cover_.items())
    throw std::invalid_argument("the cover has fewer items than requested");
  require_extension(partial);
  struct Context {
    const Visitor& visit;
    std::size_t item_count;
  } context = {visit, static_cast<std::size_t>(item_count)};
  const auto call = [](void* to, const std::uint8_t* chosen) {
    const auto& [visitor, items] = *static_cast<Context*>(to);
    return visitor({chosen, items});
  };
  const KernelSearch search = {cover_, tables_.front(), dispatch_index_};
  const auto report = search(partial, {call, &context, context.item_count, &stop});
  return {.cover_steps = report.steps};
}

CoverCount CoverSearch::count_alone(const Cover::Partial& partial, const StopToken& stop) const {
  require_extension(partial);
  const KernelSearch search = {cover_, tables_.front(), dispatch_index_};
  const auto report = search(partial, {.stop = &stop});
  return {report.covers, {.cover_steps = report.steps}};
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
  const KernelSearch search = {cover_, tables_.front(), dispatch_index_};
  std::vector<cover::Report> reports(units.size());
  for_each_unit(units.size(), run, [&](std::size_t unit, std::size_t, const StopToken& stop) {
    reports[unit] = search(units[unit], {.stop = &stop});
  });
  for (const cover::Report& report : reports) {
    covers.add(report.covers);
    statistics.cover_steps += report.steps;
  }
  return {covers.value(), statistics};
}

}  // namespace eightfold
