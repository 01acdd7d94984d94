#pragma once

#include <cstdint>
#include <vector>

#include "eightfold/core/count/internal/halves/half_boards.hpp"
#include "eightfold/core/count/internal/halves/quadrants.hpp"
#include "eightfold/core/count/internal/halves/row_splits.hpp"
#include "eightfold/core/count/kernel.hpp"
#include "eightfold/core/search_statistics.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold::halves {

/// Counts the solutions of one row split after another. Holds working memory, so use one for each thread.
class Join {
 public:
  /// Keeps a reference to the quadrants. Throws std::invalid_argument if the processor lacks the kernel.
  Join(const Quadrants& quadrants, Kernel kernel);

  /// The number of solutions whose western queens are in the split's rows, in 64 bits without an overflow
  /// check. With symmetric quadrants each solution is weighted. Compare two ranks: that of the columns of its
  /// northern queens and that of the rows of its western queens, where the rank of a pair of quarters is the
  /// higher of their fold_ranks. The weight is 2 if the columns have the lower rank, 1 if the ranks are
  /// equal, and 0 otherwise. The transpose swaps the two, so over all splits the weights of a solution and
  /// its transpose add up to 2. Throws Stopped.
  std::uint64_t completions(RowSplit split, const StopToken& stop = {});

  /// The kernel that ran last, as reported by the compiled code; `automatic` if none ran.
  Kernel kernel_run() const { return kernel_run_; }

  /// The pair_blocks of all splits so far: over the blocks of western boards, the number of eastern boards.
  const SearchStatistics& statistics() const { return statistics_; }

  /// What the compiled code reports: also the Highway target that it was compiled for.
  struct Report {
    std::uint64_t solutions = 0;
    std::uint64_t pair_blocks = 0;
    std::int64_t target = 0;
  };

  /// Working memory.
  struct Scratch {
    Western western;
    Program program;
    std::vector<Block> planes;        ///< of a western block: the boards that leave each diagonal free
    std::vector<Block> north_tables;  ///< by pair of rows, then by the columns of their queens
    std::vector<Block> south_tables;
    std::vector<Block> north_blocks;  ///< by slot
    std::vector<Block> south_blocks;
    const StopToken* stop = nullptr;  ///< of the call in progress
  };

 private:
  const Quadrants* quadrants_;
  std::size_t dispatch_index_;
  Kernel kernel_run_ = Kernel::automatic;
  SearchStatistics statistics_;
  Scratch scratch_;
};

}  // namespace eightfold::halves
