// json: the columns as a JSON array, [0,4,7,5,2,6,1,3]. ndjson: the same array in an object,
// {"columns":[0,4,7,5,2,6,1,3]}. Each parser accepts both.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "reports/io/internal/json_input.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::reports {
namespace {

void append_array(std::string& out, const SizedPlacement& placement, int base) {
  append_columns(out, placement.placement, base, ',');
}

void append_object(std::string& out, const SizedPlacement& placement, int base) {
  out += R"({"columns":)";
  append_array(out, placement, base);
  out += '}';
}

bool may_read_array(std::string_view text) {
  return text.front() == '[' && text.find(',') != std::string_view::npos;
}

bool may_read_object(std::string_view text) { return text.front() == '{'; }

WrittenQueens parse(std::string_view text, const Reading& reading) {
  nlohmann::json value = parse_json(text);
  if (value.is_object()) {
    for (const auto& [key, ignored] : value.items())
      if (key != "columns")
        throw ParseError(fmt::format("unknown key {}; a placement has \"columns\"", quote(key)));
    if (!value.contains("columns"))
      throw ParseError("the key \"columns\" is missing; a placement is {\"columns\":[…]}");
    value = std::move(value["columns"]);
  }
  if (!value.is_array()) throw ParseError("the columns of a placement are an array of whole numbers");
  WrittenQueens found;
  for (const auto& item : value) {
    const std::string written = item.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    const auto in_range = [](auto number) { return -1000 < number && number < 1000; };
    const bool fits = item.is_number_unsigned()
                          ? item.get<std::uint64_t>() < 1000
                          : item.is_number_integer() && in_range(item.get<std::int64_t>());
    if (!fits)
      throw ParseError(fmt::format("{} is not a column; columns are whole numbers up to 32", quote(written)));
    const int row = static_cast<int>(found.queens.size());
    found.queens.push_back({row, item.get<int>() - reading.base, written});
  }
  return found;
}

}  // namespace

const Notation json_notation = {"json", "[0,4,7,5,2,6,1,3]", append_array, may_read_array, parse, true};

const Notation ndjson_notation = {
    "ndjson", R"({"columns":[0,4,7,5,2,6,1,3]})", append_object, may_read_object, parse, true};

}  // namespace eightfold::reports
