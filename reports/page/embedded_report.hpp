#pragma once

#include <string>

#include "reports/page/orbit_page.hpp"

namespace eightfold::reports {

/// The JSON orbit report of what the page shows, without members, fit for the content of a <script> element:
/// < > & are written as \u003c and so on, so that nothing in it ends the element.
std::string embedded_report(const OrbitPage& page);

}  // namespace eightfold::reports
