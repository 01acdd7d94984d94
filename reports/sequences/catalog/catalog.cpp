#include "reports/sequences/catalog/catalog.hpp"

#include <algorithm>
#include <iterator>

namespace eightfold::sequences {

std::span<const Sequence> all_sequences() {
  static const std::vector<Sequence> sorted = [] {
    std::vector<Sequence> all = queen_sequences();
    for (auto family : {torus_sequences, rook_sequences, rider_sequences, leaper_sequences, pawn_sequences}) {
      std::vector<Sequence> more = family();
      std::ranges::move(more, std::back_inserter(all));
    }
    std::ranges::sort(all, {}, &Sequence::id);
    return all;
  }();
  return sorted;
}

}  // namespace eightfold::sequences
