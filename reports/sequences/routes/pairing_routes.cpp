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

}  // namespace

Terms joined_pairings(int n, const RunOptions& run) { return {count_pairings(n, run)}; }

Terms pairings_one_by_one(int n, const RunOptions& run) {
  std::vector<PartialPairing> units = {{.unpaired = (std::uint64_t{1} << (2 * n)) - 1}};
  for (int pairs = 0; pairs < std::min(n, 3); ++pairs) {
    std::vector<PartialPairing> longer;
    for (const PartialPairing& unit : units)
      for (std::uint64_t partners = partners_of_largest(unit); partners != 0; partners &= partners - 1)
        longer.push_back(with_partner(unit, partners & -partners));
    units = longer;
  }
  std::vector<std::uint64_t> counts(units.size(), 0);
  for_each_unit(units.size(), run, [&](std::size_t unit, std::size_t, const StopToken& stop) {
    stop.throw_if_requested();
    counts[unit] = completions(units[unit]);
  });
  return {std::accumulate(counts.begin(), counts.end(), std::uint64_t{0})};
}

}  // namespace eightfold::sequences
