#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace eightfold {

/// An exact cover problem with conflicts: choose options so that each item is covered by exactly one of them
/// and no two of them conflict. The n-queens puzzle is one (items: rows and columns; options: squares;
/// conflicts: diagonals), and so is the search for its symmetric solutions. In the terms of D. E. Knuth (The
/// Art of Computer Programming, Volume 4B, Section 7.2.2.1, 2022) the items here are primary, and conflicts
/// replace secondary items.
class Cover {
 public:
  static constexpr int max_items = 64;
  static constexpr int max_options_of_item = 64;
  static constexpr std::size_t max_options = 4096;

  /// A set of items, bit i for item i.
  using Items = std::uint64_t;

  /// A partial cover: what the chosen options leave.
  struct Partial {
    std::array<std::uint64_t, max_items> remaining{};  ///< by item, bit b for its b-th option
    Items covered = 0;
  };

  /// `options[o]` is the set of items that option o covers. Options that share an item exclude each other;
  /// `conflict(o, p)`, which must be symmetric, decides for the other pairs. Throws std::invalid_argument
  /// past the limits above, or if an option covers no item or an item outside 0..items-1.
  Cover(int items, std::vector<Items> options, const std::function<bool(std::size_t, std::size_t)>& conflict);

  [[nodiscard]] int items() const { return static_cast<int>(options_of_.size()); }
  [[nodiscard]] std::size_t options() const { return items_of_.size(); }
  [[nodiscard]] Items items_of(std::size_t option) const { return items_of_[option]; }
  /// The options that cover an item, in ascending order: bit b of Partial::remaining is the b-th of them.
  [[nodiscard]] std::span<const std::uint16_t> options_of(int item) const {
    return options_of_[static_cast<std::size_t>(item)];
  }
  /// For each item, the bits of its options that remain when `option` is chosen.
  [[nodiscard]] std::span<const std::uint64_t> kept_by(std::size_t option) const;

  /// Nothing chosen, nothing excluded.
  [[nodiscard]] Partial start() const;
  void choose(Partial& partial, std::size_t option) const;
  void exclude(Partial& partial, std::size_t option) const;
  [[nodiscard]] bool allows(const Partial& partial, std::size_t option) const;

  /// True if an item has no option left.
  [[nodiscard]] bool is_infeasible(const Partial& partial) const;
  [[nodiscard]] bool is_complete(const Partial& partial) const {
    return (~partial.covered & all_items()) == 0;
  }

  /// The first open item with the fewest options left (minimum remaining values). Precondition: not complete.
  [[nodiscard]] int item_with_fewest_options(const Partial& partial) const;

  /// The remaining options of that item, in ascending order. Precondition: not complete.
  [[nodiscard]] std::vector<std::uint16_t> branches(const Partial& partial) const;

 private:
  Items all_items() const;
  std::size_t bit_of(int item, std::size_t option) const;

  std::vector<Items> items_of_;                         // by option
  std::vector<std::vector<std::uint16_t>> options_of_;  // by item
  std::vector<std::uint64_t> kept_;                     // by option, then item
};

}  // namespace eightfold
