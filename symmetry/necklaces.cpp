// The least of a chain's rotations, for every class up to rotation, by the algorithm of Fredricksen, Kessler
// and Maiorana (Fredricksen and Maiorana, "Necklaces of beads in k colors and k-ary de Bruijn sequences",
// Discrete Mathematics 23, 1978; Fredricksen and Kessler, "An algorithm for generating necklaces of beads in
// two colors", Discrete Mathematics 61, 1986).
//
// A prenecklace is a chain that begins some necklace of the same colors. The next one in lexicographic order
// raises the last bead that can be raised, say the p-th, and repeats the first p beads to the end: that is
// the least way to go on without a rotation that is less. The first p beads are then less than all of their
// own rotations, so the whole chain is a necklace exactly if p divides its length. Ruskey, Savage and Wang
// ("Generating necklaces", Journal of Algorithms 13, 1992) prove constant amortized time.
#include "symmetry/necklaces.hpp"

#include <vector>

namespace eightfold {

void visit_necklaces(const ChainSize& size, const ChainVisitor& visit) {
  const auto beads = static_cast<std::size_t>(size.beads);
  std::vector<int> chain(beads, 0);
  std::size_t period = 1;
  while (beads % period != 0 || visit(chain)) {
    period = beads;
    while (period > 0 && chain[period - 1] == size.colors - 1) --period;
    if (period == 0) return;
    ++chain[period - 1];
    for (std::size_t i = period; i < beads; ++i) chain[i] = chain[i - period];
  }
}

}  // namespace eightfold
