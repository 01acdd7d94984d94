// An orbit report of `eightfold orbits`, as the submission that claims what it says.
#include <fmt/core.h>

#include <algorithm>
#include <cstdint>

#include "reports/coursework/submission/reader.hpp"
#include "reports/coursework/submission/submitted_placement.hpp"
#include "symmetry/action.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold::coursework {
namespace {

const JsonTree& required(const JsonTree& object, std::string_view key) {
  if (const JsonTree* member = object.find(key)) return *member;
  refuse(object.place, fmt::format("the orbit report lacks {}; is it cut?", key));
}

constexpr std::int64_t most = 1'000'000'000'000'000;

// What the report says more than once, or what follows from the rest of it, must fit: it is no claim of its
// own, but if it is off, somebody or something has changed the report.
void expect_fit(const JsonTree& value, std::string_view name, std::int64_t expected) {
  const std::int64_t found = value.whole(name, 0, most);
  if (found != expected)
    refuse(value.place, fmt::format("the orbit report contradicts itself: {} is {}, by the rest of it {}",
                                    name, found, expected));
}

std::int64_t number(const JsonTree& object, std::string_view key) {
  return required(object, key).whole(key, 0, most);
}

std::int64_t length(const JsonTree& list, std::string_view name) {
  return static_cast<std::int64_t>(list.array(name).size());
}

void expect_group_fits(const JsonTree& group) {
  const JsonTree& name = required(group, "name");
  const auto named = Subgroup::named(name.string("name"));
  if (!named) refuse(name.place, fmt::format("{} is no subgroup", name.what()));
  expect_fit(required(group, "order"), "the group's order", named->order());
  expect_fit(required(group, "order"), "the group's order", length(required(group, "elements"), "elements"));
}

// Each member is where its symmetry takes the representative.
void expect_members_fit(const JsonTree& orbit, const JsonTree& members, int n) {
  expect_fit(required(orbit, "size"), "size", length(members, "members"));
  const Placement representative = read_placement(required(orbit, "representative"), n, {}).placement;
  for (const JsonTree& member : members.array("members")) {
    const JsonTree& symmetry = required(member, "symmetry");
    const auto* name = std::find(symmetry_names.begin(), symmetry_names.end(), symmetry.string("symmetry"));
    if (name == symmetry_names.end())
      refuse(symmetry.place, fmt::format("{} is no symmetry", symmetry.what()));
    if (!is_permutation(representative)) continue;
    const Placement moved =
        image(all_symmetries[static_cast<std::size_t>(name - symmetry_names.begin())], representative);
    if (moved != read_placement(required(member, "columns"), n, {}).placement)
      refuse(member.place,
             fmt::format(
                 "the orbit report contradicts itself: {} does not take the representative to this member",
                 *name));
  }
}

void expect_orbits_fit(const JsonTree& report, std::int64_t group_order) {
  const auto n = static_cast<int>(required(required(report, "board"), "rows").whole("rows", 0, max_size));
  std::int64_t index = 0;
  for (const JsonTree& orbit : required(report, "orbits").array("orbits")) {
    expect_fit(required(orbit, "index"), "index", ++index);
    const std::int64_t stabilizer = length(required(orbit, "stabilizer"), "stabilizer");
    if (stabilizer > 0) expect_fit(required(orbit, "size"), "size", group_order / stabilizer);
    if (const JsonTree* members = orbit.find("members")) expect_members_fit(orbit, *members, n);
  }
}

void expect_fit(const JsonTree& report) {
  expect_fit(required(required(report, "board"), "columns"), "columns",
             number(required(report, "board"), "rows"));
  expect_group_fits(required(report, "group"));
  const std::int64_t group_order = number(required(report, "group"), "order");
  expect_orbits_fit(report, group_order);
  std::int64_t orbits = 0;
  std::int64_t solutions = 0;
  for (const JsonTree& type : required(report, "orbit_types").array("orbit_types")) {
    const std::int64_t size = required(type, "orbit_size").whole("orbit_size", 0, group_order);
    expect_fit(required(type, "solutions"), "solutions of a type", size * number(type, "orbits"));
    orbits += number(type, "orbits");
    solutions += number(type, "solutions");
  }
  expect_fit(required(report, "orbit_count"), "orbit_count", orbits);
  expect_fit(required(report, "solutions"), "solutions", solutions);
  const JsonTree& burnside = required(report, "burnside");
  expect_fit(required(burnside, "group_order"), "group_order", group_order);
  expect_fit(required(burnside, "orbit_count"), "orbit_count", orbits);
  if (!required(burnside, "agrees").boolean("agrees"))
    refuse(required(burnside, "agrees").place,
           "the orbit report says of itself that its two counts disagree");
}

JsonTree text(Place place, std::string_view value) { return {place, std::string(value)}; }

}  // namespace

bool is_orbit_report(const JsonTree& tree) {
  const JsonTree* schema = tree.find("$schema");
  return schema != nullptr && schema->is_string() &&
         schema->string("$schema").starts_with("urn:eightfold:schema:orbit-report:");
}

JsonTree tree_of_orbit_report(const JsonTree& report) {
  if (required(report, "$schema").string("$schema") != "urn:eightfold:schema:orbit-report:1.0")
    refuse(required(report, "$schema").place, "the orbit report is of another version than 1.0");
  expect_fit(report);
  JsonTree::Object claims;
  const auto claim = [&](std::string_view key, JsonTree value) {
    claims.push_back({std::string(key), value.place, std::move(value)});
  };
  claim("n", required(required(report, "board"), "rows"));
  claim("group", required(required(report, "group"), "name"));
  claim("conventions",
        {report.place, JsonTree::Object{{"representative", report.place, text(report.place, "least")}}});

  JsonTree representatives{required(report, "orbits").place, JsonTree::Array()};
  JsonTree orbits = representatives;
  JsonTree stabilizers = representatives;
  for (const JsonTree& orbit : required(report, "orbits").array("orbits")) {
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
  for (const JsonTree& type : required(report, "orbit_types").array("orbit_types"))
    std::get<JsonTree::Object>(types.value)
        .push_back({required(type, "type").string("type"), type.place, required(type, "orbits")});
  claim("orbit_types", std::move(types));
  const JsonTree& burnside = required(report, "burnside");
  claim("fixed_points", required(burnside, "fixed_points"));
  claim("burnside_sum", required(burnside, "sum"));
  return {report.place, std::move(claims)};
}

}  // namespace eightfold::coursework
