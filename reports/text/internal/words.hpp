#pragma once

#include <concepts>
#include <functional>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

namespace eightfold::reports {

inline std::string text_of(std::string_view text) { return std::string(text); }
std::string text_of(std::integral auto number) { return std::to_string(number); }

/// The parts of a text between separators: one more than there are separators.
std::vector<std::string_view> split(std::string_view text, char separator);

/// The digits in groups of three: "14,200". For people; a number that a program reads or that is copied into
/// a command has no commas. `digits` may begin with a sign.
std::string grouped(std::string_view digits);
std::string grouped(std::integral auto number) { return grouped(std::to_string(number)); }

/// The columns of that many digits in groups.
constexpr int grouped_width(int digits) { return digits + (digits - 1) / 3; }

/// The noun that agrees with the count: "orbit" for 1; otherwise `plural`, or "orbits" if `plural` is empty.
std::string noun(std::integral auto count, std::string_view singular, std::string_view plural = {}) {
  if (count != 1 && plural.empty()) return text_of(singular) + 's';
  return text_of(count == 1 ? singular : plural);
}

/// The count and the noun: "1 orbit", "14,200 orbits", "2 boxes".
std::string counted(std::integral auto count, std::string_view singular, std::string_view plural = {}) {
  return grouped(count) + ' ' + noun(count, singular, plural);
}

/// A time rounded up to seconds: "12 s", "3 min 20 s", "5 h 10 min", "3 days", or "over 30,000 years".
std::string duration_text(double seconds);

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
