#include "symmetry/internal/ordered_pipeline.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

namespace eightfold {
namespace {

using Squares = OrderedPipeline<int, int>;

// 0, 1, … below `end`.
Squares::Next numbers(int end) {
  return [end, next = 0]() mutable { return next < end ? std::optional(next++) : std::nullopt; };
}

int square(int number) { return number * number; }

// Later items finish first.
int slow_square(int number) {
  for (int i = number % 16; i < 16; ++i) std::this_thread::yield();
  return square(number);
}

TEST(OrderedPipeline, visits_every_result_in_the_order_of_the_items) {
  for (const std::size_t threads : {1U, 2U, 5U, 16U})
    for (const int end : {0, 1, 7, 3000}) {
      std::vector<int> visited;
      Squares(numbers(end), slow_square, [&](int result) {
        visited.push_back(result);
        return true;
      }).run(threads);
      ASSERT_EQ(visited.size(), static_cast<std::size_t>(end));
      for (int i = 0; i < end; ++i) EXPECT_EQ(visited[static_cast<std::size_t>(i)], square(i));
    }
}

TEST(OrderedPipeline, takes_few_items_ahead_of_the_visits) {
  std::atomic<int> taken = 0;
  int visits = 0;
  int most_ahead = 0;
  Squares([&] { return taken < 5000 ? std::optional(taken++) : std::nullopt; }, square,
          [&](int) {
            most_ahead = std::max(most_ahead, taken - visits++);
            return true;
          })
      .run(4);
  EXPECT_EQ(visits, 5000);
  EXPECT_LE(most_ahead, 4 * 8 + 1);
}

TEST(OrderedPipeline, visits_nothing_after_a_visit_that_returns_false) {
  for (const std::size_t threads : {1U, 4U}) {
    int visits = 0;
    Squares(numbers(3000), slow_square, [&](int) { return ++visits < 10; }).run(threads);
    EXPECT_EQ(visits, 10);
  }
}

TEST(OrderedPipeline, rethrows_an_exception_of_each_function) {
  const auto all = [](int) { return true; };
  const auto fail_at_20 = [](int number) {
    if (number == 20) throw std::runtime_error("enough");
    return number;
  };
  for (const std::size_t threads : {1U, 4U}) {
    EXPECT_THROW(Squares(numbers(3000), fail_at_20, all).run(threads), std::runtime_error);
    EXPECT_THROW(
        Squares([next = 0, &fail_at_20]() mutable { return std::optional(fail_at_20(next++)); }, square, all)
            .run(threads),
        std::runtime_error);
    int visits = 0;
    EXPECT_THROW(Squares(numbers(3000), square,
                         [&](int) {
                           fail_at_20(++visits);
                           return true;
                         })
                     .run(threads),
                 std::runtime_error);
    EXPECT_EQ(visits, 20);
  }
}

}  // namespace
}  // namespace eightfold
