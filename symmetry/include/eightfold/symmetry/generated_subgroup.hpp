#pragma once

#include <span>
#include <vector>

#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold {

/// An element as a product of generators: element = letters[0] * letters[1] * …, so the last letter acts
/// first. The identity is the empty word.
struct Word {
  Symmetry element = Symmetry::identity;
  std::vector<Symmetry> letters;
};

struct GeneratedSubgroup {
  Subgroup group = full_group;
  std::vector<Word> words;  ///< one per element, by length and then by the order of the generators
};

/// The smallest subgroup that contains the generators, with a shortest word for each of its elements, the
/// first such word in the order of the generators. Without generators it is the trivial subgroup. Repeated
/// generators and the identity have no effect.
[[nodiscard]] GeneratedSubgroup generated_subgroup(std::span<const Symmetry> generators);

}  // namespace eightfold
