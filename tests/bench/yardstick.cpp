// The yardstick: the plain recursive bitmask counter of the textbooks, on half of the first row's columns and
// doubled for the other half. All times in this project are ratios to this program at N = 16, in one run on
// one core. Do not change it: recorded ratios would become invalid.
//
//     yardstick N            the number of solutions
//     yardstick --nodes N    the number of visited boards (a separate run, because counting them costs time)
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

std::uint64_t nodes = 0;  // only with --nodes

template <bool count_nodes>
std::uint64_t completions(std::uint32_t all_columns, std::uint32_t columns, std::uint32_t left,
                          std::uint32_t right) {
  if constexpr (count_nodes) ++nodes;
  if (columns == all_columns) return 1;
  std::uint64_t found = 0;
  for (std::uint32_t free = all_columns & ~(columns | left | right); free != 0;) {
    const std::uint32_t queen = free & (~free + 1);
    free ^= queen;
    found +=
        completions<count_nodes>(all_columns, columns | queen, (left | queen) << 1, (right | queen) >> 1);
  }
  return found;
}

template <bool count_nodes>
std::uint64_t count(int n) {
  if (n == 0) return 1;
  const auto all_columns = static_cast<std::uint32_t>((std::uint64_t{1} << n) - 1);
  const auto below = [all_columns](int column) {
    const std::uint32_t queen = std::uint32_t{1} << column;
    return completions<count_nodes>(all_columns, queen, queen << 1, queen >> 1);
  };
  std::uint64_t half = 0;
  for (int column = 0; column < n / 2; ++column) half += below(column);
  return 2 * half + (n % 2 == 1 ? below(n / 2) : 0);
}

}  // namespace

int main(int argc, char** argv) {
  const bool count_nodes = argc == 3 && std::strcmp(argv[1], "--nodes") == 0;
  const int n = argc >= 2 ? std::atoi(argv[argc - 1]) : -1;
  if (n < 0 || n > 32 || (argc == 3 && !count_nodes) || argc > 3) {
    std::fputs("usage: yardstick [--nodes] N, N from 0 to 32\n", stderr);
    return 2;
  }
  const std::uint64_t solutions = count_nodes ? count<true>(n) : count<false>(n);
  std::printf("%llu\n", static_cast<unsigned long long>(count_nodes ? nodes : solutions));
}
