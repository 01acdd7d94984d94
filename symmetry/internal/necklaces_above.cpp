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
// With a content, C and b are power series in one variable for each color instead of one for all beads. A
// block then is one content, and C of a content follows from C of those that are less. The cost is O(n) for
// each content that is less than the given one in every color.
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

namespace {

// The closed chains that count, by their content: a numeral with a digit for each color.
class ClosedChains {
 public:
  ClosedChains(const Content& content, std::span<const int> prefix) {
    std::size_t all = 1;
    for (const int beads : content) {
      places_.push_back(all);
      all *= static_cast<std::size_t>(beads) + 1;
    }
    closed_.assign(all, 0);
    Content less(content.size(), 0);  // than the given content
    for (std::size_t i = 1; i < all; ++i) {
      for (std::size_t color = 0; ++less[color] > content[color]; ++color) less[color] = 0;
      closed_[i] = sum_over_blocks(less, i, prefix);
    }
  }

  [[nodiscard]] Wide with_content(const Content& content, int divisor) const {
    std::size_t i = 0;
    for (std::size_t color = 0; color < content.size(); ++color) {
      if (content[color] % divisor != 0) return 0;
      i += places_[color] * static_cast<std::size_t>(content[color] / divisor);
    }
    return closed_[i];
  }

 private:
  // Removes each possible block from chains of this content.
  Wide sum_over_blocks(Content& left, std::size_t number, std::span<const int> prefix) const {
    Wide sum = 0;
    std::size_t length = 0;
    for (; length < prefix.size(); ++length) {
      const auto expected = static_cast<std::size_t>(prefix[length]);
      for (std::size_t color = expected + 1; color < left.size(); ++color)
        if (left[color] > 0) {
          const std::size_t rest = number - places_[color];
          sum += rest == 0 ? length + 1 : closed_[rest];
        }
      if (left[expected] == 0) break;
      --left[expected];
      number -= places_[expected];
    }
    for (std::size_t i = 0; i < length; ++i) ++left[static_cast<std::size_t>(prefix[i])];
    return sum;
  }

  std::vector<std::size_t> places_;  // the value of a digit
  std::vector<Wide> closed_;
};

}  // namespace

Wide necklaces_with_content_above(const ChainSize& size, std::span<const int> prefix) {
  const ClosedChains closed(size.content, prefix);
  Wide sum = 0;
  for (int k = 0; k < size.beads; ++k)
    sum += closed.with_content(size.content, size.beads / std::gcd(k, size.beads));
  return sum;
}

}  // namespace eightfold
