// Micro-benchmarks: one row split joined and one small batch search by each kernel, the tables of the join,
// the inner loops of the symmetry module, and pieces that are counted and not visited.
#include <benchmark/benchmark.h>

#include "core/count/internal/engines.hpp"
#include "core/count/internal/halves/join.hpp"
#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"

namespace {

using namespace eightfold;

// A row split of medium cost.
void join_a_row_split(benchmark::State& state, Kernel kernel, int n) {
  halves::QuarterCache cache;
  const halves::Quadrants quadrants(halves::frames_of(n).front(), cache);
  halves::Join join(kernel);
  const halves::RowSplit split =
      n == 16 ? halves::RowSplit{0b00101101, 0b01010110} : halves::RowSplit{0b001011010, 0b010101011};
  for (auto _ : state) benchmark::DoNotOptimize(join.completions(quadrants, split));
}

void search_in_vectors(benchmark::State& state, Kernel kernel) {
  for (auto _ : state)
    benchmark::DoNotOptimize(lanes::count(Board::square(12), kernel, {}).solutions.value());
}

void make_quarter_boards(benchmark::State& state) {
  const auto side = static_cast<int>(state.range(0));
  const halves::Quarter quarter(halves::frames_of(2 * side).front(), halves::Corner::north_west);
  for (auto _ : state)
    for (halves::Lines rows = 0; rows < halves::Lines{1} << side; ++rows)
      benchmark::DoNotOptimize(halves::QuarterBoards(quarter, rows).size());
}

std::vector<Placement> solutions(int n) {
  std::vector<Placement> all;
  for (const Placement& solution : Solutions(Board::square(n))) all.push_back(solution);
  return all;
}

void take_images(benchmark::State& state) {
  const auto all = solutions(10);
  for (auto _ : state)
    for (const Placement& solution : all) benchmark::DoNotOptimize(image(Symmetry::rotate90, solution));
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) *
                          static_cast<std::int64_t>(all.size()));
}

void take_canonical_forms(benchmark::State& state) {
  const auto all = solutions(10);
  for (auto _ : state)
    for (const Placement& solution : all) benchmark::DoNotOptimize(canonical_form(solution));
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) *
                          static_cast<std::int64_t>(all.size()));
}

void test_for_canonical(benchmark::State& state) {
  const auto all = solutions(10);
  for (auto _ : state)
    for (const Placement& solution : all) benchmark::DoNotOptimize(is_canonical(solution));
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) *
                          static_cast<std::int64_t>(all.size()));
}

void count_placements(benchmark::State& state, std::string_view rule) {
  const auto n = static_cast<int>(state.range(0));
  const ConflictGraph graph = attack_graph({.rule = piece_rule_named(rule).value(), .rows = n, .columns = n});
  for (auto _ : state) benchmark::DoNotOptimize(independent_sets_by_weight(graph));
}

BENCHMARK(make_quarter_boards)->Arg(8)->Arg(9);
BENCHMARK(take_images);
BENCHMARK(take_canonical_forms);
BENCHMARK(test_for_canonical);
BENCHMARK_CAPTURE(count_placements, bishops, "bishops")->Arg(8)->Arg(16)->Arg(32);
BENCHMARK_CAPTURE(count_placements, kings, "kings")->Arg(8);

}  // namespace

int main(int argc, char** argv) {
  for (const Kernel kernel : available_kernels()) {
    const std::string name(name_of(kernel));
    benchmark::RegisterBenchmark(("join_a_row_split/16/" + name).c_str(), join_a_row_split, kernel, 16);
    benchmark::RegisterBenchmark(("join_a_row_split/18/" + name).c_str(), join_a_row_split, kernel, 18);
    benchmark::RegisterBenchmark(("search_in_vectors/12/" + name).c_str(), search_in_vectors, kernel);
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
