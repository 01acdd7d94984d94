// Prints the canonical 8-queens solutions, verifies them as a submission, and draws and explains them, with
// the installed library only.
#include <eightfold/core/solutions.hpp>
#include <eightfold/reports/coursework/grading/grade.hpp>
#include <eightfold/reports/explanation/explanation.hpp>
#include <eightfold/reports/notation/notation.hpp>
#include <eightfold/reports/page/orbit_page.hpp>
#include <eightfold/reports/pictures/board_picture.hpp>
#include <eightfold/symmetry/orbit.hpp>
#include <iostream>
#include <string>

namespace {

bool all_are_written() {
  using namespace eightfold::reports;
  const std::string explanation = explanation_text({.n = 8, .solutions = {.all = 92, .half_turn = 4}}, {});
  return board_picture({.shown = {{1, 3, 0, 2}, 4}}).starts_with("<svg") &&
         orbit_page({}).starts_with("<!DOCTYPE html>") &&
         explanation.find("96 / 8 = 12.\n") != std::string::npos &&
         explanation.ends_with("check.py 8.cert\n");
}

}  // namespace

int main() {
  std::string list;
  for (const eightfold::Placement& solution : eightfold::Solutions(eightfold::Board::square(8)))
    if (eightfold::is_canonical(solution)) list += eightfold::reports::as_vector(solution) + '\n';
  std::cout << list;
  const bool right = eightfold::coursework::examine("list", "representatives:\n" + list, {}).all_right();
  return right && all_are_written() ? 0 : 1;
}
