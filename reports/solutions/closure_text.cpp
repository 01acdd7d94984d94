#include "reports/solutions/closure_text.hpp"

#include "reports/text/append.hpp"
#include "reports/text/words.hpp"

namespace eightfold::reports {

std::string closure_text(const PlacementList& list, const ClosureFlaws& flaws, Subgroup group) {
  std::string out;
  append_format(out, "Not a union of orbits of the {} group: {} with {} and {}.\n", name_of(group),
                counted(list.placements.size(), "placement"), counted(flaws.duplicates.size(), "duplicate"),
                counted(flaws.missing_images.size(), "missing image"));
  for (const auto& duplicate : flaws.duplicates)
    append_format(out, "{} {}: {} repeats {} {}\n", list.unit, list.positions[duplicate.position],
                  as_vector(list.placements[duplicate.position]), list.unit,
                  list.positions[duplicate.first_position]);
  for (const auto& image : flaws.missing_images)
    append_format(out, "missing: {}, the image of {} {} under {}\n", as_vector(image.missing), list.unit,
                  list.positions[image.of_position], name_of(image.witness));
  return out;
}

}  // namespace eightfold::reports
