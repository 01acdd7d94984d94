#include "eightfold/reports/text/internal/words.hpp"

#include <fmt/core.h>

#include <cmath>
#include <cstdint>

namespace eightfold::reports {

std::string duration_text(double seconds) {
  if (!(seconds < 1e12)) return "over 30000 years";
  const auto whole = static_cast<std::int64_t>(std::ceil(seconds));
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{} min {} s", whole / 60, whole % 60);
  if (whole < 48 * 3600) return fmt::format("{} h {} min", whole / 3600, whole % 3600 / 60);
  return fmt::format("{} days", whole / (24 * 3600));
}

}  // namespace eightfold::reports
