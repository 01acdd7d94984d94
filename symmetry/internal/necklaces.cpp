// Lists the least chain of every class up to rotation.
//
// A prenecklace is a prefix of a necklace. The next prenecklace in lexicographic order increments the last
// bead that is not of the last color, say the p-th, and repeats the first p beads to the end, which is the
// least continuation such that no rotation is smaller. The first p beads are then less than all their other
// rotations, so the chain is a necklace if and only if p divides its length. The time per necklace is
// constant on average; testing every chain would cost a factor of the number of beads.
//
// Sources: Harold Fredricksen and James Maiorana, "Necklaces of beads in k colors and k-ary de Bruijn
// sequences", Discrete Mathematics 23, 1978; Harold Fredricksen and Irving J. Kessler, "An algorithm for
// generating necklaces of beads in two colors", Discrete Mathematics 61, 1986. Running time: Frank Ruskey,
// Carla Savage and Terry Min Yih Wang, "Generating necklaces", Journal of Algorithms 13, 1992.
#include "symmetry/internal/necklaces.hpp"

namespace eightfold {

void visit_necklaces(std::vector<int> chain, int colors, const ChainVisit& visit) {
  const std::size_t beads = chain.size();
  std::size_t period = beads;
  while (beads % period != 0 || visit(chain)) {
    period = beads;
    while (period > 0 && chain[period - 1] == colors - 1) --period;
    if (period == 0) return;
    ++chain[period - 1];
    for (std::size_t i = period; i < beads; ++i) chain[i] = chain[i - period];
  }
}

}  // namespace eightfold
