#pragma once

#include <span>
#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/symmetry.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The subgroup that the symmetries generate: its name, order and class, and each element as a shortest word
/// in the generators. There must be at least one generator.
[[nodiscard]] std::string generated_text(std::span<const Symmetry> generators, const Style& style);

}  // namespace reports
}  // namespace eightfold
