#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/internal/constraints.hpp"
#include "core/internal/row_state.hpp"
#include "core/run/dispatch.hpp"
#include "eightfold/core/search_statistics.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold::lanes {

/// Counts the solutions below a list of boards, a vector of boards at a time.
class BatchSearch {
 public:
  /// Boards with queens in the first `row` rows, and the squares allowed in the other rows. At least two rows
  /// are open.
  struct Task {
    int n = 0;
    int row = 0;
    AllowedSquares allowed{};
    std::span<const RowState> boards;
    StopToken stop = {};
  };

  /// Throws std::invalid_argument if the processor lacks the kernel.
  explicit BatchSearch(Kernel kernel) : dispatch_index_(dispatch_index(kernel)) {}

  /// The number of solutions below the task's boards, in 64 bits without an overflow check. Throws Stopped.
  std::uint64_t count(const Task& task);

  /// The kernel that ran last, as reported by the compiled code; `automatic` if none ran.
  Kernel kernel_run() const { return kernel_run_; }

  /// The boards of all counts so far: those of the tasks, and those that the search made of them.
  const SearchStatistics& statistics() const { return statistics_; }

  /// What the compiled code reports: also the Highway target that it was compiled for.
  struct Report {
    std::uint64_t solutions = 0;
    std::uint64_t boards = 0;
    std::int64_t target = 0;
  };

 private:
  std::size_t dispatch_index_;
  Kernel kernel_run_ = Kernel::automatic;
  SearchStatistics statistics_;
};

}  // namespace eightfold::lanes
