// Lists the least chain of every class up to rotation and reflection; and with a content, which is a number
// of beads of each color, also up to rotation only.
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
// With a content, a bead has one of the colors that are left, which are in a linked list. Two observations
// keep the number of prefixes for each chain small: later runs of the first color are at most as long as the
// one at the beginning, so there must be room for the beads of that color that are left; and if all beads
// that are left have the last color, they complete the chain at once. Without the first, most prefixes of the
// content 58, 1, 1 lead nowhere; without the second, the content 1, 1, 58 takes 30 prefixes for each chain.
//
// Sources: Joe Sawada, "Generating bracelets in constant amortized time", SIAM Journal on Computing 31, 2001,
// and "A fast algorithm to generate necklaces with fixed content", Theoretical Computer Science 301, 2003;
// S. Karim, J. Sawada, Z. Alamgir and S. M. Husnine, "Generating bracelets with fixed content", Theoretical
// Computer Science 475, 2013. Their lists are in reverse order. The bound on runs is not from there.
#include "symmetry/internal/chain_tree.hpp"

#include <algorithm>
#include <compare>
#include <optional>
#include <utility>
#include <vector>

namespace eightfold {
namespace {

using Chain = std::vector<int>;

// The colors of the next bead if any number of beads may have each color.
class AllColors {
 public:
  static constexpr bool has_content = false;

  explicit AllColors(const ChainSize& size) : colors_(size.colors) {}

  [[nodiscard]] int end() const { return colors_; }
  static int least() { return 0; }
  static int greatest() { return -1; }
  static int next(int color) { return color + 1; }
  static int beads(int /*color*/) { return 0; }
  static int from(int color) { return color; }
  void take(int /*color*/) {}
  void put_back(int /*color*/) {}

 private:
  int colors_;
};

// The colors of the beads of a content that are not placed, linked in increasing order.
class ColorsLeft {
 public:
  static constexpr bool has_content = true;

  explicit ColorsLeft(const ChainSize& size)
      : colors_(size.colors), beads_(size.content), links_(at(size.colors) + 1) {
    int last = colors_;  // the end of the list, which is also its beginning
    for (int color = 0; color < colors_; ++color)
      if (beads(color) > 0) {
        links_[at(last)].next = color;
        links_[at(color)].previous = last;
        last = color;
      }
    links_[at(last)].next = colors_;
    links_[at(colors_)].previous = last;
  }

  [[nodiscard]] int end() const { return colors_; }
  [[nodiscard]] int least() const { return next(colors_); }
  [[nodiscard]] int greatest() const { return links_[at(colors_)].previous; }
  [[nodiscard]] int next(int color) const { return links_[at(color)].next; }
  [[nodiscard]] int beads(int color) const { return beads_[at(color)]; }

  // The least color from this one on.
  [[nodiscard]] int from(int color) const {
    if (beads(color) > 0) return color;
    int found = colors_;
    while (links_[at(found)].previous != colors_ && links_[at(found)].previous > color)
      found = links_[at(found)].previous;
    return found;
  }

  void take(int color) {
    if (--beads_[at(color)] > 0) return;
    const auto [next, previous] = links_[at(color)];
    links_[at(next)].previous = previous;
    links_[at(previous)].next = next;
  }

  // Reverses the last take() that has not been reversed.
  void put_back(int color) {
    if (++beads_[at(color)] > 1) return;
    const auto [next, previous] = links_[at(color)];
    links_[at(next)].previous = color;
    links_[at(previous)].next = color;
  }

 private:
  static std::size_t at(int color) { return static_cast<std::size_t>(color); }

  struct Link {
    int next = 0;
    int previous = 0;
  };
  int colors_;
  std::vector<int> beads_;   // by color
  std::vector<Link> links_;  // by color, and at the end of the list
};

template <typename Colors>
class ChainTree {
 public:
  // Begins with the chain `first`, or with the first one of all.
  ChainTree(const ChainSize& size, std::optional<Chain> first, bool reflections, const ChainVisit& visit)
      : beads_(static_cast<std::size_t>(size.beads)),
        reflections_(reflections),
        is_resuming_(first.has_value()),
        visit_(visit),
        chain_(first ? *std::move(first) : Chain(beads_, 0)),
        left_(size) {
    if (!is_resuming_) chain_[0] = left_.least();
  }

  void run() {
    while (chain_[0] < left_.end()) {
      const int first = chain_[0];
      others_left_ = static_cast<int>(beads_) - left_.beads(first);
      const int next = left_.next(first);
      left_.take(first);
      const bool goes_on = complete({});
      left_.put_back(first);
      if (!goes_on || Colors::has_content) return;
      chain_[0] = next;
    }
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

  // Visits all chains with this prefix. False if the visitor stopped.
  bool complete(Prefix prefix) {
    if (reflections_) compare_last_bead_with_its_mirror_image(prefix);
    if (prefix.length == beads_) return visit_if(prefix.period, prefix.reversal_is_less);
    if (Colors::has_content && left_.least() == left_.greatest()) return complete_with(left_.least(), prefix);
    const int least = chain_[prefix.length - prefix.period];
    int color = is_resuming_ ? chain_[prefix.length] : left_.from(least);
    for (; color < left_.end(); color = left_.next(color)) {
      Prefix longer = prefix;
      ++longer.length;
      if (color != least) longer.period = longer.length;
      if (color == chain_[0]) {
        ++longer.trailing;
        if (longer.trailing > longer.leading) ++longer.leading;  // all beads have this color
      } else {
        longer.trailing = 0;
      }
      if (Colors::has_content && !has_room(longer, color)) continue;
      chain_[prefix.length] = color;
      if (reflections_ && longer.trailing == longer.leading) {
        const auto reversal = compare_reversal(longer);
        if (reversal < 0) continue;
        if (reversal == 0) {
          longer.palindrome = longer.length;
          longer.reversal_is_less = false;
        }
      }
      if (!visit_all_after(color, longer)) return false;
    }
    return true;
  }

  bool visit_all_after(int color, const Prefix& longer) {
    const int other = color == chain_[0] ? 0 : 1;
    if constexpr (!Colors::has_content) return complete(longer);
    left_.take(color);
    others_left_ -= other;
    const bool goes_on = complete(longer);
    others_left_ += other;
    left_.put_back(color);
    return goes_on;
  }

  bool visit_if(std::size_t period, bool reversal_is_less) {
    is_resuming_ = false;
    return beads_ % period != 0 || reversal_is_less || visit_(chain_);
  }

  // Whether there is room for the beads of the first color: before each of the other beads that are left. A
  // run is at most as long as the one at the beginning, which may become longer if there is no other bead.
  bool has_room(const Prefix& longer, int color) const {
    if (longer.leading == longer.length) return true;
    const bool is_first = color == chain_[0];
    const auto runs = static_cast<long>(others_left_ - (is_first ? 0 : 1));
    const long beads = left_.beads(chain_[0]) - (is_first ? 1 : 0);
    const auto leading = static_cast<long>(longer.leading);
    return beads == 0 || (runs > 0 && beads <= runs * leading - static_cast<long>(longer.trailing));
  }

  // All beads that are left have one color. If it is not that of the first bead, it is greater, or there is
  // no chain: each of these beads must be at least the one a period before it.
  bool complete_with(int color, const Prefix& prefix) {
    std::size_t at = prefix.length;
    for (; at < beads_ && chain_[at - prefix.period] == color; ++at) chain_[at] = color;
    if (at < beads_ && color < chain_[at - prefix.period]) {
      is_resuming_ = false;
      return true;
    }
    const std::size_t period = at < beads_ ? beads_ : prefix.period;
    std::fill(chain_.begin() + static_cast<std::ptrdiff_t>(at), chain_.end(), color);
    bool reversal_is_less = prefix.reversal_is_less;
    for (std::size_t last = beads_ - 1, first = prefix.palindrome; last >= prefix.length && first < last;
         --last, ++first)
      if (reflections_ && chain_[first] != color) {  // the outermost pair that differs decides
        reversal_is_less = color < chain_[first];
        break;
      }
    return visit_if(period, reversal_is_less);
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
  bool reflections_;
  bool is_resuming_;  // the placed beads begin the first chain to visit, whose beads are in chain_
  const ChainVisit& visit_;
  Chain chain_;
  Colors left_;
  int others_left_ = 0;  // beads of other colors than the first one
};

}  // namespace

void visit_chain_tree(const ChainSize& size, std::optional<Chain> first, bool reflections,
                      const ChainVisit& visit) {
  if (size.content.empty())
    ChainTree<AllColors>(size, std::move(first), reflections, visit).run();
  else
    ChainTree<ColorsLeft>(size, std::move(first), reflections, visit).run();
}

}  // namespace eightfold
