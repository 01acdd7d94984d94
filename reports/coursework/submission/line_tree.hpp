#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "reports/coursework/submission/json_tree.hpp"

namespace eightfold::coursework {

/// Builds the JSON object of a submission from the lines of text or CSV.
class LineTree {
 public:
  /// Adds a key and its value. A key that submissions do not have at the top level becomes an entry of
  /// `group`, or of fixed_points without a group. Throws ParseError for a repeated key.
  void set(Place place, const std::string& key, std::string_view value, std::string_view group = {});

  /// Begins a list, or another list in `orbits` for the key "orbit". Throws ParseError for a repeated key.
  void begin_list(Place place, const std::string& key);
  /// Adds to the current list, which is `placements` at first.
  void add_placement(Place place, std::string_view text);
  void add_stabilizer(Place place, std::string_view placement, std::string_view stabilizer);

  /// The number of placements in the current list.
  std::size_t length_of_list() const { return length_; }

  JsonTree finish() && { return {{1, 0}, std::move(root_)}; }

 private:
  JsonTree& member(Place place, std::string_view key, JsonTree otherwise);
  JsonTree::Array& array(Place place, std::string_view key);

  JsonTree::Object root_;
  std::set<std::pair<std::string, std::string>> given_;  // pairs of parent and key
  std::string list_ = "placements";
  std::size_t length_ = 0;
};

}  // namespace eightfold::coursework
