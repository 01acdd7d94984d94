#pragma once

#include <kainjow/mustache.hpp>

#include "reports/page/orbit_page.hpp"

// What the template repeats: each a list of objects, whose keys are the names in orbit_page.mustache.
namespace eightfold::reports {

/// The types of which there are orbits.
kainjow::mustache::list type_rows(const OrbitCounts& counts);

/// The group's elements: what each does, and what it fixes.
kainjow::mustache::list element_rows(const CheckedOrbitCount& count, Subgroup group);

/// A button for each of the group's elements, the identity last.
kainjow::mustache::list move_buttons(Subgroup group);

/// A card for each orbit.
kainjow::mustache::list orbit_cards(const OrbitPage& page);

}  // namespace eightfold::reports
