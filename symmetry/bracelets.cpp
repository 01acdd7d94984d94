// The least of a chain's rotations and reflections, for every class, after Sawada ("Generating bracelets in
// constant amortized time", SIAM Journal on Computing 31, 2001).
//
// A bracelet is a necklace that no reflection makes less. Its reflections are: turn the first t beads around,
// then the others, for each t. So necklaces are built bead by bead, and as soon as t beads stand they are
// held against their own reversal.
//   - The reversal is less: no completion is a bracelet, and the search turns back.
//   - It is greater: this reflection makes no completion less.
//   - They are the same: the beads after t decide, which must not be greater than their reversal. Of several
//     such t the last decides for all (Sawada's theorem), so one number and one flag remember them.
// The reversal can be as small as the prefix only if as many beads of the first color end the prefix as begin
// it. That makes comparisons so rare that each bracelet costs constant time on average. Recursion goes as
// deep as the chain has beads.
#include <compare>
#include <vector>

#include "symmetry/necklaces.hpp"

namespace eightfold {
namespace {

class BraceletSearch {
 public:
  BraceletSearch(const ChainSize& size, const ChainVisitor& visit)
      : beads_(static_cast<std::size_t>(size.beads)), colors_(size.colors), visit_(visit), chain_(beads_) {}

  void run() {
    for (chain_[0] = 0; chain_[0] < colors_; ++chain_[0])
      if (!complete({})) return;
  }

 private:
  // What the beads that stand say of their completions.
  struct Prefix {
    std::size_t length = 1;
    std::size_t period =
        1;  // the prefix repeats its first `period` beads, which are less than their rotations
    std::size_t leading = 1;        // so many beads of the first color begin it
    std::size_t trailing = 1;       // so many end it
    std::size_t palindrome = 1;     // the longest of its beginnings that is its own reversal
    bool reversal_is_less = false;  // of the beads after the palindrome, as far as both ends of them stand
  };

  // Visits all bracelets that begin so. False if the visitor stopped.
  bool complete(Prefix prefix) {
    compare_last_bead_with_its_mirror_image(prefix);
    if (prefix.length == beads_) {
      const bool is_bracelet = beads_ % prefix.period == 0 && !prefix.reversal_is_less;
      return !is_bracelet || visit_(chain_);
    }
    const int least = chain_[prefix.length - prefix.period];
    for (int color = least; color < colors_; ++color) {
      chain_[prefix.length] = color;
      Prefix longer = prefix;
      ++longer.length;
      if (color != least) longer.period = longer.length;
      if (color == chain_[0]) {
        ++longer.trailing;
        if (longer.trailing > longer.leading) ++longer.leading;  // no other color stands yet
      } else {
        longer.trailing = 0;
      }
      if (longer.trailing == longer.leading) {
        const auto reversal = compare_reversal(longer);
        if (reversal < 0) continue;
        if (reversal == 0) {
          longer.palindrome = longer.length;
          longer.reversal_is_less = false;
        }
      }
      if (!complete(longer)) return false;
    }
    return true;
  }

  // The beads after the palindrome are compared with their reversal from the middle outwards: what is further
  // out stands later and outweighs what is further in.
  void compare_last_bead_with_its_mirror_image(Prefix& prefix) const {
    const std::size_t last = prefix.length - 1;
    const std::size_t mirror_image = beads_ - 1 - last + prefix.palindrome;
    if (mirror_image < last && chain_[last] != chain_[mirror_image])
      prefix.reversal_is_less = chain_[last] < chain_[mirror_image];
  }

  // The reversal of the prefix against the prefix, whose beginning and end are known to be the same.
  std::strong_ordering compare_reversal(const Prefix& prefix) const {
    for (std::size_t i = prefix.leading; i < prefix.length / 2; ++i) {
      const auto order = chain_[prefix.length - 1 - i] <=> chain_[i];
      if (order != 0) return order;
    }
    return std::strong_ordering::equal;
  }

  std::size_t beads_;
  int colors_;
  const ChainVisitor& visit_;
  std::vector<int> chain_;
};

}  // namespace

void visit_bracelets(const ChainSize& size, const ChainVisitor& visit) { BraceletSearch(size, visit).run(); }

}  // namespace eightfold
