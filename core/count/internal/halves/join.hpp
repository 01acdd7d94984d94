#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/internal/halves/half_boards.hpp"
#include "core/count/internal/halves/quadrants.hpp"
#include "core/count/internal/halves/row_splits.hpp"
#include "eightfold/core/count/kernel.hpp"
#include "eightfold/core/search_statistics.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold::halves {

/// Counts the solutions of one row split after another. Holds working memory, so use one for each thread.
class Join {
 public:
  /// Longer lists of western half-boards are matched in parts, and eastern ones in parts of an eighth, which
  /// bounds the memory. The longer the western list, the more often it can be divided.
  static constexpr std::size_t max_listed = std::size_t{1} << 25U;

  /// `most` takes the place of max_listed. Throws std::invalid_argument if the processor lacks the kernel.
  explicit Join(Kernel kernel, std::size_t most = max_listed);

  /// The number of solutions whose western queens are in the split's rows, in 64 bits without an overflow
  /// check. With symmetric quadrants each solution is weighted. Compare two ranks: that of the columns of its
  /// northern queens and that of the rows of its western queens, where the rank of a pair of quarters is the
  /// higher of their fold_ranks. The weight is 2 if the columns have the lower rank, 1 if the ranks are
  /// equal, and 0 otherwise. The transpose swaps the two, so over all splits the weights of a solution and
  /// its transpose add up to 2. The quadrants must outlive the join. Throws Stopped.
  std::uint64_t completions(const Quadrants& quadrants, RowSplit split, const StopToken& stop = {});

  /// A solution as the codes of its quarter boards, by Corner (see code_width).
  using Match = std::array<std::uint64_t, 4>;

  /// The largest side of quarters whose solutions can be listed.
  static constexpr int max_listed_side = 8;

  /// The solutions that completions() counts, those of weight 2 once. They are valid until the next call.
  /// Throws std::invalid_argument if the quarters are larger; throws Stopped.
  std::span<const Match> matches(const Quadrants& quadrants, RowSplit split, const StopToken& stop = {});

  /// The kernel that ran last, as reported by the compiled code; `automatic` if none ran.
  Kernel kernel_run() const { return kernel_run_; }

  /// The pair_blocks of all splits so far: over the blocks of western boards, the number of eastern boards
  /// that the block is matched with.
  const SearchStatistics& statistics() const { return statistics_; }

  /// What the compiled code reports: also the Highway target that it was compiled for.
  struct Report {
    std::uint64_t solutions = 0;
    std::uint64_t pair_blocks = 0;
    std::int64_t target = 0;
  };

  /// What a split consists of.
  struct Split {
    const Quadrants* quadrants = nullptr;
    RowSplit rows;
    std::array<CornerBoards, 4> boards;  ///< by Corner
  };

  /// Working memory.
  struct Scratch {
    std::size_t max_listed = 0;
    Western western;
    Western spare;  ///< of a partition
    EasternQuarters quarters;
    std::vector<EasternHalves> eastern;  ///< all of them, then those that leave 1, 2, … diagonals free
    std::vector<Block> planes;           ///< of a western block: the boards that leave each diagonal free
    std::array<std::array<Block, max_side>, 2>
        rows;                         ///< of a table: the boards that leave a square's diagonals free
    std::vector<Block> north_tables;  ///< by pair of rows, then by the columns of their queens
    std::vector<Block> south_tables;
    std::vector<Block> north_blocks;  ///< by number in the batch
    std::vector<Block> south_blocks;
    std::vector<Match> matches;  ///< of a split whose solutions are listed, with room for more
    std::size_t match_count = 0;
    const StopToken* stop = nullptr;  ///< of the call in progress
  };

 private:
  void take(const Quadrants& quadrants, RowSplit split, const StopToken& stop);
  void add(const Report& report);

  std::size_t dispatch_index_;
  Kernel kernel_run_ = Kernel::automatic;
  SearchStatistics statistics_;
  Split split_;
  Scratch scratch_;
};

/// The same number as Join::completions, weights included, by a plain search over the squares of the board.
/// Throws Stopped.
std::uint64_t completions_on_squares(const Frame& frame, RowSplit split, const StopToken& stop = {});

}  // namespace eightfold::halves
