// Prints the canonical 8-queens solutions with nothing but the installed library, and hands them in.
#include <eightfold/core/solutions.hpp>
#include <eightfold/reports/coursework/examine.hpp>
#include <eightfold/reports/notation/notation.hpp>
#include <eightfold/symmetry/orbit.hpp>
#include <iostream>
#include <string>

int main() {
  std::string list;
  for (const eightfold::Placement& solution : eightfold::Solutions(eightfold::Board::square(8)))
    if (eightfold::is_canonical(solution)) list += eightfold::reports::as_vector(solution) + '\n';
  std::cout << list;
  return eightfold::coursework::examine("list", "representatives:\n" + list, {}).all_right() ? 0 : 1;
}
