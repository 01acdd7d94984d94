#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "core/cover/internal/cover.hpp"

namespace eightfold::test {

/// The number of partial covers that Algorithm X extends, by recursion: options that are the only one of
/// their item are chosen, two at a time; otherwise the search branches on an item with two options, or takes
/// and leaves an option of an item with the fewest.
inline std::uint64_t plain_steps(const Cover& cover, const Cover::Partial& partial) {
  if (cover.is_infeasible(partial) || cover.is_complete(partial)) return 0;
  const auto open_items_with = [&](int options) {
    std::vector<int> items;
    for (int item = 0; item < cover.items(); ++item)
      if ((partial.covered >> item & 1) == 0 &&
          std::popcount(partial.remaining[static_cast<std::size_t>(item)]) == options)
        items.push_back(item);
    return items;
  };
  const auto remaining_of = [&](int item) {
    std::vector<std::size_t> options;
    for (const std::uint16_t option : cover.options_of(item))
      if (cover.allows(partial, option)) options.push_back(option);
    return options;
  };
  const auto steps_with = [&](const std::vector<std::size_t>& options) {
    Cover::Partial child = partial;
    for (const std::size_t option : options) cover.choose(child, option);
    return plain_steps(cover, child);
  };
  if (const auto forced = open_items_with(1); !forced.empty())
    return 1 + steps_with({remaining_of(forced.front()).front(), remaining_of(forced.back()).front()});
  if (const auto pairs = open_items_with(2); !pairs.empty()) {
    const auto options = remaining_of(pairs.front());
    return 1 + steps_with({options[0]}) + steps_with({options[1]});
  }
  const std::size_t option = remaining_of(cover.item_with_fewest_options(partial)).front();
  Cover::Partial without = partial;
  cover.exclude(without, option);
  return 1 + steps_with({option}) + plain_steps(cover, without);
}

}  // namespace eightfold::test
