// An orbit report of `eightfold orbits`, read as a submission that claims its numbers and lists.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::coursework {
namespace {

const JsonTree& required(const JsonTree& object, std::string_view key) {
  if (const JsonTree* member = object.find(key)) return *member;
  refuse(object.place, fmt::format("the orbit report has no {}; it may be truncated", key));
}

constexpr std::int64_t most = 1'000'000'000'000'000'000;  // eight times this fits in 64 bits

// A number that the report repeats, or that follows from the rest of it, is not a claim of its own. If it
// differs, the report was changed.
void expect_value(const JsonTree& object, std::string_view key, std::int64_t expected) {
  const JsonTree& value = required(object, key);
  const std::int64_t found = value.whole(key, 0, most);
  if (found != expected)
    refuse(value.place,
           fmt::format("the orbit report contradicts itself: {} is {}, but the rest of it gives {}", key,
                       found, expected));
}

std::int64_t number(const JsonTree& object, std::string_view key) {
  return required(object, key).whole(key, 0, most);
}

const JsonTree::Array& list(const JsonTree& object, std::string_view key) {
  return required(object, key).array(key);
}

std::int64_t length(const JsonTree& object, std::string_view key) {
  return static_cast<std::int64_t>(list(object, key).size());
}

Subgroup consistent_group(const JsonTree& group) {
  const JsonTree& name = required(group, "name");
  const auto named = Subgroup::named(name.string("name"));
  if (!named) refuse(name.place, fmt::format("{} is not a subgroup", name.what()));
  expect_value(group, "order", named->order());
  expect_value(group, "order", length(group, "elements"));
  return *named;
}

// Each member must be the image of the representative by its witness.
void expect_consistent_members(const JsonTree& orbit, int n) {
  expect_value(orbit, "size", length(orbit, "members"));
  const Placement representative = read_placement(required(orbit, "representative"), n, {}).placement;
  for (const JsonTree& member : list(orbit, "members")) {
    const Symmetry g =
        all_symmetries[index_in(symmetry_names, required(member, "witness"), "witness", false)];
    if (!is_permutation(representative)) continue;
    const Placement moved = image(g, representative);
    if (moved != read_placement(required(member, "columns"), n, {}).placement)
      refuse(member.place,
             fmt::format(
                 "the orbit report contradicts itself: {} does not take the representative to this member",
                 name_of(g)));
  }
}

// The elements of a list if they are a subgroup. The claim of a stabilizer reports other lists.
std::optional<Subgroup> subgroup_of(const JsonTree& object, std::string_view key) {
  SymmetrySet elements;
  for (const JsonTree& name : list(object, key)) {
    const auto at = std::ranges::find(symmetry_names, written_of(name));
    if (at == symmetry_names.end()) return std::nullopt;
    elements.insert(all_symmetries[static_cast<std::size_t>(at - symmetry_names.begin())]);
  }
  if (!is_subgroup(elements)) return std::nullopt;
  return Subgroup(elements);
}

void expect_consistent_type(const JsonTree& orbit) {
  const JsonTree& type = required(orbit, "type");
  const std::size_t index = index_in(subgroup_class_names, type, "type", false);
  const auto stabilizer = subgroup_of(orbit, "stabilizer");
  if (stabilizer && class_of(*stabilizer) != all_subgroup_classes[index])
    refuse(type.place, fmt::format("the orbit report contradicts itself: the type is {}, but the stabilizer "
                                   "gives {}",
                                   type.string("type"), name_of(class_of(*stabilizer))));
}

// The n×n board of a report with required or blocked squares, which the group preserves; nothing without any.
std::optional<Board> consistent_board(const JsonTree& report, Subgroup group) {
  const JsonTree* constraints = report.find("constraints");
  if (constraints == nullptr) return std::nullopt;
  const auto n = static_cast<int>(number(report, "n"));
  Board board = Board::square(n);
  const auto read = [&](std::string_view key, void (Board::*requires_or_blocks)(Square)) {
    for (const JsonTree& name : list(*constraints, key)) {
      const auto squares = at_place(name.place, fmt::format("{}: ", key), [&] {
        return reports::parse_squares(name.string(key), {.size = n, .size_name = "n"}).pieces;
      });
      for (const Square square : squares) (board.*requires_or_blocks)(square);
    }
  };
  read("required", &Board::require);
  read("blocked", &Board::block);
  if (subgroup_of(*constraints, "preserved_by") != preserving_subgroup(board))
    refuse(
        required(*constraints, "preserved_by").place,
        "the orbit report contradicts itself: other symmetries preserve the constraints than preserved_by");
  if (const auto found = find_unpreserved(board, group))
    refuse(required(report, "group").place,
           "the orbit report contradicts itself: of its group, " + reports::unpreserved_in_words(*found, n));
  return board.is_constrained() ? std::optional(board) : std::nullopt;
}

void expect_consistent_orbits(const JsonTree& report, int n, int group_order) {
  std::int64_t index = 0;
  for (const JsonTree& orbit : list(report, "orbits")) {
    expect_value(orbit, "index", ++index);
    const std::int64_t stabilizer = length(orbit, "stabilizer");
    if (stabilizer > 0) expect_value(orbit, "size", group_order / stabilizer);
    expect_consistent_type(orbit);
    if (orbit.find("members") != nullptr) expect_consistent_members(orbit, n);
  }
}

// Returns the group.
Subgroup expect_consistent_report(const JsonTree& report) {
  const JsonTree& board = required(report, "board");
  expect_value(board, "columns", number(board, "rows"));
  expect_value(report, "n", number(board, "rows"));
  const Subgroup group = consistent_group(required(report, "group"));
  const auto n = static_cast<int>(required(board, "rows").whole("rows", 0, max_size));
  expect_consistent_orbits(report, n, group.order());
  std::int64_t orbits = 0;
  std::int64_t solutions = 0;
  const JsonTree::Array& types = list(report, "orbit_types");
  if (types.size() > all_subgroup_classes.size())
    refuse(required(report, "orbit_types").place,
           fmt::format("orbit_types has {} entries, but there are {} types", types.size(),
                       all_subgroup_classes.size()));
  for (const JsonTree& type : types) {
    const std::int64_t size = required(type, "orbit_size").whole("orbit_size", 0, group.order());
    expect_value(type, "solutions", size * number(type, "orbits"));
    orbits += number(type, "orbits");
    solutions += number(type, "solutions");
  }
  expect_value(report, "orbit_count", orbits);
  expect_value(report, "solutions", solutions);
  const JsonTree& burnside = required(report, "burnside");
  expect_value(burnside, "group_order", group.order());
  expect_value(burnside, "orbit_count", orbits);
  if (const JsonTree& agrees = required(burnside, "agrees"); !agrees.boolean("agrees"))
    refuse(agrees.place, "the orbit report states that its two counts disagree");
  return group;
}

// Numbers have their exact text beside them, as reports::add_exact() writes it. A tool that keeps numbers as
// doubles rounds the number beyond 2^53, but not the text, so the text decides.

void take_number(JsonTree& number, const JsonTree& text, const std::string& name,
                 std::vector<std::string>& notes) {
  constexpr std::size_t longest = 20;  // of 2^64 - 1
  const std::string& exact = text.string(name + "_text");
  if (exact.empty() || exact.size() > longest || !reports::consists_of(exact, digits) ||
      (exact != "0" && exact[0] == '0'))
    refuse(text.place, fmt::format("{}_text must be a whole number in quotes, not {}", name, text.what()));
  if (!number.is_number())
    refuse(number.place, fmt::format("{} must be a number, not {}", name, number.what()));
  std::string& written = std::get<JsonTree::NumberText>(number.value).text;
  if (written == exact) return;
  const auto rounded = [](const std::string& decimal) {
    double value = 0;
    std::from_chars(decimal.data(), decimal.data() + decimal.size(), value);
    return value;
  };
  if (rounded(written) != rounded(exact))
    refuse(number.place,
           fmt::format("the orbit report contradicts itself: {0} is {1}, but {0}_text is {2}, which is exact",
                       name, written, exact));
  notes.push_back(
      fmt::format("{0} is {1}, a rounded number; {0}_text is exact and counts: {2}", name, written, exact));
  written = exact;
}

// The member of an object gets the value of the member with _text behind its name: the same number, or object
// of numbers, with exact digits. Adds a note if the number is only its text rounded to a double.
void take_exact_number(const JsonTree& object, JsonTree::Member& member, std::vector<std::string>& notes) {
  const std::string& name = member.key;
  const JsonTree& text = required(object, name + "_text");
  auto* const numbers = std::get_if<JsonTree::Object>(&member.value.value);
  if (numbers == nullptr) return take_number(member.value, text, name, notes);
  if (text.object(name + "_text").size() != numbers->size())
    refuse(text.place, fmt::format("the orbit report contradicts itself: {0} and {0}_text differ", name));
  for (auto& [entry, place, value] : *numbers) {
    const JsonTree* exact = text.find(entry);
    if (exact == nullptr) refuse(place, fmt::format("{}_text has no {}", name, entry));
    take_number(value, *exact, entry, notes);
  }
}

// The members of the objects of a report; an item of a list has the name of the list.
constexpr auto members_of_objects = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"",
      " $schema schema_version generator n rule board constraints reading group orbits solutions "
      "solutions_text orbit_count orbit_count_text orbit_types burnside "},
     {"generator", " name version "},
     {"board", " rows columns "},
     {"constraints", " required blocked preserved_by "},
     {"reading", " form notation base orientation frames notes "},
     {"group", " name order elements "},
     {"orbits", " index representative size type stabilizer members "},
     {"members", " columns witness "},
     {"orbit_types", " type orbit_size orbits orbits_text solutions solutions_text "},
     {"burnside",
      " fixed_points fixed_points_text sum sum_text group_order orbit_count orbit_count_text "
      "agrees "}});

// Calls visit(object, member, known) for each member of the objects above, where `known` has the names of the
// members of the object.
template <typename Visit>
void for_each_member(JsonTree& tree, std::string_view name, const Visit& visit) {
  if (auto* items = std::get_if<JsonTree::Array>(&tree.value))
    for (JsonTree& item : *items) for_each_member(item, name, visit);
  auto* members = std::get_if<JsonTree::Object>(&tree.value);
  const auto known = std::ranges::find(members_of_objects, name, [](const auto& pair) { return pair.first; });
  if (members == nullptr || known == members_of_objects.end()) return;
  for (JsonTree::Member& member : *members) {
    visit(tree, member, known->second);
    if (has_word(known->second, member.key)) for_each_member(member.value, member.key, visit);
  }
}

void note_unknown_member(const JsonTree::Member& member, std::vector<std::string>& notes) {
  constexpr std::size_t most_notes = 10;
  if (notes.size() < most_notes)
    notes.push_back(fmt::format("{}: an orbit report has no member {}; it is ignored", words_of(member.place),
                                reports::quote(member.key)));
  else if (notes.size() == most_notes)
    notes.emplace_back("Other members that an orbit report does not have are ignored.");
}

}  // namespace

bool is_orbit_report(const JsonTree& tree) {
  const JsonTree* schema = tree.find("$schema");
  return schema != nullptr && schema->is_string() &&
         schema->string("$schema").starts_with("urn:eightfold:schema:orbit-report:");
}

JsonTree tree_of_orbit_report(JsonTree report, std::optional<Board>& board, std::vector<std::string>& notes) {
  expect_schema(report, "orbit-report");
  for_each_member(report, "", [&](JsonTree&, JsonTree::Member& member, std::string_view known) {
    if (!has_word(known, member.key)) note_unknown_member(member, notes);
  });
  required(report, "solutions");
  for_each_member(report, "", [&](JsonTree& object, JsonTree::Member& member, std::string_view known) {
    if (has_word(known, member.key + "_text")) take_exact_number(object, member, notes);
  });
  board = consistent_board(report, expect_consistent_report(report));
  JsonTree::Object claims;
  const auto claim = [&](std::string_view key, JsonTree value) {
    claims.push_back({std::string(key), value.place, std::move(value)});
  };
  claim("n", required(required(report, "board"), "rows"));
  // Null for placements from a file, which may be of any rule.
  if (const JsonTree& rule = required(report, "rule"); !rule.is_null()) claim("rule", rule);
  claim("group", required(required(report, "group"), "name"));
  claim("conventions",
        {report.place, JsonTree::Object{{"representative", report.place, {report.place, "least"}}}});

  const Place place = required(report, "orbits").place;
  JsonTree::Array representatives;
  JsonTree::Array orbits;
  JsonTree::Array stabilizers;
  for (const JsonTree& orbit : list(report, "orbits")) {
    const JsonTree& representative = required(orbit, "representative");
    representatives.push_back(representative);
    if (const JsonTree* members = orbit.find("members")) {
      JsonTree::Array placements;
      for (const JsonTree& member : members->array("members"))
        placements.push_back(required(member, "columns"));
      orbits.push_back({members->place, std::move(placements)});
    }
    stabilizers.push_back(
        {orbit.place, JsonTree::Object{{"placement", representative.place, representative},
                                       {"stabilizer", orbit.place, required(orbit, "stabilizer")}}});
  }
  claim("representatives", {place, std::move(representatives)});
  if (!orbits.empty()) claim("orbits", {place, std::move(orbits)});
  claim("stabilizers", {place, std::move(stabilizers)});

  claim("solution_count", required(report, "solutions"));
  claim("orbit_count", required(report, "orbit_count"));
  JsonTree::Object types;
  for (const JsonTree& type : list(report, "orbit_types"))
    types.push_back({required(type, "type").string("type"), type.place, required(type, "orbits")});
  claim("orbit_types", {required(report, "orbit_types").place, std::move(types)});
  const JsonTree& burnside = required(report, "burnside");
  claim("fixed_points", required(burnside, "fixed_points"));
  claim("burnside_sum", required(burnside, "sum"));
  return {report.place, std::move(claims)};
}

}  // namespace eightfold::coursework
