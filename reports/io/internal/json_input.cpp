#include "reports/io/internal/json_input.hpp"

#include <fmt/core.h>

#include <nlohmann/json.hpp>
#include <set>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::reports {

nlohmann::json parse_json(std::string_view text) {
  using nlohmann::json;
  constexpr int deepest = 16;
  std::vector<std::set<std::string>> keys_of_open_objects;
  const auto guard = [&](int depth, json::parse_event_t event, json& parsed) {
    if (depth > deepest) throw ParseError(fmt::format("JSON nested deeper than {} levels", deepest));
    if (event == json::parse_event_t::object_start) keys_of_open_objects.emplace_back();
    if (event == json::parse_event_t::object_end) keys_of_open_objects.pop_back();
    if (event == json::parse_event_t::key) {
      const auto& key = parsed.get_ref<const std::string&>();
      if (!keys_of_open_objects.back().insert(key).second)
        throw ParseError(fmt::format("the key {} is given twice", quote(key)));
    }
    return true;
  };
  try {
    return json::parse(text, guard);
  } catch (const json::parse_error& error) {
    throw ParseError(fmt::format("invalid JSON at byte {}", error.byte));
  } catch (const json::out_of_range&) {
    throw ParseError("a number in the JSON is out of range");
  }
}

std::uint64_t number_at(const nlohmann::json& object, std::string_view key, std::uint64_t greatest) {
  const auto found = object.is_object() ? object.find(key) : object.end();
  if (found == object.end() || !found->is_number_unsigned() || found->get<std::uint64_t>() > greatest)
    throw ParseError(fmt::format("\"{}\" is missing or not a whole number from 0 to {}", key, greatest));
  return found->get<std::uint64_t>();
}

}  // namespace eightfold::reports
