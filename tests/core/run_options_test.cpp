#include "eightfold/core/run_options.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

#include "core/cover/internal/cover_search.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/core/count/count_units.hpp"
#include "eightfold/core/count/estimate.hpp"
#include "eightfold/core/rank.hpp"
#include "eightfold/core/search_tree.hpp"
#include "eightfold/core/solutions.hpp"
#include "tests/support/long_computation.hpp"

namespace eightfold {
namespace {

// Items that any two options of different items cover: n^n covers.
Cover cover_without_conflicts(int items) {
  std::vector<Cover::Items> options;
  for (int item = 0; item < items; ++item) options.insert(options.end(), 10, Cover::Items{1} << item);
  return Cover(items, std::move(options), [](std::size_t, std::size_t) { return false; });
}

test::LongComputation counting(const std::string& name, const CountParams& quick,
                               const CountParams& endless) {
  return {name, [=](const RunOptions& run) { count_solutions(quick, run); },
          [=](const RunOptions& run) { count_solutions(endless, run); }};
}

std::vector<test::LongComputation> kernels_of(Engine engine, int endless) {
  std::vector<test::LongComputation> all;
  for (const Kernel kernel : available_kernels())
    all.push_back(counting(
        "count_by_" + std::string(name_of(engine)) + "_with_" + std::string(name_of(kernel)),
        {.n = 11, .engine = engine, .kernel = kernel}, {.n = endless, .engine = engine, .kernel = kernel}));
  return all;
}

test::LongComputation counting_units(const std::string& name, Engine engine, int endless, bool plainly) {
  const auto count = [=](int n, const RunOptions& run) {
    const auto units = count_units(n, engine, 100, run);
    const auto counter = plainly ? units->plain_counter() : units->counter(Kernel::automatic);
    for (std::size_t unit = 0; unit < units->size(); ++unit) counter->count(unit, unit + 1);
  };
  return {name, [=](const RunOptions& run) { count(9, run); },
          [=](const RunOptions& run) { count(endless, run); }, false};
}

test::LongComputation ranking(const std::string& name, const std::function<void(SolutionRanks&)>& quick,
                              const std::function<void(SolutionRanks&)>& endless) {
  const auto run_with = [](int n, const auto& query, const RunOptions& run) {
    SolutionRanks ranks(n, run);
    query(ranks);
  };
  return {name, [=](const RunOptions& run) { run_with(12, quick, run); },
          [=](const RunOptions& run) { run_with(27, endless, run); }};
}

std::vector<test::LongComputation> long_computations() {
  std::vector<test::LongComputation> all;
  const auto add = [&](const std::vector<test::LongComputation>& more) {
    all.insert(all.end(), more.begin(), more.end());
  };
  for (const Rule rule : all_rules)
    all.push_back(counting("count_by_backtrack_of_" + std::string(name_of(rule)),
                           {.n = 9, .rule = rule, .engine = Engine::backtrack},
                           {.n = 20, .rule = rule, .engine = Engine::backtrack}));
  add(kernels_of(Engine::lanes, 24));
  add(kernels_of(Engine::halves, 21));
  all.push_back(counting_units("units_of_lanes", Engine::lanes, 24, false));
  all.push_back(counting_units("units_of_halves", Engine::halves, 20, false));
  all.push_back(counting_units("units_of_lanes_plainly", Engine::lanes, 24, true));
  all.push_back(counting_units("units_of_halves_plainly", Engine::halves, 20, true));
  all.push_back({"estimate_solutions",
                 [](const RunOptions& run) { estimate_solutions({.n = 16, .samples = 8}, run); },
                 [](const RunOptions& run) { estimate_solutions({.n = 20, .seconds = 1e9}, run); }});
  const Placement late = *Solutions(Board::square(12), {9}).begin();
  const Placement middle = *Solutions(Board::square(27), {11}).begin();
  all.push_back(ranking(
      "size_of_solution_ranks", [](SolutionRanks& ranks) { ranks.size(); },
      [](SolutionRanks& ranks) { ranks.size(); }));
  all.push_back(ranking(
      "solution_at_a_rank", [](SolutionRanks& ranks) { ranks.at(5000); },
      [](SolutionRanks& ranks) { ranks.at(100'000'000'000'000'000); }));
  all.push_back(ranking(
      "rank_of_a_solution", [late](SolutionRanks& ranks) { ranks.rank_of(late); },
      [middle](SolutionRanks& ranks) { ranks.rank_of(middle); }));
  all.push_back({"walk_search_tree",
                 [](const RunOptions& run) { walk_search_tree(Board::square(12), Rule::queens, run); },
                 [](const RunOptions& run) { walk_search_tree(Board::square(20), Rule::queens, run); }});
  all.push_back({"covers",
                 [](const RunOptions& run) {
                   const Cover cover = cover_without_conflicts(4);
                   CoverSearch(cover).count(cover.start(), run);
                 },
                 [](const RunOptions& run) {
                   const Cover cover = cover_without_conflicts(16);
                   CoverSearch(cover).count(cover.start(), run);
                 }});
  return all;
}

EIGHTFOLD_TEST_LONG_COMPUTATIONS(CoreComputations, long_computations);

TEST(StopToken, ends_a_search_for_solutions_and_a_search_without_solutions) {
  for (const Rule rule : all_rules) {
    const std::atomic<bool> stop = true;
    Solutions solutions(Board::square(24), {}, rule, StopToken(stop));  // the torus has none for 24 rows
    const auto search = [&] {
      for ([[maybe_unused]] const Placement& solution : solutions) {
      }
    };
    EXPECT_THROW(search(), Stopped) << name_of(rule);
  }
}

TEST(StopToken, ends_the_visits_of_covers) {
  const Cover cover = cover_without_conflicts(16);
  const std::atomic<bool> stop = true;
  EXPECT_THROW(CoverSearch(cover).for_each(
                   cover.start(), 1, [](auto) { return true; }, StopToken(stop)),
               Stopped);
}

}  // namespace
}  // namespace eightfold
