#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/submission/exercise.hpp"

namespace eightfold::coursework {

/// The symmetry of the square that a student means: "rotate180", "180 degrees", "r2" or "half turn".
std::optional<Symmetry> symmetry_named(std::string_view written);

/// The orbit type: "half_turn", "fixed by the half turn only" or "half-turn group".
std::optional<SubgroupClass> type_named(std::string_view written);

/// The subgroup: "flip_vertical" or "top-bottom mirror group".
std::optional<Subgroup> subgroup_named(std::string_view written);

/// Whether the name is that of all elements that are not named elsewhere: "all others", "the rest".
bool is_rest_of_elements(std::string_view written);

/// Whether elements or classes of some exercise have the name.
bool is_element_name(std::string_view written);

/// The entries of a tally by the names that students give them.
class ElementNames {
 public:
  explicit ElementNames(const Exercise& exercise);

  /// One entry for an element or a class; every reflection for "reflections"; none if the name is unknown.
  [[nodiscard]] std::vector<TallyKey> named(std::string_view written) const;

  /// Every entry, of elements and of classes.
  [[nodiscard]] const std::vector<TallyKey>& all() const { return keys_; }

  /// The names of the entries, for messages.
  [[nodiscard]] std::vector<std::string_view> names() const;

 private:
  std::vector<TallyKey> keys_;
  std::map<std::string, std::size_t, std::less<>> by_name_;
  std::vector<TallyKey> reflections_;
};

/// The name that a student means, also in the plural: "half turns". Empty if there is none.
std::string_view name_among(std::span<const std::string_view> names, std::string_view written);

}  // namespace eightfold::coursework
