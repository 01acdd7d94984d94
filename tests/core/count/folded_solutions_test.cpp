#include "core/count/internal/folded_solutions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>
#include <stdexcept>
#include <vector>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/verify.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

// Sorted.
std::vector<Placement> folded(int n, int threads = 1, Kernel kernel = Kernel::automatic) {
  std::mutex mutex;
  std::vector<Placement> found;
  for_each_folded_solution(
      n,
      [&](std::size_t worker, std::span<const Placement> solutions) {
        const std::lock_guard lock(mutex);
        EXPECT_LT(worker, static_cast<std::size_t>(threads));
        found.insert(found.end(), solutions.begin(), solutions.end());
      },
      {.threads = threads}, kernel);
  std::sort(found.begin(), found.end());
  return found;
}

Placement upside_down(const Placement& placement) {
  return Placement(std::vector<int>(std::make_reverse_iterator(placement.end()),
                                    std::make_reverse_iterator(placement.begin())));
}

Placement transposed(const Placement& placement) {
  std::vector<int> rows(static_cast<std::size_t>(placement.rows()));
  for (int row = 0; row < placement.rows(); ++row) rows[static_cast<std::size_t>(placement[row])] = row;
  return Placement(rows);
}

// With all that a mirror and the transpose generate.
std::set<Placement> unfolded(const std::vector<Placement>& solutions) {
  std::set<Placement> all;
  for (Placement image : solutions)
    for (int i = 0; i < 4; ++i) {
      all.insert(image);
      image = upside_down(image);
      all.insert(image);
      image = transposed(image);
    }
  return all;
}

TEST(FoldedSolutions, have_all_solutions_as_images) {
  for (int n = 0; n <= 11; ++n) {
    const std::vector<Placement> found = folded(n);
    EXPECT_EQ(std::adjacent_find(found.begin(), found.end()), found.end()) << "n = " << n;
    const auto all = test::solutions_of(Board::square(n));
    EXPECT_EQ(unfolded(found), std::set<Placement>(all.begin(), all.end())) << "n = " << n;
  }
}

// At least one of each orbit, and few of most of them.
TEST(FoldedSolutions, are_little_more_than_one_eighth) {
  for (const int n : {11, 12, 13, 14}) {
    const std::size_t orbits = test::published_counts(n).fundamental.value();
    const std::size_t found = folded(n).size();
    EXPECT_GE(found, orbits) << "n = " << n;
    EXPECT_LE(4 * found, 5 * orbits) << "n = " << n;
  }
}

TEST(FoldedSolutions, do_not_depend_on_the_kernel_and_the_threads) {
  for (const int n : {7, 10, 11, 12}) {
    const std::vector<Placement> expected = folded(n);
    for (const Kernel kernel : available_kernels())
      EXPECT_EQ(folded(n, 1, kernel), expected) << "n = " << n << ", kernel " << name_of(kernel);
    for (const int threads : {2, 5})
      EXPECT_EQ(folded(n, threads), expected) << "n = " << n << ", " << threads << " threads";
  }
}

TEST(FoldedSolutions, are_found_by_the_work_of_the_count_without_divided_lists) {
  const auto ignore = [](std::size_t, std::span<const Placement>) {};
  EXPECT_EQ(for_each_folded_solution(13, ignore),
            count_solutions({.n = 13, .engine = Engine::halves}).statistics);
}

TEST(FoldedSolutions, are_refused_on_larger_boards) {
  const auto ignore = [](std::size_t, std::span<const Placement>) {};
  for (const int n : {-1, 18, 32, 1'000'000'000})
    EXPECT_THROW(for_each_folded_solution(n, ignore), std::invalid_argument) << "n = " << n;
}

TEST(FoldedSolutions, are_visited_until_the_visitor_throws) {
  std::atomic<int> visits = 0;
  const auto fail = [&](std::size_t, std::span<const Placement>) {
    ++visits;
    throw std::domain_error("enough");
  };
  EXPECT_THROW(for_each_folded_solution(10, fail), std::domain_error);
  EXPECT_EQ(visits, 1);
}

}  // namespace
}  // namespace eightfold
