#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <ranges>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// The noun that agrees with the count: "orbit" for 1; otherwise `plural`, or "orbits" if `plural` is empty.
std::string noun(std::uint64_t count, std::string_view singular, std::string_view plural = {});

/// The count and the noun: "1 orbit", "12 orbits", "2 boxes".
std::string counted(std::uint64_t count, std::string_view singular, std::string_view plural = {});

inline std::string text_of(std::string_view text) { return std::string(text); }
std::string text_of(std::integral auto number) { return std::to_string(number); }

/// The items with a separator between them; `text` projects an item to a string or an integer.
template <std::ranges::input_range Items, typename Text = std::identity>
std::string joined(const Items& items, std::string_view separator = ", ", Text text = {}) {
  std::string all;
  bool first = true;
  for (const auto& item : items) {
    if (!first) all += separator;
    first = false;
    all += text_of(std::invoke(text, item));
  }
  return all;
}

/// The items as a phrase: "a", "a and b", "a, b and c".
template <std::ranges::forward_range Items, typename Text = std::identity>
std::string phrase(const Items& items, Text text = {}, std::string_view conjunction = "and") {
  std::string all;
  auto left = std::ranges::distance(items);
  for (const auto& item : items) {
    all += text_of(std::invoke(text, item));
    --left;
    if (left > 1) all += ", ";
    if (left == 1) all.append(" ").append(conjunction).append(" ");
  }
  return all;
}

}  // namespace eightfold::reports
