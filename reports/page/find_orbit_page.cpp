#include "eightfold/reports/page/find_orbit_page.hpp"

#include <fmt/core.h>

#include "eightfold/symmetry/published_counts.hpp"

namespace eightfold::reports {

TooManyOrbits::TooManyOrbits(int n, const std::string& many)
    : std::length_error(
          fmt::format("{} has {} orbits, but a page holds at most {}", n, many, most_orbits_on_page)) {}

void expect_room_on_page(const SolutionOrbitsParams& params) {
  if (params.rule != Rule::queens || (params.board && params.board->is_constrained())) return;
  const auto known = published_counts(params.n).solution_counts();
  if (!known) throw TooManyOrbits(params.n, "too many");
  const std::uint64_t orbits = orbits_of_solutions(params.n, *known, params.group).counts.orbits;
  if (orbits > most_orbits_on_page) throw TooManyOrbits(params.n, std::to_string(orbits));
}

OrbitPage find_orbit_page(const SolutionOrbitsParams& params, const RunOptions& run,
                          const std::function<void()>& too_many) {
  OrbitPage page;
  page.board = params.board.value_or(Board::square(params.n));
  page.rule = params.rule;
  page.group = params.group;
  bool has_room = true;
  const auto add = [&](const Orbit& orbit) {
    if (has_room && page.orbits.size() == most_orbits_on_page) {
      if (!too_many) throw TooManyOrbits(params.n, fmt::format("more than {}", most_orbits_on_page));
      too_many();
      has_room = false;
      page.orbits.clear();
    }
    if (has_room) page.orbits.push_back(orbit);
    return true;
  };
  page.count = for_each_solution_orbit(params, add, run).value();
  return page;
}

OrbitPage find_orbit_page(const ClosureCheck& placements, Rule rule) {
  OrbitPage page;
  page.rule = rule;
  page.group = placements.group();
  page.set_name = "placements";
  OrbitCounter counter(page.group);
  for (const auto& [placement, member] : placements.members()) {
    page.board = Board::square(placement.rows());
    if (const auto orbit = counter.add(placement)) page.orbits.push_back(*orbit);
  }
  if (page.orbits.size() > most_orbits_on_page)
    throw TooManyOrbits(page.board.columns(), std::to_string(page.orbits.size()));
  page.count = counter.finish();
  return page;
}

}  // namespace eightfold::reports
