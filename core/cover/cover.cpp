#include "core/cover/internal/cover.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace eightfold {
namespace {

constexpr std::uint64_t bit(std::size_t place) { return std::uint64_t{1} << place; }

}  // namespace

Cover::Cover(int items, std::vector<Items> options,
             const std::function<bool(std::size_t, std::size_t)>& conflict)
    : items_of_(std::move(options)) {
  if (items < 0 || items > max_items || items_of_.size() > max_options)
    throw std::invalid_argument("a cover has at most 64 items and 4096 options");
  options_of_.resize(static_cast<std::size_t>(items));
  for (std::size_t option = 0; option < items_of_.size(); ++option) {
    if (items_of_[option] == 0 || (items_of_[option] & ~all_items()) != 0)
      throw std::invalid_argument("an option covers no item, or an item outside the cover");
    for (Items rest = items_of_[option]; rest != 0; rest &= rest - 1)
      options_of_[static_cast<std::size_t>(std::countr_zero(rest))].push_back(
          static_cast<std::uint16_t>(option));
  }
  for (const auto& of_item : options_of_)
    if (of_item.size() > max_options_of_item) throw std::invalid_argument("an item has at most 64 options");

  kept_.assign(items_of_.size() * options_of_.size(), 0);
  for (std::size_t option = 0; option < items_of_.size(); ++option)
    for (std::size_t item = 0; item < options_of_.size(); ++item)
      for (std::size_t place = 0; place < options_of_[item].size(); ++place) {
        const std::size_t other = options_of_[item][place];
        const bool excluded =
            other != option && ((items_of_[option] & items_of_[other]) != 0 || conflict(option, other));
        if (!excluded) kept_[option * options_of_.size() + item] |= bit(place);
      }
}

Cover::Items Cover::all_items() const {
  return options_of_.size() == max_items ? ~Items{0} : bit(options_of_.size()) - 1;
}

std::span<const std::uint64_t> Cover::kept_by(std::size_t option) const {
  return {kept_.data() + option * options_of_.size(), options_of_.size()};
}

Cover::Partial Cover::start() const {
  Partial partial;
  for (std::size_t item = 0; item < options_of_.size(); ++item)
    for (std::size_t place = 0; place < options_of_[item].size(); ++place)
      partial.remaining[item] |= bit(place);
  return partial;
}

std::size_t Cover::bit_of(int item, std::size_t option) const {
  const auto of_item = options_of(item);
  return static_cast<std::size_t>(std::lower_bound(of_item.begin(), of_item.end(), option) - of_item.begin());
}

void Cover::choose(Partial& partial, std::size_t option) const {
  const auto kept = kept_by(option);
  for (std::size_t item = 0; item < kept.size(); ++item) partial.remaining[item] &= kept[item];
  partial.covered |= items_of_[option];
}

void Cover::exclude(Partial& partial, std::size_t option) const {
  for (Items rest = items_of_[option]; rest != 0; rest &= rest - 1) {
    const int item = std::countr_zero(rest);
    partial.remaining[static_cast<std::size_t>(item)] &= ~bit(bit_of(item, option));
  }
}

bool Cover::allows(const Partial& partial, std::size_t option) const {
  const int item = std::countr_zero(items_of_[option]);
  return (partial.remaining[static_cast<std::size_t>(item)] & bit(bit_of(item, option))) != 0;
}

bool Cover::is_infeasible(const Partial& partial) const {
  const auto end = partial.remaining.begin() + items();
  return std::find(partial.remaining.begin(), end, 0) != end;
}

int Cover::item_with_fewest_options(const Partial& partial) const {
  int result = -1;
  int fewest = max_options_of_item + 1;
  for (Items open = ~partial.covered & all_items(); open != 0; open &= open - 1) {
    const int item = std::countr_zero(open);
    const int count = std::popcount(partial.remaining[static_cast<std::size_t>(item)]);
    if (count < fewest) {
      fewest = count;
      result = item;
    }
  }
  return result;
}

std::vector<std::uint16_t> Cover::branches(const Partial& partial) const {
  std::vector<std::uint16_t> remaining;
  for (const std::uint16_t option : options_of(item_with_fewest_options(partial)))
    if (allows(partial, option)) remaining.push_back(option);
  return remaining;
}

}  // namespace eightfold
