#include "reports/io/internal/csv_table.hpp"

#include <fmt/core.h>

#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

const ordered_json& member_of(const ordered_json& row, const ordered_json& outer, const std::string& path) {
  static const ordered_json none;
  for (const std::string& place : {path, path + "_text"})
    for (const ordered_json* object : {&row, &outer}) {
      const ordered_json::json_pointer at('/' + place);
      if (object->contains(at) && !object->at(at).is_null()) return object->at(at);
    }
  return none;
}

std::string cell_of(const ordered_json& value) {
  if (value.is_null()) return {};
  if (value.is_string()) return csv_cell(value.get_ref<const std::string&>());
  if (value.is_number_float()) return fmt::format("{:.6f}", value.get<double>());
  return value.is_array() ? joined(value, " ", cell_of) : value.dump();
}

}  // namespace

std::string csv_head(std::string_view columns) {
  return joined(split(columns, ','), ",",
                [](std::string_view column) { return column.substr(0, column.find('=')); }) +
         '\n';
}

void append_csv_row(std::string& out, std::string_view columns, const ordered_json& row,
                    const ordered_json& outer) {
  out += joined(split(columns, ','), ",",
                [&](std::string_view column) {
                  return cell_of(member_of(row, outer, std::string(column.substr(column.find('=') + 1))));
                }) +
         '\n';
}

std::string csv_table(std::string_view columns, const ordered_json& rows, const ordered_json& outer) {
  std::string out = csv_head(columns);
  for (const ordered_json& row : rows) append_csv_row(out, columns, row, outer);
  return out;
}

}  // namespace eightfold::reports
