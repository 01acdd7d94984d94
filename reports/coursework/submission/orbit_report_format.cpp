// An orbit report of `eightfold orbits`, read as a submission that claims its numbers and lists. What a
// report derives from them (the order of the group, sizes, types, witnesses) is not claimed.
#include <fmt/core.h>

#include <algorithm>
#include <initializer_list>

#include "eightfold/reports/coursework/submission/internal/exact_numbers.hpp"
#include "eightfold/reports/coursework/submission/internal/steps.hpp"
#include "eightfold/reports/coursework/submission/keys.hpp"

namespace eightfold::coursework {
namespace {

const JsonTree& required(const JsonTree& object, std::string_view key) {
  if (const JsonTree* member = object.find(key)) return *member;
  refuse(object.place, fmt::format("the orbit report has no {}; it may be truncated", key));
}

const JsonTree::Array& list(const JsonTree& object, std::string_view key) {
  return required(object, key).array(key);
}

// A number that the report repeats is not a claim of its own.
void expect_same(const JsonTree& object, std::string_view key, const JsonTree& number) {
  if (const JsonTree& repeated = required(object, key); !same_value(repeated, number))
    refuse(repeated.place,
           fmt::format("the orbit report contradicts itself: {} is {}, but the rest of it gives {}", key,
                       written_of(repeated), written_of(number)));
}

JsonTree& part(JsonTree& report, std::string_view key) {
  required(report, key);
  auto& members = std::get<JsonTree::Object>(report.value);
  return std::ranges::find(members, key, &JsonTree::Member::key)->value;
}

void take_exact_numbers(JsonTree& report, std::vector<std::string>& notes) {
  const auto take = [&](JsonTree& object, std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys) take_exact_number(object, key, notes);
  };
  take(report, {"solutions", "orbit_count"});
  list(report, "orbit_types");
  for (JsonTree& type : std::get<JsonTree::Array>(part(report, "orbit_types").value))
    take(type, {"orbits", "solutions"});
  take(part(report, "burnside"), {"fixed_points", "sum", "orbit_count"});
}

bool is_null(const JsonTree& tree) { return std::holds_alternative<std::nullptr_t>(tree.value); }

JsonTree text(Place place, std::string_view value) { return {place, std::string(value)}; }

}  // namespace

bool is_orbit_report(const JsonTree& tree) {
  const JsonTree* schema = tree.find("$schema");
  return schema != nullptr && schema->is_string() &&
         schema->string("$schema").starts_with("urn:eightfold:schema:orbit-report:");
}

JsonTree tree_of_orbit_report(JsonTree report, std::vector<std::string>& notes) {
  expect_text(report, "$schema", "urn:eightfold:schema:orbit-report:1.0");
  expect_text(report, "schema_version", "1.0");
  take_exact_numbers(report, notes);
  const JsonTree& rows = required(required(report, "board"), "rows");
  expect_same(required(report, "board"), "columns", rows);
  expect_same(report, "n", rows);
  expect_same(report, "orbit_count", required(required(report, "burnside"), "orbit_count"));
  JsonTree::Object claims;
  const auto claim = [&](std::string_view key, JsonTree value) {
    claims.push_back({std::string(key), value.place, std::move(value)});
  };
  claim("n", rows);
  // Null for placements from a file, which may be of any rule.
  if (const JsonTree& rule = required(report, "rule"); !is_null(rule)) claim("rule", rule);
  claim("group", required(required(report, "group"), "name"));
  claim("conventions",
        {report.place, JsonTree::Object{{"representative", report.place, text(report.place, "least")}}});

  JsonTree representatives{required(report, "orbits").place, JsonTree::Array()};
  JsonTree orbits = representatives;
  JsonTree stabilizers = representatives;
  for (const JsonTree& orbit : list(report, "orbits")) {
    const JsonTree& representative = required(orbit, "representative");
    std::get<JsonTree::Array>(representatives.value).push_back(representative);
    if (const JsonTree* members = orbit.find("members")) {
      JsonTree placements{members->place, JsonTree::Array()};
      for (const JsonTree& member : members->array("members"))
        std::get<JsonTree::Array>(placements.value).push_back(required(member, "columns"));
      std::get<JsonTree::Array>(orbits.value).push_back(std::move(placements));
    }
    std::get<JsonTree::Array>(stabilizers.value)
        .push_back(
            {orbit.place, JsonTree::Object{{"placement", representative.place, representative},
                                           {"stabilizer", orbit.place, required(orbit, "stabilizer")}}});
  }
  claim("representatives", std::move(representatives));
  if (!orbits.array("orbits").empty()) claim("orbits", std::move(orbits));
  claim("stabilizers", std::move(stabilizers));

  claim("solution_count", required(report, "solutions"));
  claim("orbit_count", required(report, "orbit_count"));
  JsonTree types{required(report, "orbit_types").place, JsonTree::Object()};
  for (const JsonTree& type : list(report, "orbit_types"))
    std::get<JsonTree::Object>(types.value)
        .push_back({required(type, "type").string("type"), type.place, required(type, "orbits")});
  claim("orbit_types", std::move(types));
  const JsonTree& burnside = required(report, "burnside");
  claim("fixed_points", required(burnside, "fixed_points"));
  claim("burnside_sum", required(burnside, "sum"));
  return {report.place, std::move(claims)};
}

}  // namespace eightfold::coursework
