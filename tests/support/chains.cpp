#include "tests/support/chains.hpp"

#include <algorithm>
#include <cstdint>

namespace eightfold::test {

std::vector<Chain> all_chains(const ChainSize& size) {
  std::uint64_t number = 1;
  for (int bead = 0; bead < size.beads; ++bead) number *= static_cast<std::uint64_t>(size.colors);
  std::vector<Chain> chains;
  for (std::uint64_t i = 0; i < number; ++i) {
    Chain chain;
    std::uint64_t rest = i;
    for (int bead = 0; bead < size.beads; ++bead) {
      chain.push_back(static_cast<int>(rest % static_cast<std::uint64_t>(size.colors)));
      rest /= static_cast<std::uint64_t>(size.colors);
    }
    std::reverse(chain.begin(), chain.end());
    chains.push_back(chain);
  }
  return chains;
}

std::vector<Chain> rotations_of(const Chain& chain) {
  std::vector<Chain> images = {chain};
  for (std::size_t turn = 1; turn < chain.size(); ++turn) {
    Chain image = images.back();
    image.insert(image.begin(), image.back());
    image.pop_back();
    images.push_back(image);
  }
  return images;
}

std::vector<Chain> rotations_and_reflections_of(const Chain& chain) {
  std::vector<Chain> images = rotations_of(chain);
  for (const Chain& image : rotations_of(Chain(chain.rbegin(), chain.rend()))) images.push_back(image);
  return images;
}

Chain least(const std::vector<Chain>& chains) { return *std::min_element(chains.begin(), chains.end()); }

}  // namespace eightfold::test
