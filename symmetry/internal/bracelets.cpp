// Lists the least chain of every class up to rotation and reflection.
//
// A bracelet is a necklace that no reflection makes smaller. Every reflection reverses the first t beads and
// the other beads, for some t. Necklaces are built bead by bead, and each prefix of t beads is compared with
// its reversal:
//   - The reversal is smaller: no completion is a bracelet, and the search backtracks.
//   - The reversal is greater: this reflection makes no completion smaller.
//   - They are equal: the beads after t decide; they must not be greater than their reversal. Among several
//     such t the last one decides for all (Sawada's theorem), so one number and one flag suffice.
// The reversal can be as small as the prefix only if the prefix ends with as many beads of the first color as
// it begins with. Comparisons are therefore rare, and a bracelet takes constant amortized time. Filtering
// necklaces by comparing each with its reflections would take time linear in the beads. The depth of the
// recursion is the number of beads.
//
// Source: Joe Sawada, "Generating bracelets in constant amortized time", SIAM Journal on Computing 31, 2001.
#include <compare>
#include <vector>

#include "symmetry/internal/necklaces.hpp"

namespace eightfold {
namespace {

class BraceletSearch {
 public:
  BraceletSearch(std::vector<int> first, int colors, const ChainVisit& visit)
      : beads_(first.size()), colors_(colors), visit_(visit), chain_(std::move(first)) {}

  void run() {
    for (; chain_[0] < colors_; ++chain_[0])
      if (!complete({})) return;
  }

 private:
  // What is known about all completions of the placed beads.
  struct Prefix {
    std::size_t length = 1;
    std::size_t period =
        1;  // the prefix repeats its first `period` beads, which are less than their other rotations
    std::size_t leading = 1;        // number of beads of the first color at its beginning
    std::size_t trailing = 1;       // and at its end
    std::size_t palindrome = 1;     // length of the longest prefix that equals its reversal
    bool reversal_is_less = false;  // of the beads after the palindrome that are placed at both ends
  };

  // Visits all bracelets with this prefix. False if the visitor stopped.
  bool complete(Prefix prefix) {
    compare_last_bead_with_its_mirror_image(prefix);
    if (prefix.length == beads_) {
      is_resuming_ = false;
      const bool is_bracelet = beads_ % prefix.period == 0 && !prefix.reversal_is_less;
      return !is_bracelet || visit_(chain_);
    }
    const int least = chain_[prefix.length - prefix.period];
    for (int color = is_resuming_ ? chain_[prefix.length] : least; color < colors_; ++color) {
      chain_[prefix.length] = color;
      Prefix longer = prefix;
      ++longer.length;
      if (color != least) longer.period = longer.length;
      if (color == chain_[0]) {
        ++longer.trailing;
        if (longer.trailing > longer.leading) ++longer.leading;  // all beads have this color
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

  // Compares the beads after the palindrome with their reversal from the middle outwards. Outer pairs are
  // compared later and take precedence.
  void compare_last_bead_with_its_mirror_image(Prefix& prefix) const {
    const std::size_t last = prefix.length - 1;
    const std::size_t mirror_image = beads_ - 1 - last + prefix.palindrome;
    if (mirror_image < last && chain_[last] != chain_[mirror_image])
      prefix.reversal_is_less = chain_[last] < chain_[mirror_image];
  }

  // Compares the reversal of the prefix with the prefix. Their leading beads are known to be equal.
  std::strong_ordering compare_reversal(const Prefix& prefix) const {
    for (std::size_t i = prefix.leading; i < prefix.length / 2; ++i) {
      const auto order = chain_[prefix.length - 1 - i] <=> chain_[i];
      if (order != 0) return order;
    }
    return std::strong_ordering::equal;
  }

  std::size_t beads_;
  int colors_;
  const ChainVisit& visit_;
  std::vector<int> chain_;
  bool is_resuming_ = true;  // the placed beads begin the first bracelet to visit, whose beads are in chain_
};

}  // namespace

void visit_bracelets(std::vector<int> first, int colors, const ChainVisit& visit) {
  BraceletSearch(std::move(first), colors, visit).run();
}

}  // namespace eightfold
