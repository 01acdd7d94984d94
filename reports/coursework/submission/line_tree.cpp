#include "reports/coursework/submission/line_tree.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "reports/coursework/submission/keys.hpp"
#include "reports/notation/scanner.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::string_view one_orbit = "orbit";

// A number, or a string for text and for numbers so large that JSON needs quotes.
JsonTree scalar(Place place, std::string_view text) {
  constexpr std::size_t most_digits = 18;
  const bool is_number =
      !text.empty() && text.size() <= most_digits && reports::consists_of(text, "0123456789.-+");
  if (is_number) return {place, JsonTree::NumberText{std::string(text)}};
  return {place, std::string(text)};
}

bool is_top_key(std::string_view key) {
  return is_among(exercise_keys, key) || is_among(free_keys, key) ||
         std::ranges::find(number_keys, key, &ClaimKey::name) != number_keys.end();
}

}  // namespace

JsonTree& LineTree::member(Place place, std::string_view key, JsonTree otherwise) {
  const auto it = std::ranges::find(root_, key, &JsonTree::Member::key);
  if (it != root_.end()) return it->value;
  return root_.emplace_back(JsonTree::Member{std::string(key), place, std::move(otherwise)}).value;
}

JsonTree::Array& LineTree::array(Place place, std::string_view key) {
  return std::get<JsonTree::Array>(member(place, key, {place, JsonTree::Array()}).value);
}

void LineTree::set(Place place, const std::string& key, std::string_view value, std::string_view group) {
  JsonTree::Object* object = &root_;
  const std::string_view parent = is_among(convention_keys, key) ? "conventions"
                                  : is_top_key(key)              ? ""
                                  : group.empty()                ? "fixed_points"
                                                                 : group;
  if (!parent.empty())
    object = &std::get<JsonTree::Object>(member(place, parent, {place, JsonTree::Object()}).value);
  if (!given_.emplace(parent, key).second)
    refuse(place, fmt::format("the key {} is given twice", reports::quote(key)));
  JsonTree tree = is_among(free_keys, key) ? JsonTree{place, std::string(value)} : scalar(place, value);
  object->push_back({key, place, std::move(tree)});
}

void LineTree::begin_list(Place place, const std::string& key) {
  if (std::ranges::find(root_, key, &JsonTree::Member::key) != root_.end())
    refuse(place, fmt::format("the heading {} occurs twice", reports::quote(key)));
  list_ = key;
  length_ = 0;
  if (key == one_orbit)
    array(place, "orbits").push_back({place, JsonTree::Array()});
  else
    root_.push_back({key, place, {place, JsonTree::Array()}});
}

void LineTree::add_placement(Place place, std::string_view text) {
  auto* list = &array(place, list_ == one_orbit ? "orbits" : list_);
  if (list_ == one_orbit) list = &std::get<JsonTree::Array>(list->back().value);
  list->push_back({place, std::string(text)});
  ++length_;
}

void LineTree::add_stabilizer(Place place, std::string_view placement, std::string_view stabilizer) {
  JsonTree::Object entry;
  entry.push_back({"placement", place, {place, std::string(placement)}});
  entry.push_back({"stabilizer", place, {place, std::string(stabilizer)}});
  array(place, "stabilizers").push_back({place, std::move(entry)});
}

}  // namespace eightfold::coursework
