#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// The least number of characters to insert, delete, replace or swap with a neighbor to get from one word to
/// the other.
std::size_t edit_distance(std::string_view a, std::string_view b);

/// "; did you mean X?" for the nearest of the known words, or nothing if none is near.
std::string did_you_mean(std::string_view given, std::span<const std::string_view> known);

}  // namespace eightfold::reports
