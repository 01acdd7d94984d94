#include "reports/text/internal/suggestion.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "reports/text/internal/ascii.hpp"

namespace eightfold::reports {

// Fills the table of the distances between all prefixes, row by row.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> distance(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i)
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        distance[i][j] = i + j;
        continue;
      }
      const std::size_t replaced = distance[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      distance[i][j] = std::min({distance[i - 1][j] + 1, distance[i][j - 1] + 1, replaced});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) distance[i][j] = std::min(distance[i][j], distance[i - 2][j - 2] + 1);
    }
  return distance[a.size()][b.size()];
}

std::string did_you_mean(std::string_view given, std::span<const std::string_view> known) {
  constexpr std::size_t longest_word = 40;
  if (given.size() > longest_word || known.empty()) return "";
  std::string lower(given);
  std::transform(lower.begin(), lower.end(), lower.begin(), to_lower);
  // An abbreviation of four letters or more is nearest.
  const auto distance = [&](std::string_view word) {
    return lower.size() > 3 && word.starts_with(lower) ? 0 : edit_distance(lower, word);
  };
  const std::string_view nearest =
      *std::min_element(known.begin(), known.end(),
                        [&](std::string_view a, std::string_view b) { return distance(a) < distance(b); });
  const std::size_t near_enough = given.size() == 1 ? 0 : std::max<std::size_t>(1, given.size() / 3);
  return distance(nearest) <= near_enough ? fmt::format("; did you mean {}?", nearest) : "";
}

}  // namespace eightfold::reports
