#include "eightfold/symmetry/published_counts.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace eightfold {
namespace {

// One row for each n from 0, written by published_counts.cmake.
constexpr std::array table = std::to_array<PublishedCounts>({
#include "published_counts.inc"
});

static_assert(table.size() == last_published_n + 1);

// Burnside's lemma for n > 1, where no reflection fixes a solution. Catches a misplaced number.
constexpr bool is_consistent(const PublishedCounts& row) {
  return !row.all || !row.fundamental || !row.half_turn || !row.quarter_turn ||
         8 * *row.fundamental == *row.all + *row.half_turn + 2 * *row.quarter_turn;
}
static_assert(std::all_of(table.begin() + 2, table.end(), is_consistent));

}  // namespace

PublishedCounts published_counts(int n) {
  return n < 0 || n > last_published_n ? PublishedCounts{} : table[static_cast<std::size_t>(n)];
}

}  // namespace eightfold
