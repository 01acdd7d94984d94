#include "tests/reports/explanation/brute_force.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

namespace eightfold::test {
namespace {

bool attacks_nothing(const Columns& columns) {
  const int n = static_cast<int>(columns.size());
  for (int lower = 0; lower < n; ++lower)
    for (int upper = 0; upper < lower; ++upper)
      if (std::abs(columns[static_cast<std::size_t>(lower)] - columns[static_cast<std::size_t>(upper)]) ==
          lower - upper)
        return false;
  return true;
}

}  // namespace

std::vector<Columns> brute_force_solutions(int n) {
  std::vector<Columns> solutions;
  Columns columns(static_cast<std::size_t>(n));
  std::iota(columns.begin(), columns.end(), 0);
  do {
    if (attacks_nothing(columns)) solutions.push_back(columns);
  } while (std::next_permutation(columns.begin(), columns.end()));
  return solutions;
}

std::array<Columns, 8> brute_force_images(const Columns& columns) {
  const int n = static_cast<int>(columns.size());
  const int m = n - 1;
  std::array<Columns, 8> images;
  images.fill(Columns(columns.size()));
  for (int i = 0; i < n; ++i) {
    const int j = columns[static_cast<std::size_t>(i)];
    const std::array<std::array<int, 2>, 8> squares = {
        {{i, j}, {j, m - i}, {m - i, m - j}, {m - j, i}, {i, m - j}, {m - i, j}, {j, i}, {m - j, m - i}}};
    for (std::size_t g = 0; g < 8; ++g) images[g][static_cast<std::size_t>(squares[g][0])] = squares[g][1];
  }
  return images;
}

BruteForce brute_force(int n) {
  BruteForce result;
  std::set<std::set<Columns>> orbits;
  for (const Columns& solution : brute_force_solutions(n)) {
    ++result.solutions;
    const auto images = brute_force_images(solution);
    for (std::size_t g = 0; g < 8; ++g)
      if (images[g] == solution) ++result.fixed[g];
    orbits.emplace(images.begin(), images.end());
  }
  result.orbits = orbits.size();
  for (const auto& orbit : orbits) ++result.orbits_of_size[orbit.size()];
  return result;
}

}  // namespace eightfold::test
