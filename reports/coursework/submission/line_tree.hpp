#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "reports/coursework/submission/json_tree.hpp"

namespace eightfold::coursework {

/// Builds the object that a submission in JSON would be, from the lines of another format.
class LineTree {
 public:
  /// A key and its value. A key that no submission has at its top is an entry of the group that `group`
  /// names, without one of fixed_points. Throws ParseError for a key given twice.
  void set(Place place, const std::string& key, std::string_view value, std::string_view group = {});

  /// Begins a list, or another member of `orbits` for the key "orbit". Throws ParseError for a list begun
  /// twice.
  void begin_list(Place place, const std::string& key);
  /// Adds to the list begun last; without one to `placements`.
  void add_placement(Place place, std::string_view text);
  void add_stabilizer(Place place, std::string_view placement, std::string_view stabilizer);

  /// How many placements the list begun last has.
  std::size_t length_of_list() const { return length_; }

  JsonTree finish() && { return {{1, 0}, std::move(root_)}; }

 private:
  JsonTree& member(Place place, std::string_view key, JsonTree otherwise);
  JsonTree::Array& array(Place place, std::string_view key);

  JsonTree::Object root_;
  std::set<std::pair<std::string, std::string>> given_;  // keys, each after what holds it
  std::string list_ = "placements";
  std::size_t length_ = 0;
};

}  // namespace eightfold::coursework
