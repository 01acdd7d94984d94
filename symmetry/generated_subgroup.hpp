#pragma once

#include <span>
#include <vector>

#include "symmetry/subgroup.hpp"

namespace eightfold {

/// An element as a product of generators: element = word[0] * word[1] * ..., so the last letter acts first.
/// The identity is the empty word.
struct Word {
  Symmetry element = Symmetry::identity;
  std::vector<Symmetry> letters;
};

struct GeneratedSubgroup {
  Subgroup group;
  std::vector<Word> words;  ///< one for each element; by length, then by the order of the generators
};

/// The least subgroup that has these elements, and each of its elements as a shortest word in them, the first
/// in the order of the generators where several are as short. No generators generate the trivial subgroup;
/// repeated ones and the identity add nothing.
GeneratedSubgroup generated_subgroup(std::span<const Symmetry> generators);

}  // namespace eightfold
