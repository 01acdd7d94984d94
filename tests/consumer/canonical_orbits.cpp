// Lists the canonical solutions of the 6- to 8-queens puzzles, one from each orbit, with the size of the
// orbit and the stabilizer.
#include <eightfold/symmetry/canonical_solutions.hpp>
#include <iostream>

int main() {
  using namespace eightfold;
  for (int n = 6; n <= 8; ++n) {
    std::cout << n << " queens\n";
    for_each_canonical_solution({.n = n}, [](const Orbit& orbit) {
      std::cout << "  " << orbit.representative << "  size " << orbit.size << ", stabilizer "
                << name_of(orbit.stabilizer) << '\n';
      return true;  // false would stop
    });
  }
}
