#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/count/checked_count.hpp"
#include "core/count/kernel.hpp"
#include "core/count/parallel.hpp"
#include "core/placement.hpp"
#include "core/row_state.hpp"

namespace eightfold::lanes {

/// Boards of `row` queens each, and where the queens of the other rows may stand; at least two rows are open.
struct Task {
  int n = 0;
  int row = 0;
  std::array<std::uint32_t, max_size> allowed{};  ///< by row, a bit a column
  std::span<const RowState> boards;
};

/// The search that takes a vector of boards at a time.
class BatchSearch {
 public:
  /// Throws std::invalid_argument if the processor lacks the kernel.
  explicit BatchSearch(Kernel kernel);

  /// The solutions below the task's boards.
  std::uint64_t count(const Task& task);

  /// The kernel that ran last, as the compiled code tells it; `automatic` if none did.
  Kernel kernel_run() const { return kernel_run_; }

 private:
  std::size_t target_index_;
  Kernel kernel_run_ = Kernel::automatic;
};

struct Result {
  CheckedCount solutions;
  Kernel kernel = Kernel::automatic;  ///< that ran; `automatic` if nothing had to be searched
};

/// Counts the completions of a prefix on the n×n board, 0 <= n <= 32, by BatchSearch. Throws
/// std::invalid_argument if the processor lacks the kernel.
Result count(int n, const Placement& prefix, Kernel kernel, int threads, const Progress::Listener& listener);

}  // namespace eightfold::lanes
