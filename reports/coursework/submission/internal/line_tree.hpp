#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "eightfold/reports/coursework/submission/json_tree.hpp"

namespace eightfold::coursework {

/// Builds the JSON object of a submission from its lines.
class LineTree {
 public:
  /// Adds a key and its value at the top level, where keys can be repeated.
  void set(Place place, std::string_view key, JsonTree value) {
    root_.push_back({std::string(key), place, std::move(value)});
  }

  /// Adds an entry to an object at the top level.
  void add_entry(Place place, const std::string& group, std::string_view key, std::string_view value) {
    member<JsonTree::Object>(place, group).push_back({std::string(key), place, {place, std::string(value)}});
  }

  /// Begins a list; its key appears with the first placement.
  void begin_list() { list_.reset(); }

  void create_list(Place place, const std::string& key) {
    list_ = root_.size();
    lists_[key] = root_.size();
    set(place, key, {place, JsonTree::Array()});
    length_ = 0;
  }

  /// Continues the list that has the key, if there is one.
  void continue_list(const std::string& key) {
    const auto it = lists_.find(key);
    if (it == lists_.end()) return begin_list();
    list_ = it->second;
  }

  void add_placement(Place heading, const std::string& key, JsonTree placement) {
    if (!list_) create_list(heading, key);
    list_at(*list_).push_back(std::move(placement));
    ++length_;
  }

  void add_orbit(Place place) {
    member<JsonTree::Array>(place, "orbits").push_back({place, JsonTree::Array()});
  }

  void add_member_of_orbit(Place place, std::string_view text) {
    JsonTree& orbit = member<JsonTree::Array>(place, "orbits").back();
    std::get<JsonTree::Array>(orbit.value).push_back({place, std::string(text)});
  }

  void add_stabilizer(Place place, std::string_view placement, std::string_view stabilizer) {
    member<JsonTree::Array>(place, "stabilizers")
        .push_back({place, JsonTree::Object{{"placement", place, {place, std::string(placement)}},
                                            {"stabilizer", place, {place, std::string(stabilizer)}}}});
  }

  /// The number of placements in the current list.
  [[nodiscard]] std::size_t length_of_list() const { return length_; }

  JsonTree finish() && { return {{1, 0}, std::move(root_)}; }

 private:
  // The entries of the member that this builder made for a group.
  template <typename Container>
  Container& member(Place place, const std::string& key) {
    const auto [it, is_new] = groups_.emplace(key, root_.size());
    if (is_new) set(place, key, {place, Container()});
    return std::get<Container>(root_[it->second].value.value);
  }

  JsonTree::Array& list_at(std::size_t index) { return std::get<JsonTree::Array>(root_[index].value.value); }

  JsonTree::Object root_;
  std::map<std::string, std::size_t> groups_;  // the index of each group, and of orbits and stabilizers
  std::map<std::string, std::size_t> lists_;   // the index of the latest list with a key
  std::optional<std::size_t> list_;            // the index of the current list, unless it is empty
  std::size_t length_ = 0;
};

}  // namespace eightfold::coursework
