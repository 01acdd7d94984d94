// Counts the necklaces that are greater than a given one, without listing them.
//
// Let w be the prefix. Read a closed chain around, and compare it with w: as long as the beads agree with w,
// go on; at the first bead that differs, begin again behind it. If that bead is less, a rotation of the chain
// is less than w. If it is greater, every rotation that begins in the part just read is greater than w,
// because w is the beginning of a necklace: none of its own rotations is less than w. So the closed chains
// all of whose rotations are greater than w are the cyclic sequences of blocks, where a block of i beads is
// the first i - 1 beads of w and a greater bead than the i-th. There are b(i) such blocks. The number C(d) of
// closed chains of d beads satisfies
//
//   C(d) = d b(d) + b(1) C(d-1) + b(2) C(d-2) + ... + b(d-1) C(1),
//
// like the power sums in Newton's identities. A rotation by k beads fixes C(gcd(k, n)) of these chains. The
// cost is O(n^2) additions and multiplications.
//
// Sources: Tomasz Kociumaka, Jakub Radoszewski and Wojciech Rytter, "Efficient ranking of Lyndon words and
// decoding lexicographically minimal de Bruijn sequence", SIAM Journal on Discrete Mathematics 30, 2016;
// Joe Sawada and Aaron Williams, "Practical algorithms to rank necklaces, Lyndon words, and de Bruijn
// sequences", Journal of Discrete Algorithms 43, 2017. Both count the words with a rotation below w by an
// automaton whose states are the prefixes of w. Counting those without one leaves only the blocks.
#include <numeric>
#include <vector>

#include "symmetry/internal/chains_above.hpp"

namespace eightfold {

Wide necklaces_above(const ChainSize& size, std::span<const int> prefix) {
  const auto beads = static_cast<std::size_t>(size.beads);
  std::vector<Wide> blocks(beads + 1, 0);
  for (std::size_t i = 1; i <= prefix.size(); ++i)
    blocks[i] = static_cast<Wide>(size.colors - 1 - prefix[i - 1]);
  std::vector<Wide> closed(beads + 1, 0);
  for (std::size_t d = 1; d <= beads; ++d) {
    closed[d] = d * blocks[d];
    for (std::size_t i = 1; i < d && i <= prefix.size(); ++i) closed[d] += blocks[i] * closed[d - i];
  }
  Wide sum = 0;
  for (std::size_t k = 0; k < beads; ++k) sum += closed[std::gcd(k, beads)];
  return sum;
}

}  // namespace eightfold
