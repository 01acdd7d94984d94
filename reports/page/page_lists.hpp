#pragma once

#include <kainjow/mustache.hpp>

#include "reports/page/orbit_page.hpp"

// The lists that the template iterates over. The keys of the objects are the names in orbit_page.mustache.
namespace eightfold::reports {

/// The orbit types that occur.
kainjow::mustache::list type_rows(const OrbitCounts& counts);

/// The elements of the group: name, image of a square, motion, number of fixed solutions.
kainjow::mustache::list element_rows(const CheckedOrbitCount& count, Subgroup group);

/// A button for each element of the group. The identity is last.
kainjow::mustache::list move_buttons(Subgroup group);

/// A card for each orbit.
kainjow::mustache::list orbit_cards(const OrbitPage& page);

}  // namespace eightfold::reports
