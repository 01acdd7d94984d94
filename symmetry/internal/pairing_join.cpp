// Counts the pairings of the values N-1, N-3, … with distinct half-sums and half-differences by meeting in
// the middle. A search for one pairing after another visits at least one node for each of them; M(68) is
// about 9 · 10^11.
//
// The values are cut into large and small ones. A split is the set of large values that are paired with each
// other. For each split, two lists are compared: the pairings of its values, and those of all other values,
// the mixed ones, in which every pair has a small value. A pairing of each list is the set of the numbers
// that it uses as half-sums and half-differences, and two of them are a pairing of all values if these sets
// are disjoint. Large values have large half-sums, and pairs with a small value do not, so most conflicts are
// within the lists.
//
// The mixed pairings are the leaves of a tree, and the large ones are bit-sliced (disjoint_sets.cpp), so a
// few instructions compare a leaf with 512 pairings. Most nodes of a search are near its leaves. The last
// pairs are therefore tabulated: all pairings of six large values, and for each split those of the last eight
// mixed values. An entry costs a test instead of a node.
//
// Compared with the cover search (symmetric_cover.cpp), one thread takes half the time at N = 48, a fourth at
// N = 56 and a tenth at N = 64 (tests/bench). Rejected: a tree without tables (twice the time), and the
// smallest half-sums first, a small value at a time (more dead ends). M(N) = R(N) / 2^(N/4), and R is OEIS
// A033148.
#include "symmetry/internal/pairing_join.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <span>

#include "core/cover/internal/disjoint_sets.hpp"

namespace eightfold {
namespace pairings {
namespace {

using Values = std::uint64_t;  // bit i for the i-th value
using PairSets = std::vector<std::vector<SmallSet>>;

Values value(int i) { return Values{1} << i; }
Values first_values(int count) { return value(count) - 1; }

// Half-sum and half-difference of two values, i < j.
std::array<int, 2> numbers_of(const PairingCut& cut, int i, int j) { return {cut.n - 1 - i - j, j - i}; }

// The elements that represent the numbers, or -1. A number of a large pairing needs one if another pair can
// use it, too.
std::vector<int> elements(const PairingCut& cut) {
  std::vector<int> pairs(static_cast<std::size_t>(cut.n + 1), 0);
  std::vector<int> large_pairs = pairs;
  for (int j = 1; j < cut.large + cut.small; ++j)
    for (int i = 0; i < j; ++i)
      for (const int number : numbers_of(cut, i, j)) {
        ++pairs[static_cast<std::size_t>(number)];
        if (j < cut.large) ++large_pairs[static_cast<std::size_t>(number)];
      }
  std::vector<int> element_of(pairs.size(), -1);
  int next = 0;
  for (std::size_t number = 0; number < pairs.size(); ++number)
    if (large_pairs[number] > 0 && pairs[number] > 1) element_of[number] = next++;
  return element_of;
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

// Calls visit(other, rest, pair) for each pair of the first value with one of `partners` that uses no used
// number. `rest` has the other values.
template <typename Visit>
void for_each_pair(const PairSets& sets, Values values, Values partners, SmallSet used, const Visit& visit) {
  const std::vector<SmallSet>& pairs = sets[static_cast<std::size_t>(std::countr_zero(values))];
  values &= values - 1;
  for (partners &= values; partners != 0; partners &= partners - 1) {
    const int other = std::countr_zero(partners);
    const SmallSet pair = pairs[static_cast<std::size_t>(other)];
    if ((pair & used) == 0) visit(other, values ^ value(other), pair);
  }
}

}  // namespace

// Lists the pairings of large values as sets of elements.
class LargePairings {
 public:
  explicit LargePairings(const PairingCut& cut) : sets_(sets_of_pairs(cut, elements(cut))) {
    tabulate(cut.large);
  }

  const std::vector<SmallSet>& list(Values values) {
    list_.clear();
    if (const int size = std::popcount(values); size < ending)
      list_all(values, 0, list_);
    else
      list_by_endings(values, size, 0);
    return list_;
  }

 private:
  static constexpr int ending = 6;  // values
  static constexpr int low = 12;

  void list_all(Values values, SmallSet used, std::vector<SmallSet>& list) const {
    if (values == 0)
      list.push_back(used);
    else
      for_each_pair(sets_, values, values, used,
                    [&](int, Values rest, SmallSet pair) { list_all(rest, used | pair, list); });
  }

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
      rank_high_.push_back(static_cast<std::uint32_t>(begin_.size()));
      for (Values values = high << low; values <= (high << low | first_values(std::min(low, large)));
           ++values)
        if (std::popcount(values) == ending) {
          begin_.push_back(static_cast<std::uint32_t>(endings_.size()));
          list_all(values, 0, endings_);
        }
    }
    begin_.push_back(static_cast<std::uint32_t>(endings_.size()));
  }

  void list_by_endings(Values values, int size, SmallSet used) {
    if (size > ending) {
      for_each_pair(sets_, values, values, used,
                    [&](int, Values rest, SmallSet pair) { list_by_endings(rest, size - 2, used | pair); });
      return;
    }
    const std::size_t place = rank(values);
    std::size_t listed = list_.size();
    list_.resize(listed + begin_[place + 1] - begin_[place]);
    for (std::size_t i = begin_[place]; i < begin_[place + 1]; ++i) {
      list_[listed] = endings_[i] | used;
      listed += (endings_[i] & used) == 0 ? 1 : 0;
    }
    list_.resize(listed);
  }

  PairSets sets_;
  std::vector<std::uint32_t> rank_low_;
  std::vector<std::uint32_t> rank_high_;
  std::vector<std::uint32_t> begin_;  // by rank, then the end
  std::vector<SmallSet> endings_;
  std::vector<SmallSet> list_;
};

// Makes the tree of the pairings of mixed values: large values in order, each with a small one, then pairs of
// small values.
class MixedPairings {
 public:
  explicit MixedPairings(const PairingCut& cut)
      : large_(cut.large),
        small_(cut.small),
        elements_(sets_of_pairs(cut, elements(cut))),
        numbers_(sets_of_pairs(cut, numbers_below_64(cut))),
        pieces_(elements_.size(), std::vector<std::uint16_t>(elements_.size(), 0)) {}

  const UnionTree& tree(Values values) {
    tree_.clear();
    for (Values rest = values; rest != 0; rest &= rest - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(rest));
      for_each_pair(numbers_, rest, partners(rest), 0, [&](int other, Values, SmallSet) {
        const auto j = static_cast<std::size_t>(other);
        pieces_[i][j] = static_cast<std::uint16_t>(tree_.add_piece(elements_[i][j]));
      });
    }
    tabulate_endings(values);
    common_ = 0;
    grow(values, std::popcount(values), 0, 0);
    return tree_;
  }

 private:
  struct Ending {
    SmallSet numbers;
    UnionTree::Leaf pieces;
  };

  // Pairs with a small value use no other numbers.
  static std::vector<int> numbers_below_64(const PairingCut& cut) {
    std::vector<int> element_of(static_cast<std::size_t>(cut.n + 1), -1);
    for (std::size_t number = 0; number < std::min<std::size_t>(64, element_of.size()); ++number)
      element_of[number] = static_cast<int>(number);
    return element_of;
  }

  // The values with which the first one may be paired.
  Values partners(Values values) const {
    const bool is_large = (values & first_values(large_)) != 0;
    return is_large ? values & ~first_values(large_) : values;
  }

  std::uint16_t piece_of(Values values, int other) const {
    return pieces_[static_cast<std::size_t>(std::countr_zero(values))][static_cast<std::size_t>(other)];
  }

  void list_endings(Values values, SmallSet used, UnionTree::Leaf pieces, int pairs) {
    if (values == 0)
      endings_.push_back({used, pieces});
    else
      for_each_pair(numbers_, values, partners(values), used, [&](int other, Values rest, SmallSet pair) {
        list_endings(rest, used | pair, pieces | UnionTree::Leaf{piece_of(values, other)} << (16 * pairs),
                     pairs + 1);
      });
  }

  // The endings of all pairings of these values have the same large values and different small ones.
  void tabulate_endings(Values values) {
    const int size = std::popcount(values);
    ending_ = std::min(size, 2 * UnionTree::leaf_pieces);
    Values large = values & first_values(large_);
    const int pairs_of_small = (small_ - std::popcount(large)) / 2;
    const int large_of_ending = std::max(0, ending_ / 2 - pairs_of_small);
    while (std::popcount(large) > large_of_ending) large &= large - 1;
    begin_.clear();
    endings_.clear();
    for (Values small = 0; small <= first_values(small_); ++small) {
      begin_.push_back(static_cast<std::uint32_t>(endings_.size()));
      if (std::popcount(small) == ending_ - large_of_ending) list_endings(small << large_ | large, 0, 0, 0);
    }
    begin_.push_back(static_cast<std::uint32_t>(endings_.size()));
  }

  void grow(Values values, int size, SmallSet used, std::size_t depth) {
    if (size > ending_) {
      for_each_pair(numbers_, values, partners(values), used, [&](int other, Values rest, SmallSet pair) {
        path_[depth] = piece_of(values, other);
        common_ = std::min(common_, depth);
        grow(rest, size - 2, used | pair, depth + 1);
      });
      return;
    }
    const std::size_t begin = begin_[values >> large_];
    const std::size_t end = begin_[(values >> large_) + 1];
    if (leaves_.size() < end - begin) leaves_.resize(end - begin);
    std::size_t leaves = 0;
    for (std::size_t i = begin; i < end; ++i) {
      leaves_[leaves] = endings_[i].pieces;
      leaves += (endings_[i].numbers & used) == 0 ? 1 : 0;
    }
    if (leaves == 0) return;
    tree_.add(std::span(path_).first(depth), common_, std::span(leaves_).first(leaves));
    common_ = depth;
  }

  int large_;
  int small_;
  PairSets elements_;
  PairSets numbers_;
  std::vector<std::vector<std::uint16_t>> pieces_;  // of the tree, by i and j
  int ending_ = 0;                                  // values
  std::vector<std::uint32_t> begin_;                // by the set of small values, then the end
  std::vector<Ending> endings_;
  std::vector<UnionTree::Leaf> leaves_;
  std::array<std::uint16_t, UnionTree::max_depth> path_{};
  std::size_t common_ = 0;
  UnionTree tree_;
};

struct Lists {
  Values all;
  LargePairings large;
  MixedPairings mixed;
  DisjointSets disjoint;
};

}  // namespace pairings

PairingCut pairing_cut(int n) {
  const int values = n / 4 * 2;
  PairingCut cut = {.n = n};
  // By measurement: with fewer small values there are fewer mixed pairings and more large ones.
  for (cut.small = (3 * values + 8) / 10;; ++cut.small) {
    cut.large = values - cut.small;
    const std::vector<int> element_of = pairings::elements(cut);
    if (std::count(element_of.begin(), element_of.end(), -1) + 64 >= std::ssize(element_of)) return cut;
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
    : lists_(new pairings::Lists{pairings::first_values(cut.large + cut.small), pairings::LargePairings(cut),
                                 pairings::MixedPairings(cut), DisjointSets(kernel)}) {}

PairingJoin::~PairingJoin() = default;

std::uint64_t PairingJoin::count(PairingSplit split) {
  const std::vector<SmallSet>& large = lists_->large.list(split);
  return large.empty() ? 0 : lists_->disjoint.count(lists_->mixed.tree(lists_->all ^ split), large);
}

std::uint64_t PairingJoin::pair_blocks() const { return lists_->disjoint.pair_blocks(); }

}  // namespace eightfold
