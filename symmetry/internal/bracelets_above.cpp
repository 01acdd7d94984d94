// Counts the bracelets that are greater than a given one, without listing them.
//
// Let w be the prefix. A closed chain counts if w is less than all its rotations, read forwards and
// backwards. Chains are built bead by bead, and two numbers suffice to see whether a word that is not greater
// than w appears in them:
//   - Forwards: how many beads of w the last beads agree with. A lesser bead than the next one of w is
//     forbidden, as is the last bead of w; after a greater one the agreement begins again
//     (necklaces_above.cpp).
//   - Backwards: the rank of the beads read, in reverse order, among the endings of w. It must be more than
//     that of w itself. The next rank follows from the rank and the next bead, as in a search in a compressed
//     suffix array: an ending c v is less than the reversal c x exactly if the ending v is less than x.
// The rank among the endings also decides how a word continues that has begun to agree with w.
//
// A chain that a rotation by k fixes is a closed walk of gcd(k, n) steps through these states. A walk through
// states that always agree with w would be w itself, so a walk begins anew somewhere, and is counted from
// there: for each state in which a walk can begin anew, by its steps, and for each position of the first bead
// of the chain in the first part of the walk. Most states with long agreement have one possible rank, since
// the reversal of most parts of w is not a part of w: there are about 2 n states, and not n^2. With s states,
// r of them at a beginning, the cost is O(r s n).
//
// A chain that a reflection fixes is read from one end of the axis to the other. At the first end the rank of
// the beads before it is unknown: reversed, they are the beads that follow. Hence these are split by the
// first position at which they determine their own rank (add_ranked_beginnings). The states are then known,
// and one walk of n/2 steps counts all chains, except those whose half agrees with a part of w throughout.
// There are at most n of these for each bead on the axis, and each is tested. At the second end, the word
// that has begun to agree with w is continued by its own reversal, so its rank decides. The cost is O(s n).
//
// Sources: Duncan Adamson, Argyrios Deligkas, Vladimir V. Gusev and Igor Potapov, "Ranking bracelets in
// polynomial time", CPM 2021, LIPIcs 191, from which the rank of the reversal among the parts of w comes.
// They rank a bracelet by the necklaces and palindromic necklaces below it and by those that enclose it, in
// O(k^2 n^4) steps; sums over the group are shorter. Paolo Ferragina and Giovanni Manzini, "Opportunistic
// data structures with applications", FOCS 2000: the step from rank to rank.
#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <vector>

#include "symmetry/internal/bracelet_states.hpp"
#include "symmetry/internal/chains_above.hpp"

namespace eightfold {
namespace {

using Chain = std::vector<int>;

// The ranks with which a closed walk can begin anew.
std::vector<std::size_t> beginnings(const BraceletStates& states) {
  std::set<std::size_t> ranks;
  for (int color = states.bead(0) + 1; color < states.colors(); ++color)
    for (std::size_t rank = 0; rank <= states.last_rank(); ++rank)
      if (const std::size_t next = states.next_rank(color, rank); states.is_alive(next)) ranks.insert(next);
  while (true) {
    BraceletGraph graph(states);
    for (const std::size_t rank : ranks) graph.number_of({0, rank});
    std::set<std::size_t> reached;
    for (std::size_t i = 0; i < graph.size(); ++i)
      for (const auto& step : graph.steps(i))
        if (graph.state(step.to).matched == 0) reached.insert(graph.state(step.to).rank);
    if (reached == ranks) return {ranks.begin(), ranks.end()};
    ranks = std::move(reached);
  }
}

// By the number of beads, to `beads`: the closed chains of so many beads that count.
std::vector<Wide> closed_chains(const BraceletStates& states, std::size_t beads) {
  BraceletGraph graph(states);
  const std::vector<std::size_t> ranks = beginnings(states);
  for (const std::size_t rank : ranks) graph.number_of({0, rank});
  std::vector<Wide> closed(beads + 1, 0);
  for (const std::size_t rank : ranks) {
    const std::size_t start = graph.number_of({0, rank});
    std::vector<Wide> before(graph.size(), 0);  // of walks that began anew after the start
    std::vector<Wide> after(graph.size(), 0);
    std::optional<std::size_t> first_part = start;  // the state of the walk that has not
    for (std::size_t d = 1; d <= beads; ++d) {
      graph.advance(before, after);
      std::optional<std::size_t> agreeing;
      if (first_part) {
        for (const auto& [to, ways] : graph.steps(*first_part))
          if (graph.state(to).matched == 0)
            after[to] += d * ways;
          else
            agreeing = to;
      }
      first_part = agreeing;
      closed[d] += after[start];
      before.swap(after);
    }
  }
  return closed;
}

// The chains that count and that a reflection fixes. They are determined by the beads from one end of its
// axis to the other.
class PalindromicChains {
 public:
  // `first_bead` and `last_bead`: whether there is a bead at each end of the axis, or a gap.
  PalindromicChains(const BraceletStates& states, int beads, bool first_bead, bool last_bead)
      : states_(states),
        graph_(states),
        length_(static_cast<std::size_t>(beads + (last_bead ? 1 : 0) - (first_bead ? 1 : 0)) / 2),
        first_bead_(first_bead),
        last_bead_(last_bead),
        ranked_(length_ - (last_bead ? 1 : 0)) {}

  Wide number() {
    for (std::size_t rank = 1; rank <= states_.last_rank(); ++rank)
      if (states_.is_alive(rank)) add_ranked_beginnings(rank);
    return number_ + walks() + unranked();
  }

 private:
  using Reached = std::vector<WeightedState>;

  // After the bead at the first end, if there is one.
  Reached first_states(std::size_t rank) const {
    const BraceletState start = {0, rank};
    return first_bead_ ? states_.read_one_of(start, 0, states_.colors()) : Reached{{start, 1}};
  }

  void read_all(Reached& reached, int color) const {
    std::erase_if(reached, [&](WeightedState& one) { return !states_.read(one.state, color); });
  }

  // The beads after the first end have this rank if they are between two endings of w that are adjacent in
  // order. Both endings are followed bead by bead, and each bead that leaves them determines the rank.
  void add_ranked_beginnings(std::size_t rank) {
    const std::size_t lower = rank - 1;
    const std::size_t upper = rank;
    Reached common = first_states(rank);
    std::size_t at = 0;
    while (at < length_ && states_.bead_of_ending(lower, at) == states_.bead_of_ending(upper, at))
      read_all(common, states_.bead_of_ending(lower, at++));
    if (at == length_) return;
    const int from = states_.bead_of_ending(lower, at);
    const int until = states_.bead_of_ending(upper, at);
    leave(common, at, from + 1, until);
    const auto follow = [&](std::size_t ending, auto leave_at) {
      Reached reached = common;
      for (std::size_t i = at;; read_all(reached, states_.bead_of_ending(ending, i++))) {
        if (i == length_ || reached.empty()) return;
        const int bead = states_.bead_of_ending(ending, i);
        if (i > at) leave_at(reached, i, bead);
        if (bead == states_.colors()) return;
      }
    };
    follow(lower, [&](const Reached& reached, std::size_t i, int bead) {
      leave(reached, i, bead + 1, states_.colors());
    });
    follow(upper, [&](const Reached& reached, std::size_t i, int bead) { leave(reached, i, 0, bead); });
  }

  // Reads one of the colors [from, until) as the bead after the first `at`.
  void leave(const Reached& reached, std::size_t at, int from, int until) {
    for (const auto& [state, ways] : reached)
      if (last_bead_ && at + 1 == length_)
        number_ += ways * ways_to_close(state, from, until);
      else
        for (const auto& [next, more] : states_.read_one_of(state, from, until))
          ranked_[at].push_back({next, ways * more});
  }

  // Whether the words that have begun to agree with w are greater, continued by their reversal after a bead
  // on the axis.
  bool is_closed_by(const BraceletState& state, int color) const {
    BraceletState next = state;
    if (!states_.read(next, color)) return false;
    return next.matched == 0 || states_.exceeds_ending(state.rank, next.matched);
  }

  // By reading one of the colors [from, until).
  Wide ways_to_close(const BraceletState& state, int from, int until) const {
    Wide ways = 0;
    for (int color = from; color < until; ++color) ways += is_closed_by(state, color) ? 1 : 0;
    return ways;
  }

  Wide ways_to_close(const BraceletState& state) const {
    if (last_bead_) return ways_to_close(state, 0, states_.colors());
    return states_.exceeds_ending(state.rank, state.matched) ? 1 : 0;
  }

  Wide walks() {
    for (const Reached& reached : ranked_)
      for (const WeightedState& one : reached) graph_.number_of(one.state);
    std::vector<Wide> before(graph_.size(), 0);
    std::vector<Wide> after(graph_.size(), 0);
    for (const Reached& reached : ranked_) {
      graph_.advance(before, after);
      for (const auto& [state, ways] : reached) after[graph_.number_of(state)] += ways;
      before.swap(after);
    }
    Wide sum = 0;
    for (std::size_t i = 0; i < before.size(); ++i)
      if (before[i] != 0) sum += before[i] * ways_to_close(graph_.state(i));
    return sum;
  }

  // Chains whose half is a part of w.
  Wide unranked() const {
    std::set<Chain> halves;
    for (std::size_t first = 0; first + length_ <= states_.length(); ++first) {
      Chain half;
      for (std::size_t i = 0; i < length_; ++i) half.push_back(states_.bead(first + i));
      halves.insert(half);
    }
    Wide number = 0;
    for (const Chain& half : halves)
      for (int color = 0; color < (first_bead_ ? states_.colors() : 1); ++color)
        if (is_above(unfolded(half, color))) ++number;
    return number;
  }

  Chain unfolded(const Chain& half, int first_bead) const {
    Chain chain = half;
    chain.insert(chain.end(), half.rbegin() + (last_bead_ ? 1 : 0), half.rend());
    if (first_bead_) chain.push_back(first_bead);
    return chain;
  }

  // Whether all rotations of a closed chain are greater than w.
  bool is_above(const Chain& chain) const {
    std::size_t matched = 0;
    for (std::size_t i = 0; i < 2 * chain.size(); ++i) {
      const int bead = chain[i % chain.size()];
      if (bead < states_.bead(matched)) return false;
      matched = bead == states_.bead(matched) ? matched + 1 : 0;
      if (matched == states_.length()) return false;
    }
    return true;
  }

  const BraceletStates& states_;
  BraceletGraph graph_;
  std::size_t length_;  // beads to read
  bool first_bead_;
  bool last_bead_;
  // By the number of beads read, from 1: the states in which the rank is known first. A last bead on the axis
  // closes the chain and leads to no state.
  std::vector<Reached> ranked_;
  Wide number_ = 0;
};

}  // namespace

Wide bracelets_above(const ChainSize& size, std::span<const int> prefix) {
  const BraceletStates states(prefix, size.colors);
  const int n = size.beads;
  const std::vector<Wide> closed = closed_chains(states, static_cast<std::size_t>(n));
  Wide sum = 0;
  for (int k = 0; k < n; ++k) sum += closed[static_cast<std::size_t>(std::gcd(k, n))];
  const auto palindromic = [&](bool first_bead, bool last_bead) {
    return PalindromicChains(states, n, first_bead, last_bead).number();
  };
  if (n % 2 == 1) return sum + static_cast<Wide>(n) * palindromic(false, true);
  return sum + static_cast<Wide>(n / 2) * (palindromic(false, false) + palindromic(true, true));
}

}  // namespace eightfold
