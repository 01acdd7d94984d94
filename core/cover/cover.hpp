#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace eightfold {

/// An exact cover problem whose options may also exclude one another: to choose options so that each item is
/// covered by one of them and no two of them conflict. The queens are such a problem (items: rows and
/// columns; options: squares; conflicts: diagonals), and so are their symmetric solutions.
///
/// Covers have no order of their own here; see cover_search.hpp for finding them.
class Cover {
 public:
  static constexpr int most_items = 64;            ///< in a problem
  static constexpr int most_options_of_item = 64;  ///< that cover one item
  static constexpr std::size_t most_options = 4096;

  /// A set of items, bit i for item i.
  using Items = std::uint64_t;

  /// A partial cover: what has been chosen, by what it leaves.
  struct Partial {
    std::array<std::uint64_t, most_items> left{};  ///< for each item, bit b for its b-th option
    Items covered = 0;
  };

  /// `options[o]` says what option o covers; options that share an item exclude one another anyway, and
  /// `conflict(o, p)`, symmetric, is asked of the others. Throws std::invalid_argument past the limits above,
  /// or if an option covers nothing or an item outside 0..items-1.
  Cover(int items, std::vector<Items> options, const std::function<bool(std::size_t, std::size_t)>& conflict);

  int items() const { return static_cast<int>(options_of_.size()); }
  std::size_t options() const { return items_of_.size(); }
  Items items_of(std::size_t option) const { return items_of_[option]; }
  /// The options that cover an item, in ascending order: bit b of Partial::left stands for the b-th.
  std::span<const std::uint16_t> options_of(int item) const {
    return options_of_[static_cast<std::size_t>(item)];
  }
  /// For each item, the bits of its options that remain when `option` is chosen.
  std::span<const std::uint64_t> kept_by(std::size_t option) const;

  /// Nothing chosen, nothing excluded.
  Partial start() const;
  void choose(Partial& partial, std::size_t option) const;
  void exclude(Partial& partial, std::size_t option) const;
  bool allows(const Partial& partial, std::size_t option) const;

  /// True if an item that is not covered has no option left.
  bool is_dead(const Partial& partial) const;
  bool is_complete(const Partial& partial) const { return (~partial.covered & all_items()) == 0; }

  /// The item with the fewest options left among those not covered. Precondition: not complete.
  int tightest_item(const Partial& partial) const;

  /// The options left of that item, in ascending order: a search chooses one after the other. Precondition:
  /// not complete.
  std::vector<std::uint16_t> branches(const Partial& partial) const;

 private:
  Items all_items() const;
  std::size_t bit_of(int item, std::size_t option) const;

  std::vector<Items> items_of_;                         // by option
  std::vector<std::vector<std::uint16_t>> options_of_;  // by item
  std::vector<std::uint64_t> kept_;                     // by option, then item
};

}  // namespace eightfold
