// The numbers of Burnside's lemma that all formats share.
#include "eightfold/reports/solutions/burnside_report.hpp"

#include <fmt/core.h>

#include <stdexcept>

#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/solutions/internal/burnside_words.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"

namespace eightfold::reports {

std::string_view name_of(BurnsideMethod method) {
  constexpr EnumArray<BurnsideMethod, std::string_view> names(
      {"isomorph_rejection", "tally", "symmetric_search", "table_of_marks", "published"});
  return names[method];
}

const FixedPoints& BurnsideReport::fixed_points() const {
  if (direct) return *direct;
  if (listed) return listed->fixed_points;
  throw std::invalid_argument("BurnsideReport: `listed` and `direct` are empty; set at least one");
}

std::string BurnsideReport::set() const { return set_name.empty() ? solutions_of_rule(rule, n) : set_name; }

std::vector<BurnsideRoute> BurnsideReport::routes() const {
  std::vector<BurnsideRoute> used;
  if (listed) {
    used.push_back({BurnsideMethod::isomorph_rejection, listed->counts.orbits});
    used.push_back({BurnsideMethod::tally, listed->burnside_orbits});
  }
  if (direct) used.push_back({BurnsideMethod::symmetric_search, burnside_orbit_count(*direct)});
  if (by_marks) used.push_back({BurnsideMethod::table_of_marks, sum_of(*by_marks)});
  if (published) used.push_back({BurnsideMethod::published, *published});
  return used;
}

std::vector<std::string> BurnsideReport::disagreements() const {
  std::vector<std::string> found;
  const auto used = routes();
  for (const BurnsideRoute& route : used)
    if (route.orbits != used.front().orbits)
      found.push_back(fmt::format("orbits: {} {}, {} {}", in_words(used.front().method), used.front().orbits,
                                  in_words(route.method), route.orbits));
  if (!listed) return found;
  const OrbitCounts& counts = listed->counts;
  const FixedPoints& tallied = listed->fixed_points;
  const std::uint64_t sum = listed->fixed_point_sum;
  if (tallied[Symmetry::identity] != counts.placements)
    found.push_back(fmt::format("placements: {} visited, {} fixed by the identity", counts.placements,
                                tallied[Symmetry::identity]));
  if (sum_of(tallied) != sum)
    found.push_back(fmt::format("sum of the tallies: {}, but the dividend is {}", sum_of(tallied), sum));
  if (direct)
    for (const Symmetry g : group.elements())
      if (tallied[g] != (*direct)[g])
        found.push_back(
            fmt::format("fixed by the {}: {} by tally, {} by search", in_words(g), tallied[g], (*direct)[g]));
  if (by_marks && counts.orbits_by_type != *by_marks)
    found.push_back(fmt::format("orbit types: {} by isomorph rejection, {} by the table of marks",
                                types_in_words(counts.orbits_by_type), types_in_words(*by_marks)));
  return found;
}

}  // namespace eightfold::reports
