// Computes with core and symmetry what is known by other means, and compares. GoogleTest is built with
// libstdc++, so this program does without it.
#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/count/count_units.hpp"
#include "eightfold/core/rank.hpp"
#include "eightfold/core/search_tree.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "eightfold/symmetry/chain_count.hpp"
#include "eightfold/symmetry/closure.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"

namespace {

using namespace eightfold;

int failures = 0;

template <typename Found, typename Expected>
void expect(std::string_view what, const Found& found, const Expected& expected) {
  if (found == expected) return;
  ++failures;
  std::cerr << what << ": " << found << ", not " << expected << '\n';
}

void check_counts() {
  const std::vector<std::uint64_t> published = {1, 1,  0,  0,   2,   10,
                                                4, 40, 92, 352, 724, 2680};  // OEIS A000170
  for (std::size_t size = 0; size < published.size(); ++size)
    for (const Engine engine : {Engine::backtrack, Engine::lanes, Engine::halves}) {
      const int n = static_cast<int>(size);
      const std::string what = std::string(name_of(engine)) + " for N = " + std::to_string(n);
      expect(what, count_solutions({.n = n, .engine = engine}).solutions, published[size]);
    }
  const auto units = count_units(10, Engine::lanes, 20);
  const auto sum = units->counter(Kernel::automatic)->count(0, units->size());
  expect("the units for N = 10", sum.divided_by(units->divisor()).value(), 724U);
  expect("boards for N = 8", walk_search_tree(Board::square(8)).statistics.boards, 2057U);
  expect("solutions that the half turn fixes", count_half_turn_solutions({.n = 12}).solutions, 80U);
  expect("solutions that the quarter turn fixes", count_quarter_turn_solutions({.n = 12}).solutions, 8U);
}

void check_orbits() {
  std::vector<Placement> canonical;
  std::vector<Placement> all;
  FixedPointTally tally(full_group);
  MarksTally marks;
  for (const Placement& solution : Solutions(Board::square(8))) {
    all.push_back(solution);
    tally.add(solution);
    marks.add(solution);
    if (is_canonical(solution, full_group)) canonical.push_back(solution);
  }
  std::vector<Placement> searched;
  for_each_canonical_solution({.n = 8, .group = full_group}, [&](const Orbit& orbit) {
    searched.push_back(orbit.representative);
    return true;
  });
  expect("canonical solutions", searched == canonical, true);
  expect("orbits", burnside_orbit_count(tally.fixed_points()), 12U);
  expect("orbits without symmetry", decompose(marks.marks())[SubgroupClass::trivial], 11U);
  expect("closed set", check_closure(all, full_group).none(), true);
  expect("rank 91", SolutionRanks(8).at(91), all.back());
}

void check_chains() {
  expect("bracelets", count_chains(ChainKind::bracelets, {6, 2}).classes, Integer(13));
  expect("necklaces", count_chains(ChainKind::necklaces, {70, 2}).classes.str(),
         std::string_view("16865594582168158776"));
  expect("last bracelet", chain_at(ChainKind::bracelets, {6, 2}, 12) == std::vector<int>(6, 1), true);
  std::string beads;  // its prefixes have more endings than std::sort compares one by one
  const auto bracelet = chain_at(ChainKind::bracelets, {34, 2}, 20'000'000);
  for (const int bead : bracelet.value()) beads += std::to_string(bead);
  expect("bracelet 20,000,000", beads, std::string_view("0000000100011110110000001100100111"));
}

}  // namespace

int main() {
  check_counts();
  check_orbits();
  check_chains();
  return failures == 0 ? 0 : 1;
}
