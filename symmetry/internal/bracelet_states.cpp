#include "symmetry/internal/bracelet_states.hpp"

#include <algorithm>
#include <numeric>

namespace eightfold {

BraceletStates::BraceletStates(std::span<const int> word, int colors)
    : word_(word.begin(), word.end()), colors_(colors), ending_(word.size()), position_(word.size()) {
  std::iota(ending_.begin(), ending_.end(), std::size_t{0});
  std::sort(ending_.begin(), ending_.end(), [&](std::size_t a, std::size_t b) {
    while (a < word_.size() && b < word_.size() && word_[a] == word_[b]) ++a, ++b;
    return a < word_.size() && (b == word_.size() || word_[a] < word_[b]);
  });
  for (std::size_t position = 0; const std::size_t first : ending_) position_[first] = position++;

  // An ending that begins with the bead just read is less if its other beads are less than those read before.
  // Others are less if they begin with a lesser color.
  std::vector<std::size_t> of_color(static_cast<std::size_t>(colors_), 0);
  for (const int color : word_) ++of_color[static_cast<std::size_t>(color)];
  std::size_t of_lesser_color = 0;
  for (int color = 0; color < colors_; ++color) {
    std::size_t rank = of_lesser_color;
    next_rank_.push_back(rank);
    for (const std::size_t first : ending_) {
      if (first > 0 && word_[first - 1] == color) ++rank;
      next_rank_.push_back(rank);
    }
    of_lesser_color += of_color[static_cast<std::size_t>(color)];
  }
}

int BraceletStates::bead_of_ending(std::size_t position, std::size_t at) const {
  if (position == last_rank()) return colors_;
  const std::size_t i = ending_[position] + at;
  return i < word_.size() ? word_[i] : colors_;
}

bool BraceletStates::read(BraceletState& state, int color) const {
  const int expected = word_[state.matched];
  if (color < expected) return false;
  state.matched = color == expected ? state.matched + 1 : 0;
  state.rank = next_rank(color, state.rank);
  return state.matched < word_.size() && is_alive(state.rank);
}

// Few ranks are possible, so most colors lead to the same state as the one before.
std::vector<WeightedState> BraceletStates::read_one_of(const BraceletState& state, int from,
                                                       int until) const {
  std::vector<WeightedState> result;
  for (int color = std::max(from, word_[state.matched]); color < until; ++color) {
    BraceletState next = state;
    if (!read(next, color)) continue;
    if (!result.empty() && result.back().state == next)
      ++result.back().ways;
    else
      result.push_back({next, 1});
  }
  return result;
}

std::size_t BraceletGraph::find(const BraceletState& state) {
  std::size_t& number = number_[state.matched * (states_.last_rank() + 1) + state.rank];
  if (number == none) {
    number = found_.size();
    found_.push_back(state);
  }
  return number;
}

std::size_t BraceletGraph::number_of(const BraceletState& state) {
  const std::size_t number = find(state);
  while (first_step_.size() <= found_.size()) {
    for (const auto& [to, ways] : states_.read_one_of(found_[first_step_.size() - 1], 0, states_.colors()))
      steps_.push_back({static_cast<std::uint32_t>(find(to)), ways});
    first_step_.push_back(static_cast<std::ptrdiff_t>(steps_.size()));
  }
  return number;
}

void BraceletGraph::advance(const std::vector<Wide>& before, std::vector<Wide>& after) const {
  std::fill(after.begin(), after.end(), 0);
  for (std::size_t i = 0; i < before.size(); ++i)
    if (before[i] != 0)
      for (const Step& step : steps(i)) after[step.to] += step.ways * before[i];
}

}  // namespace eightfold
