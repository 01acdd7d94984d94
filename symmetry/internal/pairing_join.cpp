// Counts the pairings of the values N-1, N-3, … with distinct half-sums and half-differences by meeting in
// the middle. A search for one pairing after another visits at least one node for each of them; M(68) is
// about 9 · 10^11.
//
// The values are cut into large and small ones. A split is the set of large values that are paired with each
// other. For each split, two lists are compared: the pairings of its values, and those of all other values,
// the mixed ones, in which every pair has a small value. A pairing of each list is the set of the numbers
// that it uses as half-sums and half-differences, and two of them are a pairing of all values if these sets
// are disjoint (disjoint_sets.cpp). Large values have large half-sums, and pairs with a small value do not,
// so most conflicts are within the lists. Those between them are mostly of small numbers.
//
// Most nodes of a search are near its leaves. All pairings of six large values are therefore tabulated. The
// mixed pairings are joined from two halves, for each set of small values that the first half may use.
//
// tests/bench has the times of this and of the cover search (symmetric_cover.cpp). Rejected: the tree of the
// mixed pairings, of which each node is compared with all large pairings (3 to 5 times as long at N = 68),
// and the smallest half-sums first, a small value at a time (more dead ends). M(N) = R(N) / 2^(N/4), and R is
// OEIS A033148.
#include "symmetry/internal/pairing_join.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <stdexcept>

#include "core/cover/internal/disjoint_sets.hpp"
#include "core/run/parallel.hpp"
#include "core/run/spread.hpp"
#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/symmetry/pairings.hpp"

namespace eightfold {
namespace pairings {
namespace {

using Values = std::uint64_t;  // bit i for the i-th value
using PairSets = std::vector<std::vector<SmallSet>>;

Values value(int i) { return Values{1} << i; }
Values first_values(int count) { return value(count) - 1; }

// Half-sum and half-difference of two values, i < j.
std::array<int, 2> numbers_of(const PairingCut& cut, int i, int j) { return {cut.n - 1 - i - j, j - i}; }

// The elements that represent the numbers in each list, or -1 for a number that only one pair can use. The
// numbers of both lists are the first elements, in descending order.
struct Elements {
  int shared = 0;
  std::vector<int> of_large;
  std::vector<int> of_mixed;
};

Elements elements(const PairingCut& cut) {
  const std::size_t numbers = static_cast<std::size_t>(cut.n) + 1;
  std::vector<int> large_pairs(numbers, 0);
  std::vector<int> mixed_pairs(numbers, 0);
  for (int j = 1; j < cut.large + cut.small; ++j)
    for (int i = 0; i < j; ++i)
      for (const int number : numbers_of(cut, i, j))
        ++(j < cut.large ? large_pairs : mixed_pairs)[static_cast<std::size_t>(number)];

  Elements elements = {.of_large = std::vector<int>(numbers, -1), .of_mixed = std::vector<int>(numbers, -1)};
  for (std::size_t number = numbers; number-- > 0;)
    if (large_pairs[number] > 0 && mixed_pairs[number] > 0)
      elements.of_large[number] = elements.of_mixed[number] = elements.shared++;
  int large = elements.shared;
  int mixed = elements.shared;
  for (std::size_t number = 0; number < numbers; ++number) {
    if (mixed_pairs[number] == 0 && large_pairs[number] > 1) elements.of_large[number] = large++;
    if (large_pairs[number] == 0 && mixed_pairs[number] > 1) elements.of_mixed[number] = mixed++;
  }
  return elements;
}

// By i and j, the numbers of a pair as elements.
PairSets sets_of_pairs(const PairingCut& cut, const std::vector<int>& element_of) {
  const std::size_t values = static_cast<std::size_t>(cut.large) + static_cast<std::size_t>(cut.small);
  PairSets sets(values, std::vector<SmallSet>(values, 0));
  for (int j = 1; j < cut.large + cut.small; ++j)
    for (int i = 0; i < j; ++i)
      for (const int number : numbers_of(cut, i, j))
        if (const int element = element_of[static_cast<std::size_t>(number)]; element >= 0)
          sets[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] |= SmallSet{1} << element;
  return sets;
}

// Calls visit(rest, used) for each pair of the first value that uses no used number, with the other values
// and all numbers used then.
template <typename Visit>
void for_each_pair(const PairSets& sets, Values values, SmallSet used, const Visit& visit) {
  const std::vector<SmallSet>& pairs = sets[static_cast<std::size_t>(std::countr_zero(values))];
  values &= values - 1;
  for (Values partners = values; partners != 0; partners &= partners - 1) {
    const SmallSet pair = pairs[static_cast<std::size_t>(std::countr_zero(partners))];
    if ((pair & used) == 0) visit(values ^ (partners & -partners), used | pair);
  }
}

void list_all(const PairSets& sets, Values values, SmallSet used, SetList& list) {
  if (values == 0)
    list.add(used);
  else
    for_each_pair(sets, values, used,
                  [&](Values rest, SmallSet then_used) { list_all(sets, rest, then_used, list); });
}

}  // namespace

// A list for each of some numbers 0, 1, …
struct Lists {
  std::vector<std::uint32_t> begin;  // then the end
  SetList sets;

  void clear() {
    begin.clear();
    sets.clear();
  }
  // The next list has the sets that are added from now on; after the last list, ends it.
  void begin_next() { begin.push_back(static_cast<std::uint32_t>(sets.size())); }
  std::span<const SmallSet> operator[](std::size_t i) const {
    return sets.sets().subspan(begin[i], begin[i + 1] - begin[i]);
  }
};

// Lists the pairings of large values.
class LargePairings {
 public:
  LargePairings(const PairingCut& cut, Kernel kernel)
      : sets_(sets_of_pairs(cut, elements(cut).of_large)), disjoint_(kernel) {
    tabulate(cut.large);
  }

  std::span<const SmallSet> list(Values values) {
    list_.clear();
    if (const int size = std::popcount(values); size < ending)
      list_all(sets_, values, 0, list_);
    else
      list_by_endings(values, size, 0);
    return list_.sets();
  }

 private:
  static constexpr int ending = 6;  // values
  static constexpr int low = 12;

  // The rank of a set of `ending` values is the number of such sets before it. It is the sum of a table entry
  // for the low bits and one for the others.
  std::size_t rank(Values values) const {
    return std::size_t{rank_high_[values >> low]} + rank_low_[values & first_values(low)];
  }

  void tabulate(int large) {
    std::array<std::uint32_t, low + 1> sets_of_size{};
    for (Values values = 0; values <= first_values(low); ++values)
      rank_low_.push_back(sets_of_size[static_cast<std::size_t>(std::popcount(values))]++);
    for (Values high = 0; high <= first_values(std::max(0, large - low)); ++high) {
      rank_high_.push_back(static_cast<std::uint32_t>(endings_.begin.size()));
      for (Values values = high << low; values <= (high << low | first_values(std::min(low, large)));
           ++values)
        if (std::popcount(values) == ending) {
          endings_.begin_next();
          list_all(sets_, values, 0, endings_.sets);
        }
    }
    endings_.begin_next();
  }

  void list_by_endings(Values values, int size, SmallSet used) {
    if (size == ending)
      disjoint_.append_unions(used, endings_[rank(values)], list_);
    else
      for_each_pair(sets_, values, used,
                    [&](Values rest, SmallSet then_used) { list_by_endings(rest, size - 2, then_used); });
  }

  PairSets sets_;
  DisjointSets disjoint_;
  std::vector<std::uint32_t> rank_low_;
  std::vector<std::uint32_t> rank_high_;
  Lists endings_;  // by rank
  SetList list_;
};

// Lists the pairings of mixed values: each large value is paired with a small one, then the other small
// values with each other. The second half are the last pairs.
class MixedPairings {
 public:
  MixedPairings(const PairingCut& cut, Kernel kernel)
      : large_(cut.large),
        small_(cut.small),
        sets_(sets_of_pairs(cut, elements(cut).of_mixed)),
        disjoint_(kernel),
        pairs_of_small_(static_cast<std::size_t>(cut.small) / 2 + 1) {
    for (std::size_t pairs = 0; pairs < pairs_of_small_.size(); ++pairs)
      for_each_small_set(pairs_of_small_[pairs], [&](Values small, SetList& list) {
        if (static_cast<std::size_t>(std::popcount(small)) == 2 * pairs)
          list_all(sets_, small << large_, 0, list);
      });
  }

  std::span<const SmallSet> list(Values values) {
    Values large = values & first_values(large_);
    const int of_large = std::popcount(large);
    const int of_small = (small_ - of_large) / 2;
    // By measurement: the second half of a third of the pairs.
    const int of_second = (of_large + of_small) / 3;
    const int large_of_first = std::min(of_large, of_large + of_small - of_second);
    const Lists* first = &pairs_of_small_[0];
    const Lists* second = &pairs_of_small_[static_cast<std::size_t>(of_small)];
    for (int pair = 0; pair < of_large; ++pair, large &= large - 1) {
      const int i = std::countr_zero(large);
      const auto odd = static_cast<std::size_t>(pair % 2);
      if (pair < large_of_first)
        first = &extend(*first, i, pair + 1, first_[odd]);
      else
        second = &extend(*second, i, 2 * of_small + pair + 1 - large_of_first, second_[odd]);
    }
    list_.clear();
    for (Values small = 0; small <= first_values(small_); ++small)
      for (const SmallSet set : (*second)[first_values(small_) ^ small])
        disjoint_.append_unions(set, (*first)[small], list_);
    return list_.sets();
  }

 private:
  // Makes the list of each set of small values by append_to(small values, list).
  template <typename AppendTo>
  void for_each_small_set(Lists& lists, const AppendTo& append_to) const {
    lists.clear();
    for (Values small = 0; small <= first_values(small_); ++small) {
      lists.begin_next();
      append_to(small, lists.sets);
    }
    lists.begin_next();
  }

  // Adds a pair of the large value i; the lists then use `size` small values.
  const Lists& extend(const Lists& before, int i, int size, Lists& lists) const {
    const std::vector<SmallSet>& pairs = sets_[static_cast<std::size_t>(i)];
    for_each_small_set(lists, [&](Values small, SetList& list) {
      if (std::popcount(small) != size) return;
      for (Values rest = small; rest != 0; rest &= rest - 1) {
        const auto other = static_cast<std::size_t>(std::countr_zero(rest << large_));
        disjoint_.append_unions(pairs[other], before[small ^ (rest & -rest)], list);
      }
    });
    return lists;
  }

  int large_;
  int small_;
  PairSets sets_;
  DisjointSets disjoint_;
  std::vector<Lists> pairs_of_small_;  // by the number of pairs, then by small values
  std::array<Lists, 2> first_;         // by small values; each extends the other
  std::array<Lists, 2> second_;
  SetList list_;
};

struct Join {
  Values all;
  int shared;
  LargePairings large;
  MixedPairings mixed;
  DisjointSets disjoint;
};

}  // namespace pairings

PairingCut pairing_cut(int values, int n) {
  PairingCut cut = {.n = n};
  // By measurement: with fewer small values there are fewer mixed pairings and more large ones.
  for (cut.small = std::max(values / 4, values / 2 - 5);; ++cut.small) {
    cut.large = values - cut.small;
    const pairings::Elements elements = pairings::elements(cut);
    const auto fits = [](int element) { return element < 64; };
    if (std::all_of(elements.of_large.begin(), elements.of_large.end(), fits) &&
        std::all_of(elements.of_mixed.begin(), elements.of_mixed.end(), fits))
      return cut;
  }
}

std::vector<PairingSplit> pairing_splits(const PairingCut& cut) {
  std::vector<PairingSplit> splits;
  for (PairingSplit split = 0; split < PairingSplit{1} << cut.large; ++split)
    if (const int size = std::popcount(split); size % 2 == 0 && cut.large - size <= cut.small)
      splits.push_back(split);
  return splits;
}

PairingJoin::PairingJoin(const PairingCut& cut, Kernel kernel)
    : join_(new pairings::Join{pairings::first_values(cut.large + cut.small), pairings::elements(cut).shared,
                               pairings::LargePairings(cut, kernel), pairings::MixedPairings(cut, kernel),
                               DisjointSets(kernel)}) {}

PairingJoin::~PairingJoin() = default;

std::uint64_t PairingJoin::count(PairingSplit split) {
  const std::span<const SmallSet> large = join_->large.list(split);
  return large.empty() ? 0
                       : join_->disjoint.count(large, join_->mixed.list(join_->all ^ split), join_->shared);
}

std::uint64_t PairingJoin::pair_blocks() const { return join_->disjoint.pair_blocks(); }

PairingCount count_pairings(const PairingCut& cut, const RunOptions& run) {
  struct Worker {
    std::unique_ptr<PairingJoin> join;
    CheckedCount pairings = {};
  };
  check(run);
  const std::vector<PairingSplit> splits = pairing_splits(cut);
  const Spread spread(splits.size());
  std::vector<Worker> workers(static_cast<std::size_t>(threads_of(run.threads)));
  constexpr std::size_t splits_of_range = 32;
  for_each_range(splits.size(), splits_of_range, run,
                 [&](std::size_t begin, std::size_t end, std::size_t which, const StopToken& stop) {
                   Worker& worker = workers[which];
                   if (!worker.join) worker.join = std::make_unique<PairingJoin>(cut);
                   for (std::size_t i = begin; i < end; ++i) {
                     stop.throw_if_requested();
                     worker.pairings.add(worker.join->count(splits[spread[i]]));
                   }
                 });
  CheckedCount total;
  PairingCount result;
  for (const Worker& worker : workers) {
    if (!worker.join) continue;
    total.add(worker.pairings);
    result.statistics.pair_blocks += worker.join->pair_blocks();
  }
  result.pairings = total.value();
  return result;
}

std::uint64_t count_pairings(int n, const RunOptions& run) {
  if (n < 0 || n > largest_paired_n)
    throw std::invalid_argument("only the pairings of 0 to 30 numbers are counted");
  // The sums are then greater than the differences.
  return count_pairings(pairing_cut(2 * n, std::max(0, 6 * n - 2)), run).pairings;
}

}  // namespace eightfold
