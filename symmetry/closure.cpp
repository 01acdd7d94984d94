#include "symmetry/closure.hpp"

#include <map>
#include <stdexcept>

#include "symmetry/orbit.hpp"

namespace eightfold {

ClosureFlaws check_closure(std::span<const Placement> placements, Subgroup group) {
  ClosureFlaws flaws;
  std::map<Placement, std::size_t> first_position;
  for (std::size_t position = 0; position < placements.size(); ++position) {
    if (placements[position].rows() != placements[0].rows())
      throw std::invalid_argument("the placements have different numbers of rows");
    const auto [known, is_new] = first_position.try_emplace(placements[position], position);
    if (!is_new) flaws.duplicates.push_back({position, known->second});
  }
  std::map<Placement, std::size_t> missing;
  for (std::size_t position = 0; position < placements.size(); ++position)
    for (const Image& image : orbit_of(placements[position], group))
      if (!first_position.contains(image.placement) && missing.try_emplace(image.placement, position).second)
        flaws.missing_images.push_back({image.placement, position, image.witness});
  return flaws;
}

}  // namespace eightfold
