#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "core/count/internal/batch_search.hpp"
#include "core/count/internal/tie_classes.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold::lanes {

/// Chooses `count` of the numbers below `size`: their order is not important. 0 < count < size.
using Choice = std::function<std::vector<std::size_t>(std::size_t size, std::size_t count)>;

struct PopulationParams {
  int n = 0;               ///< 4 to 32
  std::size_t boards = 0;  ///< the largest number of boards of a row; at least 1
  int rows = 0;            ///< 1 to n - 2: the boards of this row are searched completely
};

/// What a population estimates. The expectations are the numbers of the whole search, if each choice is
/// uniform.
struct PopulationEstimate {
  double solutions = 0;
  double boards = 0;           ///< that the engine `lanes` visits
  std::uint64_t searched = 0;  ///< boards visited below the last row of the population
  bool is_exact = true;        ///< no board was dropped
};

/// Grows the boards of all tie classes row by row. Where there are more than `boards` of them, it keeps that
/// many, chosen uniformly, and multiplies their weight by the part that they were. Counts the solutions below
/// the last row. O(boards × n) memory. Throws Stopped.
PopulationEstimate estimate_by_population(const PopulationParams& params,
                                          const std::vector<TieClass>& classes, const Choice& choose,
                                          BatchSearch& search, const StopToken& stop);

}  // namespace eightfold::lanes
