#include "eightfold/reports/pictures/internal/growth_curves.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "eightfold/symmetry/published_counts.hpp"

namespace eightfold::reports {
namespace {

struct Sequence {
  std::string_view symbol;
  std::string_view name;
  std::string_view source;
  std::uint64_t ComputedCounts::*computed;
  std::optional<std::uint64_t> PublishedCounts::*published;
};

constexpr std::array<Sequence, 4> sequences = {{
    {"Q", "all solutions", source_of_all, &ComputedCounts::all, &PublishedCounts::all},
    {"U", "fundamental solutions", source_of_fundamental, &ComputedCounts::fundamental,
     &PublishedCounts::fundamental},
    {"H", "fixed by the half turn", source_of_half_turn, &ComputedCounts::half_turn,
     &PublishedCounts::half_turn},
    {"R", "fixed by the quarter turn", source_of_quarter_turn, &ComputedCounts::quarter_turn,
     &PublishedCounts::quarter_turn},
}};

std::string contradiction(const Sequence& sequence, int n, std::uint64_t computed, std::uint64_t published) {
  return fmt::format("{}({}): computed {}, published {} ({})", sequence.symbol, n, computed, published,
                     sequence.source);
}

}  // namespace

GrowthCurves growth_curves(const std::vector<ComputedCounts>& computed, int last) {
  GrowthCurves result;
  for (const Sequence& sequence : sequences) {
    GrowthCurve curve{
        std::string(sequence.symbol), std::string(sequence.name), std::string(sequence.source), {}};
    for (int n = 0; n <= last; ++n) {
      const auto found = std::ranges::find(computed, n, &ComputedCounts::n);
      const PublishedCounts counts = n > 0 ? published_counts(n) : PublishedCounts{};
      const auto& published = counts.*sequence.published;
      if (found == computed.end()) {
        if (published) curve.points.push_back({n, *published, false});
        continue;
      }
      const std::uint64_t value = (*found).*sequence.computed;
      curve.points.push_back({n, value, true});
      if (published && *published != value)
        result.contradictions.push_back(contradiction(sequence, n, value, *published));
    }
    result.curves.push_back(std::move(curve));
  }
  return result;
}

}  // namespace eightfold::reports
