#include "eightfold/symmetry/census.hpp"

#include <numeric>
#include <stdexcept>

#include "eightfold/symmetry/orbit.hpp"

namespace eightfold {

void OrbitCounts::add(const Orbit& orbit) {
  const SubgroupClass type = class_of(orbit.stabilizer);
  ++orbits;
  ++orbits_by_type[type];
  placements_by_type[type] += static_cast<std::uint64_t>(orbit.size);
}

std::optional<Orbit> Census::add(const Placement& placement) {
  const bool canonical = is_canonical(placement, group_);
  ++counts_.placements;
  if (!canonical) return std::nullopt;
  const Subgroup stabilizer = stabilizer_of(placement, group_);
  const Orbit orbit{placement, stabilizer, group_.order() / stabilizer.order()};
  counts_.add(orbit);
  return orbit;
}

OrbitCounts Census::counts() const {
  const auto& by_type = counts_.placements_by_type;
  if (std::accumulate(by_type.begin(), by_type.end(), std::uint64_t{0}) != counts_.placements)
    throw std::domain_error("the sizes of the orbits do not add up to the number of placements");
  return counts_;
}

}  // namespace eightfold
