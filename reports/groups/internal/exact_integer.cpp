#include "reports/groups/internal/exact_integer.hpp"

#include <nlohmann/json.hpp>

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

ordered_json number_or_null(const Integer& value) {
  const auto small = value.to_uint64();
  return small ? ordered_json(*small) : ordered_json();
}

}  // namespace

void add_exact(ordered_json& object, const std::string& key, const Integer& value) {
  object[key] = number_or_null(value);
  object[key + "_text"] = value.str();
}

void add_exact(ordered_json& object, const std::string& key, const std::vector<Integer>& values) {
  ordered_json numbers = ordered_json::array();
  ordered_json texts = ordered_json::array();
  for (const Integer& value : values) {
    numbers.push_back(number_or_null(value));
    texts.push_back(value.str());
  }
  object[key] = std::move(numbers);
  object[key + "_text"] = std::move(texts);
}

}  // namespace eightfold::reports
