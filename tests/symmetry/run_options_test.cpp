#include "eightfold/core/run_options.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "eightfold/symmetry/closure.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "eightfold/symmetry/symmetric_units.hpp"
#include "eightfold/symmetry/torus_classes.hpp"
#include "symmetry/internal/canonical_list.hpp"
#include "tests/support/long_computation.hpp"
#include "tests/support/placements.hpp"

namespace eightfold {
namespace {

using test::LongComputation;

// Fewer than 4096 orbits are not reported.
LongComputation canonical(const std::string& name, int quick, int endless, Rule rule, bool reports) {
  const auto visit = [rule](int n, const RunOptions& run) {
    for_each_canonical_solution(
        {.n = n, .rule = rule}, [](const Orbit&) { return true; }, run);
  };
  return {name, [=](const RunOptions& run) { visit(quick, run); },
          [=](const RunOptions& run) { visit(endless, run); }, reports};
}

// Without the part that is searched in order.
LongComputation canonical_list(int quick, int endless) {
  const auto list = [](int n, const RunOptions& run) {
    list_canonical_solutions(
        {.n = n}, [](std::span<const Orbit>) { return true; }, run, 0);
  };
  return {"canonical_list", [=](const RunOptions& run) { list(quick, run); },
          [=](const RunOptions& run) {
            while (true) list(endless, run);
          }};
}

LongComputation symmetric(const std::string& name, Turn turn, int quick, int endless) {
  const auto visit = [turn](int n, const RunOptions& run) {
    for_each_symmetric_solution(
        {n, turn}, [](const Placement&) { return true; }, run);
  };
  return {name, [=](const RunOptions& run) { visit(quick, run); },
          [=](const RunOptions& run) {
            while (true) visit(endless, run);
          }};
}

LongComputation symmetric_units_of(const std::string& name, Turn turn, bool plainly, int quick, int endless) {
  const auto count = [turn, plainly](int n, const RunOptions& run) {
    const auto units = symmetric_units(n, turn, 50, run);
    const auto counter = plainly ? units->plain_counter() : units->counter(Kernel::automatic);
    counter->count(0, units->size());
  };
  return {name, [=](const RunOptions& run) { count(quick, run); },
          [=](const RunOptions& run) { count(endless, run); }, false};
}

LongComputation classify(const std::string& name, const SolutionOrbitsParams& quick,
                         const SolutionOrbitsParams& endless) {
  return {name, [=](const RunOptions& run) { (void)classify_solutions(quick, run); },
          [=](const RunOptions& run) { (void)classify_solutions(endless, run); }};
}

LongComputation chains(ChainKind kind, const std::string& name) {
  const auto visit = [kind](const ChainSize& size, const RunOptions& run) {
    for_each_chain(
        {kind, size}, [](auto) { return true; }, run);
  };
  return {name,
          [=](const RunOptions& run) {
            visit({18, 2}, run);
          },
          [=](const RunOptions& run) {
            visit({60, 2}, run);
          }};
}

LongComputation torus_classes(const std::string& name, Rule rule, TorusRoute route, int quick, int endless) {
  const auto count = [=](int n, const RunOptions& run) {
    (void)count_torus_classes({.n = n, .rule = rule, .route = route}, run);
  };
  return {name, [=](const RunOptions& run) { count(quick, run); },
          [=](const RunOptions& run) { count(endless, run); }};
}

// All symmetries of an odd board preserve its center.
Board without_center(int n) {
  Board board = Board::square(n);
  board.block({n / 2, n / 2});
  return board;
}

std::vector<LongComputation> long_computations() {
  const auto closure = [](const std::vector<Placement>& placements, int times, const RunOptions& run) {
    for (int i = 0; i < times; ++i) (void)check_closure(placements, full_group, run);
  };
  return {
      {"count_half_turn_solutions",
       [](const RunOptions& run) { (void)count_half_turn_solutions({.n = 14}, run); },
       [](const RunOptions& run) { (void)count_half_turn_solutions({.n = 36}, run); }},
      {"count_quarter_turn_solutions",
       [](const RunOptions& run) { (void)count_quarter_turn_solutions({.n = 28}, run); },
       [](const RunOptions& run) { (void)count_quarter_turn_solutions({.n = 68}, run); }},
      canonical("canonical_solutions", 14, 24, Rule::queens, true),
      canonical_list(14, 16),
      canonical("canonical_superqueens", 12, 24, Rule::superqueens, false),
      canonical("canonical_solutions_on_a_torus_without_any", 13, 26, Rule::torus, false),
      symmetric("solutions_of_the_half_turn", Turn::half, 18, 32),
      symmetric("solutions_of_the_quarter_turn", Turn::quarter, 28, 32),
      symmetric_units_of("half_turn_units", Turn::half, false, 10, 36),
      symmetric_units_of("half_turn_units_plainly", Turn::half, true, 10, 36),
      symmetric_units_of("quarter_turn_units", Turn::quarter, false, 28, 68),
      symmetric_units_of("quarter_turn_units_plainly", Turn::quarter, true, 20, 68),
      classify("classify_queens", {14, Rule::queens}, {20, Rule::queens}),
      classify("classify_rooks", {8, Rule::rooks}, {13, Rule::rooks, full_group, without_center(13)}),
      {"check_closure", [=](const RunOptions& run) { closure(test::all_permutations(7), 1, run); },
       [=](const RunOptions& run) { closure(test::all_permutations(7), 100'000, run); }},
      torus_classes("torus_classes_of_queens", Rule::queens, TorusRoute::rejection, 13, 24),
      torus_classes("torus_classes_of_queens_summed", Rule::queens, TorusRoute::summation, 11, 24),
      torus_classes("torus_classes", Rule::torus, TorusRoute::rejection, 17, 31),
      torus_classes("torus_classes_summed", Rule::torus, TorusRoute::summation, 17, 25),
      chains(ChainKind::chains, "chains"),
      chains(ChainKind::necklaces, "necklaces"),
      chains(ChainKind::bracelets, "bracelets"),
      {"chain_at_a_rank",
       [](const RunOptions& run) {
         (void)chain_at(ChainKind::bracelets, {20, 3}, 1000, run);
       },
       [](const RunOptions& run) {
         while (chain_at(ChainKind::bracelets, {200, 90}, 1000, run)) continue;
       }},
  };
}

EIGHTFOLD_TEST_LONG_COMPUTATIONS(SymmetryComputations, long_computations);

}  // namespace
}  // namespace eightfold
