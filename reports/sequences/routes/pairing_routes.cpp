#include "reports/sequences/routes/pairing_routes.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <numeric>

#include "core/run/parallel.hpp"
#include "eightfold/symmetry/pairings.hpp"

namespace eightfold::sequences {
namespace {

struct PartialPairing {
  std::uint64_t unpaired = 0;     // bit i for the number i
  std::uint64_t sums = 0;         // bit s for the sum s
  std::uint64_t differences = 0;  // bit 63 - d for the difference d
};

int largest_of(const PartialPairing& pairing) { return 63 - std::countl_zero(pairing.unpaired); }

// The numbers that give a new sum and a new difference with the largest one.
std::uint64_t partners_of_largest(const PartialPairing& pairing) {
  const int largest = largest_of(pairing);
  const std::uint64_t used = pairing.sums >> largest | pairing.differences >> (63 - largest);
  return (pairing.unpaired ^ std::uint64_t{1} << largest) & ~used;
}

PartialPairing with_partner(const PartialPairing& pairing, std::uint64_t partner) {
  const int largest = largest_of(pairing);
  return {pairing.unpaired ^ std::uint64_t{1} << largest ^ partner, pairing.sums | partner << largest,
          pairing.differences | partner << (63 - largest)};
}

std::uint64_t completions(const PartialPairing& pairing) {
  if (pairing.unpaired == 0) return 1;
  std::uint64_t partners = partners_of_largest(pairing);
  if (const std::uint64_t others = pairing.unpaired & (pairing.unpaired - 1); (others & (others - 1)) == 0)
    return partners != 0 ? 1 : 0;
  std::uint64_t count = 0;
  for (; partners != 0; partners &= partners - 1)
    count += completions(with_partner(pairing, partners & -partners));
  return count;
}

struct WeightedPairing {
  PartialPairing pairing;
  std::uint64_t weight;  // completions that each of its completions stands for
};

// The pairs of 0 and of m = 2n - 1, of which one stands for its mirror image i -> m - i. No other pairing is
// its own image, because two pairs that are images of each other have the same difference: if p and q are the
// partners of m and 0, then q is not m - p, and as many pairings have a lower q as have a higher one.
std::vector<WeightedPairing> pairings_of_both_ends(int n) {
  const PartialPairing none = {.unpaired = (std::uint64_t{1} << (2 * n)) - 1};
  if (n < 2) return {{none, 1}};
  const int m = 2 * n - 1;
  std::vector<WeightedPairing> pairings = {{with_partner(none, 1), 1}};
  for (int p = 1; p < m; ++p)
    for (int q = 1; q < m - p; ++q) {
      if (q == p) continue;
      PartialPairing pairing = with_partner(none, std::uint64_t{1} << p);
      pairing.unpaired ^= std::uint64_t{1} << q | 1U;
      pairing.sums |= std::uint64_t{1} << q;
      pairing.differences |= std::uint64_t{1} << (63 - q);
      pairings.push_back({pairing, 2});
    }
  return pairings;
}

}  // namespace

Terms joined_pairings(int n, const RunOptions& run) { return {count_pairings(n, run)}; }

Terms pairings_one_by_one(int n, const RunOptions& run) {
  std::vector<WeightedPairing> units = pairings_of_both_ends(n);
  for (int pairs = 0; pairs < std::min(n - 2, 2); ++pairs) {
    std::vector<WeightedPairing> longer;
    for (const auto& [unit, weight] : units)
      for (std::uint64_t partners = partners_of_largest(unit); partners != 0; partners &= partners - 1)
        longer.push_back({with_partner(unit, partners & -partners), weight});
    units = longer;
  }
  std::vector<std::uint64_t> counts(units.size(), 0);
  for_each_unit(units.size(), run, [&](std::size_t unit, std::size_t, const StopToken& stop) {
    stop.throw_if_requested();
    counts[unit] = units[unit].weight * completions(units[unit].pairing);
  });
  return {std::accumulate(counts.begin(), counts.end(), std::uint64_t{0})};
}

}  // namespace eightfold::sequences
