#pragma once

#include <kainjow/mustache.hpp>

#include "eightfold/reports/page/orbit_page.hpp"

namespace eightfold::reports {

/// The picture of Burnside's lemma: a row of boards for each orbit and a cell for each element, with the
/// image of the representative under that element, or a gap if an earlier cell has the same image. Adds its
/// values to those of the template. Without many orbits all rows are shown, otherwise all short ones and an
/// even sample of the others.
void add_picture(kainjow::mustache::object& data, const OrbitPage& page);

}  // namespace eightfold::reports
