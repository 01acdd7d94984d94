#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "symmetry/internal/chains_above.hpp"

namespace eightfold {

/// What the beads read so far determine, compared with a word w: see bracelets_above.cpp.
struct BraceletState {
  std::size_t matched = 0;  ///< number of beads of w that the last beads read agree with
  std::size_t rank = 0;     ///< number of endings of w that are less than the beads read, backwards

  bool operator==(const BraceletState&) const = default;
};

/// A state that is reached in `ways` ways.
struct WeightedState {
  BraceletState state;
  std::uint32_t ways = 1;
};

/// The endings of a word w in lexicographic order, and the steps from state to state. An ending is followed
/// by a bead that is greater than every color, so it is greater than what it begins.
class BraceletStates {
 public:
  BraceletStates(std::span<const int> word, int colors);

  std::size_t length() const { return word_.size(); }
  int colors() const { return colors_; }
  int bead(std::size_t at) const { return word_[at]; }

  /// The greatest rank.
  std::size_t last_rank() const { return word_.size(); }

  /// Bead `at` of the ending with this position in the order, from 0. `colors()` after its last bead, and for
  /// the position last_rank(), which has no ending.
  int bead_of_ending(std::size_t position, std::size_t at) const;

  /// Whether the beads read, backwards, are greater than w.
  bool is_alive(std::size_t rank) const { return rank > position_[0]; }

  /// Whether, backwards, the beads of this rank are greater than the ending of w after `matched` beads.
  /// Precondition: matched < length().
  bool exceeds_ending(std::size_t rank, std::size_t matched) const { return rank > position_[matched]; }

  std::size_t next_rank(int color, std::size_t rank) const {
    return next_rank_[static_cast<std::size_t>(color) * (word_.size() + 1) + rank];
  }

  /// Reads one more bead. False if the beads read then contain a word that is not greater than w, forwards or
  /// backwards.
  bool read(BraceletState& state, int color) const;

  /// The states that are reached by reading a color in [from, until).
  std::vector<WeightedState> read_one_of(const BraceletState& state, int from, int until) const;

 private:
  std::vector<int> word_;
  int colors_;
  std::vector<std::size_t> ending_;     // the first bead of each ending, in order of the endings
  std::vector<std::size_t> position_;   // its inverse
  std::vector<std::size_t> next_rank_;  // by color and rank
};

/// States by number, and the steps from each to the next.
class BraceletGraph {
 public:
  struct Step {
    std::uint32_t to;
    std::uint32_t ways;
  };

  explicit BraceletGraph(const BraceletStates& states)
      : states_(states), number_((states.last_rank() + 1) * states.length(), none) {}

  /// Adds the state and those that can be reached from it, unless they are known.
  std::size_t number_of(const BraceletState& state);

  std::size_t size() const { return found_.size(); }
  const BraceletState& state(std::size_t number) const { return found_[number]; }
  std::span<const Step> steps(std::size_t number) const {
    return {steps_.data() + first_step_[number], steps_.data() + first_step_[number + 1]};
  }

  /// Sets `after`, by state, to the ways to reach it by one more step than in `before`.
  void advance(const std::vector<Wide>& before, std::vector<Wide>& after) const;

 private:
  static constexpr std::size_t none = ~std::size_t{0};

  std::size_t find(const BraceletState& state);

  const BraceletStates& states_;
  std::vector<std::size_t> number_;  // by matched and rank
  std::vector<BraceletState> found_;
  std::vector<Step> steps_;                       // of all states, in order of their numbers
  std::vector<std::ptrdiff_t> first_step_ = {0};  // by number
};

}  // namespace eightfold
