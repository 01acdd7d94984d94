// Breadth-first search in the Cayley graph: an edge leads from an element to its product with a generator. A
// path from the identity is a word, and the first path that reaches an element is a shortest one. Inverses
// are not needed as letters: in a finite group they are powers.
#include "eightfold/symmetry/generated_subgroup.hpp"

#include <cstddef>

namespace eightfold {

GeneratedSubgroup generated_subgroup(std::span<const Symmetry> generators) {
  std::vector<Word> words = {{Symmetry::identity, {}}};
  SymmetrySet reached = {Symmetry::identity};
  for (std::size_t next = 0; next < words.size(); ++next)
    for (const Symmetry generator : generators) {
      Word longer = words[next];
      longer.element = longer.element * generator;
      if (reached.contains(longer.element)) continue;
      longer.letters.push_back(generator);
      reached.insert(longer.element);
      words.push_back(std::move(longer));
    }
  return {Subgroup(reached), words};
}

}  // namespace eightfold
