#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/text/style.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The number of solutions that each turn fixes; empty if it was not requested.
struct SymmetricCounts {
  int n = 0;
  std::optional<std::uint64_t> half_turn;
  std::optional<std::uint64_t> quarter_turn;
  double half_turn_seconds = 0;
  double quarter_turn_seconds = 0;
};

[[nodiscard]] std::string symmetric_text(const SymmetricCounts& counts, const Style& style);

}  // namespace reports
}  // namespace eightfold
