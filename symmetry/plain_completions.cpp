#include "symmetry/plain_completions.hpp"

#include "core/placement.hpp"

namespace eightfold {
namespace {

// Row by row from the top, a queen with its image.
class QueensWithImages {
 public:
  QueensWithImages(const SymmetricCover& solutions, const Cover::Partial& allowed)
      : solutions_(solutions), allowed_(allowed), n_(solutions.n) {
    const std::size_t lines = index(2 * n_);
    columns_.assign(lines, false);
    falling_.assign(lines, false);
    rising_.assign(lines, false);
    if (n_ % 2 == 1) put({n_ / 2, n_ / 2}, true);
  }

  std::uint64_t count(int row = 0) {
    if (row == n_ / 2) return 1;
    std::uint64_t found = 0;
    for (const std::uint16_t option : solutions_.cover.options_of(row)) {
      if (!solutions_.cover.allows(allowed_, option)) continue;
      const Square queen = {row, solutions_.pairs[option].second};
      const Square image = {n_ - 1 - queen.row, n_ - 1 - queen.column};
      if (!is_free(queen)) continue;
      put(queen, true);
      if (is_free(image)) {
        put(image, true);
        found += count(row + 1);
        put(image, false);
      }
      put(queen, false);
    }
    return found;
  }

 private:
  static std::size_t index(int line) { return static_cast<std::size_t>(line); }
  static std::size_t column(Square square) { return index(square.column); }
  std::size_t fall(Square square) const { return index(n_ + square.column - square.row); }
  static std::size_t rise(Square square) { return index(square.column + square.row); }

  bool is_free(Square square) const {
    return !columns_[column(square)] && !falling_[fall(square)] && !rising_[rise(square)];
  }
  void put(Square square, bool there) {
    columns_[column(square)] = there;
    falling_[fall(square)] = there;
    rising_[rise(square)] = there;
  }

  const SymmetricCover& solutions_;
  const Cover::Partial& allowed_;
  int n_;
  std::vector<bool> columns_, falling_, rising_;
};

// The greatest value that has no partner is given one after the other.
class Pairing {
 public:
  Pairing(const SymmetricCover& solutions, const Cover::Partial& allowed)
      : solutions_(solutions),
        allowed_(allowed),
        paired_(static_cast<std::size_t>(solutions.cover.items()), false),
        used_(static_cast<std::size_t>(solutions.n), false) {}

  std::uint64_t count() {
    std::size_t greatest = 0;
    while (greatest < paired_.size() && paired_[greatest]) ++greatest;
    if (greatest == paired_.size()) return 1;
    std::uint64_t found = 0;
    for (const std::uint16_t option : solutions_.cover.options_of(static_cast<int>(greatest))) {
      const auto [first, second] = solutions_.pairs[option];
      const auto partner = static_cast<std::size_t>(second);
      if (static_cast<std::size_t>(first) != greatest || paired_[partner]) continue;
      if (!solutions_.cover.allows(allowed_, option)) continue;
      const std::size_t half_sum = (value(greatest) + value(partner)) / 2;
      const std::size_t half_difference = (value(greatest) - value(partner)) / 2;
      if (used_[half_sum] || used_[half_difference]) continue;
      paired_[greatest] = paired_[partner] = used_[half_sum] = used_[half_difference] = true;
      found += count();
      paired_[greatest] = paired_[partner] = used_[half_sum] = used_[half_difference] = false;
    }
    return found;
  }

 private:
  std::size_t value(std::size_t place) const { return used_.size() - 1 - 2 * place; }

  const SymmetricCover& solutions_;
  const Cover::Partial& allowed_;
  std::vector<bool> paired_;  // by place
  std::vector<bool> used_;    // half-sums and half-differences
};

}  // namespace

std::uint64_t count_completions_plainly(const SymmetricCover& solutions, const Cover::Partial& allowed) {
  if (solutions.turn == Turn::half) return QueensWithImages(solutions, allowed).count();
  return Pairing(solutions, allowed).count();
}

}  // namespace eightfold
