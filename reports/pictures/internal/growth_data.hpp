#pragma once

#include <string>

#include "eightfold/core/export.hpp"
#include "reports/pictures/internal/growth_curves.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The counts that the curves show, as a JSON document as defined in data/schemas/growth-1.0.schema.json.
std::string growth_json(const GrowthCurves& growth);

/// CSV with a header and one line for each N: n, a column for each curve, named by its key and empty for a
/// count that is not known, and the provenance of the counts: computed, published or unknown.
std::string growth_csv(const GrowthCurves& growth);

}  // namespace reports
}  // namespace eightfold
