#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "eightfold/core/board.hpp"
#include "eightfold/core/count/estimate.hpp"
#include "eightfold/reports/text/style.hpp"

namespace eightfold::reports {

/// An estimate of the number of solutions, and how it was obtained.
struct EstimateReport {
  int n = 0;
  std::optional<Board> board = {};
  std::uint64_t seed = 0;
  int threads = 1;
  double seconds = 0;  ///< wall time
  CountEstimate estimate;
};

/// "(2.2815 ± 0.0054) × 10^14": the error has two significant digits, and the value as many decimals.
[[nodiscard]] std::string with_error(double value, double error);

[[nodiscard]] std::string estimate_text(const EstimateReport& report, const Style& style);

/// A JSON document as defined in data/schemas/count-estimate-1.0.schema.json.
[[nodiscard]] std::string estimate_json(const EstimateReport& report);

}  // namespace eightfold::reports
