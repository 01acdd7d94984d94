// The keys of a submission in the spellings of students.
#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <utility>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::coursework {
namespace {

using reports::quote;

bool belongs_to_exercise(std::string_view key) {
  return is_among(exercise_keys, key) || is_among(convention_keys, key);
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

}  // namespace

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

}  // namespace eightfold::coursework
