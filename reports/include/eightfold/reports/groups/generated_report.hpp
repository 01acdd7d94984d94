#pragma once

#include <span>
#include <string>

#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold::reports {

/// The subgroup that the symmetries generate: its name, order and class, and each element as a shortest word
/// in the generators. There must be at least one generator.
[[nodiscard]] std::string generated_text(std::span<const Symmetry> generators, const Style& style);

/// JSON with "generated": the generators, the subgroup, and a shortest word for each of its elements.
[[nodiscard]] std::string generated_json(std::span<const Symmetry> generators);

/// CSV: one line per element with the length of its word and the word, such as "flip_horizontal*rotate90".
[[nodiscard]] std::string generated_csv(std::span<const Symmetry> generators);

}  // namespace eightfold::reports
