#include "eightfold/reports/coursework/roster/matching.hpp"

#include <algorithm>
#include <unordered_map>

#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using Places = std::unordered_map<std::string, std::vector<std::size_t>>;

// The words of a name in a fixed order and case.
std::string name_key(std::string_view name) {
  std::vector<std::string> words(1);
  for (const char c : reports::folded(name))
    if (c != ' ' && c != ',' && c != '\t')
      words.back() += c;
    else if (!words.back().empty())
      words.emplace_back();
  std::erase(words, "");
  std::ranges::sort(words);
  return reports::joined(words, " ");
}

class StudentList {
 public:
  explicit StudentList(std::span<const Student> list) : list_(list) {
    const auto add = [](Places& places, std::string key, std::size_t place) {
      if (!key.empty()) places[std::move(key)].push_back(place);
    };
    for (std::size_t i = 0; i < list.size(); ++i) {
      add(ids_, list[i].id, i);
      add(emails_, reports::folded(list[i].email), i);
      add(names_, name_key(list[i].name), i);
    }
  }

  [[nodiscard]] bool has_id(const std::string& id) const { return ids_.contains(id); }

  [[nodiscard]] Match find(const Student& student, bool same_platform) const {
    if (const auto found = ids_.find(student.id); found != ids_.end()) return only(found->second);
    if (const auto found = emails_.find(reports::folded(student.email)); found != emails_.end())
      return only(found->second);
    const auto found = names_.find(name_key(student.name));
    if (found == names_.end()) return {};
    std::vector<std::size_t> same = found->second;
    std::erase_if(same, [&](std::size_t i) {
      const bool other_id = same_platform && !student.id.empty() && !list_[i].id.empty();
      return other_id || (!student.email.empty() && !list_[i].email.empty());
    });
    return only(same);
  }

 private:
  static Match only(const std::vector<std::size_t>& places) {
    if (places.size() == 1) return {places[0], false};
    return {std::nullopt, places.size() > 1};
  }

  std::span<const Student> list_;
  Places ids_;
  Places emails_;
  Places names_;
};

}  // namespace

std::vector<Match> match_students(std::span<const Student> students, std::span<const Student> list) {
  const StudentList all(list);
  const bool same_platform =
      std::ranges::any_of(students, [&](const Student& each) { return all.has_id(each.id); });
  std::vector<Match> matches;
  for (const Student& student : students) matches.push_back(all.find(student, same_platform));
  return matches;
}

}  // namespace eightfold::coursework
