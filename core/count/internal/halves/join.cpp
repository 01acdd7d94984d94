// Counts the pairs of a western and an eastern half-board that share no diagonal.
//
// The western half-boards of a row split are listed as masks of the diagonals that they occupy, and
// bit-sliced in blocks of 512: one plane per diagonal is the set of boards that leave it free. The AND of the
// planes of a quarter board's diagonals is the set of compatible western boards; tables of the ANDs for two
// rows and the columns of their queens reduce it to two or three ANDs instead of seven. An eastern half-board
// is a pair of quarter boards, and its partners are the bits that their two blocks have in common: one AND
// and a bit count. A tree of carry-save adders needs one population count for 16 of them (Robert Harley and
// David Seal's method, in Henry S. Warren, Hacker's Delight, Section 5-1).
//
// The match takes about 3.2 cycles per pair of blocks, of which the two loads need one.
#include "eightfold/core/count/internal/halves/join.hpp"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "eightfold/core/count/internal/halves/join.cpp"
#include <hwy/foreach_target.h>
// Highway requires foreach_target.h before highway.h.
#include <hwy/highway.h>

#include <algorithm>
#include <bit>

#include "eightfold/core/count/internal/dispatch.hpp"
#include "eightfold/core/count/internal/halves/blocks-inl.hpp"
#include "eightfold/core/count/internal/halves/lists-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace eightfold::halves::HWY_NAMESPACE {
namespace {

// Runs the program on the block of western boards from `first` on.
std::uint64_t match(const Quadrants& quadrants, RowSplit split, std::size_t first, Scratch& scratch) {
  const Program& program = scratch.program;
  const Western& western = scratch.western;
  const std::size_t count = std::min(western.size - first, Block::boards);
  const std::size_t strict = western.strict > first ? std::min(western.strict - first, count) : 0;
  make_planes(western, first, count, scratch);
  const std::size_t north_tables =
      make_tables(quadrants, scratch, Corner::north_east, quadrants[Corner::north_east].rows() & ~split.north,
                  scratch.north_tables);
  const std::size_t south_tables =
      make_tables(quadrants, scratch, Corner::south_east, quadrants[Corner::south_east].rows() & ~split.south,
                  scratch.south_tables);
  std::uint64_t total = 0;
  Program::Batch last = {};
  for (const Program::Batch& batch : program.batches) {
    make_blocks(north_tables, program.norths, last.norths_end, batch.norths_end, scratch.north_tables.data(),
                scratch.planes[all_boards_plane], scratch.north_blocks);
    make_blocks(south_tables, program.souths, last.souths_end, batch.souths_end, scratch.south_tables.data(),
                scratch.planes[all_boards_plane], scratch.south_blocks);
    const auto common = [&](const Block& mask) {
      return common_bits(program.pairs.data() + last.pairs_end, batch.pairs_end - last.pairs_end, scratch,
                         mask);
    };
    const std::uint64_t found = common(scratch.planes[all_boards_plane]);
    total += found;
    if (batch.strict && strict != 0) total += strict == count ? found : common(first_boards(strict));
    last = batch;
  }
  return total;
}

// Counts the solutions of a row split.
Join::Report Completions(const Quadrants& quadrants, Scratch& scratch, RowSplit split) {
  Join::Report report;
  report.target = HWY_TARGET;
  const int side = quadrants.side;
  const Lines limit =
      quadrants.symmetric ? std::max(fold_rank(split.north, side), fold_rank(split.south, side)) : ~Lines{0};
  // 2 for columns of a lower rank than the rows (strict), 1 for the same rank, else 0; 1 if nothing is
  // folded.
  const auto weight = [&](Lines columns) {
    if (!quadrants.symmetric) return 1;
    const Lines rank = fold_rank(columns, side);
    return rank < limit ? 2 : rank == limit ? 1 : 0;
  };
  const auto by_weight = [&](const std::vector<Lines>& all_columns, auto visit) {
    for (int wanted = quadrants.symmetric ? 2 : 1; wanted > 0; --wanted)
      for (const Lines columns : all_columns)
        if (weight(columns) == wanted) visit(columns, wanted);
  };

  Western& western = scratch.western;
  western.size = western.strict = 0;
  by_weight(quadrants.west_columns[static_cast<std::size_t>(std::popcount(split.north))],
            [&](Lines columns, int wanted) {
              for (const MiddleQueen& middle : quadrants.middle_queens)
                list_western(quadrants, split, columns, middle, western);
              if (wanted == 2) western.strict = western.size;
            });
  if (western.size == 0) return report;

  ProgramWriter writer(quadrants, scratch.program, split);
  int last_weight = 0;
  by_weight(quadrants.east_columns[writer.northern_queens()], [&](Lines columns, int wanted) {
    if (last_weight == 2 && wanted == 1) writer.end_batch(true);
    last_weight = wanted;
    writer.add(columns, wanted == 2);
  });
  writer.end_batch(last_weight == 2);

  for (std::size_t first = 0; first < western.size; first += Block::boards) {
    scratch.stop->throw_if_requested();
    report.solutions += match(quadrants, split, first, scratch);
    report.pair_blocks += scratch.program.half_boards;
  }
  return report;
}

}  // namespace
}  // namespace eightfold::halves::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eightfold::halves {

HWY_EXPORT(Completions);

Join::Join(const Quadrants& quadrants, Kernel kernel)
    : quadrants_(&quadrants), dispatch_index_(dispatch_index(kernel)) {
  scratch_.planes.resize(all_boards_plane + 1);
  scratch_.north_tables.resize((max_side + 1) / 2 << code_width);
  scratch_.south_tables.resize((max_side + 1) / 2 << code_width);
}

std::uint64_t Join::completions(RowSplit split, const StopToken& stop) {
  scratch_.stop = &stop;
  const Report report = HWY_DISPATCH_TABLE(Completions)[dispatch_index_](*quadrants_, scratch_, split);
  kernel_run_ = kernel_of_target(report.target);
  statistics_.pair_blocks += report.pair_blocks;
  return report.solutions;
}

}  // namespace eightfold::halves
#endif
