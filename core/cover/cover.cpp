#include "core/cover/cover.hpp"

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
  if (items < 0 || items > most_items || items_of_.size() > most_options)
    throw std::invalid_argument("a cover has 64 items and 4096 options at most");
  options_of_.resize(static_cast<std::size_t>(items));
  for (std::size_t option = 0; option < items_of_.size(); ++option) {
    if (items_of_[option] == 0 || (items_of_[option] & ~all_items()) != 0)
      throw std::invalid_argument("an option covers nothing, or an item that is not there");
    for (Items rest = items_of_[option]; rest != 0; rest &= rest - 1)
      options_of_[static_cast<std::size_t>(std::countr_zero(rest))].push_back(
          static_cast<std::uint16_t>(option));
  }
  for (const auto& of_item : options_of_)
    if (of_item.size() > most_options_of_item) throw std::invalid_argument("an item has 64 options at most");

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
  return options_of_.size() == most_items ? ~Items{0} : bit(options_of_.size()) - 1;
}

std::span<const std::uint64_t> Cover::kept_by(std::size_t option) const {
  return {kept_.data() + option * options_of_.size(), options_of_.size()};
}

Cover::Partial Cover::start() const {
  Partial partial;
  for (std::size_t item = 0; item < options_of_.size(); ++item)
    for (std::size_t place = 0; place < options_of_[item].size(); ++place) partial.left[item] |= bit(place);
  return partial;
}

std::size_t Cover::bit_of(int item, std::size_t option) const {
  const auto of_item = options_of(item);
  return static_cast<std::size_t>(std::lower_bound(of_item.begin(), of_item.end(), option) - of_item.begin());
}

void Cover::choose(Partial& partial, std::size_t option) const {
  const auto kept = kept_by(option);
  for (std::size_t item = 0; item < kept.size(); ++item) partial.left[item] &= kept[item];
  partial.covered |= items_of_[option];
}

void Cover::exclude(Partial& partial, std::size_t option) const {
  for (Items rest = items_of_[option]; rest != 0; rest &= rest - 1) {
    const int item = std::countr_zero(rest);
    partial.left[static_cast<std::size_t>(item)] &= ~bit(bit_of(item, option));
  }
}

bool Cover::allows(const Partial& partial, std::size_t option) const {
  const int item = std::countr_zero(items_of_[option]);
  return (partial.left[static_cast<std::size_t>(item)] & bit(bit_of(item, option))) != 0;
}

bool Cover::is_dead(const Partial& partial) const {
  for (std::size_t item = 0; item < options_of_.size(); ++item)
    if (partial.left[item] == 0) return true;
  return false;
}

int Cover::tightest_item(const Partial& partial) const {
  int tightest = -1;
  int fewest = most_options_of_item + 1;
  for (Items open = ~partial.covered & all_items(); open != 0; open &= open - 1) {
    const int item = std::countr_zero(open);
    const int left = std::popcount(partial.left[static_cast<std::size_t>(item)]);
    if (left < fewest) {
      fewest = left;
      tightest = item;
    }
  }
  return tightest;
}

std::vector<std::uint16_t> Cover::branches(const Partial& partial) const {
  std::vector<std::uint16_t> left;
  for (const std::uint16_t option : options_of(tightest_item(partial)))
    if (allows(partial, option)) left.push_back(option);
  return left;
}

}  // namespace eightfold
