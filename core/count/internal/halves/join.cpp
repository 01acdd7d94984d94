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
// Long lists are divided first. Of the western boards on a diagonal, whole blocks are matched with only those
// eastern boards that leave it free, and likewise below for another diagonal. The other western boards, and
// what remains of a block, are matched with all eastern boards, so nothing is lost by rounding. A node
// chooses the diagonal that saves most, from samples of both lists. A pair of quarter boards is one 32-bit
// word, two 8-bit numbers and the 16 central diagonals, so an eastern list is copied by one test and one
// compression of 16 words. N = 20 has 16.3 · 10^9 pairs of blocks instead of 62.4 · 10^9, and takes half the
// time.
//
// A match takes about 3 cycles per pair of blocks, of which the two loads need one or two.
//
// Rejected: a fixed order of the diagonals (19 · 10^9 pairs of blocks); 32 diagonals instead of 16 (1 % fewer
// pairs of blocks at N = 20, and two words to copy). Quarter boards that occur in no remaining pair are
// removed only where pairs are few: everywhere, N = 20 takes a sixth more time. Of 16 diagonals, the last one
// saves 5 % of the time at N = 28.
#include "core/count/internal/halves/join.hpp"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/count/internal/halves/join.cpp"
#include <hwy/foreach_target.h>
// Highway requires foreach_target.h before highway.h.
#include <hwy/highway.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <stdexcept>

#include "core/count/internal/halves/blocks-inl.hpp"
#include "core/count/internal/halves/lists-inl.hpp"
#include "core/count/internal/halves/prune-inl.hpp"
#include "core/run/dispatch.hpp"

HWY_BEFORE_NAMESPACE();
namespace eightfold::halves::HWY_NAMESPACE {
namespace {

// Counts the solutions of one split.
class Matcher {
 public:
  Matcher(const Join::Split& split, Scratch& scratch)
      : quadrants_(*split.quadrants), split_(split), central_(quadrants_.side), scratch_(scratch) {
    report_.target = HWY_TARGET;
    const auto side = static_cast<std::size_t>(quadrants_.side);
    for (auto* tables : {&scratch_.north_tables, &scratch_.south_tables})
      tables->resize((side + 1) / 2 * side * side);
  }

  Join::Report match_all() {
    Western& western = scratch_.western;
    western.size = 0;
    const Groups west = western_groups();
    by_weight(western_columns(), [&](Lines columns, bool strict) {
      list_western<false>(west, columns, strict, western);
      if (western.size >= scratch_.max_listed) match_western();
    });
    match_western();
    return report_;
  }

  // Lists the solutions instead of counting them, without dividing the lists.
  Join::Report list_all() {
    scratch_.match_count = 0;
    Western& western = scratch_.western;
    western.size = 0;
    const Groups west = western_groups();
    by_weight(western_columns(),
              [&](Lines columns, bool strict) { list_western<true>(west, columns, strict, western); });
    if (western.size == 0) return report_;
    const Groups east = eastern_groups();
    EasternWriter writer = eastern_writer(east);
    by_weight(eastern_columns(), [&](Lines columns, bool strict) { writer.add(columns, strict); });
    writer.finish();
    for (std::size_t first = 0; first < western.size; first += Block::boards) {
      scratch_.stop->throw_if_requested();
      match_block<true>(first, std::min(western.size - first, Block::boards), scratch_.eastern.front());
    }
    return report_;
  }

 private:
  const CornerBoards& boards(Corner corner) const { return split_.boards[static_cast<std::size_t>(corner)]; }

  Groups western_groups() const {
    return {boards(Corner::north_west), boards(Corner::south_west), quadrants_.west};
  }
  Groups eastern_groups() const {
    return {boards(Corner::north_east), boards(Corner::south_east), quadrants_.east};
  }

  // The columns that the northern queens of the west may have, and those of the east.
  const std::vector<Lines>& western_columns() const {
    return quadrants_.columns[static_cast<std::size_t>(std::popcount(split_.rows.north))];
  }
  const std::vector<Lines>& eastern_columns() const {
    const Lines rows = quadrants_[Corner::north_east].rows & ~split_.rows.north;
    return quadrants_.columns[static_cast<std::size_t>(std::popcount(rows))];
  }

  // Begins a new list. Keeps a reference to the groups.
  EasternWriter eastern_writer(const Groups& east) {
    if (scratch_.eastern.empty()) scratch_.eastern.resize(1);
    return {east, central_, scratch_.quarters, scratch_.eastern.front()};
  }

  // Strict columns first: they have a lower rank than the rows, the others the same one.
  template <class Visit>
  void by_weight(const std::vector<Lines>& all_columns, Visit visit) const {
    // The lists of smaller boards are short, and polling would take a few percent of the time at N = 16.
    const auto poll = [this] {
      if (quadrants_.side >= 12) scratch_.stop->throw_if_requested();
    };
    if (!quadrants_.symmetric) {
      for (const Lines columns : all_columns) {
        poll();
        visit(columns, false);
      }
      return;
    }
    const int side = quadrants_.side;
    const Lines limit = std::max(fold_rank(split_.rows.north, side), fold_rank(split_.rows.south, side));
    for (const bool strict : {true, false})
      for (const Lines columns : all_columns) {
        poll();
        const Lines rank = fold_rank(columns, side);
        if (strict ? rank < limit : rank == limit) visit(columns, strict);
      }
  }

  // Matches the listed western half-boards with all eastern ones.
  void match_western() {
    Western& western = scratch_.western;
    if (western.size == 0) return;
    const Groups east = eastern_groups();
    std::optional<EasternWriter> writer(eastern_writer(east));
    const auto match_listed = [&] {
      writer->finish();
      match_tree(0, western.size, 0, 0);
    };
    by_weight(eastern_columns(), [&](Lines columns, bool strict) {
      writer->add(columns, strict);
      if (writer->size() < scratch_.max_listed / 8) return;
      match_listed();
      writer.emplace(eastern_writer(east));
    });
    match_listed();
    western.size = 0;
  }

  // Matches the western boards in [first, last) with the eastern ones at the given depth. Western boards on a
  // diagonal have no partner among the eastern boards on it.
  void match_tree(std::size_t first, std::size_t last, std::uint32_t divided, std::size_t depth) {
    if (scratch_.eastern[depth].size == 0) return;
    if (scratch_.eastern.size() == depth + 1) scratch_.eastern.resize(depth + 2);
    while (last - first >= 3 * Block::boards) {
      scratch_.stop->throw_if_requested();
      const int diagonal = best_diagonal(first, last, divided, scratch_.eastern[depth]);
      if (diagonal < 0) break;
      divided |= 1U << diagonal;
      const std::size_t on =
          partition(scratch_.western, first, last, central_.crossings(diagonal), scratch_.spare);
      // The remainder is matched with the boards off the diagonal.
      const std::size_t whole_blocks = on - on % Block::boards;
      if (whole_blocks == 0) break;
      leave_free(scratch_.eastern[depth], diagonal, scratch_.eastern[depth + 1]);
      match_tree(first, first + whole_blocks, divided, depth + 1);
      first += whole_blocks;
    }
    for (; first < last; first += Block::boards) {
      scratch_.stop->throw_if_requested();
      match_block<false>(first, std::min(last - first, Block::boards), scratch_.eastern[depth]);
    }
  }

  // The central diagonal that leaves the fewest pairs of a western block and an eastern board, or -1 if none
  // saves more than it costs.
  int best_diagonal(std::size_t first, std::size_t last, std::uint32_t divided,
                    const EasternHalves& eastern) const {
    const DiagonalCounts western_counts = count_diagonals(scratch_.western, first, last, central_);
    const DiagonalCounts eastern_counts = count_diagonals(eastern);
    // A copied eastern board costs as much as half a match.
    std::size_t most = samples / 2;
    int best = -1;
    for (int k = 0; k < CentralDiagonals::count; ++k) {
      if ((divided >> k & 1) != 0) continue;
      const std::size_t blocks =
          western_counts[static_cast<std::size_t>(k)] * (last - first) / (samples * Block::boards);
      const std::size_t saved =
          blocks * eastern_counts[static_cast<std::size_t>(CentralDiagonals::in_east(k))];
      if (saved <= most) continue;
      most = saved;
      best = k;
    }
    return best;
  }

  // Matches up to 512 western boards with eastern ones: counts the solutions, or lists them.
  template <bool lists>
  void match_block(std::size_t first, std::size_t count, const EasternHalves& eastern) {
    if (count <= Block::boards / 2)
      match_block<lists, Block::words / 2>(first, count, eastern);
    else
      match_block<lists, Block::words>(first, count, eastern);
  }

  template <bool lists, std::size_t words>
  void match_block(std::size_t first, std::size_t count, const EasternHalves& eastern) {
    const EasternQuarters& quarters = scratch_.quarters;
    make_planes<words>(scratch_.western, first, count, scratch_);
    const auto tables_of = [&](Corner corner, Lines western_rows, std::vector<Block>& tables) {
      return make_tables<words>(quadrants_, scratch_, corner, quadrants_[corner].rows & ~western_rows,
                                tables);
    };
    const std::size_t north_tables = tables_of(Corner::north_east, split_.rows.north, scratch_.north_tables);
    const std::size_t south_tables = tables_of(Corner::south_east, split_.rows.south, scratch_.south_tables);
    const auto side = static_cast<std::size_t>(quadrants_.side);
    const std::size_t table_size = side * side;
    const Block& all_boards = scratch_.planes[all_boards_plane];
    const Block none = {};
    const Block strict = strict_boards<words>(scratch_);
    EasternQuarters::Batch codes = {};
    EasternHalves::Batch begin;
    for (std::size_t b = 0; b < eastern.batches.size(); ++b) {
      const EasternHalves::Batch& end = eastern.batches[b];
      if (end.pairs_end != begin.pairs_end) {
        make_blocks<words>(north_tables,
                           {quarters.norths.data() + codes.norths_end,
                            eastern.norths.data() + begin.norths_end, end.norths_end - begin.norths_end},
                           scratch_.north_tables, table_size, all_boards, scratch_.north_blocks);
        make_blocks<words>(south_tables,
                           {quarters.souths.data() + codes.souths_end,
                            eastern.souths.data() + begin.souths_end, end.souths_end - begin.souths_end},
                           scratch_.south_tables, table_size, all_boards, scratch_.south_blocks);
        const std::uint32_t* const pairs = eastern.pairs.data() + begin.pairs_end;
        const std::size_t pair_count = end.pairs_end - begin.pairs_end;
        if constexpr (lists)
          list_matches<words>(pairs, pair_count, first, codes);
        else
          report_.solutions +=
              common_bits<words>(pairs, pair_count, scratch_, quarters.batches[b].strict ? strict : none);
      }
      codes = quarters.batches[b];
      begin = end;
    }
    report_.pair_blocks += eastern.size;
  }

  // Lists the solutions of a block and a batch. The western boards begin with `first`, the codes of the batch
  // at the end of the previous one.
  template <std::size_t words>
  void list_matches(const std::uint32_t* pairs, std::size_t count, std::size_t first,
                    const EasternQuarters::Batch& codes) {
    // Local variables, because stores of matches may alias any member.
    const std::uint64_t* const north_east = scratch_.quarters.norths.data() + codes.norths_end;
    const std::uint64_t* const south_east = scratch_.quarters.souths.data() + codes.souths_end;
    const std::uint64_t* const north_west = boards(Corner::north_west).codes();
    const std::uint64_t* const south_west = boards(Corner::south_west).codes();
    const std::uint32_t* const origins = scratch_.western.origins.data() + first;
    std::vector<Join::Match>& matches = scratch_.matches;
    std::size_t size = scratch_.match_count;
    Join::Match* out = matches.data();
    const auto room = [&](std::size_t most) {
      if (size + most > matches.size()) matches.resize(2 * (size + most));
      out = matches.data();
    };
    const auto add = [=, &size, &out](std::uint32_t pair, std::size_t board) {
      const std::uint32_t origin = origins[board];
      out[size++] = {north_west[origin >> 16], north_east[(pair & 0xff) - 1], south_west[origin & 0xffff],
                     south_east[(pair >> 8 & 0xff) - 1]};
    };
    for_each_common_bit<words>(pairs, count, scratch_, room, add);
    scratch_.match_count = size;
  }

  const Quadrants& quadrants_;
  const Join::Split& split_;
  CentralDiagonals central_;
  Scratch& scratch_;
  Join::Report report_;
};

Join::Report Completions(const Join::Split& split, Scratch& scratch) {
  return Matcher(split, scratch).match_all();
}

Join::Report Matches(const Join::Split& split, Scratch& scratch) {
  return Matcher(split, scratch).list_all();
}

}  // namespace
}  // namespace eightfold::halves::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eightfold::halves {

HWY_EXPORT(Completions);
HWY_EXPORT(Matches);

Join::Join(Kernel kernel, std::size_t most) : dispatch_index_(dispatch_index(kernel)) {
  scratch_.max_listed = most;
  scratch_.planes.resize(all_boards_plane + 1);
  scratch_.north_blocks.resize(1 + EasternQuarters::most);
  scratch_.south_blocks.resize(1 + EasternQuarters::most);
}

void Join::take(const Quadrants& quadrants, RowSplit split, const StopToken& stop) {
  const bool same_quadrants = split_.quadrants == &quadrants;
  split_.quadrants = nullptr;  // nothing is kept if the rest throws
  const auto take_boards = [&](Corner corner, Lines rows, Lines earlier) {
    if (same_quadrants && rows == earlier) return;
    split_.boards[static_cast<std::size_t>(corner)] =
        quadrants.boards(corner, rows & quadrants[corner].rows, stop);
  };
  take_boards(Corner::north_west, split.north, split_.rows.north);
  take_boards(Corner::north_east, ~split.north, ~split_.rows.north);
  take_boards(Corner::south_west, split.south, split_.rows.south);
  take_boards(Corner::south_east, ~split.south, ~split_.rows.south);
  split_.quadrants = &quadrants;
  split_.rows = split;
  scratch_.stop = &stop;
}

void Join::add(const Report& report) {
  kernel_run_ = kernel_of_target(report.target);
  statistics_.pair_blocks += report.pair_blocks;
}

std::uint64_t Join::completions(const Quadrants& quadrants, RowSplit split, const StopToken& stop) {
  take(quadrants, split, stop);
  const Report report = HWY_DISPATCH_TABLE(Completions)[dispatch_index_](split_, scratch_);
  add(report);
  return report.solutions;
}

std::span<const Join::Match> Join::matches(const Quadrants& quadrants, RowSplit split,
                                           const StopToken& stop) {
  // Two places in lists of at most 8! boards are one word.
  if (quadrants.side > max_listed_side)
    throw std::invalid_argument("solutions are listed for quarters of at most 8 rows");
  take(quadrants, split, stop);
  add(HWY_DISPATCH_TABLE(Matches)[dispatch_index_](split_, scratch_));
  return {scratch_.matches.data(), scratch_.match_count};
}

}  // namespace eightfold::halves
#endif
