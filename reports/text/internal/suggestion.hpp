#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// The optimal string alignment distance: the least number of bytes to insert, delete, replace or swap with a
/// neighbor that changes one word into the other.
std::size_t edit_distance(std::string_view a, std::string_view b);

/// "; did you mean X?" with the nearest known word; empty if none is near.
std::string did_you_mean(std::string_view given, std::span<const std::string_view> known);

}  // namespace eightfold::reports
