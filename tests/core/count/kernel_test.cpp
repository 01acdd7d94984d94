#include "eightfold/core/count/kernel.hpp"

#include <gtest/gtest.h>
#include <hwy/targets.h>

#include <algorithm>
#include <array>
#include <ostream>
#include <set>
#include <stdexcept>
#include <string>

#include "core/count/internal/engines.hpp"
#include "core/run/dispatch.hpp"
#include "eightfold/core/count/count.hpp"
#include "tests/core/count/methods.hpp"
#include "tests/core/count/prefixes.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {

// Prints a kernel in messages of GoogleTest.
static void PrintTo(Kernel kernel, std::ostream* out) { *out << name_of(kernel); }

namespace {

constexpr std::array best_first = {Kernel::avx512, Kernel::avx2, Kernel::sse4, Kernel::sve,   Kernel::neon,
                                   Kernel::rvv,    Kernel::vsx,  Kernel::wasm, Kernel::scalar};

bool is_available(Kernel kernel) { return std::ranges::count(available_kernels(), kernel) != 0; }

TEST(Kernels, have_names) {
  EXPECT_EQ(name_of(Kernel::automatic), "auto");
  EXPECT_EQ(name_of(Kernel::avx512), "avx512");
  EXPECT_EQ(name_of(Kernel::avx2), "avx2");
  EXPECT_EQ(name_of(Kernel::sse4), "sse4");
  EXPECT_EQ(name_of(Kernel::neon), "neon");
  EXPECT_EQ(name_of(Kernel::scalar), "scalar");
  std::set<std::string_view> names = {name_of(Kernel::automatic)};
  for (const Kernel kernel : best_first) names.insert(name_of(kernel));
  EXPECT_EQ(names.size(), best_first.size() + 1);
  EXPECT_FALSE(names.contains("unknown"));
}

TEST(Kernels, are_listed_best_first_and_end_with_scalar) {
  const auto available = available_kernels();
  ASSERT_FALSE(available.empty());
  EXPECT_EQ(available.back(), Kernel::scalar);
  const auto rank = [](Kernel kernel) { return std::ranges::find(best_first, kernel) - best_first.begin(); };
  EXPECT_TRUE(std::ranges::is_sorted(available, std::ranges::less{}, rank));
  for (const Kernel kernel : available) EXPECT_EQ(std::ranges::count(available, kernel), 1);
  EXPECT_FALSE(is_available(Kernel::automatic));
}

TEST(Kernels, resolve_to_themselves_where_available) {
  for (const Kernel kernel : available_kernels()) EXPECT_EQ(resolve(kernel), kernel);
}

TEST(Kernels, are_the_best_available_one_by_default) {
  EXPECT_EQ(resolve(Kernel::automatic), available_kernels().front());
  for (const Engine engine : {Engine::lanes, Engine::halves})
    EXPECT_EQ(test::count_by({engine, Kernel::automatic}, 10).kernel, available_kernels().front());
}

TEST(Kernels, have_disjoint_highway_targets) {
  for (const Kernel kernel : best_first) {
    const std::int64_t targets = highway_targets(kernel);
    EXPECT_NE(targets, 0);
    for (std::int64_t rest = targets; rest != 0; rest &= rest - 1)
      EXPECT_EQ(kernel_of_target(rest & -rest), kernel);
    for (const Kernel other : best_first) EXPECT_EQ((targets & highway_targets(other)) != 0, other == kernel);
  }
  EXPECT_EQ(highway_targets(Kernel::automatic), 0);
}

// All but SSSE3, which core/CMakeLists.txt disables.
TEST(Kernels, cover_every_target_of_highway) {
  for (const std::int64_t target :
       {HWY_AVX3_DL, HWY_AVX3, HWY_AVX2, HWY_SSE4, HWY_SVE2_128, HWY_SVE_256, HWY_SVE2, HWY_SVE, HWY_NEON,
        HWY_RVV, HWY_PPC8, HWY_WASM_EMU256, HWY_WASM, HWY_EMU128, HWY_SCALAR})
    EXPECT_NE(kernel_of_target(target), Kernel::automatic) << target;
  EXPECT_EQ(kernel_of_target(HWY_EMU128), Kernel::scalar) << "the baseline of GCC 12.3 and of Clang";
}

TEST(Kernels, that_the_processor_lacks_are_refused) {
  ASSERT_LT(available_kernels().size(), best_first.size()) << "no processor has them all";
  for (const Kernel kernel : best_first) {
    if (is_available(kernel)) continue;
    EXPECT_THROW(resolve(kernel), std::invalid_argument);
    EXPECT_THROW(lanes::count(Board::square(10), kernel, {}), std::invalid_argument);
    EXPECT_THROW(halves::count(10, kernel, {}), std::invalid_argument);
    for (const Engine engine : {Engine::automatic, Engine::backtrack, Engine::lanes, Engine::halves})
      EXPECT_THROW(test::count_by({engine, kernel}, 10), std::invalid_argument);
  }
}

// All kernels by name, so that a run shows those that it did not test.
class EachKernel : public ::testing::TestWithParam<Kernel> {};

TEST_P(EachKernel, runs_and_counts_if_forced) {
  const Kernel kernel = GetParam();
  if (!is_available(kernel)) GTEST_SKIP() << "this build or processor lacks the kernel " << name_of(kernel);
  EXPECT_EQ(lanes::count(Board::square(10), kernel, {}).kernel, kernel);
  EXPECT_EQ(halves::count(10, kernel, {}).kernel, kernel);
  const auto count = [&](Engine engine, int n, const Placement& prefix, int threads) {
    const CountResult result = test::count_by({engine, kernel}, n, prefix, threads);
    EXPECT_EQ(result.kernel, kernel);
    return result.solutions;
  };
  for (const Engine engine : {Engine::lanes, Engine::halves}) {
    EXPECT_EQ(count(engine, 10, {}, 1), test::published_counts(10).all) << name_of(engine);
    EXPECT_EQ(count(engine, 11, {}, 2), test::published_counts(11).all) << name_of(engine);
  }
  EXPECT_EQ(count(Engine::lanes, 11, {1, 3}, 2), test::listed_completions(11, {1, 3}));
}

INSTANTIATE_TEST_SUITE_P(OnThisMachine, EachKernel, ::testing::ValuesIn(best_first),
                         [](const auto& kernel) { return std::string(name_of(kernel.param)); });

// A second detection, that of GCC: a kernel must not be skipped above because Highway fails to detect it.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
TEST(Kernels, are_available_if_the_processor_has_their_instructions) {
  const bool has_aes = __builtin_cpu_supports("aes") != 0 && __builtin_cpu_supports("pclmul") != 0;
  EXPECT_TRUE(!has_aes || __builtin_cpu_supports("x86-64-v2") == 0 || is_available(Kernel::sse4));
  EXPECT_TRUE(!has_aes || __builtin_cpu_supports("x86-64-v3") == 0 || is_available(Kernel::avx2));
  EXPECT_TRUE(!has_aes || __builtin_cpu_supports("x86-64-v4") == 0 || is_available(Kernel::avx512));
}
#endif

TEST(Kernels, include_scalar_on_every_machine) {
  ASSERT_TRUE(is_available(Kernel::scalar));
  EXPECT_EQ(lanes::count(Board::square(10), Kernel::scalar, {}).kernel, Kernel::scalar);
  EXPECT_EQ(halves::count(10, Kernel::scalar, {}).kernel, Kernel::scalar);
}

TEST(Kernels, are_not_reported_without_a_vectorized_search) {
  for (const Kernel kernel : available_kernels())
    EXPECT_EQ(test::count_by({Engine::backtrack, kernel}, 10).kernel, Kernel::automatic);
  EXPECT_EQ(test::count_by({Engine::lanes, Kernel::scalar}, 4, {1, 3, 0, 2}).kernel, Kernel::automatic);
  EXPECT_EQ(test::count_by({Engine::lanes, Kernel::scalar}, 7, {0, 3, 5, 2}).kernel, Kernel::automatic)
      << "no square in the fifth row";
}

}  // namespace
}  // namespace eightfold
