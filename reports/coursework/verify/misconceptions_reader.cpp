#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <set>

#include "eightfold/reports/coursework/submission/json_tree.hpp"
#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/coursework/verify/misconceptions.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "reports/coursework/submission/internal/claim.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/suggestion.hpp"

namespace eightfold::coursework {
namespace {

using reports::ParseError;
using reports::quote;

constexpr std::size_t longest_text = 400;
constexpr std::string_view tally_prefix = "fixed_points.";

constexpr std::array<std::string_view, 11> other_tally_keys = {
    "quarter_turn",         "half_turn",         "axis_flip",
    "diagonal_flip",        "through_two_beads", "through_two_gaps",
    "through_bead_and_gap", "face_quarter_turn", "face_half_turn",
    "edge_half_turn",       "vertex_turn"};

bool is_snake_case(std::string_view text) {
  return !text.empty() && text.size() <= 60 && 'a' <= text[0] && text[0] <= 'z' &&
         std::ranges::all_of(
             text, [](char c) { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '_'; });
}

bool is_numbered(std::string_view key) {
  for (const std::string_view prefix : {"rotate_by_", "reflect_"})
    if (key.starts_with(prefix)) {
      const std::string_view digits = key.substr(prefix.size());
      return !digits.empty() && digits.size() <= 3 && reports::consists_of(digits, "0123456789");
    }
  return false;
}

void check_tally_key(std::string_view key, Place place) {
  std::vector<std::string_view> known(symmetry_names.begin(), symmetry_names.end());
  known.insert(known.end(), other_tally_keys.begin(), other_tally_keys.end());
  if (!is_numbered(key) && !is_among(known, key))
    refuse(place,
           fmt::format("{} is not an entry of a tally{}", quote(key), reports::did_you_mean(key, known)));
}

const JsonTree& member(const JsonTree& entry, std::string_view key) {
  const JsonTree* found = entry.find(key);
  if (found == nullptr) refuse(entry.place, fmt::format("{} is missing", quote(key)));
  return *found;
}

std::string sentence(const JsonTree& entry, std::string_view key) {
  const JsonTree& tree = member(entry, key);
  const std::string& text = tree.string(key);
  if (text.empty() || text.size() > longest_text || reports::printable(text) != text)
    refuse(tree.place, fmt::format("{} must be one line of 1 to {} bytes", key, longest_text));
  return text;
}

Formula formula(const JsonTree& tree, std::string_view name, const std::vector<Problem>& problems) {
  const std::string& text = tree.string(name);
  Formula result = at_place(tree.place, fmt::format("{}: ", name), [&] { return Formula(text); });
  for (const Problem problem : problems) {
    const std::vector<std::string> known = quantity_names(problem);
    for (const std::string& quantity : result.names())
      if (!std::ranges::binary_search(known, quantity)) {
        const std::vector<std::string_view> views(known.begin(), known.end());
        refuse(tree.place, fmt::format("{}: {} has no quantity {}{}", name, name_of(problem), quote(quantity),
                                       reports::did_you_mean(quantity, views)));
      }
  }
  return result;
}

// A list of items, not empty, each read by `read`.
template <typename Read>
auto list_of(const JsonTree& tree, std::string_view key, Read read) {
  std::vector<decltype(read(tree))> items;
  for (const JsonTree& item : tree.array(key)) items.push_back(read(item));
  if (items.empty()) refuse(tree.place, fmt::format("{} must not be empty", key));
  return items;
}

template <typename Read>
auto optional_list_of(const JsonTree& entry, std::string_view key, Read read) {
  const JsonTree* items = entry.find(key);
  return items == nullptr ? std::vector<decltype(read(entry))>() : list_of(*items, key, read);
}

Problem problem_in(const JsonTree& item) {
  return all_problems[index_in(problem_names, item, "problems", false)];
}

std::string claim_in(const JsonTree& item) {
  const std::string& claim = item.string("each of claims");
  std::vector<std::string_view> known = claim_names();
  std::erase_if(known, [](std::string_view name) { return form_of(name) > Claim::Form::quotient; });
  if (claim.starts_with(tally_prefix))
    check_tally_key(std::string_view(claim).substr(tally_prefix.size()), item.place);
  else if (!is_among(known, claim))
    refuse(item.place, fmt::format("{} is not a number that can be claimed{}", quote(claim),
                                   reports::did_you_mean(claim, known)));
  return claim;
}

Subgroup group_in(const JsonTree& item) {
  const std::string& name = item.string("each of groups");
  const auto group = Subgroup::named(name);
  if (!group) refuse(item.place, invalid_name("groups", name, square_group_names()));
  return *group;
}

Rule rule_in(const JsonTree& item) { return all_rules[index_in(rule_names, item, "rules", false)]; }

Misconception misconception(const JsonTree& entry) {
  constexpr std::array<std::string_view, 10> keys = {"id",     "title", "advice",  "problems", "claims",
                                                     "groups", "rules", "formula", "where",    "tallies"};
  expect_keys(entry.object("a misconception"), keys);
  const JsonTree& id = member(entry, "id");
  if (!is_snake_case(id.string("id")))
    refuse(id.place, "id must be 1 to 60 lowercase letters, digits and underscores, beginning with a letter");
  std::vector<Problem> problems = list_of(member(entry, "problems"), "problems", problem_in);
  Formula arithmetic = formula(member(entry, "formula"), "formula", problems);
  Misconception result{id.string("id"),
                       sentence(entry, "title"),
                       sentence(entry, "advice"),
                       std::move(problems),
                       list_of(member(entry, "claims"), "claims", claim_in),
                       optional_list_of(entry, "groups", group_in),
                       optional_list_of(entry, "rules", rule_in),
                       std::move(arithmetic),
                       {},
                       {}};
  if (const JsonTree* where = entry.find("where")) result.where = formula(*where, "where", result.problems);
  if (const JsonTree* tallies = entry.find("tallies"))
    for (const auto& [key, place, value] : tallies->object("tallies")) {
      check_tally_key(key, place);
      result.tallies.emplace(key, formula(value, key, result.problems));
    }
  return result;
}

}  // namespace

std::vector<Misconception> read_misconceptions(std::string_view text) {
  constexpr std::array<std::string_view, 3> keys = {"$schema", "schema_version", "misconceptions"};
  const JsonTree document = parse_json_tree(text);
  expect_keys(document.object("a list of misconceptions"), keys);
  expect_schema(document, "misconceptions");
  std::vector<Misconception> known;
  std::set<std::string> ids;
  const JsonTree::Array& entries = member(document, "misconceptions").array("misconceptions");
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const JsonTree* id = entries[i].find("id");
    const std::string name =
        id != nullptr && id->is_string() ? quote(id->string("id")) : fmt::format("number {}", i + 1);
    try {
      known.push_back(misconception(entries[i]));
      if (!ids.insert(known.back().id).second) refuse(id->place, "another misconception has this id");
    } catch (const ParseError& error) {
      throw ParseError(fmt::format("misconception {}: {}", name, error.what()));
    }
  }
  return known;
}

}  // namespace eightfold::coursework
