// The members of a submission by their keys, in the spellings of students, and the claims in them. The
// readers of numbers and lists are here, since several claims share them.
#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <utility>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "reports/coursework/submission/internal/claim.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::coursework {
namespace {

using reports::quote;

bool belongs_to_exercise(std::string_view key) {
  return is_among(exercise_keys, key) || is_among(convention_keys, key);
}

// Whether two values are the same, apart from their places.
bool same_value(const JsonTree& a, const JsonTree& b) {
  if (a.value.index() != b.value.index()) return false;
  if (const auto* items = std::get_if<JsonTree::Array>(&a.value))
    return std::ranges::equal(*items, std::get<JsonTree::Array>(b.value), same_value);
  if (const auto* members = std::get_if<JsonTree::Object>(&a.value))
    return std::ranges::equal(
        *members, std::get<JsonTree::Object>(b.value),
        [](const auto& x, const auto& y) { return x.key == y.key && same_value(x.value, y.value); });
  if (const auto* text = std::get_if<std::string>(&a.value)) return *text == std::get<std::string>(b.value);
  if (const auto* number = std::get_if<JsonTree::NumberText>(&a.value))
    return plain_number(number->text) == plain_number(std::get<JsonTree::NumberText>(b.value).text);
  if (const auto* truth = std::get_if<bool>(&a.value)) return *truth == std::get<bool>(b.value);
  return true;
}

// Keeps one of several members with one key, unless the key is that of a claim.
class UniqueMembers {
 public:
  explicit UniqueMembers(UnreadParts& unread) : unread_(unread) {}

  void add(JsonTree::Member member) {
    const bool may_repeat = !belongs_to_exercise(member.key) && !is_among(free_keys, member.key);
    const auto [it, is_new] =
        may_repeat ? std::pair(first_.end(), true) : first_.emplace(member.key, members_.size());
    if (is_new) return members_.push_back(std::move(member));
    if (same_value(members_[it->second].value, member.value))
      unread_.note(member.place, fmt::format("{} is given twice, with the same value", quote(member.key)));
    else if (belongs_to_exercise(member.key))
      refuse(member.place,
             fmt::format("the key {} is given twice, with different values; keep one", quote(member.key)));
    else if (member.key != "comment")
      unread_.add("", written_of(member.value),
                  fmt::format("the key {} is given twice; the first value is used", quote(member.key)),
                  member.place);
  }

  JsonTree::Object finish() && { return std::move(members_); }

 private:
  UnreadParts& unread_;
  JsonTree::Object members_;
  std::map<std::string, std::size_t, std::less<>> first_;  // by key
};

bool is_scalar(const JsonTree& tree) { return tree.is_number() || tree.is_string(); }

// Whether the digits of a count can also be a placement.
bool may_be_placement(const JsonTree& value, int n) {
  const std::string text = written_of(value);
  return n > 1 && reports::consists_of(text, "123456789") && text.size() == static_cast<std::size_t>(n);
}

void read_list(std::string_view key, const ClaimReader& reader) {
  if (const JsonTree* list = reader.only_value(key))
    reader.unread.attempt(key, written_of(*list), list->place, [&] {
      reader.submission.lists.emplace(key, reader.placements_in(*list, key, key));
    });
}

// A list without a heading could belong to either list, if one of them has a heading.
void read_bare_list(const ClaimReader& reader) {
  auto& lists = reader.submission.lists;
  const std::string_view other = lists.contains("solutions") ? "solutions" : "representatives";
  read_list("placements", reader);
  // The verdict on a list without a heading depends on its length, so that there must be one.
  if (reader.unread.has("placements")) lists.try_emplace("placements");
  const auto bare = lists.find("placements");
  if (bare == lists.end() || !lists.contains(other)) return;
  reader.unread.add(other, "",
                    "these placements have no heading, but other placements have one; add a heading",
                    bare->second.place);
  lists.erase(bare);
}

}  // namespace

Members members_of(JsonTree tree, UnreadParts& unread) {
  static_cast<void>(tree.object("a submission"));
  Members members;
  UniqueMembers top(unread);
  UniqueMembers conventions(unread);
  Place place_of_conventions;
  const auto add_convention = [&](JsonTree::Member member) {
    if (place_of_conventions.line == 0) place_of_conventions = member.place;
    conventions.add(std::move(member));
  };
  for (JsonTree::Member& member : std::get<JsonTree::Object>(tree.value)) {
    const bool is_schema = is_among(free_keys, member.key);
    const std::string_view key = is_schema ? std::string_view(member.key) : top_key_of(member.key);
    if (key.empty()) {
      members.unknown.push_back(std::move(member));
    } else if (key == "conventions") {
      static_cast<void>(member.value.object("conventions"));
      for (JsonTree::Member& convention : std::get<JsonTree::Object>(member.value.value))
        add_convention(std::move(convention));
    } else {
      member.key = key;
      if (is_among(convention_keys, key))
        add_convention(std::move(member));
      else
        top.add(std::move(member));
    }
  }
  JsonTree::Object known = std::move(top).finish();
  if (place_of_conventions.line != 0)
    known.push_back(
        {"conventions", place_of_conventions, {place_of_conventions, std::move(conventions).finish()}});
  members.known = {tree.place, std::move(known)};
  return members;
}

const JsonTree* ClaimReader::only_value(std::string_view key) const {
  const JsonTree* found = nullptr;
  for (const auto& [name, place, value] : members.known.object("a submission")) {
    const bool is_count = is_counted_list(key) && is_scalar(value);
    if (name != key || is_left_blank(value) || is_count) continue;
    if (found != nullptr && !same_value(*found, value)) {
      unread.add(key, "", fmt::format("{} is given twice, with different contents; keep one", key), place);
      return nullptr;
    }
    if (found != nullptr) unread.note(place, fmt::format("{} is given twice, with the same contents", key));
    found = &value;
  }
  return found;
}

PlacementsClaim ClaimReader::placements_in(const JsonTree& list, std::string_view name,
                                           std::string_view claim) const {
  std::vector<const JsonTree*> items;
  for (const JsonTree& item : list.array(name)) items.push_back(&item);
  return {read_list_of_placements(items, claim, submission, unread).placements, list.place};
}

void read_number_claim(const Claim& claim, const ClaimReader& reader) {
  std::optional<Number> found;
  for (const JsonTree::Member& member : reader.members.known.object("a submission")) {
    const auto& name = member.key;  // not a structured binding: Clang 14 does not capture one
    const auto& place = member.place;
    const auto& value = member.value;
    const bool is_count = name == claim.counted_list && is_scalar(value);
    if ((name != claim.name && !is_count) || is_left_blank(value)) continue;
    reader.unread.attempt(claim.name, written_of(value), place, [&] {
      if (is_count && may_be_placement(value, reader.submission.exercise.n))
        refuse(place, fmt::format("{}: {} can be a number or a placement; write \"{}: {}\", or a vector in "
                                  "brackets",
                                  name, written_of(value), key_of(claim.title), written_of(value)));
      const Number number = read_number(value, claim.name, claim.form == Claim::Form::quotient);
      if (found && found->value != number.value)
        refuse(place, fmt::format("{} is given twice, as {} and as {}; keep one", claim.name,
                                  reports::quote(found->written), reports::quote(number.written)));
      if (found) reader.unread.note(place, fmt::format("{} is given twice, with the same value", claim.name));
      found = number;
    });
  }
  if (found && !reader.unread.has(claim.name)) reader.submission.numbers.emplace(claim.name, *found);
}

void read_list_claim(const Claim& claim, const ClaimReader& reader) { read_list(claim.name, reader); }

void read_claims(const Members& members, bool by_lines, Submission& submission, UnreadParts& unread) {
  const ClaimReader reader{members, by_lines, submission, unread};
  std::vector<Claim> claims = all_claims();
  std::ranges::stable_sort(claims, {}, &Claim::form);
  for (const Claim& claim : claims)
    if (claim.form <= Claim::Form::placements) claim.read(claim, reader);
  read_bare_list(reader);
  for (const Claim& claim : claims)
    if (claim.form > Claim::Form::placements) claim.read(claim, reader);
}

}  // namespace eightfold::coursework
