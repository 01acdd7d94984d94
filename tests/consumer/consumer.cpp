// Prints the canonical 8-queens solutions with nothing but the installed library.
#include <eightfold/core/solutions.hpp>
#include <eightfold/reports/notation/notation.hpp>
#include <eightfold/symmetry/orbit.hpp>
#include <iostream>

int main() {
  for (const eightfold::Placement& solution : eightfold::Solutions(eightfold::Board::square(8)))
    if (eightfold::is_canonical(solution)) std::cout << eightfold::reports::as_vector(solution) << '\n';
}
