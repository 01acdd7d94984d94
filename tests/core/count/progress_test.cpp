#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "eightfold/core/count/count.hpp"
#include "tests/core/count/methods.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

CountParams params_of(const test::Method& method, int n, std::function<void(double)> listener) {
  CountParams params;
  params.n = n;
  params.engine = method.engine;
  params.kernel = method.kernel;
  params.threads = 2;
  params.on_progress = std::move(listener);
  return params;
}

TEST(Progress, of_a_count_never_decreases_and_ends_at_1) {
  for (const test::Method& method : test::all_methods())
    for (const int n : {11, 12}) {
      std::vector<double> heard;
      const auto params = params_of(method, n, [&](double done) { heard.push_back(done); });
      EXPECT_EQ(count_solutions(params).solutions, test::published_counts(n).all);
      ASSERT_FALSE(heard.empty()) << method << ", n = " << n;
      EXPECT_GT(heard.front(), 0.0) << method << ", n = " << n;
      EXPECT_TRUE(std::ranges::is_sorted(heard)) << method << ", n = " << n;
      EXPECT_DOUBLE_EQ(heard.back(), 1.0) << method << ", n = " << n;
      EXPECT_LE(heard.back(), 1.0) << method << ", n = " << n;
    }
}

TEST(Progress, is_reported_in_several_steps) {
  for (const test::Method& method : test::all_methods()) {
    int calls = 0;
    count_solutions(params_of(method, 12, [&](double) { ++calls; }));
    EXPECT_GE(calls, 2) << method;
  }
}

TEST(Progress, rethrows_an_exception_of_its_listener) {
  for (const test::Method& method : test::all_methods()) {
    const auto params = params_of(method, 12, [](double) { throw std::runtime_error("enough"); });
    EXPECT_THROW(count_solutions(params), std::runtime_error) << method;
  }
}

TEST(Progress, rethrows_a_late_exception_and_the_next_count_is_correct) {
  for (const test::Method& method : test::all_methods()) {
    const auto params = params_of(method, 12, [](double done) {
      if (done > 0.5) throw std::runtime_error("enough");
    });
    EXPECT_THROW(count_solutions(params), std::runtime_error) << method;
    EXPECT_EQ(test::count_by(method, 12).solutions, 14200U) << method;
  }
}

}  // namespace
}  // namespace eightfold
